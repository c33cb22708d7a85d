import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { repository } from './support/repository.ts';

/** A container engine that builds nothing and keeps a list of the images that it has been told to build. */
const engine = `#!/bin/sh
case "$1 $2" in
  'image inspect') grep -qx "$3" "$BUILT" ;;
  'compose build') echo "attendance:$VERSION" >> "$BUILT" ;;
  *) exit 9 ;;
esac
`;

describe('deploy/build.sh', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'attendance-build-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(path.join(folder, 'deploy'));
    mkdirSync(path.join(folder, 'bin'));
    copyFileSync(path.join(repository, 'deploy/build.sh'), path.join(folder, 'deploy/build.sh'));
    copyFileSync(path.join(repository, 'package.json'), path.join(folder, 'package.json'));
    copyFileSync(path.join(repository, '.env.example'), path.join(folder, '.env'));
    writeFileSync(path.join(folder, '.gitignore'), '.env\nbin\nbuilt\n');
    writeFileSync(path.join(folder, 'built'), '');
    writeFileSync(path.join(folder, 'bin/docker'), engine);
    chmodSync(path.join(folder, 'bin/docker'), 0o755);
    git('init', '-q');
    commit();
  });

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@test.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const commit = () => {
    git('add', '.');
    git('commit', '-q', '--allow-empty', '-m', 'A change');
    return git('rev-parse', '--short=12', 'HEAD').trim();
  };
  const build = () => {
    const PATH = `${path.join(folder, 'bin')}:${process.env.PATH}`;
    return spawnSync('sh', ['deploy/build.sh'], {
      cwd: folder,
      env: { PATH, BUILT: path.join(folder, 'built') },
      encoding: 'utf8',
    });
  };
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { version } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));

  it('F-153 gives each commit images of their own, and keeps the name of those to go back to', () => {
    const first = `${version}-${git('rev-parse', '--short=12', 'HEAD').trim()}`;
    expect(build().status).toBe(0);
    const second = `${version}-${commit()}`;
    expect(build().stdout).toBe(`VERSION=${second}\n`);
    expect(read('built')).toBe(`attendance:${first}\nattendance:${second}\n`);
    expect(read('.env')).toContain(`\nVERSION=${second}\n`);
    expect(read('.env')).toContain(`\nPREVIOUS_VERSION=${first}\n`);
    expect(read('.env').replace(/^(PREVIOUS_)?VERSION=.*\n/gm, '')).toBe(
      readFileSync(path.join(repository, '.env.example'), 'utf8').replace(/^VERSION=.*\n/m, ''),
    );
  });

  it('F-153 builds nothing over an image that is there, and forgets nothing by being run again', () => {
    build();
    const before = read('.env');
    expect(build().status).toBe(0);
    expect(read('built').trim().split('\n')).toHaveLength(1);
    expect(read('.env')).toBe(before);
  });

  it('F-153 refuses to build what is not committed, under a name that says that it is', () => {
    writeFileSync(path.join(folder, 'another.txt'), 'x');
    const { status, stderr } = build();
    expect([status, stderr]).toEqual([1, expect.stringContaining('not committed')]);
    expect(read('built')).toBe('');
  });
});
