import { Router } from 'express';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Milliseconds that the database may take to be called ready. */
const patience = 2_000;

/** `/healthz` answers while the process runs; `/readyz` tells with 200 or 503 whether the database answers. */
export function healthRoutes(db: Kysely<Tables>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = await answersInTime(db);
    const status = isReady ? 'ok' : 'the database cannot be reached';
    response
      .set('Cache-Control', 'no-store')
      .status(isReady ? 200 : 503)
      .json({ status });
  });
  return router;
}

async function answersInTime(db: Kysely<Tables>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
