import { type ChangeColumnName, changeColumns, fieldChange, fieldLabel } from '../../../schema/columns/changes.ts';
import type { ChangeCellsFragment } from '../../api/generated/changes.ts';
import type { CellKinds } from '../../list/table/table-cell.tsx';
import './change-cells.css';

type Row = ChangeCellsFragment;

/** Fields that a row shows at first. */
const shownFields = 2;

export const rowKey = (row: Row) => String(row.number);

/** Least widths in px; other columns follow their kind. */
export const changeWidths = {
  AT: 108,
  WHO: 132,
  ACTION: 96,
  SUBJECT: 80,
  RECORD: 120,
  FIELDS: 210,
  ADDRESS: 88,
  NUMBER: 58,
};

/** How both screens draw a change. */
export const changeCells = {
  WHO: (row) => (
    <span className="change-lines cell-wrap">
      {row.who}
      {row.program && <span className="change-program">by {row.program}</span>}
    </span>
  ),
  ACTION: (row) => (
    <span className={`badge ${marks[row.action ?? ''] ?? ''}`}>{String(changeColumns.ACTION.value(row))}</span>
  ),
  FIELDS: (row) => <ChangedFields row={row} />,
  ADDRESS: (row) => <span className="change-lines cell-wrap">{row.address}</span>,
} satisfies CellKinds<ChangeColumnName, Row>;

const marks: Readonly<Record<string, string>> = {
  CREATED: 'badge-green',
  DELETED: 'change-removed',
  DROPPED: 'change-removed',
};

/** The first fields of a change, the others on demand; in print all of them. */
function ChangedFields({ row: { action, fields } }: { row: Row }) {
  if (fields.length === 0) return action === 'CHANGED' && <>Nothing differed</>;
  const lines = fields.map((field) => (
    <span key={field.name}>
      <span className="change-field">{fieldLabel(field.name)}:</span> {fieldChange(field)}
    </span>
  ));
  const more = lines.slice(shownFields);
  return (
    <div className="change-lines cell-wrap">
      {lines.slice(0, shownFields)}
      {more.length > 0 && (
        <details>
          <summary>
            {more.length} more {more.length === 1 ? 'field' : 'fields'}
          </summary>
          <div className="change-lines">{more}</div>
        </details>
      )}
    </div>
  );
}
