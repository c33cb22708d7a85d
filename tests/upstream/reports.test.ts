import { beforeEach, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { openReportCalls } from './report-calls.ts';

describeOnEngines('reportsRoutes', (engine) => {
  const calls = begun(() => openReportCalls(engine));
  beforeEach(() => calls.clear());

  const lateOn = async (day: string) =>
    (await calls.list<{ staffID: { staffID: string } }>(`lateness?date=${day}`)).map(({ staffID }) => staffID.staffID);
  const absentOn = async (day: string) =>
    (await calls.list<{ staffID: string }>(`exception?date=${day}`)).map(({ staffID }) => staffID);

  it.each(['exception', 'lateness', 'serialLatness', 'absentee/monthly'])(
    'refuses /attendance/%s without a day that exists and names the value',
    async (report) => {
      for (const date of ['2026-02-30', '2026-11', 'today', '2026-11-19T00:00:00Z']) {
        const { status, body } = await calls.get(`${report}?date=${date}`);
        expect([status, body.status]).toEqual([400, 'error']);
        expect(body.message).toContain(date);
      }
      const missing = await calls.get(report);
      expect([missing.status, missing.body.status]).toEqual([400, 'error']);
      expect(missing.body.message).toContain('date');
      expect((await calls.get(`${report}?date=2026-11-19&date=2026-11-20`)).status).toBe(400);
    },
  );

  it('does not depend on the zone of the process', async () => {
    const shift = await calls.addShift('08:00', '08:15');
    await calls.addStaff('late', shift, ['2026-11-19 08:16']);
    await calls.addStaff('absent', shift);
    const zone = process.env.TZ;
    const offsets = new Set<number>();
    try {
      for (const other of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
        process.env.TZ = other;
        offsets.add(new Date('2026-11-19').getTimezoneOffset());
        expect(await lateOn('2026-11-19')).toEqual(['late']);
        expect(await absentOn('2026-11-19')).toEqual(['absent']);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
    expect(offsets.size).toBe(2);
  });
});
