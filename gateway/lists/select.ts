import type { Columns } from '../../schema/lists/column.ts';
import type { CursorPages, RowPlace } from './cursor.ts';
import { type ColumnFacet, indexOf } from './list-index.ts';
import { checkFacetColumns, type Selection } from './selection.ts';

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
  const view = indexOf(rows, columns).view(selection, pages?.ties);
  const start = view && pages?.after ? pages.startAfter(rows, view, pages.after) : (selection.offset ?? 0);
  const end = selection.first == null ? undefined : start + selection.first;
  const page = view
    ? Array.from(view.subarray(start, end), (row) => rows[row] as Row)
    : start === 0 && end === undefined
      ? rows
      : rows.slice(start, end);
  const selected = { rows: page, totalCount: (view ?? rows).length, end: start + page.length };
  if (!view || !pages) return selected;
  return { ...selected, last: page.length > 0 ? pages.placeOf(rows, view, selected.end - 1) : null };
}

/** Counts the shown values of each named column; at most 500 values. Throws BAD_USER_INPUT for too many columns. */
export function facets<Name extends string, Row>(
  { rows }: { readonly rows: readonly Row[] },
  columns: Columns<Name, Row>,
  selection: Selection<Name>,
  names: readonly Name[],
): readonly ColumnFacet[] {
  checkFacetColumns(names);
  const index = indexOf(rows, columns);
  return names.map((name) => index.facet(selection, name));
}
