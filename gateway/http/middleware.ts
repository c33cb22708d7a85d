import type { IncomingMessage, ServerResponse } from 'node:http';

/** What requests pass before they are answered; `next` lets them on. Express takes it too. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** One middleware made of several, passed in their order. */
export function chain(middlewares: readonly Middleware[]): Middleware {
  const pass = (place: number, request: IncomingMessage, response: ServerResponse, last: () => void): void => {
    const middleware = middlewares[place];
    if (middleware) middleware(request, response, () => pass(place + 1, request, response, last));
    else last();
  };
  return (request, response, next) => pass(0, request, response, next);
}

/** The path of a request, without its query. */
export const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/\?.*$/, '');
