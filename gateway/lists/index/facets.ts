import type { Columns } from '../../../schema/columns/column.ts';
import { eachPlace, type ResumableTask } from '../../shared/event-loop.ts';
import { findColumn } from '../find-column.ts';
import { checkSelection, type Selection } from '../selection.ts';
import { checkFacetColumns } from '../selection-sizes.ts';
import { type ColumnIndex, sortByPlace } from './column-index.ts';
import { isAbout } from './condition.ts';
import { type ColumnFacet, indexOf, type ListIndex, type ValueCount } from './list-index.ts';

/** Most values one column's counts hold. */
export const maximumFacetValues = 500;

/**
 * For each named column its shown values with counts, among the rows that pass the search and every condition but those
 * about that column alone: at most 500 values, most frequent first, then in the column's order, rows without a value last.
 * `orderBy`, `first` and `offset` of the selection play no part. Throws BAD_USER_INPUT with `extensions.field`.
 */
export async function facets<Name extends string, Row>(
  list: { readonly rows: readonly Row[] },
  columns: Columns<Name, Row>,
  selection: Selection<Name>,
  names: readonly Name[],
): Promise<ColumnFacet[]> {
  checkSelection(columns, selection);
  checkFacetColumns(names);
  for (const [place, name] of names.entries()) findColumn(columns, name, `columns.${place}`);
  const index = indexOf(list.rows, columns);
  return index.run(() => facetSteps(index, selection, names));
}

function* facetSteps<Name extends string, Row>(
  index: ListIndex<Name, Row>,
  selection: Selection<Name>,
  names: readonly Name[],
): ResumableTask<ColumnFacet[]> {
  const found: ColumnFacet[] = [];
  for (const name of names) {
    const where = (selection.where ?? []).filter((condition) => !isAbout(condition, name));
    const key = JSON.stringify([name, selection.search?.trim() || null, where]);
    let facet = index.facets.get(key);
    if (!facet) {
      yield;
      const view = yield* index.view({ search: selection.search, where });
      facet = { column: name, values: yield* countValues(yield* index.column(name), view) };
      index.facets.set(key, facet);
    }
    found.push(facet);
  }
  return found;
}

function* countValues(column: ColumnIndex, view: Uint32Array | null): ResumableTask<ValueCount[]> {
  const { codes, values } = column;
  const shown = yield* column.shown();
  const ranks = yield* column.ranks();
  const counts = new Uint32Array(values.length);
  const add = (code: number, count: number) => {
    counts[code] = (counts[code] as number) + count;
  };
  if (view) for (const row of view) add(codes[row] as number, 1);
  else for (const code of codes) add(code, 1);

  // Two instants of one second are two values that people read as one.
  const firstWith = new Map<string, number>();
  yield* eachPlace(shown.length, (code) => {
    const text = shown[code] as string;
    const first = firstWith.get(text);
    if (first === undefined) firstWith.set(text, code);
    else {
      add(first, counts[code] as number);
      counts[code] = 0;
    }
  });

  const most = counts.reduce((largest, count) => Math.max(largest, count), 0);
  const byRank = sortByPlace(Uint32Array.from(counts.keys()), null, ranks, values.length);
  const order = sortByPlace(
    byRank,
    null,
    counts.map((count) => most - count),
    most,
  );
  return Array.from(order.subarray(0, maximumFacetValues), (code) => ({
    value: shown[code] as string,
    count: counts[code] as number,
  })).filter((entry) => entry.count > 0);
}
