import type { IncomingMessage, ServerResponse } from 'node:http';

/** What requests pass before they are answered; `next` lets them on. Express takes it too. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The path of a request, without its query. */
export const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/\?.*$/, '');
