import { memo } from 'react';
import type { ShownColumn } from './table.ts';
import { cellContent, type RowActions } from './table-cell.tsx';
import { partRoles, pinClass } from './table-roles.ts';

interface TableRowProps<Name extends string, Row> {
  row: Row;
  number: number;
  columns: readonly ShownColumn<Name, Row>[];
  actions: RowActions<Row> | undefined;
  isFlagged: boolean;
  isNew: boolean;
  /** The skip link of the shell leads to it. */
  isFirst: boolean;
}

/** A row; drawn again only when its record, its number or the columns change. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Name extends string, Row>({
  row,
  number,
  columns,
  actions,
  isFlagged,
  isNew,
  isFirst,
}: TableRowProps<Name, Row>) {
  return (
    <tr
      {...partRoles.row}
      {...(isFirst && { id: 'first-row', tabIndex: -1 })}
      data-flagged={isFlagged || undefined}
      data-new={isNew || undefined}
    >
      <td {...partRoles.cell} className="cell-sn" data-label="sn">
        {isNew && <span className="row-new">New </span>}
        <span>{number}</span>
      </td>
      {columns.map(({ name, column, pin, card }, index) => {
        const Part = index === 0 ? 'th' : 'td';
        return (
          <Part
            key={name}
            {...(index === 0 ? { ...partRoles.rowHeader, scope: 'row' } : partRoles.cell)}
            className={`cell-${column.kind} ${pinClass(pin)} ${card}${column.meta.wrap ? ' cell-wrap' : ''}`}
            data-label={column.head ?? column.header}
          >
            {cellContent(row, column)}
          </Part>
        );
      })}
      {actions && (
        <td {...partRoles.cell} className="cell-actions" data-label="Action">
          <div className="row-actions">{actions.draw(row)}</div>
        </td>
      )}
    </tr>
  );
}
