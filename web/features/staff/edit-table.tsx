import { PencilLine, Square } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { pageSizes } from '../../../schema/limits.ts';
import { sortRows } from '../../list/import/sort-rows.ts';
import { DataTable } from '../../list/table/data-table.tsx';
import { lastPage, Pager } from '../../list/table/pager.tsx';
import type { Sort } from '../../list/table/table-state.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/states.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import { canRetry } from './batch-edits.ts';
import type { BatchRow } from './batch-rows.ts';
import { type EditColumnName, editColumns } from './edit-cells.tsx';
import { EditNote } from './edit-note.tsx';
import { type BatchEdits, EditMarksContext } from './use-batch-edits.ts';
import './edit-table.css';
import { Checkbox } from '../../ui/checkbox.tsx';

const rowKey = (row: BatchRow) => String(row.line);
const nothingHidden: readonly EditColumnName[] = [];

/** The rows whose records differ: what each update changes, which are chosen, and what came of them. */
export function EditTable({ edits, isMain, caption, size, onSize }: EditTableProps) {
  const [sort, setSort] = useState<Sort<EditColumnName> | null>(null);
  const [wantedPage, setPage] = useState(1);
  const { rows, results } = edits;
  const sorted = useMemo(() => {
    if (!sort) return rows;
    const { value } = editColumns[sort.column];
    return sortRows(rows, sort.direction, sort.column === 'UPDATE' ? (row) => results.get(row.line)?.state : value);
  }, [rows, results, sort]);
  const page = Math.min(wantedPage, lastPage(rows.length, size));
  const offset = (page - 1) * size;

  return (
    <EditMarksContext value={edits}>
      <EditBar edits={edits} isMain={isMain} />
      <div className="report-table">
        <DataTable
          caption={caption}
          columns={editColumns}
          rows={sorted.slice(offset, offset + size)}
          rowKey={rowKey}
          firstNumber={offset + 1}
          hidden={nothingHidden}
          sort={sort}
          onSort={(next) => {
            setSort(next);
            setPage(1);
          }}
          density="comfortable"
          isBusy={false}
          state={rows.length === 0 && <Empty title="No record differs from this file" />}
        />
      </div>
      <Pager page={page} size={size} total={rows.length} onPage={setPage} onSize={onSize} />
    </EditMarksContext>
  );
}

/** What the table of the changes takes. */
interface EditTableProps {
  edits: BatchEdits;
  /** The updates are what is left to do: nothing is there to import. */
  isMain: boolean;
  caption: string;
  size: (typeof pageSizes)[number];
  onSize: (size: (typeof pageSizes)[number]) => void;
}

const runTexts = {
  sending: 'Updating the records, one at a time',
  waiting: 'Waiting because too many calls were sent',
  stopping: 'Stopping after this record',
} as const;

/** Chooses all rows or none, sends the chosen ones, stops, and says what came of it. */
function EditBar({ edits, isMain }: Pick<EditTableProps, 'edits' | 'isMain'>) {
  const { open, chosen, run, tick, start, stop } = edits;
  const id = useId();
  const isAll = chosen.length === open.length;
  const retried = chosen.filter(({ line }) => canRetry(edits.results.get(line))).length;
  const records = counted(chosen.length, 'record', 'records');
  const sendLabel = retried > 0 && retried === chosen.length ? `Try ${records} again` : `Update ${records}`;
  const bar = useRef<HTMLElement>(null);
  const isRunning = run !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button goes when a run begins or ends.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus();
  }, [isRunning]);

  if (edits.rows.length === 0) return null;
  return (
    <section ref={bar} className="edit-bar" aria-label="Updates" tabIndex={-1}>
      {run ? (
        <div key="run" className="edit-run">
          <p id={id}>{`${runTexts[run.state]}: ${formatNumber(run.sent)} of ${formatNumber(run.total)}`}</p>
          <progress aria-labelledby={id} max={run.total} value={run.sent} />
          <Button aria-disabled={run.state === 'stopping'} onClick={stop}>
            <Square aria-hidden />
            Stop
          </Button>
        </div>
      ) : (
        open.length > 0 && (
          <div key="choice" className="edit-choice">
            <Checkbox
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = chosen.length > 0 && !isAll;
              }}
              onChange={() => tick(!isAll)}
            >
              {`All ${counted(open.length, 'record', 'records')}`}
            </Checkbox>
            <span>{`${formatNumber(chosen.length)} chosen`}</span>
            <Button look={isMain ? 'primary' : 'plain'} aria-disabled={chosen.length === 0} onClick={start}>
              <PencilLine aria-hidden />
              <span>{sendLabel}</span>
            </Button>
          </div>
        )
      )}
      <EditNote edits={edits} />
    </section>
  );
}
