import { figure, printTable } from './table.ts';

/** A figure that was measured, with the most that it may be where it has a goal. */
export interface Goal {
  readonly what: string;
  readonly measured: number;
  readonly most?: number;
  /** Of both figures, such as `ms`. */
  readonly unit?: string;
  /** What it was measured of, where several were. */
  readonly of?: string;
}

/** Whether a figure is at most the limit; a figure that was not measured is not. */
const isMet = (measured: number, most: number) => (measured <= most ? 'yes' : 'no');

/** Prints each goal with its measured value and whether it is met. */
export function printGoals(goals: readonly Goal[]): void {
  const isTold = goals.some(({ of }) => of);
  const rows = goals.map(({ what, measured, most, unit = '', of = '' }) => [
    what,
    `${figure(measured)} ${unit}`.trim(),
    most === undefined ? '-' : `${most} ${unit}`.trim(),
    most === undefined ? '-' : isMet(measured, most),
    ...(isTold ? [of] : []),
  ]);
  printTable(['goal', 'measured', 'at most', 'met', ...(isTold ? ['worst'] : [])], rows, ['met', 'worst']);
}
