/** Milliseconds that a call waits for the one of another caller: longer, and the caller would lose more than it saves. */
const longestWait = 1_000;

/** Resolves after the longest wait, or when nobody waits any more, which the signal says. */
export function patience(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait).unref();
    const leave = () => {
      clearTimeout(timer);
      resolve();
    };
    // A timer that is given the signal would make an error, with its stack, of each call.
    signal.addEventListener('abort', leave, { once: true });
  });
}
