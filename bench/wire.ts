import type { Child } from './child.ts';
import { isMet } from './goal.ts';
import type { Outcome, Task } from './load.ts';
import type { Spent } from './measured.ts';
import { everyScenario } from './scenarios.ts';
import { startServer } from './servers.ts';
import { figure, median, printTable } from './table.ts';

/** What callers may take: nothing, what a browser takes over TLS and without, and each encoding by itself. */
const encodings = ['', 'gzip, deflate, br, zstd', 'gzip, deflate', 'br', 'zstd', 'gzip'] as const;

const mostBytes = 6 * 1024;
/** Bits a second of the slow network of `npm run bench:client`. */
const slowNetwork = 1_600_000;

/** Prints how many bytes a page of the attendance report, 20 rows with photos, takes on the wire, and what that costs. */
export async function printWire(
  upstreamURL: string,
  generator: Child,
  tokens: readonly string[],
  { rounds, pages }: { readonly rounds: number; readonly pages: number },
): Promise<void> {
  const server = await startServer('gateway', upstreamURL);
  const scenario = everyScenario.findIndex(({ name }) => name === 'Attendance');
  const found = new Map(encodings.map((encoding) => [encoding as string, { cpu: [] as number[], bytes: 0 }]));
  try {
    const task = { url: server.url, tokens: tokens.slice(0, 1), scenario, concurrency: 8, seconds: 0, atLeast: pages };
    for (const accepted of encodings) {
      await generator.ask('run', { ...task, first: 0, encodings: accepted } satisfies Task);
    }
    for (let round = 0; round < rounds; round++) {
      for (const accepted of round % 2 === 0 ? encodings : encodings.toReversed()) {
        await server.ask('begin');
        const first = (round + 1) * pages;
        const { count, bytes } = await generator.ask<Outcome>('run', {
          ...task,
          first,
          encodings: accepted,
        } satisfies Task);
        const { cpu } = await server.ask<Spent>('end');
        const figures = found.get(accepted);
        figures?.cpu.push(cpu / count);
        if (figures) figures.bytes = bytes / count;
      }
    }
  } finally {
    await server.stop();
  }
  const plain = median(found.get('')?.cpu ?? []);
  printTable(
    [
      '20 rows with photos, for a caller who takes',
      'bytes',
      'on 1.6 Mbit/s, ms',
      'CPU, ms',
      'of it encoding',
      'goal',
      'met',
      'for a user',
    ],
    [...found].map(([accepted, { cpu, bytes }]) => [
      accepted || 'no encoding',
      figure(bytes),
      figure((bytes * 8000) / slowNetwork),
      figure(median(cpu)),
      accepted ? figure(Math.max(median(cpu) - plain, 0)) : '-',
      accepted ? `≤ ${mostBytes} bytes` : '-',
      accepted ? isMet(bytes, mostBytes) : '-',
      accepted ? 'how long a page is under way on a slow line' : 'a tool on the same machine',
    ]),
    ['goal', 'met', 'for a user'],
  );
}
