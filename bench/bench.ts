/**
 * `npm run bench`: what the dashboard's users cost our gateway, with a plain Apollo gateway over the same upstream beside
 * it, and the longest block of the event loop. Prints each goal with its measured value. A part that fails is tried once
 * more and then named as left out. Fails when the two servers answer differently, never because of a time. `--quick`
 * measures each for a shorter time; `--only=mix,client,list,blocks` runs these parts alone, `--rows=<part of a name>`
 * these operations of the client.
 */

import { printBlocks } from './blocks.ts';
import { startChild } from './child.ts';
import { clientOperations } from './client-operations.ts';
import { describeMachine, figure, type Goal, hasFlag, option, printGoals, printTable } from './command.ts';
import { makeTokens } from './company.ts';
import { type Comparison, compareRow, createAttempts } from './compare.ts';
import { measureMix } from './mix.ts';
import { wholeList } from './operations.ts';
import { type ServerName, startServer } from './servers.ts';

const isQuick = hasFlag('quick');
const { attempt, leftOut, differences } = createAttempts((text) => process.stderr.write(`${text}\n`));
const upstream = await startChild('upstream.ts');
const generator = await startChild('generator.ts');
const tokens = await makeTokens(200);
const [token = ''] = tokens;
const goals: Goal[] = [];

/** Lets the work compare servers that are started for it. */
async function beside(
  names: readonly ServerName[],
  pace: Pick<Comparison, 'seconds' | 'rounds'>,
  work: (comparison: Comparison) => Promise<void>,
): Promise<void> {
  const started = names.map(async (name) => [name, await startServer(name, upstream.url)] as const);
  const servers = new Map(await Promise.all(started));
  try {
    await work({ generator, servers, token, ...pace });
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()));
  }
}

/** Every operation of the client by itself. Of a quick run plain Apollo is no part: it takes seconds for some of them. */
async function printClientOperations(): Promise<void> {
  const names = Object.keys(clientOperations).filter((name) => name.includes(option('rows') ?? ''));
  const table: string[][] = [];
  const withoutExtension: string[] = [];
  const pace = isQuick ? { seconds: 0.1, rounds: 1 } : { seconds: 0.5, rounds: 3 };
  await beside(isQuick ? ['gateway'] : ['gateway', 'apollo'], pace, async (comparison) => {
    for (const name of names) {
      const costs = await attempt(name, () => compareRow(name, comparison));
      if (costs === null) withoutExtension.push(name);
      const [ours = Number.NaN, plain = Number.NaN] = [costs?.get('gateway'), costs?.get('apollo')];
      if (costs) table.push([name, figure(ours), figure(plain), figure(ours / plain)]);
    }
  });
  printTable(["the client's operation: CPU a request", 'ours, ms', 'plain Apollo, ms', 'ours / plain'], table);
  if (withoutExtension.length > 0)
    console.log(`Not measured, mostly for want of an extension: ${withoutExtension.join(', ')}`);
}

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  async mix() {
    const pace = isQuick
      ? { warmUps: 4, rounds: 2, sessions: 1, seconds: 5 }
      : { warmUps: 12, rounds: 5, sessions: 3, seconds: 30 };
    goals.push(...((await attempt('mix', () => measureMix({ upstream, generator, tokens }, pace))) ?? []));
  },
  client: printClientOperations,
  async list() {
    const pace = isQuick ? { seconds: 1, rounds: 1 } : { seconds: 4, rounds: 3 };
    await beside(['gateway', 'apollo'], pace, async (comparison) => {
      const costs = await attempt(wholeList, () => compareRow(wholeList, comparison));
      const [ours = Number.NaN, plain = Number.NaN] = [costs?.get('gateway'), costs?.get('apollo')];
      goals.push({ what: `${wholeList}: CPU`, measured: ours, unit: 'ms' });
      goals.push({ what: 'the same as parts of plain Apollo', measured: ours / plain, most: 0.2 });
    });
  },
  async blocks() {
    const blocks = await attempt('longest blocks', () =>
      printBlocks(upstream.url, { generator, token, rounds: isQuick ? 1 : 3 }),
    );
    goals.push(...(blocks ?? []));
  },
};

console.log(`Before: ${describeMachine()}\n`);
try {
  await upstream.ask('change', { times: 0 });
  for (const [part, run] of Object.entries(parts)) {
    if (option('only')?.split(',').includes(part) ?? true) await run();
  }
} finally {
  await Promise.all([generator.stop(), upstream.stop()]);
}
console.log();
printGoals(goals);
console.log(`\nAfter: ${describeMachine()}`);
for (const part of leftOut) console.log(`Left out, for it failed twice: ${part}`);
for (const difference of differences) console.log(`Different answers: ${difference}`);
process.exitCode = differences.length === 0 ? 0 : 1;
