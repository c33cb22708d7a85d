import { bulkhead } from 'cockatiel';
import type { FetchPhoto } from '../fetch-photo.ts';
import { fetchedAtOnce, PictureCheck } from './picture-check.ts';
import { type ComparedPhotos, PictureThread } from './picture-thread.ts';

/** Checks that one caller may have begun and that still run. */
const runningOfCaller = 4;

/** Milliseconds after which nobody asks again: a day that goes on is another list, and another check, every few seconds. */
const superseded = 3_000;

/** Thrown where a caller begins one more than may run for one. */
export class TooManyChecks extends Error {
  readonly running: number;

  constructor(running: number) {
    super(`${running} checks run for one caller.`);
    this.running = running;
  }
}

/** The checks of a gateway: what compares photos, and how many are fetched at once for all of them. */
export interface PictureChecks {
  /** Whether photos are compared at all. */
  readonly isOn: boolean;
  /** A check of some photos; it begins when somebody wants it. */
  create(photos: ComparedPhotos): PictureCheck;
  /** Ends all comparisons and their thread. */
  close(): Promise<void>;
}

/** Makes the checks of a gateway. */
export function createPictureChecks(parts: {
  readonly fetchPhoto: FetchPhoto;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly isOn: boolean;
}): PictureChecks {
  const thread = new PictureThread();
  const turns = bulkhead(fetchedAtOnce, Number.POSITIVE_INFINITY);
  const running = new Map<string, Set<PictureCheck>>();
  const begin = (caller: string, check: PictureCheck) => {
    const own = running.get(caller) ?? new Set();
    for (const other of own) other.stopUnlessAsked(superseded);
    if (own.size >= runningOfCaller) throw new TooManyChecks(own.size);
    running.set(caller, own.add(check));
    return async () => {
      own.delete(check);
      if (own.size === 0) running.delete(caller);
      if (running.size === 0) await thread.forgetPictures();
    };
  };
  return {
    isOn: parts.isOn,
    create: (photos) => new PictureCheck(photos, { ...parts, thread, begin, inTurn: (work) => turns.execute(work) }),
    async close() {
      for (const own of running.values()) for (const check of own) check.stop();
      await thread.close();
    },
  };
}
