/**
 * Lets at most `running` tasks run at once; up to `waiting` more wait in the order they came. The function it gives
 * answers with the task's outcome, or null when all places are taken.
 */
export function createTurns(running: number, waiting: number) {
  let free = running;
  const queue: (() => void)[] = [];

  return function takeTurn<Result>(task: () => Promise<Result>): Promise<Result> | null {
    if (free === 0 && queue.length >= waiting) return null;
    const turn = free > 0 ? Promise.resolve() : new Promise<void>((resolve) => queue.push(resolve));
    if (free > 0) free -= 1;
    return turn.then(task).finally(() => {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    });
  };
}
