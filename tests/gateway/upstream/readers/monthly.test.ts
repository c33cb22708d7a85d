import { describe, expect, it } from 'vitest';
import { Losses } from '../../../../gateway/upstream/readers/losses.ts';
import { readMonthly } from '../../../../gateway/upstream/readers/monthly.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import fc from '../../../support/fast-check.ts';
import { other, readDaysLate, staff } from '../../../support/monthly-rows.ts';

const zone = 'Africa/Lagos';

describe('readMonthly', () => {
  it('A-15 A-45 reads days in any order, counts them and tells what it leaves out', () => {
    const daysLate = ['2026-11-05', 'soon', '2026-11-02', null, '2026-11-05', 7, { date: '2026-11-03' }];
    expect(readMonthly([{ ...staff, occurrence: '3', daysLate }], 'daysLate', new ValueReader(zone))).toEqual([
      {
        key: '00123',
        staff,
        imageURL: staff.imageURL,
        days: ['2026-11-02', '2026-11-03', '2026-11-05'],
        dayCount: 3,
        occurrence: 3,
        isCountDifferent: false,
        ignoredEntries: 4,
      },
    ]);
  });

  it('F-208 leaves out whoever has no day, as where a service lists everybody', () => {
    const rows = [
      { ...staff, occurrence: 0, daysLate: [] },
      { ...other, daysLate: [] },
    ];
    expect(readMonthly(rows, 'daysLate', new ValueReader(zone))).toEqual([]);
  });

  it.each([[null], [undefined], ['']])('reads the days %j as none', (daysLate) => {
    expect(readDaysLate(daysLate)).toMatchObject({ days: [], dayCount: 0, ignoredEntries: 0 });
  });

  it('reads a single date that is not a list, and counts anything else as left out', () => {
    expect(readDaysLate('2026-11-02')).toMatchObject({ days: ['2026-11-02'], ignoredEntries: 0 });
    expect(readDaysLate({ first: 'soon' })).toMatchObject({ days: [], ignoredEntries: 1 });
  });

  it.each([
    [2, 2, false],
    ['2', 2, false],
    [3, 3, true],
    [0, 0, true],
    [null, null, false],
    ['many', null, false],
    [2.5, null, false],
    [2 ** 31, null, false],
    [-4, null, false],
  ])('A-45 F-107 reads the count %j as %j', (occurrence, expected, isCountDifferent) => {
    const row = { ...staff, occurrence, dateAbsent: ['2026-11-02', '2026-11-03'] };
    expect(readMonthly([row], 'dateAbsent', new ValueReader(zone))).toMatchObject([
      { occurrence: expected, isCountDifferent },
    ]);
  });

  it('keeps people in upstream order, also two who had one staff ID in turn, and keys them apart', () => {
    const daysLate = ['2026-11-02'];
    const rows = [
      { ...staff, staffID: 'B', daysLate },
      { ...staff, staffID: 'A', daysLate },
      { staffID: { ...staff, staffID: 'B', name: 'Ada Obi' }, daysLate },
      { ...staff, staffID: 'B', daysLate },
    ];
    expect(readMonthly(rows, 'daysLate', new ValueReader(zone)).map((row) => [row.key, row.staff.name])).toEqual([
      ['B', staff.name],
      ['A', staff.name],
      ['B-2', 'Ada Obi'],
    ]);
  });

  it('F-101 F-107 F-208 names a person once, with each day once, in whatever order and rows they come', () => {
    const days = ['2026-11-03', '2026-11-02', '2026-11-05'];
    const once = [
      { days: ['2026-11-02', '2026-11-03', '2026-11-05'], dayCount: 3, occurrence: 3, isCountDifferent: false },
    ];
    const read = (rows: readonly object[]) =>
      readMonthly(
        rows.map((row) => ({ ...staff, ...row })),
        'daysLate',
        new ValueReader(zone),
      );
    const byDay = (occurrence: number) =>
      days.map((daysLate, index) => ({
        _id: `row-${index}`,
        name: index ? staff.name : ' ngọzị  OKAFOR ',
        daysLate,
        occurrence,
      }));
    expect(read(byDay(1))).toMatchObject(once);
    expect(read(byDay(3))).toMatchObject(once);
    expect(read(byDay(1))[0]?.staff.id).toBe(undefined);
    const halves = [
      { _id: 'person', daysLate: days.slice(0, 2), occurrence: 2 },
      { _id: 'person', name: '', daysLate: days.slice(1), occurrence: 2 },
    ];
    expect(read(halves)).toMatchObject([
      { ...once[0], occurrence: 2, isCountDifferent: true, staff: { id: 'person' } },
    ]);
  });

  it('F-208 leaves out days that are still to come, and says of how many people', () => {
    const losses = new Losses();
    const toCome = { staffID: 'B', daysLate: ['2026-11-26', '2026-11-27'] };
    const data = [{ ...staff, daysLate: ['2026-11-24', '2026-11-25', '2026-11-26'] }, toCome];
    const rows = readMonthly(data, 'daysLate', new ValueReader(zone, losses), {
      month: '2026-11',
      until: '2026-11-25',
    });
    expect(rows).toMatchObject([{ days: ['2026-11-24', '2026-11-25'], ignoredEntries: 1 }]);
    expect(losses.all.map(({ sentence }) => sentence)).toEqual(['2 rows: days left out (in the future).']);
    expect(readMonthly([toCome], 'daysLate', new ValueReader(zone, losses), { until: '2026-11-25' })).toEqual([]);
  });

  it('F-109 F-204 leaves out days of another month and says of how many people', () => {
    const losses = new Losses();
    const daysLate = ['2026-10-30', '2026-11-03', '2026-12-01', '2027-11-03'];
    const rows = readMonthly([{ ...staff, daysLate }, other], 'daysLate', new ValueReader(zone, losses), {
      month: '2026-11',
    });
    expect(rows[0]).toMatchObject({ days: ['2026-11-03'], dayCount: 1, ignoredEntries: 3 });
    expect(losses.all.map(({ sentence }) => sentence)).toEqual(['1 row: days left out (of other months).']);
    expect(() =>
      readMonthly([{ ...staff, daysLate: ['2026-10-30'] }], 'daysLate', new ValueReader(zone, losses), {
        month: '2026-11',
      }),
    ).toThrow('a list of other months');
  });

  it.each([
    ['2028-02-29', ['2028-02-29']],
    ['2026-02-29', []],
    ['2100-02-29', []],
    ['2000-02-29', ['2000-02-29']],
    ['2026-02-28', ['2026-02-28']],
    ['2026-04-31', []],
    ['2026-12-31', ['2026-12-31']],
    ['2026-11-30T23:30:00Z', ['2026-12-01']],
    ['2026-11-30T22:59:59Z', ['2026-11-30']],
    ['2026-12-01T00:00:00', ['2026-12-01']],
    ['2026-13-01', []],
    ['01/11/2026', []],
  ])('A-32 reads %s as the days %j of Lagos', (entry, days) => {
    expect(readDaysLate([entry])?.days).toEqual(days);
  });

  it.each([
    ['Pacific/Auckland', '2026-12-01'],
    ['America/New_York', '2026-11-30'],
    ['UTC', '2026-11-30'],
  ])('places an instant on the day of %s, and leaves a plain day alone', (timeZone, day) => {
    expect(readDaysLate(['2026-11-30T23:30:00Z'], timeZone)?.days).toEqual([day]);
    expect(readDaysLate(['2026-11-30'], timeZone)?.days).toEqual(['2026-11-30']);
  });
});

describe('readMonthly of very long lists', () => {
  it('S21 reads a thousand days of a person, and says how many more there were', () => {
    const daysLate = Array.from({ length: 200_000 }, (_, place) =>
      new Date(Date.UTC(2000, 0) + place * 7_200_000).toISOString(),
    );
    const [row] = readMonthly([{ ...staff, daysLate }], 'daysLate', new ValueReader(zone));
    expect(row).toMatchObject({ dayCount: 84, ignoredEntries: 200_000 - 84 });
  });

  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('A-32 answers the same in every zone for plain days', () => {
    fc.assert(
      fc.property(fc.array(day), fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'), (days, other) => {
        expect(readDaysLate(days, other)).toEqual(readDaysLate(days));
      }),
      {
        examples: [
          [['1919-09-01'], 'UTC'],
          [['1994-12-31'], 'Pacific/Kiritimati'],
        ],
      },
    );
  });
});
