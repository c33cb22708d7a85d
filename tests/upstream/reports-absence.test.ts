import { beforeEach, describe, expect, it } from 'vitest';
import { addedToSummary } from '../support/added-texts.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { openReportCalls } from './report-calls.ts';

describeOnEngines('reportsRoutes', (engine) => {
  const calls = begun(() => openReportCalls(engine));
  beforeEach(() => calls.clear());

  const absentOn = async (day: string) =>
    (await calls.list<{ staffID: string }>(`exception?date=${day}`)).map(({ staffID }) => staffID);

  describe('GET /attendance/exception', () => {
    it('R-120 answers flat staff records of those without a sign-in', async () => {
      const shift = await calls.addShift('08:00', '08:15');
      const id = await calls.addStaff('00007', shift);
      await calls.addStaff('00008', shift, ['2026-11-19 09:30']);
      await calls.addRecord(id, 'signedOut', '2026-11-19 17:00');
      expect(await calls.list('exception?date=2026-11-19')).toMatchObject([
        { _id: id, staffID: '00007', ...addedToSummary },
      ]);
    });

    it('counts the sign-in of a night shift after midnight for the day before', async () => {
      const night = await calls.addShift('22:00', '22:15');
      await calls.addStaff('night', night, ['2026-11-19 00:20']);
      expect(await absentOn('2026-11-18')).toEqual([]);
      expect(await absentOn('2026-11-19')).toEqual(['night']);
    });

    it('leaves out today those whose shift has not begun, and everybody on days to come', async () => {
      await calls.beginRecords('2026-11-17');
      await calls.addStaff('early', await calls.addShift('06:00'));
      await calls.addStaff('noon', await calls.addShift('12:00'));
      await calls.addStaff('night', await calls.addShift('22:00'));
      calls.setNow('2026-11-19 12:00');
      expect(await absentOn('2026-11-19')).toEqual(['early', 'noon']);
      expect(await absentOn('2026-11-18')).toEqual(['early', 'night', 'noon']);
      expect(await absentOn('2026-11-20')).toEqual([]);
    });

    it('asks the work days of the shift, Monday to Friday without a shift, and nobody on a holiday', async () => {
      await calls.beginRecords('2026-11-02');
      await calls.addStaff('office', await calls.addShift('08:00'));
      await calls.addStaff('weekend', await calls.addShift('08:00', null, { workDays: [6, 7] }));
      await calls.addStaff('no shift', null);
      await calls.db.insertInto('holidays').values({ day: '2026-11-18', name: 'Holiday' }).execute();
      expect(await absentOn('2026-11-20')).toEqual(['no shift', 'office']);
      expect(await absentOn('2026-11-21')).toEqual(['weekend']);
      expect(await absentOn('2026-11-22')).toEqual(['weekend']);
      expect(await absentOn('2026-11-18')).toEqual([]);
    });

    it('F-106 begins with the first shift that starts after the record was created', async () => {
      await calls.beginRecords('2026-11-02');
      const shift = await calls.addShift('08:00');
      await calls.addStaff('new', shift, [], '2026-11-19 00:30');
      await calls.addStaff('later', shift, [], '2026-11-19 08:01');
      await calls.addStaff('night', await calls.addShift('22:00'), [], '2026-11-19 19:41');
      await calls.addStaff('no shift', null, [], '2026-11-19 00:30');
      expect(await absentOn('2026-11-18')).toEqual([]);
      expect(await absentOn('2026-11-19')).toEqual(['new', 'night']);
      expect(await absentOn('2026-11-20')).toEqual(['later', 'new', 'night', 'no shift']);
    });

    it('takes the calendar day for staff without a shift', async () => {
      await calls.addStaff('no shift', null, ['2026-11-19 00:00', '2026-11-20 23:59:59']);
      expect(await absentOn('2026-11-19')).toEqual([]);
      expect(await absentOn('2026-11-20')).toEqual([]);
    });
  });

  describe('GET /attendance/absentee/monthly', () => {
    it('R-123 answers who was absent, with ascending days up to now', async () => {
      const shift = await calls.addShift('08:00', '08:15');
      const present = ['03', '04', '05', '06', '09', '10', '12'].map((day) => `2026-11-${day} 07:50`);
      await calls.addStaff('00009', shift, present);
      await calls.addStaff('00010', shift, ['2026-11-02 07:50', ...present, '2026-11-11 07:50', '2026-11-13 09:50']);
      calls.setNow('2026-11-13 10:00');
      const dateAbsent = ['2026-11-02', '2026-11-11', '2026-11-13'];
      expect(await calls.list('absentee/monthly?date=2026-11-01')).toMatchObject([
        { staffID: '00009', occurrence: 3, dateAbsent, ...addedToSummary },
      ]);
    });

    it('keeps to the edges of the month, leap day included, and to the day of creation', async () => {
      await calls.beginRecords('2023-12-30');
      const daily = await calls.addShift('08:00', null, { workDays: [1, 2, 3, 4, 5, 6, 7] });
      await calls.addStaff('leap', daily, [], '2024-02-28 07:00');
      const days = async (date: string) =>
        (await calls.list<{ dateAbsent: string[] }>(`absentee/monthly?date=${date}`)).map(
          ({ dateAbsent }) => dateAbsent,
        );
      expect(await days('2024-01-31')).toEqual([]);
      expect(await days('2024-02-01')).toEqual([['2024-02-28', '2024-02-29']]);
      expect((await days('2024-03-15'))[0]).toHaveLength(31);
    });
  });
});
