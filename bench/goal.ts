import type { ServerName } from './servers.ts';
import { figure } from './table.ts';

/** What a row must reach: CPU a request in milliseconds, multiples of the others' CPU, resident memory. */
export interface Goal {
  /** CPU milliseconds a request, at most. */
  readonly cpu?: number;
  /** Times less CPU than plain Apollo, at least. */
  readonly apollo?: number;
  /** Times less CPU than Mercurius, one call and one parse for each list, at least. */
  readonly mercurius?: number;
  /** Times the CPU of Mercurius on our list store, at most. */
  readonly store?: number;
  /** Times the CPU of the floor, at most. */
  readonly floor?: number;
  /** Resident memory at its most, in mebibytes. */
  readonly peakMiB?: number;
}

/** What a server spent: CPU milliseconds a request, and resident memory at its most. */
interface Spending {
  readonly cpu: number;
  readonly peakMiB: number;
}

/** A multiple, as it is printed. */
export const times = (number: number) => (Number.isFinite(number) ? `${figure(number)}x` : '-');

/** The goal in words, and whether it is met: `yes`, `no: ` with what misses, or nothing to reach. */
export function judge(
  goal: Goal,
  costs: ReadonlyMap<ServerName, Spending>,
): { readonly text: string; readonly met: string } {
  const cpu = (server: ServerName) => costs.get(server)?.cpu ?? Number.NaN;
  const ours = cpu('gateway');
  const parts: readonly (readonly [string, number | undefined, (limit: number) => string, number, 'most' | 'least'])[] =
    [
      ['CPU', goal.cpu, (limit) => `≤ ${limit} ms`, ours, 'most'],
      ['Apollo', goal.apollo, (limit) => `≥ ${limit}x Apollo`, cpu('apollo') / ours, 'least'],
      ['Mercurius', goal.mercurius, (limit) => `≥ ${limit}x Mercurius`, cpu('mercurius') / ours, 'least'],
      [
        'Mercurius on our store',
        goal.store,
        (limit) => `≤ ${limit}x the store's`,
        ours / cpu('mercuriusStore'),
        'most',
      ],
      ['floor', goal.floor, (limit) => `≤ ${limit}x floor`, ours / cpu('floor'), 'most'],
      ['memory', goal.peakMiB, (limit) => `≤ ${limit} MiB`, costs.get('gateway')?.peakMiB ?? Number.NaN, 'most'],
    ];
  const wanted = parts.filter(([, limit]) => limit !== undefined);
  // What was not measured is not judged.
  const judged = wanted.filter(([, , , figure]) => !Number.isNaN(figure));
  const misses = judged.filter(([, limit = 0, , figure, kind]) => (kind === 'most' ? figure > limit : figure < limit));
  const met =
    judged.length === 0 ? '-' : misses.length === 0 ? 'yes' : `no: ${misses.map(([name]) => name).join(', ')}`;
  return { text: wanted.map(([, limit = 0, words]) => words(limit)).join(', ') || '-', met };
}

/** Whether a figure is at most the limit, as the tables say it. */
export const isMet = (figure: number, limit: number) => (figure <= limit ? 'yes' : 'no');
