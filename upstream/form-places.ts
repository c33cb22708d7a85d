import type { RequestHandler, Response } from 'express';
import { formPlaces } from '../schema/limits.ts';
import { SharedPlaces } from '../schema/shared-places.ts';
import { Refusal } from './refusal.ts';

/** Lets a form or a batch be read, which is in memory until it is answered, when its sender has a place for it. */
export type TakePlace = (senderOf: (response: Response) => string) => RequestHandler;

/** The places of one process for forms with photos and for batches, whatever they are for; each sender has their share. */
export function createFormPlaces(): TakePlace {
  const places = new SharedPlaces(formPlaces);
  return (senderOf) => async (_request, response, next) => {
    const release = await places.take(senderOf(response), () => response.closed);
    if (!release) throw new Refusal(503, 'Much is being stored. Send it again in a moment.', 2);
    if (response.closed) release();
    else response.once('close', release);
    next();
  };
}
