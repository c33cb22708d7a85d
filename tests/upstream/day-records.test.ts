import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../gateway/app-context.ts';
import { dailyAbsence, dailyLateness, dailyPunches } from '../../gateway/days/daily-lists.ts';
import { type SettledDay, settleDays } from '../../gateway/days/settled-days.ts';
import { endpoints } from '../../gateway/upstream/endpoints.ts';
import { readDayRecords } from '../../gateway/upstream/readers/day-records.ts';
import { ValueReader } from '../../gateway/upstream/readers/value-reader.ts';
import { addDays, weekdayOf } from '../../upstream/calendar.ts';
import { keepDayRecords } from '../../upstream/reports/day-records.ts';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { describeOnEngines } from '../support/database.ts';
import { addShift, addStaff, startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const timeZone = 'Africa/Lagos';
const context = { timeZone } as Context;
const [from, until] = ['2026-11-02', '2026-11-15'];
const days = Array.from({ length: 14 }, (_, index) => addDays(from, index));
const now = new Date('2026-11-20T12:00:00Z');

describeOnEngines('the extension day-records', (engine) => {
  let upstream: TestUpstream;
  let token: string;
  const ids: string[] = [];
  const read = async (path: string) => {
    const { status, body } = await upstream.call('GET', path, { token });
    expect(status, path).toBe(200);
    return body.data as unknown;
  };
  const lists = {
    signIns: dailyPunches(),
    signOuts: dailyPunches('SIGNED_OUT'),
    absent: dailyAbsence,
    late: dailyLateness,
  } as const;
  /** What the list of a day comes to. */
  const listed = async (name: keyof typeof lists, day: string) => {
    const { of, reduce } = lists[name] as (typeof lists)['signIns'];
    const { path, readRows } = of(day);
    const reader = new ValueReader(timeZone);
    const value = reduce(readRows(await read(path), reader));
    // Of what something is to be said, the list itself is read.
    return reader.losses.all.length === 0 ? value : null;
  };
  const expectAlike = async () => {
    const [whole] = readDayRecords(await read(endpoints.dayRecords(from, until).path), new ValueReader(timeZone));
    if (!whole) throw new Error('Nothing was answered.');
    const settled: Readonly<Record<string, SettledDay>> = await settleDays([whole], context);
    for (const day of days) {
      for (const name of ['signIns', 'signOuts', 'absent', 'late'] as const)
        expect(settled[day]?.[name] ?? null, `${name} of ${day}`).toEqual(await listed(name, day));
    }
    return settled;
  };
  const sign = (staff_id: string, mode: 'signedIn' | 'signedOut', at: string, number: number) =>
    upstream.db
      .insertInto('attendance')
      .values({
        ...{ staff_id, mode, attendance_at: new Date(at), service_centre: number % 3 ? 'Awka' : 'ogui ' },
        ...{ image_url: number % 4 ? 'https://photos.example/1.jpg' : '', is_image_recognised: number % 5 > 0 },
        ...(number % 6 && { latitude: 6.2 + number / 997, longitude: 7.07, location: `Gate ${number % 2}` }),
      })
      .execute();

  beforeAll(async () => {
    upstream = await startTestUpstream(engine, { extensions: ['day-records', 'left'], timeZone });
    const { db } = upstream;
    const [day, noon] = [await addShift(db, 'Day'), await addShift(db, 'Noon', '12:00:00')];
    for (let number = 0; number < 30; number++) {
      const shift_id = number % 7 ? (number % 5 ? day : noon) : null;
      ids.push(
        await addStaff(db, `D-${number}`, { name: `Person ${number}`, shift_id, created_at: new Date('2026-01-05') }),
      );
    }
    for (const [index, date] of days.entries()) {
      if (weekdayOf(date) > 5) continue;
      for (const [number, id] of ids.entries()) {
        if ((number + index) % 9 === 0) continue;
        const second = String((number * 7 + index) % 60).padStart(2, '0');
        const minute = String((number * 11 + index) % 60).padStart(2, '0');
        await sign(id, 'signedIn', `${date}T0${number % 4 ? 6 : 9}:${minute}:${second}.250Z`, number + index);
        if (number % 8)
          await sign(id, 'signedOut', `${date}T1${number % 5 ? 5 : 6}:${minute}:${second}Z`, number + index);
      }
    }
    await sign(ids[1] as string, 'signedIn', `${addDays(from, 1)}T13:10:11Z`, 1);
    // Noon, of a few.
    for (const id of ids.slice(0, 3)) await sign(id, 'signedOut', `${addDays(from, 5)}T11:00:00Z`, 1);
    const on = async (date: string) => {
      upstream.setNow(`${date}T12:00:00Z`);
      token = await upstream.signIn('admin@test.example');
    };
    await on('2026-11-10');
    await upstream.call('PUT', `/staff/modify/${ids[2]}`, { token, body: { name: 'Somebody Else', shift: noon } });
    await on('2026-11-12');
    await upstream.call('DELETE', `/staff/destroy/${ids[3]}`, { token });
    await on('2026-11-20');
  });
  afterAll(() => upstream?.close());

  it('N-23 says of days that are over what their lists say, whether their texts are stored or not', async () => {
    const settled = await expectAlike();
    expect(Object.values(settled).flatMap(({ late }) => late ?? []).length).toBeGreaterThan(10);
    expect(Object.values(settled).flatMap(({ absent }) => absent ?? []).length).toBeGreaterThan(10);
    expect(settled[from]?.signIns?.people.length).toBeGreaterThan(20);
    await keepDays(upstream.db, { timeZone, now });
    await keepDayRecords(upstream.db, { timeZone, now });
    expect(await upstream.db.selectFrom('day_records').select('day').execute()).toHaveLength(19);
    await expectAlike();
  });

  it('writes the text of a day anew that records have come late for, and keeps no text of other attendance', async () => {
    const stored = () =>
      sql<{ text: string }>`select records as text from day_records where day = ${from}::date`.execute(upstream.db);
    await keepDays(upstream.db, { timeZone, now });
    await keepDayRecords(upstream.db, { timeZone, now });
    const [before] = (await stored()).rows;
    await sign(ids[10] as string, 'signedOut', `${from}T20:01:02Z`, 1);
    await expectAlike();
    await keepDayRecords(upstream.db, { timeZone, now });
    const [after] = (await stored()).rows;
    expect(before?.text).toContain(ids[10]);
    expect(after?.text.length).toBeGreaterThan(before?.text.length ?? 0);
    await expectAlike();
    await sql`delete from attendance where staff_id = ${ids[10]}::uuid`.execute(upstream.db);
    await keepDays(upstream.db, { timeZone, now });
    await keepDayRecords(upstream.db, { timeZone, now });
    expect((await stored()).rows[0]?.text).not.toContain(ids[10]);
  });

  it('refuses more days than a month has, and days in another order', async () => {
    const status = async (path: string) => (await upstream.call('GET', path, { token })).status;
    expect(await status(endpoints.dayRecords('2026-10-01', '2026-10-31').path)).toBe(200);
    expect(await status(endpoints.dayRecords('2026-10-01', '2026-11-01').path)).toBe(400);
    expect(await status(endpoints.dayRecords('2026-10-02', '2026-10-01').path)).toBe(400);
  });
});
