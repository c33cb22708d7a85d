/**
 * `npm run bench:section7`: what the gateway asks of a company's own service, which has section 7 alone and names no
 * versions: calls, bytes and seconds of each moment beside its budget. Once by the client's operations without a browser
 * and once by the built client in a browser, where one is installed. Service and gateway are processes of their own.
 * `--staff=1200` takes one size, `--only=plain` or `--only=browser` one of both, `--calls` names the calls.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clockShift, shareClock, shiftDate } from '../tests/support/fixed-clock.ts';
import { startGatewayProcess } from '../tests/support/product.ts';
import { startChild } from './child.ts';
import { describeMachine } from './machine.ts';
import { type Budget, liveThrough, type Moment, moments, type Taken } from './section7-moments.ts';
import { launchViewers } from './section7-pages.ts';
import { type BeginViewer, beginPlainViewer, failedAnswers, missingQueries } from './section7-viewers.ts';
import { figure, printTable } from './table.ts';

const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const sizes = (option('staff') ?? '1200,20000').split(',').map(Number);
const only = option('only');
const secret = 'of this benchmark and of nothing else';

shareClock();
shiftDate(clockShift());

/** Everything that happens to a company of that size, with viewers of one kind. */
async function measure(staff: number, begin?: BeginViewer): Promise<Map<Moment, Taken>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attendance-section7-'));
  const service = await startChild('section7-service.ts', { STAFF: String(staff), JWT_SECRET: secret });
  try {
    const { today } = await service.ask<{ today: string }>('facts');
    const start = () =>
      startGatewayProcess(service.url, {
        NODE_ENV: 'production',
        JWT_SECRET: secret,
        DATA_FOLDER: folder,
        // Photos are not what is counted here, and comparing them takes the time of what is.
        PHOTO_COMPARISON: 'off',
      });
    return await liveThrough({ service, start, begin: begin ?? beginPlainViewer(today) });
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const megabytes = ({ bytes }: Taken) => bytes / 1e6;

function verdict(budget: Budget, taken: Taken, isLarge: boolean): string {
  const { calls, seconds } = budget;
  // Bytes are those of 1,200 staff, seconds those of 20,000.
  const most = isLarge ? undefined : budget.megabytes;
  if (taken.failure !== undefined) return `failed: ${taken.failure}`;
  if (calls === undefined) return '-';
  const isMet =
    taken.calls <= calls &&
    megabytes(taken) <= (most ?? Number.POSITIVE_INFINITY) &&
    taken.seconds <= (seconds ?? Number.POSITIVE_INFINITY);
  return isMet ? 'met' : 'missed';
}

function budgetText({ calls, megabytes: most, seconds }: Budget, isLarge: boolean): string {
  const parts = [calls && `${calls} calls`, !isLarge && most && `${most} MB`, seconds && `${seconds} s`];
  return parts.filter(Boolean).join(', ') || '-';
}

function print(staff: number, how: string, taken: ReadonlyMap<Moment, Taken>): void {
  const isLarge = staff > 1_200;
  console.log(`\n${staff} staff, ${how}; ${describeMachine()}\n`);
  const rows = Object.entries(moments).flatMap(([moment, budget]) => {
    const one = taken.get(moment as Moment);
    if (!one) return [];
    const figures = [String(one.calls), String(one.pastDays), figure(megabytes(one)), figure(one.seconds)];
    return [[budget.name, ...figures, budgetText(budget, isLarge), verdict(budget, one, isLarge)]];
  });
  printTable(['moment', 'calls', 'for past days', 'MB', 'seconds', 'at most', 'verdict'], rows, ['at most', 'verdict']);
  if (!process.argv.includes('--calls')) return;
  for (const [moment, { kinds }] of taken) {
    const named = Object.entries(kinds).sort(([, one], [, other]) => other - one);
    console.log(
      `\n${moments[moment].name}: ${named.map(([call, count]) => `${count} x ${call}`).join(', ') || 'no call'}`,
    );
  }
}

const viewers = only === 'plain' ? null : await launchViewers();
if (only !== 'plain' && !viewers) console.log('No browser is installed: the client itself is not measured.');
try {
  for (const staff of sizes) {
    if (only !== 'browser') print(staff, "the client's operations without a browser", await measure(staff));
    if (viewers) print(staff, 'the client in a browser', await measure(staff, viewers.begin));
  }
} finally {
  await viewers?.close();
}
if (missingQueries.size > 0)
  console.log(`\nThe client has no such queries any more: ${[...missingQueries].join(', ')}`);
for (const [failure, count] of failedAnswers) console.log(`\nFailed ${count} times: ${failure}`);
