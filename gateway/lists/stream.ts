import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { mustYield, yieldTurn } from '../yield-turn.ts';

/** Rows of one text. */
const rowsPerSlice = 250;

/**
 * Turns rows into texts, 250 rows at a time, and yields to others between them, so that a long list holds nobody up. `start` is the place of the slice's first row. Nothing is made ahead of the consumer's demand.
 */
export async function* slices<Row>(
  rows: readonly Row[],
  toText: (slice: readonly Row[], start: number) => string,
): AsyncGenerator<string> {
  for (let start = 0; start < rows.length; start += rowsPerSlice) {
    if (start > 0 && mustYield()) await yieldTurn();
    yield toText(rows.slice(start, start + rowsPerSlice), start);
  }
}

/**
 * Writes chunks as fast as the reader takes them and ends the output. Resolves true when all was written, false when
 * the reader left, after which no more chunks are made. Throws what making the chunks throws; the output is then
 * destroyed, so that the reader sees a broken transfer instead of a short file.
 */
export async function send(chunks: AsyncIterable<string | Uint8Array>, output: Writable): Promise<boolean> {
  const left = new AbortController();
  const leave = () => left.abort();
  output.once('close', leave);
  output.once('error', leave);
  try {
    for await (const chunk of chunks) {
      if (output.destroyed) return false;
      if (output.write(chunk)) continue;
      // A reader that leaves never drains: `close` ends the wait too.
      await once(output, 'drain', { signal: left.signal }).catch(() => {});
      if (output.destroyed) return false;
    }
    output.end();
    return true;
  } catch (error) {
    output.destroy();
    throw error;
  } finally {
    output.off('close', leave);
  }
}
