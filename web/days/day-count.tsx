import { Badge } from '../ui/badge.tsx';
import { formatNumber } from '../ui/words.ts';

/** What is known of how many days a person has in a monthly report. */
export interface CountedRow {
  /** Days that the list holds. */
  readonly dayCount: number;
  /** Days that the service claims; null when it claims none. */
  readonly occurrence: number | null;
  readonly isCountDifferent: boolean;
  /** Entries of the service's list that are not days, or stand there twice. */
  readonly ignoredEntries?: number;
}

/** The number of days, or what is `shown` in its place, with a mark where the service's claim differs from its own list. */
export function DayCount({ row, shown = formatNumber(row.dayCount) }: { row: CountedRow; shown?: string | undefined }) {
  return (
    <span className="row">
      {shown}
      <CountMark row={row} />
    </span>
  );
}

/** What is wrong with a row's count, as a mark; nothing for a count that agrees with its list. */
function CountMark({ row }: { row: CountedRow }) {
  const text = describeCount(row);
  if (!text) return null;
  return (
    <Badge tone="amber" title="The rows come from the listed dates; the claimed number is only shown.">
      {text}
    </Badge>
  );
}

/** What is wrong with a count, in words; an empty string for a count that agrees with its list. */
export function describeCount({ dayCount, occurrence, isCountDifferent, ignoredEntries = 0 }: CountedRow): string {
  const parts = [
    isCountDifferent && `${dayCount} listed, ${occurrence ?? 'none'} claimed`,
    ignoredEntries > 0 && `${ignoredEntries} unreadable or double`,
  ];
  return parts.filter(Boolean).join('; ');
}
