/**
 * Receives forms with a file. What it buys (decision 03): a form is refused by its headers alone. It needs a header that
 * browsers send only after a preflight, so foreign pages can run nothing, and a token, so strangers have no byte stored.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLScalarType } from 'graphql';
import { z } from 'zod';
import { formPlaces, maximumBatchBytes, maximumImageBytes } from '../../schema/limits.ts';
import { FormFault, readForm } from '../../schema/read-form.ts';
import { SharedPlaces } from '../../schema/shared-places.ts';
import { codedError } from '../shared/errors.ts';
import { BodyFault } from './errors.ts';

/** Bytes of the one file of a request. */
const maximumFileBytes = Math.max(maximumBatchBytes, maximumImageBytes);

/** Bytes of the operation beside the file. */
const maximumOperationBytes = 256 * 1024;

/** Bytes of a whole request with a file: file, operation, map and the lines between them. */
const maximumFormBytes = maximumFileBytes + 2 * maximumOperationBytes;

/** Texts of a form; more than two mean nothing here. */
const mostFields = 10;

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

/** The places of one process for forms: each is in memory until it is answered. */
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

/** Why a form was not read, as a coded error. */
const faultOf = ({ reason }: FormFault) => {
  if (reason === 'SEVERAL_FILES') return moreFiles();
  if (reason !== 'LONG_FIELD') return unreadable('The form cannot be read.');
  return codedError('PAYLOAD_TOO_LARGE', `The form holds too long a field. ${hint}`, { field: 'operations' });
};

const map = z.record(z.string(), z.array(z.string()));

/**
 * The operations of a form that the guard let through, with its one file in one place, whole. Throws BAD_USER_INPUT and
 * PAYLOAD_TOO_LARGE with `field`.
 */
export async function receiveForm(request: IncomingMessage): Promise<unknown> {
  const limits = { fields: mostFields, fieldBytes: maximumOperationBytes, fileBytes: maximumFileBytes };
  const form = await readForm(request, limits).catch((error: unknown) => {
    throw error instanceof FormFault ? faultOf(error) : error;
  });
  const [first, second] = form.fields;
  if (form.fields.some(([, text]) => text.includes('\ufffd'))) throw unreadable('The form is not in UTF-8.');
  const isInOrder = first?.[0] === 'operations' && second?.[0] === 'map' && form.fieldsBeforeFile >= 2;
  if (!isInOrder || !form.file) throw unreadable('The form cannot be read.');
  const [operations, paths] = [parseJSON(first[1]), map.safeParse(parseJSON(second[1])).data];
  if (!paths || typeof operations !== 'object' || operations === null) throw unreadable('The form cannot be read.');
  const { field, name = '', bytes } = form.file;
  if (Object.keys(paths).length > 1) throw moreFiles();
  if (!Object.hasOwn(paths, field)) throw unreadable('The map does not name the file.');
  const [path, ...others] = paths[field] ?? [];
  if (path === undefined || others.length > 0) throw unreadable('The map must put the file in one place.');
  putInto(operations, path.split('.'), new UploadedFile(bytes, name));
  return operations;
}

function parseJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Puts a file where the operations have null. */
function putInto(operations: object, keys: readonly string[], file: UploadedFile): void {
  let holder: unknown = operations;
  for (const key of keys.slice(0, -1)) holder = ownValue(holder, key);
  const last = keys.at(-1) ?? '';
  if (ownValue(holder, last) !== null) throw unreadable('The map must put the file where operations has null.');
  (holder as Record<string, unknown>)[last] = file;
}

/** Undefined for what an object has from its prototype alone. */
const ownValue = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined;

/** A file that came whole. What walks through variables sees nothing of it. */
export class UploadedFile {
  readonly #bytes: Buffer | null;
  readonly #name: string;

  constructor(bytes: Buffer | null, name: string) {
    this.#bytes = bytes;
    this.#name = name;
  }

  /** As the sender calls it. */
  get fileName(): string {
    return this.#name;
  }

  /** What it holds. Throws PAYLOAD_TOO_LARGE with `field` above `most` bytes. */
  read(most: number, field: string): Buffer {
    if (this.#bytes !== null && this.#bytes.length <= most) return this.#bytes;
    const words = `The file is larger than ${Math.floor(most / 1024 / 1024)} MiB. Choose a smaller one.`;
    throw codedError('PAYLOAD_TOO_LARGE', words, { field });
  }
}

const noFile = () =>
  codedError('BAD_USER_INPUT', 'This value is a file. Send it in a multipart request, with null in its place.');

/** The scalar of a file in a multipart request; its description stands in the SDL. */
export const uploadScalar = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  parseValue: (value) => {
    if (value instanceof UploadedFile) return value;
    throw noFile();
  },
  parseLiteral: () => {
    throw noFile();
  },
  serialize: () => {
    throw noFile();
  },
});
