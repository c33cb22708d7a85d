import { CircleAlert, CircleCheck, CirclePlus, PencilLine, TriangleAlert } from 'lucide-react';
import type { CellKinds } from '../../list/table/table-cell.tsx';
import {
  type BatchColumnName,
  type BatchRow,
  fieldLabel,
  type Outcome,
  outcomeTexts,
  suggestionOf,
} from './batch-rows.ts';

const outcomeIcons = { NEW: CirclePlus, EXISTS: CircleCheck, CHANGED: PencilLine, FAULTY: CircleAlert } as const;

/** How the review draws what becomes of a row and why. */
export const batchCells = {
  staffID: (row) => row.staffID || <span className="batch-none">none</span>,
  OUTCOME: (row) => <OutcomeBadge outcome={row.outcome} />,
  REMARKS: (row) => (row.problems.length > 0 ? <Remarks row={row} /> : 'None'),
} satisfies CellKinds<BatchColumnName, BatchRow>;

function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const Icon = outcomeIcons[outcome];
  return (
    <span className="badge batch-outcome" data-outcome={outcome}>
      <Icon size={12} aria-hidden />
      {outcomeTexts[outcome].label}
    </span>
  );
}

function Remarks({ row }: { row: BatchRow }) {
  return (
    <ul className="batch-remarks">
      {row.problems.map((problem) => (
        <li key={`${problem.column} ${problem.reason}`} data-severity={problem.severity}>
          <Remark problem={problem} />
        </li>
      ))}
    </ul>
  );
}

function Remark({ problem }: { problem: BatchRow['problems'][number] }) {
  const { column, value, message, severity } = problem;
  const suggestion = suggestionOf(problem);
  return (
    <>
      {severity === 'ERROR' ? <CircleAlert size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
      <span>
        <strong>{fieldLabel(column)}</strong>
        <span className="visually-hidden">{severity === 'ERROR' ? ', error' : ', warning'}</span>
        {value && !message.includes(value) && <q>{value}</q>} {message}
        {suggestion && <span className="batch-suggestion">Probably meant: {suggestion}</span>}
      </span>
    </>
  );
}
