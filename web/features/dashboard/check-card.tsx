import { Building2 } from 'lucide-react';
import { findingKinds, findingWords } from '../../../schema/finding-words.ts';
import { columnKey } from '../../../schema/view-address.ts';
import { readFailure } from '../../api/failure.ts';
import { useDayFindingsQuery } from '../../api/generated/day-findings.ts';
import { DaysRead, isPartial } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { findingIcons } from '../../list/findings/finding-icons.ts';
import { Link } from '../../ui/link.tsx';
import { Failed, Spinner } from '../../ui/states.tsx';
import './check-card.css';
import { useFailureToasts } from './failure-toasts.ts';
import { formatCount } from './overview-facts.ts';

/** How many of the day's sign-ins call for a look, by what was found, each number a link to exactly those records. */
export function CheckCard({ date }: { date: string }) {
  const { data, error, loading, refetch } = useDayFindingsQuery({ variables: { date, kinds: findingKinds } });
  const list = data?.attendance;
  useMoreDays(date, list?.placesCoverage, refetch);
  const noteRetry = useFailureToasts('to check', undefined, error, loading);
  const retry = () => {
    noteRetry();
    refetch().catch(() => undefined);
  };
  const counts = findingKinds.map((kind) => {
    const values = list?.facets.find(({ column }) => column === kind)?.values;
    return { kind, count: values?.find(({ value }) => value === 'Yes')?.count ?? 0 };
  });
  const isQuiet = counts.every(({ count }) => count === 0) && list?.movedCentres.length === 0;
  return (
    <section className="panel check-card" aria-labelledby="check-title" aria-busy={loading}>
      <h2 id="check-title">To check</h2>
      {!list && !error && <Spinner label="Comparing the day's places with four weeks" />}
      {!list && error && !loading && <Failed message={readFailure(error).message} onRetry={retry} />}
      {list && isQuiet && (
        <p>
          Nothing to check in {formatCount(list.totalCount)} sign-ins{isPartial(list.placesCoverage) ? ' so far' : ''}.
        </p>
      )}
      {list && !isQuiet && (
        <ul>
          {counts
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => {
              const Icon = findingIcons[kind];
              return (
                <li key={kind}>
                  <Link to={`/all/attendance?date=${date}&mode=signedIn&${columnKey(kind)}=Yes`}>
                    <Icon size={15} aria-hidden />
                    {findingWords[kind]} <strong>{formatCount(count)}</strong>
                  </Link>
                </li>
              );
            })}
          {list.movedCentres.map(({ serviceCentre, evidence }) => (
            <li key={serviceCentre} title={evidence}>
              <span>
                <Building2 size={15} aria-hidden />
                {serviceCentre} moved
              </span>
            </li>
          ))}
        </ul>
      )}
      {list && (
        <p>
          {isQuiet ? 'Compared' : `of ${formatCount(list.totalCount)} sign-ins, compared`} with the places of four weeks{' '}
          <DaysRead coverage={list.placesCoverage} />
        </p>
      )}
    </section>
  );
}
