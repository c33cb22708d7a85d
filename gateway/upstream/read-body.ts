import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { badResponse } from './faults.ts';

/** The whole body, of at most so many bytes. */
export async function readBody(body: AsyncIterable<Buffer>, maximumBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop destroys the socket: nothing more is read.
    if (size > maximumBytes) throw badResponse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

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
    throw badResponse('in a content coding that it was not asked for');
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

/** Most characters of a charset's name. */
const longestName = 40;

/** Names of UTF-8, those of databases and of programs that name its mark included. */
const isUtf8 = /^(utf[-_]?8([-_]?(mb[34]|bom|sig))?|us-ascii|ascii)$/i;

/** Names of charsets that are not standard, and the standard ones. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^latin[-_](\d)$/i, 'latin$1'],
  [/^iso[-_]?8859[-_](\d+)$/i, 'iso-8859-$1'],
  [/^(?:windows|win|cp)[-_]?(125\d)$/i, 'windows-$1'],
  [/^utf[-_]?16[-_]?([lb]e)?$/i, 'utf-16$1'],
];

/** The two bytes with which UTF-16 may begin, in each order. */
const marks = { littleEndian: 0xfffe, bigEndian: 0xfeff } as const;

/**
 * The text of a reply as UTF-8 without a byte order mark; nearly always these are the same bytes. The byte order mark
 * decides, then the charset that the content type names. UTF-16 without either is recognised by its zero bytes, with which
 * JSON in UTF-8 never begins. Throws UPSTREAM_BAD_RESPONSE for an unknown charset, and for text that is not in its charset.
 */
export function utf8Of(bytes: Buffer, contentType: string | readonly string[] | undefined): Buffer {
  if (bytes.length < 2) return bytes;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3);
  const charset = sixteenOf(bytes) ?? charsetOf(contentType);
  if (charset === null || isUtf8.test(charset)) return bytes;
  try {
    return Buffer.from(new TextDecoder(charset, { fatal: true }).decode(bytes));
  } catch {
    throw badResponse('in a character set that cannot be read');
  }
}

/** The order of bytes of a text in UTF-16; null for other text. */
function sixteenOf(bytes: Buffer): string | null {
  const [first, second] = [bytes[0], bytes[1]];
  const mark = bytes.readUInt16BE(0);
  if (mark === marks.littleEndian || (first !== 0 && second === 0)) return 'utf-16le';
  return mark === marks.bigEndian || (first === 0 && second !== 0) ? 'utf-16be' : null;
}

/** The charset that a content type names; null for none. */
function charsetOf(contentType: string | readonly string[] | undefined): string | null {
  const [, quoted, plain] =
    /;\s*charset\s*=\s*(?:"([^"]*)"|['\\]*"?([^\s;,'"\\]+))/i.exec(contentType?.toString() ?? '') ?? [];
  const name = (quoted ?? plain ?? '').trim().slice(0, longestName);
  if (name === '') return null;
  const [spelling, label] = spellings.find(([one]) => one.test(name)) ?? [];
  return spelling && label ? name.replace(spelling, label) : name;
}
