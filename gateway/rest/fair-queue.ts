import { AsyncLocalStorage } from 'node:async_hooks';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';

/** Runs the task when the queue lets it; rejects with the signal's reason when that comes first. */
type Run = <Result>(caller: string, task: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * A concurrency limit that is fair between callers: at most `atOnce` tasks run at once. Each caller has a limit of
 * their own before that one, so that no more than `perCaller` of their tasks run or stand before the tasks of others.
 */
export function createFairQueue({ atOnce, perCaller }: { atOnce: number; perCaller: number }): Run {
  const all = bulkhead(atOnce, Number.POSITIVE_INFINITY);
  const own = new Map<string, { readonly limit: BulkheadPolicy; tasks: number }>();

  return async (caller, task, signal) => {
    signal.throwIfAborted();
    const queue = own.get(caller) ?? { limit: bulkhead(perCaller, Number.POSITIVE_INFINITY), tasks: 0 };
    own.set(caller, queue);
    queue.tasks += 1;
    let hasBegun = false;
    // The task that ends begins the next one, which still belongs to the request that brought it.
    const begin = AsyncLocalStorage.bind(() => {
      hasBegun = true;
      return task();
    });
    const done = queue.limit
      .execute(() => all.execute(begin, signal), signal)
      .finally(() => {
        queue.tasks -= 1;
        if (queue.tasks === 0) own.delete(caller);
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
