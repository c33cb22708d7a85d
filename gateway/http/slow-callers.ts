/**
 * Cuts off readers that take nothing for 30 seconds, and senders that are too slow. Reason (decision 03): an unread answer
 * takes memory for at most half a minute.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Pace, watchSender } from '../../common/slow-senders.ts';
import type { Middleware } from './headers.ts';

/** Limit of a reader that takes nothing. */
interface ReaderTimeout {
  /** Milliseconds in which a reader must take something. */
  readonly milliseconds: number;
  /** Milliseconds between two checks. */
  readonly interval: number;
}

/** Milliseconds in which a reader must take something to stay connected. */
export const readerTimeoutMs = 30_000;

const standardTimeout: ReaderTimeout = { milliseconds: readerTimeoutMs, interval: readerTimeoutMs / 10 };

/** Whether, at time `now`, the reader of a connection has taken nothing of waiting bytes for too long. */
export type ReaderWatch = (socket: Pick<Socket, 'writableLength' | 'bytesWritten'>, now: number) => boolean;

/** Creates the watch over one answer. */
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

/** Cuts the connection of every reader that takes nothing of a waiting answer, photo, file or page. Ends with the server. */
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

/** Cuts the connection of a request whose body comes too slowly. */
export function cutSlowSenders(pace?: Pace): Middleware {
  return (request, _response, next) => {
    watchSender(request, pace);
    next();
  };
}
