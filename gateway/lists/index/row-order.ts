import type { CellValue, Column, Columns } from '../../../schema/columns/column.ts';
import type { OrderStep } from '../selection.ts';
import { compareValues, firstIndex } from './values.ts';

/** What orders the rows of a list where `orderBy` leaves them equal, whatever upstream's order is. */
export interface Ties<Name extends string> {
  /** Columns, ascending, first one strongest. */
  readonly order: readonly NoInfer<Name>[];
  /** Property of a row that no other row has: the last step. */
  readonly key: string;
}

/** A row's place in an order of values: it is found again when rows come, go and change around it. */
export interface RowPlace {
  /** What the row has in each column of the order, the key last. */
  readonly values: readonly CellValue[];
  /** Which of the rows with these values it is, from 1 on: upstream may give several records one key. */
  readonly nth: number;
}

/** The key as a column. */
export const keyColumn = <Row>(key: string): Column<Row> => ({
  header: key,
  kind: 'text',
  value: (row) => String((row as Readonly<Record<string, unknown>>)[key] ?? ''),
});

/** An order that the values of the rows alone decide: the steps of a sort, then the list's ties. */
export class RowOrder<Row> {
  readonly #steps: readonly { readonly column: Column<Row>; readonly isDescending: boolean }[];

  constructor(columns: Columns<string, Row>, orderBy: readonly OrderStep<string>[], { order, key }: Ties<string>) {
    this.#steps = [
      ...orderBy.map(({ column, direction }) => ({
        column: columns[column] as Column<Row>,
        isDescending: direction === 'DESC',
      })),
      ...order.map((name) => ({ column: columns[name] as Column<Row>, isDescending: false })),
      { column: keyColumn<Row>(key), isDescending: false },
    ];
  }

  /** Number of values that a place has. */
  get length(): number {
    return this.#steps.length;
  }

  /** The place of a row of a view that is in this order. */
  placeOf(rows: readonly Row[], view: Uint32Array, at: number): RowPlace {
    const row = rows[view[at] as number] as Row;
    const values = this.#steps.map(({ column }) => column.value(row));
    let nth = 1;
    while (nth <= at && this.#compare(rows[view[at - nth] as number] as Row, values) === 0) nth += 1;
    return { values, nth };
  }

  /** Where in a view of this order the rows after the place begin. */
  startAfter(rows: readonly Row[], view: Uint32Array, { values, nth }: RowPlace): number {
    const order = (at: number) => this.#compare(rows[view[at] as number] as Row, values);
    const first = firstIndex(view.length, (at) => order(at) >= 0);
    let start = first;
    while (start < view.length && start < first + nth && order(start) === 0) start += 1;
    return start;
  }

  #compare(row: Row, values: readonly CellValue[]): number {
    for (const [place, { column, isDescending }] of this.#steps.entries()) {
      const order = compareValues(column.kind, column.value(row), values[place] as CellValue, isDescending);
      if (order !== 0) return order;
    }
    return 0;
  }
}
