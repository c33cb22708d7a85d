import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { themeSheet } from '../../../../web/build/theme-sheet.ts';
import { repository } from '../../../support/repository.ts';

const named = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map((found) => found[1] ?? found[2] ?? ''));

it('has every property that a style sheet or an element names: in the theme, a sheet, or the code that sets it', () => {
  const read = (ending: string) =>
    globSync(`web/**/*.${ending}`, { cwd: repository, exclude: ['**/dist/**'] }).map((file) => ({
      file,
      text: readFileSync(path.join(repository, file), 'utf8'),
    }));
  const files = [...read('css'), ...read('ts'), ...read('tsx')];
  const isDefined = named(
    [themeSheet(), ...files.map(({ text }) => text)].join('\n'),
    /(--[\w-]+):|['"`](--[\w-]+)['"`]/g,
  );
  // What the library sets on what lies over a page.
  for (const name of ['--layer-index', '--available-height']) isDefined.add(name);
  const unknown = files.flatMap(({ file, text }) =>
    [...named(text, /var\((--[\w-]+)/g)].filter((name) => !isDefined.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
