import type { Question } from '../../ui/confirm-dialog.tsx';
import { countText } from './batch-rows.ts';

/** What would be lost or left unknown if the review of a batch were left now. */
interface OpenWork {
  readonly isImporting: boolean;
  readonly isUpdating: boolean;
  /** Chosen updates that failed or were not sent, after others were. */
  readonly unsent: number;
}

/** Asks before the review is left while something is sent, or while chosen updates are not done; null otherwise. */
export function leaveQuestion({ isImporting, isUpdating, unsent }: OpenWork): Question | null {
  const text = isImporting
    ? 'The file is being imported. If you leave now, you do not see which rows were stored.'
    : isUpdating
      ? 'Records are being updated. If you leave now, the rest is not sent.'
      : unsent > 0
        ? `${countText(unsent, 'chosen record is', 'chosen records are')} not updated. If you leave now, the list of them is lost.`
        : null;
  if (text === null) return null;
  return {
    title: 'Leave this upload?',
    question: isImporting || isUpdating ? 'The upload is not finished.' : 'Some updates are not done.',
    text,
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  };
}
