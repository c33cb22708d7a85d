import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { concealed, type ErrorCode, type ErrorFormatter } from '../errors.ts';

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  COST_LIMIT_EXCEEDED: 400,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_UNAVAILABLE: 502,
  UPSTREAM_REJECTED: 502,
  UPSTREAM_BAD_RESPONSE: 502,
};

const readings: Record<number, string> = {
  400: 'The body cannot be read: send JSON.',
  413: 'The body is too large: at most 256 kB of JSON.',
  415: 'The body has an encoding that is not read here: send JSON in UTF-8.',
};

/** Why the request is refused, from the fault that express or a body parser names. */
function readingOf(error: unknown, status: number): string {
  if (error instanceof URIError) return 'The address cannot be read: its percent signs spell no characters.';
  return readings[status] ?? 'The request cannot be read.';
}

const body = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

function sendJSON(request: IncomingMessage, response: ServerResponse, status: number, value: unknown): void {
  // Without this a reply can wait for ever for the end of a body that nobody reads.
  request.resume();
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(value));
}

/** Answers what no route took: JSON, as every error of the gateway. */
export function notFound(request: IncomingMessage, response: ServerResponse): void {
  sendJSON(request, response, 404, body('NOT_FOUND', 'There is nothing at this address.'));
}

/** Answers a request that failed in the gateway's error shape; cuts the connection when its answer has begun. */
export type ErrorResponder = (error: unknown, request: IncomingMessage, response: ServerResponse) => void;

/** Turns whatever is thrown into the gateway's error shape, by its formatter. */
export function errorResponder(format: ErrorFormatter): ErrorResponder {
  return (error, request, response) => {
    if (response.headersSent) return void response.destroy();
    if (error instanceof GraphQLError) {
      const formatted = format(error.toJSON(), error);
      const status = statuses[formatted.extensions?.code as ErrorCode] ?? 500;
      return sendJSON(request, response, status, { errors: [formatted] });
    }
    const status = error instanceof URIError ? 400 : Number((error as { status?: unknown } | null)?.status);
    if (status >= 400 && status < 500) {
      const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST';
      return sendJSON(request, response, status, body(code, readingOf(error, status)));
    }
    sendJSON(request, response, 500, { errors: [format(concealed(''), error)] });
  };
}

/** The same for what Express's routes throw; never Express's HTML page. */
export function errorHandler(respond: ErrorResponder): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => respond(error, request, response);
}
