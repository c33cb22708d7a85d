import { ArrowRight, CircleCheck } from 'lucide-react';
import { staffFields } from '../../../schema/staff-fields.ts';
import { labelIn } from '../../list/import/sheet.ts';
import { drawColumns } from '../../list/table/table-columns.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type EditResult, isEditable } from './batch-edits.ts';
import type { BatchRow } from './staff-sheet.ts';
import type { BatchEdits } from './use-batch-edits.ts';

type Marks = Pick<BatchEdits, 'ticked' | 'results' | 'isRunning' | 'toggle'>;

/** The columns of the changes: the row, whose record it is, what differs, and what came of its update. */
export const editColumns = (marks: Marks) =>
  drawColumns<string, BatchRow>({
    LINE: {
      header: 'Line',
      kind: 'number',
      value: (row) => row.line,
      minSize: 74,
      cell: (row) => <Tick row={row} {...marks} />,
    },
    STAFF: {
      header: 'Staff',
      kind: 'text',
      value: (row) => row.name || row.staffID,
      minSize: 140,
      cell: (row) => (
        <span>
          <span>{row.name || row.staffID}</span>
          {row.name && (
            <>
              <br />
              <span className="muted">{row.staffID}</span>
            </>
          )}
        </span>
      ),
    },
    CHANGES: {
      header: 'Changes',
      kind: 'text',
      value: (row) => row.changes.map((field) => labelIn(staffFields, field)).join(),
      minSize: 300,
      card: 'wide',
      cell: (row) => <Changes row={row} />,
    },
    UPDATE: {
      header: 'Update',
      kind: 'text',
      value: (row) => marks.results.get(row.line)?.state ?? '',
      minSize: 150,
      card: 'wide',
      cell: (row) => <Result row={row} result={marks.results.get(row.line)} />,
    },
  });

function Tick({ row, ticked, results, isRunning, toggle }: Marks & { row: BatchRow }) {
  const canTick = isEditable(row) && results.get(row.line)?.state !== 'done';
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
    <ul className="sheet-remarks">
      {row.edit?.values.map(({ field, current, shown }) => (
        <li key={field}>
          <strong>{labelIn(staffFields, field)}</strong>
          <span className="visually-hidden"> from </span>
          <del>{current || 'empty'}</del>
          <ArrowRight size={13} aria-hidden />
          <span className="visually-hidden"> to </span>
          <ins>{shown}</ins>
        </li>
      ))}
      {row.changes.includes('imageURL') && (
        <li>
          <strong>{staffFields.imageURL.label}</strong> differs. Change photos in the staff list.
        </li>
      )}
    </ul>
  );
}

function Result({ row, result }: { row: BatchRow; result: EditResult | undefined }) {
  if (!isEditable(row)) return <span className="muted">Cannot be updated here</span>;
  if (!result) return <span className="muted">Not sent</span>;
  if (result.state === 'sending') return <Spinner label="Being updated" />;
  if (result.state === 'done') {
    return (
      <Badge tone="green">
        <CircleCheck size={12} aria-hidden />
        Updated
      </Badge>
    );
  }
  return <span className="fault">{`${result.state === 'failed' ? 'Failed' : 'No answer'}: ${result.reason}`}</span>;
}
