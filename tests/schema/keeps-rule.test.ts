import { describe, expect, it } from 'vitest';
import { keepsRule } from '../../schema/late-after.ts';

const day = { startTime: '08:00:00', lateAfter: '08:15:00' };
const night = { startTime: '23:50:00', lateAfter: '00:10:00' };
const at = (time: string) => `2026-11-19T${time}+01:00`;

describe('keepsRule', () => {
  it('N-07 agrees with the list where the sign-in is after the threshold', () => {
    expect(keepsRule(day, at('08:15:01'))).toBe(false);
    expect(keepsRule(day, at('09:40:00'))).toBe(false);
    expect(keepsRule(night, at('00:10:01'))).toBe(false);
  });

  it('N-07 marks a sign-in up to the threshold', () => {
    expect(keepsRule(day, at('08:15:00'))).toBe(true);
    expect(keepsRule(day, at('08:00:00'))).toBe(true);
    expect(keepsRule(night, at('23:55:00'))).toBe(true);
    expect(keepsRule(night, at('00:10:00'))).toBe(true);
  });

  it('N-07 marks a sign-in before the start', () => {
    expect(keepsRule(day, at('07:10:00'))).toBe(true);
  });

  it('says nothing of an instant or a shift that is not known', () => {
    expect(keepsRule(day, null)).toBe(false);
    expect(keepsRule(null, at('07:10:00'))).toBe(false);
  });
});
