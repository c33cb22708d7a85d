import { describe, expect, it } from 'vitest';
import {
  daySeconds,
  keepsRule,
  lateAfterOf,
  lateSecondsOf,
  opensBefore,
  secondsOf,
  timeOf,
} from '../../schema/late-after.ts';
import fc from '../support/fast-check.ts';

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

describe('the rule of lateness', () => {
  const time = fc.nat(daySeconds - 1).map(timeOf);

  it('F-254 is one, whether it is counted from the midnight of the shift or read off the clock of the sign-in', () => {
    fc.assert(
      fc.property(time, fc.option(time), fc.nat(daySeconds - opensBefore - 1), (startTime, threshold, afterStart) => {
        const limit = lateSecondsOf(startTime, threshold);
        // A shift that is never late before its day closes has no rule to keep.
        fc.pre(limit - secondsOf(startTime) < daySeconds - opensBefore);
        const rule = { startTime, lateAfter: lateAfterOf(startTime, threshold) };
        const seconds = secondsOf(startTime) + afterStart;
        expect(keepsRule(rule, at(timeOf(seconds % daySeconds)))).toBe(seconds <= limit);
      }),
    );
  });
});
