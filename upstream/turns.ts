import type { Response } from 'express';
import type { Kysely } from 'kysely';
import { SharedPlaces } from '../common/shared-places.ts';
import { claimsOf } from './authenticate.ts';
import { createDatabaseLimit } from './limits.ts';
import { Refusal } from './refusal.ts';
import { personOf } from './reviews/person.ts';
import type { Tables } from './tables.ts';

/** Writes that run at once, of all and of one person, and writes of one person that wait. Lists and devices have the rest. */
const limits = { places: 2, each: 1, waiting: 40 } as const;

/** Runs a person's write when it is their turn. Throws a Refusal (429) when the person writes too much. */
export type TakeTurn = <Result>(response: Response, write: () => Promise<Result>) => Promise<Result>;

/**
 * Counts the writes of each person at all services, those of their programs included, and runs them one by one: a loop of
 * one person leaves the others their turns. `name` tells these writes from others.
 */
export function createTurns(db: Kysely<Tables>, name: string, perMinute: number): TakeTurn {
  const limit = createDatabaseLimit(db, { name, points: perMinute, seconds: 60 });
  const places = new SharedPlaces(limits);
  return async (response, write) => {
    const person = personOf(claimsOf(response));
    const wait = await limit.take(person);
    if (wait !== null) {
      throw new Refusal(429, 'TOO_MANY_CHANGES', { most: perMinute, seconds: wait }, { retryAfter: wait });
    }
    const release = await places.take(person);
    if (!release) throw new Refusal(429, 'CHANGES_WAITING', {}, { retryAfter: 1 });
    return write().finally(release);
  };
}
