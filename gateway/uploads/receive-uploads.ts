import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { codedError } from '../errors.ts';
import { maximumFileBytes, maximumFormBytes, maximumOperationBytes } from './upload-limits.ts';

/** Bytes of a refused form that are still read, so that its sender gets to see the answer. */
const patience = 256 * 1024;

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const hint = 'Send operations, map and one file, in this order, as the GraphQL multipart request specification says.';

/** Why a form is not read at all, from its headers alone; null when it may be read. */
function refusalOf({ method, headers }: IncomingMessage): Refusal | null {
  const bad = (status: number, message: string, code = 'BAD_REQUEST') => ({ status, code, message });
  const type = headers['content-type'] ?? '';
  if (!headers['apollo-require-preflight'])
    return bad(400, 'Send a form with the header apollo-require-preflight: true.');
  if (method !== 'POST') return bad(405, 'Send a form by POST.');
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) return bad(415, 'Send a form as multipart/form-data.');
  if (!/;\s*boundary=("[^"]+"|[^\s;"]+)/i.test(type))
    return bad(400, 'The content-type of the form names no boundary.');
  if (headers['content-length'] === undefined) return bad(411, 'Send a form with its content-length.');
  if (Number(headers['content-length']) > maximumFormBytes) {
    const message = `A form has at most one file of ${maximumFileBytes / 1024 / 1024} MiB. Send a smaller one.`;
    return bad(413, message, 'PAYLOAD_TOO_LARGE');
  }
  return null;
}

const isForm = (request: IncomingMessage) => /^\s*multipart\//i.test(request.headers['content-type'] ?? '');

/** Reads on for a moment, then cuts the connection: nobody can make the gateway read what it will not keep. */
function discard(request: IncomingMessage): void {
  let size = 0;
  request.on('error', () => {});
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > patience) request.destroy();
  });
}

/**
 * Lets through forms that carry a file of somebody who is signed in, and refuses all others before a byte of them is
 * kept: without the preflight header, boundary, length or a valid token, or too long. `assertViewer` throws for a
 * request without a valid token. Requests that are no forms pass.
 */
export function guardUploads(assertViewer: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return async (request, response, next) => {
    if (!isForm(request)) return next();
    const refusal = refusalOf(request);
    if (refusal) {
      const { status, code, message } = refusal;
      discard(request);
      response.status(status).json({ errors: [{ message, extensions: { code } }] });
      return;
    }
    try {
      await assertViewer(request, response);
    } catch (error) {
      discard(request);
      return next(error);
    }
    next();
  };
}

/**
 * Whether a form holds more than one file, once all of it has come. graphql-upload passes over a second one in silence:
 * its parser alone tells, and the request is piped into that.
 */
function holdsMoreFiles(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { pipe } = request;
    request.pipe = <Parser extends NodeJS.WritableStream>(parser: Parser) => {
      parser.once('filesLimit', () => resolve(true)).once('close', () => resolve(false));
      return pipe.call(request, parser) as Parser;
    };
  });
}

/** In how many places of the operations a file stands. */
function filePlaces(operations: unknown): number {
  let places = 0;
  JSON.stringify(operations, (_key, value) => {
    if (!(value instanceof Upload)) return value;
    places += 1;
    return null;
  });
  return places;
}

const unreadable = (why: string) => codedError('BAD_USER_INPUT', `${why} ${hint}`, { field: 'operations' });

function codedFault(error: unknown): unknown {
  const { status, syscall } = error as { status?: unknown; syscall?: unknown };
  if (syscall) return error;
  return status === 413
    ? codedError('PAYLOAD_TOO_LARGE', `The form holds more than one file or too long a field. ${hint}`)
    : unreadable('The form cannot be read.');
}

/**
 * Reads the forms that the guard let through: one file for one place, into a temporary file that ends with the request.
 * The operation runs when the whole form has come.
 */
export const receiveUploads: RequestHandler = graphqlUploadExpress({
  maxFiles: 1,
  maxFileSize: maximumFileBytes,
  maxFieldSize: maximumOperationBytes,
  processRequest: async (request, ...rest) => {
    const hasMore = holdsMoreFiles(request);
    const operations = await processRequest(request, ...rest).catch((error: unknown) => {
      throw codedFault(error);
    });
    if (await hasMore) throw unreadable('The form holds more than one file.');
    if (filePlaces(operations) !== 1) throw unreadable('The map must put the file in one place.');
    return operations;
  },
});
