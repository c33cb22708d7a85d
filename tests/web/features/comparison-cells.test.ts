import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { changeDrawings, describeDays, PeriodNumber } from '../../../web/features/comparison/compared-staff.tsx';

const draw = (node: React.ReactNode) => renderToString(createElement(MemoryRouter, {}, node)).replace(/<[^>]*>/g, '');
const to = '/report/serialatness/staff?month=2026-10';

describe('PeriodNumber', () => {
  it('F-107 F-282 says in words what is known of a number, and never 0 of one that is not', () => {
    expect(draw(createElement(PeriodNumber, { value: null, below: 3, isAtLeast: false, to }))).toBe('fewer than 3');
    expect(draw(createElement(PeriodNumber, { value: 6, isAtLeast: true, to }))).toBe('at least 6');
    expect(draw(createElement(PeriodNumber, { value: 1_234, isAtLeast: false, to }))).toBe('1,234');
    expect(draw(createElement(PeriodNumber, { value: null, isAtLeast: false, to }))).toBe('Not known');
  });
});

describe('changeDrawings', () => {
  it('F-107 says of a difference what it is at least', () => {
    expect(draw(changeDrawings.DIFFERENCE.cell({ difference: 6, isDifferenceAtLeast: true }))).toBe('at least +6');
    expect(draw(changeDrawings.DIFFERENCE.cell({ difference: -2, isDifferenceAtLeast: true }))).toBe('at least −2');
    expect(draw(changeDrawings.DIFFERENCE.cell({ difference: 8, isDifferenceAtLeast: false }))).toBe('+8');
    expect(draw(changeDrawings.DIFFERENCE.cell({ difference: null }))).toBe('');
  });
});

describe('describeDays', () => {
  it('N-14 claims no day that a month lacks, and no shift that is not known where it is the time', () => {
    const facts = { throughDay: 30, withoutRule: 1, withoutStaff: 2 };
    expect(describeDays(facts, 'March 2026')).toBe(
      'Both months are compared up to day 30, because March 2026 has not ended. 1 late day has no minutes: the shift or the time is not known. 2 rows are without a staff record and not compared.',
    );
    expect(describeDays({ ...facts, throughDay: null, withoutRule: 0, withoutStaff: 0 }, 'March 2026')).toBe('');
  });
});
