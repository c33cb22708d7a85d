/** Who waits or works, told apart by identity. */
type Caller = string | symbol;

/** Runs the task when its turn has come; rejects with the signal's reason when that comes first. */
type TakeTurn = <Result>(caller: Caller, task: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * Lets at most `atOnce` tasks run at once, and `perCaller` of one caller. Those that wait are taken from one caller
 * after the other, each caller's in the order they came: who asks for much waits for himself.
 */
export function createFairTurns({ atOnce, perCaller }: { atOnce: number; perCaller: number }): TakeTurn {
  const running = new Map<Caller, number>();
  const waiting = new Map<Caller, Set<() => void>>();
  let busy = 0;

  const count = (caller: Caller, step: 1 | -1) => {
    busy += step;
    const own = (running.get(caller) ?? 0) + step;
    if (own === 0) running.delete(caller);
    else running.set(caller, own);
  };
  const leave = (caller: Caller, begin: () => void) => {
    const queue = waiting.get(caller);
    queue?.delete(begin);
    if (queue?.size === 0) waiting.delete(caller);
  };
  const fill = () => {
    // A caller who has had a turn stands last again: the map keeps the order in which callers were put in.
    for (const [caller, queue] of waiting) {
      if (busy >= atOnce) return;
      const [begin] = queue;
      if (!begin || (running.get(caller) ?? 0) >= perCaller) continue;
      leave(caller, begin);
      if (waiting.delete(caller)) waiting.set(caller, queue);
      count(caller, 1);
      begin();
    }
  };
  const wait = (caller: Caller, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        leave(caller, begin);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const queue = waiting.get(caller) ?? new Set();
      waiting.set(caller, queue.add(begin));
      fill();
    });

  return async (caller, task, signal) => {
    signal.throwIfAborted();
    await wait(caller, signal);
    try {
      return await task();
    } finally {
      count(caller, -1);
      fill();
    }
  };
}
