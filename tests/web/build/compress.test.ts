import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from '../../../web/build/compress.ts';

const name = 'assets/words.js';
const text = Array.from({ length: 4_000 }, (_, number) => `word${(number * 7_919) % 1_009}`).join(' ');

/** What a build writes beside a file, by its name. */
async function written(isQuick: boolean) {
  const files = new Map<string, Buffer>();
  const { generateBundle } = compress(isQuick) as unknown as {
    generateBundle: { handler: (this: object, options: object, bundle: object) => Promise<void> };
  };
  const emitFile = ({ fileName, source }: { fileName: string; source: Buffer }) => void files.set(fileName, source);
  const bundle = {
    [name]: { type: 'chunk', fileName: name, code: text },
    'index.html': { type: 'asset', fileName: 'index.html', source: text },
  };
  await generateBundle.handler.call({ emitFile }, {}, bundle);
  return files;
}

it('a build compresses scripts as well as it can, and quickly where a start waits for it; both say the same', async () => {
  const [best, quick] = [await written(false), await written(true)];
  for (const files of [best, quick]) {
    expect([...files.keys()].sort()).toEqual([`${name}.br`, `${name}.gz`]);
    expect(brotliDecompressSync(files.get(`${name}.br`) ?? '').toString()).toBe(text);
    expect(gunzipSync(files.get(`${name}.gz`) ?? '').toString()).toBe(text);
  }
  expect(best.get(`${name}.br`)?.length).toBeLessThan(quick.get(`${name}.br`)?.length ?? 0);
});
