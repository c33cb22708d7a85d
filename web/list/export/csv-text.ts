import { csvCell } from '../../../schema/csv-cell.ts';
import type { Columns } from '../../../schema/lists/column.ts';

/** A CSV file as the gateway writes them: byte order mark, `sn`, headings, CRLF. */
export function csvText<Name extends string, Row>(
  columns: Columns<Name, Row>,
  names: readonly Name[],
  rows: readonly Row[],
): string {
  const headings = ['sn', ...names.map((name) => csvCell('text', columns[name].header))];
  const lines = rows.map((row, index) => [
    index + 1,
    ...names.map((name) => csvCell(columns[name].kind, columns[name].value(row))),
  ]);
  return `\uFEFF${[headings, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
