import { badResponse } from './envelope.ts';

/** What is known of a body before it is read. */
interface ExpectedBody {
  /** Bytes, as its header has it; 0 where it has none. */
  readonly length: number;
  readonly maximumBytes: number;
  /** A body that it probably repeats. */
  readonly expected?: Buffer | undefined;
}

/**
 * The whole body. While it repeats `expected` nothing is stored, and a body that does so to its end is answered as that
 * very buffer: many callers may have one large list confirmed at once by a service that gives its versions no names.
 * Else chunks go to their place as they come: to put together fifty megabytes at the end would hold up everybody.
 */
export async function readBody(
  body: AsyncIterable<Buffer>,
  { length, maximumBytes, expected = Buffer.alloc(0) }: ExpectedBody,
): Promise<Buffer> {
  const announced = length > 0 && length <= maximumBytes ? length : 0;
  let bytes: Buffer | null = null;
  let size = 0;
  for await (const chunk of body) {
    const end = size + chunk.length;
    // Leaving the loop destroys the socket: nothing more is read.
    if (end > maximumBytes) throw badResponse();
    if (bytes || !chunk.equals(expected.subarray(size, end))) {
      const stored: Buffer = bytes ?? expected;
      if (!bytes || end > bytes.length) {
        bytes = Buffer.allocUnsafeSlow(Math.max(end, bytes ? 2 * bytes.length : announced));
        bytes.set(stored.subarray(0, size));
      }
      bytes.set(chunk, size);
    }
    size = end;
  }
  if (bytes) return bytes.subarray(0, size);
  return size === expected.length ? expected : Buffer.from(expected.subarray(0, size));
}
