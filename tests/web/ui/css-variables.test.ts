import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../support/repository.ts';

/** Set by a library while an overlay is open. */
const setByLibraries = ['--available-height'];

describe('a style', () => {
  it('F-280 uses no variable that nothing sets, unless it has a value of its own for that', () => {
    const isOwn = (file: string) => !/dist|generated/.test(file);
    const files = globSync('web/**/*.{css,ts,tsx}', { cwd: repository }).filter(isOwn);
    const texts = files.map((file) => readFileSync(path.join(repository, file), 'utf8'));
    const all = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
    const set = new Set([...setByLibraries, ...all(/(--[\w-]+)['"]?\]?\s*:/g)]);
    const used = new Set(all(/var\((--[\w-]+)\s*\)/g));
    expect(used.size).toBeGreaterThan(50);
    expect([...used].filter((name) => !set.has(name))).toEqual([]);
  });
});
