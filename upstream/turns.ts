import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { Response } from 'express';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { claimsOf } from './authenticate.ts';
import { createLimit } from './limits.ts';
import { Refusal } from './refusal.ts';
import { personOf } from './reviews/person.ts';
import type { Tables } from './tables.ts';

/** Writes that run at once, of all and of one person, and writes of one person that wait. Lists and devices have the rest. */
const places = { all: 2, onePerson: 1, waiting: 40 } as const;

/** People whose writes are counted. */
const mostPeople = 10_000;

/** Runs a person's write when it is their turn. Throws a Refusal (429) when the person writes too much. */
export type TakeTurn = <Result>(response: Response, write: () => Promise<Result>) => Promise<Result>;

/**
 * Counts the writes of each person at all services, those of their programs included, and runs them one by one: a loop of
 * one person leaves the others their turns. `name` tells these writes from others.
 */
export function createTurns(db: Kysely<Tables>, name: string, perMinute: number): TakeTurn {
  const limit = createLimit(db, { name, points: perMinute, seconds: 60 });
  const all = bulkhead(places.all, Number.POSITIVE_INFINITY);
  const lanes = new LRUCache<string, BulkheadPolicy>({ max: mostPeople });
  return async (response, write) => {
    const person = personOf(claimsOf(response));
    const wait = await limit.take(person);
    if (wait !== null) {
      throw new Refusal(429, 'TOO_MANY_CHANGES', { most: perMinute, seconds: wait }, { retryAfter: wait });
    }
    const lane = lanes.get(person) ?? bulkhead(places.onePerson, places.waiting);
    lanes.set(person, lane);
    try {
      return await lane.execute(() => all.execute(write));
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new Refusal(429, 'CHANGES_WAITING', {}, { retryAfter: 1 });
    }
  };
}
