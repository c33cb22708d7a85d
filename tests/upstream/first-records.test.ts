import { beforeEach, expect, it } from 'vitest';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { openReportCalls } from './report-calls.ts';

/** Whether days were worked out before a report is asked for. */
const storing = [false, true];

describeOnEngines('absences before there are records', (engine) => {
  const calls = begun(() => openReportCalls(engine));
  beforeEach(() => calls.clear());

  const finish = (now: string) =>
    keepDays(calls.db, { timeZone: 'Africa/Lagos', now: new Date(`${now.replace(' ', 'T')}+01:00`) });
  const absentOn = async (day: string) =>
    (await calls.list<{ staffID: string }>(`exception?date=${day}`)).map(({ staffID }) => staffID);
  const absentIn = async (month: string) =>
    (await calls.list<{ staffID: string; dateAbsent: string[] }>(`absentee/monthly?date=${month}-01`)).map(
      ({ staffID, dateAbsent }) => `${staffID} ${dateAbsent.map((day) => day.slice(8)).join(' ')}`,
    );
  const belongTo = (staffID: string, serviceCentre: string, more: object = {}) =>
    calls.db
      .updateTable('staff')
      .set({ service_centre: serviceCentre, ...more })
      .where('staff_id', '=', staffID)
      .execute();

  it('F-106 knows no absence in a company that has no record at all, however long its people are registered', async () => {
    const shift = await calls.addShift('08:00');
    await calls.addStaff('1', shift);
    await calls.addStaff('2', null, [], '2026-11-19 19:41');
    calls.setNow('2026-11-19 19:45');
    await finish('2026-11-19 19:45');
    expect([await absentOn('2026-11-19'), await absentOn('2026-11-18')]).toEqual([[], []]);
    expect([await absentIn('2026-11'), await absentIn('2025-03')]).toEqual([[], []]);
  });

  it.each(storing)('F-106 begins in each service centre with its own first record (stored: %j)', async (isStored) => {
    const shift = await calls.addShift('08:00');
    await calls.addStaff('a', shift, ['2026-11-16 08:00']);
    await calls.addStaff('b', shift);
    await calls.addStaff('c', shift);
    await belongTo('b', 'Nnewi');
    await belongTo('c', 'Nnewi');
    const [c] = await calls.db.selectFrom('staff').select('id').where('staff_id', '=', 'c').execute();
    calls.setNow('2026-11-20 18:00');
    if (isStored) await finish('2026-11-20 18:00');
    expect(await absentIn('2026-11')).toEqual(['a 17 18 19 20']);
    await calls.addRecord(c?.id ?? '', 'signedIn', '2026-11-19 08:00');
    expect(await absentIn('2026-11')).toEqual(['a 17 18 19 20', 'b 19 20', 'c 20']);
    if (isStored) await finish('2026-11-20 18:00');
    // An older one, handed in late, opens the days after it again.
    await calls.addRecord(c?.id ?? '', 'signedIn', '2026-11-17 08:00');
    const expected = ['a 17 18 19 20', 'b 17 18 19 20', 'c 18 20'];
    expect(await absentIn('2026-11')).toEqual(expected);
    await finish('2026-11-20 18:00');
    expect(await absentIn('2026-11')).toEqual(expected);
    await calls.db
      .deleteFrom('attendance')
      .where('staff_id', '=', c?.id ?? '')
      .execute();
    expect(await absentIn('2026-11')).toEqual(['a 17 18 19 20']);
  });
});
