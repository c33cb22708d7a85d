import type { RequestHandler } from 'express';
import { type Pace, watchSender } from '../../common/slow-senders.ts';

/** Cuts the connection of a request whose body comes too slowly. */
export function cutSlowSenders(pace?: Pace): RequestHandler {
  return (request, _response, next) => {
    watchSender(request, pace);
    next();
  };
}

/** Cuts the connection of a reader that takes nothing of a waiting answer for that many milliseconds. */
export function cutSlowReaders(milliseconds = 30_000): RequestHandler {
  return (_request, response, next) => {
    // Node calls this when nothing moved on the connection. The answer may also be still in the making.
    response.setTimeout(milliseconds, () => {
      if (response.socket?.writableLength) response.socket.destroy();
    });
    next();
  };
}
