import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchWrites } from '../../upstream/write-watch.ts';

it('F-252 says when photos cannot be stored, tries every ten seconds at most, and leaves no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let now = 0;
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const fine = watchWrites(join(folder, 'photos'), () => now);
  // A file where the folder should be: nothing can be written below it.
  const broken = watchWrites(join(file, 'photos'), () => now);
  expect([await fine.fault(), await broken.fault()]).toEqual([null, 'photos cannot be stored']);
  await rm(file);
  now = 9_999;
  expect(await broken.fault()).toBe('photos cannot be stored');
  now = 10_000;
  expect(await broken.fault()).toBe(null);
  expect(await readdir(join(folder, 'photos'))).toEqual([]);
});

it.each([{ code: 'ENOSPC' }, { code: '53100' }])(
  'F-252 remembers for a minute that a write found no room (%o)',
  async (error) => {
    const folder = await mkdtemp(join(tmpdir(), 'photos-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    let now = 0;
    const writes = watchWrites(folder, () => now);
    writes.note(new Error('Something else'));
    expect(await writes.fault()).toBe(null);
    writes.note(Object.assign(new Error('full'), error));
    expect(await writes.fault()).toBe('there is no room to write');
    now = 60_000;
    expect(await writes.fault()).toBe(null);
  },
);
