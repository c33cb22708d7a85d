import { LRUCache } from 'lru-cache';
import { searchWords } from '../../../schema/fold-text.ts';
import type { Column, Columns } from '../../../schema/lists/column.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { keyColumn, type Ties } from '../cursor.ts';
import type { Condition, OrderStep, Selection } from '../selection.ts';
import { type ColumnIndex, conditionTest, indexColumn, type RowTest, sortByColumn } from './column-index.ts';

/** Estimated bytes of a row in column indexes, cached views and counts, for the store's limit. */
export const derivedBytesPerRow = 160;

/** Rows in all cached views, for each row of a list. */
const viewsPerRow = 24;
const smallestViewBudget = 200_000;

/** One value of a column with the number of rows that have it. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** The values of one column, as the filter menu lists them. */
export interface ColumnFacet {
  readonly column: string;
  readonly values: readonly ValueCount[];
}

/**
 * What is worked out of one list version: columns, views (indexes of filtered and sorted rows) and counts. It is in memory as
 * long as the version's rows.
 */
export class ListIndex<Name extends string, Row> {
  readonly #rows: readonly Row[];
  readonly #columns: Columns<Name, Row>;
  readonly #indexed = new Map<Name, ColumnIndex>();
  readonly #views: LRUCache<string, Uint32Array>;
  #tieOrder: Uint32Array | undefined;
  /** Cached counts by column and selection. The limit is a number of values. */
  readonly facets = new LRUCache<string, ColumnFacet>({
    maxSize: 20_000,
    sizeCalculation: ({ values }, key) => values.length + Math.ceil(key.length / 32) + 1,
  });

  constructor(rows: readonly Row[], columns: Columns<Name, Row>) {
    this.#rows = rows;
    this.#columns = columns;
    this.#views = new LRUCache({
      maxSize: Math.max(rows.length * viewsPerRow, smallestViewBudget),
      sizeCalculation: (view, key) => view.length + Math.ceil(key.length / 4) + 1,
    });
  }

  /** The column, read once. */
  column(name: Name): ColumnIndex {
    const known = this.#indexed.get(name);
    if (known) return known;
    const index = indexColumn(this.#rows, this.#columns[name]);
    this.#indexed.set(name, index);
    return index;
  }

  /**
   * Indexes of the rows that pass, in the order of `orderBy`, then of `ties`, then of upstream. Null means all rows in
   * upstream's order.
   */
  view(selection: Selection<Name>, ties: Ties<Name> | null = null): Uint32Array | null {
    const search = selection.search?.trim() || null;
    const where = selection.where ?? [];
    const orderBy = selection.orderBy ?? [];
    const isNarrowed = search !== null || where.length > 0;
    if (!isNarrowed && orderBy.length === 0 && !ties) return null;
    const key = JSON.stringify([search, where, orderBy, ties !== null]);
    const known = this.#views.get(key);
    if (known) return known;
    let view: Uint32Array;
    if (isNarrowed) {
      const allOf = [...this.#searchConditions(search), ...where];
      const passes = conditionTest({ allOf }, (name) => this.column(name));
      view = this.#filter(this.view({ orderBy }, ties), passes);
    } else view = this.#sort(orderBy, ties);
    this.#views.set(key, view);
    return view;
  }

  /** All rows in order. It sorts by the last step first, since each sort keeps the order of equal rows. */
  #sort(orderBy: readonly OrderStep<Name>[], ties: Ties<Name> | null): Uint32Array {
    let rows = this.#inTieOrder(ties);
    for (const { column, direction } of orderBy.toReversed()) {
      rows = sortByColumn(rows, this.column(column), direction === 'DESC');
    }
    return rows;
  }

  #inTieOrder(ties: Ties<Name> | null): Uint32Array {
    const rows = new Uint32Array(this.#rows.length).map((_, row) => row);
    if (!ties) return rows;
    if (this.#tieOrder) return this.#tieOrder;
    let order = sortByColumn(rows, indexColumn(this.#rows, keyColumn(ties.key)), false);
    for (const name of ties.order.toReversed()) order = sortByColumn(order, this.column(name), false);
    this.#tieOrder = order;
    return order;
  }

  /** The rows of a view that pass the test; null means a view of all rows. */
  #filter(view: Uint32Array | null, passes: RowTest): Uint32Array {
    const passing = new Uint32Array(this.#rows.length);
    let count = 0;
    for (let index = 0; index < this.#rows.length; index++) {
      const row = view ? (view[index] as number) : index;
      if (passes(row)) passing[count++] = row;
    }
    return passing.slice(0, count);
  }

  /** Each word of a search as a condition: some text column contains it. */
  #searchConditions(search: string | null): Condition<Name>[] {
    if (search === null) return [];
    const searched = Object.entries<Column<Row>>(this.#columns)
      .filter(([, { kind, isUnsearched }]) => kind === 'text' && !isUnsearched)
      .map(([name]) => name as Name);
    return searchWords(search).map((contains) => ({ anyOf: searched.map((column) => ({ column, contains })) }));
  }
}

const createIndex = memoizeByIdentity(
  (rows: readonly unknown[], columns: object) =>
    new ListIndex(rows, columns as Columns<string, unknown>) as ListIndex<never, never>,
);

/** The index of a list version under these columns. */
export function indexOf<Name extends string, Row>(
  rows: readonly Row[],
  columns: Columns<Name, Row>,
): ListIndex<Name, Row> {
  // The cache has the index under its rows and columns, hence its type.
  return createIndex(rows, columns) as unknown as ListIndex<Name, Row>;
}
