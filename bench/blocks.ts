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
  /** Milliseconds that one piece of work may take. */
  readonly most: number;
}

const facets = ['DISTRICT', 'SERVICE_CENTRE', 'DEPARTMENT'];
const attendance = (year: number) => (round: number, more: Partial<typeof view>) => {
  const date = `${year}-02-${String(round + 1).padStart(2, '0')}`;
  return clientOperation('Attendance', { date, mode: 'SIGNED_IN', ...view, facets: [...facets, 'FLAG'], ...more });
};

const lists: readonly ColdList[] = [
  { name: '5,000 records', ask: attendance(2000), most: 50 },
  { name: '20,000 records', ask: attendance(2002), most: 150 },
  {
    name: '80,000 late days',
    ask: (round, more) =>
      clientOperation('SerialLatenessDays', { month: `2002-0${round + 2}`, ...view, facets, ...more }),
    most: 150,
  },
];

const steps: readonly (readonly [string, Partial<typeof view>])[] = [
  ['opened cold', {}],
  ['first sort by name', { orderBy: [{ column: 'NAME', direction: 'ASC' }] }],
  ['first letter of a search', { search: 'a' }],
];

/**
 * Prints how long our gateway's event loop is blocked at most by a list that it does not know yet, by its first sort and
 * its first keystroke, and what these cost; answers the longest turn over each list as a goal, by its CPU, which a busy
 * machine stretches less.
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
  const goals: Goal[] = [];
  try {
    for (const { name, ask, most } of lists) {
      let dearest = { turn: 0, of: '' };
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
        table.push([`${name}, ${step}`, figure(block), figure(turn), figure(cpu)]);
        if (turn >= dearest.turn) dearest = { turn, of: step };
      }
      goals.push({ what: `longest turn, ${name}`, measured: dearest.turn, most, unit: 'ms', of: dearest.of });
    }
  } finally {
    await server.stop();
  }
  printTable(['a list of', 'longest block, ms', "longest turn's CPU, ms", 'CPU, ms'], table);
  return goals;
}
