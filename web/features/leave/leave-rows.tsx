import { CircleAlert, CircleCheck, CirclePlus } from 'lucide-react';
import { useState } from 'react';
import { leaveFields } from '../../../schema/leave-fields.ts';
import { pageSizes } from '../../../schema/limits.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import type { LeaveBatchRowFieldsFragment } from '../../api/generated/leave.ts';
import { RowChips } from '../../list/import/row-chips.tsx';
import { Remarks } from '../../list/import/row-remarks.tsx';
import { sortRows } from '../../list/import/sort-rows.ts';
import { DataTable } from '../../list/table/data-table.tsx';
import { lastPage, Pager } from '../../list/table/pager.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import type { Sort } from '../../list/table/table-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Empty } from '../../ui/states.tsx';
import type { CheckedLeaves } from './use-leave-batch.ts';

type Row = LeaveBatchRowFieldsFragment;
type Outcome = Row['outcome'];
type RowFilter = Outcome | 'ALL' | 'REMARKS';

const passes = ({ outcome, problems }: Row, filter: RowFilter): boolean =>
  filter === 'ALL' || (filter === 'REMARKS' ? problems.length > 0 : outcome === filter);

const outcomes = {
  NEW: { label: 'New', title: 'The leave is stored by the import.', tone: 'green', Icon: CirclePlus },
  FAULTY: { label: 'Faulty', title: 'The row has an error. It is never sent.', tone: 'red', Icon: CircleAlert },
  EXISTS: { label: 'Exists', title: 'The same leave is stored already.', tone: 'gray', Icon: CircleCheck },
} as const;

const text = (header: string, value: (row: Row) => string) => ({ header, kind: 'text', value }) as const;
const known: Columns<string, Row> = {
  LINE: { header: 'Line', kind: 'number', value: ({ line }) => line },
  STAFF_ID: text('Staff ID', ({ staffID }) => staffID),
  OUTCOME: text('Outcome', ({ outcome }) => outcomes[outcome].label),
  REMARKS: { header: 'Remarks', kind: 'text', value: ({ problems }) => problems.length },
  NAME: text('Name', ({ name }) => name),
  // As they were read; as they stand in the sheet where they were not.
  FROM: text('From', ({ from, leave }) => leave?.from ?? from),
  TO: text('To', ({ to, leave }) => leave?.to ?? to),
  KIND: text('Kind', ({ kind }) => kind),
  NOTE: text('Note', ({ note }) => note),
};

const columns = drawColumns<string, Row>(known, {
  LINE: { minSize: 50 },
  STAFF_ID: { minSize: 90, cell: ({ staffID }) => staffID || <span className="batch-none">none</span> },
  OUTCOME: { minSize: 92, cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
  REMARKS: {
    minSize: 230,
    cell: ({ problems }) => (problems.length > 0 ? <Remarks problems={problems} fields={leaveFields} /> : 'None'),
  },
  NAME: { minSize: 110, cell: ({ name }) => name },
  FROM: { minSize: 96 },
  TO: { minSize: 96 },
  KIND: { minSize: 90 },
  NOTE: {
    minSize: 110,
    cell: ({ note }) => (
      <span className="batch-note" title={note}>
        {note}
      </span>
    ),
  },
});

function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const { Icon, label, tone } = outcomes[outcome];
  return (
    <Badge tone={tone}>
      <Icon size={12} aria-hidden />
      {label}
    </Badge>
  );
}

const rowKey = ({ line }: Row) => String(line);

/** Every row of a checked sheet of leaves with what becomes of it and why, by outcome, in pages. */
export function LeaveRows({ batch, caption }: { batch: CheckedLeaves; caption: string }) {
  const [filter, setFilter] = useState<RowFilter>(batch.totals.faulty > 0 ? 'FAULTY' : 'ALL');
  const [size, setSize] = useState<(typeof pageSizes)[number]>(pageSizes[0]);
  const [sort, setSort] = useState<Sort<string> | null>(null);
  const [wanted, setPage] = useState(1);
  const rows = batch.rows.filter((row) => passes(row, filter));
  const sorted = sort ? sortRows(rows, sort.direction, (row) => known[sort.column]?.value(row)) : rows;
  const page = Math.min(wanted, lastPage(rows.length, size));
  const offset = (page - 1) * size;
  const counts = { NEW: batch.totals.new, FAULTY: batch.totals.faulty, EXISTS: batch.totals.exists };
  const choose = (value: RowFilter) => {
    setFilter(value);
    setPage(1);
  };
  const chips = [
    { value: 'ALL' as const, label: 'All rows', count: batch.rows.length },
    ...(['NEW', 'FAULTY', 'EXISTS'] as const).map((value) => ({ value, ...outcomes[value], count: counts[value] })),
    {
      value: 'REMARKS' as const,
      label: 'With remarks',
      count: batch.rows.filter((row) => passes(row, 'REMARKS')).length,
    },
  ];
  return (
    <>
      <RowChips chips={chips} chosen={filter} onChoose={choose} />
      <div className="report-table">
        <DataTable
          caption={caption}
          columns={columns}
          rows={sorted.slice(offset, offset + size)}
          rowKey={rowKey}
          firstNumber={offset + 1}
          hidden={[]}
          sort={sort}
          onSort={setSort}
          density="comfortable"
          isBusy={false}
          state={rows.length === 0 && <Empty title="No such row in this file" />}
        />
      </div>
      <Pager
        page={page}
        size={size}
        total={rows.length}
        whole={batch.rows.length}
        onPage={setPage}
        onSize={(next) => {
          setSize(next);
          setPage(1);
        }}
      />
    </>
  );
}
