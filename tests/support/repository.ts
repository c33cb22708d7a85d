import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the repository. */
export const repository = path.resolve(import.meta.dirname, '../..');

/** Source files of ours by repository path: what git tracks, or would track, that still exists. */
export function readSources(pattern: RegExp): Map<string, string> {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  });
  const files = listing.split('\n').filter((file) => pattern.test(file) && existsSync(path.join(repository, file)));
  return new Map(files.map((file) => [file, readFileSync(path.join(repository, file), 'utf8')]));
}
