import type { ListArgument } from './list.ts';

/** The day that a list is of. */
export const date = { type: 'Date!', description: 'The day.' } satisfies ListArgument;

/** The month that a list is of. */
export const month = { type: 'Month!', description: 'The month.' } satisfies ListArgument;

/** Whose month a list is. */
export const person = {
  staffID: { type: 'String!', description: 'Staff ID, 1 to 64 characters.' },
  personID: {
    type: 'ID',
    description: 'Only this person, where several people have had the staff ID: StaffSummary.personID.',
  },
} satisfies Readonly<Record<string, ListArgument>>;

/** The month that a list is of, said by itself or by a day, which upstream is then asked with. */
export const monthOrDate = {
  month: { type: 'Month', description: 'The month; upstream is asked with its first day. Give either it or `date`.' },
  date: {
    type: 'Date',
    description: 'A day of the month; upstream is asked with this day. Give either it or `month`.',
  },
} satisfies Readonly<Record<string, ListArgument>>;
