/** Work that is done again and again. */
export interface Rounds {
  /** Begins a round now, unless one is under way. */
  begin(): void;
  /** Begins no more, and waits for the round under way. */
  stop(): Promise<void>;
}

/** Does the work every so many milliseconds, one round at a time. It must not fail, and keeps no process running. */
export function startRounds(work: () => Promise<unknown>, milliseconds: number): Rounds {
  let running: Promise<unknown> | undefined;
  const begin = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(begin, milliseconds);
  timer.unref();
  return {
    begin,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
