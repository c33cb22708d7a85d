import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMonth, formatRange } from '../../schema/format.ts';
import { readFailure } from '../api/failure.ts';
import { today } from '../session/today.ts';
import { usePageKeys } from '../ui/page-keys.ts';
import { showToast } from '../ui/toasts.tsx';
import { useLastWorkingDay } from './last-working-day.ts';
import { isPeriod, movePeriod } from './periods.ts';
import './period-steps.css';

/**
 * The day or month that a screen shows, and the ways from it: the one before (key P) and after (N), the present one (T),
 * and the last working day or last month (L). Of several days it is the last one that moves, by as many.
 */
export function PeriodSteps({
  period,
  name = period.length === 7 ? 'month' : 'date',
  days = 1,
  isAnyDay = false,
  onGo,
}: PeriodStepsProps) {
  const findLastWorkingDay = useLastWorkingDay();
  const [isLooking, setLooking] = useState(false);
  const [parameters] = useSearchParams();
  const drawn = parameters.get(name);
  const isMonth = period.length === 7;
  const latest = today().slice(0, period.length);
  const last = isAnyDay ? '2999-12-31' : latest;
  const what = isMonth ? 'month' : days > 1 ? `${days} days` : 'day';

  /** What is shown, or where the address has gone since: who presses a key twice is ahead of what is drawn. */
  function present() {
    const addressed = new URLSearchParams(location.search).get(name);
    return addressed === drawn ? period : presentPeriod(addressed, period, last);
  }

  function go(next: string) {
    if (next <= last && next !== present()) onGo(next);
  }

  async function goToLast() {
    if (isMonth) return go(movePeriod(latest, -1));
    if (isLooking) return;
    setLooking(true);
    const pressedAt = location.href;
    try {
      const day = await findLastWorkingDay(latest);
      // A reader who has left meanwhile is not moved.
      if (location.href !== pressedAt) return;
      if (day) go(day);
      else showToast({ kind: 'info', title: 'The last ten days have no working day with sign-ins.' });
    } catch (error) {
      const { message } = readFailure(error);
      showToast({ kind: 'error', title: 'The last working day could not be found.', message });
    } finally {
      setLooking(false);
    }
  }

  const before = () => go(movePeriod(present(), -days));
  const after = () => {
    const next = movePeriod(present(), days);
    go(days > 1 && next > last ? last : next);
  };
  const toLatest = () => go(latest);
  usePageKeys([
    { key: 'p', action: `Previous ${what}`, press: before },
    { key: 'n', action: `Next ${what}`, press: after },
    { key: 't', action: isMonth ? 'This month' : 'Today', press: toLatest },
    { key: 'l', action: isMonth ? 'Last month' : 'Last working day', press: goToLast },
  ]);
  const isLatest = period === latest;

  return (
    <div className="period-steps row note" data-range={days > 1 || undefined}>
      <Way keyName="P" label={`Previous ${what}`} onClick={before}>
        <ChevronLeft aria-hidden />
      </Way>
      <span aria-live="polite">
        {isMonth ? formatMonth(period) : formatRange(movePeriod(period, 1 - days), period)}
      </span>
      <Way keyName="N" label={`Next ${what}`} onClick={after} aria-disabled={period === last}>
        <ChevronRight aria-hidden />
      </Way>
      <Way keyName="T" onClick={toLatest} aria-disabled={isLatest}>
        {isMonth ? 'This month' : 'Today'}
      </Way>
      <Way keyName="L" onClick={goToLast} aria-busy={isLooking}>
        {`Last ${isMonth ? 'month' : 'workday'}`}
      </Way>
    </div>
  );
}

/** The period in an address where it is one of that length that can be shown; else the one that is shown. */
export function presentPeriod(addressed: string | null, shown: string, latest: string): string {
  const isUsable = addressed?.length === shown.length && isPeriod(addressed) && addressed <= latest;
  return isUsable ? addressed : shown;
}

interface PeriodStepsProps {
  period: string;
  /** The parameter of the address that says it. */
  name?: string;
  /** How many days are shown, of which `period` is the last. */
  days?: number;
  /** Days after today are shown too. */
  isAnyDay?: boolean;
  onGo: (period: string) => void;
}

function Way({ keyName, label, ...rest }: WayProps) {
  return (
    <button
      {...rest}
      type="button"
      className="period-step screen-only"
      aria-label={label}
      title={`${label ?? 'Key'} (${keyName})`}
      aria-keyshortcuts={keyName}
    />
  );
}

interface WayProps extends ComponentProps<'button'> {
  keyName: string;
  /** What it does, where a picture stands for it. */
  label?: string;
}
