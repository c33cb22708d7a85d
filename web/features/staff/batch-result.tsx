import { CircleCheck, Copy, TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { counted } from '../../ui/words.ts';
import { type Batch, reportOutcome } from './batch-rows.ts';

/** What came of an import: how many of the sent IDs upstream lists now, and which it does not. */
export function BatchResult({ batch, sentCount }: { batch: Batch; sentCount: number }) {
  const missing = batch.missing ?? [];
  // Rows without a staff ID, and all but one that share an ID, cannot be looked for.
  const unnamed = batch.confirmedCount === null ? 0 : sentCount - batch.confirmedCount - missing.length;
  const isWhole = batch.confirmedCount !== null && missing.length === 0 && unnamed <= 0;
  return (
    <Notice
      tone={isWhole ? 'success' : 'warning'}
      role="status"
      icon={isWhole ? <CircleCheck size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
    >
      <strong>{reportOutcome(batch, sentCount)}</strong>
      {batch.message && <p>The service said: {batch.message}</p>}
      {unnamed > 0 && (
        <p>
          {counted(unnamed, 'row', 'rows')} without a staff ID or with that of another row: whether they are in the list
          cannot be checked.
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p>Not in the list:</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
          <section className="batch-missing" aria-label="Staff IDs that are not in the list" tabIndex={0}>
            {missing.join(', ')}
          </section>
          <Button onClick={() => copy(missing)}>
            <Copy aria-hidden />
            Copy the IDs
          </Button>
        </>
      )}
    </Notice>
  );
}

async function copy(ids: readonly string[]) {
  try {
    await navigator.clipboard.writeText(ids.join('\n'));
    showToast({ kind: 'success', title: 'Copied' });
  } catch {
    showToast({ kind: 'error', title: 'The browser did not allow copying', message: 'Select the IDs and copy them.' });
  }
}
