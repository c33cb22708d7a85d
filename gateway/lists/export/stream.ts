import { mustYield, yieldToEventLoop } from '../../shared/event-loop.ts';

/** Rows of one text: some tens of kB, for as much waits in memory for each of many readers. */
const usualRows = 100;

/**
 * Turns rows into texts, `rowsPerSlice` rows at a time, and yields to others between them, so that a long list does not block the loop. `start` is the place of the slice's first row. Nothing is made ahead of the consumer's demand.
 */
export async function* slices<Row>(
  rows: readonly Row[],
  toText: (slice: readonly Row[], start: number) => string,
  rowsPerSlice = usualRows,
): AsyncGenerator<string> {
  for (let start = 0; start < rows.length; start += rowsPerSlice) {
    if (start > 0 && mustYield()) await yieldToEventLoop();
    yield toText(rows.slice(start, start + rowsPerSlice), start);
  }
}
