import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';
import { canRetry, describeEdits, isAllDone } from './batch-edits.ts';
import type { BatchEdits } from './use-batch-edits.ts';

/** At most so many rows are listed; the table marks the others. */
const mostNamed = 50;

/** Says what came of the updates, and names those that failed or had no answer, with the reasons. */
export function EditNote({ edits }: { edits: BatchEdits }) {
  const { rows, results, counts, hasRun, stopReason } = edits;
  const isWhole = isAllDone(counts);
  const failures = rows.flatMap((row) => {
    const result = results.get(row.line);
    return canRetry(result) ? [{ row, reason: result.reason }] : [];
  });
  return (
    <div role="status">
      {hasRun && (
        <Notice
          tone={isWhole ? 'success' : 'warning'}
          icon={isWhole ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
        >
          <strong>{describeEdits(counts)}</strong>
          {stopReason && <p>The rest was not sent, because several calls in a row had no answer: {stopReason}</p>}
          {failures.length > 0 && (
            <>
              <p>The rows below are still chosen. You can send them again.</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
              <section className="batch-missing" aria-label="Updates that failed or had no answer" tabIndex={0}>
                <ul>
                  {failures.slice(0, mostNamed).map(({ row, reason }) => (
                    <li key={row.line}>
                      Line {row.line}, {row.name || row.staffID}: {reason}
                    </li>
                  ))}
                  {failures.length > mostNamed && <li>And {failures.length - mostNamed} more, marked in the table.</li>}
                </ul>
              </section>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
