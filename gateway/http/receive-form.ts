/**
 * Receives forms with a file. What it buys (decision 03): a form is refused by its headers alone. It needs a header that
 * browsers send only after a preflight, so foreign pages can run nothing, and a token, so strangers have no byte stored.
 */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { formPlaces, maximumBatchBytes, maximumImageBytes } from '../../schema/limits.ts';
import { SharedPlaces } from '../../schema/shared-places.ts';
import { codedError } from '../shared/errors.ts';
import { BodyFault } from './errors.ts';

/** Bytes of the one file of a request. */
const maximumFileBytes = Math.max(maximumBatchBytes, maximumImageBytes);

/** Bytes of the operation beside the file. */
const maximumOperationBytes = 256 * 1024;

/** Bytes of a whole request with a file: file, operation, map and the lines between them. */
const maximumFormBytes = maximumFileBytes + 2 * maximumOperationBytes;

/** Bytes of a refused form that are still read, so that its sender gets to see the answer. */
const maxDrainBytes = 256 * 1024;

/** Whether the content type is that of a form. */
export const isForm = (request: IncomingMessage) => /^\s*multipart\//i.test(request.headers['content-type'] ?? '');

/** Throws a `BodyFault` for a form that must not be read, from its headers alone. */
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

/** Milliseconds until the connection of a refused form is cut: cut at once, it would take the answer with it. */
const closeDelayMs = 1_000;

/** Reads a refused form for a moment longer, then cuts the connection: so much and no more of it is read. */
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

/** Waits until a user has a place for a form, which is theirs until it is answered. Throws RATE_LIMITED. */
export type TakeFormPlace = (userID: string, response: ServerResponse) => Promise<void>;

/** The places of one process for forms: each is a file while it is read, and in memory while it is worked on. */
export function createFormPlaces(): TakeFormPlace {
  const places = new SharedPlaces(formPlaces);
  return async (userID, response) => {
    const release = await places.take(userID, () => response.closed);
    if (!release) throw codedError('RATE_LIMITED', 'You are sending many files. Send this one again in a moment.');
    if (response.closed) release();
    else response.once('close', release);
  };
}

const hint = 'Send operations, map and one file, in this order, as the GraphQL multipart request specification says.';
const unreadable = (why: string) => codedError('BAD_USER_INPUT', `${why} ${hint}`, { field: 'operations' });
const moreFiles = () => codedError('BAD_USER_INPUT', `The form holds more than one file. ${hint}`, { field: 'map' });

/** What graphql-upload does not report of a form. */
interface FormFacts {
  /** Whether there is more than one file, once the whole form has come: graphql-upload passes over a second one. */
  readonly hasMoreFiles: Promise<boolean>;
  /** The bytes before the file, as far as they have come. */
  readonly beginning: () => Buffer;
}

/** Watches the parser that graphql-upload pipes the request into. */
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

/** The parts before the file: up to the third line between parts. */
function textOf(beginning: Buffer, { headers }: IncomingMessage): Buffer {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(headers['content-type'] ?? '') ?? [];
  const line = `--${quoted ?? plain}`;
  let end = -1;
  for (let lines = 0; lines < 3; lines += 1) end = beginning.indexOf(line, end + 1);
  return end < 0 ? beginning : beginning.subarray(0, end);
}

/** In how many places of the operations a file stands. */
function filePlaces(operations: unknown): number {
  let places = 0;
  try {
    JSON.stringify(operations, (_key, value) => {
      if (!(value instanceof Upload)) return value;
      places += 1;
      return null;
    });
  } catch (error) {
    if (error instanceof RangeError) throw unreadable('The operations of the form are nested too deeply.');
    throw error;
  }
  return places;
}

/** What graphql-upload throws, as a coded error; a full disk is the gateway's trouble, not the sender's. */
function codedFault(error: unknown): unknown {
  const { status, syscall, message } = error as { status?: unknown; syscall?: unknown; message?: string };
  if (syscall) return error;
  if (status !== 413) return unreadable('The form cannot be read.');
  if (message?.includes('max file uploads')) return moreFiles();
  return codedError('PAYLOAD_TOO_LARGE', `The form holds too long a field. ${hint}`, { field: 'operations' });
}

/**
 * The operations of a form that the guard let through, with one file for one place, which is in a temporary file until
 * the response ends. Answers when the whole form has come. Throws BAD_USER_INPUT and PAYLOAD_TOO_LARGE with `field`.
 */
export async function receiveForm(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { hasMoreFiles, beginning } = watchParser(request);
  const limits = { maxFiles: 1, maxFileSize: maximumFileBytes, maxFieldSize: maximumOperationBytes };
  const operations = await processRequest(request, response, limits).catch((error: unknown) => {
    throw codedFault(error);
  });
  if (!isUtf8(textOf(beginning(), request))) throw unreadable('The form is not in UTF-8.');
  if (await hasMoreFiles) throw moreFiles();
  if (filePlaces(operations) !== 1) throw unreadable('The map must put the file in one place.');
  return operations;
}
