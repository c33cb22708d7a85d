import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMonth, formatTimestamp } from '../../../schema/format.ts';
import { errorText, readFailure } from '../../api/failure.ts';
import { usePersonMonthQuery } from '../../api/generated/person.ts';
import { useFailureNotice } from '../../api/use-failure-notice.ts';
import { useQuietRefetch } from '../../api/use-quiet-refetch.ts';
import { allMarks, DayLegend, DayShapes, dayWord } from '../../days/day-mark.tsx';
import { DaysRead, isPartial, RegisterNote } from '../../days/days-read.tsx';
import { PeriodSteps } from '../../days/period-steps.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import type { LeaveStart } from '../../people/leave/leave-form.ts';
import { LeaveModal, newLeave } from '../../people/leave/leave-modal.tsx';
import { useMayWriteLeave } from '../../people/leave/may-write-leave.ts';
import { staffAttendanceAddress } from '../../people/staff-name.tsx';
import { timeZone } from '../../session/today.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PendingFacts } from '../../ui/pending-facts.tsx';
import { Empty, Failed, FailedNote, FirstLoad } from '../../ui/states.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { formatNumber } from '../../ui/words.ts';
import { DayDetails, RecordList } from './day-details.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { MonthPhotos, PersonComparison } from './month-photos.tsx';
import './person.css';
import { PageNotes } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { dayToShow, nameOf, type Person } from './person-facts.ts';
import { PersonFindings, type PersonFound } from './person-findings.tsx';
import { PersonHead, usePersonMonths } from './person-head.tsx';
import { PersonReviews } from './person-reviews.tsx';
import { ofPerson, type PersonView, usePersonView } from './use-person-view.ts';

/** `/person/:staffID`: one person's month, day by day, with photos, records and counts. */
export function PersonPage() {
  const asked = usePersonView();
  const { staffID, personID, month } = asked;
  const result = usePersonMonthQuery({
    variables: { staffID, ...(personID && { personID }), month },
    notifyOnNetworkStatusChange: true,
  });
  const { data, previousData, error, refetch, retry } = result;
  const { isRefreshing, refresh } = useQuietRefetch(refetch);
  const loading = result.loading && !(isRefreshing && data);
  useMoreDays(`${staffID} ${personID} ${month}`, data?.personMonth?.coverage, refresh);
  // The month before stays while the next one loads, but nobody else's.
  const earlier = previousData?.personMonth;
  const isSame =
    earlier?.staff.staffID === staffID && (personID === '' || (earlier.staff.personID ?? personID) === personID);
  const person = data?.personMonth ?? (loading && isSame ? earlier : null);
  const view = ofPerson(asked, person?.staff.personID);
  const failure = error && !loading ? readFailure(error) : null;
  const mayAddLeave = useMayWriteLeave();
  const leave = useDialog<LeaveStart>();
  const day = person ? dayToShow(person.days, view.day)?.date : undefined;

  useFailureNotice(`The month of ${staffID}`, error, loading);

  return (
    <div className="person">
      <PageHead
        title={person ? nameOf(person) : loading ? staffID : 'Person'}
        known={person?.staff.personID ? `&person=${encodeURIComponent(person.staff.personID)}` : undefined}
        steps={<PeriodSteps period={month} onGo={(next) => view.change({ month: next, day: '', open: '' })} />}
        facts={
          <>
            <span>{staffID}</span>
            {person && !loading && !failure && <AsOf instant={person.asOf} />}
            {loading && <PendingFacts texts={['as of 10:00:00 am']} />}
          </>
        }
      >
        <Button title="Print this month (Ctrl+P)" disabled={!person || loading} onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        {mayAddLeave && (
          <AddButton look="plain" label="Add Leave" onClick={() => person && leave.open(newLeave(person.staff, day))} />
        )}
      </PageHead>
      <PageNotes notes={view.notes} />
      {failure && <Failed message={`Could not load. ${failure.message}`} onRetry={retry} />}
      {!failure && person && <Month person={person} view={view} isLoading={loading} onRetry={retry} />}
      {!failure && !person && loading && <FirstLoad label="Loading the month" shape="cards" rows={6} />}
      {!failure && !person && !loading && <Unknown view={view} />}
      {leave.subject && (
        <LeaveModal key={leave.key} isOpen={leave.isOpen} onClose={leave.close} id={null} start={leave.subject} />
      )}
    </div>
  );
}

