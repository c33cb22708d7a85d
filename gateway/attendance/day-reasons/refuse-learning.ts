import type { Coverage } from '../../generated/resolvers.ts';
import { codedError } from '../../shared/errors.ts';

/** Throws while days are being read: a file, or a list without a place to say so, cannot show that they are missing. */
export function refuseLearning({ daysAsked, daysRead, isLearning }: Coverage): void {
  if (!isLearning) return;
  throw codedError(
    'UPSTREAM_UNAVAILABLE',
    `${daysRead} of ${daysAsked} days have been read; the others are being read. Try again in a minute.`,
  );
}
