import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualDatabase } from '../support/database.ts';
import { type RunningServer, startProduct } from '../support/product.ts';
import { readCSV } from '../support/read-csv.ts';
import { repository } from '../support/repository.ts';

const examples = path.join(repository, 'docs/examples');
const run = promisify(execFile);
const day = '2026-11-19';

/** Whether this machine has what the Python example needs. */
const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'import sys; assert sys.version_info >= (3, 9)'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

let product: RunningServer;
let folder: string;
let token: string;
let late: { minutesLate: number; staff: { staffID: string; name: string; district: string } }[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'attendance-examples-'));
  cpSync(examples, folder, { recursive: true });
  // As `npm install` would leave it.
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  product = await startProduct(await usualDatabase());
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const response = await fetch(`${product.url}/graphql`, { ...sent, body: JSON.stringify({ query }) });
    // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
    return ((await response.json()) as { data: any }).data;
  };
  const account = '(email: "user@demo.example", password: "attendance-demo")';
  token = (await ask(`mutation { signIn${account} { token } }`)).signIn.token;
  const rows = 'nodes { minutesLate staff { staffID name district } }';
  const list = `{ lateness(date: "${day}", orderBy: [{ column: MINUTES_LATE, direction: DESC }], first: 200) { ${rows} } }`;
  late = (await ask(list, { authorization: `Bearer ${token}` })).lateness.nodes;
  // Two pages of the examples.
  expect(late.length).toBeGreaterThan(10);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await product?.stop();
});

const { PATH = '', NODE_OPTIONS = '' } = process.env;
const surroundings = () => ({ PATH, NODE_OPTIONS, GATEWAY_URL: product.url });
const tool = (name: string) => path.join(repository, 'node_modules/.bin', name);
const idsOf = (printed: string) =>
  printed
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0]);
/** Rows that are equally late may stand in any order. */
const ids = () => late.map(({ staff }) => staff.staffID).sort();

describe('docs/examples/typescript', () => {
  it('reads the schema, generates its types, passes them and prints every late person', {
    tags: 'nightly',
  }, async () => {
    const options = { cwd: path.join(folder, 'typescript'), env: { ...surroundings(), TOKEN: token } };
    await run(tool('graphql-codegen'), [], options);
    const generated = readFileSync(path.join(options.cwd, 'generated.ts'), 'utf8');
    expect(generated).toContain('minutesLate: number | null');
    await run(tool('tsc'), [], options);
    const { stdout } = await run(process.execPath, ['late-people.ts', day], options);
    expect(idsOf(stdout).sort()).toEqual(ids());
    expect(stdout).toContain(`\t${late[0]?.minutesLate} minutes\n`);
  });
});

describe.runIf(hasPython)('docs/examples/python', () => {
  it('signs in, prints every late person page by page and saves the same list', async () => {
    const options = { cwd: folder, env: surroundings() };
    const { stdout } = await run('python3', ['python/late_people.py', day, 'late.csv'], options);
    expect(idsOf(stdout).sort()).toEqual(ids());
    const lines = readCSV(readFileSync(path.join(folder, 'late.csv'), 'utf8').replace(/^\uFEFF/, ''));
    const place = lines[0]?.indexOf('Staff-ID') ?? -1;
    expect(
      lines
        .slice(1)
        .map((line) => line[place])
        .sort(),
    ).toEqual(ids());
  });

  it.each([
    ['a token that is none', { TOKEN: 'no.real.token' }, [day], 'UNAUTHENTICATED: '],
    ['a day that is none', {}, ['yesterday'], 'BAD_USER_INPUT: '],
    ['a wrong password', { PASSWORD: 'wrong' }, [day], 'UPSTREAM_REJECTED: '],
  ])('ends with the code and the words of the gateway for %s', async (_what, environment, args, code) => {
    const options = { cwd: folder, env: { ...surroundings(), ...environment } };
    await expect(run('python3', ['python/late_people.py', ...args], options)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^${code}.+\\n$`)),
    });
  });
});
