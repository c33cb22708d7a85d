import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { allMarks, DayMark, dayWord } from '../../../web/days/day-mark.tsx';

describe('dayWord', () => {
  it('F-106 tells days before the first record and before the registration from days that could not be read', () => {
    const words = (['NO_RECORDS', 'NOT_REGISTERED', 'UNREAD', 'TO_COME'] as const).map((unknown) =>
      dayWord({ unknown }),
    );
    expect(words).toEqual(['No records', 'Not registered', 'Not read', 'To come']);
    expect(dayWord({ reason: 'ABSENT', unknown: null })).toBe('Absent');
  });
});

describe('DayMark', () => {
  it('F-106 has a shape and a word for every day but those to come', () => {
    const drawn = allMarks.map((mark) => renderToString(createElement(DayMark, mark)));
    expect(new Set(drawn).size).toBe(allMarks.length);
    for (const mark of drawn) expect(mark).toMatch(/aria-label="[A-Z][a-z ]+".*#day-shape-/);
    expect(drawn.join()).toContain('aria-label="Not registered"');
  });
});
