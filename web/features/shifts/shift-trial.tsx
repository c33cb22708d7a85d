import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken } from '@apollo/client/react';
import { Box, chakra, Flex, Heading, SimpleGrid, Skeleton, Stack, Stat } from '@chakra-ui/react';
import { FlaskConical, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { formatLongDate, formatMonth } from '../../../schema/format.ts';
import { errorText, readFailure } from '../../api/failure.ts';
import {
  type ShiftListRowFragment,
  type ShiftTrialQuery,
  type TrialPeopleFragment,
  useShiftTrialQuery,
} from '../../api/generated/shifts.ts';
import type { UpdateShiftInput } from '../../api/generated/types.ts';
import { coverageText, DaysRead, isPartial } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { StaffName } from '../../people/staff-name.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Ring } from '../../ui/spinner.tsx';
import type { Form } from '../../ui/use-form.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { counted, formatNumber } from '../../ui/words.ts';
import { type ShiftValues, shiftChangesSchema } from './shift-schema.ts';

/** A trial as the gateway answers it. */
export type Trial = NonNullable<ShiftTrialQuery['shiftTrial']>;

/** Milliseconds that a form stands still before its rule is tried. */
const pause = 600;

/**
 * Whom the rule in the form would have made late in the last thirty days. What was last tried stays, paler, while
 * the next is worked out, so that nothing jumps while somebody types.
 */
export function ShiftTrial({ form, shift }: { form: Form<ShiftValues>; shift: ShiftListRowFragment }) {
  const [startTime, latenessThreshold] = [form.watch('startTime'), form.watch('latenessThreshold')];
  const serialLatenessThreshold = form.watch('serialLatenessThreshold');
  const typed = triedInput({ startTime, latenessThreshold, serialLatenessThreshold }, shift);
  const input = useSettled(typed, pause);
  const asked = input && { variables: { id: shift.id, input }, notifyOnNetworkStatusChange: true };
  const { data, previousData, loading, error, refetch, retry } = useShiftTrialQuery(asked ?? skipToken);
  useMoreDays(JSON.stringify(asked?.variables), data?.shiftTrial?.coverage, refetch, true);
  const isSettled = JSON.stringify(typed) === JSON.stringify(input);
  const isWaiting = Boolean(typed) && (loading || !isSettled);
  const trial = typed ? (data ?? previousData)?.shiftTrial : null;
  const outcome = error && !isWaiting ? null : trial;
  // While the answer for a new rule is awaited, days that were missing for the last rule are not named.
  const current = isSettled && data?.shiftTrial;
  const problem = !typed ? '' : error && !isWaiting ? failureText(error) : current ? describeMissing(current) : '';
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
      {/* A bar where the numbers will stand. */}
      {typed && !trial && !error && <Skeleton height="38px" aria-hidden />}
      <Stack gap="8px" color={isWaiting ? 'fg.subtle' : undefined}>
        {/* There before its words, so that they are read out. */}
        <Stack gap="8px" role="status">
          {outcome && <TrialOutcome trial={outcome} />}
        </Stack>
        {outcome?.months.flatMap(({ month, becoming, becomingCount, ceasing, ceasingCount }) => [
          <People key={`+${month}`} title="Becomes" period={month} people={becoming} count={becomingCount} />,
          <People key={`-${month}`} title="No longer" period={month} people={ceasing} count={ceasingCount} />,
        ])}
      </Stack>
      {problem && (
        <Notice
          tone="warning"
          role={error && 'alert'}
          icon={<TriangleAlert size={14} aria-hidden />}
          action={
            <Button onClick={retry} aria-label="Try the rule again">
              <RotateCw aria-hidden />
              Retry
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
    </Stack>
  );
}

const triedSchema = z.pick(shiftChangesSchema, {
  startTime: true,
  latenessThreshold: true,
  serialLatenessThreshold: true,
});

/** What a form would change of who is late; null while a field cannot be read or nothing would change. */
export function triedInput(
  values: Omit<ShiftValues, 'name' | 'endTime'>,
  shift: ShiftListRowFragment,
): UpdateShiftInput | null {
  const { data } = z.safeParse(triedSchema, values);
  if (!data) return null;
  const changes = Object.entries(data).filter(
    ([name, value]) => value !== undefined && value !== shift[name as keyof typeof data],
  );
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

/** Why nothing was calculated: what the gateway says of days that it could not read, else as any failure. */
export function failureText(error: unknown): string {
  const message = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return message?.startsWith('Not calculated') ? message : readFailure(error).message;
}

/** What could not be read; empty for nothing. */
function describeMissing({ coverage, sources }: Trial): string {
  const failed = sources.find(({ ok }) => !ok);
  const days = isPartial(coverage) && coverageText(coverage);
  return [days, failed && errorText(failed.code, failed.message)].filter(Boolean).join(' ');
}

/** Whether no day and no month of any person would change. */
export const changesNothing = ({ lateDaysAdded, lateDaysDropped, months }: Trial): boolean =>
  lateDaysAdded + lateDaysDropped === 0 && months.every((month) => month.becomingCount + month.ceasingCount === 0);

function TrialOutcome({ trial }: { trial: Trial }) {
  const { from, coverage, lateDaysBefore, lateDaysAfter, lateDaysAdded, lateDaysDropped } = trial;
  if (changesNothing(trial)) {
    const days = isPartial(coverage) ? 'on the days that were read' : `since ${formatLongDate(from)}`;
    return <p>{`Nobody's late days would have changed ${days}.`}</p>;
  }
  return (
    <>
      <p className="note">{`If this had been the rule since ${formatLongDate(from)}:`}</p>
      <SimpleGrid minChildWidth="150px" gap="8px 16px">
        <Change label="Late days" before={lateDaysBefore} after={lateDaysAfter}>
          {lateDaysAdded > 0 && lateDaysDropped > 0 && (
            <dd className="note">{`${formatNumber(lateDaysAdded)} more, ${formatNumber(lateDaysDropped)} fewer`}</dd>
          )}
        </Change>
        {trial.months
          .filter(({ seriallyLateBefore, seriallyLateAfter }) => seriallyLateBefore + seriallyLateAfter > 0)
          .map(({ month, coverage: ofMonth, seriallyLateBefore, seriallyLateAfter }) => (
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

const signs = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
/** A difference with its sign: `+29`, `−4`, `±0`. */
const signed = (value: number) => (value === 0 ? '±0' : signs.format(value).replace('-', '−'));

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

/** How many people are named. */
const named = 5;

/** The people who become or no longer are serially late in a month, the first few by name; draws nothing without any. */
function People({ title, period, people, count }: PeopleProps) {
  if (count === 0) return null;
  return (
    <div>
      <Flex as="h4" justify="space-between" gap="8px" pt="4px" fontWeight="600">
        <span>{`${title} serially late in ${formatMonth(period)}`}</span> <span>{formatNumber(count)}</span>
      </Flex>
      <Box as="ul" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {people.slice(0, named).map(({ staff, lateDaysBefore, lateDaysAfter }) => (
          <Flex
            as="li"
            key={staff.personID ?? staff.staffID}
            wrap="wrap"
            justify="space-between"
            gap="0 12px"
            py="4px"
            borderTop="1px solid {colors.border.muted}"
          >
            <span>
              <StaffName staff={staff} period={period} /> <span className="muted">{staff.staffID}</span>
            </span>
            <span>{`${lateDaysBefore} → ${counted(lateDaysAfter, 'late day', 'late days')}`}</span>
          </Flex>
        ))}
      </Box>
      {count > named && <p className="note">{`and ${formatNumber(count - named)} more`}</p>}
    </div>
  );
}

interface PeopleProps {
  title: 'Becomes' | 'No longer';
  /** The month that was tried. */
  period: string;
  people: readonly TrialPeopleFragment[];
  count: number;
}
