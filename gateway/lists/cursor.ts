import { hash } from 'node:crypto';
import { z } from 'zod';
import { maximumCursorLength } from '../../schema/limits.ts';
import type { CellValue, Column, Columns } from '../../schema/lists/column.ts';
import type { ListDeclaration } from '../../schema/lists/list.ts';
import { badInput } from '../shared/errors.ts';
import { compareValues, type SortStep, sortSteps } from './cell-order.ts';
import type { Selection } from './selection.ts';

/** A list whose pages have cursors: its declaration with its own columns. */
export interface CursorList<Name extends string, Row> extends Pick<ListDeclaration, 'field' | 'key'> {
  readonly columns: Columns<Name, Row>;
  readonly order: readonly NoInfer<Name>[];
}

/** The key as a column. Its order need only stay the same, so keys are compared as they are written, as days are. */
const keyColumn = <Row>(key: string): Column<Row> => ({
  header: key,
  kind: 'date',
  value: (row) => String((row as Readonly<Record<string, unknown>>)[key] ?? ''),
});

/**
 * A decoded cursor: the digest of what it belongs to; the number of its row among those with the same values, from 1 on, since
 * upstream may give several records one key; then the row's values in the columns of the order, the key last.
 */
const cursorSchema = z.tuple([z.string(), z.int().positive()]).rest(z.union([z.string(), z.number(), z.boolean()]));

/**
 * The pages of one list under one selection, each after the last row of the page before. Rows are ordered by their values
 * alone, so a row is found again when others come, go and change.
 */
export class CursorPages<Name extends string, Row> {
  /** The steps of the sort, then the list's ties. */
  readonly steps: readonly SortStep<Row>[];
  readonly #after: z.infer<typeof cursorSchema> | null;
  readonly #belonging: string;

  /** Throws BAD_USER_INPUT for an `after` that is not a cursor of this list under this selection. */
  constructor(list: CursorList<Name, Row>, args: Selection<Name>) {
    const { search, where, orderBy, after, first: _first, offset: _offset, ...own } = args;
    const order = [
      ...(orderBy ?? []).map(({ column, direction = 'ASC' }) => ({ column, direction })),
      ...list.order.map((column) => ({ column, direction: 'ASC' as const })),
    ];
    this.steps = [...sortSteps(list.columns, order), { column: keyColumn<Row>(list.key), isDescending: false }];
    this.#belonging = digest([list.field, own, search?.trim() || null, where ?? [], order, list.key]);
    this.#after = after == null ? null : parse(after);
    if (!this.#after) return;
    if (this.#after[0] !== this.#belonging)
      throw badInput(
        'after',
        'This cursor was created with other arguments. Give the same arguments, or leave after out to start again.',
      );
    if (this.#after.length !== this.steps.length + 2) throw broken();
  }

  /** The cursor of the row at an index of a view in this order. Throws BAD_USER_INPUT for values that are too long for one. */
  cursorOf(view: readonly Row[], index: number): string {
    const values = this.steps.map(({ column }) => column.value(view[index] as Row));
    let nth = 1;
    while (nth <= index && this.#compare(view[index - nth] as Row, values) === 0) nth += 1;
    const cursor = Buffer.from(JSON.stringify([this.#belonging, nth, ...values])).toString('base64url');
    if (cursor.length <= maximumCursorLength) return cursor;
    throw badInput(
      'orderBy',
      'The last row has a value that is too long for a cursor. Sort by other columns or use offset.',
    );
  }

  /** Index in a view in this order at which the page begins; null without a cursor. */
  startIn(view: readonly Row[]): number | null {
    if (!this.#after) return null;
    const [, nth, ...values] = this.#after;
    const order = (index: number) => this.#compare(view[index] as Row, values);
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
    for (const [index, { column, isDescending }] of this.steps.entries()) {
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
