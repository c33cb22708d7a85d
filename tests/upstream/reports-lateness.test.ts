import { beforeEach, describe, expect, it } from 'vitest';
import { addedToSummary } from '../support/added-texts.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { openReportCalls } from './report-calls.ts';

describeOnEngines('reportsRoutes', (engine) => {
  const calls = begun(() => openReportCalls(engine));
  beforeEach(() => calls.clear());

  const lateOn = async (day: string) =>
    (await calls.list<{ staffID: { staffID: string } }>(`lateness?date=${day}`)).map(({ staffID }) => staffID.staffID);

  describe('GET /attendance/lateness', () => {
    it('R-121 answers the late sign-in with the staff record embedded', async () => {
      const shift = await calls.addShift('08:00', '08:15');
      await calls.addStaff('00123', shift, ['2026-11-19 08:16']);
      await calls.addStaff('00124', shift, ['2026-11-19 08:10']);
      expect(await calls.list('lateness?date=2026-11-19')).toMatchObject([
        { staffID: { staffID: '00123', ...addedToSummary }, attendanceDate: '2026-11-19T07:16:00.000Z' },
      ]);
    });

    it.each([
      ['a clock time after the start', '08:00', '08:15', '2026-11-19 08:15', '2026-11-19 08:15:01'],
      ['a grace duration below the start', '08:00', '00:15', '2026-11-19 08:15', '2026-11-19 08:15:01'],
      ['a duration as long as the start', '02:00', '02:00', '2026-11-19 04:00', '2026-11-19 04:00:01'],
      ['no threshold: the start', '08:00', null, '2026-11-19 08:00', '2026-11-19 08:00:01'],
      ['a clock time of a night shift', '22:00', '22:15', '2026-11-19 22:15', '2026-11-20 00:20'],
      ['a grace that ends after midnight', '23:50', '00:15', '2026-11-20 00:05', '2026-11-20 00:05:01'],
      ['a window that opens on the day before', '05:00', '05:10', '2026-11-18 23:00', '2026-11-19 05:11'],
    ])('reads %s (A-24)', async (_, start, threshold, punctual, late) => {
      const shift = await calls.addShift(start, threshold);
      await calls.addStaff('punctual', shift, [punctual]);
      await calls.addStaff('late', shift, [late]);
      expect(await lateOn('2026-11-19')).toEqual(['late']);
      expect(await lateOn('2026-11-18')).toEqual([]);
      expect(await lateOn('2026-11-20')).toEqual([]);
    });

    it('places a sign-in at the opening of the window in the day and one before it in the day before', async () => {
      const shift = await calls.addShift('22:00', '22:15');
      await calls.addStaff('opening', shift, ['2026-11-19 16:00']);
      await calls.addStaff('before', shift, ['2026-11-19 15:59:59']);
      expect(await lateOn('2026-11-18')).toEqual(['before']);
      expect(await lateOn('2026-11-19')).toEqual([]);
    });

    it('judges the first of several sign-ins and answers it once', async () => {
      const shift = await calls.addShift('08:00', '08:15');
      await calls.addStaff('twice late', shift, ['2026-11-19 09:03', '2026-11-19 09:00']);
      await calls.addStaff('early, then late', shift, ['2026-11-19 09:00', '2026-11-19 07:55']);
      const rows = await calls.list<{ attendanceDate: string }>('lateness?date=2026-11-19');
      expect(rows.map(({ attendanceDate }) => attendanceDate)).toEqual(['2026-11-19T08:00:00.000Z']);
    });

    it('ignores sign-outs, staff without shift, days off, holidays and what comes after now', async () => {
      const shift = await calls.addShift('08:00', '08:15');
      await calls.addRecord(await calls.addStaff('sign-out', shift), 'signedOut', '2026-11-19 17:00');
      await calls.addStaff('no shift', null, ['2026-11-19 11:00']);
      await calls.addStaff('day off', shift, ['2026-11-21 11:00']);
      await calls.addStaff('holiday', shift, ['2026-11-18 11:00']);
      await calls.db.insertInto('holidays').values({ day: '2026-11-18', name: 'Holiday' }).execute();
      await calls.addStaff('after now', shift, ['2026-11-19 11:00']);
      calls.setNow('2026-11-19 10:00');
      expect(await lateOn('2026-11-18')).toEqual([]);
      expect(await lateOn('2026-11-19')).toEqual([]);
      calls.setNow('2026-11-30 10:00');
      expect(await lateOn('2026-11-19')).toEqual(['after now']);
      expect(await lateOn('2026-11-21')).toEqual([]);
    });
  });

  describe('GET /attendance/serialLatness', () => {
    it('R-122 answers who reached the threshold of the shift, with ascending days of that month alone', async () => {
      const shift = await calls.addShift('08:00', '08:15', { serial: 2 });
      const late = ['2026-11-02', '2026-11-30', '2026-11-17', '2026-10-30', '2026-12-01'];
      await calls.addStaff(
        '00002',
        shift,
        late.map((day) => `${day} 08:16`),
      );
      await calls.addStaff('00001', shift, ['2026-11-02 08:16', '2026-11-02 08:20', '2026-12-01 08:16']);
      calls.setNow('2026-12-15 12:00');
      const daysLate = ['2026-11-02', '2026-11-17', '2026-11-30'];
      expect(await calls.list('serialLatness?date=2026-11-19')).toMatchObject([
        { staffID: '00002', occurrence: 3, daysLate, ...addedToSummary },
      ]);
    });

    it('gives the night of the last day to its month, though the sign-in came in the next', async () => {
      const night = await calls.addShift('22:00', '22:15', { workDays: [1, 2, 3, 4, 5, 6, 7] });
      await calls.addStaff('night', night, ['2024-03-01 00:20', '2024-02-01 00:20']);
      const days = async (date: string) =>
        (await calls.list<{ daysLate: string[] }>(`serialLatness?date=${date}`)).map(({ daysLate }) => daysLate);
      expect(await days('2024-02-10')).toEqual([['2024-02-29']]);
      expect(await days('2024-01-31')).toEqual([['2024-01-31']]);
      expect(await days('2024-03-31')).toEqual([]);
    });
  });
});
