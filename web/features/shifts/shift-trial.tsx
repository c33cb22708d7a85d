import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Heading, SimpleGrid, Skeleton, Stack, Stat } from '@chakra-ui/react';
import { FlaskConical, RotateCw, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { formatMonth } from '../../../schema/format.ts';
import { errorText } from '../../api/failure.ts';
import { type ShiftListRowFragment, type TrialPeopleFragment, useShiftTrialQuery } from '../../api/generated/shifts.ts';
import { coverageText, DaysRead, isPartial } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { StaffName } from '../../people/staff-name.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Ring } from '../../ui/spinner.tsx';
import type { Form } from '../../ui/use-form.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { counted, formatNumber } from '../../ui/words.ts';
import type { ShiftValues } from './shift-schema.ts';
import {
  changesNothing,
  failureText,
  monthsWithSerialLateness,
  signed,
  type Trial,
  triedInput,
} from './trial-facts.ts';

/** Milliseconds that a form stands still before its rule is tried. */
const pause = 600;

/**
 * Whom the rule in the form would have made late in the last thirty days. What was last tried stays, paler, while
 * the next is worked out, so that nothing jumps while somebody types.
 */
export function ShiftTrial({ form, shift }: { form: Form<ShiftValues>; shift: ShiftListRowFragment }) {
  const typed = triedInput(
    {
      startTime: form.watch('startTime'),
      latenessThreshold: form.watch('latenessThreshold'),
      serialLatenessThreshold: form.watch('serialLatenessThreshold'),
    },
    shift,
  );
  const input = useSettled(typed, pause);
  const asked = input && { variables: { id: shift.id, input }, notifyOnNetworkStatusChange: true };
  const { data, previousData, loading, error, refetch, retry } = useShiftTrialQuery(asked ?? skipToken);
  useMoreDays(JSON.stringify(asked?.variables), data?.shiftTrial?.coverage, refetch, true);
  const isWaiting = Boolean(typed) && (loading || JSON.stringify(typed) !== JSON.stringify(input));
  const trial = typed ? (data ?? previousData)?.shiftTrial : null;
  const outcome = error && !isWaiting ? null : trial;
  return (
    // Room for the usual answer, so that the buttons below stay where they are while somebody types.
    <Stack
      as="section"
      gap="8px"
      minH="132px"
      p="12px 14px"
      borderWidth="1px"
      borderRadius="md"
      fontSize="13px"
      lineHeight="18px"
      background="bg.subtle"
      aria-label="What if"
      aria-busy={isWaiting}
    >
      <Flex as="header" align="center" gap="8px" color="fg.muted">
        <FlaskConical size={16} aria-hidden />
        <Heading as="h3" size="sm">
          What if
        </Heading>
        {isWaiting && <Ring />}
      </Flex>
      {!typed && (
        <p className="note">Change a time or a threshold to see whom it would have made late in the last 30 days.</p>
      )}
      {typed && !trial && !error && (
        // Bars where the numbers will stand.
        <SimpleGrid minChildWidth="150px" gap="8px 16px" aria-hidden>
          <Skeleton height="38px" />
          <Skeleton height="38px" />
        </SimpleGrid>
      )}
      {typed && error && !isWaiting && (
        <Notice tone="warning" role="alert" action={<RetryTrial onRetry={retry} />}>
          {failureText(error)}
        </Notice>
      )}
      <Stack gap="8px" color={isWaiting ? 'fg.subtle' : undefined}>
        {/* There before its words, so that they are read out. */}
        <Stack gap="8px" role="status">
          {outcome && <TrialOutcome trial={outcome} />}
        </Stack>
        {outcome?.months.map(({ month, becoming, becomingCount, ceasing, ceasingCount }) => (
          <Fragment key={month}>
            <People title="Becomes" period={month} people={becoming} count={becomingCount} />
            <People title="No longer" period={month} people={ceasing} count={ceasingCount} />
          </Fragment>
        ))}
      </Stack>
      {outcome && !isWaiting && <Missing trial={outcome} onRetry={retry} />}
    </Stack>
  );
}

function TrialOutcome({ trial }: { trial: Trial }) {
  const { from, coverage, lateDaysBefore, lateDaysAfter, lateDaysAdded, lateDaysDropped } = trial;
  if (changesNothing(trial)) {
    const days = isPartial(trial.coverage) ? `on the ${trial.coverage.daysRead} days that were read` : `since ${from}`;
    return <p>{`Nobody would have been late more or less often ${days}.`}</p>;
  }
  const soFar = isPartial(coverage) ? `, on the days read so far (${coverage.daysRead} of ${coverage.daysAsked})` : '';
  return (
    <>
      <p className="note">{`Had this been the rule since ${from}${soFar}:`}</p>
      <SimpleGrid minChildWidth="150px" gap="8px 16px">
        <Change label="Late days" before={lateDaysBefore} after={lateDaysAfter}>
          {lateDaysAdded > 0 && lateDaysDropped > 0 && (
            <dd className="note">{`${formatNumber(lateDaysAdded)} more, ${formatNumber(lateDaysDropped)} fewer`}</dd>
          )}
        </Change>
        {monthsWithSerialLateness(trial).map(({ month, coverage: ofMonth, seriallyLateBefore, seriallyLateAfter }) => (
          <Change
            key={month}
            label={`Serially late, ${formatMonth(month)}`}
            before={seriallyLateBefore}
            after={seriallyLateAfter}
          >
            <dd>
              <DaysRead coverage={ofMonth} />
            </dd>
          </Change>
        ))}
      </SimpleGrid>
      {trial.unclear > 0 && (
        <p className="note">
          <span>{counted(trial.unclear, 'day of one person stays', 'days of people stay')}</span> as listed: today's
          rule does not explain them. Another rule or another shift may have been in force.
        </p>
      )}
    </>
  );
}

function Change({ label, before, after, children }: ChangeProps) {
  const value = after - before;
  return (
    <Stat.Root as="dl">
      <Stat.Label as="dt">{label}</Stat.Label>
      <Stat.ValueText as="dd" fontSize="13px" lineHeight="20px" fontWeight="400">
        <span>{`${formatNumber(before)} →`}</span> <chakra.strong fontSize="15px">{formatNumber(after)}</chakra.strong>{' '}
        <chakra.span fontWeight="600" color={value === 0 ? undefined : value > 0 ? 'red.fg' : 'green.fg'}>
          {signed(value)}
        </chakra.span>
      </Stat.ValueText>
      {children}
    </Stat.Root>
  );
}

interface ChangeProps {
  label: string;
  before: number;
  after: number;
  children: ReactNode;
}

/** What could not be read, with a way to ask again. */
function Missing({ trial, onRetry }: { trial: Trial; onRetry: () => void }) {
  const failed = trial.sources.find(({ ok }) => !ok);
  if (!isPartial(trial.coverage) && !failed) return null;
  return (
    <Notice tone="warning" icon={<TriangleAlert size={14} aria-hidden />} action={<RetryTrial onRetry={onRetry} />}>
      {[isPartial(trial.coverage) && coverageText(trial.coverage), failed && errorText(failed.code, failed.message)]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}

function RetryTrial({ onRetry }: { onRetry: () => void }) {
  return (
    <Button onClick={onRetry} aria-label="Try the rule again">
      <RotateCw aria-hidden />
      Retry
    </Button>
  );
}

/** Names that are shown before somebody asks for all. */
const shown = 5;

/** People of a month, by name; nothing where there are none. */
function People({ title, period, people, count }: PeopleProps) {
  const [isWhole, setWhole] = useState(false);
  if (count === 0) return null;
  const some = isWhole ? people : people.slice(0, shown);
  const unnamed = count - people.length;
  return (
    <div>
      <Flex as="h4" justify="space-between" gap="8px" pt="4px" fontWeight="600">
        <span>{`${title} serially late in ${formatMonth(period)}`}</span> <span>{formatNumber(count)}</span>
      </Flex>
      <ul>
        {some.map(({ staff, lateDaysBefore, lateDaysAfter }) => (
          <Flex
            as="li"
            key={staff.personID ?? staff.staffID}
            wrap="wrap"
            justify="space-between"
            gap="0 12px"
            {...line}
          >
            <span>
              <StaffName staff={staff} period={period} /> <span className="muted">{staff.staffID}</span>
            </span>
            <span>{`${lateDaysBefore} → ${counted(lateDaysAfter, 'late day', 'late days')}`}</span>
          </Flex>
        ))}
      </ul>
      {people.length > shown && (
        <Button
          look="quiet"
          css={{ minHeight: '28px', padding: '0 6px', marginLeft: '-7px' }}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${unnamed > 0 ? `the first ${people.length}` : `all ${people.length}`}`}
        </Button>
      )}
      {isWhole && unnamed > 0 && <p className="note">{`${formatNumber(unnamed)} more are not named here.`}</p>}
    </div>
  );
}

const line = {
  py: '4px',
  borderTopWidth: '1px',
  borderColor: 'border.muted',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;

interface PeopleProps {
  title: 'Becomes' | 'No longer';
  /** The month that was tried. */
  period: string;
  people: readonly TrialPeopleFragment[];
  count: number;
}
