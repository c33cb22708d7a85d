import * as z from 'zod/mini';
import { type LeaveKindName, leaveKinds } from '../../../schema/leave-words.ts';
import { maximumLeaveDays } from '../../../schema/limits.ts';
import { tidyID } from '../../../schema/tidy-text.ts';
import { dayNumber, isDay } from '../../../schema/time.ts';
import type { LeaveChanges } from '../../api/generated/types.ts';
import { requiredChoice } from '../../ui/text-checks.ts';

/** What is known of a leave before its form is filled in: the person, and the days where they are known. */
export interface LeaveStart {
  /** Empty for a leave of anybody. */
  readonly staffID: string;
  /** The service's id of the person; undefined for who has the staff ID now. */
  readonly personID?: string | null | undefined;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly kind: LeaveKindName | '';
  readonly note: string;
}

/** The kinds as a select offers them. */
export const leaveKindOptions = Object.entries(leaveKinds).map(([value, { word }]) => ({ value, label: word }));

/** Checks a leave: all but the note is given, and the days are in order. The fields cut what is too long. */
export const leaveSchema = z
  .object({
    staffID: z.string().check(z.overwrite(tidyID), z.minLength(1, 'Enter the staff ID.')),
    from: z.string().check(z.refine(isDay, 'Enter the first day.')),
    to: z.string().check(z.refine(isDay, 'Enter the last day.')),
    kind: z.pipe(
      requiredChoice('kind of leave'),
      z.transform((kind) => kind as LeaveKindName),
    ),
    note: z.string().check(z.trim()),
  })
  .check(
    z.refine((leave) => !(daysOf(leave) < 1), {
      path: ['to'],
      error: 'The last day is before the first day. Enter a later one.',
    }),
    z.refine((leave) => !(daysOf(leave) > maximumLeaveDays), {
      path: ['to'],
      error: `A leave has ${maximumLeaveDays} days at most. Enter an earlier day.`,
    }),
  );

/** A leave that was checked. */
export type CheckedLeave = z.output<typeof leaveSchema>;

/** Days of a leave; NaN while one of both is none. */
const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  isDay(from) && isDay(to) ? dayNumber(to) - dayNumber(from) + 1 : Number.NaN;

/** What of a stored leave an edit changes; null for nothing. */
export function leaveChanges(before: LeaveStart, after: CheckedLeave): LeaveChanges | null {
  const fields = ['from', 'to', 'kind', 'note'] as const;
  const changed = fields.filter((name) => before[name] !== after[name]);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, after[name]]));
}
