/**
 * Writes answers. What it buys (decision 03): short texts are compressed at once and long ones beside the event loop, so a
 * long list takes less CPU than with `compression` and does not hold up others; unread answers are counted, for a user and
 * for all, so they cannot fill the memory; answers that hold a secret are never compressed.
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

/** An answer, and what may be done with it. */
export interface Answer {
  readonly status: number;
  /** Besides those that the response has already. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Chunks;
  /** Whether it may be compressed: nothing that holds a secret, and nothing that is compressed already. */
  readonly isCompressible: boolean;
  /** Who reads it. */
  readonly user: string;
}

/** Characters below which compressing is not worth the trouble. */
const fewCharacters = 1024;

/** Characters that are compressed at once; more would hold up others. */
const manyToCompress = 256 * 1024;

/** Characters that are handed over at once; more are seen to be taken piece by piece. */
const manyToSend = 64 * 1024;

/** Bytes that a list is reckoned at that is made as it is read. */
const bytesOfStream = 512 * 1024;

/** Characters written before the reader must have taken them. */
const charactersOfPiece = 64 * 1024;

/**
 * Writes an answer as its reader takes it, compressed as the reader asks. Throws RATE_LIMITED, before anything is
 * written, where too much waits to be read already.
 */
export async function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  inFlight: AnswersInFlight,
): Promise<void> {
  const { status, headers, body } = answer;
  // A 304 and the answer to HEAD have no body, so none is made.
  if (status === 304 || request.method === 'HEAD') return void response.writeHead(status, headers).end();
  const isWorthwhile = answer.isCompressible && (typeof body !== 'string' || body.length > fewCharacters);
  const coding = isWorthwhile ? chooseCoding(request.headers['accept-encoding']) : null;
  const isLong = typeof body !== 'string' || body.length > (coding ? manyToCompress : manyToSend);
  const coded = coding ? { ...headers, 'Content-Encoding': coding } : headers;
  if (!isLong) {
    // Of a text, its length and the header before it would each make a copy.
    const whole = coding ? compress(body, coding) : Buffer.from(body);
    response.writeHead(status, { ...coded, 'Content-Length': whole.byteLength }).end(whole);
    return;
  }
  const leave = inFlight.enter(answer.user, typeof body === 'string' ? body.length : bytesOfStream);
  try {
    const chunks = typeof body === 'string' ? [body] : body;
    const length = typeof body === 'string' && !coding ? { 'Content-Length': Buffer.byteLength(body) } : {};
    response.writeHead(status, { ...coded, ...length });
    await send(inPieces(coding ? compressChunks(chunks, coding) : chunks), response);
  } finally {
    leave();
  }
}

/** The same in pieces that even a slow reader is seen to take. */
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
    // Two halves of a character stay together.
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end += 1;
    yield text.slice(start, end);
    start = end;
  }
}

/** Bytes of answers that may wait for their readers: of one user, and of all. */
const standardLimits = { user: 16 * 1024 * 1024, all: 64 * 1024 * 1024 };

/** Seconds: by then a reader who takes nothing is cut off. */
const retryAfter = readerTimeoutMs / 1000;

/** Bounds the bytes that are made and wait to be read. */
export interface AnswersInFlight {
  /** Counts an answer of so many bytes until the function that it answers is called. Throws RATE_LIMITED. */
  enter(user: string, bytes: number): () => void;
}

/** Counts answers within the limits given. */
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
      // What is alone goes out however long it is.
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

/** A way to compress what is sent, by its name in HTTP. */
export type Coding = 'br' | 'zstd' | 'gzip';

/** A window of 256 KiB: what is sent repeats itself within a few rows, and many may be sent at a time. */
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

/** The quickest first: at these levels they differ little in size. */
const codings: Readonly<Record<Coding, { all(text: string): Buffer; stream(): Transform }>> = {
  br: {
    all: (text) => brotliCompressSync(text, { params: brotli.params }),
    stream: () => createBrotliCompress(brotli),
  },
  zstd: { all: (text) => zstdCompressSync(text, { params: zstd.params }), stream: () => createZstdCompress(zstd) },
  gzip: { all: (text) => gzipSync(text, { level: gzip.level }), stream: () => createGzip(gzip) },
};

/** The coding that an `Accept-Encoding` wants most of those there are; null where it wants none, or is missing. */
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

/** One entry of `Accept-Encoding`: name and weight, 0 for a weight that cannot be read. */
function weightOf(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = given === undefined ? 1 : Number(given);
  return [name, weight >= 0 && weight <= 1 ? weight : 0];
}

/** A text, compressed at once: for one page that is less work than to hand it to another thread. */
const compress = (text: string, coding: Coding): Buffer => codings[coding].all(text);

/** Chunks, compressed beside the event loop; each goes out when it has come. */
export async function* compressChunks(chunks: Chunks, coding: Coding): AsyncGenerator<Buffer> {
  const packer = codings[coding].stream();
  // A fault in the making destroys the packer, and the reading below throws it.
  send(chunks, packer).catch((error) => packer.destroy(error));
  yield* packer;
}

/** What is sent, part by part. */
export type Chunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/**
 * Writes chunks as fast as the reader takes them and ends the output. Resolves true when all was written, false when
 * the reader left, after which no more chunks are made. Throws what making the chunks throws; the output is then
 * destroyed, so that the reader sees a broken transfer instead of a short file.
 */
export async function send(chunks: Chunks, output: Writable): Promise<boolean> {
  const left = new AbortController();
  const leave = () => left.abort();
  output.once('close', leave);
  output.once('error', leave);
  try {
    for await (const chunk of chunks) {
      if (output.destroyed) return false;
      if (output.write(chunk)) continue;
      // A reader that leaves never drains: `close` ends the wait too.
      await once(output, 'drain', { signal: left.signal }).catch(() => {});
      if (output.destroyed) return false;
    }
    output.end();
    return true;
  } catch (error) {
    output.destroy();
    throw error;
  } finally {
    output.off('close', leave);
  }
}
