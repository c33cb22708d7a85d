/**
 * `npm run bench:photos`: the comparison of all photos of a day at 1,200 staff (`--staff=`), their reference photos
 * included, while another user asks a small query fifty times a second: processor time and memory of the gateway, and how
 * long the small query takes alone and beside it. The images are drawn in a first round, which is not measured.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask, tokenOf } from '../tests/support/browser.ts';
import { startPostgresql } from '../tests/support/postgresql.ts';
import { type RunningServer, startGatewayProcess, startUpstreamProcess } from '../tests/support/product.ts';
import { percentile } from './compare.ts';
import { fullestDay } from './fullest-day.ts';
import { describeMachine } from './machine.ts';
import { figure, printTable } from './table.ts';

const { values: options } = parseArgs({ options: { staff: { type: 'string', default: '1200' } } });
const timeZone = 'Africa/Lagos';
const settings = { TIME_ZONE: timeZone, COST_BUDGET: '0' };
/** Milliseconds between two small queries, and for which they are asked alone. */
const [interval, alone] = [20, 10_000];

interface Comparison {
  readonly photos: number;
  readonly unreadable: number;
  readonly isDone: boolean;
}

/** Seconds of processor time that a process has used, all threads together. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The most memory that it has had, in MiB. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** Asks how far the comparison is until it is done. */
async function compare(url: string, token: string, date: string): Promise<Comparison> {
  const document =
    'query ($date: Date!) { photoFindings(date: $date, first: 0) { comparison { photos unreadable isDone } } }';
  for (;;) {
    const { photoFindings } = await ask<{ photoFindings: { comparison: Comparison } }>(document, { date }, token, url);
    if (photoFindings.comparison.isDone) return photoFindings.comparison;
    await pause(500);
  }
}

/** Milliseconds that each small query took, ascending; one every twenty milliseconds until `end` settles. */
async function askSmall(url: string, token: string, end: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const finished = end.finally(() => {
    isOver = true;
  });
  const answers: Promise<number>[] = [];
  while (!isOver) {
    const start = performance.now();
    answers.push(ask('{ me { userID } }', {}, token, url).then(() => performance.now() - start));
    await pause(interval);
  }
  await finished;
  return (await Promise.all(answers)).sort((one, other) => one - other);
}

async function measure({ url, pid }: RunningServer): Promise<void> {
  const [reader, other] = [await tokenOf('admin', url), await tokenOf('user', url)];
  const { date } = await fullestDay(url, reader);
  const before = await askSmall(url, other, pause(alone));
  const [start, used] = [performance.now(), processorSeconds(pid)];
  const done = compare(url, reader, date);
  const beside = await askSmall(url, other, done);
  const seconds = (performance.now() - start) / 1000;
  const busy = processorSeconds(pid) - used;
  const { photos, unreadable } = await done;
  console.log(
    `${photos} photos, ${unreadable} of them unreadable: ${figure(busy)} s of processor time in ${figure(seconds)} s, the small queries included; at most ${figure(peakOf(pid))} MiB`,
  );
  const row = (what: string, times: readonly number[]) => [
    what,
    ...[0.5, 0.99].map((share) => figure(percentile(times, share))),
    figure(times.at(-1) ?? Number.NaN),
  ];
  printTable(
    ['`me`, 50 a second', 'p50, ms', 'p99, ms', 'most, ms'],
    [row('alone', before), row('beside the comparison', beside)],
  );
}

/** Draws the images in a first comparison, and measures the second, of a gateway that knows nothing yet. */
async function compareTwice(upstreamURL: string): Promise<void> {
  const first = await startGatewayProcess(upstreamURL, settings);
  const token = await tokenOf('admin', first.url);
  const { date } = await fullestDay(first.url, token);
  await compare(first.url, token, date).finally(first.stop);
  const second = await startGatewayProcess(upstreamURL, settings);
  await measure(second).finally(second.stop);
}

console.log(`${describeMachine()}; ${options.staff} staff`);
const server = await startPostgresql();
if (!server) throw new Error('PostgreSQL is not installed.');
try {
  const company = { DATABASE_URL: server.url, DEMO_STAFF: options.staff, DEMO_DAYS: '8', TIME_ZONE: timeZone };
  const upstream = await startUpstreamProcess(company);
  await compareTwice(upstream.url).finally(upstream.stop);
} finally {
  await server.stop();
}
