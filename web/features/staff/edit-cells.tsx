import { ArrowRight, CircleAlert, CircleCheck } from 'lucide-react';
import { useContext } from 'react';
import { drawColumns } from '../../list/table/table-columns.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { isEditable } from './batch-edits.ts';
import { type BatchRow, fieldLabel } from './batch-rows.ts';
import { EditMarksContext } from './use-batch-edits.ts';

/** Columns of the changes. */
export type EditColumnName = 'LINE' | 'STAFF' | 'CHANGES' | 'UPDATE';

/** The columns of the changes: the row, whose record it is, what differs, and what came of its update. */
export const editColumns = drawColumns<EditColumnName, BatchRow>({
  LINE: { header: 'Line', kind: 'number', value: (row) => row.line, minSize: 74, cell: (row) => <Tick row={row} /> },
  STAFF: {
    header: 'Staff',
    kind: 'text',
    value: (row) => row.name || row.staffID,
    minSize: 140,
    cell: (row) => (
      <span>
        {row.name || row.staffID}
        {row.name && <span className="edit-id">{row.staffID}</span>}
      </span>
    ),
  },
  CHANGES: {
    header: 'Changes',
    kind: 'text',
    value: (row) => row.changes.map(fieldLabel).join(),
    minSize: 300,
    cell: (row) => <Changes row={row} />,
  },
  UPDATE: { header: 'Update', kind: 'text', value: () => '', minSize: 150, cell: (row) => <Result row={row} /> },
});

function Tick({ row }: { row: BatchRow }) {
  const { ticked, results, isRunning, toggle } = useContext(EditMarksContext);
  const isDone = results.get(row.line)?.state === 'done';
  const canTick = isEditable(row) && !isDone;
  return (
    <Checkbox
      className="edit-tick"
      aria-label={`Update ${row.name || row.staffID}, line ${row.line}`}
      checked={canTick && ticked.has(row.line)}
      disabled={!canTick || isRunning}
      onChange={() => toggle(row.line)}
    >
      {row.line}
    </Checkbox>
  );
}

function Changes({ row }: { row: BatchRow }) {
  return (
    <ul className="edit-changes">
      {row.edit?.values.map(({ field, current, shown }) => (
        <li key={field}>
          <strong>{fieldLabel(field)}</strong>
          <span className="visually-hidden"> from </span>
          <del>{current || 'empty'}</del>
          <ArrowRight size={13} aria-hidden />
          <span className="visually-hidden"> to </span>
          <ins>{shown}</ins>
        </li>
      ))}
      {row.changes.includes('imageURL') && (
        <li>
          <strong>{fieldLabel('imageURL')}</strong> differs. Change photos in the staff list.
        </li>
      )}
    </ul>
  );
}

function Result({ row }: { row: BatchRow }) {
  const { results } = useContext(EditMarksContext);
  const result = results.get(row.line);
  if (!isEditable(row)) return <span className="batch-none">Cannot be updated here</span>;
  if (!result) return <span className="batch-none">Not sent</span>;
  if (result.state === 'sending') return <Spinner label="Being updated" />;
  const isDone = result.state === 'done';
  return (
    <span className="edit-result" data-state={result.state}>
      {isDone ? <CircleCheck size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
      <span>{isDone ? 'Updated' : `${result.state === 'failed' ? 'Failed' : 'No answer'}: ${result.reason}`}</span>
    </span>
  );
}
