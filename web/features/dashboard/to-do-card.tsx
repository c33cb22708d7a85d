import { skipToken } from '@apollo/client/react';
import { Building2, ScanFace, TabletSmartphone } from 'lucide-react';
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
import { counted } from '../../ui/words.ts';
import { useFailureToasts } from './failure-toasts.ts';
import { type Finding, FindingLinks } from './finding-links.tsx';

const kinds = [...findingKinds, 'FLAG'] as const;
const notReviewed = reviewWords.NOT_REVIEWED;

type DayFindings = NonNullable<DayFindingsQuery['attendance']>;

const countOf = (list: DayFindings | null | undefined, name: string) => {
  const values = list?.facets.find(({ column }) => column === name)?.values;
  return values?.find(({ value }) => value === 'Yes')?.count ?? 0;
};

/**
 * What is to be done: photos that were not recognised and, where the service keeps reviews, are not reviewed; silent
 * devices; and findings in the day's sign-ins. Each number is a link to exactly those records. It asks nothing before
 * `isReady`.
 */
export function ToDoCard({ date, isReady }: { date: string; isReady: boolean }) {
  const hasReviews = useHasExtension('reviews');
  const isAsked = isReady && hasReviews !== null;
  const variables = { date, kinds: [...kinds], unreviewed: [notReviewed], hasReviews: hasReviews === true };
  const { data, error, loading, refetch, retry: ask } = useDayFindingsQuery(isAsked ? { variables } : skipToken);
  const list = data?.attendance;
  useMoreDays(date, list?.placesCoverage, refetch);
  const retry = useFailureToasts('to check', undefined, error, loading, ask);
  const photos = photosOf(date, countOf(list, 'FLAG'), data?.unreviewed?.totalCount);
  const urgent = [...photos, ...useSilentDevices(date, isReady)];
  return (
    <Panel className="check-card" style={{ minHeight: 274 }} title="To do" aria-busy={loading || !isAsked}>
      {list || error ? <FindingLinks of={urgent} /> : <Spinner label="Comparing the day's places with four weeks" />}
      {!list && error && !loading && <Failed message={readFailure(error).message} onRetry={retry} />}
      {list && <Found date={date} list={list} />}
    </Panel>
  );
}

/** Photos without a review; where the service keeps no reviews, all photos that were not recognised. */
function photosOf(date: string, flagged: number, unreviewed: number | undefined): Finding[] {
  const count = unreviewed ?? flagged;
  if (count === 0) return [];
  const query = { date, flag: 'Yes', ...(unreviewed !== undefined && { review: notReviewed }) };
  const label = `${count === 1 ? 'Photo' : 'Photos'} ${unreviewed === undefined ? 'not recognised' : 'to review'}`;
  return [{ label, count, to: `/attendance/review?${new URLSearchParams(query)}`, Icon: ScanFace, isUrgent: true }];
}

/** Devices that should have sent by now, today. It asks nothing before `isReady`. */
function useSilentDevices(date: string, isReady: boolean): Finding[] {
  const isWatched = useHasExtension('intake') === true && date === today();
  const { data, error } = useSilentDevicesQuery(isWatched && isReady ? { variables: {} } : skipToken);
  const count = data?.watchedDevices?.totalCount ?? 0;
  const silent = { Icon: TabletSmartphone, isUrgent: true };
  if (!isWatched) return [];
  // A service with an older version of the extension answers that it watches none.
  if (error && !readFailure(error).isAnswer)
    return [{ ...silent, label: 'Devices could not be read', to: '/attendance/devices' }];
  if (count === 0) return [];
  const label = count === 1 ? 'Silent device' : 'Silent devices';
  return [{ ...silent, label, count, to: '/attendance/devices?state=Silent' }];
}

/** What was found in the day's sign-ins, and what it was compared with. */
function Found({ date, list }: { date: string; list: DayFindings }) {
  const found: readonly Finding[] = [
    ...findingKinds
      .map((kind) => ({
        label: findingWords[kind],
        count: countOf(list, kind),
        to: `/all/attendance?date=${date}&mode=signedIn&${columnKey(kind)}=Yes`,
        Icon: findingIcons[kind],
      }))
      .filter(({ count }) => count > 0),
    ...list.movedCentres.map(({ serviceCentre, evidence }) => ({
      label: `${serviceCentre} moved`,
      Icon: Building2,
      evidence,
    })),
  ];
  const isFound = found.length > 0;
  const signIns = counted(list.totalCount, 'sign-in', 'sign-ins');
  return (
    <>
      <FindingLinks of={found} />
      {!isFound && (
        <p className="note">{`Nothing to check in ${signIns}${isPartial(list.placesCoverage) ? ' so far' : ''}.`}</p>
      )}
      <p className="note">
        <span>{isFound ? `Found in ${signIns}, compared` : 'Compared'}</span> with the places of four weeks{' '}
        <DaysRead coverage={list.placesCoverage} />
      </p>
    </>
  );
}
