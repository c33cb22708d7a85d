import type { Columns } from '../../../schema/lists/column.ts';
import type { CursorPages, RowPlace } from '../cursor.ts';
import { checkFacetColumns, checkSelection, findColumn, isAbout, type Selection } from '../selection.ts';
import type { ColumnIndex } from './column-index.ts';
import { type ColumnFacet, indexOf, type ValueCount } from './list-index.ts';

/** The rows of a page, and the number of rows on all pages. */
export interface Selected<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number;
  /** Rows up to the end of the page, including earlier pages. */
  readonly end: number;
  /** The last row's place, where pages are cut by cursor; null for a page without rows. */
  readonly last?: RowPlace | null;
}

/**
 * Searches, filters, sorts and pages a list.
 * - `search`: each word is in some text column; case and accents do not count.
 * - `where`: all conditions hold, on the shown values or in the column's order.
 * - `orderBy`: the first step is the strongest; numbers inside texts count by value, and rows without a value are last.
 * - `pages`: equal rows are in the order of the list's ties, and the page begins after the cursor's row.
 * Results are cached with the list's rows, which must never change. Throws BAD_USER_INPUT with `extensions.field`.
 */
export function select<Name extends string, Row>(
  list: { readonly rows: readonly Row[] },
  columns: Columns<Name, Row>,
  selection: Selection<Name>,
  pages: CursorPages<Name, Row> | null = null,
): Selected<Row> {
  checkSelection(columns, selection);
  const { rows } = list;
  const view = indexOf(rows, columns).view(selection, pages?.ties);
  const start = view && pages?.after ? pages.order.startAfter(rows, view, pages.after) : (selection.offset ?? 0);
  const end = selection.first == null ? undefined : start + selection.first;
  if (!view) {
    const page = start === 0 && end === undefined ? rows : rows.slice(start, end);
    return { rows: page, totalCount: rows.length, end: start + page.length };
  }
  const page = Array.from(view.subarray(start, end), (row) => rows[row] as Row);
  const selected = { rows: page, totalCount: view.length, end: start + page.length };
  if (!pages) return selected;
  return { ...selected, last: page.length > 0 ? pages.order.placeOf(rows, view, selected.end - 1) : null };
}

/** Most values of one column with counts. */
export const maximumFacetValues = 500;

/**
 * Counts the shown values of each named column among the rows that pass the search and all conditions, except those on that
 * column alone. At most 500 values, the most frequent first, then in the column's order. Throws BAD_USER_INPUT with
 * `extensions.field`.
 */
export function facets<Name extends string, Row>(
  list: { readonly rows: readonly Row[] },
  columns: Columns<Name, Row>,
  selection: Selection<Name>,
  names: readonly Name[],
): ColumnFacet[] {
  checkSelection(columns, selection);
  checkFacetColumns(names);
  for (const [index, name] of names.entries()) findColumn(columns, name, `columns.${index}`);
  const index = indexOf(list.rows, columns);
  const found: ColumnFacet[] = [];
  for (const name of names) {
    const others = (selection.where ?? []).filter((condition) => !isAbout(condition, name));
    const key = JSON.stringify([name, selection.search?.trim() || null, others]);
    let facet = index.facets.get(key);
    if (!facet) {
      const view = index.view({ search: selection.search, where: others });
      facet = { column: name, values: countValues(index.column(name), view) };
      index.facets.set(key, facet);
    }
    found.push(facet);
  }
  return found;
}

function countValues(column: ColumnIndex, view: Uint32Array | null): ValueCount[] {
  const { codes, values } = column;
  const shown = column.shown();
  const ranks = column.ranks();
  const counts = new Uint32Array(values.length);
  const add = (code: number) => {
    counts[code] = (counts[code] as number) + 1;
  };
  if (view) for (const row of view) add(codes[row] as number);
  else codes.forEach(add);
  // Two instants of one second are shown alike, so they are merged and have the rank of the first.
  const merged = new Map<string, { readonly value: string; readonly rank: number; count: number }>();
  for (const [code, value] of shown.entries()) {
    const count = counts[code] as number;
    const entry = merged.get(value);
    if (entry) entry.count += count;
    else merged.set(value, { value, rank: ranks[code] as number, count });
  }
  const counted = [...merged.values()].filter(({ count }) => count > 0);
  counted.sort((a, b) => b.count - a.count || a.rank - b.rank);
  return counted.slice(0, maximumFacetValues).map(({ value, count }) => ({ value, count }));
}
