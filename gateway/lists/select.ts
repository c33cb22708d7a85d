import type { Columns } from '../../schema/columns/column.ts';
import type { Steps } from '../yield-turn.ts';
import { indexOf, type ListIndex } from './list-index.ts';
import { checkSelection, type Selection } from './selection.ts';

/** The rows of a page, and how many rows pass over all pages. */
export interface Selected<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number;
}

/**
 * Searches, filters, sorts and cuts a list. `search`: each of its words stands in some text column, in any order,
 * without regard to case and accents. `where`: all conditions hold, on the values as they are shown or in the column's own order. `orderBy`:
 * stable, first step strongest; numbers inside texts count by value, timestamps as instants, rows without a value come
 * last in both directions. What was worked out is remembered with the list's rows, which must never change.
 * Throws BAD_USER_INPUT with `extensions.field`.
 */
export async function select<Name extends string, Row>(
  list: { readonly rows: readonly Row[] },
  columns: Columns<Name, Row>,
  selection: Selection<Name>,
): Promise<Selected<Row>> {
  checkSelection(columns, selection);
  const index = indexOf(list.rows, columns);
  return index.run(selectSteps(list, index, selection));
}

function* selectSteps<Name extends string, Row>(
  list: { readonly rows: readonly Row[] },
  index: ListIndex<Name, Row>,
  selection: Selection<Name>,
): Steps<Selected<Row>> {
  const start = selection.offset ?? 0;
  const end = selection.first == null ? undefined : start + selection.first;
  const view = yield* index.view(selection);
  if (!view) {
    const isWhole = start === 0 && end === undefined;
    return { rows: isWhole ? list.rows : list.rows.slice(start, end), totalCount: list.rows.length };
  }
  const rows = Array.from(view.subarray(start, end), (place) => list.rows[place] as Row);
  return { rows, totalCount: view.length };
}
