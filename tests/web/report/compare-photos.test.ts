import { describe, expect, it } from 'vitest';
import { comparisonText } from '../../../web/photos/compare-photos.tsx';

const begun = { isOn: true, isDone: false, photos: 2500, read: 0, unreadable: 0, compared: 0 };

describe('comparisonText', () => {
  it.each([
    [begun, 'Comparing photos: 0 of 2,500 read…'],
    [{ ...begun, read: 1200, unreadable: 3 }, 'Comparing photos: 1,203 of 2,500 read…'],
    [{ ...begun, read: 2497, unreadable: 3, compared: 0.419 }, 'Comparing photos: 41 %…'],
    [{ ...begun, read: 2500, compared: 1, isDone: true }, '2,500 photos compared'],
    [
      { ...begun, read: 2497, unreadable: 3, compared: 1, isDone: true },
      '2,497 photos compared; 3 could not be read and were not checked',
    ],
    [{ ...begun, isOn: false }, ''],
  ])('says how far it is, and what was not checked: %o', (comparison, text) => {
    expect(comparisonText(comparison)).toBe(text);
  });
});
