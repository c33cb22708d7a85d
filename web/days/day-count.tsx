import { type CountedDays, describeCount } from '../../schema/lists/readable-count.ts';
import { Badge } from '../ui/badge.tsx';
import { formatNumber } from '../ui/words.ts';

/** The number of days, or what is `shown` in its place, with a mark where the service's claim differs from its own list. */
export function DayCount({ row, shown = formatNumber(row.dayCount) }: { row: CountedDays; shown?: string }) {
  const difference = describeCount(row);
  return (
    <span className="row">
      <span>{shown}</span>
      {difference && (
        <Badge tone="amber" title="The rows come from the listed dates. The total is only shown.">
          {difference}
        </Badge>
      )}
    </span>
  );
}
