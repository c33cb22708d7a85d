import type { LetterSheetsFragment } from '../../api/generated/letters.ts';
import { formatNumber } from '../../ui/words.ts';

/** A letter as the gateway writes it. */
export type Letter = LetterSheetsFragment['letters'][number];

/** The letters of one service centre, in the order of the list. */
export interface LetterGroup {
  readonly centre: string;
  readonly letters: readonly Letter[];
}

const compare = new Intl.Collator('en', { numeric: true }).compare;

/** Letters by service centre, in the order of their names; those without one come last. */
export function groupLetters(letters: readonly Letter[]): readonly LetterGroup[] {
  const groups = Map.groupBy(letters, ({ staff }) => staff.serviceCentre.trim());
  return [...groups]
    .map(([centre, own]) => ({ centre: centre || 'Without a service centre', letters: own, isLast: centre === '' }))
    .sort((one, other) => Number(one.isLast) - Number(other.isLast) || compare(one.centre, other.centre));
}

/** How late somebody was: `20 min`, `under 1 min`; null where it is not known. */
export function describeLateness(minutes: number | null): string | null {
  if (minutes === null) return null;
  return minutes === 0 ? 'under 1 min' : `${formatNumber(minutes)} min`;
}
