import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentLimits } from '../../gateway/graphql/document-limits.ts';
import { maximumOperationCost } from '../../gateway/limits/cost-budget.ts';
import { exportableLists, readSDL } from '../../gateway/schema.ts';
import { examples } from '../../schema/examples.ts';
import { type Contract, startContract } from '../support/contract.ts';
import { photoOf } from '../support/multipart.ts';
import { repository } from '../support/repository.ts';
import { testPassword } from '../support/upstream.ts';

const text = readFileSync(path.join(repository, 'docs/api.md'), 'utf8');

/** The test's company was at work in March 2024. */
const inMarch = (part: string) => part.replaceAll('2026-11-19', '2024-03-05').replaceAll('2026-11', '2024-03');

/** The fenced blocks, in order; a block of JSON is the variables of the one before it. */
const blocks = [...inMarch(text).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
  language,
  code,
}));
const operations = blocks.flatMap(({ language, code }, index) => {
  if (language !== 'graphql') return [];
  const next = blocks[index + 1];
  return [{ code, variables: next?.language === 'json' ? JSON.parse(next.code) : {} }];
});

let contract: Contract;
let folder: string;
beforeAll(async () => {
  contract = await startContract();
  // Within the repository, so that the programs find the packages they import.
  folder = mkdtempSync(path.join(repository, 'node_modules/.cache/api-document-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await contract?.close();
});

/** Runs a program beside the files of the examples; answers what it printed, and fails when it fails. */
async function run(program: string, args: readonly string[], gateway: { url: string; token: string }) {
  const { PATH = '' } = process.env;
  const environment = {
    GATEWAY_URL: gateway.url,
    TOKEN: gateway.token,
    EMAIL: 'admin@test.example',
    PASSWORD: testPassword,
  };
  const options = { cwd: folder, env: { PATH, ...environment } };
  const { stdout, stderr } = await promisify(execFile)(program, args, options);
  return { stdout, stderr };
}

describe('docs/api.md', () => {
  it('has examples of every kind, and none that no test runs', () => {
    const languages = blocks.map(({ language }) => language);
    expect(new Set(languages)).toEqual(new Set(['sh', 'graphql', 'json', 'js']));
    expect(operations.length).toBeGreaterThanOrEqual(5);
  });

  it.each(operations)('has an operation that fits the schema and is answered: $code', async ({ code, variables }) => {
    expect(validate(buildSchema(readSDL()), parse(code))).toEqual([]);
    const { ask } = await contract.gateway();
    const { data, errors } = await ask(code, variables);
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
  });

  it('has operations that find what they are about', async () => {
    const { ask } = await contract.gateway();
    const answers = await Promise.all(operations.slice(0, 3).map(({ code, variables }) => ask(code, variables)));
    expect(answers.map(({ data }) => data)).toMatchObject([
      { lateness: { totalCount: 1, nodes: [{ staff: { name: 'Ada Obi' }, minutesLate: 30 }] } },
      { attendance: { facets: [{ column: 'DISTRICT', values: [{ value: 'Awka', count: 1 }] }, { column: 'FLAG' }] } },
      { absenteeDays: { totalCount: expect.any(Number) } },
    ]);
  });

  it('has shell commands that run one after another', { timeout: 60_000 }, async () => {
    writeFileSync(path.join(folder, 'uju.jpg'), await photoOf('navy', 'jpeg'));
    const gateway = await contract.gateway();
    const scripts = blocks.filter(({ language }) => language === 'sh').map(({ code }) => code);
    // The first block signs in by itself: the token of the test takes no part.
    const script = ['set -eu', 'unset TOKEN', ...scripts.map((code) => `${code}\necho; echo @@@`)].join('\n');
    const { stdout } = await run('bash', ['-c', script], gateway);
    const [signIn, me, files, batch, staff] = stdout.split('@@@').map((part) => part.trim());
    expect(signIn).toBe('');
    expect(JSON.parse(me ?? '')).toEqual({
      data: { me: { email: 'admin@test.example', role: 'ADMIN', district: 'Awka' } },
    });
    expect(files).toBe('');
    expect(readFileSync(path.join(folder, 'attendance.csv'), 'utf8')).toContain('00123,Ada Obi');
    expect(readFileSync(path.join(folder, 'late.xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect(JSON.parse(batch ?? '')).toMatchObject({ data: { importStaff: { totals: { new: 1, faulty: 0 } } } });
    expect(JSON.parse(staff ?? '')).toEqual({ data: { createStaff: { message: expect.any(String) } } });
  });

  it('has programs that run', { timeout: 60_000 }, async () => {
    const gateway = await contract.gateway();
    const programs = blocks.filter(({ language }) => language === 'js');
    const printed: string[] = [];
    for (const [index, { code }] of programs.entries()) {
      const file = path.join(folder, `program-${index}.mjs`);
      writeFileSync(file, code);
      printed.push((await run(process.execPath, [file], gateway)).stdout.trim());
    }
    expect(printed).toEqual([
      expect.stringMatching(/^[23] people$/),
      '1 photos were not recognised',
      'absence.csv is written',
    ]);
    expect(statSync(path.join(folder, 'absence.csv')).size).toBeGreaterThan(100);
  });

  it('names every export with the beginning of its file name', () => {
    const lines = exportableLists.map(({ field, filePrefix }) => [field, filePrefix]);
    for (const [field, prefix] of lines)
      expect(text).toMatch(new RegExp(`^\\| ${field} \\| [\\w, ]*\\| ${prefix} \\|$`, 'm'));
  });

  it('explains every code that the schema promises', () => {
    const promised =
      readSDL().match(/\b(?:UPSTREAM|UNAUTH|FORBID|BAD|BATCH|IMAGE|PAYLOAD|RATE)[A-Z_]*\b(?= |,|\.|`|\n)/g) ?? [];
    const codes = [...new Set(promised)].filter((code) => code.length > 6);
    expect(codes.length).toBeGreaterThanOrEqual(11);
    for (const code of codes) expect(text, code).toMatch(new RegExp(`^\\| [A-Z_, ]*${code}`, 'm'));
  });

  it('tells the limits as they are', () => {
    const { tokens, operations: most, directives, depth, fields, aliases, rootFields } = documentLimits;
    expect(text).toContain(`${tokens.toLocaleString('en')} tokens, ${most} operations, ${directives} directives`);
    expect(text).toContain(
      `depth ${depth}, ${fields} fields, ${aliases} aliases, ${rootFields} root fields, cost ${maximumOperationCost}`,
    );
  });
});

describe('examples', () => {
  it('are operations that fit the schema and are answered, one after another', async () => {
    const { ask, token } = await contract.gateway();
    for (const { name, document, variables } of examples('2024-03-06')) {
      expect([name, validate(buildSchema(readSDL()), parse(document))]).toEqual([name, []]);
      const own = name === 'SignIn' ? { email: 'admin@test.example', password: testPassword } : variables;
      const { errors } = await ask(document, own, name === 'SignIn' ? '' : token);
      expect([name, errors]).toEqual([name, undefined]);
    }
  });

  it.each([
    ['2024-03-06', '2024-03-05'],
    ['2024-03-04', '2024-03-01'],
    ['2024-03-03', '2024-03-01'],
    ['2024-01-01', '2023-12-29'],
  ])('of %s ask for the last working day before it, %s', (today, date) => {
    expect(examples(today).find(({ name }) => name === 'Overview')?.variables).toEqual({ date });
  });
});
