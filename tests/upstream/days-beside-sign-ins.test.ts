import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { engines, openTestDatabase } from '../support/database.ts';
import { addStaff } from '../support/upstream.ts';

const timeZone = 'Africa/Lagos';

// PGlite has one connection: nothing happens beside a transaction.
describe.runIf(engines.includes('postgresql'))('keepDays beside a second sign-in', () => {
  it('knows it of a finished day, where the first one goes before it is there', async () => {
    const { db, close } = await openTestDatabase('postgresql');
    try {
      const staff_id = await addStaff(db, 'S-1');
      const signIn = (hour: string) => {
        return { staff_id, mode: 'signedIn' as const, attendance_at: new Date(`2026-11-19T${hour}:00:00Z`) };
      };
      const firstAt = async () => {
        const rows = await db.selectFrom('days').select('first_at').where('staff_id', '=', staff_id).execute();
        return rows.map(({ first_at }) => first_at?.toISOString());
      };
      // A company without a sign-in has no days.
      await db
        .insertInto('attendance')
        .values({ ...signIn('06'), staff_id: await addStaff(db, 'S-2') })
        .execute();
      const keep = () => keepDays(db, { timeZone, now: new Date('2026-11-20T12:00:00Z') });
      await db.insertInto('attendance').values(signIn('07')).execute();
      await keep();
      expect(await firstAt()).toContain('2026-11-19T07:00:00.000Z');
      let kept: Promise<number> | undefined;
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('attendance').values(signIn('08')).execute();
        await db.deleteFrom('attendance').where('attendance_at', '=', signIn('07').attendance_at).execute();
        let isKept = false;
        kept = keep().finally(() => {
          isKept = true;
        });
        const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(async () => isKept || (await waiting.execute(db)).rows.length > 0).toBe(true);
      });
      await kept;
      expect(await firstAt()).toContain('2026-11-19T08:00:00.000Z');
    } finally {
      await close();
    }
  });
});
