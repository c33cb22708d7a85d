import { isMet, times } from './goal.ts';
import type { Mix, MixCost } from './mix.ts';
import type { ServerName } from './servers.ts';
import { figure, median, printTable } from './table.ts';

/** Prints what users of the client's own operations cost, with the goals and what each figure means to them. */
export function printMix({ few, many }: Mix): void {
  const cpu = (server: ServerName) => median((few.get(server) ?? []).map((cost) => cost.cpu));
  const ours = cpu('gateway');
  const [store, apollo] = [cpu('mercuriusStore'), cpu('apollo')];
  const fewMet = [ours > 4 && 'CPU', ours > store && 'Mercurius', apollo / ours < 15 && 'Apollo'].filter(Boolean);
  const row = (what: string, part: keyof MixCost, limit: number | null, meaning: string) => {
    const [own, peer] = (['gateway', 'mercuriusStore'] as const).map((name) => many.get(name)?.[part] ?? Number.NaN);
    return [
      what,
      figure(own ?? Number.NaN),
      figure(peer ?? Number.NaN),
      '-',
      limit === null ? '-' : `≤ ${limit}`,
      limit === null ? '-' : isMet(own ?? Number.NaN, limit),
      meaning,
    ];
  };
  const requests = (few.get('gateway') ?? []).reduce((sum, cost) => sum + cost.requests, 0);
  printTable(
    [
      "the client's own operations, sign-in to export",
      'ours',
      'Mercurius + jit on our store',
      'plain Apollo',
      'goal',
      'met',
      'for a user',
    ],
    [
      [
        `3 users, ${requests} requests: CPU a request, ms`,
        figure(ours),
        `${figure(store)} (${times(store / ours)})`,
        `${figure(apollo)} (${times(apollo / ours)})`,
        '≤ 4, below Mercurius, ≤ 1/15 of Apollo',
        fewMet.length === 0 ? 'yes' : `no: ${fewMet.join(', ')}`,
        `one processor answers ${Math.round(1000 / ours)} requests a second`,
      ],
      row('30 users, 50 requests a second: CPU a request, ms', 'cpu', 4, 'how many more users the same machine bears'),
      row('30 users: p50, ms', 'p50', null, 'what a click usually waits for the gateway'),
      row('30 users: p99, ms', 'p99', 40, 'what the slowest click of a hundred waits: not felt below 100'),
      row('30 users: calls of the REST service a request', 'calls', 0.6, 'how little the company service is troubled'),
      row('30 users: most memory, MiB', 'peakMiB', 400, 'how small a machine will do'),
    ],
    ['goal', 'met', 'for a user'],
  );
}
