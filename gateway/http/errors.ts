/** Answers with errors, in one shape for GraphQL and every other address. */
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { concealed, type ErrorFormatter, httpStatusOf } from '../shared/errors.ts';

/** Thrown for a request that cannot be read or leads nowhere, with the HTTP status and a message for the caller. */
export class RequestFault extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Codes of requests that cannot be read, by status; the others are BAD_REQUEST. */
const codes: Readonly<Record<number, string>> = { 404: 'NOT_FOUND', 413: 'PAYLOAD_TOO_LARGE' };

/** Our words for the faults of express.json, whose own quote the body. */
const bodyFaults: Readonly<Record<number, string>> = {
  400: 'The body cannot be read: send a whole JSON object.',
  413: 'The body is too large: at most 256 kB of JSON.',
  415: 'The encoding of the body is not supported. Send JSON in UTF-8.',
};

/** Refuses an address that leads nowhere. */
export const notFound: RequestHandler = () => {
  throw new RequestFault(404, 'There is nothing at this address.');
};

/** Our words for a request that cannot be read; null for an error of the gateway itself. */
function faultOf(error: unknown): RequestFault | null {
  if (error instanceof RequestFault) return error;
  if (error instanceof URIError) {
    return new RequestFault(400, 'The address cannot be read: its percent signs do not encode characters.');
  }
  const { status = 500, type } = (error ?? {}) as { status?: number; type?: string };
  if (!(status >= 400 && status < 500)) return null;
  return new RequestFault(status, (type && bodyFaults[status]) || 'The request cannot be read.');
}

/**
 * Creates the last handler of an address, in place of Express's HTML page. It cuts the connection when an answer has begun.
 * `extensionsOf` says what the answer carries besides the error.
 */
export function errorHandler(
  format: ErrorFormatter,
  extensionsOf?: (response: Response) => object,
): ErrorRequestHandler {
  const read = (error: unknown): { readonly status: number; readonly shown: GraphQLFormattedError } => {
    if (error instanceof GraphQLError) {
      const shown = format(error.toJSON(), error);
      return { status: httpStatusOf(shown.extensions?.code), shown };
    }
    const fault = faultOf(error);
    if (!fault) return { status: 500, shown: format(concealed(''), error) };
    const { status, message } = fault;
    return { status, shown: { message, extensions: { code: codes[status] ?? 'BAD_REQUEST' } } };
  };
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) return void response.destroy();
    const { status, shown } = read(error);
    const { retryAfter } = shown.extensions ?? {};
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    // Without this an answer can wait for ever for the end of an unread body.
    request.resume();
    const extensions = extensionsOf?.(response);
    const text = JSON.stringify({ errors: [shown], ...(extensions && { extensions }) });
    response
      .status(status)
      .type('json')
      .set({ 'Cache-Control': 'no-store', 'Content-Length': `${Buffer.byteLength(text)}` });
    // Not `send`, which graphql-upload has wait for the end of the form.
    response.end(text);
  };
}
