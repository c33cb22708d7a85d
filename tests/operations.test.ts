import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './support/repository.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** The settings that a configuration reads, by the names of its schema. */
const settingsOf = (file: string) =>
  [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm)].map(([, name]) => name).sort();

/** The settings in the first column of the table under a heading. */
function settingsUnder(heading: string) {
  const [, section = ''] = read('docs/operations.md').split(`### ${heading}\n`);
  const [table = ''] = section.split('\n#');
  const cells = [...table.matchAll(/^\| (`.+?`) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)).sort();
}

describe('docs/operations.md', () => {
  it.each([
    ['Gateway', 'gateway/config.ts', 30],
    ['Attendance service of this repository', 'upstream/config.ts', 10],
  ])('%s: has a row for every setting and for none that is gone', (heading, file, least) => {
    expect(settingsOf(file).length).toBeGreaterThan(least);
    expect(settingsUnder(heading)).toEqual(settingsOf(file));
  });

  it('names every metric of our own, and none that is gone', () => {
    const names = (text: string) => [...new Set(text.match(/attendance_[a-z_]+/g))].sort();
    expect(names(read('docs/operations.md'))).toEqual(names(read('gateway/telemetry/metrics.ts')));
  });
});
