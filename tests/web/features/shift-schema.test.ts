import { describe, expect, it } from 'vitest';
import { explainEnd, explainThreshold, newShiftSchema } from '../../../web/features/shifts/shift-schema.ts';

const filled = {
  name: ' Night ',
  startTime: '22:00',
  endTime: '06:00',
  latenessThreshold: '00:15',
  serialLatenessThreshold: '3',
};
describe('newShiftSchema', () => {
  it('R-065 A-25 appends :00 to times without seconds and to no others', () => {
    expect(newShiftSchema.parse({ ...filled, endTime: '06:00:30' })).toEqual({
      name: 'Night',
      startTime: '22:00:00',
      endTime: '06:00:30',
      latenessThreshold: '00:15:00',
      serialLatenessThreshold: 3,
    });
  });
});

describe('explainThreshold', () => {
  it.each([
    ['08:00', '08:15', 'Time of day: anyone who signs in after 8:15 am is late.'],
    ['08:00', '00:15', 'Added to the start: anyone who signs in after 8:15 am is late.'],
    ['23:50:00', '00:15', 'Added to the start: anyone who signs in after 12:05 am is late.'],
    ['08:00', '', 'If empty, anyone who signs in after the start time is late.'],
    ['', '00:15', 'A time after the start is a time of day. Any other is added to the start.'],
  ])('A-24 says of start %j and threshold %j: %s', (start, threshold, sentence) => {
    expect(explainThreshold(start, threshold)).toBe(sentence);
  });
});

describe('explainEnd', () => {
  it('speaks up for an end on the next day alone', () => {
    expect(explainEnd('22:00', '06:00')).toBe('This is not after the start, so the shift ends the next day.');
    expect(explainEnd('08:00', '08:00')).toBe('This is not after the start, so the shift ends the next day.');
    expect(explainEnd('08:00', '17:00')).toBeUndefined();
    expect(explainEnd('', '06:00')).toBeUndefined();
  });
});