function Month({ person, view, isLoading, onRetry }: MonthProps) {
  const day = dayToShow(person.days, view.day);
  const shown = person.days.map(dayWord);
  const failed = person.sources.find(({ ok }) => !ok);
  const { onOpen } = view;
  const [found, setFound] = useState<PersonFound | null>(null);
  const counted = usePersonMonths(person);
  const isSeriallyLate = counted.months.at(-1)?.isSeriallyLate === true;
  return (
    <>
      <DayShapes />
      <PersonFindings staff={person.staff} month={person.month} name={nameOf(person)} onFound={setFound} />
      {failed && (
        <FailedNote
          message={`Some information is missing: ${errorText(failed.code, failed.message)}`}
          onRetry={onRetry}
          isLoading={isLoading}
        />
      )}
      {!failed && counted.failure && (
        <FailedNote
          message={`The months before are not all known. ${counted.failure}`}
          onRetry={counted.retry}
          isLoading={counted.isPending}
        />
      )}
      <div className="person-grid" aria-busy={isLoading}>
        <PersonHead person={person} counted={counted} searchOf={view.searchOf} />
        <Panel
          className="person-month"
          title={formatMonth(person.month)}
          facts={
            <>
              <span>{describeMonth(person, isSeriallyLate)}</span>
              {isSeriallyLate && (
                <>
                  {' · '}
                  <Link className="link screen-only" to={letterAddress(person)}>
                    Letter
                  </Link>
                </>
              )}
            </>
          }
        >
          <p className="person-basis">
            <DaysRead coverage={person.coverage} />
            <RegisterNote isShown={person.isRegisterOfToday} />
          </p>
          <MonthCalendar
            month={person.month}
            days={person.days}
            chosen={day?.date}
            searchOf={view.searchOf}
            checksOf={({ records }) => found?.words(records.map(({ key }) => key)) ?? []}
          />
          <DayLegend days={allMarks.filter((mark) => shown.includes(dayWord(mark)))} />
        </Panel>
        {day && <DayDetails day={day} name={nameOf(person)} marks={found?.marks} onOpen={onOpen} />}
        <MonthPhotos person={person} onOpen={onOpen} />
        {person.otherRecords.length > 0 && (
          <Panel
            title={
              person.days.some(({ unknown }) => unknown === 'UNREAD')
                ? 'Records whose day is not known'
                : 'Records that belong to no day of the month'
            }
          >
            <RecordList records={person.otherRecords} name={nameOf(person)} marks={found?.marks} onOpen={onOpen} />
          </Panel>
        )}
        <PersonReviews person={person} searchOf={view.searchOf} />
      </div>
      <PersonComparison person={person} open={isLoading ? '' : view.open} onOpen={onOpen} />
    </>
  );
}

/** The lateness letter of the month to the person alone. */
const letterAddress = ({ staff, month }: Person) =>
  `/report/serialatness/letters?${new URLSearchParams({ month, search: staff.staffID })}`;

interface MonthProps {
  person: Person;
  view: PersonView;
  isLoading: boolean;
  onRetry: () => void;
}

/** What the month comes to, in words. */
function describeMonth({ counts, shift, days, otherRecords, coverage }: Person, isSeriallyLate: boolean): string {
  const { lateDays, absentDays, flagged } = counts;
  if (otherRecords.length === 0 && days.every(({ records }) => records.length === 0)) return 'No sign-ins or sign-outs';
  if ([lateDays, absentDays, flagged].every((count) => count == null)) return 'Not known';
  const serial = shift?.serialLatenessThreshold;
  const known = (count: number | null | undefined, what: string, least = '') =>
    count == null ? `${what} not known` : `${least}${formatNumber(count)} ${what}`;
  const least = isPartial(coverage) ? 'at least ' : '';
  const rule = serial ? ` (${isSeriallyLate ? 'serially late' : 'serial'} from ${serial})` : '';
  return [
    `${known(lateDays, lateDays === 1 ? 'day late' : 'days late', least)}${rule}`,
    known(absentDays, 'listed absent', least),
    known(flagged, 'flagged'),
  ].join(' · ');
}

function AsOf({ instant }: { instant: string }) {
  const [day, time] = formatTimestamp(instant).split(', ');
  if (!time) return null;
  return (
    <span title={`${day}, ${time}`}>
      <span>{`as of ${time}`}</span> <span className="facts-zone">{`(${timeZone()})`}</span>
    </span>
  );
}

/** Nobody on the register has the ID, or the person is not known in the month: what else there may be. */
function Unknown({ view: { staffID, personID, month, searchOf } }: { view: PersonView }) {
  if (personID) {
    return (
      <Empty title={`Nothing is known of this person in ${formatMonth(month)}.`}>
        <p>
          <span>Somebody else may have the staff ID now:</span>{' '}
          <Link className="link" to={{ search: searchOf({ person: '' }) }}>
            {`Show who has “${staffID}”`}
          </Link>
          <span>.</span>
        </p>
      </Empty>
    );
  }
  return (
    <Empty title={`Nobody on the register has the staff ID “${staffID}”.`}>
      <p>
        <span>
          Find people by a part of their name or staff ID with Ctrl+K. Somebody whose record was deleted may have
        </span>{' '}
        <Link className="link" to={staffAttendanceAddress({ staffID, personID }, month)}>
          sign-ins of this month
        </Link>{' '}
        <span>still.</span>
      </p>
    </Empty>
  );
}
