import { json, Router } from 'express';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { succeed } from '../envelope.ts';
import { body, day, read, text } from '../input.ts';
import { type List, list } from '../lists/list.ts';
import { isDuplicate, quoted, Refusal } from '../refusal.ts';
import { requireRole } from '../require-role.ts';
import type { Tables } from '../tables.ts';

const newHoliday = body({ date: day, name: text() });

/** All public holidays, for everybody signed in. */
export const holidaysList: List = list({
  paths: ['/holiday/findAll'],
  message: 'Holidays',
  search: z.object({}),
  reads: () => ({ tables: ['holidays'] }),
  rows: (db) => db.selectFrom('holidays').select(['day as date', 'name']).orderBy('day').execute(),
});

/** The writes of public holidays, for administrators and management. Nobody is absent on one. */
export function holidaysRoutes({ db }: { db: Kysely<Tables> }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const writer = requireRole('admin', 'management');

  router.post('/holiday/create', writer, json(), async (request, response) => {
    const { date, name } = read(newHoliday, request.body);
    await db
      .insertInto('holidays')
      .values({ day: date, name })
      .execute()
      .catch((error) => {
        throw isDuplicate(error) ? new Refusal(409, `${date} is a holiday already. Remove it first.`) : error;
      });
    succeed(response, 'Holiday added');
  });

  router.delete('/holiday/destroy/:date', writer, async (request, response) => {
    const missing = new Refusal(404, `No holiday is on ${quoted(request.params.date)}.`);
    const given = day.safeParse(request.params.date);
    if (!given.success) throw missing;
    const result = await db.deleteFrom('holidays').where('day', '=', given.data).executeTakeFirst();
    if (result.numDeletedRows === 0n) throw missing;
    succeed(response, 'Holiday removed');
  });

  return router;
}
