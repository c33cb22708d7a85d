import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownColumn } from './table.ts';
import { partRoles, pinClass } from './table-roles.ts';

const icons = { ASC: ArrowUp, DESC: ArrowDown };

/** A column's heading: a button that sorts up, down and not at all, and the column's filter. */
export function HeaderCell<Name extends string, Row>({ shown, sorted, onSort, filter }: HeaderCellProps<Name, Row>) {
  const { column, pin } = shown;
  const Icon = sorted ? icons[sorted] : ChevronsUpDown;
  return (
    <th
      {...partRoles.columnHeader}
      scope="col"
      className={`cell-${column.kind} ${pinClass(pin)}`}
      {...(sorted && { 'aria-sort': sorted === 'ASC' ? 'ascending' : 'descending' })}
    >
      <div className="header-cell row">
        <button type="button" className="sort-button" data-sorted={sorted !== null} onClick={onSort}>
          <span>{column.head ?? column.header}</span>
          <Icon size={13} aria-hidden />
        </button>
        {filter}
      </div>
    </th>
  );
}

interface HeaderCellProps<Name extends string, Row> {
  shown: ShownColumn<Name, Row>;
  /** Direction of the sort by the column; null when it is not the sorted one. */
  sorted: 'ASC' | 'DESC' | null;
  onSort: () => void;
  filter: ReactNode;
}
