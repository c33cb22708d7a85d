import type { Kysely } from 'kysely';
import { dayOf } from './calendar.ts';
import { forgetMails } from './digest/mail-queue.ts';
import { forgetKeys } from './idempotency.ts';
import { forgetDeviceDays } from './intake/device-days.ts';
import { forgetCounts } from './limits.ts';
import { keepAttendanceMonths } from './partitions.ts';
import { keepDayRecords } from './reports/day-records.ts';
import { keepDays } from './reports/stored-days.ts';
import type { Retention } from './retention/retained-days.ts';
import { retentionSteps } from './retention/retention.ts';
import { forgetClaims } from './reviews/claims.ts';
import { startRounds } from './rounds.ts';
import type { Tables } from './tables.ts';
import type { RecordOwn } from './trail/entries.ts';

/** What the upkeep works on. */
export interface UpkeepDependencies {
  readonly db: Kysely<Tables>;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly retention: Retention;
  readonly imageFolder: string;
  readonly record: RecordOwn;
  /** Is told how each step of a round ended; the next round makes up for one that failed. */
  readonly onStep: (step: string, failure: { readonly error: unknown } | null) => void;
  /** Milliseconds between rounds. */
  readonly interval?: number;
}

/**
 * What the database needs from time to time: the partitions of the next months, days that have ended or were changed
 * worked out before somebody asks, what retention says and old idempotency keys removed. Each step runs whether or not another has failed. Several services
 * may do it on one database. `stop` ends it after the step under way.
 */
export function startUpkeep(options: UpkeepDependencies): { stop(): Promise<void> } {
  const { db, timeZone, now, retention, imageFolder, record, onStep, interval = 60_000 } = options;
  const ending = new AbortController();
  const today = () => dayOf(now(), timeZone);
  const steps = {
    partitions: () => keepAttendanceMonths(db, now()),
    'idempotency keys': () => forgetKeys(db, now()),
    limits: () => forgetCounts(db),
    claims: () => forgetClaims(db, now()),
    devices: () => forgetDeviceDays(db, today()),
    mails: () => forgetMails(db, today(), now()),
    ...retentionSteps(db, retention, { timeZone, now, imageFolder, record }),
    'stored days': () => keepDays(db, { timeZone, now: now(), signal: ending.signal }),
    'records of days': () => keepDayRecords(db, { timeZone, now: now(), signal: ending.signal }),
  };
  const round = async () => {
    for (const [step, run] of Object.entries<() => Promise<unknown>>(steps)) {
      if (ending.signal.aborted) return;
      await run().then(
        () => onStep(step, null),
        (error) => onStep(step, { error }),
      );
    }
  };
  const rounds = startRounds(round, interval);
  rounds.begin();
  return {
    stop() {
      ending.abort();
      return rounds.stop();
    },
  };
}
