/**
 * `npm run check`: types, lint, unused code and units but the long ones, all at once and all to the end, so that a forgotten step is named
 * by its test also where types fail too. Prints what the failed ones say, tests last.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { repository } from './support/repository.ts';

const checks: Readonly<Record<string, readonly string[]>> = {
  'types of schema, servers and tests': ['tsc', '-p', 'tsconfig.json'],
  'types of the web client': ['tsc', '-p', 'web/tsconfig.json'],
  'types of the browser journeys': ['tsc', '-p', 'tests/browser/tsconfig.json'],
  lint: ['biome', 'check', '.'],
  'unused files, exports and packages': ['knip'],
  'prose of the documents': ['node', 'tools/prose.mjs'],
  units: [
    ...['vitest', 'run', '--project', 'unit', '--tags-filter', '!long && !nightly', '--reporter', 'dot'],
    // Each worker evaluates all modules for itself: one more than there are cores costs more than it brings.
    ...['--maxWorkers', String(availableParallelism())],
  ],
};

const began = performance.now();

/** Runs one; answers what it said when it failed, else null. */
async function run([title, [command = '', ...args]]: [string, readonly string[]]): Promise<string | null> {
  const child = spawn(path.join('node_modules/.bin', command), args, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  console.log(
    `${code === 0 ? 'passed' : 'FAILED'} after ${((performance.now() - began) / 1000).toFixed(1)} s: ${title}`,
  );
  return code === 0 ? null : `\n== ${title}\n${out}${err}`;
}

const failures = (await Promise.all(Object.entries(checks).map(run))).filter((failure) => failure !== null);
for (const failure of failures) console.log(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
