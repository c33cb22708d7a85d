import { csvCell } from '../../../schema/csv-cell.ts';
import type { Column } from '../../../schema/lists/column.ts';
import { slices } from '../../shared/event-loop.ts';

/**
 * A CSV file in parts: byte order mark, headings, one line a row, CRLF after each line. Column `sn` numbers the rows from 1. What
 * is to be noted of the list is the last line.
 */
export async function* csvFile<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  notes: string | null = null,
): AsyncGenerator<string> {
  const headings = ['sn', ...columns.map((column) => csvCell('text', column.header))];
  yield `\uFEFF${headings.join(',')}\r\n`;
  yield* slices(rows, (slice, start) => {
    let text = '';
    slice.forEach((row, index) => {
      text += start + index + 1;
      for (const column of columns) text += `,${csvCell(column.kind, column.value(row))}`;
      text += '\r\n';
    });
    return text;
  });
  if (notes !== null) yield `${csvCell('text', `Note: ${notes}`)}${','.repeat(columns.length)}\r\n`;
}
