import type { FetchPhoto } from '../fetch-photo.ts';
import { mostKnown } from './photo-store.ts';
import type { ComparedPhotos, PhotoThread } from './photo-thread.ts';

/** Photos that all checks of this gateway fetch at once; few, since people's lists may come from the same server. */
export const fetchedAtOnce = 3;

/** Milliseconds for which a check continues after its last request: a dashboard looks at least every half minute. */
const abandonedAfterMs = 45_000;

/** Progress of a check. */
export interface CheckProgress {
  /** Photos to compare, each address once. */
  readonly photos: number;
  /** Those read so far. */
  readonly read: number;
  /** Those not compared: they could not be fetched or read, or are too many. The check says nothing about them. */
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
}

/** What a check works with. */
export interface CheckParts {
  readonly fetchPhoto: FetchPhoto;
  readonly thread: PhotoThread;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Registers a check of a caller; call the result when it has ended. Throws TooManyChecks. */
  readonly begin: (caller: string, check: PhotoCheck) => () => Promise<void>;
  /** Runs work when one of the turns that all checks share is free. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Compares photos with each other in the background, as long as somebody keeps asking. What it has read is kept for a while,
 * so a check that was abandoned continues where it stopped.
 */
export class PhotoCheck {
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

  /** Pairs of photos that are one picture; null until the check is done. */
  get pairs(): readonly SamePhotos[] | null {
    return this.#pairs;
  }

  /** The shorter side of a photo in pixels; null where it is not known. */
  sizeOf(address: string): number | null {
    return this.#sizes.get(address) ?? null;
  }

  /** Starts or continues the check for a reader. Throws the error that ended the last attempt, and TooManyChecks. */
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

  /** Keeps the check running until it is done or the signal is aborted. Throws as `want`. */
  async whole(caller: string, signal?: AbortSignal): Promise<void> {
    const renew = setInterval(() => this.#renew(signal), abandonedAfterMs / 3);
    try {
      // An attempt that earlier readers abandoned may end without a result; start another one.
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

  /** Stops at the next step if the last request is more than `within` milliseconds ago. */
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
    // Some photos must be read again: for a closer comparison, or because later ones replaced them in memory.
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

  /** The result of the comparison; null when it was stopped. */
  async #compare() {
    const stop = new AbortController();
    const onShare = (share: number) => {
      this.#compared = share;
      if (this.#isLeft) stop.abort();
    };
    const compared = await this.#parts.thread.compare(this.#photos, onShare, stop.signal);
    return stop.signal.aborted ? null : compared;
  }

  /** Reads photos. False when the readers left before all were tried, even if somebody asked again since. */
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

  /** Reads a photo. False when all readers have left. */
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
