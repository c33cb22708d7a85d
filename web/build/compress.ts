import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [gzipped, brotlied] = [promisify(gzip), promisify(brotliCompress)];

/** Brotli's quality of a build that has time: the smallest files, in a hundred times the seconds. */
const best = constants.BROTLI_MAX_QUALITY;

/** Of a build that somebody waits for: files are a twelfth larger. */
const quick = 5;

/**
 * Writes beside each script, style sheet and picture what the gateway sends to browsers that take it, which is all of
 * them; fonts are compressed as they are.
 */
export const compress = (isQuick: boolean): Plugin => {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: isQuick ? quick : best } };
  // By the ending of their files.
  const encodings = {
    gz: (content: string | Uint8Array) => gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
    br: (content: string | Uint8Array) => brotlied(content, brotli),
  };
  return {
    name: 'compress',
    generateBundle: {
      // After the bundler and other plugins have written their last line.
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => /assets\/.*\.(?:js|css|svg)$/.test(fileName));
        const write = async (file: (typeof files)[number]) => {
          const content = file.type === 'chunk' ? file.code : file.source;
          for (const [ending, encode] of Object.entries(encodings)) {
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.${ending}`, source: await encode(content) });
          }
        };
        await Promise.all(files.map(write));
      },
    },
  };
};
