/**
 * `npm run bench:peers`: what a request costs our gateway, and beside it plain Apollo Server with its REST data source,
 * the same over lists in memory, and Hive Gateway with its JSON schema handler, all over one service of section 7. Their
 * packages are installed into `bench/peers` at the first run. Prints for each operation CPU a request and its ratio to ours,
 * waiting times, calls of the service a request and the most memory; "–" is what a server cannot do. Fails when two answers
 * differ. `--build=PATH` adds another checkout of ours, `--staff=1200` takes one size, `--only=page,cards` these operations
 * (page, day-rows, whole-days, search, cards, csv, xlsx). `--quick` takes 1,200 staff, and a second for each figure.
 */
import { createHash } from 'node:crypto';
import { read, utils } from 'xlsx';
import { shareClock } from '../tests/support/fixed-clock.ts';
import { type Child, startChild } from './child.ts';
import { beginTable, describeMachine, figure, hasFlag, option, percentile } from './command.ts';
import { createAnswerCheck, createAttempts } from './compare.ts';
import { type Fetched, fetchHash } from './fetch-hash.ts';
import type { Outcome } from './generator.ts';
import type { Spent } from './measured.ts';
import { type PeerOperation, peerOperations } from './peers-operations.ts';
import { installPeers, type Peer, peersBeside, peersSecret } from './peers-servers.ts';
import type { ReceivedCalls } from './section7-service.ts';

const isQuick = hasFlag('quick');
const sizes = (option('staff') ?? (isQuick ? '1200' : '1200,20000')).split(',').map(Number);
const crowds = [1, 30];
/** Seconds of each figure, and those before it in which a server compiles its code. */
const pace = isQuick ? { seconds: 1, warmUp: 0.5 } : { seconds: 5, warmUp: 2 };
/** Milliseconds of CPU a request from which a server is not warmed up: once is what it costs. */
const slow = 1_000;

/** A run of one operation on one server. */
interface Run {
  readonly url: string;
  readonly operation: PeerOperation;
  readonly tokens: readonly string[];
  readonly first: number;
  readonly seconds: number;
}

/** Lets each caller ask again and again, each as fast as answers come; ends with the first answers after the time. */
async function run({ url, operation, tokens, first, seconds }: Run): Promise<Outcome> {
  const hashes = new Map<number, Set<string>>();
  const beginnings = new Map<string, string>();
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1_000;
  let next = first;
  const call = async (token: string) => {
    let walk = { page: 0, after: null as string | null };
    do {
      const { variant, operation: asked, path = '/graphql' } = operation.request(next++, walk);
      const began = performance.now();
      const fetched = await fetchHash({ url: url + path, token, ...(asked && { body: JSON.stringify(asked) }) });
      latencies.push(performance.now() - began);
      // Reading a workbook takes longer than writing it: one of each server is compared.
      if (!operation.isWorkbook || !hashes.has(variant)) {
        const { hash, beginning } = operation.isWorkbook ? cellsOf(fetched) : fetched;
        hashes.set(variant, (hashes.get(variant) ?? new Set()).add(hash));
        beginnings.set(hash, beginning);
      }
      walk = nextPage(walk.page, fetched);
    } while (performance.now() < end);
  };
  await Promise.all(tokens.map(call));
  return { count: latencies.length, hashes, beginnings, latencies: latencies.sort((a, b) => a - b), next };
}

/** A workbook as far as it is compared: its cells, since each program packs them in its own way. */
function cellsOf({ body, hash, beginning }: Fetched): Omit<Fetched, 'body'> {
  if (!beginning.startsWith('200 ')) return { hash, beginning };
  const { Sheets, SheetNames } = read(body);
  const rows = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' });
  const cells = JSON.stringify(rows, (_key, value) => (typeof value === 'number' ? Number(value.toFixed(6)) : value));
  return { hash: createHash('sha1').update(cells).digest('hex'), beginning: `200 ${cells.slice(0, 500)}` };
}

/** Where a caller of a whole list goes on: after its last page at the first. */
function nextPage(page: number, { body }: Fetched) {
  const end = body.subarray(-400).toString();
  const [, after] = /"endCursor":"([^"]*)"/.exec(end) ?? [];
  return after !== undefined && end.includes('"hasNextPage":true')
    ? { page: page + 1, after }
    : { page: 0, after: null };
}

