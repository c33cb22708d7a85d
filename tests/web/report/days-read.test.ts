import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Coverage, coverageText, DaysRead } from '../../../web/days/days-read.tsx';

const learning = { daysAsked: 28, daysRead: 12, isLearning: true };
const draw = (coverage: Coverage | null, isWholeSaid = false) =>
  renderToString(createElement(DaysRead, { coverage, isWholeSaid }));

describe('coverageText', () => {
  it('F-120 says how far learning is, and what will not come', () => {
    expect(coverageText(learning)).toBe('From 12 of 28 days; the others are being read.');
    expect(coverageText({ ...learning, daysRead: 0 })).toBe('From 0 of 28 days; they are being read.');
    expect(coverageText({ ...learning, isLearning: false })).toBe('From 12 of 28 days; the others could not be read.');
    expect(coverageText({ daysAsked: 1, daysRead: 1 })).toBe('From 1 of 1 day.');
  });
});

describe('DaysRead', () => {
  it('keeps its place, and says nothing of what rests on all days, unless it is asked to', () => {
    const whole = { daysAsked: 28, daysRead: 28, isLearning: false };
    for (const drawn of [draw(whole), draw(null)]) {
      expect(drawn).toContain('hidden');
      expect(drawn).not.toContain('From');
    }
    expect(draw(whole, true)).toContain('From 28 of 28 days.');
  });
});
