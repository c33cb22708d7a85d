import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipArchive } from '../../../../gateway/lists/export/zip.ts';

async function* lines(count: number) {
  for (let line = 0; line < count; line++) yield `Ọlá ${line}\n`;
}

describe('zipArchive', () => {
  it('packs each text whole under its name', async () => {
    const chunks: Uint8Array[] = [];
    const files = [
      { name: 'a.txt', texts: ['one', ' and two'] },
      { name: 'folder/b.txt', texts: lines(10_000) },
      { name: 'empty.txt', texts: [] },
    ];
    for await (const chunk of zipArchive(files)) chunks.push(chunk);
    const unpacked = unzipSync(Buffer.concat(chunks));
    const texts = Object.entries(unpacked).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]);
    expect(texts).toEqual([
      ['a.txt', 'one and two'],
      ['folder/b.txt', Array.from({ length: 10_000 }, (_, line) => `Ọlá ${line}\n`).join('')],
      ['empty.txt', ''],
    ]);
  });

  it('stops making texts when the reader stops', async () => {
    let isStopped: () => void = () => {};
    const stopped = new Promise<void>((resolve) => {
      isStopped = resolve;
    });
    async function* endless() {
      try {
        for (;;) yield crypto.randomUUID().repeat(100);
      } finally {
        isStopped();
      }
    }
    let chunks = 0;
    for await (const _ of zipArchive([{ name: 'a.txt', texts: endless() }])) {
      if (++chunks === 5) break;
    }
    await stopped;
    expect(chunks).toBe(5);
  });

  it('throws what making a text throws', async () => {
    async function* broken() {
      yield 'text';
      throw new Error('no more');
    }
    const read = async () => {
      for await (const _ of zipArchive([{ name: 'a.txt', texts: broken() }]));
    };
    await expect(read()).rejects.toThrow('no more');
  });
});
