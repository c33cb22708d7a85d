import type { RequestHandler, Response } from 'express';
import { SharedPlaces } from '../common/shared-places.ts';
import { formPlaces } from '../schema/limits.ts';
import { Refusal } from './refusal.ts';

/** Waits until the sender has a place for a form or a batch, which is in memory until it is answered. */
export type TakePlace = (senderOf: (response: Response) => string) => RequestHandler;

/** The places of one process for forms with photos and for batches. Each sender has a share of them. */
export function createFormPlaces(): TakePlace {
  const places = new SharedPlaces(formPlaces);
  return (senderOf) => async (_request, response, next) => {
    const release = await places.take(senderOf(response), () => response.closed);
    if (!release) throw new Refusal(503, 'MANY_FILES', {}, { retryAfter: 2 });
    if (response.closed) release();
    else response.once('close', release);
    next();
  };
}
