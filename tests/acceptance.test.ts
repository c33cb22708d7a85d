import { describe, expect, it } from 'vitest';
import { readSources } from './support/repository.ts';

const numbered = (letter: string, digits: number, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${letter}-${String(first + index).padStart(digits, '0')}`);

/** Rows of the acceptance list, and of the findings that have been answered; the numbers are the contract. */
const rows = numbered('R', 3, 1, 126);
const findings = [
  [1, 15],
  [20, 32],
  [40, 66],
  [80, 92],
  [101, 116],
  [120, 123],
  [131, 133],
  [135, 138],
  [140, 156],
  [171, 171],
  [180, 192],
].flatMap(([first = 0, last = 0]) => numbered('F', 2, first, last));

/** The tests of a file that `npm test` runs: a tag for the night follows the title, or stands before the whole file. */
function titlesOf(source: string): string[] {
  if (source.startsWith('/** @module-tag nightly')) return [];
  // A title follows `it(`, or the `])(` that ends the table of `it.each`.
  const found = source.matchAll(
    /(?:\b(?:describe|it|test)\b[^'"`]*|\]\)\(\s*)(['"`])(.*?)\1(,\s*\{\s*tags?: '@?nightly)?/g,
  );
  const ofTables = source.match(/\['R-\d{3}[^\]]*\]|row: 'R-\d{3}/g) ?? [];
  return [...[...found].flatMap(([, , title = '', isNightly]) => (isNightly ? [] : [title])), ...ofTables];
}

describe('acceptance rows and findings', () => {
  const sources = [...readSources(/^tests\/.*\.(test|spec)\.tsx?$/).values()];
  const named = sources.flatMap(titlesOf).join('\n');

  it('are each named in the title of a test of every run', () => {
    expect([...rows, ...findings].filter((row) => !named.includes(row))).toEqual([]);
  });

  it('see which tests are left to the night', () => {
    expect(
      titlesOf("it('R-1', { tags: 'nightly' }, test); test('R-2', { tag: '@nightly' }, test); it('R-3', test)"),
    ).toEqual(['R-3']);
    expect(titlesOf("/** @module-tag nightly */ it('R-1', test)")).toEqual([]);
  });
});
