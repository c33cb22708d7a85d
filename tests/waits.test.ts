import { describe, expect, it } from 'vitest';
import { readSources } from './support/repository.ts';

/** What makes a test depend on how fast the machine is, and what does its work. */
const refused: readonly [pattern: RegExp, instead: string][] = [
  [/\bvi\.wait(For|Until)\(/, 'expect.poll, whose bound is in tests/support/patience.ts'],
  [/\.poll\([^;]*?,\s*\{[^}]*\btimeout:/, 'expect.poll without a bound of its own'],
  [/\b(to[A-Z]\w+|click|press|fill|goto)\([^;()]*\{\s*timeout: \d/, 'the bound of tests/support/patience.ts'],
  [/\btimeout: [\d_]+ \}, (async )?\(|tags: [^}]*\btimeout:/, 'the bound of tests/support/patience.ts'],
  [/\bwaitForTimeout\(/, 'a wait for the thing itself'],
  [/\bAbortSignal\.timeout\(/, 'a wait for the thing itself'],
  [/\b(process\.cpuUsage|threadCpuUsage|resourceUsage)\(/, 'countSteps of tests/support/count-steps.ts'],
  [/\bretr(y|ies): (?!0\b)[\d{]/, 'the reason of the failure'],
  [/\ballInnerTexts\(/, 'allTextContents: what is not drawn yet has no innerText'],
];

/** Each place in a text that waits or measures as no test may. */
const faultsOf = (text: string) =>
  refused.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found ? [`line ${text.slice(0, found.index).split('\n').length}: ${found[0]} Take ${instead}.`] : [];
  });

describe('tests', () => {
  it('F-293 wait with the one bound, measure no time and try nothing twice', () => {
    const files = [...readSources(/^(tests\/(?!waits).*\.tsx?|vitest\.config\.ts)$/)];
    expect(files.length).toBeGreaterThan(300);
    const faults = files.flatMap(([file, text]) => faultsOf(text).map((fault) => `${file} ${fault}`));
    expect(faults).toEqual([]);
  });

  it.each([
    'await vi.waitFor(() => expect(held).toHaveLength(2));',
    'await vi.waitUntil(isUp);',
    'await expect.poll(isUp, { timeout: 20_000, interval: 200 }).toBe(true);',
    "await expect(page.getByText('x')).toBeVisible({ timeout: 500 });",
    "it('waits', { timeout: 100_000 }, async () => {});",
    "it('waits', { tags: 'nightly', timeout: 900_000 }, async () => {});",
    'await page.waitForTimeout(500);',
    'fetch(url, { signal: AbortSignal.timeout(10_000) });',
    'const before = process.cpuUsage();',
    'const before = process.threadCpuUsage();',
    'retries: 2,',
    'test: { retry: 1 },',
    'await rows(page).allInnerTexts();',
  ])('F-293 are refused where they say %s', (text) => {
    expect(faultsOf(text)).not.toEqual([]);
  });
});
