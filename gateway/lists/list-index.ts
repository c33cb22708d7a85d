import { LRUCache } from 'lru-cache';
import { searchWords } from '../../schema/fold-text.ts';
import type { Column, Columns } from '../../schema/lists/column.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { ColumnIndex } from './column-index.ts';
import { keyColumn, type Ties } from './cursor.ts';
import { type Condition, isAbout, type OrderStep, type Selection } from './selection.ts';

/** Estimated bytes of a row in column indexes, cached views and counts, for the store's limit. */
export const derivedBytesPerRow = 160;

/** Rows in all cached views, for each row of a list. */
const viewsPerRow = 24;
const smallestViewBudget = 200_000;
const mostFacets = 120;

/** Most values of one column with counts. */
const maximumFacetValues = 500;

/** One value of a column with the number of rows that have it. */
interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** The values of one column, as the filter menu lists them. */
export interface ColumnFacet {
  readonly column: string;
  readonly values: readonly ValueCount[];
}

/** Whether the row at an index of its list passes. */
type RowTest = (row: number) => boolean;

/** The selection without its page. */
type Choice<Name extends string> = Pick<Selection<Name>, 'search' | 'where' | 'orderBy'>;

/**
 * What is worked out of one list version: columns, views (indexes of filtered and sorted rows) and counts. It is in memory as
 * long as the version's rows.
 */
export class ListIndex<Name extends string, Row> {
  readonly #rows: readonly Row[];
  readonly #columns: Columns<Name, Row>;
  readonly #indexed = new Map<string, ColumnIndex>();
  readonly #views: LRUCache<string, Uint32Array>;
  readonly #facets = new LRUCache<string, ColumnFacet>({ max: mostFacets });

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
    return this.#read(name, this.#columns[name]);
  }

  #read(name: string, column: Column<Row>): ColumnIndex {
    const index = this.#indexed.get(name) ?? new ColumnIndex(this.#rows, column as Column<never>);
    this.#indexed.set(name, index);
    return index;
  }

  /**
   * Indexes of the rows that pass, in the order of `orderBy`, then of `ties`, then of upstream. Null means all rows in
   * upstream's order.
   */
  view(choice: Choice<Name>, ties: Ties<Name> | null = null): Uint32Array | null {
    const { search, where, orderBy } = choice;
    const [words, conditions, steps] = [search?.trim() || null, where ?? [], orderBy ?? []];
    const isNarrowed = words !== null || conditions.length > 0;
    if (!isNarrowed && steps.length === 0 && !ties) return null;
    return memoize(this.#views, viewKey(choice, ties), () =>
      isNarrowed
        ? this.#filter(this.view({ orderBy }, ties), [...this.#searchConditions(words), ...conditions])
        : this.#sort(steps, ties),
    );
  }

  /** Whether the view is worked out already, or is all rows as they are: asking for it takes no time then. */
  knows(choice: Choice<Name>, ties: Ties<Name> | null = null): boolean {
    const key = viewKey(choice, ties);
    return key === viewKey({}, null) || this.#views.has(key);
  }

  /** All rows in order. It sorts by the last step first, since each sort keeps the order of equal rows. */
  #sort(steps: readonly OrderStep<Name>[], ties: Ties<Name> | null): Uint32Array {
    let rows: Iterable<number> = this.#rows.keys();
    if (ties && steps.length > 0) rows = this.view({}, ties) ?? rows;
    else if (ties) {
      rows = this.#read(`key ${ties.key}`, keyColumn(ties.key)).sort(rows, false);
      for (const name of ties.order.toReversed()) rows = this.column(name).sort(rows, false);
    }
    for (const { column, direction } of steps.toReversed()) rows = this.column(column).sort(rows, direction === 'DESC');
    return Uint32Array.from(rows);
  }

  /** The rows of a view that pass; null means a view of all rows. */
  #filter(view: Uint32Array | null, conditions: readonly Condition<Name>[]): Uint32Array {
    const tests = conditions.map((condition) => this.#test(condition));
    const rows = view ?? Uint32Array.from(this.#rows.keys());
    return rows.filter((row) => tests.every((test) => test(row)));
  }

  /** The test of a condition, its groups included. */
  #test({ anyOf, allOf, not, ...own }: Condition<Name>): RowTest {
    const tests = [
      ...(own.column ? [this.column(own.column).test(own)] : []),
      ...(allOf ?? []).map((part) => this.#test(part)),
    ];
    if (anyOf) {
      const any = anyOf.map((part) => this.#test(part));
      tests.push((row) => any.some((test) => test(row)));
    }
    if (not) {
      const excluded = this.#test(not);
      tests.push((row) => !excluded(row));
    }
    const [first] = tests;
    return first && tests.length === 1 ? first : (row) => tests.every((test) => test(row));
  }

  /** Each word of a search as a condition: some text column contains it. */
  #searchConditions(search: string | null): Condition<Name>[] {
    if (search === null) return [];
    const searched = Object.entries<Column<Row>>(this.#columns)
      .filter(([, { kind, isUnsearched }]) => kind === 'text' && !isUnsearched)
      .map(([name]) => name as Name);
    return searchWords(search).map((contains) => ({ anyOf: searched.map((column) => ({ column, contains })) }));
  }

  /**
   * Counts the shown values of a column among the rows that pass the search and all conditions, except those on that column
   * alone: the most frequent first, then in the column's order.
   */
  facet({ search, where }: Choice<Name>, name: Name): ColumnFacet {
    const others = (where ?? []).filter((condition) => !isAbout(condition, name));
    return memoize(this.#facets, JSON.stringify([name, search?.trim() || null, others]), () => ({
      column: name,
      values: countValues(this.column(name), this.view({ search, where: others })),
    }));
  }
}

const viewKey = <Name extends string>({ search, where, orderBy }: Choice<Name>, ties: Ties<Name> | null): string =>
  JSON.stringify([search?.trim() || null, where ?? [], orderBy ?? [], ties !== null]);

function countValues({ codes, shown, ranks }: ColumnIndex, view: Uint32Array | null): ValueCount[] {
  const counts = new Uint32Array(shown.length);
  for (const row of view ?? codes.keys()) counts[codes[row] as number] = (counts[codes[row] as number] as number) + 1;
  // Two instants of one second are shown alike, so they are merged and have the rank of the first.
  const merged = new Map<string, { readonly value: string; readonly rank: number; count: number }>();
  for (const [code, value] of shown.entries()) {
    const count = counts[code] as number;
    const entry = merged.get(value);
    if (entry) entry.count += count;
    else merged.set(value, { value, rank: ranks[code] || Number.POSITIVE_INFINITY, count });
  }
  return [...merged.values()]
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.rank < other.rank ? -1 : 1))
    .slice(0, maximumFacetValues)
    .map(({ value, count }) => ({ value, count }));
}

/** The answer under a key, worked out once as long as it is cached. */
function memoize<Answer extends object>(answers: LRUCache<string, Answer>, key: string, workOut: () => Answer): Answer {
  const answer = answers.get(key) ?? workOut();
  answers.set(key, answer);
  return answer;
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