/** A server with the tokens of its own callers: users whose IDs begin with `users`. */
interface Compared extends Child {
  readonly users: string;
  readonly tokens: readonly string[];
}

interface Task extends Omit<Run, 'url' | 'tokens'> {
  readonly callers: number;
}

interface Measured extends Outcome, Spent {
  /** Calls of the service. */
  readonly calls: number;
}

async function measureRun(server: Compared, service: Child, task: Task): Promise<Measured> {
  await service.ask('receivedCalls');
  await server.ask('begin');
  const outcome = await run({ ...task, url: server.url, tokens: server.tokens.slice(0, task.callers) });
  const spent = await server.ask<Spent>('end');
  // What other servers learn of past days meanwhile is not its cost.
  const { calls } = await service.ask<ReceivedCalls>('receivedCalls', server.users);
  return { ...outcome, ...spent, calls };
}

/** Measures an operation on one server, after a time in which the server gets warm where it can. */
async function measure(server: Compared, service: Child, task: Omit<Task, 'seconds'>): Promise<Measured> {
  const warm = await measureRun(server, service, { ...task, seconds: pace.warmUp });
  if (warm.cpu / warm.count > slow) return warm;
  return measureRun(server, service, { ...task, first: warm.next, seconds: pace.seconds });
}

const headings = ['operation', 'server', 'CPU, ms', 'CPU / ours', 'p50, ms', 'p99, ms', 'calls', 'MiB'];

function figuresOf({ cpu, count, latencies, calls, peakMiB }: Measured, ourCost: number): string[] {
  const waits = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  return [cpu / count, cpu / count / ourCost, ...waits, calls / count, peakMiB].map(figure);
}

const { attempt, leftOut, differences } = createAttempts((text) => process.stderr.write(`${text}\n`));

/** Prints what each operation costs each server over the service, for so many callers at once. */
async function compare(service: Child, servers: ReadonlyMap<Peer, Compared>, callers: number, title: string) {
  const all = peerOperations(await service.ask('days'));
  const wanted = option('only')?.split(',') ?? Object.keys(all);
  console.log(`\n${title}; ${describeMachine()}\n`);
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const widths = [
    longest(Object.values(all).map((one) => one.title)),
    longest([...servers.keys()].map(({ name }) => name)),
  ];
  const printRow = beginTable(headings, widths, ['server']);
  for (const name of wanted) {
    const operation = all[name];
    if (!operation) throw new Error(`There is no operation ${name}: ${Object.keys(all).join(', ')}.`);
    const check = createAnswerCheck(operation.title, operation.isFile ? '200 ' : undefined);
    let ourCost = Number.NaN;
    for (const [peer, server] of servers) {
      const cannot = operation.isFile && !peer.hasFiles;
      const found = cannot
        ? null
        : await attempt(`${title}, ${name}, ${peer.name}`, async () => {
            const measured = await measure(server, service, { operation, callers, first: 0 });
            check(peer.name, measured);
            return measured;
          });
      if (found && peer.name === 'ours') ourCost = found.cpu / found.count;
      printRow([operation.title, peer.name, ...(found ? figuresOf(found, ourCost) : headings.slice(2).map(() => '–'))]);
    }
  }
}

shareClock();
installPeers();
const peers = peersBeside(option('build'));
for (const staff of sizes) {
  const settings = { STAFF: String(staff), JWT_SECRET: peersSecret, STANDS_STILL: 'yes' };
  const service = await startChild('section7-service.ts', settings);
  const servers = new Map<Peer, Compared>();
  try {
    for (const [index, peer] of peers.entries()) {
      const users = `caller-of-${index}`;
      const callers = { role: 'admin', count: Math.max(...crowds), whose: users };
      const tokens = await service.ask<string[]>('tokens', callers);
      servers.set(peer, { ...(await peer.start(service.url)), users, tokens });
    }
    for (const callers of crowds) {
      await compare(
        service,
        servers,
        callers,
        `${staff} staff, ${callers === 1 ? 'one caller' : `${callers} callers`}`,
      );
    }
  } finally {
    await Promise.all([...servers.values(), service].map((child) => child.stop()));
  }
}
for (const part of leftOut) console.log(`Left out, for it failed twice: ${part}`);
for (const difference of differences) console.log(`Different answers: ${difference}`);
process.exitCode = differences.length === 0 ? 0 : 1;
