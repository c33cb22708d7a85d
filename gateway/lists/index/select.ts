import type { Columns } from '../../../schema/columns/column.ts';
import type { ResumableTask } from '../../shared/event-loop.ts';
import type { CursorPages } from '../cursor.ts';
import { checkSelection, type Selection } from '../selection.ts';
import { indexOf, type ListIndex } from './list-index.ts';
import type { RowPlace } from './row-order.ts';

/** The rows of a page, and how many rows pass over all pages. */
export interface Selected<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number;
  /** Rows up to the end of the page, those before it included. */
  readonly end: number;
  /** The last row's place, where pages are cut by cursor; null for a page without rows. */
  readonly last?: RowPlace | null;
}

/**
 * Searches, filters, sorts and cuts a list. `search`: each of its words stands in some text column, in any order,
 * without regard to case and accents. `where`: all conditions hold, on the values as they are shown or in the column's own order. `orderBy`:
 * stable, first step strongest; numbers inside texts count by value, timestamps as instants, rows without a value come
 * last in both directions. With `pages`, rows of equal steps are in the order of the list's ties and the page begins
 * after the row of the cursor. What was worked out is remembered with the list's rows, which must never change.
 * Throws BAD_USER_INPUT with `extensions.field`.
 */
export async function select<Name extends string, Row>(
  list: { readonly rows: readonly Row[] },
  columns: Columns<Name, Row>,
  selection: Selection<Name>,
  pages: CursorPages<Name, Row> | null = null,
): Promise<Selected<Row>> {
  checkSelection(columns, selection);
  const index = indexOf(list.rows, columns);
  return index.run(() => (pages ? cursorSteps(list, index, selection, pages) : selectSteps(list, index, selection)));
}

function* selectSteps<Name extends string, Row>(
  list: { readonly rows: readonly Row[] },
  index: ListIndex<Name, Row>,
  selection: Selection<Name>,
): ResumableTask<Selected<Row>> {
  const start = selection.offset ?? 0;
  const end = selection.first == null ? undefined : start + selection.first;
  const view = yield* index.view(selection);
  if (!view) {
    const isWhole = start === 0 && end === undefined;
    const rows = isWhole ? list.rows : list.rows.slice(start, end);
    return { rows, totalCount: list.rows.length, end: start + rows.length };
  }
  const rows = Array.from(view.subarray(start, end), (place) => list.rows[place] as Row);
  return { rows, totalCount: view.length, end: start + rows.length };
}

function* cursorSteps<Name extends string, Row>(
  list: { readonly rows: readonly Row[] },
  index: ListIndex<Name, Row>,
  selection: Selection<Name>,
  { ties, order, after }: CursorPages<Name, Row>,
): ResumableTask<Selected<Row>> {
  const view = yield* index.ordered(selection, ties);
  const start = after ? order.startAfter(list.rows, view, after) : (selection.offset ?? 0);
  const places = view.subarray(start, selection.first == null ? undefined : start + selection.first);
  const end = start + places.length;
  return {
    rows: Array.from(places, (place) => list.rows[place] as Row),
    totalCount: view.length,
    end,
    last: places.length > 0 ? order.placeOf(list.rows, view, end - 1) : null,
  };
}
