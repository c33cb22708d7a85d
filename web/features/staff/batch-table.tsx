import { FileSpreadsheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { pageSizes } from '../../../schema/limits.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { lastPage, Pager } from '../../ui/pager.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Sort } from '../../ui/table-state.ts';
import { batchCells } from './batch-remarks.tsx';
import {
  type Batch,
  type BatchColumnName,
  type BatchRow,
  batchColumns,
  countOf,
  outcomes,
  outcomeTexts,
  type RowFilter,
  selectRows,
} from './batch-rows.ts';

const widths = {
  LINE: 64,
  OUTCOME: 100,
  REMARKS: 300,
  staffID: 110,
  name: 130,
  district: 90,
  serviceCentre: 90,
  department: 110,
  unit: 84,
  shift: 84,
  imageURL: 90,
} as const;
const rowKey = (row: BatchRow) => String(row.line);
const nothingHidden: readonly BatchColumnName[] = [];

/** Every row of a checked spreadsheet with what becomes of it and why, by outcome, sorted, in pages. */
export function BatchTable({ batch, caption }: { batch: Batch; caption: string }) {
  const [filter, setFilter] = useState<RowFilter>(() => (batch.totals.faulty > 0 ? 'FAULTY' : 'ALL'));
  const [sort, setSort] = useState<Sort<BatchColumnName> | null>(null);
  const [size, setSize] = useState<(typeof pageSizes)[number]>(pageSizes[0]);
  const [wantedPage, setPage] = useState(1);
  const rows = useMemo(() => selectRows(batch.rows, filter, sort), [batch, filter, sort]);
  const remarked = useMemo(() => batch.rows.filter(({ problems }) => problems.length > 0).length, [batch]);
  const page = Math.min(wantedPage, lastPage(rows.length, size));
  const offset = (page - 1) * size;
  const shown = useMemo(() => rows.slice(offset, offset + size), [rows, offset, size]);

  const chips: readonly { value: RowFilter; label: string; count: number; title?: string }[] = [
    { value: 'ALL', label: 'All rows', count: batch.rows.length },
    ...outcomes.map((outcome) => ({
      value: outcome,
      label: outcomeTexts[outcome].label,
      count: countOf(batch, outcome),
      title: `Such a row ${outcomeTexts[outcome].meaning}`,
    })),
    { value: 'REMARKS', label: 'With remarks', count: remarked },
  ];

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn around chips that are not a form. */}
      <div className="batch-chips" role="group" aria-label="Rows to show">
        {chips.map(({ value, label, count, title }) => (
          <button
            key={value}
            type="button"
            className="chip"
            title={title}
            aria-pressed={filter === value}
            data-active={filter === value}
            onClick={() => {
              setFilter(value);
              setPage(1);
            }}
          >
            {label}
            <span className="chip-count">{count.toLocaleString('en')}</span>
          </button>
        ))}
      </div>
      <div className="report-table">
        <DataTable
          caption={caption}
          columns={batchColumns}
          rows={shown}
          rowKey={rowKey}
          firstNumber={offset + 1}
          hidden={nothingHidden}
          sort={sort}
          onSort={(next) => {
            setSort(next);
            setPage(1);
          }}
          density="comfortable"
          widths={widths}
          cells={batchCells}
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
  );
}

function NoRows({ filter, onAll }: { filter: RowFilter; onAll: () => void }) {
  return (
    <Empty title={filter === 'ALL' ? 'The sheet has no rows' : 'No such row in this file'}>
      {filter !== 'ALL' && (
        <button type="button" className="button" onClick={onAll}>
          <FileSpreadsheet aria-hidden />
          Show all rows
        </button>
      )}
    </Empty>
  );
}
