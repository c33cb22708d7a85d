/**
 * `npm test`: the build, then one suite after the other: at once they take as long and disturb each other. Types, lint and
 * prose are checked beside them, where a suite waits. Prints `N passed, N failed` and fails when one does. `npm run test:all`
 * (`--all`) has the tests tagged `nightly` too.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { listRequirementRows, type NamedTest } from './requirement-rows.ts';
import { findBrowser, noBrowser } from './support/browser-path.ts';
import { repository } from './support/repository.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const isWhole = process.argv.includes('--all');

const binaries = path.join(repository, 'node_modules/.bin');
const reports = mkdtempSync(path.join(tmpdir(), 'attendance-test-'));
const vitestReport = path.join(reports, 'vitest.json');
const browserReport = path.join(reports, 'browser.json');
const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
/** What failed, told once more at the end: a long run's log is read from there. */
const failures: string[] = [];
const named: NamedTest[] = [];
const count = (succeeded: number, failed: number, skipped = 0) => {
  tally.passed += succeeded;
  tally.failed += failed;
  tally.skipped += skipped;
};

interface Run {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

function run({ title, command, args, environment = {} }: Run) {
  console.log(`\n== ${title}`);
  return new Promise<boolean>((resolve) => {
    const child = spawn(command, args, {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}`, ...environment },
    });
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', console.log);
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

async function check(title: string, command: string, args: readonly string[]) {
  const ok = await run({ title, command, args });
  if (!ok) failures.push(title);
  count(ok ? 1 : 0, ok ? 0 : 1);
}

async function checkClients() {
  await check('packages of the clients', 'npm', ['ci', '--prefix', 'tests/clients']);
  await check('types of the clients', 'tsc', ['-p', 'tests/clients/tsconfig.json']);
}

/** A suite counts its own tests; one that ends badly without a failed test of its own counts as one failure. */
function countSuite(ok: boolean, read: () => Tally) {
  try {
    const { passed: succeeded, failed, skipped } = read();
    count(succeeded, ok ? failed : Math.max(failed, 1), skipped);
  } catch {
    count(0, 1);
  }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

interface UnitFile {
  name: string;
  status: string;
  /** Of a file that failed outside its tests. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[]; tags: string[] }[];
}

const namedUnits = (files: UnitFile[]): NamedTest[] =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      // What this run leaves to the night shows nothing today.
      .filter(({ status, tags }) => status === 'passed' || (status !== 'failed' && !tags.includes('nightly')))
      .map(({ fullName, status }) => ({
        file: path.relative(repository, name),
        title: fullName,
        hasRun: status === 'passed',
      })),
  );

/** A failure with the first lines of its reason: the rest of the log may not be at hand. */
const failure = (title: string, reason = '') =>
  [title, ...stripVTControlCharacters(reason).trim().split('\n').slice(0, 12)].join('\n      ').slice(0, 2_000);

/** Failed tests, and files that could not be read or failed outside a test. */
const failedUnits = (files: UnitFile[]) =>
  files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(repository, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [failure(file, message)];
      return failed.map(({ fullName, failureMessages }) => failure(`${file} ${fullName}`, failureMessages[0]));
    });

interface JourneySuite {
  title: string;
  suites?: JourneySuite[];
  specs?: {
    ok: boolean;
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

const failedJourneys = (suites: JourneySuite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        failure(`tests/browser/${file} ${title}`, tests.at(-1)?.results.at(-1)?.error?.message),
      ),
    ...failedJourneys(inner),
  ]);

const namedJourneys = (suites: JourneySuite[], around: readonly string[] = []): NamedTest[] =>
  suites.flatMap(({ title, suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => ok)
      .map((spec) => ({
        file: `tests/browser/${spec.file}`,
        title: [...around, title, spec.title].join(' '),
        hasRun: spec.tests.some(({ status }) => status === 'expected'),
      })),
    ...namedJourneys(inner, [...around, title]),
  ]);

async function runUnits() {
  const ok = await run({
    title: 'units and the real stack',
    command: 'vitest',
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
      ...(isWhole ? [] : ['--project=!clients', '--tags-filter=!nightly']),
    ],
    environment: {
      // For the threads that a test starts, too, such as those that read sheets: they find their code compiled.
      NODE_COMPILE_CACHE: path.join(repository, 'node_modules/.cache/tests'),
      ...(isWhole && { IS_NIGHTLY_RUN: '1', FAULT_ROUNDS: process.env.FAULT_ROUNDS ?? '3' }),
    },
  });
  countSuite(ok, () => {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = readJson(vitestReport);
    failures.push(...failedUnits(testResults));
    named.push(...namedUnits(testResults));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  });
}

async function runJourneys(browser: string) {
  const ok = await run({
    title: 'browser journeys',
    command: 'playwright',
    args: ['test', '-c', 'tests/browser/playwright.config.ts', ...(isWhole ? [] : ['--grep-invert=@nightly'])],
    environment: {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
      ...(isWhole && { IS_NIGHTLY_RUN: '1' }),
    },
  });
  countSuite(ok, () => {
    const { stats, suites } = readJson(browserReport);
    const { expected, unexpected, skipped } = stats;
    failures.push(...failedJourneys(suites));
    named.push(...namedJourneys(suites));
    return { passed: expected, failed: unexpected, skipped };
  });
}

/** Lists the tests of each requirement in `test-results/requirements.md`, which the browser journeys would clear. */
function reportRequirements(hasJourneys: boolean) {
  const { report, described, faults } = listRequirementRows(named, hasJourneys);
  const file = path.join(repository, 'test-results/requirements.md');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, report);
  console.log(`\n${described} requirements and the tests that ran for each: test-results/requirements.md`);
  failures.push(...faults);
  count(faults.length ? 0 : 1, faults.length ? 1 : 0);
}

const browser = findBrowser();
const checks = Promise.all([
  check('types of schema, servers and tests', 'tsc', ['-p', 'tsconfig.json']),
  check('types of the web client', 'tsc', ['-p', 'web/tsconfig.json']),
  check('types of the browser journeys', 'tsc', ['-p', 'tests/browser/tsconfig.json']),
  check('lint', 'biome', ['check', '.']),
  check('unused files, exports and packages', 'knip', []),
  check('prose of the documents', 'node', ['tools/prose.mjs']),
  ...(isWhole ? [checkClients()] : []),
]);
// With its record of what was built, so that no test that starts the product builds it again under the journeys.
if (browser) await check('build of the web client and the explorer', 'node', ['web/build-client.ts']);
// The clients' tests need their packages.
if (isWhole) await checks;
await runUnits();
if (browser) await runJourneys(browser);
else console.log(`\nBrowser journeys are skipped. ${noBrowser}`);
await checks;

reportRequirements(browser !== null);

rmSync(reports, { recursive: true, force: true });
if (failures.length) console.log(['', 'Failed:', ...failures].join('\n  '));
console.log(`\n${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
process.exitCode = tally.failed ? 1 : 0;
