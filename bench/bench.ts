/**
 * `npm run bench`: our gateway beside its peers over the same upstream in one run; first the client's own operations, then
 * single rows. A part that fails is tried once more and then named as left out. Fails when two servers answer
 * differently, never because of a time. `--quick` measures each for a shorter time; `--only=mix,client,table,blocks,wire,beside,stampede,exports` runs these
 * parts alone, `--rows=<part of a name>` these rows of them, `--servers=gateway,floor` these servers.
 */
import { createAttempts } from './attempts.ts';
import { printBlocks } from './blocks.ts';
import { type Child, startChild } from './child.ts';
import { compare, type Pace } from './compare.ts';
import { printClientCosts, printCosts, type Results } from './costs-table.ts';
import { printExportMemory } from './export-memory.ts';
import { describeMachine } from './machine.ts';
import { measureMix, warmUp } from './mix.ts';
import { printMix } from './mix-table.ts';
import { clientScenarios, type Scenario, scenarios } from './scenarios.ts';
import { type ServerName, serverNames, startServer } from './servers.ts';
import { printSmallBesideLong } from './small-beside-long.ts';
import { printStampede } from './stampede.ts';
import { makeTokens } from './tokens.ts';
import { printWire } from './wire.ts';

const isQuick = process.argv.includes('--quick');
/** Sessions of each of two users by which a server is warmed up. */
const warmUps = isQuick ? 4 : 12;
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const isAsked = (part: string) => option('only')?.split(',').includes(part) ?? true;
const isRow = ({ name }: Scenario) => name.includes(option('rows') ?? '');
const asked = (names: readonly ServerName[]) =>
  names.filter((name) => option('servers')?.split(',').includes(name) ?? true);

const secondsSince = (begun: number) => `${Math.round((performance.now() - begun) / 1000)} s`;
const report = (text: string) => process.stderr.write(`${text}\n`);
const { attempt, leftOut, differences } = createAttempts(report);
const upstream = await startChild('upstream.ts');
const generators = [await startChild('generator.ts'), await startChild('generator.ts')] as const;
const [generator] = generators;
const tokens = await makeTokens(200);

const stopAll = (children: Iterable<Child>) => Promise.all([...children].map((child) => child.stop()));

/** Compares the servers row by row; those that fail are started anew. */
async function compareRows(
  rows: readonly Scenario[],
  names: readonly ServerName[],
  pace: Pace,
  isWarm = false,
): Promise<Results> {
  let servers = new Map<ServerName, Child>();
  const restart = async () => {
    await stopAll(servers.values());
    servers = new Map();
    const started = names.map(async (name) => servers.set(name, await startServer(name, upstream.url)));
    await Promise.all(started);
    // A plain gateway would take minutes.
    const warmed = isWarm ? [...servers].filter(([name]) => name !== 'apollo') : [];
    await Promise.all(warmed.map((each) => warmUp(...each, { generator, tokens }, warmUps)));
  };
  const results: [Scenario, Results[number][1]][] = [];
  try {
    await attempt('start of the servers', restart);
    for (const row of rows) {
      const begun = performance.now();
      const costs = await attempt(row.name, async (isSecond) => {
        // Memory is that of a server which has done nothing else.
        if (isSecond || row.goal.peakMiB !== undefined) await restart();
        return compare(row, { generator, servers, tokens }, pace);
      });
      results.push([row, costs]);
      report(`${row.name}, ${secondsSince(begun)}`);
    }
  } finally {
    await stopAll(servers.values());
  }
  return results;
}

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  async mix() {
    await upstream.ask('change', { times: 0 });
    const pace = isQuick ? { rounds: 2, sessions: 1, seconds: 5 } : { rounds: 5, sessions: 3, seconds: 30 };
    const mix = await attempt('mix', () => measureMix({ upstream, generator, tokens }, { warmUps, ...pace }));
    if (mix) printMix(mix);
  },
  async client() {
    await upstream.ask('change', { times: 0 });
    const pace = isQuick
      ? { rounds: 1, seconds: 0.08, variants: 2, least: 1 }
      : { rounds: 4, seconds: 0.5, variants: 40 };
    // No goal is about plain Apollo, which reads four weeks of lists for each page of findings.
    const servers = asked(isQuick ? ['gateway', 'mercuriusStore'] : ['gateway', 'mercuriusStore', 'apollo']);
    printClientCosts(await compareRows(clientScenarios.filter(isRow), servers, pace, true));
  },
  async table() {
    const pace = isQuick
      ? { rounds: 1, seconds: 0.1, variants: 2, least: 1 }
      : { rounds: 4, seconds: 0.8, variants: 20 };
    printCosts(await compareRows(scenarios.filter(isRow), asked(serverNames), pace));
  },
  blocks: () => attempt('longest blocks', () => printBlocks(upstream.url, generators, tokens, isQuick ? 1 : 3)),
  wire: () =>
    attempt('bytes on the wire', async () => {
      await upstream.ask('change', { times: 0 });
      await printWire(upstream.url, generator, tokens, isQuick ? { rounds: 2, pages: 100 } : { rounds: 4, pages: 400 });
    }),
  beside: () =>
    attempt('small queries beside long ones', () =>
      printSmallBesideLong(upstream.url, generators, tokens, { seconds: isQuick ? 2 : 10, hasPeer: !isQuick }),
    ),
  stampede: () =>
    attempt('many callers at once', () => printStampede(upstream, generator, tokens.slice(0, isQuick ? 20 : 50))),
  exports: () => attempt('memory of an export', () => printExportMemory(upstream.url, generator, tokens)),
};

/** How long each part took. */
const durations: string[] = [];

console.log(`Before: ${describeMachine()}`);
try {
  for (const [part, run] of Object.entries(parts)) {
    if (!isAsked(part)) continue;
    console.log();
    const begun = performance.now();
    await run();
    durations.push(`${part} ${secondsSince(begun)}`);
  }
} finally {
  await stopAll([...generators, upstream]);
}
console.log(`\nAfter: ${describeMachine()}`);
console.log(`Took: ${durations.join(', ')}`);
for (const part of leftOut) console.log(`Left out, for it failed twice: ${part}`);
for (const difference of differences) console.log(`Different answers: ${difference}`);
process.exitCode = differences.length === 0 ? 0 : 1;
