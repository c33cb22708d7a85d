import { chakra } from '@chakra-ui/react';
import { ArrowRight, CircleCheck, PencilLine, Square, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { staffFields } from '../../../schema/staff-fields.ts';
import { labelIn } from '../../list/import/sheet.ts';
import { drawColumns } from '../../list/table/table-columns.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import { type BatchEdits, canRetry, describeEdits, type EditResult, isAllDone, isEditable } from './batch-edits.ts';
import type { BatchRow } from './staff-sheet.ts';

const runTexts = {
  sending: 'Updating the records, one at a time',
  waiting: 'Waiting because too many calls were sent',
  stopping: 'Stopping after this record',
} as const;

/** Chooses all rows or none, sends the chosen ones, stops, and says what came of it. `isMain`: nothing else is left to do. */
export function EditBar({ edits, isMain }: { edits: BatchEdits; isMain: boolean }) {
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
    <chakra.section ref={bar} className="stack note" p="0 var(--gutter) 12px" aria-label="Updates" tabIndex={-1}>
      {run ? (
        <div key="run" className="row">
          <p id={id}>{`${runTexts[run.state]}: ${formatNumber(run.sent)} of ${formatNumber(run.total)}`}</p>
          <progress aria-labelledby={id} max={run.total} value={run.sent} />
          <Button aria-disabled={run.state === 'stopping'} onClick={stop}>
            <Square aria-hidden />
            Stop
          </Button>
        </div>
      ) : (
        open.length > 0 && (
          <div key="choice" className="row">
            <Checkbox
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = chosen.length > 0 && !isAll;
              }}
              onChange={() => tick(!isAll)}
            >
              <span>{`All ${counted(open.length, 'record', 'records')}`}</span>
            </Checkbox>
            <span>{`${formatNumber(chosen.length)} chosen`}</span>
            <Button look={isMain ? 'primary' : 'plain'} aria-disabled={chosen.length === 0} onClick={start}>
              <PencilLine aria-hidden />
              <span>{sendLabel}</span>
            </Button>
          </div>
        )
      )}
      <div role="status">{edits.hasRun && <EditNote edits={edits} />}</div>
    </chakra.section>
  );
}

/** At most so many rows are listed; the table marks the others. */
const mostNamed = 50;

/** Says what came of the updates, and names those that failed or had no answer, with the reasons. */
function EditNote({ edits: { rows, results, counts, stopReason } }: { edits: BatchEdits }) {
  const isWhole = isAllDone(counts);
  const Icon = isWhole ? CircleCheck : TriangleAlert;
  const failures = rows.flatMap((row) => {
    const result = results.get(row.line);
    return canRetry(result) ? [{ row, reason: result.reason }] : [];
  });
  return (
    <Notice tone={isWhole ? 'success' : 'warning'} icon={<Icon size={16} aria-hidden />}>
      <strong>{describeEdits(counts)}</strong>
      {stopReason && <p>{`The rest was not sent, because several calls in a row had no answer: ${stopReason}`}</p>}
      {failures.length > 0 && (
        <>
          <p>The rows below are still chosen. You can send them again.</p>
          {/* A region that scrolls must be reachable by keyboard. */}
          <chakra.section maxH="120px" overflow="auto" aria-label="Updates that failed or had no answer" tabIndex={0}>
            <ul>
              {failures.slice(0, mostNamed).map(({ row, reason }) => (
                <li key={row.line}>{`Line ${row.line}, ${row.name || row.staffID}: ${reason}`}</li>
              ))}
              {failures.length > mostNamed && (
                <li>{`And ${failures.length - mostNamed} more, marked in the table.`}</li>
              )}
            </ul>
          </chakra.section>
        </>
      )}
    </Notice>
  );
}

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
