import { type LeaveKindName, leaveKinds } from '../../../schema/leave-words.ts';
import { maximumLeaveDays } from '../../../schema/limits.ts';
import { tidyID } from '../../../schema/tidy-text.ts';
import { dayNumber, isDay } from '../../../schema/time.ts';
import type { LeaveChanges } from '../../api/generated/types.ts';
import { schemaBy } from '../../ui/use-form.ts';

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

/** What stands in the fields. */
type LeaveTexts = Record<'staffID' | 'from' | 'to' | 'kind' | 'note', string>;

/** A leave that was checked. */
export type CheckedLeave = Omit<LeaveStart, 'name' | 'kind' | 'personID'> & { readonly kind: LeaveKindName };

/** Checks a leave: all but the note is given, and the days are in order. The fields cut what is too long. */
export const leaveSchema = schemaBy((texts: LeaveTexts) => {
  const [staffID, note] = [tidyID(texts.staffID), texts.note.trim()];
  const faults = { ...missingIn({ ...texts, staffID }) };
  if (!faults.from && !faults.to) {
    const days = dayNumber(texts.to) - dayNumber(texts.from) + 1;
    if (days < 1) faults.to = 'The last day is before the first day. Enter a later one.';
    if (days > maximumLeaveDays) faults.to = `A leave has ${maximumLeaveDays} days at most. Enter an earlier day.`;
  }
  if (Object.keys(faults).length > 0) return { faults };
  return { values: { ...texts, staffID, note, kind: texts.kind as LeaveKindName } };
});

function missingIn({ staffID, from, to, kind }: LeaveTexts): Partial<LeaveTexts> {
  return {
    ...(!staffID && { staffID: 'Enter the staff ID.' }),
    ...(!isDay(from) && { from: 'Enter the first day.' }),
    ...(!isDay(to) && { to: 'Enter the last day.' }),
    ...(!kind && { kind: 'Choose the kind of leave.' }),
  };
}

/** What of a stored leave an edit changes; null for nothing. */
export function leaveChanges(before: LeaveStart, after: CheckedLeave): LeaveChanges | null {
  const fields = ['from', 'to', 'kind', 'note'] as const;
  const changed = fields.filter((name) => before[name] !== after[name]);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, after[name]]));
}
