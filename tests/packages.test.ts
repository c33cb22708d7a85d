import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './support/repository.ts';

const read = (file: string) => JSON.parse(readFileSync(path.join(repository, file), 'utf8'));

describe('packages', () => {
  it('are pinned to exact versions', () => {
    const { dependencies, devDependencies } = read('package.json');
    const loose = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:@?[^@]+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('have every optional platform package in the lock file, so that npm ci works everywhere', () => {
    const { packages } = read('package-lock.json') as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    };
    const names = new Set(Object.keys(packages).map((key) => key.replace(/^.*node_modules\//, '')));
    const missing = Object.entries(packages).flatMap(([key, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${key}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
