import { formatLongDate, formatRange } from '../../../schema/format.ts';
import { type Column, type Columns, wordOf } from '../../../schema/lists/column.ts';
import type { Filter } from '../../../schema/view-address.ts';
import { rangeOf, type SearchFields } from './search-fields.ts';
import type { View } from './view.ts';

/** The search values of a view as people read them, in the order of the fields. */
export function describeSearch<Fields extends SearchFields>(
  fields: Fields,
  values: View<string, Fields>['values'],
): string[] {
  const range = rangeOf(values);
  return Object.entries(fields).flatMap(([name, field]) => {
    if (range && name === 'to') return [];
    if (range && name === 'from') return [formatRange(range.from, range.to)];
    const value = values[name];
    return value === undefined || field.kind === 'person' ? [] : [field.show(value)];
  });
}

/** What narrows a view, one sentence part for the text search and for each filter: `District: Aba, Awka`. */
export function describeFilters<Name extends string>(
  columns: Columns<Name, never>,
  { search, filters }: Pick<View<Name, SearchFields>, 'search' | 'filters'>,
): string[] {
  const parts = filters.map(({ id, value }) => `${columns[id].header}${describe(value, columns[id])}`);
  return search ? [`contains "${search}"`, ...parts] : parts;
}

function describe(filter: Filter, { words }: Column<never>): string {
  if (filter.in) return `: ${filter.in.map((value) => wordOf(value, words)).join(', ')}`;
  if (filter.contains) return ` contains "${filter.contains}"`;
  const from = filter.from ? ` from ${formatLongDate(filter.from)}` : '';
  return filter.to ? `${from} to ${formatLongDate(filter.to)}` : from;
}
