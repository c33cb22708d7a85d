import { describe, expect, it } from 'vitest';
import { addDays } from '../../gateway/shared/dates.ts';
import { instantOf } from '../../upstream/calendar.ts';
import { historyOf } from '../../upstream/demo/day-plan.ts';
import { rotas } from '../../upstream/demo/rotas.ts';
import { writeEvents, writeOrganisation } from '../../upstream/demo/write-company.ts';
import { makeAttendanceMonths } from '../../upstream/partitions.ts';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { validFrom } from '../../upstream/versions.ts';
import { begun } from '../support/begun.ts';
import { now as runsClock } from '../support/fixed-clock.ts';
import { testGateway } from '../support/gateway.ts';
import { startTestUpstream, testSecret } from '../support/upstream.ts';

const timeZone = 'Africa/Lagos';
// A history of so few days has nobody who moves: the service judges who has moved by where they were then, which the
// lists of section 7 do not tell.
const company = { start: '2026-09-20', days: 27, staff: 220 };
const daysWritten = 75;
const document = `query ($id: ID!, $input: UpdateShiftInput!) {
  shiftTrial(id: $id, input: $input) {
    from until lateAfter people lateDaysBefore lateDaysAfter lateDaysAdded lateDaysDropped unclear daysAsked daysRead
    coverage { isLearning }
    months {
      month seriallyLateBefore seriallyLateAfter becomingCount ceasingCount
      becoming { staff { staffID } lateDaysAfter } ceasing { staff { staffID } lateDaysAfter }
    }
    sources { call ok }
  }
}`;

interface Serial {
  readonly staffID: string;
  readonly occurrence: number;
}

