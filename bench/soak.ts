import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';
import { figure, type Goal, percentile, printTable } from './command.ts';
import type { Memory } from './measured.ts';
import { startServer } from './servers.ts';
import { createSoakLoad } from './soak-load.ts';

const faults = ['error', 'broken', 'silent'] as const;
const workers = 6;
const mostGrowth = 10;

/**
 * Minutes of mixed load on the gateway over an upstream that fails for a while now and then. Prints memory after a
 * collection, answers and latencies for each minute. Its goals: the heap does not grow after the first minute, and no
 * answer has a code that nothing here causes. Throws when the gateway ends, as an unhandled rejection would make it.
 */
export async function runSoak(upstream: Child, minutes: number): Promise<Goal[]> {
  const gateway = await startServer(upstream.url, { UPSTREAM_TIMEOUT_MS: '1000', UPSTREAM_WAIT_MS: '1500' });
  const load = await createSoakLoad(new URL(gateway.url).origin);
  const heaps: number[] = [];
  const rows: string[][] = [];
  let isOver = false;
  /** Twenty seconds of health, then four of a fault, each kind in turn. */
  const breakUpstream = async () => {
    for (let turn = 0; !isOver; turn++) {
      await wait(20_000, undefined, { ref: false });
      await upstream.ask('fault', faults[turn % faults.length]);
      await wait(4_000, undefined, { ref: false });
      await upstream.ask('fault', 'none');
    }
  };
  const work = async (first: number) => {
    for (let n = first; !isOver; n += workers) await load.one(n);
  };
  try {
    breakUpstream().catch(() => {});
    const working = Promise.all(Array.from({ length: workers }, (_, first) => work(first)));
    working.catch(() => {});
    for (let minute = 1; minute <= minutes; minute++) {
      await Promise.race([wait(60_000), working]);
      const { heapMiB, externalMiB, rssMiB } = await gateway.ask<Memory>('memory');
      const { codes, latencies } = load.take();
      heaps.push(heapMiB + externalMiB);
      const figures = [heapMiB, externalMiB, rssMiB, percentile(latencies, 0.5), percentile(latencies, 0.99)];
      const answers = [...codes].map(([code, count]) => `${code} ${count}`).join(', ');
      rows.push([String(minute), ...figures.map(figure), answers]);
    }
    isOver = true;
    await working;
  } finally {
    isOver = true;
    const headings = ['minute', 'heap, MiB', 'external, MiB', 'resident, MiB', 'p50, ms', 'p99, ms', 'answers'];
    printTable(headings, rows, ['answers']);
    console.log();
    await gateway.stop();
  }
  const [settled = 0, ...others] = heaps;
  const growth = others.length === 0 ? 0 : 100 * (Math.max(...others) / settled - 1);
  const unexpected = load.unexpected();
  for (const fault of unexpected) console.log(`Unexpected: ${fault}`);
  return [
    { what: 'heap and buffers above those of the first minute', measured: growth, most: mostGrowth, unit: '%' },
    { what: 'kinds of answers that nothing caused', measured: unexpected.length, most: 0 },
  ];
}
