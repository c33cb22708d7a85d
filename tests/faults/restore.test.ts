import { cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { createPostgresqlDatabase } from '../support/database.ts';
import { shellBlocks, startShell } from '../support/document-shell.ts';
import { now } from '../support/fixed-clock.ts';
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

describe.skipIf(!installed)('pg_dump and pg_restore', () => {
  it('F-84 F-153 R11 bring back a service whose every list and report is byte for byte what it was', async () => {
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
    const { username, host, database } = addressOf(original);
    const restored = original.replace(`/${database}?`, '/restored?');
    const shell = startShell(
      shellBlocks('docs/how-to/back-up-and-restore.md', 'Restore').join(''),
      {
        ...process.env,
        PATH: `${path.dirname(dump ?? '')}:${process.env.PATH}`,
        PGHOST: host,
        PGUSER: username,
        DATABASE_URL: original,
        RESTORED_URL: restored,
      },
      folder,
    );
    expect([await shell.ended, shell.text()]).toEqual([0, expect.stringMatching(/^\.\/attendance-\w+\.dump\n$/)]);
    // The demo company is off: what is read is what was restored.
    const after = await reports(restored, { DEMO: 'off', DEFAULT_PASSWORD: 'another password' });
    for (const [place, text] of after.entries())
      expect([lists[place], text === before[place]]).toEqual([lists[place], true]);
  });
});
