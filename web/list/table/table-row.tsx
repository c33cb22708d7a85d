import { memo } from 'react';
import type { Columns } from '../../../schema/columns/column.ts';
import { type CellKinds, cellContent, type RowActions } from './table-cell.tsx';
import { partRoles } from './table-roles.ts';

interface TableRowProps<Name extends string, Row> {
  row: Row;
  number: number;
  columns: Columns<Name, Row>;
  names: readonly Name[];
  cells: CellKinds<Name, Row> | undefined;
  actions: RowActions<Row> | undefined;
  isFlagged: boolean;
  isNew: boolean;
}

/** A row; drawn again only when its record, its number or the columns change. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Name extends string, Row>({
  row,
  number,
  columns,
  names,
  cells,
  actions,
  isFlagged,
  isNew,
}: TableRowProps<Name, Row>) {
  return (
    <tr {...partRoles.row} data-flagged={isFlagged || undefined} data-new={isNew || undefined}>
      <td {...partRoles.cell} className="cell-sn" data-label="sn">
        {isNew && <span className="row-new">New </span>}
        {number}
      </td>
      {names.map((name, index) => {
        const column = columns[name];
        const Part = index === 0 ? 'th' : 'td';
        return (
          <Part
            key={name}
            {...(index === 0 ? { ...partRoles.rowHeader, scope: 'row' } : partRoles.cell)}
            className={`cell-${column.kind} ${index < 2 ? `pinned pinned-${index + 1}` : ''}`}
            data-label={column.head ?? column.header}
          >
            {cellContent({ row, name, column, cells })}
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
