import { bulkhead } from 'cockatiel';
import type { FetchPhoto } from '../photos/fetch-photo.ts';
import { fetchedAtOnce, PictureCheck } from './picture-check.ts';
import { type ComparedPhotos, PictureThread } from './picture-thread.ts';

/** The checks of a gateway: what compares photos, and how many are fetched at once for all of them. */
export interface PictureChecks {
  /** Whether photos are compared at all. */
  readonly isOn: boolean;
  /** A check of some photos; it begins when somebody wants it. */
  create(photos: ComparedPhotos): PictureCheck;
  /** Ends the thread of the comparisons. */
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
  let running = 0;
  const begin = () => {
    running += 1;
    return async () => {
      running -= 1;
      if (running === 0) await thread.forgetPictures();
    };
  };
  return {
    isOn: parts.isOn,
    create: (photos) => new PictureCheck(photos, { ...parts, thread, begin, inTurn: (work) => turns.execute(work) }),
    close: () => thread.close(),
  };
}
