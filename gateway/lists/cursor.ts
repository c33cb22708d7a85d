import { hash } from 'node:crypto';
import { z } from 'zod';
import { maximumCursorLength } from '../../schema/limits.ts';
import type { CellValue, Column, Columns } from '../../schema/lists/column.ts';
import { badInput } from '../shared/errors.ts';
import { compareValues, firstIndex } from './index/values.ts';
import type { OrderStep, Selection } from './selection.ts';

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

/** The key as a column. */
export const keyColumn = <Row>(key: string): Column<Row> => ({
  header: key,
  kind: 'text',
  value: (row) => String((row as Readonly<Record<string, unknown>>)[key] ?? ''),
});

/** An order by the rows' values alone: the steps of a sort, then the list's ties. */
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

  /** Number of values of a place. */
  get length(): number {
    return this.#steps.length;
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
    const first = firstIndex(view.length, (index) => order(index) >= 0);
    let start = first;
    while (start < view.length && start < first + nth && order(start) === 0) start += 1;
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

/** A list whose pages have cursors. */
export interface CursorList<Name extends string, Row> extends Ties<Name> {
  readonly field: string;
  readonly columns: Columns<Name, Row>;
}

/** Digests of the list, filter and order to which a cursor belongs. */
interface Belonging {
  readonly list: string;
  readonly filter: string;
  readonly order: string;
}

/** A decoded cursor: three digests, `nth`, then the values. */
const cursorSchema = z
  .tuple([z.string(), z.string(), z.string(), z.int().positive()])
  .rest(z.union([z.string(), z.number(), z.boolean()]));

/** The pages of one list under one selection, each after the last row of the page before. */
export class CursorPages<Name extends string, Row> {
  readonly ties: Ties<Name>;
  readonly order: RowOrder<Row>;
  /** The row after which the page begins; null at the beginning. */
  readonly after: RowPlace | null;
  readonly #belonging: Belonging;

  /** Throws BAD_USER_INPUT for an `after` that is not a cursor of this list under this selection. */
  constructor(list: CursorList<Name, Row>, args: Selection<Name>) {
    this.ties = list;
    this.order = new RowOrder(list.columns, args.orderBy ?? [], list);
    this.#belonging = belongingOf(list, args);
    this.after = args.after == null ? null : this.#read(args.after);
  }

  /** The cursor of a row. Throws BAD_USER_INPUT for values that are too long for one. */
  write({ values, nth }: RowPlace): string {
    const { list, filter, order } = this.#belonging;
    const cursor = Buffer.from(JSON.stringify([list, filter, order, nth, ...values])).toString('base64url');
    if (cursor.length <= maximumCursorLength) return cursor;
    throw badInput(
      'orderBy',
      'The last row has a value that is too long for a cursor. Sort by other columns or use offset.',
    );
  }

  #read(text: string): RowPlace {
    const [list, filter, order, nth, ...values] = parse(text);
    const expected = this.#belonging;
    if (list !== expected.list)
      throw wrong('is of another list or of other arguments', 'give those with which it was created');
    if (filter !== expected.filter)
      throw wrong('is of another search or where', 'give those with which it was created');
    if (order !== expected.order) throw wrong('is of another order', 'give the orderBy with which it was created');
    if (values.length !== this.order.length) throw broken();
    return { values, nth };
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

const wrong = (what: string, remedy: string) =>
  badInput('after', `The cursor ${what}: ${remedy}, or leave after out to start again.`);

const broken = () =>
  badInput('after', 'after is not a cursor. Give the endCursor of a page unchanged, or leave after out to start.');

function belongingOf<Name extends string, Row>(
  { field, order: ties, key }: CursorList<Name, Row>,
  { search, where, orderBy, first: _first, after: _after, offset: _offset, ...own }: Selection<Name>,
): Belonging {
  const steps = (orderBy ?? []).map(({ column, direction = 'ASC' }) => [column, direction]);
  return {
    list: digest([field, own]),
    filter: digest([search?.trim() || null, where ?? []]),
    order: digest([steps, ties, key]),
  };
}

/** A digest of a value, in which null and missing parts are equal. */
const digest = (value: unknown) =>
  hash(
    'sha256',
    JSON.stringify(value, (_name, part) => part ?? undefined),
    'base64url',
  ).slice(0, 8);
