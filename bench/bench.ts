/**
 * `npm run bench`: our gateway beside a plain Apollo gateway, Mercurius with jit and a hand-written floor, over the same
 * upstream in one run. Fails when two of them answer differently, never because of a time. `--quick` takes less than
 * three minutes; `--only=<part of a name>` runs the rows with that name alone, `--servers=gateway,floor` these servers,
 * `--only=others` what comes after the table.
 */
import { type Child, startChild } from './child.ts';
import { type Cost, compare } from './compare.ts';
import { printCosts } from './costs-table.ts';
import { printExportMemory } from './export-memory.ts';
import { describeMachine } from './machine.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { type ServerName, serverNames, startServer } from './servers.ts';
import { makeTokens } from './tokens.ts';
import { printSmallBesideLong } from './small-beside-long.ts';
import { printStampede } from './stampede.ts';

const isQuick = process.argv.includes('--quick');
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = option('only') ?? '';
const names = serverNames.filter((name) => option('servers')?.split(',').includes(name) ?? true);
const pace = isQuick ? { rounds: 2, seconds: 0.3, variants: 8 } : { rounds: 5, seconds: 2, variants: 40 };

const upstream = await startChild('upstream.ts');
const generators = [await startChild('generator.ts'), await startChild('generator.ts')] as const;
const [generator] = generators;
const tokens = await makeTokens(200);

async function startServers(): Promise<Map<ServerName, Child>> {
  const servers = await Promise.all(names.map((name) => startServer(name, upstream.url)));
  return new Map(names.map((name, place) => [name, servers[place] as Child]));
}

const stopAll = (children: Iterable<Child>) => Promise.all([...children].map((child) => child.stop()));

console.log(`Before: ${describeMachine()}`);
let servers = only === 'others' ? new Map<ServerName, Child>() : await startServers();
try {
  const results: [Scenario, ReadonlyMap<ServerName, Cost>][] = [];
  for (const scenario of scenarios.filter(({ name }) => name.includes(only))) {
    if (scenario.goal.peakMiB !== undefined) {
      // Memory is that of a server which has done nothing else.
      await stopAll(servers.values());
      servers = await startServers();
    }
    results.push([scenario, await compare(scenario, { generator, servers, tokens }, pace)]);
    process.stderr.write(`${scenario.name}\n`);
  }
  printCosts(results);
  await stopAll(servers.values());
  servers = new Map();
  if (only === '' || only === 'others') {
    console.log();
    await printSmallBesideLong(upstream.url, generators, tokens, isQuick ? 3 : 20);
    console.log();
    await printStampede(upstream, generator, tokens.slice(0, 50));
    console.log();
    await printExportMemory(upstream.url, generator, tokens);
  }
  console.log(`After: ${describeMachine()}`);
} finally {
  await stopAll([...servers.values(), ...generators, upstream]);
}
