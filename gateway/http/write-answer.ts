/**
 * Writes answers. Reasons (decision 03): short texts are compressed at once and long ones outside of the event loop, so a
 * long list takes less CPU than with `compression` and does not block others; unread answers of a user and of all are
 * limited, so they cannot fill the memory; answers with a secret are never compressed.
 */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform, Writable } from 'node:stream';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { codedError } from '../shared/errors.ts';
import { readerTimeoutMs } from './slow-callers.ts';

/** An answer to write. */
export interface Answer {
  readonly status: number;
  /** In addition to those that the response has already. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Chunks;
  /** False for an answer with a secret, or one that is compressed already. */
  readonly isCompressible: boolean;
  /** Identifies the reader. */
  readonly user: string;
}

/** Characters up to which an answer is not compressed. */
const fewCharacters = 1024;

/** Most characters that are compressed at once; more would block others. */
const manyToCompress = 256 * 1024;

/** Most characters that are sent in one piece. */
const manyToSend = 64 * 1024;

/** Estimated bytes in memory of a list that is written while it is read. */
const bytesOfStream = 512 * 1024;

/** Characters of one piece, written before the reader must take them. */
const charactersOfPiece = 64 * 1024;

/**
 * Writes an answer as fast as its reader takes it, compressed as the reader accepts. Throws RATE_LIMITED, before writing
 * anything, when too many bytes wait to be read already.
 */
export async function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  inFlight: AnswersInFlight,
): Promise<void> {
  const { status, headers, body } = answer;
  // A 304 and the answer to HEAD have no body.
  if (status === 304 || request.method === 'HEAD') return void response.writeHead(status, headers).end();
  const isWorthwhile = answer.isCompressible && (typeof body !== 'string' || body.length > fewCharacters);
  const coding = isWorthwhile ? chooseCoding(request.headers['accept-encoding']) : null;
  const isLong = typeof body !== 'string' || body.length > (coding ? manyToCompress : manyToSend);
  const coded = coding ? { ...headers, 'Content-Encoding': coding } : headers;
  if (!isLong) {
    // As bytes, since length and header would each copy a text.
    const whole = coding ? codings[coding].all(body) : Buffer.from(body);
    response.writeHead(status, { ...coded, 'Content-Length': whole.byteLength }).end(whole);
    return;
  }
  const leave = inFlight.enter(answer.user, typeof body === 'string' ? body.length : bytesOfStream);
  try {
    const chunks = typeof body === 'string' ? pieces(body) : body;
    const length = typeof body === 'string' && !coding ? { 'Content-Length': Buffer.byteLength(body) } : {};
    response.writeHead(status, { ...coded, ...length });
    await send(inPieces(coding ? compressChunks(chunks, coding) : chunks), response);
  } finally {
    leave();
  }
}

/** The chunks in pieces so small that even a slow reader visibly takes them. */
async function* inPieces(chunks: Chunks): AsyncGenerator<string | Uint8Array> {
  for await (const chunk of chunks) {
    if (typeof chunk === 'string') yield* pieces(chunk);
    else yield chunk;
  }
}

function* pieces(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    let end = start + charactersOfPiece;
    // Do not split a surrogate pair.
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end += 1;
    yield text.slice(start, end);
    start = end;
  }
}

/** Most bytes of answers that wait for their readers: of one user, and of all. */
const standardLimits = { user: 16 * 1024 * 1024, all: 64 * 1024 * 1024 };

/** Seconds after which a reader that takes nothing is cut off. */
const retryAfter = readerTimeoutMs / 1000;

/** Limits the bytes that wait to be read. */
export interface AnswersInFlight {
  /** Counts the bytes of an answer; call the result when it is sent. Throws RATE_LIMITED. */
  enter(user: string, bytes: number): () => void;
}

