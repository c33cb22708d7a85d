import type { LetterSheetsFragment, PrintedHeadFragment } from '../../api/generated/letters.ts';
import { formatNumber } from '../../ui/words.ts';

/** A letter as the gateway writes it. */
export type Letter = LetterSheetsFragment['letters'][number];

/** What stands at the head and foot of every letter. */
export type Letterhead = PrintedHeadFragment;

/** The letters of one service centre, in the order of the list. */
export interface LetterGroup {
  readonly centre: string;
  readonly letters: readonly Letter[];
}

/** Whether a letter for some of its days is on record. */
export const isKnown = ({ record }: Letter): boolean => Boolean(record && record.known.length > 0);

const compare = new Intl.Collator('en', { numeric: true }).compare;

/** Order of service centres: by name, those without one last. */
export const compareCentres = (one: string, other: string): number =>
  Number(one.trim() === '') - Number(other.trim() === '') || compare(one, other);

/** A service centre as people read it. */
export const centreName = (centre: string): string => centre.trim() || 'Without a service centre';

/** Letters by service centre, in the order of their names; those without one come last. */
export function groupLetters(letters: readonly Letter[]): readonly LetterGroup[] {
  const groups = Map.groupBy(letters, ({ staff }) => staff.serviceCentre.trim());
  return [...groups]
    .sort(([one], [other]) => compareCentres(one, other))
    .map(([centre, own]) => ({ centre: centreName(centre), letters: own }));
}

/** How late somebody was: `20 min`, `under 1 min`; null where it is not known. */
export function describeLateness(minutes: number | null): string | null {
  if (minutes === null) return null;
  return minutes === 0 ? 'under 1 min' : `${formatNumber(minutes)} min`;
}
