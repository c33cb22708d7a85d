import { useEffect, useEffectEvent, useState } from 'react';
import { today } from '../session/today.ts';
import { movePeriod } from './periods.ts';

/** How far the nearest period is looked for, in both directions: a week over a long holiday, a quarter of a year. */
const reach = { day: 7, month: 3 } as const;

/**
 * The nearest day or month with records, for a period that has none; null while it is looked for, and when there is
 * none within a week or three months. `countOf` answers the records of a period; one is asked after the other.
 */
export function useNearestPeriod(
  period: string | null,
  countOf: (period: string) => Promise<number | undefined>,
): string | null {
  const [found, setFound] = useState<{ of: string; period: string } | null>(null);
  const count = useEffectEvent(countOf);
  useEffect(() => {
    if (period === null) return;
    let isLeft = false;
    const look = async () => {
      for (const near of nearPeriods(period, today())) {
        const records = await count(near);
        if (isLeft) return;
        if (records) return setFound({ of: period, period: near });
      }
    };
    // What fails has no nearest period to offer; the list itself says why.
    look().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [period]);
  return found?.of === period ? found.period : null;
}

/** The days around a day, or the months around a month, nearest first and the earlier of two before; none after `latest`. */
export function nearPeriods(period: string, latest: string): string[] {
  const isMonth = period.length === 7;
  const most = isMonth ? reach.month : reach.day;
  const steps = Array.from({ length: most }, (_, index) => [-index - 1, index + 1]).flat();
  return steps.map((step) => movePeriod(period, step)).filter((near) => near <= latest.slice(0, period.length));
}
