import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { CellValue, Columns } from '../../../schema/columns/column.ts';
import { nextSort, type Sort } from './table-state.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

/** A visible column of a table. */
export interface TableColumn<Name extends string> {
  readonly name: Name;
  readonly header: string;
  /** Direction of the sort by this column; null when it is not the sorted one. */
  readonly sorted: 'ASC' | 'DESC' | null;
  /** Sorts up, then down, then not at all. */
  readonly toggleSort: () => void;
}

/** What a table shows: columns and rows in display order. */
export interface TableModel<Name extends string, Row extends object> {
  readonly columns: readonly TableColumn<Name>[];
  /** Names of the visible columns; the same array until they change. */
  readonly names: readonly Name[];
  readonly rows: readonly { readonly id: string; readonly row: Row }[];
}

/** What a table is made of. */
export interface TableSource<Name extends string, Row extends object> {
  readonly columns: Columns<Name, Row>;
  /** One page, as the server filtered, sorted and cut it. */
  readonly rows: readonly Row[];
  /** A module's function: the key of a row. */
  readonly rowKey: (row: Row) => string;
  readonly hidden: readonly Name[];
  readonly sort: Sort<Name> | null;
  /** Takes what makes the next sort of the latest one. */
  readonly onSort: (next: (latest: Sort<Name> | null) => Sort<Name> | null) => void;
}

/**
 * Columns, visibility and sort state by TanStack Table, with the rows left as the server sent them. This file is the
 * only one that knows the library. Its table is a new object on every render, so nothing of it leaves this function.
 */
export function useColumnTable<Name extends string, Row extends object>(
  source: TableSource<Name, Row>,
): TableModel<Name, Row> {
  const { columns, rows, rowKey, hidden, sort, onSort } = source;
  const definitions = useMemo(() => defineColumns(columns), [columns]);
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((name) => [name, false])), [hidden]);
  const sorting = useMemo(() => (sort ? [{ id: sort.column as string, desc: sort.direction === 'DESC' }] : []), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    state: { columnVisibility, sorting },
  });
  const visible = table.getVisibleLeafColumns();
  const names = visible.map((column) => column.id as Name).join();
  const model = table.getRowModel();
  return {
    columns: visible.map((column) => {
      const sorted = column.getIsSorted();
      const { head, header } = columns[column.id as Name];
      return {
        name: column.id as Name,
        header: head ?? header,
        sorted: sorted ? (sorted === 'desc' ? 'DESC' : 'ASC') : null,
        toggleSort: () => onSort((latest) => nextSort(latest, column.id as Name)),
      };
    }),
    names: useMemo(() => (names ? (names.split(',') as Name[]) : []), [names]),
    rows: useMemo(() => model.rows.map((row) => ({ id: row.id, row: row.original as Row })), [model]),
  };
}

function defineColumns<Name extends string, Row extends object>(columns: Columns<Name, Row>) {
  const helper = createColumnHelper<typeof features, Row>();
  return helper.columns(
    (Object.keys(columns) as Name[]).map((name) =>
      helper.accessor((row): CellValue => columns[name].value(row), { id: name }),
    ),
  );
}
