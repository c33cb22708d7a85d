import { formatNumber } from '../../ui/words.ts';
import { useShownReport } from '../report/report-context.ts';
import { printCap } from './fetch-rows.ts';

/** The lines that only paper has: the period, what narrows and orders the table, and which rows these are. */
export function PrintNote() {
  const { screen, list, rows, printed, period, filters, total } = useShownReport();
  const { columns, view } = screen;
  const order = view.sort && `Sorted by ${columns[view.sort.column]?.header}, ${orderWords[view.sort.direction]}`;
  const parts = [period, filters.length > 0 ? `Filters: ${filters.join(' · ')}` : 'No filters', order];
  const first = printed ? 1 : list.offset + 1;
  const all = printed?.total ?? (list.failure ? null : total);
  const count = rows.length;
  return (
    <div className="print-note">
      <p>{parts.filter(Boolean).join(' · ')}</p>
      {all === null ? (
        <p>The rows had not been loaded when this was printed.</p>
      ) : (
        <p>
          <span>
            {count === 0
              ? 'No rows'
              : `Rows ${formatNumber(first)} to ${formatNumber(first + count - 1)} of ${formatNumber(all)}`}
          </span>
          {count < all && (
            <span>
              {printed
                ? `. Printing stops at ${formatNumber(printCap)} rows. Narrow the list or download it.`
                : '. Print in the menu of the screen prints all of them.'}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

const orderWords = { ASC: 'ascending', DESC: 'descending' } as const;
