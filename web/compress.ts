import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const endings = [
  { ending: 'gz', compressed: promisify(gzip) },
  { ending: 'br', compressed: promisify(brotliCompress) },
];

/**
 * Writes beside each script, style sheet and picture what the gateway sends to browsers that take it, which is all of
 * them; fonts are compressed as they are. The qualities are zlib's highest or nearly so: a build has time.
 */
export const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  generateBundle: {
    // After the bundler and other plugins have written their last line.
    order: 'post',
    async handler(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => /assets\/.*\.(?:js|css|svg)$/.test(fileName));
      for (const file of files) {
        const content = file.type === 'chunk' ? file.code : file.source;
        for (const { ending, compressed } of endings) {
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.${ending}`, source: await compressed(content) });
        }
      }
    },
  },
};
