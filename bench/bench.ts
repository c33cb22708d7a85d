/**
 * `npm run bench`: what the dashboard's users cost our gateway, and the longest turn of the event loop over new lists. Prints each goal
 * with its measured value. A part that fails is tried once more and then named as left out. Fails when one request is
 * answered in two ways, never because of a time. Other gateways stand beside ours in `npm run bench:peers`. `--quick`
 * measures each for a shorter time; `--only=mix,client,list,blocks` runs these parts alone, `--rows=<part of a name>`
 * these operations of the client.
 */

import { printBlocks } from './blocks.ts';
import { startChild } from './child.ts';
import { clientOperations } from './client-operations.ts';
import { describeMachine, figure, type Goal, hasFlag, option, printGoals, printTable } from './command.ts';
import { makeTokens } from './company.ts';
import { createAttempts, type Measured, measureRow } from './compare.ts';
import { measureMix } from './mix.ts';
import { longestPage } from './operations.ts';
import { startServer } from './servers.ts';

const isQuick = hasFlag('quick');
const { attempt, leftOut, differences } = createAttempts((text) => process.stderr.write(`${text}\n`));
const upstream = await startChild('upstream.ts');
const generator = await startChild('generator.ts');
const tokens = await makeTokens(200);
const [token = ''] = tokens;
const goals: Goal[] = [];

/** Measures rows on a gateway that is started for them. */
async function onGateway(
  pace: Pick<Measured, 'seconds' | 'rounds'>,
  work: (measured: Measured) => Promise<void>,
): Promise<void> {
  const server = await startServer(upstream.url);
  await work({ generator, server, token, ...pace }).finally(server.stop);
}

/** Every operation of the client by itself. */
async function printClientOperations(): Promise<void> {
  const names = Object.keys(clientOperations).filter((name) => name.includes(option('rows') ?? ''));
  const table: string[][] = [];
  const withoutExtension: string[] = [];
  await onGateway(isQuick ? { seconds: 0.1, rounds: 1 } : { seconds: 0.5, rounds: 3 }, async (measured) => {
    for (const name of names) {
      const cost = await attempt(name, () => measureRow(name, measured));
      if (cost === null) withoutExtension.push(name);
      else table.push([name, figure(cost)]);
    }
  });
  printTable(["the client's operation", 'CPU a request, ms'], table);
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
    await onGateway(isQuick ? { seconds: 1, rounds: 1 } : { seconds: 4, rounds: 3 }, async (measured) => {
      const cost = await attempt(longestPage, () => measureRow(longestPage, measured));
      goals.push({ what: `${longestPage}: CPU`, measured: cost ?? Number.NaN, unit: 'ms' });
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
