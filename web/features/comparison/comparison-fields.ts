import { movePeriod } from '../../days/periods.ts';
import { choiceField, dateField, monthField } from '../../list/view/search-fields.ts';
import { today } from '../../session/today.ts';

const serial = { value: 'SERIAL_LATENESS', word: 'serial', label: 'Serial lateness' } as const;
const absence = { value: 'ABSENCE', word: 'absence', label: 'Absence' } as const;
const minutes = { value: 'LATE_MINUTES', word: 'minutes', label: 'Late minutes' } as const;

/** What can be compared, with its word in the address. */
export const measures = [serial, absence, minutes] as const;

const days = choiceField(
  'Days',
  [
    { value: 'SAME', word: 'same', label: 'Up to the same day' },
    { value: 'ALL', word: 'all', label: 'Whole months' },
  ],
  'SAME',
);

/** What people can be grouped by, with its word in the address. */
export const groupings = [
  { value: 'DISTRICT', word: 'district', label: 'Districts' },
  { value: 'SERVICE_CENTRE', word: 'centre', label: 'Service centres' },
  { value: 'DEPARTMENT', word: 'department', label: 'Departments' },
] as const;

const by = choiceField('Rows', groupings, 'SERVICE_CENTRE');

const thisMonth = () => today().slice(0, 7);

const months = {
  later: monthField('Month'),
  earlier: { ...monthField('Compared with'), initial: () => movePeriod(thisMonth(), -1) },
  measure: choiceField('Of', measures, 'SERIAL_LATENESS'),
  days,
};

// The last day that is over, and its weekday the week before.
const twoDays = {
  later: { ...dateField('Day'), initial: () => movePeriod(today(), -1) },
  earlier: { ...dateField('Compared with'), initial: () => movePeriod(today(), -8) },
  measure: choiceField('Of', [absence, minutes], 'ABSENCE'),
};

/** Search fields of a comparison: of months or of days, of people or of groups. */
export const comparisonFields = {
  staff: { months, days: twoDays },
  groups: { months: { ...months, by }, days: { ...twoDays, by } },
} as const;

/** Whether an address compares days. */
export const comparesDays = (parameters: URLSearchParams): boolean => parameters.get('later')?.length === 10;
