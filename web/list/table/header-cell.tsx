import type { SortDirection } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronDown, ChevronsUpDown, ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { PopoverButton } from '../../ui/popover-button.tsx';
import type { ShownColumn } from './table.ts';
import { partRoles, pinClass } from './table-roles.ts';

const icons = { asc: ArrowUp, desc: ArrowDown };

/** A column's heading, one button: it opens the column's menu, or sorts up, down and not at all where it has none. */
export function HeaderCell<Name extends string, Row>(props: HeaderCellProps<Name, Row>) {
  const { shown, sorted, onSort, isFiltered, menu } = props;
  const { column, pin } = shown;
  const Icon = sorted ? icons[sorted] : menu ? ChevronDown : ChevronsUpDown;
  const text = column.head ?? column.header;
  const button = {
    className: 'sort-button',
    'data-sorted': sorted !== false,
    'data-active': isFiltered,
    ...(text !== column.header && { title: column.header }),
    children: (
      <>
        <span>{text}</span>
        {isFiltered && <span className="visually-hidden"> filtered</span>}
        {isFiltered && <ListFilter className="filter-mark" size={11} aria-hidden />}
        {(sorted || !isFiltered) && <Icon size={11} aria-hidden />}
      </>
    ),
  };
  return (
    <th
      {...partRoles.columnHeader}
      scope="col"
      className={`cell-${column.kind} ${pinClass(pin)}`}
      {...(sorted && { 'aria-sort': sorted === 'asc' ? 'ascending' : 'descending' })}
    >
      {menu ? (
        <PopoverButton {...button} label={column.header} content={menu} />
      ) : (
        <button type="button" {...button} onClick={onSort} />
      )}
    </th>
  );
}

interface HeaderCellProps<Name extends string, Row> {
  shown: ShownColumn<Name, Row>;
  /** Direction of the sort by the column; false when it is not the sorted one. */
  sorted: SortDirection | false;
  onSort: () => void;
  isFiltered: boolean;
  /** The panel that it opens. */
  menu: ((close: () => void) => ReactNode) | undefined;
}
