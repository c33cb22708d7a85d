import { maximumFacetColumns } from '../../../schema/limits.ts';
import type { Column } from '../../../schema/lists/column.ts';
import { type Filter, filterKind } from '../../../schema/view-address.ts';
import { filterOf } from '../table/table-state.ts';
import type { SearchFields, SearchValues } from './search-fields.ts';
import { columnNames, type View, type ViewShape } from './view.ts';

/** The arguments that every list field of the schema has, in the shape of its generated operation. */
export interface ListVariables<Name extends string> {
  search: string | null;
  where: (Filter & { column: Name })[];
  orderBy: { column: Name; direction: 'ASC' | 'DESC' }[];
  first: number;
  offset: number;
  /** The columns whose values the filter menus list, but for those that take more calls than the list. */
  facets: Name[];
}

/** The GraphQL variables of a view; null while a search field waits for its answer. */
export function listVariables<Name extends string, Fields extends SearchFields>(
  { columns, fields }: ViewShape<Name, Fields>,
  view: Pick<View<Name, Fields>, 'values' | 'search' | 'filters' | 'sort' | 'pagination'>,
): (SearchValues<Fields> & ListVariables<Name>) | null {
  if (Object.entries(fields).some(([name, { kind }]) => kind !== 'person' && view.values[name] === undefined))
    return null;
  const { pageIndex, pageSize } = view.pagination;
  const asked = Object.entries(view.values).filter(([name]) => !fields[name]?.isForLinks);
  return {
    ...(Object.fromEntries(asked) as SearchValues<Fields>),
    search: view.search || null,
    where: view.filters.map(({ id, value }) => ({ column: id, ...value })),
    orderBy: view.sort.map(({ id, desc }) => ({ column: id as Name, direction: desc ? 'DESC' : 'ASC' })),
    first: pageSize,
    offset: pageIndex * pageSize,
    facets: columnNames(columns)
      .filter((name) => isCounted(columns[name], filterOf(view.filters, name)))
      .slice(0, maximumFacetColumns),
  };
}

/**
 * Whether the column's filter is a menu of its values, counted with the list: where that takes calls, only while the list is
 * filtered by it; or its file must know whether it has values. A month has a column of marks for each day, which are counted
 * only while the list is filtered by one.
 */
const isCounted = (column: Column<never>, filter: Filter | undefined) =>
  column.kind === 'mark'
    ? filter !== undefined
    : column.isSeldom === true ||
      (filterKind(column) === 'oneOf' && (column.calls === undefined || (column.filterable && filter !== undefined)));
