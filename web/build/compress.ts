import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [gzipped, brotlied] = [promisify(gzip), promisify(brotliCompress)];

/** By the ending of their files. Brotli's quality is its best by itself: a build has time. */
const encodings = {
  gz: (content: string | Uint8Array) => gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  br: (content: string | Uint8Array) => brotlied(content),
};

/**
 * Writes beside each script, style sheet and picture what the gateway sends to browsers that take it, which is all of
 * them; fonts are compressed as they are.
 */
export const compress: Plugin = {
  name: 'compress',
  // A build that only measures needs none of it.
  apply: ({ build }, { command }) => command === 'build' && build?.write !== false,
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
