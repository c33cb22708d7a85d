import type { Column } from '../../../schema/lists/column.ts';
import { slices } from '../../shared/event-loop.ts';

/**
 * A file for programs in parts: one JSON object a line, keyed by the columns' names; null for an empty value. What is to be
 * noted of the list is the last line, an object with `note` alone.
 */
export async function* jsonLinesFile<Row>(
  rows: readonly Row[],
  names: readonly string[],
  columns: readonly Column<Row>[],
  notes: string | null = null,
): AsyncGenerator<string> {
  yield* slices(rows, (slice) =>
    slice
      .map((row) => {
        const cells = columns.map((column, index) => {
          const value = column.value(row);
          return [names[index], value === '' ? null : value];
        });
        return `${JSON.stringify(Object.fromEntries(cells))}\n`;
      })
      .join(''),
  );
  if (notes !== null) yield `${JSON.stringify({ note: notes })}\n`;
}
