import { compareCentres } from './letter-groups.ts';

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
export function describePack(
  { centres, count, offset, isPart }: LetterPack,
  nameOf: (centre: string) => string,
): string {
  const [first = '', last = first] = [centres.at(0), centres.at(-1)];
  if (isPart) return `${nameOf(first)}, ${offset + 1} to ${offset + count}`;
  return first === last ? nameOf(first) : `${nameOf(first)} to ${nameOf(last)}`;
}
