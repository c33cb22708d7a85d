import { json, Router } from 'express';
import { z } from 'zod';
import { succeed } from '../envelope.ts';
import { body, day, read, refuseFarDays, text } from '../input.ts';
import { type List, list } from '../lists/list.ts';
import { isDuplicate, Refusal } from '../refusal.ts';
import { requireRole } from '../require-role.ts';
import type { RouteParts } from './route-parts.ts';

const newHoliday = body({ date: day, name: text() });

/** All public holidays, for everybody signed in. */
export const holidaysList: List = list({
  paths: ['/holiday/findAll'],
  message: 'Holidays',
  isSmall: true,
  search: z.object({}),
  reads: () => ({ tables: ['holidays'] }),
  rows: (db) => db.selectFrom('holidays').select(['day as date', 'name']).orderBy('day').execute(),
});

/** The writes of public holidays, for administrators and management. Nobody is absent on one. */
export function holidaysRoutes({ write, createOnce, today }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const writer = requireRole('admin', 'management');

  router.post('/holiday/create', writer, json(), async (request, response) => {
    const { date, name } = read(newHoliday, request.body);
    refuseFarDays([date], today());
    await createOnce(request, response, async ({ db, created }) => {
      const added = db.insertInto('holidays').values({ day: date, name }).execute();
      await added.catch((error) => {
        throw isDuplicate(error) ? new Refusal(409, 'HOLIDAY_TAKEN', { day: date }) : error;
      });
      await created('holiday', [date]);
      return { message: 'Holiday added' };
    });
  });

  router.delete('/holiday/destroy/:date', writer, async (request, response) => {
    const missing = new Refusal(404, 'NO_HOLIDAY', { day: String(request.params.date) });
    const given = day.safeParse(request.params.date);
    if (!given.success) throw missing;
    await write(request, response, async ({ db, changing }) => {
      const removed = db.deleteFrom('holidays').where('day', '=', given.data).returning('day');
      await changing('holiday', given.data, () => removed.executeTakeFirstOrThrow(() => missing));
    });
    succeed(response, 'Holiday removed');
  });

  return router;
}
