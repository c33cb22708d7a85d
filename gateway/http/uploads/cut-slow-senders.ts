import { type Pace, watchSender } from '../../../schema/slow-senders.ts';
import type { Middleware } from '../middleware.ts';

/** Ends the connection of a request whose body comes too slowly. */
export function cutSlowSenders(pace?: Pace): Middleware {
  return (request, _response, next) => {
    watchSender(request, pace);
    next();
  };
}
