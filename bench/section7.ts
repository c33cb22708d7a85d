/**
 * `npm run bench:section7`: what the gateway asks of a company's own service, which has section 7 alone and names no
 * versions: calls, bytes and seconds of each moment beside its budget, and the most memory of the gateway so far, by the
 * built client in a browser. Service and gateway are processes of their own. Prints each moment as soon as it is measured.
 * `--staff=1200` takes one size, `--calls` names the calls on standard error. `--keyless` leaves the gateway without a key
 * to check signatures, so that callers share nothing. `--quick` takes that size, ten viewers, and none of the minutes in
 * which somebody looks on. Calls for past days, which are read in the background all the while, count in the ten minutes of
 * the first dashboard, and are left out elsewhere.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clockShift, shareClock, shiftDate } from '../tests/support/fixed-clock.ts';
import { startGatewayProcess } from '../tests/support/product.ts';
import { startChild } from './child.ts';
import { beginTable, describeMachine, figure, hasFlag, option } from './command.ts';
import { type Budget, type MomentCost, measureMoments, moments, type Stage } from './section7-moments.ts';
import { type BeginViewer, launchViewers } from './section7-pages.ts';

const isQuick = hasFlag('quick');
const sizes = (option('staff') ?? (isQuick ? '1200' : '1200,20000')).split(',').map(Number);
const secret = 'of this benchmark and of nothing else';

shareClock();
shiftDate(clockShift());

/** Everything that happens to a company of that size, with viewers of one kind. */
async function measure(staff: number, begin: BeginViewer, measured: Stage['measured']): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attendance-section7-'));
  const service = await startChild('section7-service.ts', { STAFF: String(staff), JWT_SECRET: secret });
  try {
    const start = () =>
      startGatewayProcess(service.url, {
        NODE_ENV: 'production',
        JWT_SECRET: hasFlag('keyless') ? '' : secret,
        DATA_FOLDER: folder,
        // Photos are not what is counted here, and comparing them takes the time of what is.
        PHOTO_COMPARISON: 'off',
      });
    await measureMoments({ service, start, begin, measured, isQuick });
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const megabytes = ({ bytes }: MomentCost) => bytes / 1e6;

function verdict(budget: Budget, taken: MomentCost, isLarge: boolean): string {
  const { calls, seconds } = budget;
  // Bytes are those of 1,200 staff, seconds those of 20,000.
  const most = isLarge ? undefined : budget.megabytes;
  if (taken.failure !== undefined) return `no: ${taken.failure}`;
  if (calls === undefined) return '-';
  const isMet =
    taken.calls <= calls &&
    megabytes(taken) <= (most ?? Number.POSITIVE_INFINITY) &&
    taken.seconds <= (seconds ?? Number.POSITIVE_INFINITY);
  return isMet ? 'yes' : 'no';
}

function budgetText({ calls, megabytes: most, seconds }: Budget, isLarge: boolean): string {
  const parts = [calls && `${calls} calls`, !isLarge && most && `${most} MB`, seconds && `${seconds} s`];
  return parts.filter(Boolean).join(', ') || '-';
}

/** Prints the head of a company's table, and answers what prints each moment as soon as it is measured. */
function beginMoments(staff: number): Stage['measured'] {
  const isLarge = staff > 1_200;
  console.log(`\n${staff} staff; ${describeMachine()}\n`);
  const longestName = Math.max(...Object.values(moments).map(({ name }) => name.length));
  const headings = ['moment', 'calls', 'for past days', 'MB', 'seconds', 'MiB', 'at most', 'met'];
  const printRow = beginTable(headings, [longestName, 5, 13, 6, 7, 5, 14, 3], ['at most', 'met']);
  return (moment, one) => {
    const budget: Budget = moments[moment];
    const figures = [
      String(one.calls),
      String(one.pastDays),
      figure(megabytes(one)),
      figure(one.seconds),
      figure(one.peakMiB),
    ];
    printRow([budget.name, ...figures, budgetText(budget, isLarge), verdict(budget, one, isLarge)]);
    if (!hasFlag('calls')) return;
    const named = Object.entries(one.kinds).sort(([, one], [, other]) => other - one);
    process.stderr.write(`  ${named.map(([call, count]) => `${count} x ${call}`).join(', ') || 'no call'}\n`);
  };
}

const viewers = await launchViewers();
try {
  for (const staff of sizes) await measure(staff, viewers.begin, beginMoments(staff));
} finally {
  await viewers.close();
}
