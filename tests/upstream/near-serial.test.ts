import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { monthFigures } from '../../upstream/reports/month-figures.ts';
import { endVersion } from '../../upstream/versions.ts';
import { describeOnEngines } from '../support/database.ts';
import { addShift, addStaff } from '../support/upstream.ts';
import { fillCompany } from './list-changes.ts';
import { type ListServices, openListServices } from './list-services.ts';

describeOnEngines('who is near serial lateness', (engine) => {
  let services: ListServices;
  let day: string;
  beforeAll(async () => {
    services = await openListServices(engine, 'Africa/Lagos');
  });
  afterAll(() => services?.close());

  beforeEach(async () => {
    const { db } = services;
    services.now = new Date('2026-11-20T12:00:00Z');
    await fillCompany(db);
    await db.deleteFrom('staff').execute();
    day = await addShift(db, 'Office');
    await db
      .updateTable('shifts')
      .set({ work_days: [1, 2, 3, 4, 5, 6, 7], serial_lateness_threshold: 3 })
      .where('id', '=', day)
      .execute();
  });

  const add = async (staffID: string, shift = day) => {
    const id = await addStaff(services.db, staffID, { shift_id: shift });
    await services.db
      .updateTable('staff')
      .set({ created_at: new Date('2020-01-01') })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const beLate = (id: string, ...dates: string[]) =>
    services.db
      .insertInto('attendance')
      .values(
        dates.map((date) => ({ staff_id: id, mode: 'signedIn', attendance_at: new Date(`2026-11-${date}T11:00:00Z`) })),
      )
      .execute();
  const find = async (date = '2026-11-20') => {
    const { timeZone, now } = services;
    return (await monthFigures(services.db, { day: date, timeZone, now })).nearSerialLateness;
  };

  it('N-08 names ten at most, latest late day first, then by staff ID, with their days and their shift', async () => {
    for (let number = 12; number > 0; number--) {
      const id = await add(`S-${String(number).padStart(2, '0')}`);
      await beLate(id, '03', number % 2 === 0 ? '19' : '18');
    }
    await beLate(await add('S-90'), '02', '03', '04');
    await beLate(await add('S-91'), '20');
    const { people, withoutRule, latest } = await find();
    expect([people, withoutRule]).toEqual([12, 0]);
    expect(latest.map(({ staffID }) => staffID)).toEqual(
      ['02', '04', '06', '08', '10', '12', '01', '03', '05', '07'].map((number) => `S-${number}`),
    );
    expect(latest[0]).toMatchObject({
      shift: { _id: day, name: 'Office', serialLatenessThreshold: 3 },
      daysLate: ['2026-11-03', '2026-11-19'],
    });
  });

  it('names nobody in a month without late days, and in one to come', async () => {
    await beLate(await add('S-1'), '03', '04');
    for (const date of ['2026-10-20', '2026-12-20']) {
      expect(await find(date)).toEqual({ people: 0, withoutRule: 0, latest: [] });
    }
  });

  it('counts the late whose shift is no longer there apart', async () => {
    const other = await addShift(services.db, 'Other');
    const moved = await add('S-1', other);
    await beLate(moved, '03', '04');
    const { db } = services;
    await db.updateTable('staff').set({ shift_id: day, valid_from: '2026-11-10' }).where('id', '=', moved).execute();
    await db.transaction().execute((within) => endVersion(within, 'shifts', other, '2026-11-11'));
    expect(await find()).toEqual({ people: 0, withoutRule: 1, latest: [] });
    await beLate(moved, '18');
    expect(await find()).toMatchObject({ people: 0, withoutRule: 0 });
  });

  it('F-221 tells two apart who had one staff ID in turn within the month', async () => {
    const { db } = services;
    const before = await add('S-1');
    for (const day of ['03', '04']) await beLate(before, day);
    await db.transaction().execute((within) => endVersion(within, 'staff', before, '2026-11-10'));
    await beLate(await add('S-1'), '12');
    const { people, latest } = await find();
    expect([people, latest.map(({ daysLate }) => daysLate)]).toEqual([1, [['2026-11-03', '2026-11-04']]]);
  });
});
