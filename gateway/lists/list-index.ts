import { LRUCache } from 'lru-cache';
import type { Column, Columns } from '../../schema/columns/column.ts';
import { eachPlace, runInTurns, type Steps } from '../yield-turn.ts';
import { cachedByLists } from './cached-by-lists.ts';
import { type ColumnIndex, indexColumn, sortByPlace } from './column-index.ts';
import { fold } from './fold.ts';
import type { Condition, Selection } from './selection.ts';
import { textOrder } from './sort-keys.ts';

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

  /** Runs work on this index after what has been begun before: what one works out is there for the next. */
  run<Result>(steps: Steps<Result>): Promise<Result> {
    const result = this.#last.then(() => runInTurns(steps));
    this.#last = result.catch(() => {});
    return result;
  }

  /** The column, read once. */
  *column(name: Name): Steps<ColumnIndex> {
    const known = this.#indexed.get(name);
    if (known) return known;
    const index = yield* indexColumn(this.#rows, this.#columns[name]);
    this.#indexed.set(name, index);
    return index;
  }

  /** Places of the rows that pass, in the order asked for; null stands for all rows in upstream's order. */
  *view({ search, where, orderBy }: Selection<Name>): Steps<Uint32Array | null> {
    const filter = [search?.trim() || null, where ?? []] as const;
    if (!orderBy?.length) return yield* this.#filtered(...filter);
    const key = JSON.stringify([...filter, orderBy]);
    const known = this.#views.get(key);
    if (known) return known;
    let order = (yield* this.#filtered(...filter)) ?? new Uint32Array(this.#rows.length).map((_, place) => place);
    for (const step of orderBy.toReversed()) {
      const column = yield* this.column(step.column);
      const ranks = yield* column.ranks();
      const places = step.direction === 'DESC' ? descending(ranks) : ranks;
      yield;
      order = sortByPlace(order, column.codes, places, column.values.length);
    }
    this.#views.set(key, order);
    return order;
  }

  *#filtered(search: string | null, where: readonly Condition<Name>[]): Steps<Uint32Array | null> {
    if (search === null && where.length === 0) return null;
    const key = JSON.stringify([search, where]);
    const known = this.#views.get(key);
    if (known) return known;
    let passes = search === null ? null : yield* this.#found(fold(search));
    for (const condition of where) {
      const column = yield* this.column(condition.column);
      const values = yield* passingValues(column, condition);
      yield;
      passes = narrowed(passes, column.codes, values);
    }
    const view = placesOf(passes ?? new Uint8Array());
    this.#views.set(key, view);
    return view;
  }

  /** For each row, 1 when each word of the folded text stands in some text column. */
  *#found(text: string): Steps<Uint8Array> {
    let found: Uint8Array | null = null;
    for (const word of new Set(text.trim().split(/\s+/))) {
      const more = yield* this.#foundWord(word);
      found = found ? found.map((pass, row) => pass & (more[row] as number)) : more;
    }
    return found ?? new Uint8Array();
  }

  *#foundWord(word: string): Steps<Uint8Array> {
    const found = new Uint8Array(this.#rows.length);
    for (const [name, { kind }] of Object.entries<Column<Row>>(this.#columns)) {
      if (kind !== 'text') continue;
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

/** For each distinct value, 1 when it meets every part of the condition. */
function* passingValues<Name extends string>(column: ColumnIndex, condition: Condition<Name>): Steps<Uint8Array> {
  const { kind, values } = column;
  const shown = yield* column.shown();
  const ranks = yield* column.ranks();
  const wanted = condition.in == null ? null : new Set(condition.in);
  const part = condition.contains == null ? null : fold(condition.contains);
  const folded = part === null ? [] : yield* column.folded();
  const { from, to } = condition;
  const compare = (code: number, bound: string): number => {
    const text = shown[code] as string;
    if (kind === 'number') return Number(values[code]) - Number(bound);
    if (kind !== 'date' && kind !== 'longDate' && kind !== 'timestamp') return textOrder.compare(text, bound);
    const day = String(values[code]).slice(0, 10);
    return day < bound ? -1 : day > bound ? 1 : 0;
  };
  const passing = new Uint8Array(values.length);
  yield* eachPlace(values.length, (code) => {
    const isNone = ranks[code] === values.length;
    const passes =
      (wanted === null || wanted.has(shown[code] as string)) &&
      (part === null || (folded[code] as string).includes(part)) &&
      (from == null || (!isNone && compare(code, from) >= 0)) &&
      (to == null || (!isNone && compare(code, to) <= 0));
    passing[code] = Number(passes);
  });
  return passing;
}

/** Ranks the other way round; rows without a value keep the last place. */
function descending(ranks: Uint32Array): Uint32Array {
  const none = ranks.length;
  return ranks.map((rank) => (rank === none ? none : none - 1 - rank));
}

/** The rows that pass and have a value that does. */
function narrowed(passes: Uint8Array | null, codes: Uint32Array, values: Uint8Array): Uint8Array {
  const rows = new Uint8Array(codes.length);
  for (let row = 0; row < codes.length; row++) {
    const pass = values[codes[row] as number] as number;
    rows[row] = passes ? (passes[row] as number) & pass : pass;
  }
  return rows;
}

function placesOf(passes: Uint8Array): Uint32Array {
  const places = new Uint32Array(passes.length);
  let count = 0;
  for (let row = 0; row < passes.length; row++) {
    if (passes[row]) places[count++] = row;
  }
  return places.slice(0, count);
}

const createIndex = cachedByLists(
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
