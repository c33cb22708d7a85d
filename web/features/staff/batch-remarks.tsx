import { CircleAlert, CircleCheck, CirclePlus, PencilLine } from 'lucide-react';
import { staffFields } from '../../../schema/staff-fields.ts';
import { Remarks } from '../../list/import/row-remarks.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { Badge } from '../../ui/badge.tsx';
import { type BatchRow, batchColumns, type Outcome, outcomeTexts } from './batch-rows.ts';

const outcomeIcons = { NEW: CirclePlus, EXISTS: CircleCheck, CHANGED: PencilLine, FAULTY: CircleAlert } as const;
const outcomeTones = { NEW: 'green', EXISTS: 'gray', CHANGED: 'amber', FAULTY: 'red' } as const;

/** The columns of the review: also what becomes of a row and why. */
export const drawnColumns = drawColumns(batchColumns, {
  LINE: { minSize: 50 },
  OUTCOME: { minSize: 92, cell: (row: BatchRow) => <OutcomeBadge outcome={row.outcome} /> },
  REMARKS: {
    minSize: 230,
    cell: (row: BatchRow) =>
      row.problems.length > 0 ? <Remarks problems={row.problems} fields={staffFields} /> : 'None',
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
