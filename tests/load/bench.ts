/**
 * `npm run bench`: our gateway beside a plain Apollo gateway, Mercurius with jit and a hand-written floor, over the same
 * upstream in one run. Fails when two of them answer differently, never because of a time. `--quick` takes less than
 * three minutes; `--only=<part of a name>` runs the rows with that name alone.
 */
import { type Child, startChild } from './child.ts';
import { type Cost, compare } from './compare.ts';
import { printCosts } from './costs-table.ts';
import { describeMachine } from './machine.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { makeTokens, type ServerName, serverNames, startServer } from './servers.ts';

const isQuick = process.argv.includes('--quick');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const pace = isQuick ? { rounds: 2, seconds: 0.6 } : { rounds: 5, seconds: 3 };

const upstream = await startChild('upstream.ts');
const generator = await startChild('generator.ts');
const tokens = await makeTokens(50);

async function startServers(): Promise<Map<ServerName, Child>> {
  const servers = await Promise.all(serverNames.map((name) => startServer(name, upstream.url)));
  return new Map(serverNames.map((name, place) => [name, servers[place] as Child]));
}

const stopAll = (children: Iterable<Child>) => Promise.all([...children].map((child) => child.stop()));

console.log(`Before: ${describeMachine()}`);
let servers = await startServers();
try {
  const results: [Scenario, ReadonlyMap<ServerName, Cost>][] = [];
  for (const scenario of scenarios.filter(({ name }) => name.includes(only))) {
    if (scenario.goal.peakMiB !== undefined) {
      // Memory is that of a server which has done nothing else.
      await stopAll(servers.values());
      servers = await startServers();
    }
    results.push([scenario, await compare(scenario, { generator, servers, tokens }, pace)]);
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  printCosts(results);
  console.log(`After: ${describeMachine()}`);
} finally {
  await stopAll([...servers.values(), generator, upstream]);
}
