import { formatNumber } from '../../ui/words.ts';
import { printCap } from './fetch-rows.ts';

/** The lines that only paper has: the period, what narrows and orders the table, and which rows these are. */
export function PrintNote({ period, filters, order, from, count, total, isWhole }: PrintNoteProps) {
  const parts = [period, filters.length > 0 ? `Filters: ${filters.join(' · ')}` : 'No filters', order];
  return (
    <div className="print-note">
      <p>{parts.filter(Boolean).join(' · ')}</p>
      {total === null ? (
        <p>The rows had not been loaded when this was printed.</p>
      ) : (
        <p>
          {count === 0
            ? 'No rows'
            : `Rows ${formatNumber(from)} to ${formatNumber(from + count - 1)} of ${formatNumber(total)}`}
          {count < total &&
            (isWhole
              ? `. Printing stops at ${formatNumber(printCap)} rows. Narrow the list or download it.`
              : '. The Print button of the screen prints all of them.')}
        </p>
      )}
    </div>
  );
}

interface PrintNoteProps {
  /** The day or month, and what else was searched for, as people read it. */
  period: string;
  filters: readonly string[];
  /** How the rows are sorted, as people read it; empty when they stand as recorded. */
  order: string;
  /** Number of the first row, how many there are on paper, and how many in all; null while that is not known. */
  from: number;
  count: number;
  total: number | null;
  /** The rows are those of the whole view, not of the shown page. */
  isWhole: boolean;
}
