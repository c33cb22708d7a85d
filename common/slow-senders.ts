import type { IncomingMessage } from 'node:http';

/** How fast a sender must be. */
export interface Pace {
  /** Milliseconds between two checks. */
  readonly interval: number;
  /** Bytes that must have come since the last check. */
  readonly bytes: number;
}

/** Some 26 kbit/s: a photo from a phone at the edge of its network arrives, a body that trickles does not. */
const standardPace: Pace = { interval: 10_000, bytes: 32 * 1024 };

/**
 * Ends the connection of a request whose body comes too slowly, so that a few machines cannot hold many places and
 * connections. A sender whose bytes wait to be read here is not slow.
 */
export function watchSender(request: IncomingMessage, { interval, bytes }: Pace = standardPace): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && (length === undefined || length === '0')) return;
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) return clearInterval(timer);
    if (request.readableLength === 0 && socket.bytesRead - seen < bytes) request.destroy();
    seen = socket.bytesRead;
  }, interval);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
