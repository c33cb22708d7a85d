import { Info, TriangleAlert } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';
import { BatchResult } from './batch-result.tsx';
import { announce } from './batch-rows.ts';
import type { CheckedBatch } from './use-staff-batch.ts';

/** What an import would do, or what it did. */
export function BatchOutcome({ review, sendsFaulty }: BatchOutcomeProps) {
  const { batch, sentCount } = review;
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
  sendsFaulty: boolean;
}
