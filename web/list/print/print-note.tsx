import { useEffect, useState } from 'react';
import { formatTimestamp } from '../../../schema/format.ts';
import { timeZone, wallClock } from '../../session/today.ts';
import { printCap } from './fetch-rows.ts';

/** The lines that only paper has: what narrows and orders the table, which rows these are, and when it was printed. */
export function PrintNote({ filters, order, from, count, total, hasFailed }: PrintNoteProps) {
  const [time, setTime] = useState(clock);
  useEffect(() => {
    const update = () => setTime(clock());
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  const number = (value: number) => value.toLocaleString('en');
  return (
    <div className="print-note">
      <p>
        {filters.length > 0 ? `Filters: ${filters.join(' · ')}` : 'No filters'}
        {order && ` · ${order}`} · Printed {time} ({timeZone()})
      </p>
      {total !== null && (
        <p>
          {count === 0 ? 'No rows' : `Rows ${number(from)} to ${number(from + count - 1)} of ${number(total)}`}
          {hasFailed && '. The other rows could not be loaded: print again.'}
          {!hasFailed &&
            count < total &&
            `. Printing stops at ${number(printCap)} rows. Narrow the list or download it.`}
        </p>
      )}
    </div>
  );
}

interface PrintNoteProps {
  filters: readonly string[];
  /** How the rows are sorted, as people read it; empty when they stand as recorded. */
  order: string;
  /** Number of the first row, how many there are on paper, and how many in all; null while that is not known. */
  from: number;
  count: number;
  total: number | null;
  /** True when only the shown page could be had. */
  hasFailed: boolean;
}

/** Now on the wall clock of the gateway's zone, as timestamps are shown. */
const clock = () => formatTimestamp(wallClock());
