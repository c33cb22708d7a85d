import { hash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** A key's count. */
interface Count {
  /** Whether it is above the limit. */
  readonly isOver: boolean;
  /** Points that the key has left. */
  readonly left: number;
  /** Milliseconds until the key has all its points again. */
  readonly milliseconds: number;
}

/** A limit by key. */
export interface Limit {
  /** Counts points and answers what the key has left. */
  count(key: string, points: number): Promise<Count>;
  /** Counts one, or so many points; answers the seconds to wait, or null. */
  take(key: string, points?: number): Promise<number | null>;
  giveBack(key: string): Promise<void>;
  /** Whether anything is counted. */
  isCounted(key: string): Promise<boolean>;
}

/** A limit of so many points within a window that begins with a key's first. */
export interface LimitSettings {
  /** Tells its keys from other limits'. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

export type CreateLimit = (settings: LimitSettings) => Limit;

/** Has a limiter do something with a key. */
type Run = <Result>(action: (limiter: RateLimiterAbstract) => Promise<Result>) => Promise<Result>;

/** Seconds until a key has its points again, at least one. */
export const secondsIn = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

/** A limit that is counted as `run` does it. `refused` is called at every refusal. */
export function createLimit(run: Run, refused: () => void = () => {}): Limit {
  // Hashed, since keys are addresses, emails and users, and others may read the store.
  const keyOf = (key: string) => hash('sha256', key, 'base64url');
  const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): Count => ({
    isOver,
    left: Math.max(0, remainingPoints),
    milliseconds: msBeforeNext,
  });
  const count = async (key: string, points: number): Promise<Count> => {
    try {
      return countOf(await run((limiter) => limiter.consume(keyOf(key), points)), false);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      refused();
      return countOf(refusal, true);
    }
  };
  return {
    count,
    async take(key, points = 1) {
      const { isOver, milliseconds } = await count(key, points);
      return isOver ? secondsIn(milliseconds) : null;
    },
    async giveBack(key) {
      await run((limiter) => limiter.reward(keyOf(key)));
    },
    async isCounted(key) {
      return ((await run((limiter) => limiter.get(keyOf(key))))?.consumedPoints ?? 0) > 0;
    },
  };
}
