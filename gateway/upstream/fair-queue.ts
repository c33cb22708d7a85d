import { AsyncLocalStorage } from 'node:async_hooks';
import { bulkhead } from 'cockatiel';

/** A task for the queue. */
interface Task<Result> {
  readonly caller: string;
  readonly run: () => Promise<Result>;
  /** Ends the wait. */
  readonly signal: AbortSignal;
  /** Whether it costs little: light tasks have places of their own. */
  readonly isLight: boolean;
}

/** Runs the task when the queue lets it; rejects with the signal's reason when that comes first. */
type Run = <Result>(task: Task<Result>) => Promise<Result>;

/** Light tasks that may run for each other one. */
const lightTasksFor = 4;

/** Limits of heavy and of light tasks, and how many of both run or wait. */
function createLimits(places: number) {
  const queue = (size: number) => bulkhead(size, Number.POSITIVE_INFINITY);
  return { heavy: queue(places), light: queue(lightTasksFor * places), tasks: 0 };
}

/**
 * A concurrency limit that is fair between callers: at most `atOnce` tasks run at once, and four times as many light ones.
 * Each caller has limits of their own before these, so that no more than `perCaller` of their tasks, and four times as
 * many light ones, run or stand before the tasks of others.
 */
export function createFairQueue({ atOnce, perCaller }: { atOnce: number; perCaller: number }): Run {
  const all = createLimits(atOnce);
  const own = new Map<string, ReturnType<typeof createLimits>>();

  return async ({ caller, run, signal, isLight }) => {
    signal.throwIfAborted();
    const weight = isLight ? 'light' : 'heavy';
    const limits = own.get(caller) ?? createLimits(perCaller);
    own.set(caller, limits);
    limits.tasks += 1;
    let hasBegun = false;
    // The task that ends begins the next one, which still belongs to the request that brought it.
    const begin = AsyncLocalStorage.bind(() => {
      hasBegun = true;
      return run();
    });
    const done = limits[weight]
      .execute(() => all[weight].execute(begin, signal), signal)
      .finally(() => {
        limits.tasks -= 1;
        if (limits.tasks === 0) own.delete(caller);
      });
    // The limits notice a signal when a place is free; a task that is given up rejects at once.
    const left = Promise.withResolvers<never>();
    const leave = () => {
      if (!hasBegun) left.reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([done, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
