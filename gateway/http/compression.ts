import type { Transform } from 'node:stream';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { type Chunks, send } from './send.ts';

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
export const compress = (text: string, coding: Coding): Buffer => codings[coding].all(text);

/** Chunks, compressed beside the event loop; each goes out when it has come. */
export async function* compressChunks(chunks: Chunks, coding: Coding): AsyncGenerator<Buffer> {
  const packer = codings[coding].stream();
  // A fault in the making destroys the packer, and the reading below throws it.
  send(chunks, packer).catch((error) => packer.destroy(error));
  yield* packer;
}
