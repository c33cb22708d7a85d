import { describe, expect, it } from 'vitest';
import { readSources } from './support/repository.ts';

/** Rows of the acceptance list; the numbers are the contract. */
const rows = Array.from({ length: 126 }, (_, index) => `R-${String(index + 1).padStart(3, '0')}`);

describe('acceptance rows', () => {
  it('are each named in the title of a test', () => {
    const sources = readSources(/^tests\/.*\.(test|spec)\.tsx?$/);
    const titles = [...sources.values()].flatMap((source) =>
      // A title follows `it(`, or the `])(` that ends the table of `it.each`.
      [...source.matchAll(/(?:\b(?:describe|it|test)\b[^'"`]*|\]\)\()(['"`])(.*?)\1/g)].map((match) => match[2] ?? ''),
    );
    const eachRow = [...sources.values()].flatMap((source) => source.match(/\['R-\d{3}[^\]]*\]|row: 'R-\d{3}/g) ?? []);
    const named = [...titles, ...eachRow].join('\n');
    expect(rows.filter((row) => !named.includes(row))).toEqual([]);
  });
});
