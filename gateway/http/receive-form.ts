/**
 * Receives forms with a file. Reason (decision 03): a form is refused by its headers alone. It needs a header that browsers
 * send only after a preflight, against foreign pages, and a token, so that strangers' bytes are never stored.
 */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { SharedPlaces } from '../../common/shared-places.ts';
import { formPlaces, maximumBatchBytes, maximumImageBytes } from '../../schema/limits.ts';
import { codedError } from '../shared/errors.ts';
import { BodyFault } from './errors.ts';

/** Bytes of the one file of a request. */
const maximumFileBytes = Math.max(maximumBatchBytes, maximumImageBytes);

/** Bytes of the operations field. */
const maximumOperationBytes = 256 * 1024;

/** Bytes of a whole form: file, operations, map and boundaries. */
const maximumFormBytes = maximumFileBytes + 2 * maximumOperationBytes;

/** Bytes of a refused form that are still read, so that its sender receives the answer. */
const maxDrainBytes = 256 * 1024;

/** Whether the content type is that of a form. */
export const isForm = (request: IncomingMessage) => /^\s*multipart\//i.test(request.headers['content-type'] ?? '');

/** Throws a `BodyFault` for a form that its headers show to be unacceptable. */
export function assertReadableForm({ method, headers }: IncomingMessage): void {
  const type = headers['content-type'] ?? '';
  if (!headers['apollo-require-preflight'])
    throw new BodyFault(400, 'Send a form with the header apollo-require-preflight: true.');
  if (method !== 'POST') throw new BodyFault(405, 'Send a form by POST.');
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new BodyFault(415, 'Send a form as multipart/form-data.');
  if (!/;\s*boundary=("[^"]+"|[^\s;"]+)/i.test(type))
    throw new BodyFault(400, 'The content-type of the form names no boundary.');
  if (headers['content-length'] === undefined) throw new BodyFault(411, 'Send a form with its content-length.');
  if (Number(headers['content-length']) > maximumFormBytes) {
    throw new BodyFault(
      413,
      `A form has at most one file of ${maximumFileBytes / 1024 / 1024} MiB. Send a smaller one.`,
    );
  }
}

/** Milliseconds until the connection of a refused form is cut; cut at once, the answer would be lost. */
const closeDelayMs = 1_000;

/** Reads a little more of a refused form, then cuts the connection. */
export function discard(request: IncomingMessage): void {
  let size = 0;
  request.on('error', () => {});
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxDrainBytes) return;
    request.removeAllListeners('data').pause();
    setTimeout(() => request.destroy(), closeDelayMs).unref();
  });
}

/** Waits for a user's place for a form, which is released with the answer. Throws RATE_LIMITED. */
export type TakeFormPlace = (userID: string, response: ServerResponse) => Promise<void>;

/** Creates the places of one process for forms, which take disk while they are read and memory while they are used. */
export function createFormPlaces(): TakeFormPlace {
  const places = new SharedPlaces(formPlaces);
  return async (userID, response) => {
    const release = await places.take(userID, () => response.closed);
    if (!release) throw codedError('RATE_LIMITED', 'You are sending many files. Send this one again in a moment.');
    if (response.closed) release();
    else response.once('close', release);
  };
}

const hint = 'Send operations, map and one file in this order, as in the GraphQL multipart request specification.';
const unreadable = (why: string) => codedError('BAD_USER_INPUT', `${why} ${hint}`, { field: 'operations' });
const moreFiles = () => codedError('BAD_USER_INPUT', `The form has more than one file. ${hint}`, { field: 'map' });

/** Facts about a form that graphql-upload does not report. */
interface FormFacts {
  /** Whether there is more than one file, once the whole form has come; graphql-upload ignores a second one. */
  readonly hasMoreFiles: Promise<boolean>;
  /** The bytes before the file that have come so far. */
  readonly beginning: () => Buffer;
}

/** Watches the parser into which graphql-upload pipes the request. */
function watchParser(request: IncomingMessage): FormFacts {
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer) => {
    chunks.push(chunk);
  };
  const hasMoreFiles = new Promise<boolean>((resolve) => {
    const { pipe } = request;
    request.pipe = <Parser extends NodeJS.WritableStream>(parser: Parser) => {
      parser.once('filesLimit', () => resolve(true)).once('close', () => resolve(false));
      request.on('data', collect);
      parser.once('file', () => request.off('data', collect)).once('close', () => request.off('data', collect));
      return pipe.call(request, parser) as Parser;
    };
  });
  return { hasMoreFiles, beginning: () => Buffer.concat(chunks) };
}

/** The parts before the file: up to the third boundary. */
function textOf(beginning: Buffer, { headers }: IncomingMessage): Buffer {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(headers['content-type'] ?? '') ?? [];
  const line = `--${quoted ?? plain}`;
  let end = -1;
  for (let lines = 0; lines < 3; lines += 1) end = beginning.indexOf(line, end + 1);
  return end < 0 ? beginning : beginning.subarray(0, end);
}

/** Counts the positions in the operations that have a file. */
function countFiles(operations: unknown): number {
  let files = 0;
  try {
    JSON.stringify(operations, (_key, value) => {
      if (!(value instanceof Upload)) return value;
      files += 1;
      return null;
    });
  } catch (error) {
    if (error instanceof RangeError) throw unreadable('The operations of the form are nested too deeply.');
    throw error;
  }
  return files;
}

/** An error of graphql-upload as a coded error. A system error, such as a full disk, stays as it is. */
function codedFault(error: unknown): unknown {
  const { status, syscall, message } = error as { status?: unknown; syscall?: unknown; message?: string };
  if (syscall) return error;
  if (status !== 413) return unreadable('The form cannot be read.');
  if (message?.includes('max file uploads')) return moreFiles();
  return codedError('PAYLOAD_TOO_LARGE', `A field of the form is too long. ${hint}`, { field: 'operations' });
}

/**
 * Receives a form that `assertReadableForm` accepts, and answers its operations with one file, which is a temporary file until
 * the response ends. Throws BAD_USER_INPUT and PAYLOAD_TOO_LARGE with `field`.
 */
export async function receiveForm(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { hasMoreFiles, beginning } = watchParser(request);
  // graphql-upload refuses a file that has exactly as many bytes as it may have.
  const limits = { maxFiles: 1, maxFileSize: maximumFileBytes + 1, maxFieldSize: maximumOperationBytes };
  const operations = await processRequest(request, response, limits).catch((error: unknown) => {
    throw codedFault(error);
  });
  if (!isUtf8(textOf(beginning(), request))) throw unreadable('The form is not in UTF-8.');
  if (await hasMoreFiles) throw moreFiles();
  if (countFiles(operations) !== 1) throw unreadable('The map must put the file at one position.');
  return operations;
}
