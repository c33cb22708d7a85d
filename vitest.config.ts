import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { shareClock } from './tests/support/fixed-clock.ts';
import { longestTest, longestWait } from './tests/support/patience.ts';

shareClock();

/** The copy of graphql that Node gives Apollo Server: with vite's choice, its ES modules, there would be two. */
const resolve = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
};

/**
 * Databases in WebAssembly and programs start again and again, and live for seconds: code that is compiled once for all of
 * them, and not made faster while they run, takes a third less work. The warning is of undici's `decompress`, as in `npm start`.
 */
const processes = {
  execArgv: ['--liftoff-only', '--disable-warning=ExperimentalWarning'],
  env: { NODE_COMPILE_CACHE: path.join(import.meta.dirname, 'node_modules/.cache/tests') },
};

/** What hangs fails; what a busy machine makes slow does not: no time is asserted. */
const limits = { testTimeout: longestTest, hookTimeout: longestTest, expect: { poll: { timeout: longestWait } } };

/** `unit` needs no server; `stack` and `clients` start the real upstream, databases and gateway. */
export default defineConfig({
  test: {
    maxWorkers: 3,
    tags: [
      {
        name: 'long',
        description: 'Seconds of attacks and generated cases, which `npm run check` leaves to `npm test`.',
      },
      {
        name: 'nightly',
        description:
          'Many seconds of the same on other engines, cases and moments, which `npm test` leaves to `npm run test:all`.',
      },
    ],
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['tests/{schema,common,telemetry,gateway,tools,web}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          // Files share their modules: evaluating them anew for each took half of the run.
          isolate: false,
          // They share what a process loads but once: a seventh less work than processes.
          pool: 'threads',
          env: { NODE_COMPILE_CACHE: processes.env.NODE_COMPILE_CACHE },
          setupFiles: ['tests/support/print-schema-once.ts'],
          ...limits,
        },
      },
      {
        resolve,
        // The service without extensions is one of section 7 alone, as a company's own is.
        test: {
          name: 'section 7',
          include: ['tests/contract/{reads,written}.test.ts'],
          ...processes,
          env: { ...processes.env, EXTENSIONS: 'none' },
          setupFiles: ['tests/support/print-schema-once.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          ...limits,
        },
      },
      {
        resolve,
        test: {
          name: 'stack',
          include: ['tests/{upstream,contract,faults,build}/**/*.test.ts'],
          // As units do: a database or a service is each file's own, and modules are the same for all.
          isolate: false,
          ...processes,
          setupFiles: ['tests/support/print-schema-once.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          ...limits,
        },
      },
      {
        // Its packages are its own: `npm ci --prefix tests/clients`, which the nightly run does.
        test: { name: 'clients', include: ['tests/clients/*.test.ts'], ...processes, ...limits },
      },
    ],
  },
});
