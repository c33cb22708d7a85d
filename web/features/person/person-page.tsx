import { Box, Flex, Grid } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
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
import { useAddLeave } from '../../people/leave/leave-actions.tsx';
import { staffAttendanceAddress } from '../../people/staff-name.tsx';
import { timeZone } from '../../session/today.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Button } from '../../ui/button.tsx';
import { PageNotes } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PendingFacts } from '../../ui/pending-facts.tsx';
import { Empty, Failed, FailedNote, FirstLoad } from '../../ui/states.tsx';
import { formatNumber } from '../../ui/words.ts';
import { DayDetails, RecordList } from './day-details.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { MonthPhotos, PersonComparison } from './month-photos.tsx';
import { dayToShow, nameOf, type Person } from './person-facts.ts';
import { usePersonFindings } from './person-findings.tsx';
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
  // The last month stays while the next one loads, but only of the same person.
  const earlier = previousData?.personMonth;
  const isSame =
    earlier?.staff.staffID === staffID && (personID === '' || (earlier.staff.personID ?? personID) === personID);
  const person = data?.personMonth ?? (loading && isSame ? earlier : null);
  const view = ofPerson(asked, person?.staff.personID);
  const failure = error && !loading ? readFailure(error) : null;
  const { add, dialog } = useAddLeave(person ? dayToShow(person.days, view.day)?.date : undefined);

  useFailureNotice(`The month of ${staffID}`, error, loading);

  return (
    <Box maxW="1360px" pb="24px" css={page}>
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
        {add && <AddButton look="plain" label="Add Leave" onClick={() => person && add(person.staff)} />}
      </PageHead>
      <PageNotes notes={view.notes} />
      {failure && <Failed message={`Could not load. ${failure.message}`} onRetry={retry} />}
      {!failure && person && <Month person={person} view={view} isLoading={loading} onRetry={retry} />}
      {!failure && !person && loading && <FirstLoad label="Loading the month" shape="cards" rows={6} />}
      {!failure && !person && !loading && <Unknown view={view} />}
      {dialog}
    </Box>
  );
}

const page = {
  // The name comes later and is longer than the ID: on a phone the buttons have a line of their own from the start.
  '@media (width < 640px)': { '& .page-head > .place-tabs': { flexBasis: '100%' } },
  '@media print': { maxWidth: 'none', padding: 0 },
};

function Month({ person, view, isLoading, onRetry }: MonthProps) {
  const day = dayToShow(person.days, view.day);
  const shown = person.days.map(dayWord);
  const failed = person.sources.find(({ ok }) => !ok);
  const { onOpen } = view;
  const found = usePersonFindings(person);
  const counted = usePersonMonths(person);
  const isSeriallyLate = counted.months.at(-1)?.isSeriallyLate === true;
  return (
    <>
      <DayShapes />
      {found.coverage && isPartial(found.coverage) && (
        <Box as="p" className="note" p="0 var(--gutter) 8px">
          What to check: <DaysRead coverage={found.coverage} />
        </Box>
      )}
      {found.failure && <FailedNote message={`Could not load what to check. ${found.failure}`} onRetry={found.retry} />}
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
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 290px', lg: 'minmax(0, 1fr) 340px' }}
        alignItems="start"
        gap="12px"
        px="var(--gutter)"
        opacity={isLoading ? 0.6 : undefined}
        css={parts}
        aria-busy={isLoading}
      >
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
          <Flex as="p" wrap="wrap" gap="0 16px" css={{ '&:not(:has(> :not([hidden])))': { display: 'none' } }}>
            <DaysRead coverage={person.coverage} />
            <RegisterNote isShown={person.isRegisterOfToday} />
          </Flex>
          <MonthCalendar
            month={person.month}
            days={person.days}
            chosen={day?.date}
            searchOf={view.searchOf}
            checksOf={({ records }) => found.words(records.map(({ key }) => key))}
          />
          <DayLegend days={allMarks.filter((mark) => shown.includes(dayWord(mark)))} />
        </Panel>
        {day && <DayDetails day={day} name={nameOf(person)} marks={found.marks} onOpen={onOpen} />}
        <MonthPhotos person={person} onOpen={onOpen} />
        {person.otherRecords.length > 0 && (
          <Panel
            title={
              person.days.some(({ unknown }) => unknown === 'UNREAD')
                ? 'Records whose day is not known'
                : 'Records that belong to no day of the month'
            }
          >
            <RecordList records={person.otherRecords} name={nameOf(person)} marks={found.marks} onOpen={onOpen} />
          </Panel>
        )}
        <PersonReviews person={person} searchOf={view.searchOf} />
      </Grid>
      <PersonComparison person={person} open={isLoading ? '' : view.open} onOpen={onOpen} />
    </>
  );
}

/** The month and the day stand beside each other; on paper all is below each other, and smaller. */
const parts = {
  '& > .panel__root:not(.person-month, .person-day)': { gridColumn: '1 / -1' },
  '& .day-legend': { mx: '4px' },
  '@media print': { display: 'block', padding: 0, zoom: 0.75, '& > .panel__root': { marginBottom: '8pt' } },
};

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

/** Shown for an ID that is not on the register, or a person not known in the month: links to what else there may be. */
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
          Press Ctrl+K to find people by part of their name or staff ID. A person whose record was deleted may still
          have
        </span>{' '}
        <Link className="link" to={staffAttendanceAddress({ staffID, personID }, month)}>
          sign-ins of this month
        </Link>
        <span>.</span>
      </p>
    </Empty>
  );
}
