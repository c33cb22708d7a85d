import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { MulterError } from 'multer';
import type { Logger } from 'pino';
import { type RefusalBody, wordRefusal } from '../schema/refusals.ts';
import { isDatabaseAway, isDiskFull, isTimedOut, Refusal } from './refusal.ts';
import { nameOf } from './telemetry/telemetry.ts';
import type { WriteWatch } from './write-watch.ts';

/** Answers `{status: 'success', message, data}`. */
export function succeed(response: Response, message: string, data: unknown = null): void {
  response.json({ status: 'success', message, data });
}

function refuse(response: Response, status: number, refusal: RefusalBody, reason?: string): void {
  const message = wordRefusal(refusal);
  response.status(status).json({ status: 'error', message, data: null, ...(reason && { reason }), refusal });
}

/** The last handler: the call does not exist. */
export const unknownCall: RequestHandler = (request) => {
  throw new Refusal(404, 'NO_CALL', { method: request.method, path: request.path });
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

/** What keeps the database from its work for a time: how it is known, what the log says, and the seconds to wait. */
const outages = [
  { is: isTimedOut, code: 'DATABASE_LATE', retryAfter: '5', said: 'the database took too long' },
  { is: isDatabaseAway, code: 'DATABASE_AWAY', retryAfter: '2', said: 'the database cannot be reached' },
  { is: isDiskFull, code: 'DISK_FULL', retryAfter: '60', said: 'the disk is full: nothing can be written' },
] as const;

/** Turns everything that was thrown into the envelope. Unforeseen errors are logged and answered without detail. */
export function errorHandler(log: Logger, writes?: Pick<WriteWatch, 'note'>): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    writes?.note(error);
    // A body that nobody has read would keep the connection from its next request.
    request.resume();
    if (error instanceof Refusal) {
      if (error.status === 401) response.set('WWW-Authenticate', 'Bearer');
      if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
      refuse(response, error.status, error.body, error.reason);
    } else if (error instanceof MulterError) {
      const tooLarge = error.code === 'LIMIT_FILE_SIZE';
      const fault = `${error.message}.`;
      if (tooLarge) refuse(response, 413, { code: 'IMAGE_TOO_LARGE' });
      else refuse(response, 400, { code: 'DETAIL', fields: { fault } });
    } else if (Number.isInteger(error?.status) && error.status >= 400 && error.status < 500) {
      const fault = bodyFaults[error.type] ?? 'The request cannot be read.';
      refuse(response, error.status, { code: 'DETAIL', fields: { fault } });
    } else {
      const outage = outages.find(({ is }) => is(error));
      log.error({ err: error, call: nameOf(request) }, outage?.said ?? 'unexpected fault');
      if (outage) response.set('Retry-After', outage.retryAfter);
      refuse(response, outage ? 503 : 500, { code: outage?.code ?? 'FAULT' });
    }
  };
}
