/** Failures that are kept: one sentence of each is enough. */
const mostKept = 10;

/**
 * Does the work for each item, one after another, and goes on where it fails for one, so that a fault that stays holds up
 * nothing else. Throws at the end what failed.
 */
export async function forEachAlone<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  let failed = 0;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failed += 1;
      if (errors.length < mostKept) errors.push(error);
    }
  }
  if (failed === 1) throw errors[0];
  if (failed > 1) throw new AggregateError(errors, `${failed} steps failed`);
}
