import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of the program in these folders: another version may store the same rows in another way. */
export function programVersion(folders: readonly string[], root = path.join(import.meta.dirname, '..')): string {
  const hash = createHash('sha256').update(process.version);
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }));
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('base64url');
}
