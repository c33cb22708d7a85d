import { skipToken } from '@apollo/client/react';
import { ArrowRight } from 'lucide-react';
import { formatMonth } from '../../../schema/format.ts';
import type { NearSerialLatenessQuery } from '../../generated/dashboard.ts';
import { useNearSerialLatenessQuery } from '../../generated/dashboard.ts';
import { readFailure } from '../../report/failure.ts';
import { StaffName } from '../../report/staff-name.tsx';
import { Link } from '../../ui/link.tsx';
import { Failed, FirstLoad } from '../../ui/states.tsx';
import { DaysFailed } from './days-failed.tsx';
import { DaysRead } from './days-read.tsx';
import './near-serial-card.css';
import { formatCount } from './overview-facts.ts';
import { useMissingDays } from './use-missing-days.ts';

type NearSerial = NonNullable<NearSerialLatenessQuery['nearSerialLateness']>;

/** People that the card names; the others are a link away. */
const shown = 6;

/** Who becomes serially late with the next late day of the month, latest first (N-08). Asks when `isReady`. */
export function NearSerialCard({ date, isReady }: { date: string; isReady: boolean }) {
  const month = date.slice(0, 7);
  const variables = { month, first: shown, offset: 0, facets: [] };
  const { data, error, loading, refetch } = useNearSerialLatenessQuery(
    isReady ? { variables, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const list = data?.nearSerialLateness;
  const isAskingAgain = useMissingDays(list && { read: list.daysRead, asked: list.daysAsked }, refetch);
  const retry = () => {
    refetch().catch(() => undefined);
  };
  return (
    <section className="panel near-serial" aria-labelledby="near-serial-title" aria-busy={loading || !isReady}>
      <header>
        <h2 id="near-serial-title">One more and serial</h2>
        <p>
          {formatMonth(month)}
          {list && (
            <>
              {' · '}
              <DaysRead read={list.daysRead} asked={list.daysAsked} />
            </>
          )}
        </p>
      </header>
      {list && <People list={list} month={month} />}
      {!list && !error && <FirstLoad label="Loading who is near serial lateness" rows={5} />}
      {list && !isAskingAgain && (
        <DaysFailed
          sources={list.sources}
          label="Retry who is near serial lateness"
          isLoading={loading}
          onRetry={retry}
        />
      )}
      {!list && error && !loading && <Failed message={readFailure(error).message} onRetry={retry} />}
    </section>
  );
}

function People({ list, month }: { list: NearSerial; month: string }) {
  if (list.totalCount === 0)
    return <p className="near-serial-none">Nobody is one late day below their shift's limit.</p>;
  return (
    <>
      <ul>
        {list.nodes.map((row) => (
          <li key={row.key}>
            <span className="near-serial-name">
              <StaffName staff={row.staff} period={month} />
            </span>
            <span className="near-serial-days">
              {row.dayCount} of {row.threshold} late days
            </span>
            <span className="near-serial-place">
              {[row.staff.staffID, row.shift, row.staff.district].filter(Boolean).join(' · ')}
            </span>
            <span className="near-serial-last">last {row.daysLate.at(-1)}</span>
          </li>
        ))}
      </ul>
      <footer>
        <Link className="near-serial-all" to={`/dashboard/near-serial?month=${month}`}>
          {list.totalCount === 1 ? 'Show the list' : `Show all ${formatCount(list.totalCount)}`}
          <ArrowRight size={15} aria-hidden />
        </Link>
        {list.withoutRule > 0 && <span>{formatCount(list.withoutRule)} late without a known shift</span>}
      </footer>
    </>
  );
}
