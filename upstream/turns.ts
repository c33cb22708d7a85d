import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { claimsOf } from './authenticate.ts';
import { Refusal } from './refusal.ts';
import { personOf } from './reviews/person.ts';

/** Such writes under way at once, and of one person under way and waiting: lists and devices have the rest. */
const places = { all: 2, onePerson: 1, waiting: 40 } as const;

/** People whose writes are counted. */
const mostPeople = 10_000;

/** Runs what somebody writes when it is their turn. Throws a Refusal (429) for who writes too much. */
export type TakeTurn = <Result>(response: Response, write: () => Promise<Result>) => Promise<Result>;

/**
 * What everybody signed in may write is counted by the person, whatever programs they have, and goes one by one for each
 * of them: a loop of one leaves the others their turns.
 */
export function createTurns(perMinute: number): TakeTurn {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const all = bulkhead(places.all, Number.POSITIVE_INFINITY);
  const lanes = new LRUCache<string, BulkheadPolicy>({ max: mostPeople });
  return async (response, write) => {
    const person = personOf(claimsOf(response));
    await limiter.consume(person).catch((refusal) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new Refusal(429, `You may do this ${perMinute} times a minute. Try again in ${wait} seconds.`, wait);
    });
    const lane = lanes.get(person) ?? bulkhead(places.onePerson, places.waiting);
    lanes.set(person, lane);
    try {
      return await lane.execute(() => all.execute(write));
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new Refusal(429, 'Earlier writes of yours are still under way. Try again in a moment.', 1);
    }
  };
}
