import { hash } from 'node:crypto';
import { z } from 'zod';
import { maximumCursorLength } from '../../schema/limits.ts';
import type { CellValue, Column, Columns } from '../../schema/lists/column.ts';
import { badInput } from '../shared/errors.ts';
import { compareValues } from './column-index.ts';
import type { Selection } from './selection.ts';

/** The order of rows that `orderBy` leaves equal, independent of upstream's order. */
export interface Ties<Name extends string> {
  /** Columns, ascending, first one strongest. */
  readonly order: readonly NoInfer<Name>[];
  /** Property of a row that no other row has: the last step. */
  readonly key: string;
}

/** A row's position in an order of values, which is found again when other rows come, go and change. */
export interface RowPlace {
  /** The row's values in the columns of the order, the key last. */
  readonly values: readonly CellValue[];
  /** Number of the row among those with these values, from 1 on; upstream may give several records one key. */
  readonly nth: number;
}

/** The key as a column. Its order need only stay the same, so keys are compared as they are written, as days are. */
export const keyColumn = <Row>(key: string): Column<Row> => ({
  header: key,
  kind: 'date',
  value: (row) => String((row as Readonly<Record<string, unknown>>)[key] ?? ''),
});

/** A list whose pages have cursors. */
export interface CursorList<Name extends string, Row> extends Ties<Name> {
  readonly field: string;
  readonly columns: Columns<Name, Row>;
}

/** A decoded cursor: the digest of what it belongs to, `nth`, then the values. */
const cursorSchema = z.tuple([z.string(), z.int().positive()]).rest(z.union([z.string(), z.number(), z.boolean()]));

/**
 * The pages of one list under one selection, each after the last row of the page before. Rows are ordered by their values
 * alone: the steps of the sort, then the list's ties.
 */
export class CursorPages<Name extends string, Row> {
  readonly ties: Ties<Name>;
  /** The row after which the page begins; null at the beginning. */
  readonly after: RowPlace | null;
  readonly #steps: readonly { readonly column: Column<Row>; readonly isDescending: boolean }[];
  readonly #belonging: string;

  /** Throws BAD_USER_INPUT for an `after` that is not a cursor of this list under this selection. */
  constructor(list: CursorList<Name, Row>, args: Selection<Name>) {
    const { search, where, orderBy, after, first: _first, offset: _offset, ...own } = args;
    this.ties = list;
    const steps = (orderBy ?? []).map(({ column, direction = 'ASC' }) => ({ column, direction }));
    const ties = list.order.map((column) => ({ column, direction: 'ASC' }));
    this.#steps = [
      ...[...steps, ...ties].map(({ column, direction }) => ({
        column: list.columns[column],
        isDescending: direction === 'DESC',
      })),
      { column: keyColumn<Row>(list.key), isDescending: false },
    ];
    this.#belonging = digest([list.field, own, search?.trim() || null, where ?? [], steps, ties, list.key]);
    this.after = after == null ? null : this.#read(after);
  }

  /** The cursor of a row. Throws BAD_USER_INPUT for values that are too long for one. */
  write({ values, nth }: RowPlace): string {
    const cursor = Buffer.from(JSON.stringify([this.#belonging, nth, ...values])).toString('base64url');
    if (cursor.length <= maximumCursorLength) return cursor;
    throw badInput(
      'orderBy',
      'The last row has a value that is too long for a cursor. Sort by other columns or use offset.',
    );
  }

  #read(text: string): RowPlace {
    const [belonging, nth, ...values] = parse(text);
    if (belonging !== this.#belonging)
      throw badInput(
        'after',
        'The cursor is of other arguments: give those with which it was created, or leave after out to start again.',
      );
    if (values.length !== this.#steps.length) throw broken();
    return { values, nth };
  }

  /** The place of a row of a view that is in this order. */
  placeOf(rows: readonly Row[], view: Uint32Array, index: number): RowPlace {
    const row = rows[view[index] as number] as Row;
    const values = this.#steps.map(({ column }) => column.value(row));
    let nth = 1;
    while (nth <= index && this.#compare(rows[view[index - nth] as number] as Row, values) === 0) nth += 1;
    return { values, nth };
  }

  /** Index in a view of this order at which the rows after the place begin. */
  startAfter(rows: readonly Row[], view: Uint32Array, { values, nth }: RowPlace): number {
    const order = (index: number) => this.#compare(rows[view[index] as number] as Row, values);
    let [start, end] = [0, view.length];
    while (start < end) {
      const middle = (start + end) >>> 1;
      if (order(middle) >= 0) end = middle;
      else start = middle + 1;
    }
    for (let passed = 0; passed < nth && start < view.length && order(start) === 0; passed += 1) start += 1;
    return start;
  }

  #compare(row: Row, values: readonly CellValue[]): number {
    for (const [index, { column, isDescending }] of this.#steps.entries()) {
      const order = compareValues(column.kind, column.value(row), values[index] as CellValue, isDescending);
      if (order !== 0) return order;
    }
    return 0;
  }
}

function parse(text: string): z.infer<typeof cursorSchema> {
  if (text.length > maximumCursorLength) throw broken();
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw broken();
  }
}

const broken = () =>
  badInput('after', 'after is not a cursor. Give the endCursor of a page unchanged, or leave after out to start.');

/** A digest of a value, in which null and missing parts are equal. */
const digest = (value: unknown) =>
  hash(
    'sha256',
    JSON.stringify(value, (_name, part) => part ?? undefined),
    'base64url',
  ).slice(0, 16);
