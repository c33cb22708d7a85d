import { describe, expect, it } from 'vitest';
import { idleTimeout } from '../../../schema/limits.ts';
import { idleRemaining, judgeActivity } from '../../../web/session/session.ts';

describe('judgeActivity', () => {
  it.each([
    [0, 'fresh'],
    [200_000, 'fresh'],
    [200_001, 'inactive'],
    [idleTimeout, 'inactive'],
    [idleTimeout + 1, 'expired'],
    [-5_000, 'fresh'],
    [Number.NaN, 'expired'],
  ] as const)('R-007 A-22 judges %d ms as %s', (since, verdict) => {
    expect(judgeActivity(1_000_000, 1_000_000 + since)).toBe(verdict);
  });
});

describe('idleRemaining', () => {
  it('R-006 counts down to the idle time after the last activity', () => {
    expect(idleRemaining(1_000, 301_000)).toBe(idleTimeout - 300_000);
  });

  it.each([idleTimeout - 250, idleTimeout, idleTimeout + 300_000])('R-006 is over after %d ms', (since) => {
    expect(idleRemaining(1_000, 1_000 + since)).toBe(0);
  });

  it('is over without a timestamp', () => {
    expect(idleRemaining(Number.NaN, 1_000)).toBe(0);
  });
});
