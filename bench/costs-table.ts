import type { Cost } from './compare.ts';
import type { Scenario } from './scenarios.ts';
import type { ServerName } from './servers.ts';
import { figure, printTable } from './table.ts';

type Costs = ReadonlyMap<ServerName, Cost>;

const times = (number: number) => `${figure(number)}x`;

/** Prints CPU a request side by side: what the others need as a multiple of ours, ours as a multiple of the floor. */
export function printCosts(results: readonly (readonly [Scenario, Costs])[]): void {
  const rows = results.map(([{ name, goal }, costs]) => {
    const cpu = (server: ServerName) => costs.get(server)?.cpu ?? Number.NaN;
    const ours = cpu('gateway');
    const apollo = cpu('apollo') / ours;
    const floor = ours / cpu('floor');
    const peak = costs.get('gateway')?.peakMiB ?? Number.NaN;
    const misses = [
      goal.apollo !== undefined && apollo < goal.apollo && 'Apollo',
      goal.floor !== undefined && floor > goal.floor && 'floor',
      goal.peakMiB !== undefined && peak > goal.peakMiB && 'memory',
      cpu('mercurius') < ours && 'Mercurius',
    ].filter((miss) => miss !== false);
    return [
      name,
      figure(ours),
      `${times(apollo)}${goal.apollo === undefined ? '' : ` (${goal.apollo}x)`}`,
      times(cpu('mercurius') / ours),
      times(cpu('mercuriusStore') / ours),
      `${times(floor)}${goal.floor === undefined ? '' : ` (${goal.floor}x)`}`,
      `${Math.round(peak)}${goal.peakMiB === undefined ? '' : ` (${goal.peakMiB})`}`,
      misses.length === 0 ? 'yes' : `no: ${misses.join(', ')}`,
    ];
  });
  printTable(
    [
      'CPU of the server process a request',
      'ours, ms',
      'plain Apollo (goal)',
      'Mercurius + jit',
      'the same on our store',
      'ours / floor (goal)',
      'ours, peak MiB (goal)',
      'met',
    ],
    rows,
  );
}
