import { LRUCache } from 'lru-cache';
import type { Column, Columns } from '../../../schema/columns/column.ts';
import { eachPlace, type ResumableTask, runInTurns } from '../../shared/event-loop.ts';
import { memoizeByIdentity } from '../../shared/memoize-by-identity.ts';
import type { Selection } from '../selection.ts';
import { type ColumnIndex, indexColumn, sortByPlace } from './column-index.ts';
import type { Condition } from './condition.ts';
import { fold } from './fold.ts';
import { narrowRows, type Passing } from './narrow-rows.ts';
import { keyColumn, type Ties } from './row-order.ts';

/** Bytes of column indices, remembered views and counts that one row of a list may cause, for the store's sums. */
export const derivedBytesPerRow = 160;

/** Row places remembered for each row of a list, over all its views. */
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
 * What has been worked out of one list version: columns read once, views (filtered and sorted row places) and counts.
 * It lives as long as the version's rows.
 */
export class ListIndex<Name extends string, Row> {
  readonly #rows: readonly Row[];
  readonly #columns: Columns<Name, Row>;
  readonly #indexed = new Map<Name, ColumnIndex>();
  readonly #views: LRUCache<string, Uint32Array>;
  #byValues: Uint32Array | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** Counts by column and selection, cached by facets.ts; bounded by the number of values. */
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

  /** Number of rows. */
  get size(): number {
    return this.#rows.length;
  }

  /**
   * Runs work on this index after what has been begun before: what one works out is there for the next. Work whose
   * result is remembered, which is done at its first step, does not queue behind others.
   */
  run<Result>(work: () => ResumableTask<Result>): Promise<Result> {
    const remembered = work().next();
    if (remembered.done) return Promise.resolve(remembered.value);
    const result = this.#last.then(() => runInTurns(work()));
    this.#last = result.catch(() => {});
    return result;
  }

  /** The column, read once. */
  *column(name: Name): ResumableTask<ColumnIndex> {
    const known = this.#indexed.get(name);
    if (known) return known;
    const index = yield* indexColumn(this.#rows, this.#columns[name]);
    this.#indexed.set(name, index);
    return index;
  }

  /** Places of the rows that pass, in the order asked for; null stands for all rows in upstream's order. */
  *view(selection: Selection<Name>): ResumableTask<Uint32Array | null> {
    if (selection.orderBy?.length) return yield* this.ordered(selection, null);
    return yield* this.#filtered(selection.search?.trim() || null, selection.where ?? []);
  }

  /** The same, where rows that `orderBy` leaves equal are in the order of `ties`; in upstream's order without. */
  *ordered({ search, where, orderBy }: Selection<Name>, ties: Ties<Name> | null): ResumableTask<Uint32Array> {
    const filter = [search?.trim() || null, where ?? []] as const;
    const steps = orderBy ?? [];
    const key = JSON.stringify([...filter, steps, ties !== null]);
    const known = this.#views.get(key);
    if (known) return known;
    yield;
    let order = (yield* this.#filtered(...filter)) ?? this.#allPlaces();
    if (ties) order = sortByPlace(order, null, yield* this.#tiePlaces(ties), this.size);
    for (const step of steps.toReversed()) {
      yield;
      order = yield* sortByColumn(order, yield* this.column(step.column), step.direction === 'DESC');
    }
    this.#views.set(key, order);
    return order;
  }

  /** The place of each row in the order of its values alone, worked out once. */
  *#tiePlaces({ order: names, key }: Ties<Name>): ResumableTask<Uint32Array> {
    if (this.#byValues) return this.#byValues;
    let order = yield* sortByColumn(this.#allPlaces(), yield* indexColumn(this.#rows, keyColumn(key)), false);
    for (const name of names.toReversed()) {
      yield;
      order = yield* sortByColumn(order, yield* this.column(name), false);
    }
    const places = new Uint32Array(order.length);
    for (let place = 0; place < order.length; place++) places[order[place] as number] = place;
    this.#byValues = places;
    return places;
  }

  #allPlaces(): Uint32Array {
    return new Uint32Array(this.size).map((_, place) => place);
  }

  *#filtered(search: string | null, where: readonly Condition<Name>[]): ResumableTask<Uint32Array | null> {
    if (search === null && where.length === 0) return null;
    const key = JSON.stringify([search, where]);
    const known = this.#views.get(key);
    if (known) return known;
    yield;
    let passes: Passing = search === null ? null : yield* this.#found(fold(search));
    for (const condition of where) passes = yield* narrowRows(passes, condition, this);
    if (!passes) return null;
    const view = placesOf(passes);
    this.#views.set(key, view);
    return view;
  }

  /** For each row, 1 when each word of the folded text stands in some text column. */
  *#found(text: string): ResumableTask<Uint8Array> {
    let found: Uint8Array | null = null;
    for (const word of new Set(text.trim().split(/\s+/))) {
      const more = yield* this.#foundWord(word);
      found = found ? found.map((pass, row) => pass & (more[row] as number)) : more;
    }
    return found ?? new Uint8Array();
  }

  *#foundWord(word: string): ResumableTask<Uint8Array> {
    const found = new Uint8Array(this.size);
    for (const [name, { kind, isUnsearched }] of Object.entries<Column<Row>>(this.#columns)) {
      if (kind !== 'text' || isUnsearched) continue;
      const column = yield* this.column(name as Name);
      const folded = yield* column.folded();
      const values = new Uint8Array(folded.length);
      yield* eachPlace(folded.length, (code) => {
        values[code] = Number((folded[code] as string).includes(word));
      });
      const { codes } = column;
      for (let row = 0; row < codes.length; row++) {
        if (values[codes[row] as number]) found[row] = 1;
      }
      yield;
    }
    return found;
  }
}

/** The places in the order of the column's values; those with equal values as they stand. */
function* sortByColumn(order: Uint32Array, column: ColumnIndex, isDescending: boolean): ResumableTask<Uint32Array> {
  const ranks = yield* column.ranks();
  return sortByPlace(order, column.codes, isDescending ? descending(ranks) : ranks, column.values.length);
}

/** Ranks the other way round; rows without a value keep the last place. */
function descending(ranks: Uint32Array): Uint32Array {
  const none = ranks.length;
  return ranks.map((rank) => (rank === none ? none : none - 1 - rank));
}

function placesOf(passes: Uint8Array): Uint32Array {
  const places = new Uint32Array(passes.length);
  let count = 0;
  for (let row = 0; row < passes.length; row++) {
    if (passes[row]) places[count++] = row;
  }
  return places.slice(0, count);
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
  // The index of these rows under these columns was made of them.
  return createIndex(rows, columns) as unknown as ListIndex<Name, Row>;
}
