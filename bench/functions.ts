/**
 * `npm run bench:functions`: how many own files and functions, of `gateway`, `schema` and `common`, the next page of a
 * held list runs, by V8's precise coverage: of the attendance report and of the late days at a service of section 7, with
 * photos and menus, filtered, sorted, by cursor. Ten pages are read first; then five further ones are counted, each by itself, and
 * the one with the fewest functions is told, since timers of the gateway run beside them. A function counts once, however
 * often it runs. `--list` names the files with their functions, `--build=PATH` counts another checkout.
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { clockShift, shareClock, shiftDate } from '../tests/support/fixed-clock.ts';
import { startChild } from './child.ts';
import { hasFlag, option, printTable } from './command.ts';

const secret = 'of this count and of nothing else';
const root = path.resolve(option('build') ?? path.join(import.meta.dirname, '..'));
const own = ['gateway', 'schema', 'common'].map((room) => pathToFileURL(path.join(root, room)).href);

const staff = 'staff { staffID name district serviceCentre department photo { url(width: 84) } }';
const record = `key ${staff} mode photo { url(width: 84) } latitude longitude location attendanceDate isImageRecognised`;
const day = `key ${staff} imageURL date dayCount occurrence isCountDifferent`;
const end =
  'pageInfo { endCursor hasNextPage } facets(columns: [DISTRICT, DEPARTMENT]) { column values { value count } }';
const where = '[{ column: DEPARTMENT, in: ["OPERATIONS", "TECHNICAL", "METERING", "SECURITY"] }]';
const page = `where: ${where}, orderBy: [{ column: NAME }], first: 20, after: $after`;

/** The lists whose next page is counted. */
const lists: Readonly<Record<string, string>> = {
  attendance: `query Page($date: Date!, $after: String) {
    attendance(date: $date, mode: SIGNED_IN, ${page}) { totalCount nodes { ${record} } ${end} } }`,
  'late days': `query Page($month: Month!, $after: String) {
    serialLatenessDays(month: $month, ${page}) { totalCount nodes { ${day} } ${end} } }`,
};

/** The names of the own functions that ran, by their files. */
type Ran = ReadonlyMap<string, readonly string[]>;

const countOf = (ran: Ran) => [...ran.values()].flat().length;

shareClock();
shiftDate(clockShift());
const folder = path.join(tmpdir(), `attendance-functions-${randomUUID()}`);
const service = await startChild('section7-service.ts', { JWT_SECRET: secret, STANDS_STILL: 'yes' });
const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(path.join(root, file)).href);
const { readConfig } = await load<typeof import('../gateway/config.ts')>('gateway/config.ts');
const { startGateway } = await load<typeof import('../gateway/server.ts')>('gateway/server.ts');
const config = readConfig({
  NODE_ENV: 'production',
  PORT: '0',
  LOG_LEVEL: 'silent',
  DATA_FOLDER: folder,
  JWT_SECRET: secret,
  UPSTREAM_URL: service.url,
  UPSTREAM_TIMEOUT_MS: '120000',
  PHOTO_COMPARISON: 'off',
});
const gateway = await startGateway({ config: { ...config, upstreamURL: service.url } });
const [token] = await service.ask<string[]>('tokens', { role: 'admin', count: 1 });
const { today } = await service.ask<{ readonly today: string }>('days');

/** Asks for a page, and answers the cursor at its end; null for the last one. */
async function ask(query: string, after: string | null): Promise<string | null> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { date: today, month: today.slice(0, 7), after } }),
  });
  const text = await response.text();
  if (!text.startsWith('{"data":')) throw new Error(`The page was not answered: ${text.slice(0, 500)}`);
  const [, cursor = null] = /"endCursor":"([^"]+)"/.exec(text) ?? [];
  return text.includes('"hasNextPage":true') ? cursor : null;
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** What ran since the last question. */
async function ranSince(): Promise<Ran> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = result
    .filter(({ url }) => own.some((room) => url.startsWith(`${room}/`)))
    .map(({ url, functions }) => {
      const ran = functions.filter(({ ranges: [whole] }) => whole && whole.count > 0);
      return [
        path.relative(root, new URL(url).pathname),
        ran.map(({ functionName }) => functionName || 'unnamed'),
      ] as const;
    });
  return new Map(files.filter(([, names]) => names.length > 0).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the next page of a list runs once the list is held. */
async function nextPage(query: string): Promise<Ran> {
  let after: string | null = null;
  for (let warm = 0; warm < 10; warm++) after = await ask(query, after);
  const pages: Ran[] = [];
  while (pages.length < 5) {
    after ??= await ask(query, null);
    await ranSince();
    after = await ask(query, after);
    pages.push(await ranSince());
  }
  return pages.reduce((least, ran) => (countOf(ran) < countOf(least) ? ran : least));
}

const table: string[][] = [];
for (const [name, query] of Object.entries(lists)) {
  const ran = await nextPage(query);
  table.push([name, String(ran.size), String(countOf(ran))]);
  if (!hasFlag('list')) continue;
  console.log(`\n${name}:`);
  for (const [file, names] of ran) console.log(`${file}: ${names.join(', ')}`);
}
console.log();
printTable(['the next page of', 'own files', 'own functions'], table);
session.disconnect();
await gateway.close();
await service.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
