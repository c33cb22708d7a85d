import { cpus, loadavg, totalmem } from 'node:os';

/** The value of `--name=value` on the command line; undefined when it is not there. */
export const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** Whether `--name` is on the command line. */
export const hasFlag = (name: string) => process.argv.includes(`--${name}`);

/** The machine and how busy it is, in one line: figures mean little without. */
export function describeMachine(): string {
  const [one = 0, five = 0] = loadavg();
  const processors = cpus();
  return [
    `Node ${process.version}`,
    `${processors.length} x ${processors[0]?.model.trim() || 'unnamed processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `load ${one.toFixed(1)} (1 minute), ${five.toFixed(1)} (5 minutes)`,
  ].join(', ');
}

/** Prints a Markdown table: figures to the right, the first column and those whose heading is in `texts` to the left. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  texts: readonly string[] = [],
): void {
  const isText = (column: number) => column === 0 || texts.includes(headings[column] ?? '');
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (isText(column) ? (cells[column] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width))).join(' | ')} |`;
  console.log(line(headings));
  console.log(
    `|${widths.map((width, column) => (isText(column) ? `${'-'.repeat(width + 2)}` : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
  );
  for (const row of rows) console.log(line(row));
}

/** The middle one; the mean of the two in the middle of an even number. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Three digits that count: `0.123`, `12.3`, `1230`. */
export function figure(number: number): string {
  if (!Number.isFinite(number)) return '-';
  return number >= 100 ? String(Math.round(number)) : number.toPrecision(3);
}

/** The value that the share of the ascending numbers, 0 to 1, stayed within. */
export const percentile = (ascending: readonly number[], share: number) =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;

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
