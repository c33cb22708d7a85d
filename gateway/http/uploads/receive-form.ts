import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { codedError } from '../../shared/errors.ts';
import { maximumFileBytes, maximumOperationBytes } from './upload-limits.ts';

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
