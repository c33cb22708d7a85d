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

/** How many people of a list a service centre has; an empty name is for those without one. */
export interface CentreCount {
  readonly value: string;
  readonly count: number;
}

/** Letters that are written at once. */
export interface LetterPack {
  /** All letters of these centres, but for a centre that is too large for one pack. */
  readonly centres: readonly string[];
  readonly count: number;
  /** Letters of the one centre that stand in earlier packs. */
  readonly offset: number;
  /** The pack has a part of its one centre. */
  readonly isPart?: true;
}

/**
 * Packs of at most `most` letters, centres in the order of their names: a centre that fits into a pack is never divided,
 * one that is larger has packs of its own.
 */
export function planPacks(centres: readonly CentreCount[], most: number): readonly LetterPack[] {
  const packs: LetterPack[] = [];
  for (const { value, count } of centres.toSorted((one, other) => compareCentres(one.value, other.value))) {
    const last = packs.at(-1);
    if (last && !last.isPart && last.count + count <= most) {
      packs[packs.length - 1] = { ...last, centres: [...last.centres, value], count: last.count + count };
    } else if (count <= most) {
      packs.push({ centres: [value], count, offset: 0 });
    } else {
      for (let offset = 0; offset < count; offset += most) {
        packs.push({ centres: [value], count: Math.min(most, count - offset), offset, isPart: true });
      }
    }
  }
  return packs;
}

/** What a pack holds, as people read it: `Awka`, `Awka to Nsukka`, `Awka, 201 to 400`. */
export function describePack({ centres, count, offset, isPart }: LetterPack): string {
  const [first = '', last = first] = [centres.at(0), centres.at(-1)].map((centre = '') => centreName(centre));
  if (isPart) return `${first}, ${offset + 1} to ${offset + count}`;
  return first === last ? first : `${first} to ${last}`;
}
