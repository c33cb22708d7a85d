import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeSheet } from '../../../web/build/theme-sheet.ts';
import { system } from '../../../web/ui/theme/system.ts';
import { repository } from '../../support/repository.ts';

/** Set by a library on what lies over the page. */
const setByLibraries = ['--available-height', '--z-index', '--offset', '--opacity'];

/** Colours of CSS itself. */
const keywords = ['transparent', 'inherit', 'currentColor', 'none'];

const read = (pattern: string) =>
  globSync(pattern, { cwd: repository })
    .filter((file) => !/dist|generated/.test(file))
    .map((file) => readFileSync(path.join(repository, file), 'utf8'));
const namesIn = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

describe('a style', () => {
  it('F-280 uses no variable that nothing sets, unless it has a value of its own for that', () => {
    const texts = [themeSheet(), ...read('web/**/*.{css,ts,tsx}')];
    const set = new Set([...setByLibraries, ...namesIn(texts, /(--[\w-]+)['"]?\]?\s*:/g)]);
    const used = new Set(namesIn(texts, /var\((--[\w-]+)\s*\)/g));
    expect(used.size).toBeGreaterThan(50);
    expect([...used].filter((name) => !set.has(name))).toEqual([]);
  });

  it('F-280 names no colour that the theme lacks, in recipes and where a part is used', () => {
    const named = namesIn(
      read('web/**/*.{ts,tsx}'),
      /\b(?:color|bg|background|\w+Color)(?:=|: )\{?['"]([a-z]\w*(?:\.\w+)*)['"]/g,
    );
    expect(named.length).toBeGreaterThan(30);
    const isKnown = (name: string) =>
      keywords.includes(name) || system.tokens.getByName(`colors.${name}`) !== undefined;
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  });
});
