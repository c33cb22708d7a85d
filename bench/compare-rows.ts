import type { Child } from './child.ts';
import type { Outcome, Task } from './load.ts';
import type { Spent } from './measured.ts';
import { createAnswerCheck } from './same-answers.ts';
import type { ServerName } from './servers.ts';
import { median } from './table.ts';

/** The load generator, the servers that are compared and a caller's token. */
export interface Comparison {
  readonly generator: Child;
  readonly servers: ReadonlyMap<ServerName, Child>;
  readonly token: string;
  /** Of each server in each round. */
  readonly seconds: number;
  readonly rounds: number;
}

/**
 * CPU milliseconds a request of one row on each server, the median of the rounds; the servers are asked in turn. Null for
 * a row that needs an extension, which the upstream of the benchmark lacks. Throws when two servers answer differently.
 */
export async function compareRow(
  row: string,
  { generator, servers, token, seconds, rounds }: Comparison,
): Promise<ReadonlyMap<ServerName, number> | null> {
  const check = createAnswerCheck(row);
  const found = new Map<ServerName, number[]>();
  /** Number of the next request of each server: all answer the same ones. */
  const next = new Map<ServerName, number>();
  for (let round = 0; round <= rounds; round++) {
    for (const [name, server] of servers) {
      // Plain Apollo takes seconds for some rows: once is what they cost.
      if (name === 'apollo' && (found.get(name)?.length ?? 0) > 0) continue;
      await server.ask('begin');
      const outcome = await generator.ask<Outcome>('run', {
        url: server.url,
        tokens: [token],
        row,
        first: next.get(name) ?? 0,
        concurrency: name === 'apollo' ? 1 : 8,
        seconds: round === 0 ? seconds / 2 : seconds,
      } satisfies Task);
      const { cpu } = await server.ask<Spent>('end');
      if ([...outcome.beginnings.values()].some((text) => text.includes('"EXTENSION_MISSING"'))) return null;
      check(name, outcome);
      next.set(name, outcome.next);
      // The first round warms up, for those that can be warmed up.
      if (round > 0 || (name === 'apollo' && cpu > 1000 * seconds)) {
        found.set(name, [...(found.get(name) ?? []), cpu / outcome.count]);
      }
    }
  }
  return new Map([...found].map(([name, costs]) => [name, median(costs)]));
}
