import type { Child } from './child.ts';
import type { Outcome, Task } from './load.ts';
import type { Spent } from './measured.ts';
import { everyScenario, stampede } from './scenarios.ts';
import { type ServerName, startServer } from './servers.ts';
import { figure, printTable } from './table.ts';

/** What a cold list cost that many asked for at once. */
interface Stampede extends Spent {
  readonly outcome: Outcome;
  /** Milliseconds until the last of them had it. */
  readonly last: number;
  /** Whole lists that upstream sent. */
  readonly bodies: number;
}

/** Lets every token ask at once for a list that the server has not read yet. */
async function stampedeOn(
  server: Child,
  upstream: Child,
  generator: Child,
  tokens: readonly string[],
): Promise<Stampede> {
  await upstream.ask('bodies');
  await server.ask('begin');
  const task = { url: server.url, tokens, scenario: everyScenario.indexOf(stampede), first: 0, seconds: 0 };
  const many = { concurrency: tokens.length, atLeast: tokens.length };
  const outcome = await generator.ask<Outcome>('run', { ...task, ...many } satisfies Task);
  const spent = await server.ask<Spent>('end');
  const bodies = await upstream.ask<number>('bodies');
  return { ...spent, outcome, last: outcome.latencies.at(-1) ?? Number.NaN, bodies };
}

const servers: readonly ServerName[] = ['gateway', 'apollo', 'mercuriusStore'];

/** Prints what fifty callers cost who ask at once, each under a token of their own, for a list that nobody has read. */
export async function printStampede(upstream: Child, generator: Child, tokens: readonly string[]): Promise<void> {
  const rows: string[][] = [];
  for (const name of servers) {
    const server = await startServer(name, upstream.url);
    const { cpu, last, peakMiB, bodies } = await stampedeOn(server, upstream, generator, tokens).finally(server.stop);
    const judged = name === 'gateway' ? ['1 body', bodies === 1 ? 'yes' : 'no'] : ['-', '-'];
    const meaning = 'everybody opens the same report at eight';
    rows.push([name, figure(cpu), figure(last), String(Math.round(peakMiB)), String(bodies), ...judged, meaning]);
  }
  printTable(
    [
      `${tokens.length} tokens ask one cold list of 10,000 at once`,
      'CPU, ms',
      'last, ms',
      'peak MiB',
      'bodies fetched',
      'goal',
      'met',
      'for a user',
    ],
    rows,
    ['goal', 'met', 'for a user'],
  );
}
