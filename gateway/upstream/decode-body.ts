import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { unreadable } from './read.ts';

/** Content codings that every call asks for. */
export const askedCodings = 'gzip, deflate, br';

/** Codings of one body that are undone: a service behind a proxy may have two. */
const mostCodings = 2;

/** Codings that some services name although they have encoded nothing. */
const noCodings = /^(|identity|none|binary|8bit|utf-?8)$/;

/** Bytes of a decoded piece. */
const chunkSize = 65_536;

/** Undoes a coding; some services send `deflate` without the two bytes that should begin it. */
const decoders: Readonly<Record<string, (firstByte: number) => Transform>> = {
  gzip: () => createGunzip({ chunkSize }),
  'x-gzip': () => createGunzip({ chunkSize }),
  deflate: (firstByte) => ((firstByte & 0x0f) === 8 ? createInflate({ chunkSize }) : createInflateRaw({ chunkSize })),
  br: () => createBrotliDecompress({ chunkSize }),
};

/**
 * The body without its content codings; the same body where it has none. It is decoded piece by piece as it is read, so
 * that a limit on reading limits decoding too. Throws UPSTREAM_BAD_RESPONSE for a coding that was not asked for.
 * (undici's interceptor for this costs every call a handler, prints a warning, and cannot read a bare `deflate`.)
 */
export function decodeBody(body: Readable, header: string | readonly string[] | undefined): AsyncIterable<Buffer> {
  if (header === undefined) return body;
  const codings = header
    .toString()
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !noCodings.test(name));
  if (codings.length === 0) return body;
  if (codings.length > mostCodings || codings.some((name) => !Object.hasOwn(decoders, name))) {
    throw unreadable('in a content coding that it was not asked for');
  }
  return codings.reverse().reduce<AsyncIterable<Buffer>>((coded, name) => decode(coded, name), body);
}

async function* decode(coded: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  const pieces = coded[Symbol.asyncIterator]();
  const first = await pieces.next();
  // An empty body needs no coding, whatever its header says.
  if (first.done || first.value.length === 0) return;
  const rest = { [Symbol.asyncIterator]: () => pieces };
  const whole = async function* () {
    yield first.value;
    yield* rest;
  };
  const decoder = decoders[name]?.(first.value[0] ?? 0);
  // The reader of the body gets the error.
  if (decoder) yield* pipeline(whole, decoder, () => {});
}
