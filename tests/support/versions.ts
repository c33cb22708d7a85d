import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from './repository.ts';

/** The service of another version, as a folder that it can be started from. */
export interface Version {
  readonly folder: string;
  readonly migrations: string;
  remove(): void;
}

function emptyVersion(): Version {
  const folder = mkdtempSync(path.join(tmpdir(), 'attendance-version-'));
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    migrations: path.join(folder, 'upstream/migrations'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The version after this one: a copy of the service with more migrations, by name and source. */
export function nextVersion(migrations: Readonly<Record<string, string>>): Version {
  const version = emptyVersion();
  for (const part of ['package.json', 'schema', 'common', 'telemetry', 'upstream']) {
    cpSync(path.join(repository, part), path.join(version.folder, part), { recursive: true });
  }
  for (const [name, source] of Object.entries(migrations)) {
    writeFileSync(path.join(version.migrations, `${name}.ts`), source);
  }
  return version;
}

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: repository, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });

/**
 * The commit before the last migration came, as far as the history here goes back and versions can live beside each
 * other at all; null where there is none, with the reason logged.
 */
export function previousCommit(): string | null {
  const migrations = readdirSync(path.join(repository, 'upstream/migrations')).filter((name) => name.endsWith('.ts'));
  const last = migrations.sort().at(-1) ?? '';
  // Versions before the baseline cannot be upgraded.
  if (migrations.length < 2) return null;
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `upstream/migrations/${last}`);
    const before = git('rev-parse', '--verify', `${added.toString().trim()}^`).toString().trim();
    git('cat-file', '-e', `${before}:upstream/migrator.ts`);
    return before;
  } catch {
    console.warn(`The history here has no version before ${last} that can run beside it: that test is skipped.`);
    return null;
  }
}

/** The service as it was at a commit. */
export function versionAt(commit: string): Version {
  const version = emptyVersion();
  const archive = git('archive', commit);
  execFileSync('tar', ['-x', '-C', version.folder], { input: archive });
  if (!existsSync(version.migrations)) throw new Error(`The commit ${commit} has no migrations.`);
  return version;
}
