import { Info, RotateCw, TriangleAlert } from 'lucide-react';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BatchResult } from './batch-result.tsx';
import { announce } from './batch-rows.ts';
import type { CheckedBatch, StaffBatch } from './use-staff-batch.ts';

/** What an import would do, why it failed, or what it did. */
export function BatchOutcome({ review, state, sendsFaulty }: BatchOutcomeProps) {
  const { file, batch, sentCount } = review;
  const { failure } = state;
  if (failure) {
    return (
      <Notice tone="error" role="alert" icon={<TriangleAlert size={16} aria-hidden />}>
        <strong>{messages.batchFailedTitle}</strong>
        <p>{failure.message}</p>
        {failure.advice && <p>{failure.advice}</p>}
        {!failure.isUnknown && sendsFaulty && (
          <p>Nothing was stored. The faulty rows may be the reason: leave them out, or correct them in the file.</p>
        )}
        {failure.isUnknown && (
          <>
            <p>Some rows may have been stored. Check the file again to see which ones exist now.</p>
            <Button onClick={() => state.check(file)}>
              <RotateCw aria-hidden />
              Check again
            </Button>
          </>
        )}
      </Notice>
    );
  }
  if (batch.isSent) return <BatchResult batch={batch} sentCount={sentCount} />;
  const isAmber = batch.totals.faulty > 0;
  return (
    <Notice
      tone={isAmber ? 'warning' : 'info'}
      role="status"
      icon={isAmber ? <TriangleAlert size={16} aria-hidden /> : <Info size={16} aria-hidden />}
    >
      {announce(batch, sendsFaulty)}
    </Notice>
  );
}

/** What the outcome takes. */
interface BatchOutcomeProps {
  review: CheckedBatch;
  state: StaffBatch;
  sendsFaulty: boolean;
}
