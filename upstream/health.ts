import { setTimeout as wait } from 'node:timers/promises';
import { Router } from 'express';
import type { Kysely } from 'kysely';
import { missingMigrations } from './migrator.ts';
import { readProperty } from './properties.ts';
import type { Tables } from './tables.ts';
import type { WriteWatch } from './write-watch.ts';

/** Milliseconds that the database may take to be called ready. */
const answerTimeoutMs = 2_000;

const away = 'the database cannot be reached';

/**
 * `/healthz` answers while the process runs; `/readyz` reports with 200 or 503 whether the database answers and has all
 * migrations of this version, and what is sent can be stored.
 */
export function healthRoutes(db: Kysely<Tables>, writes: WriteWatch): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const fault = await faultNow(db, writes);
    response
      .set('Cache-Control', 'no-store')
      .status(fault ? 503 : 200)
      .json({ status: fault ?? 'ok' });
  });
  return router;
}

/** Why the service cannot do its work now; null when it can. */
export const faultNow = async (db: Kysely<Tables>, writes: WriteWatch): Promise<string | null> =>
  (await databaseFaultNow(db)) ?? writes.fault();

/** Why the database cannot be used now; null when it can. */
async function databaseFaultNow(db: Kysely<Tables>): Promise<string | null> {
  const answered = missingMigrations(db).then(
    ([missing]) => (missing ? `the database lacks the migration ${missing}` : null),
    () => away,
  );
  return Promise.race([answered, wait(answerTimeoutMs, away, { ref: false })]);
}

/** Seconds since 1970 at which the last backup (deploy/backup) ended; 0 before the first, NaN while the database is away. */
export const lastBackupIn = (db: Kysely<Tables>): Promise<number> =>
  readProperty(db, 'backed_up').then(
    (value) => Number(value ?? 0),
    () => Number.NaN,
  );
