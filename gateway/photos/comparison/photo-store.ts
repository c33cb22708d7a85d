import { LRUCache } from 'lru-cache';
import { atMost } from '../../../common/at-most.ts';
import { hashPicture, isCandidate } from './difference-hash.ts';
import { levelsOf, readPhoto } from './read-photo.ts';
import { compare, isSame } from './same-photo.ts';

/** Photos whose hashes are kept, and so the most that are compared with each other: 10 MB. */
export const mostKnown = 40_000;

/** Two pictures that are one. */
interface SamePair {
  /** Their indexes among those compared. */
  readonly one: number;
  readonly other: number;
  /** How alike their edges are, 1 for equal ones. */
  readonly likeness: number;
}

/** Result of a comparison. */
export interface Compared {
  readonly pairs: readonly SamePair[];
  /** Indexes of pictures that must be read again: for a closer comparison, or because they were dropped from memory. */
  readonly wanted: readonly number[];
}

/** What is kept of a photo: a hash, in which nobody can be recognised. */
interface KnownPicture {
  readonly hash: Uint32Array;
  readonly shorterSide: number;
}

/** Photos kept as 64 x 64 brightnesses during a comparison, 4 kB each. */
const mostGrey = 8_000;

/** Pairs whose closer comparison is kept. */
const mostVerdicts = 100_000;

/** What is kept of photos, by their addresses. */
export class PhotoStore {
  readonly #known = new LRUCache<string, KnownPicture>(atMost(mostKnown));
  readonly #greys = new LRUCache<string, Uint8Array>(atMost(mostGrey));
  /** The likeness of pairs that are one picture; 0 for others. */
  readonly #verdicts = new LRUCache<string, number>(atMost(mostVerdicts));

  /** The shorter side in pixels of each photo that is known, in the order given; null for each that is not. */
  sizes(addresses: readonly string[]): (number | null)[] {
    return addresses.map((address) => this.#known.get(address)?.shorterSide ?? null);
  }

  /** Reads a photo. Answers its shorter side in pixels, null where the bytes are not a photo. */
  async read(address: string, bytes: Uint8Array): Promise<number | null> {
    const picture = await readPhoto(bytes);
    if (!picture) return null;
    const { grey, shorterSide } = picture;
    this.#greys.set(address, grey);
    if (!this.#known.has(address)) {
      this.#known.set(address, { hash: hashPicture(levelsOf(grey).coarse), shorterSide });
    }
    return shorterSide;
  }

  /** Drops all but the hashes. */
  forgetPhotos(): void {
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
        if (!isCandidate(first.hash, second.hash, areReferences)) continue;
        const likeness = this.#look(addresses[one] ?? '', addresses[other] ?? '', areReferences);
        if (likeness === null) wanted.add(one).add(other);
        else if (likeness > 0) pairs.push({ one, other, likeness });
      }
      if (!(await pause((other * (other + 1)) / (addresses.length * (addresses.length - 1))))) break;
    }
    return { pairs, wanted: [...wanted] };
  }

  /** Compares two photos closely: their likeness, 0 where they are two pictures; null where one of them must be read again. */
  #look(one: string, other: string, areReferences: boolean): number | null {
    const name = `${one} ${other} ${areReferences}`;
    const known = this.#verdicts.get(name);
    if (known !== undefined) return known;
    const [first, second] = [this.#greys.get(one), this.#greys.get(other)];
    if (!first || !second) return null;
    const found = compare(levelsOf(first), levelsOf(second));
    const likeness = found && isSame(found, areReferences) ? found.likeness : 0;
    this.#verdicts.set(name, likeness);
    return likeness;
  }
}
