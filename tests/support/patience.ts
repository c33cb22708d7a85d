import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds after which a test takes what it waits for as lost: the one bound of all waits, so long that no busy machine
 * comes near it. What is slow is waited for, and nothing is asserted of how long it took.
 */
export const longestWait = 180_000;

/** Milliseconds after which a whole test, with all its waits, is taken to hang. */
export const longestTest: number = 5 * longestWait;

const longest = String(longestWait);

/** Settings of a gateway that waits for what its services answer, however busy the machine is, and prices nothing. */
export const patience = {
  UPSTREAM_WAIT_MS: longest,
  UPSTREAM_TIMEOUT_MS: longest,
  IMAGE_UPLOAD_TIMEOUT_MS: longest,
  BATCH_TIMEOUT_MS: longest,
};

/** Waits until something is true, where no `expect.poll` is at hand; throws what did not come. */
export async function until(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + longestWait;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`${what} has not come within ${longestWait / 60_000} minutes.`);
    await wait(20);
  }
}
