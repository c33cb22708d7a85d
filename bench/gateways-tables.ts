import type { BehindNginx } from './behind-nginx.ts';
import type { Child } from './child.ts';
import { compare, type Pace, percentile } from './compare.ts';
import type { Outcome, Task } from './load.ts';
import type { Memory } from './measured.ts';
import { createAnswerCheck } from './same-answers.ts';
import { scenarios } from './scenarios.ts';
import { askBesideLong } from './small-beside-long.ts';
import { stampedeOn } from './stampede.ts';
import { figure, printTable } from './table.ts';

/** One gateway and two, each side behind an nginx of its own, and what loads them. */
export interface Sides {
  readonly sides: Readonly<Record<Side, BehindNginx>>;
  readonly upstream: Child;
  readonly generators: readonly [Child, Child];
  readonly tokens: readonly string[];
}

type Side = (typeof sideNames)[number];

const sideNames = ['one', 'two'] as const;

const loads = [
  '`me`',
  '`shifts`',
  'page of 20 of 10,000, filtered and sorted',
  'whole list of 10,000, 11 columns, warm',
];

/** Prints what requests of a few kinds cost one gateway and two. Throws when the two sides answer differently. */
export async function printRequests({ sides, generators, tokens }: Sides, pace: Pace): Promise<void> {
  const [generator] = generators;
  const servers = new Map(sideNames.map((side) => [side, sides[side]]));
  const rows: string[][] = [];
  for (const load of loads) {
    const scenario = scenarios.find(({ name }) => name === load);
    if (!scenario) throw new Error(`There is no scenario ${load}.`);
    const { concurrency, variants } = scenario;
    const task = { scenario: scenarios.indexOf(scenario), tokens: tokens.slice(0, 1), first: 0, concurrency };
    // Each by itself: through nginx, each of two would be warmed up by half as many requests as the one.
    for (const { url } of sideNames.flatMap((side) => sides[side].gateways)) {
      await generator.ask<Outcome>('run', { ...task, url, seconds: 0.3, atLeast: variants } satisfies Task);
    }
    for (const [side, cost] of await compare(scenario, { generator, servers, tokens }, pace)) {
      const memory = await Promise.all(sides[side].gateways.map((gateway) => gateway.ask<Memory>('memory')));
      rows.push([
        load,
        side,
        figure(cost.perSecond),
        figure(cost.p50),
        figure(cost.p99),
        figure(cost.cpu),
        memory.map(({ rssMiB }) => Math.round(rssMiB)).join(' + '),
      ]);
    }
    process.stderr.write(`${load}\n`);
  }
  printTable(
    ['through nginx', 'gateways', 'requests a second', 'p50, ms', 'p99, ms', 'CPU a request, ms', 'resident, MiB'],
    rows,
  );
}

/** Prints what a list costs that nobody has read yet when fifty ask at once: each gateway fetches it for itself. */
export async function printColdList({ sides, upstream, generators, tokens }: Sides): Promise<void> {
  const check = createAnswerCheck('cold list');
  const callers = tokens.slice(0, 50);
  const rows: string[][] = [];
  for (const side of sideNames) {
    const { outcome, bodies, cpu, last } = await stampedeOn(sides[side], upstream, generators[0], callers);
    check(side, outcome);
    rows.push([
      `${callers.length} tokens ask one cold list of 10,000 at once`,
      side,
      `${bodies}`,
      figure(cpu),
      figure(last),
    ]);
  }
  printTable(['through nginx', 'gateways', 'bodies fetched', 'CPU, ms', 'last, ms'], rows);
}

/** Prints how long small queries take while four clients read the longest list, which every gateway knows already. */
export async function printBesideLong({ sides, generators, tokens }: Sides, seconds: number): Promise<void> {
  const check = createAnswerCheck('300,000 rows');
  const readers = tokens.slice(0, 4);
  for (const { url } of sideNames.flatMap((side) => sides[side].gateways)) {
    check(url, (await askBesideLong(url, generators, readers, 0)).long);
  }
  const found = { one: [], two: [] } as Record<Side, Awaited<ReturnType<typeof askBesideLong>>[]>;
  for (const side of [...sideNames, ...sideNames.toReversed()]) {
    const outcomes = await askBesideLong(sides[side].url, generators, readers, seconds);
    check(side, outcomes.long);
    found[side].push(outcomes);
  }
  const rows = sideNames.map((side) => {
    const latencies = found[side].flatMap(({ small }) => small.latencies).toSorted((a, b) => a - b);
    const lists = found[side].reduce((sum, { long }) => sum + long.count, 0);
    const shares = [0.5, 0.99, 1].map((share) => figure(percentile(latencies, share)));
    return ['`me`, 100 a second, while 4 clients read 300,000 rows', side, ...shares, `${lists}`];
  });
  printTable(['through nginx', 'gateways', 'p50, ms', 'p99, ms', 'most, ms', 'long lists read'], rows);
}
