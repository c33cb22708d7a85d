import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { MulterError } from 'multer';
import type { Logger } from 'pino';
import { isDatabaseAway, isDiskFull, isTimedOut, quoted, Refusal } from './refusal.ts';

/** Answers `{status: 'success', message, data}`. */
export function succeed(response: Response, message: string, data: unknown = null): void {
  response.json({ status: 'success', message, data });
}

function refuse(response: Response, status: number, message: string, reason?: string): void {
  response.status(status).json({ status: 'error', message, data: null, ...(reason && { reason }) });
}

/** The last handler: the call does not exist. */
export const unknownCall: RequestHandler = (request) => {
  throw new Refusal(404, `${request.method} ${quoted(request.path)} is not a call of this service.`);
};

/** What the body parsers of express refuse, by their own `type`. */
const bodyFaults: Record<string, string> = {
  'entity.parse.failed': 'The body is not valid JSON.',
  'entity.too.large': 'The body is too large.',
  'encoding.unsupported': 'The content encoding of the body is not supported.',
  'charset.unsupported': 'The charset of the body is not supported: send UTF-8.',
  'request.size.invalid': 'The body does not have the length that was announced.',
  'request.aborted': 'The request was aborted.',
};

/** Turns everything that was thrown into the envelope. Unforeseen errors are logged and answered without detail. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    // A body that nobody has read would keep the connection from its next request.
    request.resume();
    if (error instanceof Refusal) {
      if (error.status === 401) response.set('WWW-Authenticate', 'Bearer');
      if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
      refuse(response, error.status, error.message, error.reason);
    } else if (error instanceof MulterError) {
      const tooLarge = error.code === 'LIMIT_FILE_SIZE';
      refuse(response, tooLarge ? 413 : 400, tooLarge ? 'The image is too large.' : `${error.message}.`);
    } else if (Number.isInteger(error?.status) && error.status >= 400 && error.status < 500) {
      refuse(response, error.status, bodyFaults[error.type] ?? 'The request cannot be read.');
    } else if (isTimedOut(error)) {
      log.error({ err: error, call: `${request.method} ${request.path}` }, 'the database took too long');
      response.set('Retry-After', '5');
      refuse(response, 503, 'The database took too long and the request was stopped. Try again in a moment.');
    } else if (isDatabaseAway(error)) {
      log.error({ err: error, call: `${request.method} ${request.path}` }, 'the database cannot be reached');
      response.set('Retry-After', '2');
      refuse(response, 503, 'The database cannot be reached. Try again in a moment.');
    } else if (isDiskFull(error)) {
      log.error({ err: error, call: `${request.method} ${request.path}` }, 'the disk is full: nothing can be written');
      response.set('Retry-After', '60');
      refuse(response, 503, 'The server has no room left, so nothing was stored. Tell whoever runs it.');
    } else {
      log.error({ err: error, call: `${request.method} ${request.path}` }, 'unexpected fault');
      refuse(response, 500, 'Something went wrong on the server. Try again later.');
    }
  };
}
