import type { SharedReview } from './use-shared-review.ts';

/** Says why no record is left to judge: the next one could not be loaded, others have the rest, or all are judged. */
export function noneLeft(shared: SharedReview | null): string {
  if (shared?.isRefused) return 'Could not load the next record.';
  return shared && shared.open > 0
    ? 'The remaining records are being reviewed by others.'
    : 'Every record of this search is judged.';
}

/** The keys of a review that this browser keeps, and what each does. */
export const hints = [
  [['1', '2', '3'], 'judge'],
  [['U'], 'undo'],
  [['K', 'J'], 'records'],
  [['+', '−', '0'], 'zoom'],
  [['Shift', '←'], 'pan'],
  [['R'], 'rotate'],
  [['O'], 'overlay'],
] as const;

/** The keys of a shared review, which has second opinions and notes too. */
export const sharedHints = [
  [['1', '2', '3'], 'judge'],
  [['S'], 'second opinion'],
  [['C'], 'note'],
  ...hints.slice(1),
] as const;
