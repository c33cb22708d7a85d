import type { FetchPhoto } from '../fetch-photo.ts';
import { mostKnown } from './picture-store.ts';
import type { ComparedPhotos, PictureThread } from './picture-thread.ts';

/** Photos fetched at once for all checks of this gateway: they come from the server that people's lists come from. */
export const fetchedAtOnce = 3;

/** How long after a reader's last request a check goes on. */
const abandonedAfterMs = 15_000;

/** How far a check is. */
export interface CheckProgress {
  /** Photos to compare, each address once. */
  readonly photos: number;
  /** Those that have been read by now. */
  readonly read: number;
  /**
   * Those that could not be had (not there, foreign, late, damaged), or are more than can be compared. Nothing is claimed of
   * them.
   */
  readonly unreadable: number;
  /** Share of the comparison that is done, 0 to 1. */
  readonly compared: number;
  readonly isDone: boolean;
}

/** Two photos that are one picture. */
export interface SamePhotos {
  readonly one: string;
  readonly other: string;
  readonly likeness: number;
  readonly isMirrored: boolean;
}

/** What a check is made with. */
export interface CheckParts {
  readonly fetchPhoto: FetchPhoto;
  readonly thread: PictureThread;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Says that a check begins for a caller; the function that it answers, that it has ended. Throws TooManyChecks. */
  readonly begin: (caller: string, check: PictureCheck) => () => Promise<void>;
  /** Takes one of the turns of all checks. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * The comparison of some photos with each other, in the background, for as long as somebody keeps asking for it. What was
 * read stays known for a while, so that a check that was left goes on where it stopped.
 */
export class PictureCheck {
  readonly #photos: ComparedPhotos;
  readonly #addresses: readonly string[];
  readonly #parts: CheckParts;
  readonly #sizes = new Map<string, number>();
  readonly #unreadable = new Set<string>();
  #compared = 0;
  #pairs: readonly SamePhotos[] | null = null;
  #askedAt = 0;
  #run: Promise<void> | null = null;
  #error: unknown = null;

  constructor(photos: ComparedPhotos, parts: CheckParts) {
    this.#photos = photos;
    this.#addresses = photos.addresses;
    this.#parts = parts;
  }

  get progress(): CheckProgress {
    return {
      photos: this.#addresses.length,
      read: this.#sizes.size,
      unreadable: this.#unreadable.size,
      compared: this.#compared,
      isDone: this.#pairs !== null,
    };
  }

  /** Photos that are one picture; null while that is not known. */
  get pairs(): readonly SamePhotos[] | null {
    return this.#pairs;
  }

  /** The shorter side of a photo in pixels; null where it is not known. */
  sizeOf(address: string): number | null {
    return this.#sizes.get(address) ?? null;
  }

  /** Begins or goes on, and says that somebody waits. Throws what has ended the last attempt, and TooManyChecks. */
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
      .finally(end)
      .catch((error: unknown) => {
        this.#error = error;
      })
      .finally(() => {
        this.#run = null;
      });
  }

  /** Resolves when the present attempt has ended, for who waits for the whole: keeps it wanted meanwhile. */
  async whole(caller: string, signal?: AbortSignal): Promise<void> {
    const renew = setInterval(() => this.#renew(signal), abandonedAfterMs / 3);
    try {
      // An attempt that its readers had left before may end without an answer: then another one goes on.
      do {
        this.want(caller);
        await this.#run;
      } while (!this.#pairs && !signal?.aborted);
    } finally {
      clearInterval(renew);
    }
  }

  #renew(signal: AbortSignal | undefined): void {
    if (!signal?.aborted) this.#askedAt = this.#parts.now();
  }

  get #isLeft(): boolean {
    return this.#parts.now() - this.#askedAt > abandonedAfterMs;
  }

  /** Stops at the next step where nobody has asked for so many milliseconds. */
  stopUnlessAsked(within: number): void {
    if (this.#parts.now() - this.#askedAt > within) this.stop();
  }

  /** Stops at the next step. */
  stop(): void {
    this.#askedAt = Number.NEGATIVE_INFINITY;
  }

  async #work(): Promise<void> {
    const { thread } = this.#parts;
    const sizes = await thread.sizes(this.#addresses);
    for (const [index, size] of sizes.entries()) if (size !== null) this.#sizes.set(this.#addresses[index] ?? '', size);
    for (const address of this.#addresses.slice(mostKnown)) this.#leaveOut(address);
    let isRead = await this.#read(
      this.#addresses.filter((_address, index) => index < mostKnown && sizes[index] === null),
    );
    // Some photos are needed again: for a closer look, or since those read after them took their place.
    for (let round = 0; round < 3 && isRead; round++) {
      const compared = await this.#compare();
      if (!compared) return;
      const { pairs } = compared;
      const wanted = compared.wanted
        .map((index) => this.#addresses[index] ?? '')
        .filter((address) => !this.#unreadable.has(address));
      if (wanted.length === 0 || round === 2) {
        for (const address of wanted) this.#leaveOut(address);
        this.#compared = 1;
        this.#pairs = pairs.map(({ one, other, ...rest }) => {
          return { one: this.#addresses[one] ?? '', other: this.#addresses[other] ?? '', ...rest };
        });
        return;
      }
      isRead = await this.#read(wanted);
    }
  }

  #leaveOut(address: string): void {
    this.#unreadable.add(address);
    this.#sizes.delete(address);
  }

  /** What came of the whole comparison; null when it was ended early. */
  async #compare() {
    const stop = new AbortController();
    const onShare = (share: number) => {
      this.#compared = share;
      if (this.#isLeft) stop.abort();
    };
    const compared = await this.#parts.thread.compare(this.#photos, onShare, stop.signal);
    return stop.signal.aborted ? null : compared;
  }

  /** Reads photos; answers whether all were tried, which readers who leave prevent, also when somebody comes right after. */
  async #read(addresses: readonly string[]): Promise<boolean> {
    const left = [...addresses];
    let isWhole = true;
    const readNext = async (): Promise<void> => {
      for (let address = left.shift(); address !== undefined; address = left.shift()) {
        const isTried = await this.#parts.inTurn(() => this.#readOne(address ?? ''));
        if (isTried) continue;
        isWhole = false;
        return;
      }
    };
    await Promise.all(Array.from({ length: fetchedAtOnce }, readNext));
    return isWhole;
  }

  /** Reads a photo, unless all readers have left; answers whether it was tried. */
  async #readOne(address: string): Promise<boolean> {
    if (this.#isLeft) return false;
    const bytes = await this.#parts.fetchPhoto(address);
    const size = bytes && (await this.#parts.thread.read(address, bytes));
    if (size === null) this.#unreadable.add(address);
    else {
      this.#unreadable.delete(address);
      this.#sizes.set(address, size);
    }
    return true;
  }
}
