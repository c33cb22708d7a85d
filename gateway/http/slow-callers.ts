/**
 * Cuts off readers who take nothing for 30 seconds, and senders who trickle. What it buys (decision 03): an unread answer
 * takes memory for half a minute at most.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Pace, watchSender } from '../../schema/slow-senders.ts';
import type { Middleware } from './headers.ts';

/** How long a reader may take nothing. */
interface ReaderTimeout {
  /** Milliseconds in which a reader must take something. */
  readonly milliseconds: number;
  /** Milliseconds between two looks. */
  readonly interval: number;
}

/** Milliseconds in which a reader must take something, or is cut off. */
export const readerTimeoutMs = 30_000;

const standardTimeout: ReaderTimeout = { milliseconds: readerTimeoutMs, interval: readerTimeoutMs / 10 };

/** Looks at a connection at a time, and answers whether its reader has taken nothing of what waits for too long. */
export type ReaderWatch = (socket: Pick<Socket, 'writableLength' | 'bytesWritten'>, now: number) => boolean;

/** A watch over one answer; `milliseconds` is too long. */
export function watchReader(milliseconds: number): ReaderWatch {
  let taken = -1;
  let since = 0;
  return ({ writableLength, bytesWritten }, now) => {
    const takenNow = writableLength === 0 ? -1 : bytesWritten - writableLength;
    if (takenNow === -1 || takenNow !== taken) {
      taken = takenNow;
      since = now;
      return false;
    }
    return now - since >= milliseconds;
  };
}

/**
 * Ends the connection of every reader who takes nothing of an answer that waits, so that unread answers do not fill the
 * memory. Photos, files and pages count as answers do. Ends with the server.
 */
export function cutSlowReaders(server: Server, { milliseconds, interval }: ReaderTimeout = standardTimeout): void {
  const answering = new Map<ServerResponse, ReaderWatch>();
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    answering.set(response, watchReader(milliseconds));
    response.once('close', () => answering.delete(response));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [{ socket }, hasStalled] of answering) if (socket && hasStalled(socket, now)) socket.destroy();
  }, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** Ends the connection of a request whose body comes too slowly. */
export function cutSlowSenders(pace?: Pace): Middleware {
  return (request, _response, next) => {
    watchSender(request, pace);
    next();
  };
}
