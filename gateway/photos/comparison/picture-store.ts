import { LRUCache } from 'lru-cache';
import { findAlike, findCandidate, hashPicture, type Laid, type PictureHashes } from './difference-hash.ts';
import { type Level, levelsOf, mirroredLevel, readPicture } from './read-picture.ts';
import { compare, isSame, mayBeSame } from './same-picture.ts';

/** Photos whose hashes are kept, and so the most that are compared with each other: 100 MB. */
export const mostKnown = 40_000;

/** Two pictures that are one. */
export interface SamePair {
  /** Their indexes among those compared. */
  readonly one: number;
  readonly other: number;
  /** How alike their edges are, 1 for equal ones. */
  readonly likeness: number;
  readonly isMirrored: boolean;
}

/** Result of a comparison. */
export interface Compared {
  readonly pairs: readonly SamePair[];
  /** Indexes of pictures that must be read again: for a closer comparison, or because they were dropped from memory. */
  readonly wanted: readonly number[];
}

/** What is kept of a photo: hashes and 16 x 16 brightnesses, in which nobody can be recognised. */
interface KnownPicture {
  readonly hashes: PictureHashes;
  readonly coarse: Level;
  readonly shorterSide: number;
}

/** Photos kept as 64 x 64 brightnesses during a comparison, 4 kB each. */
const mostGrey = 8_000;

/** Pairs whose closer comparison is kept. */
const mostVerdicts = 100_000;

const none = { likeness: 0, isMirrored: false };

/** What is kept of photos, by their addresses. */
export class PictureStore {
  readonly #known = new LRUCache<string, KnownPicture>({ max: mostKnown });
  readonly #greys = new LRUCache<string, Uint8Array>({ max: mostGrey });
  readonly #verdicts = new LRUCache<string, Omit<SamePair, 'one' | 'other'>>({ max: mostVerdicts });

  /** The shorter side in pixels of each photo that is known, in the order given; null for each that is not. */
  sizes(addresses: readonly string[]): (number | null)[] {
    return addresses.map((address) => this.#known.get(address)?.shorterSide ?? null);
  }

  /** Reads a photo. Answers its shorter side in pixels, null where the bytes are not a photo. */
  async read(address: string, bytes: Uint8Array): Promise<number | null> {
    const picture = await readPicture(bytes);
    if (!picture) return null;
    const { grey, shorterSide } = picture;
    this.#greys.set(address, grey);
    if (!this.#known.has(address)) {
      this.#known.set(address, { hashes: hashPicture(grey), coarse: levelsOf(grey).coarse, shorterSide });
    }
    return shorterSide;
  }

  /** Drops all but the hashes. */
  forgetPictures(): void {
    this.#greys.clear();
  }

  /**
   * Finds photos that are one picture; those from index `references` on are reference photos. `pause` is awaited after each
   * photo with the share of the work that is done; it stops the work by answering false.
   */
  async compare(
    addresses: readonly string[],
    references: number,
    pause: (share: number) => Promise<boolean>,
  ): Promise<Compared> {
    const pairs: SamePair[] = [];
    const known = addresses.map((address) => this.#known.get(address));
    const wanted = new Set([...known.keys()].filter((index) => !known[index]));
    for (let other = 1; other < addresses.length; other++) {
      for (let one = 0; one < other; one++) {
        const [first, second] = [known[one], known[other]];
        if (!first || !second) continue;
        const areReferences = one >= references;
        const laid = (areReferences ? findAlike : findCandidate)(first.hashes, second.hashes);
        if (!laid || !mayBeOne(first, second, laid)) continue;
        const verdict = this.#look([addresses[one] ?? '', addresses[other] ?? ''], laid, areReferences);
        if (verdict === null) wanted.add(one).add(other);
        else if (verdict.likeness > 0) pairs.push({ one, other, ...verdict });
      }
      if (!(await pause((other * (other + 1)) / (addresses.length * (addresses.length - 1))))) break;
    }
    return { pairs, wanted: [...wanted] };
  }

  /** Compares two photos closely; null where one of them must be read again. */
  #look([one, other]: readonly [string, string], laid: Laid, areReferences: boolean) {
    const name = `${one} ${other} ${areReferences}`;
    const known = this.#verdicts.get(name);
    if (known) return known;
    const [above, under] = laid.isTurned ? [other, one] : [one, other];
    const [top, bottom] = [this.#greys.get(above), this.#greys.get(under)];
    if (!top || !bottom) return null;
    const found = compare(levelsOf(top, laid.isMirrored), levelsOf(bottom), laid.alignment);
    const verdict =
      found && isSame(found, areReferences) ? { likeness: found.likeness, isMirrored: laid.isMirrored } : none;
    this.#verdicts.set(name, verdict);
    return verdict;
  }
}

function mayBeOne(one: KnownPicture, other: KnownPicture, { isTurned, isMirrored, alignment }: Laid): boolean {
  const [above, under] = isTurned ? [other, one] : [one, other];
  return mayBeSame(isMirrored ? mirroredLevel(above.coarse) : above.coarse, under.coarse, alignment);
}
