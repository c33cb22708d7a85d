import { CircleAlert, CircleCheck, CirclePlus, PencilLine, TriangleAlert } from 'lucide-react';
import { drawColumns } from '../../list/table/table-columns.ts';
import { Badge } from '../../ui/badge.tsx';
import { type BatchRow, batchColumns, fieldLabel, type Outcome, outcomeTexts, suggestionOf } from './batch-rows.ts';

const outcomeIcons = { NEW: CirclePlus, EXISTS: CircleCheck, CHANGED: PencilLine, FAULTY: CircleAlert } as const;
const outcomeTones = { NEW: 'green', EXISTS: 'gray', CHANGED: 'amber', FAULTY: 'red' } as const;

/** The columns of the review: also what becomes of a row and why. */
export const drawnColumns = drawColumns(batchColumns, {
  LINE: { minSize: 50 },
  OUTCOME: { minSize: 92, cell: (row: BatchRow) => <OutcomeBadge outcome={row.outcome} /> },
  REMARKS: {
    minSize: 230,
    cell: (row: BatchRow) => (row.problems.length > 0 ? <Remarks row={row} /> : 'None'),
  },
  staffID: { minSize: 90, cell: (row: BatchRow) => row.staffID || <span className="batch-none">none</span> },
  name: { minSize: 110 },
  district: { minSize: 80 },
  serviceCentre: { minSize: 80 },
  department: { minSize: 95 },
  unit: { minSize: 76 },
  shift: { minSize: 76 },
  imageURL: { minSize: 76 },
});

function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const Icon = outcomeIcons[outcome];
  return (
    <Badge tone={outcomeTones[outcome]}>
      <Icon size={12} aria-hidden />
      {outcomeTexts[outcome].label}
    </Badge>
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
