import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswersInFlight } from './answers-in-flight.ts';
import { chooseCoding, compress, compressChunks } from './compression.ts';
import { type Chunks, send } from './send.ts';

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
