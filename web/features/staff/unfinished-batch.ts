import type { Question } from '../../ui/confirm-dialog.tsx';

/** What would be lost or left unknown if the review of a batch were left now. */
interface OpenWork {
  readonly isImporting: boolean;
  readonly isUpdating: boolean;
  /** What came of the chosen updates where some are not known to be stored, in a sentence; null where all are. */
  readonly undone: string | null;
}

/** Asks before the review is left while something is sent, or while chosen updates are not known to be stored; null otherwise. */
export function unfinishedQuestion({ isImporting, isUpdating, undone }: OpenWork): Question | null {
  const text = isImporting
    ? 'The file is being imported. If you leave now, you do not see which rows were stored.'
    : isUpdating
      ? 'Records are being updated. If you leave now, the rest is not sent.'
      : undone && `${undone} If you leave now, you lose the list of these rows.`;
  if (text === null) return null;
  return {
    title: 'Leave this upload?',
    question: isImporting || isUpdating ? 'The upload is not finished.' : 'Some updates are not confirmed.',
    text,
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  };
}