describe('Query.shiftTrial over the real service', () => {
  const upstream = begun(async () => {
    const service = await startTestUpstream();
    const since = new Date(instantOf(company.start, 0, timeZone));
    const until = new Date(instantOf(addDays(company.start, daysWritten), 0, timeZone));
    await service.db.transaction().execute(async (transaction) => {
      await writeOrganisation(transaction, { company, timeZone, passwordHash: 'none' });
      await makeAttendanceMonths(transaction, since, until);
      for (const events of historyOf(company, timeZone).between(since.getTime(), until.getTime()))
        await writeEvents(transaction, events);
    });
    return service;
  });

  /** The service and a gateway over it at a moment. */
  async function standAt(moment: string) {
    const now = Date.parse(moment);
    // The gateway checks tokens by the run's clock, the service by its own.
    upstream.setNow(Math.max(now, runsClock()));
    const token = await upstream.signIn('admin@test.example');
    upstream.setNow(now);
    await keepDays(upstream.db, { timeZone, now: new Date(now) });
    const settings = { UPSTREAM_URL: upstream.url, JWT_SECRET: testSecret, COST_BUDGET: '0' };
    const gateway = await testGateway({ settings, now: () => now });
    const list = async (path: string) => (await upstream.call('GET', `/attendance/${path}`, { token })).body.data;
    /** How many late days the service lists, by the shift of who was late. */
    const lateDays = async (from: string, last: string) => {
      const counts = new Map<string, number>();
      for (let day = from; day <= last; day = addDays(day, 1)) {
        const late: { staffID: { shift: { _id: string } } }[] = await list(`lateness?date=${day}`);
        for (const { staffID } of late) counts.set(staffID.shift._id, (counts.get(staffID.shift._id) ?? 0) + 1);
      }
      return counts;
    };
    const serial = async (month: string): Promise<Serial[]> => list(`serialLatness?date=${month}-01`);
    const people = async (shift: string) => {
      const { body } = await upstream.call('GET', '/staff/findAll', { token });
      const held = body.data.filter((row: { shift: { _id: string } | null }) => row.shift?._id === shift);
      return new Set(held.map((row: { staffID: string }) => row.staffID));
    };
    /** The trial over all its days: a first answer may come while some are still being read. */
    const trial = async (id: string, input: object) => {
      // biome-ignore lint/suspicious/noExplicitAny: the answer of the document above.
      let tried: any = null;
      const ask = async () => {
        const { data } = await gateway.query(document, { id, input }, token);
        tried = (data as { shiftTrial: unknown } | null)?.shiftTrial;
        return tried?.coverage.isLearning ?? true;
      };
      await expect.poll(ask).toBe(false);
      expect(tried).toMatchObject({ daysAsked: 30, daysRead: 30 });
      return tried;
    };
    return { lateDays, serial, people, trial };
  }

  const left = { tags: 'nightly' };
  for (const [moment, from, options] of [
    ['2026-10-31T23:30:00+01:00', '2026-10-02', left],
    ['2026-11-29T12:00:00+01:00', '2026-10-31', left],
  ] as const)
    it(
      `N-12 leads from the present rules to what the service lists, at ${moment} and for every shift`,
      options,
      async () => {
        const { lateDays, serial, people, trial } = await standAt(moment);
        const until = moment.slice(0, 10);
        const late = await lateDays(from, until);
        for (const { id, name } of rotas) {
          const tried = await trial(id, {});
          const listed = late.get(id) ?? 0;
          expect(listed, name).toBeGreaterThan(0);
          expect({ name, ...tried }).toMatchObject({
            name,
            from,
            until,
            people: (await people(id)).size,
            lateDaysBefore: listed,
            lateDaysAfter: listed,
            lateDaysAdded: 0,
            lateDaysDropped: 0,
            unclear: 0,
            daysAsked: 30,
            daysRead: 30,
          });
          for (const { month, ...counts } of tried.months) {
            const held = await people(id);
            const seriallyLate = (await serial(month)).filter(({ staffID }) => held.has(staffID)).length;
            expect({ name, month, ...counts }).toEqual({
              name,
              month,
              seriallyLateBefore: seriallyLate,
              seriallyLateAfter: seriallyLate,
              becomingCount: 0,
              becoming: [],
              ceasingCount: 0,
              ceasing: [],
            });
          }
        }
      },
    );

  for (const [name, input, options = {}] of [
    ['Office', { latenessThreshold: '08:05:00' }, left],
    ['Early', { latenessThreshold: '00:00:00', serialLatenessThreshold: 2 }, left],
    ['Late', { startTime: '13:30:00' }, left],
    ['Night', { latenessThreshold: '22:01:00', serialLatenessThreshold: 1 }],
    ['Control Room Night', { startTime: '18:30:00', latenessThreshold: '00:10:00' }, left],
    ['Midnight Dispatch', { latenessThreshold: '00:45:00' }, left],
    ['Weekend Operations', { startTime: '07:45:00', latenessThreshold: '00:01:00' }, left],
    ['Security Day', { latenessThreshold: '00:30:00', serialLatenessThreshold: 5 }, left],
    ['Customer Service', { startTime: '14:45:00' }, left],
    ['Feeder Patrol', { startTime: '05:45:00', latenessThreshold: '05:46:00', serialLatenessThreshold: 1 }, left],
  ] as const)
    it(`N-12 says of ${name} with ${JSON.stringify(input)} what the service lists once it is so`, options, async () => {
      const { lateDays, serial, trial } = await standAt('2026-11-29T12:00:00+01:00');
      const from = '2026-10-31';
      const id = rotas.find((rota) => rota.name === name)?.id ?? '';
      const months = ['2026-10', '2026-11'];
      const before = [await serial('2026-10'), await serial('2026-11')];
      const tried = await trial(id, input);
      expect(tried.unclear).toBe(0);
      expect(tried.lateDaysBefore).toBe((await lateDays(from, '2026-11-29')).get(id) ?? 0);

      const { startTime, latenessThreshold, serialLatenessThreshold } = input as Record<string, string | number>;
      const columns = {
        ...(startTime !== undefined && { start_time: String(startTime) }),
        ...(latenessThreshold !== undefined && { lateness_threshold: String(latenessThreshold) }),
        ...(serialLatenessThreshold !== undefined && { serial_lateness_threshold: Number(serialLatenessThreshold) }),
      };
      await upstream.db
        .updateTable('shifts')
        .set({ ...columns, valid_from: validFrom(from) })
        .where('id', '=', id)
        .execute();
      await keepDays(upstream.db, { timeZone, now: new Date('2026-11-29T12:00:00+01:00') });

      expect([name, tried.lateDaysAfter]).toEqual([name, (await lateDays(from, '2026-11-29')).get(id) ?? 0]);
      const named = (people: { staff: { staffID: string }; lateDaysAfter: number }[]) =>
        people.map(({ staff, lateDaysAfter }) => `${staff.staffID} ${lateDaysAfter}`).sort();
      for (const [place, month] of months.entries()) {
        const old = new Set(before[place]?.map(({ staffID }) => staffID));
        const now = await serial(month);
        const is = new Set(now.map(({ staffID }) => staffID));
        const { becoming, ceasing, becomingCount, ceasingCount } = tried.months[place];
        const become = now.filter(({ staffID }) => !old.has(staffID));
        expect([name, month, named(becoming)]).toEqual([
          name,
          month,
          become.map(({ staffID, occurrence }) => `${staffID} ${occurrence}`).sort(),
        ]);
        const ceased = [...old].filter((staffID) => !is.has(staffID)).sort();
        expect([name, month, ceasing.map((each: { staff: Serial }) => each.staff.staffID).sort()]).toEqual([
          name,
          month,
          ceased,
        ]);
        expect([becomingCount, ceasingCount]).toEqual([become.length, ceased.length]);
      }
    });
});
