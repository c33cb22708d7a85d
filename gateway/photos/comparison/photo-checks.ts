import { codedError } from '../../shared/errors.ts';
import type { FetchPhoto } from '../fetch-photo.ts';
import { type ComparedPhotos, PhotoCheck } from './photo-check.ts';
import { PhotoReader } from './photo-reader.ts';

/** Most running checks of one caller. */
const runningOfCaller = 4;

/** Milliseconds without a request after which a new check replaces the old one: today's list changes every few seconds. */
const supersededAfterMs = 3_000;

/** Seconds after which a comparison that its readers have left has stopped. */
const retryAfter = 45;

/** The refusal of one check too many. */
const tooMany = (running: number) =>
  codedError(
    'RATE_LIMITED',
    `${running} comparisons of photos are under way for you. Ask for another day or month when one of them is done.`,
    { retryAfter },
  );

/** The comparisons of photos of a gateway. */
export interface PhotoChecks {
  /** Whether photos are compared at all. */
  readonly isOn: boolean;
  /** Creates a check of photos; `want` starts it. */
  create(photos: ComparedPhotos): PhotoCheck;
  /** Ends all comparisons. */
  close(): void;
}

/** Creates the checks of a gateway. */
export function createPhotoChecks(parts: {
  readonly fetchPhoto: FetchPhoto;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly isOn: boolean;
}): PhotoChecks {
  const { isOn, now } = parts;
  const reader = new PhotoReader(parts.fetchPhoto);
  const running = new Map<string, Set<PhotoCheck>>();
  const begin = (caller: string, check: PhotoCheck) => {
    const own = running.get(caller) ?? new Set();
    for (const other of own) if (other.isLeft(supersededAfterMs)) other.stop();
    if (own.size >= runningOfCaller) throw tooMany(own.size);
    running.set(caller, own.add(check));
    return () => {
      own.delete(check);
      if (own.size === 0) running.delete(caller);
      if (running.size === 0) reader.rest();
    };
  };
  return {
    isOn,
    create: (photos) => new PhotoCheck(photos, { reader, now, begin }),
    close() {
      for (const own of running.values()) for (const check of own) check.stop();
    },
  };
}
