import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { compareService } from '../../tools/check-service/compare-service.ts';
import { report } from '../../tools/check-service/report.ts';
import { begun } from '../support/begun.ts';
import { companyAccounts, companyPassword } from '../support/company-service/people.ts';
import { type Bend, Raw, startCompanyService } from '../support/company-service.ts';
import { usualDatabase } from '../support/database.ts';
import { productSecret, startUpstreamProcess } from '../support/product.ts';
import { repository } from '../support/repository.ts';

/** Runs the command; `password` goes by the environment, as it says. */
async function check(url: string, email: string, password: string, ...more: string[]) {
  const child = spawn(
    process.execPath,
    ['tools/check-service/check-service.ts', '--url', url, '--email', email, ...more],
    {
      cwd: repository,
      env: { ...process.env, CHECK_SERVICE_PASSWORD: password },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (out += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, out };
}

/** What the command prints of a service, in this process. */
async function compare(url: string, email: string, password: string, write = false) {
  const calls = await compareService({
    url,
    prefix: '/api/v2/attendance',
    email,
    password,
    timeZone: 'Africa/Lagos',
    timeFormat: 'iso',
    write,
    now: Date.now(),
  });
  return report(calls);
}

const admin = ['admin@demo.example', 'attendance-demo'] as const;

type Row = Readonly<Record<string, unknown>>;

const days = (rows: Row[], field: string) =>
  rows.flatMap((row) => (row[field] as string[]).map((day) => ({ ...row, [field]: [day] })));

/** A line of the check: what it is, and what the gateway makes of it. */
const line = (what: RegExp, taken: RegExp) => new RegExp(`^    ${what.source}\n      gateway: .*${taken.source}`, 'm');

/** Bends of a call's rows or of its whole reply, with the rows of the other mode besides, and what the check says of each. */
const bends: readonly [call: string, bend: (rows: Row[], other: Row[]) => unknown, said: RegExp][] = [
  [
    'GET /attendance/lateness',
    (rows) => [...rows, { ...rows[0], _id: 'again', attendanceDate: '2026-11-19T20:00:00.000Z' }],
    line(/1 people have several rows, such as staff ID "\d+"/, /each person counts once, with the earliest sign-in/),
  ],
  [
    'GET /attendance/findall',
    ([first, ...rows]) => [{ ...first, staffID: null }, ...rows],
    line(/staffID cannot be read in 1 of \d+ rows/, /lost, and said: 1 row: without a staff record\. For example null/),
  ],
  [
    'GET /attendance/findall',
    (rows) => rows.map((row) => ({ ...row, staffID: [row.staffID] })),
    line(/a person within a list in \d+ rows/, /read where there is one/),
  ],
  [
    'GET /attendance/findall',
    ([first, ...rows]) => [{ ...first, latitude: 0, longitude: 0 }, ...rows],
    line(/the position 0,0 in 1 rows/, /no position; for example \[0,0\]/),
  ],
  [
    'GET /attendance/findall',
    ([first, second, ...rows]) => [
      { ...first, attendanceDate: Date.parse(String(first?.attendanceDate)) },
      { ...second, attendanceDate: '02-11-2026' },
      ...rows,
    ],
    line(
      /attendanceDate cannot be read in 1 of \d+ rows/,
      /said: 1 row: time could not be read\. For example "02-11-2026"/,
    ),
  ],
  [
    'GET /attendance/findall',
    (rows) => rows.map((row) => ({ ...row, attendanceDate: Date.parse(String(row.attendanceDate)) })),
    line(/attendanceDate is not an ISO time in \d+ rows/, /read where it has one meaning; for example \d{13}/),
  ],
  [
    'GET /staff/findAll',
    ([first, ...rows]) => [{ ...first, district: 'Awka\u00a0', staffID: '01001 ' }, ...rows],
    line(/spaces or invisible characters in district in 1 rows/, /read without them/),
  ],
  [
    'GET /attendance/absentee/monthly',
    ([first, ...rows]) => [{ ...first, dateAbsent: ['02-11-2026'] }, ...rows],
    line(/dateAbsent cannot be read in 1 of \d+ rows/, /said: 1 row: day could not be read/),
  ],
  [
    'GET /attendance/serialLatness',
    (rows) => rows.map((row) => ({ ...row, daysLate: ['soon'] })),
    line(/.*\d+ rows/, /UPSTREAM_BAD_RESPONSE/),
  ],
  [
    'GET /attendance/findall',
    (rows, other) => [...rows, ...other],
    /another mode than was asked for in \d+ of \d+ rows/,
  ],
  [
    'GET /attendance/lateness',
    (rows) => [
      ...rows,
      ...rows.map((row) => ({ ...row, _id: `${row._id}1`, attendanceDate: '2026-10-05T08:00:00.000Z' })),
    ],
    /another day than was asked for/,
  ],
  [
    'GET /staff/findAll',
    (rows) => new Raw(JSON.stringify({ status: 'success', message: '', data: rows.slice(0, 20), total: rows.length })),
    /20 of 40 rows/,
  ],
  ['GET /staff/find/all', (rows) => rows.slice(0, 20), /exactly 20 rows, as a page has \(advice\)/],
  [
    'GET /attendance/findall',
    (rows) =>
      rows.map((row) => ({ ...row, attendanceDate: `${String(row.attendanceDate).slice(0, 10)}T00:00:00.000Z` })),
    /a day in the place of a time/,
  ],
  [
    'GET /shift/findAll',
    (rows) => rows.map(({ _id, ...row }) => ({ ...row, id: _id })),
    /_id is missing in 3 of 3 rows/,
  ],
  ['GET /attendance/exception', () => null, /data is not a list/],
  ['GET /attendance/absentee/monthly', (rows) => days(rows, 'dateAbsent'), /people have several rows/],
  [
    'GET /attendance/absentee/monthly',
    (rows) => rows.map((row) => ({ ...row, dateAbsent: ['2026-11-30'] })),
    /days that are still to come/,
  ],
  [
    'GET /shift/findAll',
    (rows) => rows.map((row) => ({ ...row, latenessThreshold: 'a while' })),
    /latenessThreshold cannot be read/,
  ],
  [
    'GET /attendance/exception',
    (rows) => rows.map((row) => ({ ...row, staffID: Number(row.staffID) })),
    /staff ID that the register spells differently/,
  ],
  [
    'GET /staff/findAll',
    (rows) => new Raw(JSON.stringify({ status: 'ok', message: '', data: rows })),
    /status "ok"\n.*40 rows that came with it are not shown/,
  ],
];

/** A service that deviates where some do: times without an offset, no district in late records of a month. */
const foreign: Bend = (call, _query, data) => {
  const rows = data as Row[];
  const wall = (at: unknown) => new Date(Date.parse(String(at)) + 3_600_000).toISOString().slice(0, 19);
  if (call === 'GET /attendance/findall')
    return rows.map((row) => ({ ...row, attendanceDate: wall(row.attendanceDate) }));
  return call === 'GET /attendance/serialLatness' ? rows.map(({ district: _, ...row }) => row) : undefined;
};

describe('npm run check-service', () => {
  const own = begun(async () => {
    const server = await startUpstreamProcess({ DEMO_STAFF: '60', DEMO_DAYS: '5', ...(await usualDatabase()) });
    return { url: server.url, close: () => server.stop() };
  });
  const company = begun(() => startCompanyService({ secret: productSecret, days: 30 }));
  afterEach(() => company.bend(null));
  const compareCompany = (write = false) => compare(company.url, companyAccounts.admin, companyPassword, write);

  it('finds no deviation of the service of this repository, reading and writing, and leaves nothing behind', {
    tags: 'nightly',
  }, async () => {
    const written = await check(own.url, ...admin, '--write');
    expect(written.code).toBe(0);
    for (const out of [await compare(own.url, ...admin), written.out]) {
      expect(out).toContain('No deviations.');
      expect(out).toMatch(/GET \/attendance\/absentee\/monthly +as section 7/);
      expect(out).toMatch(/GET \/holiday\/findAll +as its extension/);
      expect(out).toMatch(/GET \/review\/findAll +as its extension/);
      expect(out).toMatch(/GET \/review\/find\/customer +as its extension/);
      expect(out).toMatch(/GET \/attendance\/figures +as its extension/);
      expect(out).toMatch(
        out === written.out ? /DELETE \/staff\/destroy\/\{id\} +as section 7/ : /POST \/staff\/create +- it writes/,
      );
      expect(out).not.toContain(admin[1]);
    }
  });

  it('names every deviation of a foreign service, and how the gateway takes it', async () => {
    const none = await compareCompany(true);
    expect(none).toMatch(/GET \/extensions +- it has none \(HTTP 404\), as section 7 says/);
    expect(none).not.toContain('/review/');
    expect(none).toMatch(/DELETE \/shift\/destroy\/\{id\} +as section 7/);
    company.bend(foreign);
    const { code, out } = await check(company.url, companyAccounts.admin, companyPassword);
    expect(code).toBe(1);
    for (const [what, taken] of [
      ['no ETag \\(advice\\)', 'the whole list is read and compared at every revalidation'],
      ['attendanceDate without an offset in \\d+ rows', 'read in the time zone of TIME_ZONE'],
      ['district is missing in (\\d+) of \\1 rows', 'shown empty'],
      ['HTTP 200 to an id that is not there \\(advice\\)', 'an error instead of "not found"'],
    ]) {
      expect(out).toMatch(new RegExp(`    ${what}\n      gateway: ${taken}`));
    }
  });

  it('F-101 F-103 F-104 F-109 F-110 F-111 F-112 F-215 names each bend of a reply and what becomes of it, and takes a plain service for right', async () => {
    const straight = await compareCompany();
    expect(straight).toMatch(/no ETag \(advice\)/);
    expect(straight).toContain('No deviations.');
    for (const [call, bend, said] of bends) {
      company.bend((named, query, data) => {
        const mode = query.mode === 'signedIn' ? 'signedOut' : 'signedIn';
        return named === call
          ? bend(data as Row[], (company.read(named.replace('GET ', ''), { ...query, mode }) ?? []) as Row[])
          : undefined;
      });
      const [, part = ''] = (await compareCompany()).split(new RegExp(`^${call} .*$`, 'm'));
      expect(part.split(/^\S/m)[0], `${call} ${said}`).toMatch(said);
      expect(straight).not.toMatch(said);
    }
  });

  it('says why nobody can sign in, and what it needs', async () => {
    const wrong = await check(company.url, companyAccounts.admin, 'wrong');
    expect([wrong.code, wrong.out]).toEqual([2, expect.stringContaining('Nobody can sign in')]);
    expect((await check('nonsense', ...admin)).code).toBe(2);
    const away = await check('http://127.0.0.1:9', ...admin);
    expect([away.code, away.out]).toEqual([
      2,
      expect.stringContaining('at http://127.0.0.1:9: POST /users/signin: no'),
    ]);
    const silent = await check(company.url, companyAccounts.admin, '');
    expect([silent.code, silent.out]).toEqual([2, expect.stringContaining('set CHECK_SERVICE_PASSWORD')]);
  });
});
