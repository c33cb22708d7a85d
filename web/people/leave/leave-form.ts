import * as z from 'zod/mini';
import { type LeaveKindName, leaveKinds } from '../../../schema/leave-words.ts';
import { maximumLeaveDays, maximumLeaveNoteLength, maximumStaffIDLength } from '../../../schema/limits.ts';
import { dayNumber, isDay } from '../../../schema/time.ts';
import type { LeaveChanges } from '../../api/generated/types.ts';
import { requiredChoice, requiredText } from '../../ui/text-checks.ts';

/** What is known of a leave before its form is filled in: the person, and the days where they are known. */
export interface LeaveStart {
  /** Empty for a leave of anybody. */
  readonly staffID: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly kind: LeaveKindName | '';
  readonly note: string;
}

/** The kinds as a select offers them. */
export const leaveKindOptions = Object.entries(leaveKinds).map(([value, { word }]) => ({ value, label: word }));

const day = (name: string) => z.string().check(z.refine(isDay, `Enter the ${name}.`));

/** A leave as its form checks it: the days in order, both kept. */
export const leaveSchema = z
  .object({
    staffID: requiredText('staff ID', maximumStaffIDLength),
    from: day('first day'),
    to: day('last day'),
    kind: z.pipe(
      requiredChoice('kind of leave'),
      z.transform((name: string) => name as LeaveKindName),
    ),
    note: z
      .string()
      .check(
        z.trim(),
        z.maxLength(maximumLeaveNoteLength, `The note has at most ${maximumLeaveNoteLength} characters.`),
      ),
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'The last day is before the first day. Enter a later one.',
    }),
    z.refine(({ from, to }) => dayNumber(to) - dayNumber(from) < maximumLeaveDays, {
      path: ['to'],
      error: `A leave has ${maximumLeaveDays} days at most. Enter an earlier day.`,
    }),
  );

/** A leave that was checked. */
export type CheckedLeave = z.output<typeof leaveSchema>;

/** What of a stored leave an edit changes; null for nothing. */
export function leaveChanges(before: LeaveStart, after: CheckedLeave): LeaveChanges | null {
  const fields = ['from', 'to', 'kind', 'note'] as const;
  const changed = fields.filter((name) => before[name] !== after[name]);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, after[name]]));
}
