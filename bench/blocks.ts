import type { Child } from './child.ts';
import { percentile } from './compare.ts';
import { clientOperation, type Operation } from './documents.ts';
import { isMet } from './goal.ts';
import type { Outcome, SingleOutcome, SingleTask, Task } from './load.ts';
import type { Spent } from './measured.ts';
import { everyScenario } from './scenarios.ts';
import { startServer } from './servers.ts';
import { figure, printTable } from './table.ts';

const small = everyScenario.findIndex(({ name }) => name === '`me`');

const view = { search: null as string | null, where: [], orderBy: [] as object[], first: 20, offset: 0 };

/** A list that nobody has asked for, each `round` another, as the client's report asks for a page of it. */
interface ColdList {
  readonly name: string;
  readonly ask: (round: number, more: Partial<typeof view>) => Operation;
  /** Milliseconds of CPU that its first sort and its first keystroke may take. */
  readonly mostCPU?: number;
}

const facets = ['DISTRICT', 'SERVICE_CENTRE', 'DEPARTMENT'];
const attendance = (year: number) => (round: number, more: Partial<typeof view>) => {
  const date = `${year}-02-${String(round + 1).padStart(2, '0')}`;
  return clientOperation('Attendance', { date, mode: 'SIGNED_IN', ...view, facets: [...facets, 'FLAG'], ...more });
};

const lists: readonly ColdList[] = [
  { name: '10,000', ask: attendance(2001) },
  { name: '100,000', ask: attendance(2002), mostCPU: 80 },
  {
    name: '300,000 late days',
    ask: (round, more) =>
      clientOperation('SerialLatenessDays', { month: `2002-0${round + 2}`, ...view, facets, ...more }),
  },
];

const steps: readonly (readonly [string, Partial<typeof view>])[] = [
  ['opened cold', {}],
  ['first sort by name', { orderBy: [{ column: 'NAME', direction: 'ASC' }] }],
  ['first keystroke', { search: 'a' }],
];

const meanings = [
  'others are held up so long while somebody opens a long list',
  'others are held up so long by a click on a column head',
  'others are held up so long by the first letter of a search',
];

interface Found {
  readonly spent: readonly Spent[];
  readonly milliseconds: readonly number[];
}

/**
 * Prints how long our gateway's event loop is blocked at most by a list that it does not know yet, by its first sort and
 * its first keystroke, what these cost, and how long small queries take beside.
 */
export async function printBlocks(
  upstreamURL: string,
  generators: readonly [Child, Child],
  tokens: readonly string[],
  rounds: number,
): Promise<void> {
  const server = await startServer('gateway', upstreamURL);
  const [token = ''] = tokens;
  const rows: string[][] = [];
  const latencies: Record<'cold' | 'warm', number[]> = { cold: [], warm: [] };
  const fetch = async (operation: Operation) => {
    const task = { url: server.url, token, operation } satisfies SingleTask;
    const outcome = await generators[1].ask<SingleOutcome>('one', task);
    if (!outcome.beginning.startsWith('200 {"data":')) throw new Error(outcome.beginning);
    return outcome.milliseconds;
  };
  const put = async (operation: Operation) => {
    await server.ask('begin', 'watch');
    const milliseconds = await fetch(operation);
    return { spent: await server.ask<Spent>('end'), milliseconds };
  };
  const beside = async (kind: 'cold' | 'warm', work: () => Promise<unknown>) => {
    const task = { url: server.url, tokens: tokens.slice(1, 5), scenario: small, first: 0, concurrency: 1, pace: 10 };
    let isOver = false;
    const asking = (async () => {
      while (!isOver) {
        const { latencies: found } = await generators[0].ask<Outcome>('run', {
          ...task,
          seconds: 0.1,
          atLeast: 1,
        } satisfies Task);
        latencies[kind].push(...found);
      }
    })();
    await work().finally(() => {
      isOver = true;
    });
    await asking;
  };
  try {
    const warmUp = {
      url: server.url,
      tokens: tokens.slice(0, 1),
      concurrency: 1,
      first: 0,
      seconds: 0.3,
      atLeast: 200,
    };
    await generators[0].ask('run', { ...warmUp, scenario: small } satisfies Task);
    for (const { name, ask, mostCPU } of lists) {
      // The code is compiled for such lists by then, as on any day but the first.
      for (const [, more] of steps) await put(ask(0, more));
      const found = steps.map((): Found => ({ spent: [], milliseconds: [] }));
      for (let round = 1; round <= rounds; round++) {
        for (const [place, [, more]] of steps.entries()) {
          const { spent, milliseconds } = await put(ask(round, more));
          const before = found[place] as Found;
          found[place] = { spent: [...before.spent, spent], milliseconds: [...before.milliseconds, milliseconds] };
        }
      }
      for (const [place, { spent, milliseconds }] of found.entries()) {
        const block = Math.max(...spent.map((each) => each.block));
        // What else the process does counts as well: the least is nearest to what the step takes.
        const cpu = Math.min(...spent.map((each) => each.cpu));
        const limit = place > 0 ? mostCPU : undefined;
        const hasMet = block <= 50 && (limit === undefined || cpu <= limit);
        rows.push([
          `${name}, ${steps[place]?.[0]}`,
          figure(block),
          figure(cpu),
          figure(Math.min(...milliseconds)),
          limit === undefined ? 'block ≤ 50' : `block ≤ 50, CPU ≤ ${limit}`,
          hasMet ? 'yes' : 'no',
          meanings[place] ?? '',
        ]);
      }
    }
    await beside('cold', async () => {
      for (const { ask } of lists) for (const [, more] of steps) await fetch(ask(rounds + 1, more));
    });
    await beside('warm', async () => {
      const end = performance.now() + 1000 * rounds;
      for (let offset = 0; performance.now() < end; offset++) {
        for (const { ask } of lists) for (const [, more] of steps) await fetch(ask(rounds + 1, { ...more, offset }));
      }
    });
  } finally {
    await server.stop();
  }
  const headings = ['a list of', 'longest block, ms', 'CPU, ms', 'answer after, ms', 'goal', 'met', 'for a user'];
  printTable(headings, rows, ['goal', 'met', 'for a user']);
  console.log();
  printTable(
    ['`me`, 100 a second, beside these lists', 'p50, ms', 'p99, ms', 'most, ms', 'goal', 'met', 'for a user'],
    (
      [
        ['cold', 60],
        ['warm', 20],
      ] as const
    ).map(([kind, limit]) => {
      const sorted = latencies[kind].toSorted((a, b) => a - b);
      const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(sorted, share));
      const meaning =
        kind === 'cold' ? 'nobody notices that somebody opens a long list' : 'nor that somebody pages through it';
      return [
        kind,
        ...[p50, p99, most].map((each) => figure(each ?? Number.NaN)),
        `p99 ≤ ${limit}`,
        isMet(p99 ?? Number.NaN, limit),
        meaning,
      ];
    }),
    ['goal', 'met', 'for a user'],
  );
}
