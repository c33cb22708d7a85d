import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ColumnKind } from '../../../schema/columns/column.ts';
import type { TableColumn } from './table.ts';
import { partRoles } from './table-roles.ts';

const icons = { ASC: ArrowUp, DESC: ArrowDown };

/** A column's heading: a button that sorts up, down and not at all, and the column's filter. */
export function HeaderCell<Name extends string>({ column, kind, pin, filter }: HeaderCellProps<Name>) {
  const Icon = column.sorted ? icons[column.sorted] : ChevronsUpDown;
  return (
    <th
      {...partRoles.columnHeader}
      scope="col"
      className={`cell-${kind} ${pin < 2 ? `pinned pinned-${pin + 1}` : ''}`}
      {...(column.sorted && { 'aria-sort': column.sorted === 'ASC' ? 'ascending' : 'descending' })}
    >
      <div className="header-cell">
        <button type="button" className="sort-button" data-sorted={column.sorted !== null} onClick={column.toggleSort}>
          {column.header}
          <Icon size={13} aria-hidden />
        </button>
        {filter}
      </div>
    </th>
  );
}

interface HeaderCellProps<Name extends string> {
  column: TableColumn<Name>;
  kind: ColumnKind;
  /** Place among the visible columns; the first two stay in view when the table scrolls sideways. */
  pin: number;
  filter: ReactNode;
}
