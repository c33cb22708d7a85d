import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from './refusal.ts';

/** Milliseconds for which a write that found no room, and a try to write, count. */
const rememberedMs = 60_000;
const triedMs = 10_000;

/** What is tried to be written: as much as a block of most disks. */
const block = Buffer.alloc(4_096, 1);

/** Whether the service can write. */
export interface WriteWatch {
  /** Is told of each error of a request; those of a full disk count. */
  note(error: unknown): void;
  /** Why nothing can be written now; null where it can. Tries the folder of photos, at most every ten seconds. */
  fault(): Promise<string | null>;
}

/** Watches the database by its refusals, and the folder of photos by writing into it. `now` in milliseconds. */
export function watchWrites(imageFolder: string, now: () => number = () => performance.now()): WriteWatch {
  let refusedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let tried: Promise<boolean> = Promise.resolve(true);
  return {
    note(error) {
      if (isDiskFull(error)) refusedAt = now();
    },
    async fault() {
      if (now() - refusedAt < rememberedMs) return 'there is no room to write';
      if (now() - triedAt >= triedMs) {
        triedAt = now();
        tried = isWritable(imageFolder);
      }
      return (await tried) ? null : 'photos cannot be stored';
    },
  };
}

async function isWritable(folder: string): Promise<boolean> {
  const name = join(folder, `.try-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(name, block, { flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(name, { force: true }).catch(() => {});
  }
}
