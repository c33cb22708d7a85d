import { pipeline } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file to pack, with its text in pieces. */
export interface TextFile {
  readonly name: string;
  readonly texts: AsyncIterable<string> | Iterable<string>;
}

/** A window of 8 KiB, small since rows resemble their neighbours and many files may be packed at a time. */
const packing = { level: constants.Z_BEST_SPEED, windowBits: 13, memLevel: 6, chunkSize: 4 * 1024 };

/**
 * Packs files into a ZIP archive as fast as the reader takes it. No file is in memory as a whole, and zlib compresses outside
 * of the event loop. When the reader stops, the texts stop too.
 */
export async function* zipArchive(files: Iterable<TextFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { name, texts } of files) {
    const entry: ZipInputFile = { filename: name, size: 0, crc: 0, compression: 8 };
    zip.add(entry);
    for await (const chunk of deflated(texts, entry)) {
      entry.ondata?.(null, chunk, false);
      yield* ready.splice(0);
    }
    entry.ondata?.(null, new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}

/** Compresses the texts, and adds their size and checksum to the entry, which the archive has after the data. */
async function* deflated(texts: TextFile['texts'], entry: ZipInputFile): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  async function* measured() {
    for await (const text of texts) {
      const bytes = new TextEncoder().encode(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw(packing);
  // An error of the texts destroys `deflate`, and the loop below throws it.
  pipeline(measured(), deflate, () => {});
  for await (const chunk of deflate) yield chunk;
}
