import { formatTimestamp } from '../../schema/format.ts';
import { timeZone } from '../session/today.ts';
import { PendingFacts } from '../ui/pending-facts.tsx';
import './list-facts.css';
import type { ReportList } from './use-report-list.ts';

/** What a list shows: its search in words, how many records, and as of when on whose clock. */
export function ListFacts({ period, list }: { period: string; list: ReportList<unknown> }) {
  const { page, isLoading, failure } = list;
  return (
    <>
      {period && <span>{period}</span>}
      {page && !isLoading && !failure && <Known total={page.totalCount} asOf={page.asOf} />}
      {isLoading && <PendingFacts texts={['100 records', 'as of 10:00:00 am']} />}
    </>
  );
}

function Known({ total, asOf }: { total: number; asOf: string }) {
  const [day, time] = formatTimestamp(asOf).split(', ');
  return (
    <>
      <span>
        {total.toLocaleString('en')} {total === 1 ? 'record' : 'records'}
      </span>
      {time && (
        <span title={`${day}, ${time}`}>
          as of {time} <span className="facts-zone">({timeZone()})</span>
        </span>
      )}
    </>
  );
}
