import { skipToken } from '@apollo/client/react';
import { Heading, Skeleton } from '@chakra-ui/react';
import { FlaskConical, RotateCw, TriangleAlert } from 'lucide-react';
import { formatMonth } from '../../../schema/format.ts';
import { errorText } from '../../api/failure.ts';
import { type ShiftCellsFragment, useShiftTrialQuery } from '../../api/generated/shifts.ts';
import { coverageText, DaysRead, isPartial } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { Button } from '../../ui/button.tsx';
import type { Form } from '../../ui/use-form.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { counted, formatNumber } from '../../ui/words.ts';
import type { ShiftValues } from './shift-schema.ts';
import './shift-trial.css';
import { Notice } from '../../ui/notice.tsx';
import { Ring } from '../../ui/spinner.tsx';
import {
  changesNothing,
  failureText,
  monthsWithSerialLateness,
  signed,
  type Trial,
  trialSentence,
  triedInput,
} from './trial-facts.ts';
import { TrialPeople } from './trial-people.tsx';

/** Milliseconds that a form stands still before its rule is tried. */
const pause = 600;

/**
 * Whom the rule in the form would have made late in the last thirty days. What was last tried stays, paler, while
 * the next is worked out, so that nothing jumps while somebody types.
 */
export function ShiftTrial({ form, shift }: { form: Form<ShiftValues>; shift: ShiftCellsFragment }) {
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
  return (
    <section className="shift-trial" aria-label="What if" aria-busy={isWaiting}>
      <header>
        <FlaskConical size={16} aria-hidden />
        <Heading as="h3" size="sm">
          What if
        </Heading>
        {isWaiting && <Ring />}
      </header>
      <p className="visually-hidden" role="status">
        {isWaiting ? 'Trying the rule on the last 30 days' : trial && !error ? trialSentence(trial) : ''}
      </p>
      {!typed && (
        <p className="note">Change a time or a threshold to see whom it would have made late in the last 30 days.</p>
      )}
      {typed && !trial && !error && <TrialPending />}
      {typed && error && !isWaiting && (
        <Notice tone="warning" role="alert" action={<RetryTrial onRetry={retry} />}>
          {failureText(error)}
        </Notice>
      )}
      {trial && !(error && !isWaiting) && (
        <div className={`stack ${isWaiting ? 'shift-trial-old' : ''}`}>
          <TrialOutcome trial={trial} />
          {!isWaiting && <Missing trial={trial} onRetry={retry} />}
        </div>
      )}
    </section>
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
      <dl className="trial-counts">
        <div>
          <dt>Late days</dt>
          <dd>
            <span>{`${formatNumber(lateDaysBefore)} →`}</span> <strong>{formatNumber(lateDaysAfter)}</strong>{' '}
            <Difference value={lateDaysAfter - lateDaysBefore} />
          </dd>
          {lateDaysAdded > 0 && lateDaysDropped > 0 && (
            <dd className="note">{`${formatNumber(lateDaysAdded)} more, ${formatNumber(lateDaysDropped)} fewer`}</dd>
          )}
        </div>
        {monthsWithSerialLateness(trial).map(({ month, coverage: ofMonth, seriallyLateBefore, seriallyLateAfter }) => (
          <div key={month}>
            <dt>
              <span>{`Serially late, ${formatMonth(month)}`}</span> <DaysRead coverage={ofMonth} />
            </dt>
            <dd>
              <span>{`${formatNumber(seriallyLateBefore)} →`}</span> <strong>{formatNumber(seriallyLateAfter)}</strong>{' '}
              <Difference value={seriallyLateAfter - seriallyLateBefore} />
            </dd>
          </div>
        ))}
      </dl>
      {trial.months.map((month) => (
        <TrialPeople key={month.month} month={month} />
      ))}
      {trial.unclear > 0 && (
        <p className="note">
          <span>{counted(trial.unclear, 'day of one person stays', 'days of people stay')}</span> as listed: today's
          rule does not explain them. Another rule or another shift may have been in force.
        </p>
      )}
    </>
  );
}

function Difference({ value }: { value: number }) {
  const look = value === 0 ? '' : value > 0 ? ' trial-more' : ' trial-fewer';
  return <span className={`trial-difference${look}`}>{signed(value)}</span>;
}

/** Bars where the numbers will stand. */
function TrialPending() {
  return (
    <div className="trial-counts" aria-hidden>
      <Skeleton />
      <Skeleton />
    </div>
  );
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
