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
  const widths = headings.map((_, column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const printRow = beginTable(headings, widths, texts);
  for (const row of rows) printRow(row);
}

/**
 * Prints the head of a Markdown table, and answers what prints a row of it: for rows that are measured one by one.
 * `widths` are the characters of the longest cell by column.
 */
export function beginTable(
  headings: readonly string[],
  widths: readonly number[],
  texts: readonly string[] = [],
): (row: readonly string[]) => void {
  const columns = headings.map((heading, column) => ({
    heading,
    width: Math.max(heading.length, widths[column] ?? 0),
    isText: column === 0 || texts.includes(heading),
  }));
  const printRow = (cells: readonly string[]) => {
    const padded = columns.map(({ width, isText }, column) => {
      const cell = cells[column] ?? '';
      return isText ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(`| ${padded.join(' | ')} |`);
  };
  printRow(headings);
  const rules = columns.map(({ width, isText }) => (isText ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`));
  console.log(`|${rules.join('|')}|`);
  return printRow;
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
