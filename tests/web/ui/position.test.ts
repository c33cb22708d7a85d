import { describe, expect, it } from 'vitest';
import { readPosition } from '../../../web/maps/position.ts';

describe('readPosition', () => {
  it.each([
    ['6.4584_7.5464', { latitude: 6.4584, longitude: 7.5464 }],
    ['-33.9_-70', { latitude: -33.9, longitude: -70 }],
    ['90_180', { latitude: 90, longitude: 180 }],
    ['0_0', { latitude: 0, longitude: 0 }],
  ])('R-094 reads %s', (loc, position) => {
    expect(readPosition(loc)).toEqual(position);
  });

  it.each([
    '',
    'abc',
    '6.4584',
    '6.4584_',
    '_7.5',
    '91_7',
    '6_181',
    '6,4_7,5',
    '6.4_7.5_1',
    ' 6_7',
    '1e2_3',
    'NaN_NaN',
  ])('A-35 refuses %j', (loc) => {
    expect(readPosition(loc)).toBeNull();
  });
});
