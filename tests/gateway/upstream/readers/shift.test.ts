import { describe, expect, it } from 'vitest';
import { readShifts } from '../../../../gateway/upstream/readers/shift.ts';

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
    expect(readShifts([record])).toEqual([
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
    ['08:00:00', 'soon', '08:00:00'],
    ['22:00:00', '22:30:00', '22:30:00'],
    ['23:50:00', '00:20:00', '00:10:00'],
    ['00:00:00', '00:00:00', '00:00:00'],
    [null, '08:15:00', null],
  ])('A-24 from %s with the threshold %s is late after %s', (startTime, latenessThreshold, lateAfter) => {
    expect(readShifts([{ ...record, startTime, latenessThreshold }])).toMatchObject([{ lateAfter }]);
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
    expect(readShifts([{ ...record, endTime }])).toMatchObject([{ endTime: expected }]);
  });

  it('keeps a shift of which nothing is known, and numbers as text', () => {
    expect(readShifts([{}, { ...record, serialLatenessThreshold: '4' }])).toMatchObject([
      { id: '', name: '', startTime: null, lateAfter: null, serialLatenessThreshold: null },
      { serialLatenessThreshold: 4 },
    ]);
  });
});
