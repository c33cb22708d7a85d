import { readdir, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** No request lives this long, so an older file is not written to any more. */
const abandonedAfter = 10 * 60_000;

/**
 * Removes files of uploads that earlier processes of the same user left behind when they were killed; answers how many.
 * Never throws: what cannot be removed stays for the next start.
 */
export async function sweepLeftovers(folder: string = tmpdir(), now: number = Date.now()): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    if (!/^capacitor-[0-9a-f]{32}\.tmp$/.test(name)) continue;
    const file = path.join(folder, name);
    const isRemoved = await removeOld(file, now).catch(() => false);
    if (isRemoved) removed += 1;
  }
  return removed;
}

async function removeOld(file: string, now: number): Promise<boolean> {
  const { uid, mtimeMs } = await stat(file);
  const isOurs = process.getuid === undefined || uid === process.getuid();
  if (!isOurs || now - mtimeMs < abandonedAfter) return false;
  await unlink(file);
  return true;
}
