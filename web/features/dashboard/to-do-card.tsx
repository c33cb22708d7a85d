import { skipToken } from '@apollo/client/react';
import { Building2, ScanFace, TabletSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findingKinds, findingWords } from '../../../schema/finding-words.ts';
import { reviewWords } from '../../../schema/review-words.ts';
import { columnKey } from '../../../schema/view-address.ts';
import { readFailure } from '../../api/failure.ts';
import { type DayFindingsQuery, useDayFindingsQuery, useSilentDevicesQuery } from '../../api/generated/dashboard.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { DaysRead, isPartial } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { findingIcons } from '../../list/findings/finding-icons.ts';
import { today } from '../../session/today.ts';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Failed } from '../../ui/states.tsx';
import { useFailureToasts } from './failure-toasts.ts';
import { formatCount } from './overview-facts.ts';

const kinds = [...findingKinds, 'FLAG'] as const;
const notReviewed = reviewWords.NOT_REVIEWED;

type Findings = NonNullable<DayFindingsQuery['attendance']>;

const countOf = (list: Findings | null | undefined, name: string) => {
  const values = list?.facets.find(({ column }) => column === name)?.values;
  return values?.find(({ value }) => value === 'Yes')?.count ?? 0;
};

/**
 * What waits for somebody: photos that were not recognised, without those that have been reviewed where the service keeps
 * reviews, devices that are silent, and what was found in the day's sign-ins; each number is a link to exactly those
 * records. It asks nothing before `isReady`.
 */
export function ToDoCard({ date, isReady }: { date: string; isReady: boolean }) {
  const hasReviews = useHasExtension('reviews');
  const isAsked = isReady && hasReviews !== null;
  const variables = { date, kinds: [...kinds], unreviewed: [notReviewed], hasReviews: hasReviews === true };
  const { data, error, loading, refetch, retry: ask } = useDayFindingsQuery(isAsked ? { variables } : skipToken);
  const list = data?.attendance;
  useMoreDays(date, list?.placesCoverage, refetch);
  const retry = useFailureToasts('to check', undefined, error, loading, ask);
  return (
    <Panel className="check-card" style={{ minHeight: 274 }} title="To do" aria-busy={loading || !isAsked}>
      {!list && !error && <Spinner label="Comparing the day's places with four weeks" />}
      {(list || error) && (
        <ul className="finding-links">
          <Photos date={date} flagged={countOf(list, 'FLAG')} unreviewed={data?.unreviewed?.totalCount} />
          <SilentDevices date={date} />
        </ul>
      )}
      {!list && error && !loading && <Failed message={readFailure(error).message} onRetry={retry} />}
      {list && <Found date={date} list={list} />}
    </Panel>
  );
}

interface PhotosProps {
  date: string;
  flagged: number;
  /** How many of them nobody has reviewed; missing where the service keeps no reviews. */
  unreviewed: number | undefined;
}

function Photos({ date, flagged, unreviewed: open }: PhotosProps) {
  const count = open ?? flagged;
  if (count === 0) return null;
  const address = `/attendance/review?${new URLSearchParams({ date, flag: 'Yes', ...(open !== undefined && { review: notReviewed }) })}`;
  const photos = count === 1 ? 'Photo' : 'Photos';
  return (
    <Entry to={address} icon={<ScanFace size={15} aria-hidden />} count={count} isUrgent>
      {open === undefined ? `${photos} not recognised` : `${photos} to review`}
    </Entry>
  );
}

/** Devices that should have sent by now, today. */
function SilentDevices({ date }: { date: string }) {
  const isWatched = useHasExtension('intake') === true && date === today();
  const { data, error } = useSilentDevicesQuery(isWatched ? { variables: {} } : skipToken);
  const count = data?.watchedDevices?.totalCount ?? 0;
  // A service with an older version of the extension answers that it watches none.
  const isUnread = error !== undefined && !readFailure(error).isAnswer;
  if (!isWatched || (!isUnread && count === 0)) return null;
  const icon = <TabletSmartphone size={15} aria-hidden />;
  if (isUnread) {
    return (
      <Entry to="/attendance/devices" icon={icon} isUrgent>
        Devices could not be read
      </Entry>
    );
  }
  return (
    <Entry to="/attendance/devices?state=Silent" icon={icon} count={count} isUrgent>
      {count === 1 ? 'Silent device' : 'Silent devices'}
    </Entry>
  );
}

/** What was found in the day's sign-ins, and what it was compared with. */
function Found({ date, list }: { date: string; list: Findings }) {
  const found = list.movedCentres.length > 0 || findingKinds.some((kind) => countOf(list, kind) > 0);
  const signIns = `${formatCount(list.totalCount)} sign-ins`;
  return (
    <>
      {found ? (
        <ul className="finding-links">
          {findingKinds.map((kind) => {
            const [count, Icon] = [countOf(list, kind), findingIcons[kind]];
            const address = `/all/attendance?date=${date}&mode=signedIn&${columnKey(kind)}=Yes`;
            return (
              count > 0 && (
                <Entry key={kind} to={address} icon={<Icon size={15} aria-hidden />} count={count}>
                  {findingWords[kind]}
                </Entry>
              )
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
      ) : (
        <p className="note">{`Nothing to check in ${signIns}${isPartial(list.placesCoverage) ? ' so far' : ''}.`}</p>
      )}
      <p className="note">
        <span>{found ? `Found in ${signIns}, compared` : 'Compared'}</span> with the places of four weeks{' '}
        <DaysRead coverage={list.placesCoverage} />
      </p>
    </>
  );
}

interface EntryProps {
  to: string;
  icon: ReactNode;
  /** How many rows the link opens; missing where that is not known. */
  count?: number;
  isUrgent?: boolean;
  children: string;
}

function Entry({ to, icon, count, isUrgent, children }: EntryProps) {
  return (
    <li>
      <Link to={to} data-urgent={isUrgent}>
        {icon}
        <span>{children}</span> {count !== undefined && <strong>{formatCount(count)}</strong>}
      </Link>
    </li>
  );
}
