import {
  columnPinningFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { CellValue } from '../../../schema/lists/column.ts';
import type { TableColumn, TableColumns } from './table-columns.ts';
import { nextSort, type Sort } from './table-state.ts';

const features = tableFeatures({ columnPinningFeature, columnVisibilityFeature, rowSortingFeature });

/** Columns that stay in view when a table scrolls sideways: the first visible ones. */
const pinnedColumns = 2;

/** A visible column of a table. */
export interface ShownColumn<Name extends string, Row> {
  readonly name: Name;
  readonly column: TableColumn<Row>;
  /** Place among the columns that stay in view when the table scrolls sideways, from 1; 0 for the others. */
  readonly pin: number;
}

/** What a table shows: columns and rows in display order. */
export interface TableModel<Name extends string, Row extends object> {
  /** The same array until they change. */
  readonly columns: readonly ShownColumn<Name, Row>[];
  readonly rows: readonly { readonly id: string; readonly row: Row }[];
  /** Direction of the sort by a column; null when it is not the sorted one. */
  readonly sortedBy: (name: Name) => 'ASC' | 'DESC' | null;
  /** Sorts by a column up, then down, then not at all. */
  readonly toggleSort: (name: Name) => void;
}

/** What a table is made of. */
export interface TableSource<Name extends string, Row extends object> {
  readonly columns: TableColumns<Name, Row>;
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
 * Columns with their visibility, pins and sort by TanStack Table, with the rows left as the server sent them. This file is
 * the only one that knows the library. Its table is a new object on every render, so nothing of it leaves this function.
 */
export function useColumnTable<Name extends string, Row extends object>(
  source: TableSource<Name, Row>,
): TableModel<Name, Row> {
  const { columns, rows, rowKey, hidden, sort, onSort } = source;
  const definitions = useMemo(() => defineColumns(columns), [columns]);
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((name) => [name, false])), [hidden]);
  const columnPinning = useMemo(() => {
    const visible = (Object.keys(columns) as Name[]).filter((name) => !hidden.includes(name));
    return { start: visible.slice(0, pinnedColumns), end: [] };
  }, [columns, hidden]);
  const sorting = useMemo(() => (sort ? [{ id: sort.column as string, desc: sort.direction === 'DESC' }] : []), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    state: { columnVisibility, columnPinning, sorting },
  });
  const visible = table.getVisibleLeafColumns();
  const shown = useMemo(
    () =>
      visible.map((column) => ({
        name: column.id as Name,
        column: columns[column.id as Name],
        pin: column.getIsPinned() ? column.getPinnedIndex() + 1 : 0,
      })),
    [visible, columns],
  );
  const model = table.getRowModel();
  return {
    columns: shown,
    rows: useMemo(() => model.rows.map((row) => ({ id: row.id, row: row.original as Row })), [model]),
    sortedBy(name) {
      const sorted = table.getColumn(name)?.getIsSorted();
      if (!sorted) return null;
      return sorted === 'desc' ? 'DESC' : 'ASC';
    },
    // Not the library's own: its next step is that of the drawn table, and two quick presses may come before it is drawn.
    toggleSort: (name) => onSort((latest) => nextSort(latest, name)),
  };
}

function defineColumns<Name extends string, Row extends object>(columns: TableColumns<Name, Row>) {
  const helper = createColumnHelper<typeof features, Row>();
  return helper.columns(
    (Object.keys(columns) as Name[]).map((name) => {
      const { value, head, header } = columns[name];
      return helper.accessor((row): CellValue => value(row), { id: name, header: head ?? header });
    }),
  );
}
