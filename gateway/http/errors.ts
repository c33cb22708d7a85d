/** Answers with errors, in one shape for GraphQL and Express. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import { concealed, type ErrorFormatter, httpStatusOf } from '../shared/errors.ts';

const body = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

function sendJSON(request: IncomingMessage, response: ServerResponse, status: number, value: unknown): void {
  // Without this an answer can wait for ever for the end of an unread body.
  request.resume();
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  const text = Buffer.from(JSON.stringify(value));
  response.setHeader('Content-Length', text.length);
  response.end(text);
}

/** Answers 404 as JSON. */
export function notFound(request: IncomingMessage, response: ServerResponse): void {
  sendJSON(request, response, 404, body('NOT_FOUND', 'There is nothing at this address.'));
}

/** Our words for a request that Express refuses; null for an error of the gateway itself. */
function faultOf(error: unknown): { readonly status: number; readonly code: string; readonly message: string } | null {
  if (error instanceof BodyFault) return error;
  if (error instanceof URIError) {
    return new BodyFault(400, 'The address cannot be read: its percent signs do not encode characters.');
  }
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown };
  // Of express.json, whose own messages quote the body.
  if (status === 413) return new BodyFault(413, 'The body is too large: at most 256 kB of JSON.');
  if (status === 415) return new BodyFault(415, 'The encoding of the body is not supported. Send JSON in UTF-8.');
  if (status === 400 && type) return new BodyFault(400, 'The body cannot be read: send a whole JSON object.');
  const isRefusal = Number(status) >= 400 && Number(status) < 500;
  return isRefusal ? { status: Number(status), code: 'BAD_REQUEST', message: 'The request cannot be read.' } : null;
}

/** Answers a failed request in the gateway's error shape; cuts the connection when the answer has begun. */
export type ErrorResponder = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  /** Extensions of the answer. */
  extensions?: object,
) => void;

/** Creates the responder to thrown values, with the gateway's formatter. */
export function errorResponder(format: ErrorFormatter): ErrorResponder {
  return (error, request, response, extensions) => {
    const answer = (status: number, errors: object) =>
      sendJSON(request, response, status, { ...errors, ...(extensions && { extensions }) });
    if (response.headersSent) return void response.destroy();
    if (error instanceof GraphQLError) {
      const formatted = format(error.toJSON(), error);
      const status = httpStatusOf(formatted.extensions?.code);
      const { retryAfter } = formatted.extensions ?? {};
      if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
      return answer(status, { errors: [formatted] });
    }
    const fault = faultOf(error);
    if (fault) return answer(fault.status, body(fault.code, fault.message));
    answer(500, { errors: [format(concealed(''), error)] });
  };
}

/** The same as Express's error handler, in place of its HTML page. `extensionsOf` says what the answer carries besides. */
export function errorHandler(
  respond: ErrorResponder,
  extensionsOf?: (response: Response) => object,
): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => respond(error, request, response, extensionsOf?.(response));
}

const codes = {
  400: 'BAD_REQUEST',
  405: 'BAD_REQUEST',
  411: 'BAD_REQUEST',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'BAD_REQUEST',
};

/** Thrown for a request whose body or address cannot be read, with the HTTP status and a message for the caller. */
export class BodyFault extends Error {
  readonly status: keyof typeof codes;

  constructor(status: keyof typeof codes, message: string) {
    super(message);
    this.status = status;
  }

  /** `extensions.code` of the answer. */
  get code(): string {
    return codes[this.status];
  }
}
