/**
 * Receives forms with a file. A form is refused by its headers alone: it needs a header that browsers send only after a
 * preflight, against foreign pages, and a token, so that strangers' bytes are never stored.
 */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { SharedPlaces } from '../../common/shared-places.ts';
import { formPlaces, maximumBatchBytes, maximumImageBytes } from '../../schema/limits.ts';
import { codedError } from '../shared/errors.ts';
import { RequestFault } from './errors.ts';

/** Bytes of the one file of a request. */
const maximumFileBytes = Math.max(maximumBatchBytes, maximumImageBytes);

/** Bytes of the operations field. */
const maximumOperationBytes = 256 * 1024;

/** Bytes of a whole form: file, operations, map and boundaries. */
const maximumFormBytes = maximumFileBytes + 2 * maximumOperationBytes;

/** Bytes of a refused form that are still read, so that its sender receives the answer. */
const maxDrainBytes = 256 * 1024;

/** Whether the content type is that of a form. */
const isForm = (request: IncomingMessage) => /^\s*multipart\//i.test(request.headers['content-type'] ?? '');

/** Throws a `RequestFault` for a form that its headers show to be unacceptable. */
function assertReadableForm({ method, headers }: IncomingMessage): void {
  const type = headers['content-type'] ?? '';
  if (!headers['apollo-require-preflight'])
    throw new RequestFault(400, 'Send a form with the header apollo-require-preflight: true.');
  if (method !== 'POST') throw new RequestFault(405, 'Send a form by POST.');
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new RequestFault(415, 'Send a form as multipart/form-data.');
  if (!/;\s*boundary=("[^"]+"|[^\s;"]+)/i.test(type))
    throw new RequestFault(400, 'The content-type of the form names no boundary.');
  if (headers['content-length'] === undefined) throw new RequestFault(411, 'Send a form with its content-length.');
  if (Number(headers['content-length']) > maximumFormBytes) {
    throw new RequestFault(
      413,
      `A form has at most one file of ${maximumFileBytes / 1024 / 1024} MiB. Send a smaller one.`,
    );
  }
}

/** Milliseconds until the connection of a refused form is cut; cut at once, the answer would be lost. */
const closeDelayMs = 1_000;

/** Reads a little more of a refused form, then cuts the connection. */
function discard(request: IncomingMessage): void {
  let size = 0;
  request.on('error', () => {});
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxDrainBytes) return;
    request.removeAllListeners('data').pause();
    setTimeout(() => request.destroy(), closeDelayMs).unref();
  });
}

/**
 * Lets only those forms on that `assertReadableForm` and `admit` accept, and only when their user has a place: forms take disk
 * while they are read, and memory while they are used. `admit` answers the user. Cuts off the others.
 */
export function guardForms(admit: (response: Response) => string): RequestHandler {
  const places = new SharedPlaces(formPlaces);
  return async (request, response, next) => {
    if (!isForm(request)) return next();
    try {
      assertReadableForm(request);
      if (!(await places.takeWhileOpen(admit(response), response))) {
        throw codedError('RATE_LIMITED', 'You are sending many files. Send this one again in a moment.');
      }
    } catch (error) {
      discard(request);
      throw error;
    }
    next();
  };
}

const hint = 'Send operations, map and one file in this order, as in the GraphQL multipart request specification.';
const unreadable = (why: string) => codedError('BAD_USER_INPUT', `${why} ${hint}`, { field: 'operations' });
const moreFiles = () => codedError('BAD_USER_INPUT', `The form has more than one file. ${hint}`, { field: 'map' });

/** Whether a form has more than one file, once all of it has come: graphql-upload does not say it of the second. */
function hasMoreFiles(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { pipe } = request;
    request.pipe = <Parser extends NodeJS.WritableStream>(parser: Parser) => {
      parser.once('filesLimit', () => resolve(true)).once('close', () => resolve(false));
      return pipe.call(request, parser) as Parser;
    };
  });
}

/** Throws unless the operations are in UTF-8 and have the file at one position. */
function checkOperations(operations: unknown): void {
  let files = 0;
  const count = (_key: string, value: unknown) => {
    if (!(value instanceof Upload)) return value;
    files += 1;
    return null;
  };
  let text: string;
  try {
    text = JSON.stringify(operations, count);
  } catch (error) {
    if (error instanceof RangeError) throw unreadable('The operations of the form are nested too deeply.');
    throw error;
  }
  // The parser's mark for bytes that are not UTF-8.
  if (text.includes('\ufffd')) throw unreadable('The form is not in UTF-8, or has U+FFFD in place of a letter.');
  if (files !== 1) throw unreadable('The map must put the file at one position.');
}

/** An error of graphql-upload as a coded error. A system error, such as a full disk, stays as it is. */
function codedFault(error: unknown): unknown {
  const { status, syscall, message } = error as { status?: unknown; syscall?: unknown; message?: string };
  if (syscall) return error;
  if (status !== 413) return unreadable('The form cannot be read.');
  if (message?.includes('max file uploads')) return moreFiles();
  return codedError('PAYLOAD_TOO_LARGE', `A field of the form is too long. ${hint}`, { field: 'operations' });
}

const limits = {
  maxFiles: 1,
  // graphql-upload refuses a file that has exactly as many bytes as it may have.
  maxFileSize: maximumFileBytes + 1,
  maxFieldSize: maximumOperationBytes,
};

/**
 * Receives the operations of a form with one file, which is a temporary file until the response ends. Throws BAD_USER_INPUT
 * and PAYLOAD_TOO_LARGE with `field`.
 */
export const receiveForm = graphqlUploadExpress({
  ...limits,
  async processRequest(request, response) {
    const more = hasMoreFiles(request);
    const operations = await processRequest(request, response, limits).catch((error: unknown) => {
      throw codedFault(error);
    });
    checkOperations(operations);
    if (await more) throw moreFiles();
    return operations;
  },
});
