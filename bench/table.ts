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
