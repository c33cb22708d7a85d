import { reasonWords } from '../../schema/reason-words.ts';
import './reasons.css';

/** A reason of a person's day. */
export type Reason = keyof typeof reasonWords;

/** Every reason, those first who were there, then those who were not, then those who need not have been. */
export const reasonOrder: readonly Reason[] = [
  'PRESENT',
  'PRESENT_LATE',
  'SIGNED_OUT_ONLY',
  'ABSENT',
  'OUTAGE',
  'UNEXPLAINED',
  'NO_SHIFT',
  'NOT_DUE_YET',
  'ON_LEAVE',
  'HOLIDAY',
  'DAY_OFF',
  'NEW',
];

/** The class that gives a reason's colours to what bears it, as `--reason` and `--reason-fg`. */
export const reasonClass = (reason: Reason) => `reason-${reason.toLowerCase().replaceAll('_', '-')}`;

/** The values of a day's columns with their counts, as the gateway answers them. */
export type ReasonFacets = readonly {
  readonly column: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}[];

/** The reasons that a day has, with their people. */
export function countReasons(facets: ReasonFacets | undefined): readonly { reason: Reason; people: number }[] {
  const values = facets?.find(({ column }) => column === 'REASON')?.values ?? [];
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  return reasonOrder.flatMap((reason) => {
    const people = counts.get(reasonWords[reason]) ?? 0;
    return people > 0 ? [{ reason, people }] : [];
  });
}

/** Address of the list of a day's people, of all or of one reason alone. */
export const reasonAddress = (date: string, reason?: Reason) =>
  `/attendance/day?${new URLSearchParams({ date, ...(reason && { reason: reasonWords[reason] }) })}`;
