import type { TableColumns } from '../table/table-columns.ts';
import type { SearchFields, SearchValues } from './search-fields.ts';
import { type ListView, useListView } from './use-list-view.ts';

/** Of a list without a search. */
export const noSearch = {};

/**
 * A list of the gateway as `ReportPage` takes it: its columns, its view in the address, and what `useRows`, the hook of its
 * operation, answers to that view. `columns` and `fields` must be constants of a module.
 */
export function useList<Name extends string, Row, Fields extends SearchFields, List extends string, Result>(
  list: List,
  columns: TableColumns<Name, Row>,
  fields: Fields,
  useRows: (request: ListView<Name, Fields, SearchValues<Fields>>['request']) => Result,
) {
  const view = useListView(columns, fields, list);
  return { list, columns, view, result: useRows(view.request) };
}
