import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** What is sent, part by part. */
export type Chunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/**
 * Writes chunks as fast as the reader takes them and ends the output. Resolves true when all was written, false when
 * the reader left, after which no more chunks are made. Throws what making the chunks throws; the output is then
 * destroyed, so that the reader sees a broken transfer instead of a short file.
 */
export async function send(chunks: Chunks, output: Writable): Promise<boolean> {
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
