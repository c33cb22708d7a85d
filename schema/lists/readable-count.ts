import { text } from './column.ts';

/** What is known of how many days a person has in a monthly list. */
export interface CountedDays {
  /** Days that the list holds. */
  readonly dayCount: number;
  /** Days that the service claims; null when it claims none. */
  readonly occurrence?: number | null;
  readonly isCountDifferent?: boolean;
  /** Entries of the service's list that are not days, or stand there twice. */
  readonly ignoredEntries?: number;
}

/** How many days a monthly row has; empty where it names some and none of them could be read. */
export const readableCount = ({ dayCount, ignoredEntries = 0 }: CountedDays): number | '' =>
  dayCount === 0 && ignoredEntries > 0 ? '' : dayCount;

/** What is wrong with a count, in words; an empty string for a count that agrees with its list. */
export function describeCount({ dayCount, occurrence, isCountDifferent, ignoredEntries = 0 }: CountedDays): string {
  const parts = [
    isCountDifferent && `${dayCount} dates, total says ${occurrence ?? 'nothing'}`,
    ignoredEntries > 0 && `${ignoredEntries} unreadable or double`,
  ];
  return parts.filter(Boolean).join('; ');
}

/** The same as a column. */
export const remarkColumn = text(
  'Remark',
  'How the count of days differs from the dates; an empty string where it does not.',
  describeCount,
  { isUnsearched: true, isFilterOnly: true, isSeldom: true },
);
