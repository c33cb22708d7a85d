import type { ErrorRequestHandler, RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { concealed, type ErrorCode, type ErrorFormatter } from './errors.ts';

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

/** Answers what no route took: JSON, as every error of the gateway. */
export const notFound: RequestHandler = (request, response) => {
  request.resume();
  response.status(404).json(body('NOT_FOUND', 'There is nothing at this address.'));
};

/** Turns whatever a route throws into the gateway's error shape; never Express's HTML page. */
export function errorHandler(format: ErrorFormatter): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // Without this a reply can wait for ever for the end of a body that nobody reads.
    request.resume();
    if (response.headersSent) return next(error);
    if (error instanceof GraphQLError) {
      const formatted = format(error.toJSON(), error);
      response.status(statuses[formatted.extensions?.code as ErrorCode] ?? 500).json({ errors: [formatted] });
      return;
    }
    const status = Number((error as { status?: unknown } | null)?.status);
    if (status >= 400 && status < 500) {
      const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST';
      response.status(status).json(body(code, readingOf(error, status)));
      return;
    }
    const hidden = format(concealed(''), error);
    response.status(500).json({ errors: [hidden] });
  };
}
