/**
 * `npm run soak`: ten minutes of mixed load on the gateway over an upstream that fails for a while now and then;
 * `--minutes=` takes another time. Prints memory after a collection, answers and latencies for each minute. Fails when
 * the heap grows by 10 % or more after the first minute, when an answer has a code that nothing here causes, or when the
 * gateway ends, as an unhandled rejection would make it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from './child.ts';
import { percentile } from './compare.ts';
import { describeMachine } from './machine.ts';
import type { Memory } from './measured.ts';
import { startServer } from './servers.ts';
import { createSoakLoad } from './soak-load.ts';
import { figure, printTable } from './table.ts';

const minutes = Number(process.argv.find((argument) => argument.startsWith('--minutes='))?.slice(10) ?? 10);
const faults = ['error', 'broken', 'silent'] as const;
const workers = 6;
const growthLimit = 1.1;

const upstream = await startChild('upstream.ts');
const gateway = await startServer('gateway', upstream.url, { UPSTREAM_TIMEOUT_MS: '1000', UPSTREAM_WAIT_MS: '1500' });
const load = await createSoakLoad(new URL(gateway.url).origin);
let isOver = false;

/** Twenty seconds of health, then four of a fault, each kind in turn. */
async function breakUpstream(): Promise<void> {
  for (let turn = 0; !isOver; turn++) {
    await wait(20_000, undefined, { ref: false });
    await upstream.ask('fault', faults[turn % faults.length]);
    await wait(4_000, undefined, { ref: false });
    await upstream.ask('fault', 'none');
  }
}

async function work(first: number): Promise<void> {
  for (let n = first; !isOver; n += workers) await load.one(n);
}

const heaps: number[] = [];
const rows: string[][] = [];
console.log(describeMachine());
try {
  breakUpstream().catch(() => {});
  const working = Promise.all(Array.from({ length: workers }, (_, first) => work(first)));
  working.catch(() => {});
  for (let minute = 1; minute <= minutes; minute++) {
    await Promise.race([wait(60_000), working]);
    const { heapMiB, externalMiB, rssMiB } = await gateway.ask<Memory>('memory');
    const { codes, latencies } = load.take();
    heaps.push(heapMiB + externalMiB);
    rows.push([
      String(minute),
      figure(heapMiB),
      figure(externalMiB),
      figure(rssMiB),
      figure(percentile(latencies, 0.5)),
      figure(percentile(latencies, 0.99)),
      [...codes].map(([code, count]) => `${code} ${count}`).join(', '),
    ]);
    process.stderr.write('.');
  }
  isOver = true;
  await working;
} finally {
  isOver = true;
  process.stderr.write('\n');
  printTable(['minute', 'heap, MiB', 'external, MiB', 'resident, MiB', 'p50, ms', 'p99, ms', 'answers'], rows);
  await Promise.all([gateway.stop(), upstream.stop()]);
}
const [settled = 0] = heaps;
const growth = Math.max(...heaps.slice(1)) / settled;
const isSteady = heaps.length < 2 || growth < growthLimit;
console.log(
  `Heap and buffers at most ${figure((growth - 1) * 100)} % above the first minute's: ${isSteady ? 'steady' : 'NOT steady'}.`,
);
for (const fault of load.unexpected()) console.log(`Unexpected: ${fault}`);
process.exitCode = isSteady && load.unexpected().length === 0 ? 0 : 1;
