import type { Column } from '../../../schema/lists/column.ts';
import { slices } from '../../shared/event-loop.ts';

/** A file for programs in parts: one JSON object a line, keyed by the columns' names; null for an empty value. */
export const jsonLinesFile = <Row>(
  rows: readonly Row[],
  names: readonly string[],
  columns: readonly Column<Row>[],
): AsyncGenerator<string> =>
  slices(rows, (slice) =>
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
