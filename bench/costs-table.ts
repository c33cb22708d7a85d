import type { Cost } from './compare.ts';
import { judge, times } from './goal.ts';
import type { Scenario } from './scenarios.ts';
import type { ServerName } from './servers.ts';
import { figure, printTable } from './table.ts';

type Costs = ReadonlyMap<ServerName, Cost>;

/** What each server spent on a scenario; null for one that was left out. */
export type Results = readonly (readonly [Scenario, Costs | null])[];

const leftOut = ['left out'];
const ofServer = (costs: Costs, server: ServerName): Cost | undefined => costs.get(server);
const cpuOf = (costs: Costs, server: ServerName) => ofServer(costs, server)?.cpu ?? Number.NaN;

/** Prints the client's operations: CPU a request of ours, of Mercurius on our list store and of plain Apollo. */
export function printClientCosts(results: Results): void {
  printTable(
    [
      "the client's operation, each request another",
      'ours, ms',
      'Mercurius + jit on our store, ms',
      'plain Apollo, ms',
      'ours / Mercurius',
      'goal',
      'met',
      'for a user',
    ],
    results.map(([{ name, goal, meaning }, costs]) => {
      if (!costs) return [name, ...leftOut];
      const [ours, store, apollo] = (['gateway', 'mercuriusStore', 'apollo'] as const).map((server) =>
        cpuOf(costs, server),
      );
      const { text, met } = judge(goal, costs);
      const figures = [ours, store, apollo].map((cpu) => figure(cpu ?? Number.NaN));
      return [name, ...figures, times((ours ?? Number.NaN) / (store ?? Number.NaN)), text, met, meaning];
    }),
    ['goal', 'met', 'for a user'],
  );
}

/** Prints CPU a request side by side: what the others need as a multiple of ours, ours as a multiple of the floor. */
export function printCosts(results: Results): void {
  printTable(
    [
      'CPU of the server process a request',
      'ours, ms',
      'plain Apollo',
      'Mercurius + jit',
      'the same on our store',
      'ours / floor',
      'ours, peak MiB',
      'goal',
      'met',
      'for a user',
    ],
    results.map(([{ name, goal, meaning }, costs]) => {
      if (!costs) return [name, ...leftOut];
      const ours = cpuOf(costs, 'gateway');
      const peers = (['apollo', 'mercurius', 'mercuriusStore'] as const).map((server) =>
        times(cpuOf(costs, server) / ours),
      );
      const peak = ofServer(costs, 'gateway')?.peakMiB ?? Number.NaN;
      const { text, met } = judge(goal, costs);
      return [name, figure(ours), ...peers, times(ours / cpuOf(costs, 'floor')), figure(peak), text, met, meaning];
    }),
    ['goal', 'met', 'for a user'],
  );
}
