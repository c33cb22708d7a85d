import { formatNumber } from '../ui/words.ts';
import type { Comparison } from './use-comparison.ts';

/** How far a comparison is, or what of it was not checked; empty where photos are not compared. */
export function comparisonText({ isOn, isDone, photos, read, unreadable, compared }: Comparison): string {
  if (!isOn) return '';
  if (!isDone && read + unreadable < photos) {
    return `Comparing photos: ${formatNumber(read + unreadable)} of ${formatNumber(photos)} read…`;
  }
  if (!isDone) return `Comparing photos: ${Math.floor(100 * compared)} %…`;
  const missing = unreadable === 0 ? '' : `; ${formatNumber(unreadable)} could not be read and were not checked`;
  return `${formatNumber(photos - unreadable)} photos compared${missing}`;
}
