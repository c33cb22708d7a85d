import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fixedMoment, now } from './support/fixed-clock.ts';

/** Longer than a run takes, shorter than what is left of the day in Lagos. */
const hours = 12 * 3_600_000;

describe('fixed clock', () => {
  it('F-92 begins at the fixed moment and flows, in tests and in processes that they start', () => {
    const since = now() - Date.parse(fixedMoment);
    expect(since).toBeGreaterThan(0);
    expect(since).toBeLessThan(hours);
    const program = 'console.log(JSON.stringify([Date.now(), new Date(), Date()]))';
    const [milliseconds, date, text] = JSON.parse(
      execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }),
    );
    expect(milliseconds - now()).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(date) - milliseconds)).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(text) - milliseconds)).toBeLessThan(60_000);
  });
});
