import type { Kysely } from 'kysely';
import { dayOf } from './calendar.ts';
import { forgetMails } from './digest/mail-queue.ts';
import { forgetKeys } from './idempotency.ts';
import { forgetDeviceDays } from './intake/device-days.ts';
import { keepAttendanceMonths } from './partitions.ts';
import { keepDays } from './reports/stored-days.ts';
import type { Retention } from './retention/retained-days.ts';
import { applyRetention } from './retention/retention.ts';
import { forgetClaims } from './reviews/claims.ts';
import { forgetSignIns } from './sign-in-counts.ts';
import type { Tables } from './tables.ts';
import type { RecordOwn } from './trail/entries.ts';

/** What the upkeep works on. */
interface UpkeepDependencies {
  readonly db: Kysely<Tables>;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly retention: Retention;
  readonly imageFolder: string;
  readonly record: RecordOwn;
  /** Receives what a round failed with; the next one makes up for it. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds between rounds. */
  readonly interval?: number;
}

/**
 * What the database needs from time to time: the partitions of the next months, days that have ended or were changed
 * worked out before somebody asks, what retention says and old idempotency keys removed. Several services may do it on one database. `stop`
 * ends it after the step under way.
 */
export function startUpkeep(options: UpkeepDependencies): { stop(): Promise<void> } {
  const { db, timeZone, now, retention, imageFolder, record, onError, interval = 10_000 } = options;
  const ending = new AbortController();
  const round = async () => {
    await keepAttendanceMonths(db, now());
    await forgetKeys(db, now());
    await forgetSignIns(db);
    await forgetClaims(db, now());
    await forgetDeviceDays(db, dayOf(now(), timeZone));
    await forgetMails(db, dayOf(now(), timeZone), now());
    await applyRetention(db, retention, { timeZone, now: now(), imageFolder, record });
    await keepDays(db, { timeZone, now: now(), signal: ending.signal });
  };
  let running: Promise<void> | undefined;
  const begin = () => {
    running ??= round()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  begin();
  const timer = setInterval(begin, interval);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