/** Creates the limits. */
export function createAnswersInFlight(limits = standardLimits): AnswersInFlight {
  const users = new Map<string, number>();
  let all = 0;
  const add = (user: string, bytes: number) => {
    all += bytes;
    const own = (users.get(user) ?? 0) + bytes;
    if (own === 0) users.delete(user);
    else users.set(user, own);
  };
  return {
    enter(user, bytes) {
      const own = users.get(user) ?? 0;
      // A single answer is sent whatever its length.
      if ((own > 0 && own + bytes > limits.user) || (all > 0 && all + bytes > limits.all)) {
        const whose = own > 0 ? 'Answers that you asked for' : 'Too many answers';
        const message = `${whose} have not been read yet. Read them, or try again in ${retryAfter} seconds.`;
        throw codedError('RATE_LIMITED', message, { retryAfter });
      }
      add(user, bytes);
      let isIn = true;
      return () => {
        if (isIn) add(user, -bytes);
        isIn = false;
      };
    },
  };
}

/** A content coding, by its name in HTTP. */
export type Coding = 'br' | 'zstd' | 'gzip';

/** A window of 256 KiB, small since rows resemble each other and many answers may be sent at a time. */
const windowBits = 18;

const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: windowBits },
  flush: constants.BROTLI_OPERATION_FLUSH,
};
const zstd = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: windowBits },
  flush: constants.ZSTD_e_flush,
};
const gzip = { level: 1, flush: constants.Z_SYNC_FLUSH };

/** The quickest first; at these levels they differ little in size. */
const codings: Readonly<Record<Coding, { all(text: string): Buffer; stream(): Transform }>> = {
  br: {
    all: (text) => brotliCompressSync(text, { params: brotli.params }),
    stream: () => createBrotliCompress(brotli),
  },
  zstd: { all: (text) => zstdCompressSync(text, { params: zstd.params }), stream: () => createZstdCompress(zstd) },
  gzip: { all: (text) => gzipSync(text, { level: gzip.level }), stream: () => createGzip(gzip) },
};

/** The coding that an `Accept-Encoding` prefers; null for none. */
export function chooseCoding(accepted: string | undefined): Coding | null {
  if (!accepted) return null;
  const weights = new Map(accepted.split(',').map(weightOf));
  const others = weights.get('*') ?? 0;
  const weigh = (name: string) => weights.get(name) ?? (name === 'gzip' ? weights.get('x-gzip') : undefined) ?? others;
  const [best] = (Object.keys(codings) as Coding[])
    .map((name) => ({ name, weight: weigh(name) }))
    .sort((one, two) => two.weight - one.weight);
  if (!best || best.weight === 0) return null;
  return best.weight >= (weights.get('identity') ?? 0) ? best.name : null;
}

/** Name and weight of an entry of `Accept-Encoding`; 0 for an unreadable weight. */
function weightOf(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = given === undefined ? 1 : Number(given);
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
}

/** Compresses chunks outside of the event loop, and sends each when it comes. */
export async function* compressChunks(chunks: Chunks, coding: Coding): AsyncGenerator<Buffer> {
  const packer = codings[coding].stream();
  // An error of the chunks destroys the packer, and `yield*` throws it.
  send(chunks, packer).catch((error) => packer.destroy(error));
  yield* packer;
}

/** An answer in parts. */
export type Chunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/**
 * Writes chunks as fast as the reader takes them, and ends the output. Stops asking for chunks when the reader has left. Throws
 * what the chunks throw, and destroys the output, so that the reader sees a broken transfer instead of a short file.
 */
export async function send(chunks: Chunks, output: Writable): Promise<void> {
  const left = new AbortController();
  const leave = () => left.abort();
  output.once('close', leave);
  output.once('error', leave);
  try {
    for await (const chunk of chunks) {
      if (output.destroyed) return;
      if (output.write(chunk)) continue;
      // `close` ends the wait too, since a reader that left never drains.
      await once(output, 'drain', { signal: left.signal }).catch(() => {});
      if (output.destroyed) return;
    }
    output.end();
  } catch (error) {
    output.destroy();
    throw error;
  } finally {
    output.off('close', leave);
  }
}
