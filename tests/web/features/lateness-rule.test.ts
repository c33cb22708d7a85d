import { describe, expect, it } from 'vitest';
import { keepsRule } from '../../../web/features/lateness/lateness-rule.ts';

const day = { startTime: '08:00:00', lateAfter: '08:15:00' };
const night = { startTime: '23:50:00', lateAfter: '00:10:00' };
const at = (time: string) => `2026-11-19T${time}+01:00`;

describe('keepsRule', () => {
  it('N-07 agrees with the list where the sign-in is after the threshold', () => {
    expect(keepsRule(day, at('08:15:01'), 15)).toBe(false);
    expect(keepsRule(day, at('09:40:00'), 100)).toBe(false);
    expect(keepsRule(night, at('00:10:01'), 20)).toBe(false);
  });

  it('N-07 marks a sign-in up to the threshold', () => {
    expect(keepsRule(day, at('08:15:00'), 15)).toBe(true);
    expect(keepsRule(day, at('08:00:00'), 0)).toBe(true);
    expect(keepsRule(night, at('23:55:00'), 5)).toBe(true);
    expect(keepsRule(night, at('00:10:00'), 20)).toBe(true);
  });

  it('N-07 marks a sign-in before the start', () => {
    expect(keepsRule(day, at('07:10:00'), null)).toBe(true);
  });

  it('says nothing of an instant that is not known', () => {
    expect(keepsRule(day, null, null)).toBe(false);
  });
});
