import { skipToken } from '@apollo/client/react';
import { Building2, CalendarClock, ScanFace } from 'lucide-react';
import { Link } from 'react-router-dom';
import { findingKinds, findingWords } from '../../../schema/finding-words.ts';
import { columnKey } from '../../../schema/view-address.ts';
import { readFailure } from '../../api/failure.ts';
import { useDayFindingsQuery } from '../../api/generated/day-findings.ts';
import { DaysRead, isPartial } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { findingIcons } from '../../list/findings/finding-icons.ts';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Failed } from '../../ui/states.tsx';
import './check-card.css';
import { useFailureToasts } from './failure-toasts.ts';
import { formatCount } from './overview-facts.ts';
import { SilentDevices } from './silent-devices.tsx';

const countedColumns = [...findingKinds, 'FLAG'] as const;

/**
 * What waits for somebody: photos that were not recognised, with the way to their review, what was found in the day's
 * sign-ins, each number a link to exactly those records, and who is one late day below the limit; null for `nearSerial`
 * while that is not known. It asks nothing before `isReady`.
 */
export function CheckCard({ date, nearSerial, isReady }: CheckCardProps) {
  const variables = { date, kinds: [...countedColumns] };
  const { data, error, loading, refetch, retry: ask } = useDayFindingsQuery(isReady ? { variables } : skipToken);
  const list = data?.attendance;
  useMoreDays(date, list?.placesCoverage, refetch);
  const retry = useFailureToasts('to check', undefined, error, loading, ask);
  const countOf = (name: string) => {
    const values = list?.facets.find(({ column }) => column === name)?.values;
    return values?.find(({ value }) => value === 'Yes')?.count ?? 0;
  };
  const flagged = countOf('FLAG');
  const counts = findingKinds.map((kind) => ({ kind, count: countOf(kind) }));
  const isQuiet = counts.every(({ count }) => count === 0) && list?.movedCentres.length === 0;
  return (
    <Panel className="check-card" title="To do" aria-busy={loading || !isReady}>
      {!list && !error && <Spinner label="Comparing the day's places with four weeks" />}
      {(list || error) && (
        <ul>
          {flagged > 0 && (
            <li className="check-red">
              <Link to={`/attendance/review?date=${date}`}>
                <ScanFace size={15} aria-hidden />
                <span>{flagged === 1 ? 'Photo not recognised' : 'Photos not recognised'}</span>{' '}
                <strong>{formatCount(flagged)}</strong>
              </Link>
            </li>
          )}
          <SilentDevices date={date} />
          {nearSerial ? (
            <li>
              <Link to={`/dashboard/near-serial?month=${date.slice(0, 7)}`}>
                <CalendarClock size={15} aria-hidden />
                One late day from the limit <strong>{formatCount(nearSerial)}</strong>
              </Link>
            </li>
          ) : null}
        </ul>
      )}
      {!list && error && !loading && <Failed message={readFailure(error).message} onRetry={retry} />}
      {list && isQuiet && (
        <p className="note">
          {`Nothing to check in ${formatCount(list.totalCount)} sign-ins${isPartial(list.placesCoverage) ? ' so far' : ''}.`}
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
                    <span>{findingWords[kind]}</span> <strong>{formatCount(count)}</strong>
                  </Link>
                </li>
              );
            })}
          {list.movedCentres.map(({ serviceCentre, evidence }) => (
            <li key={serviceCentre} title={evidence}>
              <span>
                <Building2 size={15} aria-hidden />
                <span>{`${serviceCentre} moved`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {list && (
        <p className="note">
          <span>{isQuiet ? 'Compared' : `of ${formatCount(list.totalCount)} sign-ins, compared`}</span> with the places
          of four weeks <DaysRead coverage={list.placesCoverage} />
        </p>
      )}
    </Panel>
  );
}

interface CheckCardProps {
  date: string;
  nearSerial: number | null;
  isReady: boolean;
}
