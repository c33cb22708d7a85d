import { CircleCheck, PencilLine, Square, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import { canRetry, describeEdits, isAllDone } from './batch-edits.ts';
import type { BatchEdits } from './use-batch-edits.ts';

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
    <section ref={bar} className="edit-bar stack note" aria-label="Updates" tabIndex={-1}>
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
    </section>
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
          <section className="sheet-scroll" aria-label="Updates that failed or had no answer" tabIndex={0}>
            <ul>
              {failures.slice(0, mostNamed).map(({ row, reason }) => (
                <li key={row.line}>{`Line ${row.line}, ${row.name || row.staffID}: ${reason}`}</li>
              ))}
              {failures.length > mostNamed && (
                <li>{`And ${failures.length - mostNamed} more, marked in the table.`}</li>
              )}
            </ul>
          </section>
        </>
      )}
    </Notice>
  );
}
