import { printGoals } from './goals.ts';

/** What a company of 100,000 staff may expect, with what was measured of it; several figures of one goal are one row. */
const reportGoals = {
  report: { what: 'a report, the first time', limit: 1_000, unit: 'ms' },
  unchanged: { what: 'a 304', limit: 10, unit: 'ms' },
  poll: { what: 'a poll of the whole dashboard, nothing changed, CPU of gateway and service', limit: 20, unit: 'ms' },
  dashboards: { what: '50 dashboards after one write, to the last', limit: 3_000, unit: 'ms' },
  missing: { what: 'numbers and days missing on any of them', limit: 0, unit: '' },
  readable: { what: 'a sign-in of 200 a second, until it is read, meanwhile', limit: 1_000, unit: 'ms' },
} as const;

type Goal = keyof typeof reportGoals;

/** The most that was measured of each goal, and of what. */
export class MeasuredGoals {
  readonly #most = new Map<Goal, { value: number; of: string }>();

  note(goal: Goal, value: number, of = ''): void {
    if (value >= (this.#most.get(goal)?.value ?? Number.NEGATIVE_INFINITY)) this.#most.set(goal, { value, of });
  }

  print(): void {
    printGoals(
      Object.entries(reportGoals).map(([name, { what, limit, unit }]) => {
        const { value = Number.NaN, of = '' } = this.#most.get(name as Goal) ?? {};
        return { what, measured: value, most: limit, unit, of };
      }),
    );
  }
}
