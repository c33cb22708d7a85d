import { skipToken } from '@apollo/client/react';
import { Images } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { readFailure } from '../api/failure.ts';
import { type PhotoComparisonQuery, usePhotoComparisonQuery } from '../api/generated/photo-comparison.ts';
import { Button } from '../ui/button.tsx';
import { lookWithBackOff } from '../ui/look-with-back-off.ts';
import { formatNumber } from '../ui/words.ts';

type Progress = NonNullable<PhotoComparisonQuery['photoFindings']>['comparison'];

/** Milliseconds to the first look at how far a comparison is. */
const firstLook = 1_500;

/** Has the photos of a day compared from the moment it is wanted; another day waits for its own. */
export function useComparison(date: string | undefined) {
  const [wanted, setWanted] = useState<string>();
  const isWanted = date !== undefined && wanted === date;
  const { data, error, refetch } = usePhotoComparisonQuery(isWanted ? { variables: { date } } : skipToken);
  const progress = (isWanted && data?.photoFindings?.comparison) || null;
  const isDone = progress?.isDone ?? false;
  const fault = isWanted && error && !progress ? readFailure(error).message : '';
  const isRunning = isWanted && !isDone && progress?.isOn !== false;

  useEffect(() => (isRunning ? lookWithBackOff(refetch, firstLook) : undefined), [isRunning, refetch]);
  return { isWanted, begin: () => setWanted(date), progress, isDone, fault };
}

/**
 * Begins a comparison when it is pressed, and says how far that is, or why it is not known; then `children` stand beside
 * what was done.
 */
export function ComparePhotos({ comparison, children }: ComparePhotosProps) {
  const { isWanted, begin, progress, isDone, fault } = comparison;
  // The gateway compares no photos.
  if (progress?.isOn === false) return null;
  return (
    <>
      {!isDone && (
        <Button look="chip" aria-disabled={isWanted} onClick={begin}>
          <Images aria-hidden />
          Check for duplicate photos
        </Button>
      )}
      <span role="status">{progress ? comparisonText(progress) : fault}</span>
      {isDone && children}
    </>
  );
}

interface ComparePhotosProps {
  comparison: ReturnType<typeof useComparison>;
  children?: ReactNode;
}

/** How far a comparison is, or what of it was not checked; empty where photos are not compared. */
export function comparisonText({ isOn, isDone, photos, read, unreadable, compared }: Progress): string {
  if (!isOn) return '';
  if (!isDone && read + unreadable < photos) {
    return `Comparing photos: ${formatNumber(read + unreadable)} of ${formatNumber(photos)} read…`;
  }
  if (!isDone) return `Comparing photos: ${Math.floor(100 * compared)} %…`;
  const missing = unreadable === 0 ? '' : `; ${formatNumber(unreadable)} could not be read and were not checked`;
  return `${formatNumber(photos - unreadable)} photos compared${missing}`;
}
