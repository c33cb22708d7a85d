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
    const hasPlace = await places.takeWhileOpen(senderOf(response), response);
    if (!hasPlace) throw new Refusal(503, 'MANY_FILES', {}, { retryAfter: 2 });
    next();
  };
}
