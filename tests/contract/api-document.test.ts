import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSDL } from '../../gateway/schema.ts';
import { examples } from '../../schema/examples.ts';
import { usualDatabase } from '../support/database.ts';
import { demoToken, postGraphQL } from '../support/post-graphql.ts';
import { type RunningServer, startProduct } from '../support/product.ts';
import { readCSV } from '../support/read-csv.ts';
import { repository } from '../support/repository.ts';

const schema = buildSchema(readSDL());
const text = readFileSync(path.join(repository, 'docs/reference/api.md'), 'utf8');

/** What a reader pastes into a shell, by any of its names: a block without a language is one, too. */
const shells: readonly string[] = ['', 'sh', 'bash', 'shell', 'console'];

/** What a shell cannot run: documents, their variables, programs and settings of a code generator. */
const others: readonly string[] = ['graphql', 'json', 'js', 'yaml'];

/** The fenced blocks as they stand, in order; a block of JSON is the variables of the one before it. */
const blocks = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
  language: language.trim(),
  code,
}));
const operations = blocks.flatMap(({ language, code }, index) => {
  if (language !== 'graphql') return [];
  const next = blocks[index + 1];
  return [{ code, variables: next?.language === 'json' ? JSON.parse(next.code) : {} }];
});

let product: RunningServer;
let folder: string;
/** The examples as `npm install` would leave them. */
let copied: string;
beforeAll(async () => {
  product = await startProduct(await usualDatabase());
  // Within the repository, so that the programs find the packages they import.
  folder = mkdtempSync(path.join(repository, 'node_modules/.cache/api-document-'));
  copied = mkdtempSync(path.join(tmpdir(), 'attendance-examples-'));
  cpSync(path.join(repository, 'docs/examples'), copied, { recursive: true });
  symlinkSync(path.join(repository, 'node_modules'), path.join(copied, 'node_modules'));
});
afterAll(async () => {
  for (const made of [folder, copied]) rmSync(made, { recursive: true, force: true });
  await product?.stop();
});

/** What the product answers its demo administrator. */
const askProduct = async (query: string, variables: object = {}) =>
  postGraphQL(product.url, query, { variables, token: await demoToken(product.url) });

const { PATH = '', NODE_OPTIONS = '' } = process.env;

