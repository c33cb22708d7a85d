import { useEffect, useState } from 'react';
import { formatTimestamp } from '../../schema/format.ts';
import { timeZone } from '../session/today.ts';

/** The line that only paper has: what narrows the table, and when it was printed in the gateway's zone. */
export function PrintNote({ filters }: { filters: readonly string[] }) {
  const [time, setTime] = useState(clock);
  useEffect(() => {
    const update = () => setTime(clock());
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return (
    <p className="print-note">
      {filters.length > 0 ? `Filters: ${filters.join(' · ')}` : 'No filters'} · Printed {time} ({timeZone()})
    </p>
  );
}

/** Now on the wall clock of the gateway's zone, as timestamps are shown. */
function clock(): string {
  // sv-SE writes YYYY-MM-DD HH:MM:SS.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone(), dateStyle: 'short', timeStyle: 'medium' });
  return formatTimestamp(text.format(new Date()).replace(' ', 'T'));
}
