import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PhotoComparison } from '../../generated/resolvers.ts';
import { inTurns } from '../../shared/event-loop.ts';
import { mostKnown, type PhotoReader, readAtOnce } from './photo-reader.ts';
import type { KnownPhoto } from './read-photo.ts';
import { findNear, likenessOf } from './same-photo.ts';

/** Milliseconds for which a check continues after its last request: a dashboard looks at least every half minute. */
const abandonedAfterMs = 45_000;

/** Pairs that are looked at in one turn: two milliseconds. */
const looksInTurn = 25;

/** Photos that are compared with each other. */
export interface ComparedPhotos {
  /** Their addresses, different from each other. */
  readonly addresses: readonly string[];
  /** Index of the first reference photo; all after it are reference photos too. */
  readonly references: number;
}

/** Progress of a check. */
export type CheckProgress = Omit<PhotoComparison, '__typename' | 'isOn'>;

/** Two photos that are one picture. */
export interface SamePhotos {
  readonly one: string;
  readonly other: string;
  readonly likeness: number;
}

/** What a check works with. */
export interface CheckParts {
  readonly reader: PhotoReader;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Registers a check of a caller; call the result when it has ended. Throws RATE_LIMITED for one too many. */
  readonly begin: (caller: string, check: PhotoCheck) => () => void;
}

/**
 * Compares photos with each other in the background, as long as somebody keeps asking. A check that was abandoned continues
 * where it stopped.
 */
export class PhotoCheck {
  readonly #photos: ComparedPhotos;
  readonly #parts: CheckParts;
  readonly #known = new Map<string, KnownPhoto>();
  readonly #unreadable = new Set<string>();
  #compared = 0;
  #pairs: readonly SamePhotos[] | null = null;
  #askedAt = 0;
  #run: Promise<void> | null = null;
  #error: unknown = null;

  constructor(photos: ComparedPhotos, parts: CheckParts) {
    this.#photos = photos;
    this.#parts = parts;
  }

  get progress(): CheckProgress {
    return {
      photos: this.#photos.addresses.length,
      read: this.#known.size,
      unreadable: this.#unreadable.size,
      compared: this.#compared,
      isDone: this.#pairs !== null,
    };
  }

  /** Pairs of photos that are one picture; null until the check is done. */
  get pairs(): readonly SamePhotos[] | null {
    return this.#pairs;
  }

  /** The shorter side of a photo in pixels; null where it is not known. */
  sizeOf(address: string): number | null {
    return this.#known.get(address)?.shorterSide ?? null;
  }

  /** Starts or continues the check for a reader. Throws the error that ended the last attempt, and RATE_LIMITED. */
  want(caller: string): void {
    this.#askedAt = this.#parts.now();
    if (this.#error) {
      const error = this.#error;
      this.#error = null;
      throw error;
    }
    if (this.#pairs || this.#run) return;
    const end = this.#parts.begin(caller, this);
    this.#run = this.#work()
      .catch((error: unknown) => {
        this.#error = error;
      })
      .finally(() => {
        this.#run = null;
        end();
      });
  }

  /** Keeps the check running until it is done or the signal is aborted. Throws as `want`. */
  async whole(caller: string, signal?: AbortSignal): Promise<void> {
    // A run that earlier readers abandoned may end without a result; start another one.
    while (!this.#pairs && !signal?.aborted) {
      this.want(caller);
      await Promise.race([this.#run, wait(abandonedAfterMs / 3, undefined, { ref: false })]);
    }
  }

  /** Whether nobody has asked for so long. */
  isLeft(within = abandonedAfterMs): boolean {
    return this.#parts.now() - this.#askedAt > within;
  }

  /** Stops at the next step. */
  stop(): void {
    this.#askedAt = Number.NEGATIVE_INFINITY;
  }

  async #work(): Promise<void> {
    if (!(await this.#readAll())) return;
    const compared = this.#photos.addresses.flatMap((address, index) => {
      const known = this.#known.get(address);
      return known ? { address, known, isReference: index >= this.#photos.references } : [];
    });
    const records = compared.filter(({ isReference }) => !isReference).length;
    const near = await findNear(
      compared.map(({ known }) => known.hash),
      records,
    );
    for (const { address } of compared.slice(near.compared)) this.#leaveOut(address);
    const same: SamePhotos[] = [];
    for await (const [look, pair] of inTurns(near.pairs.entries(), looksInTurn)) {
      if (this.isLeft()) return;
      this.#compared = look / near.pairs.length;
      const [one, other] = pair.map((index) => compared[index]);
      if (!one || !other) continue;
      const likeness = await this.#look(one.address, other.address, one.isReference && other.isReference);
      if (likeness > 0) same.push({ one: one.address, other: other.address, likeness });
    }
    this.#compared = 1;
    this.#pairs = same;
  }

  /** Reads the photos. False when the readers left before all were tried, even if somebody asked again since. */
  async #readAll(): Promise<boolean> {
    const { addresses } = this.#photos;
    for (const address of addresses.slice(mostKnown)) this.#leaveOut(address);
    const left = addresses
      .slice(0, mostKnown)
      .filter((address) => !this.#known.has(address))
      .reverse();
    const readNext = async () => {
      while (left.length > 0 && !this.isLeft()) {
        const address = left.pop() ?? '';
        const photo = await this.#parts.reader.read(address);
        if (!photo) this.#leaveOut(address);
        else {
          this.#unreadable.delete(address);
          this.#known.set(address, photo);
        }
      }
    };
    await Promise.all(Array.from({ length: readAtOnce }, readNext));
    return left.length === 0;
  }

  /** How alike two photos are; 0 where they are two pictures, or one of them is gone since. */
  async #look(one: string, other: string, areReferences: boolean): Promise<number> {
    const { reader } = this.#parts;
    // Two addresses may have a thousand characters, and a hundred thousand pairs are remembered.
    const pair = hash('sha256', [areReferences, ...[one, other].sort()].join(' '), 'base64');
    const known = reader.looks.get(pair);
    if (known !== undefined) return known;
    const [mine, theirs] = await Promise.all([one, other].map((address) => reader.greyOf(address)));
    if (!mine) this.#leaveOut(one);
    if (!theirs) this.#leaveOut(other);
    if (!mine || !theirs) return 0;
    const likeness = likenessOf(mine, theirs, areReferences);
    reader.looks.set(pair, likeness);
    return likeness;
  }

  #leaveOut(address: string): void {
    this.#known.delete(address);
    this.#unreadable.add(address);
  }
}
