import {
  columnFilteringFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  type SortDirection,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { RowActions } from './table-cell.tsx';
import type { TableColumn, TableColumns } from './table-columns.ts';
import type { Pin } from './table-roles.ts';
import { nextSort, type TableView } from './table-state.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
});

/** Columns that stay in view at a table's start when it scrolls sideways: the first visible ones. */
const pinnedColumns = 2;

/** Pixels that stay in view beside the row numbers: half of the narrowest window, which is 1366 px wide at 200 % zoom. */
const pinnedWidth = 683 / 2 - 42;

/** A visible column of a table. */
export interface ShownColumn<Name extends string, Row> {
  readonly name: Name;
  readonly column: TableColumn<Row>;
  readonly pin: Pin;
  /** The class of its place in a card; empty for a value among others. */
  readonly card: string;
}

/** What a table shows: columns and rows in display order. */
export interface TableModel<Name extends string, Row extends object> {
  /** The same array until they change. */
  readonly columns: readonly ShownColumn<Name, Row>[];
  readonly rows: readonly { readonly id: string; readonly row: Row }[];
  /** Direction of the sort by a column; false when it is not the sorted one. */
  readonly sortedBy: (name: Name) => SortDirection | false;
  readonly isFiltered: (name: Name) => boolean;
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
  readonly view: TableView<Name>;
  /** The last column, `Action`: what can be done with a record. A constant of a module. */
  readonly actions?: RowActions<Row> | undefined;
  /** Takes what makes the next sort of the latest one. */
  readonly onSort: (next: (latest: SortingState) => SortingState) => void;
}

/**
 * Columns with their visibility, pins, sort and filters by TanStack Table, with the rows left as the server sent them.
 * This file is the only one that calls the library. Its table is a new object on every render, so nothing of it leaves
 * this function.
 */
export function useColumnTable<Name extends string, Row extends object>(
  source: TableSource<Name, Row>,
): TableModel<Name, Row> {
  const { columns, rows, rowKey, view, actions, onSort } = source;
  const { filters, sort, pagination, visibility } = view;
  const definitions = useMemo(() => Object.values<TableColumn<Row>>(columns), [columns]);
  const columnPinning = useMemo(() => {
    const visible = definitions.filter(({ id }) => visibility[id] !== false);
    const last = visible.at(-1);
    // Sentences would cover what they are about, and buttons stay in view themselves.
    const isLastPinned = last && visible.length > pinnedColumns && last.meta.card !== 'wide' && !actions;
    let room = pinnedWidth - (actions?.width ?? 0);
    const start = visible.slice(0, pinnedColumns).filter(({ minSize = 0 }) => {
      room -= minSize;
      return room > 0;
    });
    return { start: start.map(({ id }) => id), end: isLastPinned ? [last.id] : [] };
  }, [definitions, visibility, actions]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualFiltering: true,
    manualPagination: true,
    manualSorting: true,
    state: { columnFilters: filters, columnPinning, columnVisibility: visibility, pagination, sorting: sort },
  });
  const visible = table.getVisibleLeafColumns();
  const shown = useMemo(() => {
    const named = visible.findIndex(({ id }) => columns[id as Name].meta.card === 'title');
    const title = named < 0 ? Math.min(1, visible.length - 1) : named;
    return visible.map((column, index): ShownColumn<Name, Row> => {
      const name = column.id as Name;
      const { card } = columns[name].meta;
      const place = index === title ? 'title' : (card ?? (index === 0 && title === 1 ? 'id' : undefined));
      const side = column.getIsPinned();
      return {
        name,
        column: columns[name],
        pin: side === 'end' ? side : side ? (index === 0 ? 1 : 2) : null,
        card: place ? `card-${place}` : '',
      };
    });
  }, [visible, columns]);
  const model = table.getRowModel();
  return {
    columns: shown,
    rows: useMemo(() => model.rows.map((row) => ({ id: row.id, row: row.original as Row })), [model]),
    sortedBy: (name) => table.getColumn(name)?.getIsSorted() ?? false,
    isFiltered: (name) => table.getColumn(name)?.getIsFiltered() ?? false,
    // Not the library's own function: it starts from the drawn table, and a second quick press may come before it is drawn.
    toggleSort: (name) => onSort((latest) => nextSort(latest, name)),
  };
}
