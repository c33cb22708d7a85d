import { request } from 'undici';
import type { Child } from './child.ts';
import { percentile } from './compare.ts';
import type { Outcome, Task } from './load.ts';
import type { Spent } from './measured.ts';
import { scenarios } from './scenarios.ts';
import { startServer } from './servers.ts';
import { figure, printTable } from './table.ts';

const small = scenarios.findIndex(({ name }) => name === '`me`');
const expectedLines = 300_001;

/** Mebibytes that an export may take, and milliseconds that a small query may take meanwhile. */
const mostGrowth = 50;
const mostLatency = 20;

/**
 * Prints how much our gateway's memory grows while it exports 300,000 rows that it knows, after 16,000 other ones, and how long small queries
 * take meanwhile. Throws when the file is not whole.
 */
export async function printExportMemory(
  upstreamURL: string,
  generator: Child,
  tokens: readonly string[],
): Promise<void> {
  const server = await startServer('gateway', upstreamURL);
  try {
    const address = (selection: string) =>
      `${new URL(server.url).origin}/export/serialLatenessDays.csv?month=${selection}`;
    // The list is known, and V8's young generation has the size that it takes in any work of that kind.
    await countLines(address('2002-01&first=20'), tokens[0]);
    await countLines(address('2001-01'), tokens[0]);
    const rows: string[][] = [];
    for (const time of ['first', 'second']) {
      await server.ask('begin');
      const task = { url: server.url, tokens, scenario: small, first: 0, concurrency: 1, seconds: 0.5, atLeast: 1 };
      const asking = generator.ask<Outcome>('run', { ...task, pace: 10 } satisfies Task);
      const lines = await countLines(address('2002-01'), tokens[0]);
      if (lines !== expectedLines) throw new Error(`The export has ${lines} lines instead of ${expectedLines}.`);
      const { latencies } = await asking;
      const { cpu, startMiB, peakMiB } = await server.ask<Spent>('end');
      const [growth, p99] = [peakMiB - startMiB, percentile(latencies, 0.99)];
      const hasMet = growth <= mostGrowth && p99 <= mostLatency;
      rows.push([
        time,
        figure(cpu),
        figure(growth),
        figure(p99),
        `memory ≤ ${mostGrowth}, p99 ≤ ${mostLatency}`,
        hasMet ? 'yes' : 'no',
        'a file of a year troubles nobody',
      ]);
    }
    const measures = ['CPU, ms', 'memory grows by, MiB', 'p99 of `me`, ms'];
    const texts = ['goal', 'met', 'for a user'];
    printTable(['CSV export of 300,000 rows', ...measures, ...texts], rows, texts);
  } finally {
    await server.stop();
  }
}

async function countLines(address: string, token: string | undefined): Promise<number> {
  const { body } = await request(address, { headers: { authorization: `Bearer ${token}` } });
  let lines = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    for (let place = chunk.indexOf(10); place >= 0; place = chunk.indexOf(10, place + 1)) lines += 1;
  }
  return lines;
}
