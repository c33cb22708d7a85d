import type { ServerResponse } from 'node:http';
import { formPlaces } from '../../../schema/limits.ts';
import { SharedPlaces } from '../../../schema/shared-places.ts';
import { codedError } from '../../shared/errors.ts';

/** Waits until a user has a place for a form, which is theirs until it is answered. Throws RATE_LIMITED. */
export type TakeFormPlace = (userID: string, response: ServerResponse) => Promise<void>;

/** The places of one process for forms: each is a file while it is read, and in memory while it is worked on. */
export function createFormPlaces(): TakeFormPlace {
  const places = new SharedPlaces(formPlaces);
  return async (userID, response) => {
    const release = await places.take(userID, () => response.closed);
    if (!release) throw codedError('RATE_LIMITED', 'You are sending many files. Send this one again in a moment.');
    if (response.closed) release();
    else response.once('close', release);
  };
}
