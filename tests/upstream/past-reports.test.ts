import { beforeEach, expect, it } from 'vitest';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { endVersion, validFrom } from '../../upstream/versions.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { openReportCalls } from './report-calls.ts';

const reports = ['lateness', 'exception', 'serialLatness', 'absentee/monthly'] as const;

describeOnEngines('reports of the past', (engine) => {
  const calls = begun(() => openReportCalls(engine));
  beforeEach(() => calls.clear());

  const finish = () => keepDays(calls.db, { timeZone: 'Africa/Lagos', now: new Date('2026-11-20T11:00:00Z') });
  /** The rows of a report, the same before days are stored and after. */
  const list = async <Row>(path: string): Promise<Row[]> => {
    const worked = await calls.list<Row>(path);
    await finish();
    expect(await calls.list<Row>(path)).toEqual(worked);
    return worked;
  };
  /** Every report of the days, as its bytes would be printed. */
  const print = async (...days: string[]) => {
    const printed: string[] = [];
    for (const day of days) {
      for (const report of reports) printed.push(JSON.stringify(await list(`${report}?date=${day}`)));
    }
    return printed;
  };
  const lateOn = async (day: string) =>
    (await list<{ staffID: { staffID: string } }>(`lateness?date=${day}`)).map(({ staffID }) => staffID.staffID);
  const absentOn = async (day: string) =>
    (await list<{ staffID: string }>(`exception?date=${day}`)).map(({ staffID }) => staffID);
  const modify = (id: string, today: string, values: object) =>
    calls.db
      .updateTable('staff')
      .set({ ...values, valid_from: validFrom(today) })
      .where('id', '=', id)
      .execute();
  const leave = (id: string, today: string) =>
    calls.db.transaction().execute((transaction) => endVersion(transaction, 'staff', id, today));

  it('F-47 A-51 stay as they were when thresholds change, people move, are renamed or are deleted', async () => {
    const { db } = calls;
    const shift = await calls.addShift('08:00', '08:15', { serial: 2 });
    const other = await calls.addShift('12:00');
    await calls.beginRecords('2026-10-01', 'Nnewi');
    const late = ['2026-10-05', '2026-10-06', '2026-11-03', '2026-11-04'].map((day) => `${day} 08:20`);
    const one = await calls.addStaff('00001', shift, late, '2026-10-01 08:00');
    const two = await calls.addStaff('00002', shift, late, '2026-10-01 08:00');
    calls.setNow('2026-11-19 18:00');
    const before = await print('2026-10-06', '2026-10-07');
    const ofNovember = await print('2026-11-04');
    expect(JSON.parse(before[2] ?? '')).toHaveLength(2);

    const rules = { lateness_threshold: '09:00', serial_lateness_threshold: 10, start_time: '07:00' };
    await db
      .updateTable('shifts')
      .set({ ...rules, valid_from: validFrom('2026-11-19') })
      .where('id', '=', shift)
      .execute();
    await modify(one, '2026-11-19', { service_centre: 'Nnewi', name: 'Renamed', shift_id: other });
    await leave(two, '2026-11-19');
    expect(await print('2026-10-06', '2026-10-07')).toEqual(before);
    const [lateThen, absentThen] = ofNovember;
    expect((await print('2026-11-04')).slice(0, 2)).toEqual([lateThen, absentThen]);
    const staffOf = async (report: string) =>
      (await list<{ staffID: string }>(`${report}?date=2026-11-04`)).map(({ staffID }) => staffID);
    // The month still runs: the first is judged by the shift of today, the second by the one of the last day here.
    expect(await staffOf('serialLatness')).toEqual(['00001', '00002']);
    expect(await staffOf('absentee/monthly')).toEqual(['00001', '00002']);
    expect(await absentOn('2026-11-18')).toEqual(['00001', '00002']);
    expect(await absentOn('2026-11-19')).toEqual(['00001']);
  });

  it("end a day's window when the next day's opens, whatever shift that is", async () => {
    const day = await calls.addShift('08:00', '08:15');
    const night = await calls.addShift('22:00', '22:15');
    const id = await calls.addStaff('00001', day, ['2026-11-18 08:00', '2026-11-20 09:00']);
    calls.setNow('2026-11-20 12:00');
    expect([await absentOn('2026-11-19'), await lateOn('2026-11-20')]).toEqual([['00001'], ['00001']]);
    // Today's window opens at 16:00 now, so the sign-in of 09:00 belongs to yesterday's, which is worked out already.
    await modify(id, '2026-11-20', { shift_id: night });
    expect([await absentOn('2026-11-19'), await lateOn('2026-11-19')]).toEqual([[], ['00001']]);
    expect(await lateOn('2026-11-20')).toEqual([]);
  });
});
