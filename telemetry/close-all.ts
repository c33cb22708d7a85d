import type { Log } from './log.ts';

/** Milliseconds that a part may take to close, unless its step says otherwise. */
const closeMilliseconds = 3_000;

/** Parts that are closed side by side, by their names. */
interface ClosingStep {
  readonly parts: Readonly<Record<string, () => unknown>>;
  /** Milliseconds that each may take. */
  readonly most?: number;
}

/**
 * Closes the parts of a process, step by step. The next step follows in time even when a part fails or does not answer,
 * so that a server that is away keeps no other part open. Logs each part that was not closed. Never throws.
 */
export async function closeAll(log: Log, steps: readonly ClosingStep[]): Promise<void> {
  for (const { parts, most = closeMilliseconds } of steps) {
    const closing = Object.entries(parts).map(async ([part, close]) => {
      const fault = await faultOf(async () => close(), most);
      if (fault) log.warn({ part, reason: fault.message }, 'could not close a part; closing goes on');
    });
    await Promise.all(closing);
  }
}

/** What is wrong with work that fails, or takes longer than so many milliseconds; null where it ends well. */
export async function faultOf(work: () => Promise<unknown>, most: number): Promise<Error | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(() => resolve(new Error(`It took longer than ${most} ms.`)), most);
  });
  const ended = work().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  const fault = await Promise.race([ended, late]);
  clearTimeout(timer);
  return fault;
}
