import { describe, expect, it } from 'vitest';
import { Losses } from '../../../../gateway/upstream/readers/losses.ts';
import { readShifts } from '../../../../gateway/upstream/readers/shift.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';

const record = {
  _id: 'shift-1',
  name: 'Day',
  startTime: '08:00:00',
  endTime: '16:00:00',
  latenessThreshold: '08:15:00',
  serialLatenessThreshold: 3,
};

describe('readShifts', () => {
  it('R-064 R-114 reads a shift', () => {
    expect(readShifts([record], new ValueReader('UTC'))).toEqual([
      {
        id: 'shift-1',
        name: 'Day',
        startTime: '08:00:00',
        endTime: '16:00:00',
        latenessThreshold: '08:15:00',
        lateAfter: '08:15:00',
        serialLatenessThreshold: 3,
      },
    ]);
  });

  it.each([
    ['08:00:00', '08:15:00', '08:15:00'],
    ['08:00:00', '00:15:00', '08:15:00'],
    ['08:00:00', '08:00:00', '16:00:00'],
    ['08:00:00', null, '08:00:00'],
    ['08:00:00', 'soon', null],
    ['22:00:00', '22:30:00', '22:30:00'],
    ['23:50:00', '00:20:00', '00:10:00'],
    ['00:00:00', '00:00:00', '00:00:00'],
    [null, '08:15:00', null],
  ])('A-24 from %s with the threshold %s is late after %s', (startTime, latenessThreshold, lateAfter) => {
    expect(readShifts([{ ...record, startTime, latenessThreshold }], new ValueReader('UTC'))).toMatchObject([
      { lateAfter },
    ]);
  });

  it.each([
    ['8:00', '08:00:00'],
    [' 08:00 ', '08:00:00'],
    ['08:00:30.5', '08:00:30'],
    ['08:00:00:00', '08:00:00'],
    ['24:00', null],
    ['08:60', null],
    ['08:00:60', null],
    ['8', null],
    ['', null],
    [null, null],
    [800, null],
  ])('A-25 reads the time %j as %j', (endTime, expected) => {
    expect(readShifts([{ ...record, endTime }], new ValueReader('UTC'))).toMatchObject([{ endTime: expected }]);
  });

  it.each([
    ['08.05', '08:05:00'],
    ['08h05', '08:05:00'],
    ['0805', '08:05:00'],
    ['0805hrs', '08:05:00'],
    ['8am', '08:00:00'],
    ['8.30', '08:30:00'],
    ['08.50', '08:50:00'],
    ['8.50', null],
    ['16.25', null],
    ['8:05 p.m.', '20:05:00'],
    [{ hour: 8, minute: 5 }, '08:05:00'],
    [[8, 5], '08:05:00'],
    ['2460', null],
    ['8.5', null],
    ['805', null],
    [805, null],
    ['1970-01-01T08:05:00.000Z', null],
    [{ minute: 5 }, null],
  ])('F-209 reads the start %j as %j, and says what it cannot read', (startTime, expected) => {
    const losses = new Losses();
    expect(readShifts([{ ...record, startTime }], new ValueReader('UTC', losses))).toMatchObject([
      { startTime: expected },
    ]);
    expect(losses.count('startTime')).toBe(Number(expected === null));
  });

  it.each([
    [15, '08:15:00'],
    ['15', '08:15:00'],
    [0, '08:00:00'],
    ['15 mins', '08:15:00'],
    ['15m', '08:15:00'],
    ['+15', '08:15:00'],
    ['+00:15', '08:15:00'],
    ['1 hour 5 minutes', '09:05:00'],
    ['900 seconds', '08:15:00'],
    ['PT15M', '08:15:00'],
    [{ minutes: 15 }, '08:15:00'],
    [{ hours: 0, minutes: 15 }, '08:15:00'],
    [{ hour: 8, minute: 15 }, '08:15:00'],
    ['0815', '08:15:00'],
    ['08.15', '08:15:00'],
    ['0.25', null],
    ['0.25 h', null],
    ['+0.25', null],
    ['1.25 hours', null],
    [{ $numberInt: '15' }, '08:15:00'],
    [900, null],
    ['815', null],
    [-5, null],
    [7.5, null],
    ['a little', null],
    [{ value: 15 }, null],
    [[15], null],
  ])('F-209 takes the threshold %j of a shift from 8 for late after %j', (latenessThreshold, lateAfter) => {
    const losses = new Losses();
    expect(readShifts([{ ...record, latenessThreshold }], new ValueReader('UTC', losses))).toMatchObject([
      { lateAfter },
    ]);
    expect(losses.count('latenessThreshold')).toBe(Number(lateAfter === null));
  });

  it('F-209 takes a grace that is longer than the start is after midnight for a grace', () => {
    const startTime = '00:05:00';
    expect(readShifts([{ ...record, startTime, latenessThreshold: '15 mins' }], new ValueReader('UTC'))).toMatchObject([
      { latenessThreshold: '00:20:00', lateAfter: '00:20:00' },
    ]);
  });

  it('F-203 reads the plain id where the other is missing, and counts what tells no shift from another', () => {
    const of = (ids: readonly object[]) => {
      const losses = new Losses();
      const rows = readShifts(
        ids.map((id, index) => ({ ...record, _id: undefined, name: `${index}`, ...id })),
        new ValueReader('UTC', losses),
      );
      return { ids: rows.map(({ id }) => id), said: losses.all.map(({ sentence }) => sentence) };
    };
    expect(of([{ id: 'day' }, { id: 2 }, { _id: '', id: { $oid: 'x' } }])).toEqual({
      ids: ['day', '2', 'x'],
      said: [],
    });
    expect(of([{}, { _id: null }])).toEqual({ ids: ['', ''], said: ['2 rows: id could not be read.'] });
    expect(of([{ _id: 0 }, { _id: 0 }, { _id: 'x' }])).toEqual({
      ids: ['', '', 'x'],
      said: ['2 rows: id could not be read.'],
    });
  });

  it('keeps a shift of which nothing is known, and numbers as text', () => {
    expect(readShifts([{}, { ...record, serialLatenessThreshold: '4' }], new ValueReader('UTC'))).toMatchObject([
      { id: '', name: '', startTime: null, lateAfter: null, serialLatenessThreshold: null },
      { serialLatenessThreshold: 4 },
    ]);
  });
});
