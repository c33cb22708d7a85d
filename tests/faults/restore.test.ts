import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { openDatabase } from '../../upstream/database.ts';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { createPostgresqlDatabase } from '../support/database.ts';
import { shellBlocks, startShell } from '../support/document-shell.ts';
import { now } from '../support/fixed-clock.ts';
import { templateName } from '../support/postgresql-databases.ts';
import { startUpstreamProcess } from '../support/product.ts';
import { findProgram } from '../support/programs.ts';
import { repository } from '../support/repository.ts';

/** PostgreSQL's programs of the newest version here, as the server of the tests is. */
const version = (file: string) => Number(/\/(\d+)\/bin\//.exec(file)?.[1] ?? 0);
const debian = globSync('/usr/lib/postgresql/*/bin/pg_dump').sort((one, other) => version(other) - version(one));
const dump = debian[0] ?? findProgram('pg_dump');
const restore = dump && path.join(path.dirname(dump), 'pg_restore');
const installed = inject('postgresqlUrl') && dump && restore && existsSync(restore);
if (!installed) console.warn('No pg_dump is installed: backup and restore are not tested.');

/** The parts of an address of the tests' PostgreSQL, which listens on a socket. */
function addressOf(url: string) {
  const { username, pathname, searchParams } = new URL(url);
  return { username, host: searchParams.get('host') ?? '', database: pathname.slice(1) };
}

const day = new Date(now()).toISOString().slice(0, 10);
const lists = [
  '/users/findAll',
  '/staff/findAll',
  '/shift/findAll',
  `/attendance/findall?date=${day}&mode=signedIn`,
  `/attendance/findall?date=${day}&mode=signedOut`,
  `/attendance/exception?date=${day}`,
  `/attendance/lateness?date=${day}`,
  `/attendance/serialLatness?date=${day.slice(0, 7)}-01`,
  `/attendance/absentee/monthly?date=${day.slice(0, 7)}-01`,
];

const page = 'docs/how-to/back-up-and-restore.md';

/** Runs the programs of docker-compose.yml without containers: what each part of it does here. */
const engine = `#!/bin/sh
case "$2 $3 $4" in
  'stop '* | 'up '*) ;;
  'exec -T database') shift 4; exec "$@" ;;
  'run --rm prepare') exec sh -euc "$PREPARE" ;;
  'run --rm restore') exec sh "$RESTORE" ;;
  *) exit 9 ;;
esac
`;

describe.skipIf(!installed)('pg_dump and pg_restore', () => {
  it('F-84 F-153 R11 bring back a service whose every list and report is byte for byte what it was', {
    tags: 'nightly',
  }, async () => {
    const settings = { DEMO_STAFF: '60', DEMO_DAYS: '20', PUBLIC_URL: 'http://images.example' };
    const reports = async (DATABASE_URL: string, demo: Record<string, string>) => {
      const service = await startUpstreamProcess({ ...settings, ...demo, DATABASE_URL });
      const send = (address: string, init: RequestInit = {}) =>
        fetch(`${service.url}/api/v2/attendance${address}`, init).then((response) => response.text());
      const body = JSON.stringify({ email: 'admin@demo.example', password: demoPassword });
      const signedIn = await send('/users/signin', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const headers = { authorization: `Bearer ${JSON.parse(signedIn).data.token}` };
      const bodies = await Promise.all(lists.map((list) => send(list, { headers })));
      await service.stop();
      return bodies;
    };
    const original = await createPostgresqlDatabase();
    const before = await reports(original, {});
    for (const text of before) expect(JSON.parse(text).data.length).toBeGreaterThan(0);

    // The commands of the page, as they stand: the programs of this PostgreSQL, and where it is.
    const folder = mkdtempSync(path.join(tmpdir(), 'attendance-restore-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(path.join(repository, 'deploy/backup'), path.join(folder, 'deploy/backup'), { recursive: true });
    const photo = `${randomUUID()}.jpg`;
    mkdirSync(path.join(folder, 'images-before'));
    writeFileSync(path.join(folder, 'images-before', photo), 'the bytes of a photo');
    const { username, host, database } = addressOf(original);
    const restored = original.replace(`/${database}?`, '/restored?');
    const shell = startShell(
      shellBlocks(page, 'Restore elsewhere').join(''),
      {
        ...process.env,
        PATH: `${path.dirname(dump ?? '')}:${process.env.PATH}`,
        PGHOST: host,
        PGUSER: username,
        DATABASE_URL: original,
        RESTORED_URL: restored,
        IMAGE_FOLDER: path.join(folder, 'images-before'),
        BACKUP_FOLDER: folder,
        RESTORED_IMAGES: path.join(folder, 'images-restored'),
      },
      folder,
    );
    expect([await shell.ended, shell.text()]).toEqual([0, expect.stringMatching(/^(\S+\/attendance-\w+\.dump\n){2}$/)]);
    expect(readdirSync(path.join(folder, 'images-restored'))).toEqual([photo]);
    expect(readFileSync(path.join(folder, 'images-restored', photo), 'utf8')).toBe('the bytes of a photo');
    // The demo company is off: what is read is what was restored.
    const after = await reports(restored, { DEMO: 'off', DEFAULT_PASSWORD: 'another password' });
    for (const [place, text] of after.entries())
      expect([lists[place], text === before[place]]).toEqual([lists[place], true]);
  });

  it('F-292 bring a company of docker-compose.yml back by the commands of the page, and keep what was there', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'attendance-restore-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(path.join(folder, 'docker'), engine, { mode: 0o755 });
    mkdirSync(path.join(folder, 'images'));
    const { host, username } = addressOf(inject('postgresqlUrl') ?? '');
    const { services } = parse(readFileSync(path.join(repository, 'docker-compose.yml'), 'utf8'), { merge: true });
    const settings = {
      ...{ ...process.env, PATH: `${folder}:${path.dirname(dump ?? '')}:${process.env.PATH}` },
      ...{ PGHOST: host, PGUSER: username, BACKUP_FOLDER: folder, BACKUPS_KEPT: '1', USER_PASSWORD: 'a-password' },
      IMAGE_FOLDER: path.join(folder, 'images'),
      PREPARE: services.prepare.command.at(-1).replaceAll('$$', '$'),
      RESTORE: path.join(repository, 'deploy/backup/restore.sh'),
    };
    const DATABASE_URL = `postgresql://attendance@localhost/attendance?host=${encodeURIComponent(host)}`;
    const original = await createPostgresqlDatabase(templateName);
    const work = async (text: string, url: string) => {
      const shell = startShell(text, { ...settings, DATABASE_URL: url });
      expect([await shell.ended, shell.text()]).toEqual([0, expect.any(String)]);
      return shell.output();
    };
    await work('sh deploy/backup/backup.sh; docker compose run --rm prepare', original);
    await work(shellBlocks(page, 'Restore with compose').join(''), DATABASE_URL);
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, migrate: false });
    onTestFinished(close);
    expect(await db.selectFrom('staff_versions').selectAll().execute()).toEqual([]);
    const names = await work('psql -Atc "select datname from pg_database"', DATABASE_URL);
    expect(names.split('\n')).toEqual(expect.arrayContaining(['attendance', 'attendance_before']));
  });
});