describe('docs/reference/api.md', () => {
  it('has blocks of every kind, and none that no test reads', () => {
    const languages = new Set(blocks.map(({ language }) => language));
    expect([...languages].filter((language) => !shells.includes(language) && !others.includes(language))).toEqual([]);
    expect([...languages]).toEqual(expect.arrayContaining(['sh', ...others]));
    expect(operations.length).toBeGreaterThanOrEqual(5);
  });

  it.each(operations)('has an operation that fits the schema and is answered: $code', async ({ code, variables }) => {
    expect(validate(schema, parse(code))).toEqual([]);
    const { data, errors } = await askProduct(code, variables);
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
  });

  it('has operations that find what they are about', async () => {
    const answers = await Promise.all(operations.slice(0, 4).map(({ code, variables }) => askProduct(code, variables)));
    const [late, early, attendance, nights] = answers.map(({ data }) => data);
    expect(late.lateness).toMatchObject({ totalCount: expect.any(Number), notice: null });
    expect(early.attendance.totalCount).toBeGreaterThan(0);
    expect(attendance.attendance.facets.map(({ column }: { column: string }) => column)).toEqual(['DISTRICT', 'FLAG']);
    expect(attendance.attendance.totalCount).toBeGreaterThan(100);
    expect(nights.attendance.totalCount).toBeGreaterThan(0);
    const find = operations.find(({ code }) => code.includes('findStaff'));
    expect((await askProduct(find?.code ?? '', { search: 'o a' })).data.findStaff.nodes).toHaveLength(5);
  });

  it('F-21 has commands and programs that run as they stand, one after another, from nothing but the product', async () => {
    const parts = blocks.flatMap(({ language, code }, index) => {
      if (shells.includes(language)) return [`${code}\necho; echo @@@`];
      if (language !== 'js') return [];
      // A program has the environment that the commands before it have left, and nothing else.
      const file = path.join(folder, `program-${index}.mjs`);
      writeFileSync(file, code);
      return [`node ${file}\necho @@@`];
    });
    const options = { cwd: folder, env: { PATH, NODE_OPTIONS, GATEWAY_URL: product.url } };
    const script = ['set -eu', ...parts].join('\n');
    const { stdout } = await promisify(execFile)('bash', ['-c', script], options);
    const [signIn, me, machine, lines, files, unchanged, people, batch, staff] = stdout
      .split('@@@')
      .map((part) => part.trim());
    expect(signIn).toBe('');
    expect(JSON.parse(me ?? '')).toMatchObject({ data: { me: { email: 'admin@demo.example', role: 'ADMIN' } } });
    expect(machine).toBe('');
    expect(readFileSync(path.join(folder, 'register.csv'), 'utf8').split('\r\n').length).toBeGreaterThan(200);
    expect([lines, files]).toEqual(['', '']);
    const absence = readFileSync(path.join(folder, 'absence.jsonl'), 'utf8').trimEnd().split('\n');
    expect(JSON.parse(absence[0] ?? '')).toMatchObject({
      STAFF_ID: expect.any(String),
      DATE_ABSENT: expect.any(String),
    });
    expect(unchanged).toBe('304');
    expect(readFileSync(path.join(folder, 'attendance.csv'), 'utf8').split('\r\n').length).toBeGreaterThan(100);
    expect(readFileSync(path.join(folder, 'late.xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect(people).toMatch(/^2\d\d people$/);
    expect(JSON.parse(batch ?? '')).toMatchObject({ data: { importStaff: { totals: { new: 1, faulty: 0 } } } });
    expect(JSON.parse(staff ?? '').data).toEqual({ createStaff: { message: expect.any(String) } });
  });
});

/** That each is answered is shown by `other-moments.test.ts`. */
describe('examples', () => {
  it.each([
    ['2024-03-06', '2024-03-05'],
    ['2024-03-04', '2024-03-01'],
    ['2024-03-03', '2024-03-01'],
    ['2024-01-01', '2023-12-29'],
  ])('of %s ask for the last working day before it, %s', (today, date) => {
    expect(examples(today, true).find(({ name }) => name === 'Overview')?.variables).toEqual({ date });
  });
});

const runProgram = promisify(execFile);
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

/** Who was late on the day of the examples, as the gateway tells it. */
async function readLate() {
  const rows = 'nodes { minutesLate staff { staffID } }';
  const list = `{ lateness(date: "${day}", orderBy: [{ column: MINUTES_LATE, direction: DESC }], first: 200) { ${rows} } }`;
  const { nodes } = (await askProduct(list)).data.lateness;
  // Two pages of the examples.
  expect(nodes.length).toBeGreaterThan(10);
  return nodes as { minutesLate: number; staff: { staffID: string } }[];
}

const surroundings = () => ({ PATH, NODE_OPTIONS, GATEWAY_URL: product.url });
const tool = (name: string) => path.join(repository, 'node_modules/.bin', name);
const idsOf = (printed: string) =>
  printed
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0]);
/** Rows that are equally late may stand in any order. */
const idsIn = (late: Awaited<ReturnType<typeof readLate>>) => late.map(({ staff }) => staff.staffID).sort();

describe('docs/examples/typescript', () => {
  it('reads the schema, generates its types, passes them and prints every late person', {
    tags: 'nightly',
  }, async () => {
    const late = await readLate();
    const options = {
      cwd: path.join(copied, 'typescript'),
      env: { ...surroundings(), TOKEN: await demoToken(product.url) },
    };
    await runProgram(tool('graphql-codegen'), [], options);
    const generated = readFileSync(path.join(options.cwd, 'generated.ts'), 'utf8');
    expect(generated).toContain('minutesLate: number | null');
    await runProgram(tool('tsc'), [], options);
    const { stdout } = await runProgram(process.execPath, ['late-people.ts', day], options);
    expect(idsOf(stdout).sort()).toEqual(idsIn(await readLate()));
    expect(stdout).toContain(`\t${late[0]?.minutesLate} minutes\n`);
  });
});

describe.runIf(hasPython)('docs/examples/python', () => {
  it('signs in, prints every late person page by page and saves the same list', async () => {
    const options = { cwd: copied, env: surroundings() };
    const { stdout } = await runProgram('python3', ['python/late_people.py', day, 'late.csv'], options);
    expect(idsOf(stdout).sort()).toEqual(idsIn(await readLate()));
    const lines = readCSV(readFileSync(path.join(copied, 'late.csv'), 'utf8').replace(/^\uFEFF/, ''));
    const place = lines[0]?.indexOf('Staff-ID') ?? -1;
    expect(
      lines
        .slice(1)
        .map((line) => line[place])
        .sort(),
    ).toEqual(idsIn(await readLate()));
  });

  it.each([
    ['a day that is none', {}, ['yesterday'], 'BAD_USER_INPUT: '],
    ['a wrong password', { PASSWORD: 'wrong' }, [day], 'UPSTREAM_REJECTED: '],
  ])('ends with the code and the words of the gateway for %s', async (_what, environment, args, code) => {
    const options = { cwd: copied, env: { ...surroundings(), ...environment } };
    await expect(runProgram('python3', ['python/late_people.py', ...args], options)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^${code}.+\\n$`)),
    });
  });
});
