import { describe, expect, it } from 'vitest';
import { describeCount } from '../../../schema/lists/readable-count.ts';

describe('describeCount', () => {
  it('says nothing of a claim that agrees with its list', () => {
    expect(describeCount({ dayCount: 4, occurrence: 4, isCountDifferent: false, ignoredEntries: 0 })).toBe('');
  });

  it('A-45 names both numbers of a claim that differs', () => {
    expect(describeCount({ dayCount: 3, occurrence: 5, isCountDifferent: true })).toBe('3 dates, total says 5');
    expect(describeCount({ dayCount: 3, occurrence: null, isCountDifferent: true })).toBe(
      '3 dates, total says nothing',
    );
  });

  it('A-45 counts the entries that made no row', () => {
    expect(describeCount({ dayCount: 3, occurrence: 5, isCountDifferent: true, ignoredEntries: 2 })).toBe(
      '3 dates, total says 5; 2 unreadable or double',
    );
    expect(describeCount({ dayCount: 3, occurrence: 3, isCountDifferent: false, ignoredEntries: 1 })).toBe(
      '1 unreadable or double',
    );
  });
});
