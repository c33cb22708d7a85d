import type { Middleware } from '../http/middleware.ts';

/** What a sender must do to be waited for. */
interface Pace {
  /** Milliseconds between two looks. */
  readonly interval: number;
  /** Bytes that must have come since the look before. */
  readonly bytes: number;
}

/** Some 26 kbit/s: a photo from a phone at the edge of its network arrives, a body that trickles does not. */
const standardPace: Pace = { interval: 10_000, bytes: 32 * 1024 };

/** Ends the connection of a request whose body comes too slowly, so that few machines cannot hold many connections. */
export function cutSlowSenders({ interval, bytes }: Pace = standardPace): Middleware {
  return (request, _response, next) => {
    const { socket } = request;
    let seen = socket.bytesRead;
    const timer = setInterval(() => {
      if (request.complete || request.destroyed) return clearInterval(timer);
      if (socket.bytesRead - seen < bytes) request.destroy();
      seen = socket.bytesRead;
    }, interval);
    timer.unref();
    request.once('close', () => clearInterval(timer));
    next();
  };
}
