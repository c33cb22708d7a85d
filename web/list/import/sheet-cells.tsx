import { CircleAlert, CircleCheck, CirclePlus, PencilLine, TriangleAlert } from 'lucide-react';
import type { Column } from '../../../schema/lists/column.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Drawing, drawColumns, type TableColumns } from '../table/table-columns.ts';
import {
  labelIn,
  type Outcome,
  outcomeLabels,
  type Problem,
  type SheetFields,
  type SheetRow,
  suggestionOf,
} from './sheet.ts';

type Drawn<Row> = Readonly<Record<string, Column<Row> & Drawing<Row>>>;

/**
 * The columns of a review: its line and person, what becomes of it and why, then what was read of it. Remarks are ordered by
 * their number.
 */
export const sheetColumns = <Row extends SheetRow>(fields: SheetFields, read: Drawn<Row>): TableColumns<string, Row> =>
  drawColumns<string, Row>({
    LINE: { header: 'Line', kind: 'number', value: ({ line }) => line, minSize: 50 },
    staffID: {
      header: 'Staff ID',
      kind: 'text',
      value: ({ staffID }) => staffID,
      minSize: 90,
      cell: ({ staffID }) => staffID || <span className="muted">none</span>,
    },
    OUTCOME: {
      header: 'Outcome',
      kind: 'text',
      value: ({ outcome }) => outcomeLabels[outcome],
      minSize: 92,
      cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
    },
    REMARKS: {
      header: 'Remarks',
      kind: 'text',
      value: ({ problems }) => problems.length,
      minSize: 230,
      card: 'wide',
      cell: ({ problems }) => (problems.length > 0 ? <Remarks problems={problems} fields={fields} /> : 'None'),
    },
    ...read,
  });

const drawn = {
  NEW: { tone: 'green', Icon: CirclePlus },
  FAULTY: { tone: 'red', Icon: CircleAlert },
  CHANGED: { tone: 'amber', Icon: PencilLine },
  EXISTS: { tone: 'gray', Icon: CircleCheck },
} as const;

function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const { tone, Icon } = drawn[outcome];
  return (
    <Badge tone={tone}>
      <Icon size={12} aria-hidden />
      <span>{outcomeLabels[outcome]}</span>
    </Badge>
  );
}

/** What is wrong with a row, or doubtful, by its columns. */
function Remarks({ problems, fields }: { problems: readonly Problem[]; fields: SheetFields }) {
  return (
    <ul className="sheet-remarks">
      {problems.map((problem) => {
        const { column, value, message, severity } = problem;
        const suggestion = suggestionOf(problem);
        const isError = severity === 'ERROR';
        const Icon = isError ? CircleAlert : TriangleAlert;
        return (
          <li key={`${column} ${message}`}>
            <Icon size={14} color={`var(--${isError ? 'red' : 'amber'}-fg)`} aria-hidden />
            <strong>{labelIn(fields, column)}</strong>
            <span className="visually-hidden">{isError ? ', error' : ', warning'}</span>
            {value && !message.includes(value) && (
              <>
                {' '}
                <q>{value}</q>
              </>
            )}{' '}
            <span>{message}</span> {suggestion && <Badge tone="green">{`Probably meant: ${suggestion}`}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}
