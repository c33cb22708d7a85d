import { changeColumns, fieldChange, fieldLabel } from '../../../schema/lists/changes.ts';
import type { ChangeCellsFragment } from '../../api/generated/changes.ts';
import { drawColumns } from '../../list/table/table-columns.ts';
import { counted } from '../../ui/words.ts';
import './change-cells.css';
import { Badge, type Tone } from '../../ui/badge.tsx';

type Row = ChangeCellsFragment;

/** Fields that a row shows at first. */
const shownFields = 2;

export const rowKey = (row: Row) => String(row.number);

/** The columns of both screens. */
export const drawnColumns = drawColumns(changeColumns, {
  AT: { minSize: 108 },
  WHO: {
    minSize: 132,
    wrap: true,
    cell: (row: Row) => (
      <span className="change-lines">
        <span>{row.who}</span>
        {row.program && <span className="muted">{`by ${row.program}`}</span>}
      </span>
    ),
  },
  ACTION: {
    minSize: 96,
    cell: (row: Row) => (
      <Badge tone={tones[row.action ?? ''] ?? 'gray'}>{String(changeColumns.ACTION.value(row))}</Badge>
    ),
  },
  SUBJECT: { minSize: 80 },
  RECORD: { minSize: 120 },
  FIELDS: { minSize: 210, wrap: true, cell: (row: Row) => <ChangedFields row={row} /> },
  ADDRESS: { minSize: 88, wrap: true },
  NUMBER: { minSize: 58 },
});

const tones: Readonly<Record<string, Tone>> = { CREATED: 'green', DELETED: 'red', DROPPED: 'red' };

/** The first fields of a change, the others on demand; in print all of them. */
function ChangedFields({ row }: { row: Row }) {
  const { fields } = row;
  if (fields.length === 0) {
    const text = changeColumns.FIELDS.value(row);
    return text ? <span>{text}</span> : null;
  }
  const lines = fields.map((field) => (
    <span key={field.name}>
      <span className="muted">{`${fieldLabel(field.name)}:`}</span> <span>{fieldChange(field)}</span>
    </span>
  ));
  const more = lines.slice(shownFields);
  return (
    <div className="change-lines">
      {lines.slice(0, shownFields)}
      {more.length > 0 && (
        <details>
          <summary>{counted(more.length, 'more field', 'more fields')}</summary>
          <div className="change-lines">{more}</div>
        </details>
      )}
    </div>
  );
}
