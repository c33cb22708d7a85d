import { skipToken } from '@apollo/client/react';
import { formatMonth } from '../../../schema/format.ts';
import { readFailure } from '../../api/failure.ts';
import { useNearSerialLatenessQuery } from '../../api/generated/dashboard.ts';
import { DaysRead } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { Failed, FirstLoad, LateFailure } from '../../ui/states.tsx';
import { useLateCode } from '../../ui/use-late-code.ts';
import { DaysFailed } from './days-failed.tsx';
import { useFailureToasts } from './failure-toasts.ts';
import './near-serial-card.css';

/** People that the card names; the others are a link away. */
const shown = 6;

const loadPeople = () => import('./near-serial-names.tsx').then(({ NearSerialNames }) => NearSerialNames);

/** Who becomes serially late with the next late day of the month, latest first. Asks when `isReady`. */
export function NearSerialCard({ date, isReady }: { date: string; isReady: boolean }) {
  const month = date.slice(0, 7);
  const variables = { month, first: shown, offset: 0, facets: [] };
  const { data, error, loading, refetch } = useNearSerialLatenessQuery(
    isReady ? { variables, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const list = data?.nearSerialLateness;
  const { Component: People, failure, retry: fetchAgain } = useLateCode(loadPeople, Boolean(list));
  const isAskingAgain = useMoreDays(month, list?.coverage, refetch);
  const noteRetry = useFailureToasts('near serial', isAskingAgain ? undefined : list?.sources, error, loading);
  const retry = () => {
    noteRetry();
    refetch().catch(() => undefined);
  };
  return (
    <section className="panel near-serial" aria-labelledby="near-serial-title" aria-busy={loading || !isReady}>
      <header>
        <h2 id="near-serial-title">One more and serial</h2>
        <p>
          {formatMonth(month)} <DaysRead coverage={list?.coverage} isWholeSaid />
        </p>
      </header>
      {list && People && <People list={list} month={month} />}
      {list && failure && <LateFailure failure={failure} onRetry={fetchAgain} />}
      {!(list && (People || failure)) && !error && <FirstLoad label="Loading who is near serial lateness" rows={5} />}
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
