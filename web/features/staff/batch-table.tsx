import { FileSpreadsheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { pageSizes } from '../../../schema/limits.ts';
import type { StaffField } from '../../../schema/staff-fields.ts';
import { type RowChip, RowChips } from '../../list/import/row-chips.tsx';
import { DataTable } from '../../list/table/data-table.tsx';
import { lastPage, Pager } from '../../list/table/pager.tsx';
import type { Sort } from '../../list/table/table-state.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/states.tsx';
import { drawnColumns } from './batch-remarks.tsx';
import {
  type Batch,
  type BatchColumnName,
  type BatchRow,
  countOf,
  countSent,
  outcomes,
  outcomeTexts,
  type RowFilter,
  selectRows,
} from './batch-rows.ts';
import { EditTable } from './edit-table.tsx';
import type { BatchEdits } from './use-batch-edits.ts';

const toBeSent = (count: number): RowChip<RowFilter> => ({
  value: 'SENT',
  label: 'To be sent',
  count,
  title: 'The rows that Import sends, with the values that it sends.',
});

/** What people look at first: what is wrong, else what can be changed where nothing is new, else all. */
function firstFilter({ isSent, totals }: Batch): RowFilter {
  if (totals.faulty > 0) return 'FAULTY';
  return totals.changed > 0 && (isSent || totals.new === 0) ? 'CHANGED' : 'ALL';
}

const rowKey = (row: BatchRow) => String(row.line);

/** Every row of a checked spreadsheet with what becomes of it and why, by outcome, sorted, in pages. */
export function BatchTable({ batch, edits, sendsFaulty, caption }: BatchTableProps) {
  const [filter, setFilter] = useState<RowFilter>(() => firstFilter(batch));
  const [sort, setSort] = useState<Sort<BatchColumnName> | null>(null);
  const [size, setSize] = useState<(typeof pageSizes)[number]>(pageSizes[0]);
  const [wantedPage, setPage] = useState(1);
  // When the user asks for faulty rows, the table shows the rows that are sent.
  const [sentFaulty, setSentFaulty] = useState(sendsFaulty);
  if (sentFaulty !== sendsFaulty) {
    setSentFaulty(sendsFaulty);
    setFilter(sendsFaulty ? 'SENT' : firstFilter(batch));
  }
  const sent = sendsFaulty ? 'SENT_AS_IS' : 'SENT';
  const shownFilter = filter === 'SENT' ? sent : filter;
  const rows = useMemo(() => selectRows(batch.rows, shownFilter, sort), [batch, shownFilter, sort]);
  const remarked = useMemo(() => batch.rows.filter(({ problems }) => problems.length > 0).length, [batch]);
  // What the sheet has no column for is said above, once.
  const hidden = batch.sheet.missingFields as readonly StaffField[];
  const page = Math.min(wantedPage, lastPage(rows.length, size));
  const offset = (page - 1) * size;
  const shown = useMemo(() => rows.slice(offset, offset + size), [rows, offset, size]);

  const choose = (value: RowFilter) => {
    setFilter(value);
    setPage(1);
  };
  const chips: readonly RowChip<RowFilter>[] = [
    { value: 'ALL', label: 'All rows', count: batch.rows.length },
    ...(batch.isSent ? [] : [toBeSent(countSent(batch, sendsFaulty))]),
    ...outcomes.map((outcome) => ({
      value: outcome,
      label: outcomeTexts[outcome].label,
      count: outcome === 'CHANGED' ? edits.rows.length : countOf(batch, outcome),
      title: outcomeTexts[outcome].meaning,
    })),
    { value: 'REMARKS', label: 'With remarks', count: remarked },
  ];

  return (
    <>
      <RowChips chips={chips} chosen={filter} onChoose={choose} />
      {filter === 'CHANGED' ? (
        <EditTable
          edits={edits}
          isMain={batch.isSent || countSent(batch, sendsFaulty) === 0}
          caption={`${caption}: changes`}
          size={size}
          onSize={setSize}
        />
      ) : (
        <>
          <div className="report-table">
            <DataTable
              caption={caption}
              columns={drawnColumns}
              rows={shown}
              rowKey={rowKey}
              firstNumber={offset + 1}
              hidden={hidden}
              sort={sort}
              onSort={(next) => {
                setSort(next);
                setPage(1);
              }}
              density="comfortable"
              isBusy={false}
              state={rows.length === 0 && <NoRows filter={filter} onAll={() => setFilter('ALL')} />}
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
      )}
    </>
  );
}

/** What the table takes. */
interface BatchTableProps {
  batch: Batch;
  edits: BatchEdits;
  /** Rows with faults are sent too. */
  sendsFaulty: boolean;
  caption: string;
}

function NoRows({ filter, onAll }: { filter: RowFilter; onAll: () => void }) {
  return (
    <Empty title={filter === 'ALL' ? 'The sheet has no rows' : 'No such row in this file'}>
      {filter !== 'ALL' && (
        <Button onClick={onAll}>
          <FileSpreadsheet aria-hidden />
          Show all rows
        </Button>
      )}
    </Empty>
  );
}
