import { codedError } from '../shared/errors.ts';
import { TurnQueue } from '../shared/turn-queue.ts';
import type { OperationCheck } from './operation-checks.ts';

/** Writes that run at once, of one user and of all, and those of one user that wait; more are refused. */
export const standardPlaces = { user: 2, all: 8, waiting: 100 };

/** Places for writes: the loops of one user leave the attendance service to others. */
export interface WritePlaces {
  /** Resolves with what gives the place back. Rejects with RATE_LIMITED where too many of the user's writes wait. */
  take(user: string): Promise<() => void>;
}

/** Shares places out: users who wait get the next place in turn, each with one write. */
export function createWritePlaces(limits = standardPlaces): WritePlaces {
  const running = new Map<string, number>();
  const waiting = new TurnQueue<string, () => void>();
  let all = 0;
  const hasPlace = (user: string) => all < limits.all && (running.get(user) ?? 0) < limits.user;
  const enter = (user: string) => {
    all += 1;
    running.set(user, (running.get(user) ?? 0) + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      all -= 1;
      const own = (running.get(user) ?? 1) - 1;
      if (own === 0) running.delete(user);
      else running.set(user, own);
      waiting.take(hasPlace)?.();
    };
  };
  return {
    async take(user) {
      const own = waiting.sizeOf(user);
      if (own === 0 && hasPlace(user)) return enter(user);
      if (own >= limits.waiting) {
        throw codedError('RATE_LIMITED', 'Too many of your changes are waiting. Try again in 1 second.', {
          retryAfter: 1,
        });
      }
      return new Promise((resolve) => {
        waiting.add(user, () => resolve(enter(user)));
      });
    },
  };
}

/** Gives mutations of a user a place each, from before they run until they are answered. */
export function placesForWrites(places: WritePlaces = createWritePlaces()): OperationCheck {
  return ({ operation, contextValue: { viewer } }) =>
    operation?.operation === 'mutation' && viewer ? places.take(viewer.userID) : undefined;
}
