import { LRUCache } from 'lru-cache';
import { foldText, searchWords } from '../../schema/fold-text.ts';
import { formatCell } from '../../schema/format.ts';
import type { Facet } from '../../schema/generated/types.ts';
import type { CellValue, Column, ColumnKind, Columns } from '../../schema/lists/column.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { compareBound, isAtTime, type SortStep, sortRows, sortSteps } from './cell-order.ts';
import type { CursorPages } from './cursor.ts';
import { type Condition, checkFacetColumns, isAbout, type Selection } from './selection.ts';

/** Estimated bytes of a row in cached views, counts and searched texts, for the store's limit. */
export const derivedBytesPerRow = 256;

/** Rows in all cached views, for each row of a list: both orders of each column, and as much again of what is filtered. */
const viewsPerRow = 24;
const smallestViewBudget = 100_000;
const mostFacets = 120;

/** Most values of one column with counts. */
const maximumFacetValues = 500;

/** The rows of a page, and the number of rows on all pages. */
export interface Selected<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number;
  /** Rows up to the end of the page, including earlier pages. */
  readonly end: number;
  /** The last row's cursor, where pages are cut by cursor; null for a page without rows. */
  readonly endCursor?: () => string | null;
}

/** The selection without its page. */
type Choice<Name extends string> = Pick<Selection<Name>, 'search' | 'where' | 'orderBy'>;

type RowTest<Row> = (row: Row) => boolean;

type Fold = (text: string) => string;

/**
 * Searches, filters, sorts and pages a list by a checked selection.
 * - `search`: each word is in some text column; case and accents do not count.
 * - `where`: all conditions hold, on the shown values or in the column's order.
 * - `orderBy`: the first step is the strongest; numbers inside texts count by value, and rows without a value are last.
 * - `pages`: equal rows are in the order of the list's ties, and the page begins after the cursor's row.
 * Results are cached with the list's rows, which must never change.
 */
export function select<Name extends string, Row>(
  { rows }: { readonly rows: readonly Row[] },
  columns: Columns<Name, Row>,
  selection: Selection<Name>,
  pages: CursorPages<Name, Row> | null = null,
): Selected<Row> {
  const view = viewOf(rows, columns, selection, pages?.steps);
  const start = pages?.startIn(view) ?? selection.offset ?? 0;
  const end = selection.first == null ? undefined : start + selection.first;
  const page = start === 0 && end === undefined ? view : view.slice(start, end);
  const selected = { rows: page, totalCount: view.length, end: start + page.length };
  if (!pages) return selected;
  return { ...selected, endCursor: () => (page.length === 0 ? null : pages.cursorOf(view, selected.end - 1)) };
}

/** Counts the shown values of each named column; at most 500 values. Throws BAD_USER_INPUT for too many columns. */
export function facets<Name extends string, Row>(
  { rows }: { readonly rows: readonly Row[] },
  columns: Columns<Name, Row>,
  selection: Selection<Name>,
  names: readonly Name[],
): readonly Facet[] {
  checkFacetColumns(names);
  return names.map((name) => facetOf(rows, columns, selection, name));
}

/** What is worked out of one list version under these columns; it is in memory as long as the version's rows. */
const workedOut = memoizeByIdentity((rows: readonly unknown[], _columns: object) => ({
  views: new LRUCache<string, readonly unknown[]>({
    maxSize: Math.max(rows.length * viewsPerRow, smallestViewBudget),
    sizeCalculation: (view, key) => view.length + Math.ceil(key.length / 8) + 1,
  }),
  facets: new LRUCache<string, Facet>({ max: mostFacets }),
  places: new LRUCache<string, ReadonlyMap<string, number>>({ max: mostFacets }),
}));

/** The answer under a key, worked out once as long as it is cached. */
function memoize<Answer extends object>(answers: LRUCache<string, Answer>, key: string, workOut: () => Answer): Answer {
  const answer = answers.get(key) ?? workOut();
  answers.set(key, answer);
  return answer;
}

const viewKey = ({ search, where, orderBy }: Choice<string>, isPaged: boolean): string =>
  JSON.stringify([searchWords(search ?? ''), where ?? [], orderBy ?? [], isPaged]);

/** Whether the rows of a selection are worked out already, or are all as they are: asking for them takes no time then. */
export function isWorkedOut(
  rows: readonly unknown[],
  columns: object,
  choice: Choice<string>,
  isPaged = false,
): boolean {
  const key = viewKey(choice, isPaged);
  return key === viewKey({}, false) || workedOut(rows, columns).views.has(key);
}

