import type { Comparison } from './use-comparison.ts';

/** How far a comparison is, or what of it was not checked; empty where photos are not compared. */
export function comparisonText({ isOn, isDone, photos, read, unreadable, compared }: Comparison): string {
  const count = (number: number) => number.toLocaleString('en');
  if (!isOn) return '';
  if (!isDone && read + unreadable < photos) {
    return `Comparing photos: ${count(read + unreadable)} of ${count(photos)} read…`;
  }
  if (!isDone) return `Comparing photos: ${Math.floor(100 * compared)} %…`;
  const missing = unreadable === 0 ? '' : `; ${count(unreadable)} could not be read and were not checked`;
  return `${count(photos - unreadable)} photos compared${missing}`;
}
