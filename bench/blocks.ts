import type { Child } from './child.ts';
import { figure, type Goal, printTable } from './command.ts';
import { clientOperation, type Operation } from './documents.ts';
import type { SingleTask } from './generator.ts';
import type { Spent } from './measured.ts';
import { startServer } from './servers.ts';

const view = { search: null as string | null, where: [], orderBy: [] as object[], first: 20, offset: 0 };

/** A list that nobody has asked for, each `round` another, as the client's report asks for a page of it. */
interface ColdList {
  readonly name: string;
  readonly ask: (round: number, more: Partial<typeof view>) => Operation;
}

const facets = ['DISTRICT', 'SERVICE_CENTRE', 'DEPARTMENT'];
const attendance = (year: number) => (round: number, more: Partial<typeof view>) => {
  const date = `${year}-02-${String(round + 1).padStart(2, '0')}`;
  return clientOperation('Attendance', { date, mode: 'SIGNED_IN', ...view, facets: [...facets, 'FLAG'], ...more });
};

const lists: readonly ColdList[] = [
  { name: '10,000 records', ask: attendance(2001) },
  { name: '100,000 records', ask: attendance(2002) },
  {
    name: '300,000 late days',
    ask: (round, more) =>
      clientOperation('SerialLatenessDays', { month: `2002-0${round + 2}`, ...view, facets, ...more }),
  },
];

const steps: readonly (readonly [string, Partial<typeof view>])[] = [
  ['opened cold', {}],
  ['first sort by name', { orderBy: [{ column: 'NAME', direction: 'ASC' }] }],
  ['first letter of a search', { search: 'a' }],
];

const mostMilliseconds = 50;

/**
 * Prints how long our gateway's event loop is blocked at most by a list that it does not know yet, by its first sort and
 * its first keystroke, and what these cost; answers the longest block as a goal, and the longest turn by its CPU, which a
 * busy machine does not stretch.
 */
export async function printBlocks(
  upstreamURL: string,
  { generator, token, rounds }: { readonly generator: Child; readonly token: string; readonly rounds: number },
): Promise<Goal[]> {
  const server = await startServer(upstreamURL);
  const put = async (operation: Operation) => {
    await server.ask('begin', 'watch');
    await generator.ask('one', { url: server.url, token, operation } satisfies SingleTask);
    return server.ask<Spent>('end');
  };
  const table: string[][] = [];
  let longest = { block: 0, of: '' };
  let dearest = { turn: 0, of: '' };
  try {
    for (const { name, ask } of lists) {
      // The code is compiled for such lists by then, as on any day but the first.
      for (const [, more] of steps) await put(ask(0, more));
      const found = new Map<string, Spent[]>(steps.map(([step]) => [step, []]));
      for (let round = 1; round <= rounds; round++) {
        for (const [step, more] of steps) found.get(step)?.push(await put(ask(round, more)));
      }
      for (const [step, spent] of found) {
        const block = Math.max(...spent.map((each) => each.block));
        const turn = Math.max(...spent.map((each) => each.turn));
        // What else the process does counts as well: the least is nearest to what the step takes.
        const cpu = Math.min(...spent.map((each) => each.cpu));
        const of = `${name}, ${step}`;
        table.push([of, figure(block), figure(turn), figure(cpu)]);
        if (block >= longest.block) longest = { block, of };
        if (turn >= dearest.turn) dearest = { turn, of };
      }
    }
  } finally {
    await server.stop();
  }
  printTable(['a list of', 'longest block, ms', "longest turn's CPU, ms", 'CPU, ms'], table);
  const goal = { most: mostMilliseconds, unit: 'ms' };
  return [
    { what: 'longest block of the event loop', measured: longest.block, ...goal, of: longest.of },
    { what: "the same, the main thread's CPU", measured: dearest.turn, ...goal, of: dearest.of },
  ];
}
