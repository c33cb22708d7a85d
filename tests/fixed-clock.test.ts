import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { clockEnvironment, fixedMoment, now } from './support/fixed-clock.ts';
import { readSources } from './support/repository.ts';

/** Every way to read the machine's clock that a test could take. */
const clockRead =
  /\bnew Date\b(?!\()|\bDate\(\s*\)|\bDate\.now\b|\bTemporal\.Now\b|\btimeOrigin\b|Format\([^()]*\)\.format\(\)/;

/** Files that say why they name such a call: the clock itself, and tests that look for it in other files. */
const exempt = ['tests/support/fixed-clock.ts', 'tests/fixed-clock.test.ts', 'tests/structure.test.ts'];

/** Longer than a run takes, shorter than what is left of the day in Lagos. */
const hours = 12 * 3_600_000;

const program = 'console.log(JSON.stringify([Date.now(), new Date(), Date(), new Date(2020, 0), Date.UTC(2020)]))';
const readClock = (environment: NodeJS.ProcessEnv) =>
  JSON.parse(execFileSync(process.execPath, ['-e', program], { env: environment, encoding: 'utf8' }));

describe('fixed clock', () => {
  it('F-92 begins at the fixed moment and flows, in tests and in processes that they start', async () => {
    const since = now() - Date.parse(fixedMoment);
    expect(since).toBeGreaterThan(0);
    expect(since).toBeLessThan(hours);
    const [milliseconds, date, text] = readClock(process.env);
    expect(milliseconds - now()).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(date) - milliseconds)).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(text) - milliseconds)).toBeLessThan(60_000);
  });

  it('leaves dates that are given as they are', () => {
    const [, , , year, instant] = readClock({ ...process.env, TZ: 'UTC' });
    expect([year, instant]).toEqual(['2020-01-01T00:00:00.000Z', Date.UTC(2020)]);
    expect(new Date(0)).toBeInstanceOf(Date);
    expect(new Date(0).constructor).toBe(Date);
    expect(structuredClone(new Date(0))).toEqual(new Date(0));
  });

  it('begins elsewhere for a process that asks for it', () => {
    const [, date] = readClock({ ...process.env, ...clockEnvironment('2026-12-31T23:59:00+01:00') });
    expect(date).toMatch(/^2026-12-31T22:59:/);
  });

  it('F-92 is the only clock that tests read', () => {
    const sources = readSources(/^tests\/(?!load\/|bench\/).*\.(ts|tsx|mjs)$/);
    const readers = [...sources].filter(([file, source]) => !exempt.includes(file) && clockRead.test(source));
    expect(readers.map(([file]) => file)).toEqual([]);
  });

  it.each([
    'new Date()',
    'new Date;',
    'Date()',
    'Date.now()',
    'map(Date.now)',
    "new Intl.DateTimeFormat('en').format()",
  ])('sees that %s reads a clock', (text) => expect(text).toMatch(clockRead));
});