/** The rows that pass, in the order of `orderBy` or, where given, of the steps of pages by cursor, then of upstream. */
function viewOf<Name extends string, Row>(
  rows: readonly Row[],
  columns: Columns<Name, Row>,
  { search, where, orderBy }: Choice<Name>,
  paged?: readonly SortStep<Row>[],
): readonly Row[] {
  const [words, conditions] = [searchWords(search ?? ''), where ?? []];
  const steps = paged ?? sortSteps(columns, orderBy);
  const isNarrowed = words.length > 0 || conditions.length > 0;
  if (!isNarrowed && steps.length === 0) return rows;
  const { views } = workedOut(rows, columns);
  const key = viewKey({ search, where, orderBy }, paged !== undefined);
  const workOut = (): readonly Row[] => {
    if (!isNarrowed) return sortRows(rows, steps);
    const fold = folder(rows, columns);
    const tests = conditions.map((condition) => testOf(columns, condition, fold));
    if (words.length > 0) {
      const texts = searchedTexts(rows, columns) as ReadonlyMap<Row, string>;
      tests.unshift((row) => words.every((word) => texts.get(row)?.includes(word)));
    }
    return viewOf(rows, columns, { orderBy }, paged).filter((row) => tests.every((test) => test(row)));
  };
  // The views are of these rows, hence their type.
  return memoize(views, key, workOut) as readonly Row[];
}

/** Folds the texts of one list version, each distinct one once. */
const folder = memoizeByIdentity((_rows: readonly unknown[], _columns: object) => {
  const known = new Map<string, string>();
  return (text: string): string => {
    const folded = known.get(text) ?? foldText(text);
    known.set(text, folded);
    return folded;
  };
});

/** The texts of each row that a search looks into, folded, one in a line. */
export const searchedTexts = memoizeByIdentity(
  (rows: readonly unknown[], columns: object): ReadonlyMap<unknown, string> => {
    const searched = Object.values<Column<never>>(columns as Columns<string, never>).filter(
      ({ kind, isUnsearched }) => kind === 'text' && !isUnsearched,
    );
    const fold = folder(rows, columns);
    return new Map(rows.map((row) => [row, searched.map(({ value }) => fold(String(value(row as never)))).join('\n')]));
  },
);

/** The test of a condition, its groups included. */
function testOf<Name extends string, Row>(
  columns: Columns<Name, Row>,
  condition: Condition<Name>,
  fold: Fold,
): RowTest<Row> {
  const { column, anyOf, allOf, not } = condition;
  const tests = (allOf ?? []).map((part) => testOf(columns, part, fold));
  if (column) tests.push(columnTest(columns[column], condition, fold));
  if (anyOf) {
    const any = anyOf.map((part) => testOf(columns, part, fold));
    tests.push((row) => any.some((test) => test(row)));
  }
  if (not) {
    const excluded = testOf(columns, not, fold);
    tests.push((row) => !excluded(row));
  }
  return (row) => tests.every((test) => test(row));
}

/** A value as lists show it. */
const shownAs = (kind: ColumnKind, cell: CellValue): string =>
  kind === 'text' ? String(cell) : formatCell(kind, cell);

const shownOf = <Row>({ kind, value }: Column<Row>, row: Row): string => shownAs(kind, value(row));

function columnTest<Row>({ kind, value }: Column<Row>, condition: Condition<string>, fold: Fold): RowTest<Row> {
  const { in: wanted, contains, from, to, fromTime, toTime } = condition;
  const texts = wanted ? new Set(wanted) : null;
  const part = contains == null ? null : foldText(contains);
  const isTimed = fromTime != null || toTime != null;
  const isShown = texts !== null || part !== null || from != null || to != null;
  return (row) => {
    const cell = value(row);
    if (isTimed && !isAtTime(kind, cell, condition)) return false;
    if (!isShown) return true;
    const shown = shownAs(kind, cell);
    return (
      (!texts || texts.has(shown)) &&
      (part === null || fold(shown).includes(part)) &&
      (from == null || compareBound(kind, cell, shown, from) >= 0) &&
      (to == null || compareBound(kind, cell, shown, to) <= 0)
    );
  };
}

/** The shown values of a column with their places in its order; two instants of one second are shown alike. */
function placesOf<Name extends string, Row>(
  rows: readonly Row[],
  columns: Columns<Name, Row>,
  name: Name,
): ReadonlyMap<string, number> {
  return memoize(workedOut(rows, columns).places, name, () => {
    const places = new Map<string, number>();
    for (const row of viewOf(rows, columns, { orderBy: [{ column: name, direction: 'ASC' }] })) {
      const shown = shownOf(columns[name], row);
      if (!places.has(shown)) places.set(shown, places.size);
    }
    return places;
  });
}

/**
 * Counts the shown values of a column among the rows that pass the search and all conditions, except those on that column
 * alone: the most frequent first, then in the column's order.
 */
function facetOf<Name extends string, Row>(
  rows: readonly Row[],
  columns: Columns<Name, Row>,
  { search, where }: Choice<Name>,
  name: Name,
): Facet {
  const others = (where ?? []).filter((condition) => !isAbout(condition, name));
  return memoize(workedOut(rows, columns).facets, JSON.stringify([name, searchWords(search ?? ''), others]), () => {
    const counts = new Map<string, number>();
    for (const row of viewOf(rows, columns, { search, where: others })) {
      const shown = shownOf(columns[name], row);
      counts.set(shown, (counts.get(shown) ?? 0) + 1);
    }
    const places = placesOf(rows, columns, name);
    const placeOf = (shown: string) => places.get(shown) ?? places.size;
    const values = [...counts]
      .sort(([one, count], [other, others]) => others - count || placeOf(one) - placeOf(other))
      .slice(0, maximumFacetValues)
      .map(([value, count]) => ({ value, count }));
    return { column: name, values };
  });
}
