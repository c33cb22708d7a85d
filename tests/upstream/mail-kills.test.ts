import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../upstream/database.ts';
import { saveChoice } from '../../upstream/digest/choices.ts';
import { createPostgresqlDatabase, engines } from '../support/database.ts';
import { clockEnvironment } from '../support/fixed-clock.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { templateName } from '../support/postgresql-databases.ts';

const day = '2026-11-20';
/** A Friday in Lagos, after the hour that was chosen, and after the lease of a mail that was taken then. */
const first = `${day}T09:30:00+01:00`;
const later = `${day}T09:36:00+01:00`;

describe.runIf(engines.includes('postgresql'))('a service that is killed while it sends a mail', () => {
  let folder: string;
  let database: Database;
  let databaseUrl: string;
  let server: MailServer;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'attendance-kills-'));
    databaseUrl = await createPostgresqlDatabase(templateName);
    database = await openDatabase({ databaseUrl });
    server = await startMailServer();
    const { id } = await database.db
      .insertInto('users')
      .values({
        email: 'ada@company.example',
        role: 'user',
        district: 'Awka',
        service_centre: 'Awka',
        password_hash: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveChoice(database.db, id, { scope: 'all', weekdays: [5], hour: 9 }, new Date(`${day}T00:00:00Z`));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child);
    await server.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts the service as an operator does, at an instant of the day. */
  async function start(at: string): Promise<ChildProcess> {
    const env = {
      ...clockEnvironment(at),
      PATH: process.env.PATH,
      PORT: '0',
      DATA_FOLDER: folder,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: 'x'.repeat(32),
      DEFAULT_PASSWORD: 'first password',
      SMTP_URL: server.url,
      MAIL_FROM: 'attendance@company.example',
    };
    const child = fork('upstream/main.ts', { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    children.push(child);
    await once(child, 'message');
    return child;
  }
  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  const states = () => database.db.selectFrom('digest_mails').select(['state', 'attempts']).execute();
  const hasState = (state: 'sending' | 'sent') => expect.poll(states).toMatchObject([{ state }]);
  const ids = () => server.mails.map(({ messageId }) => messageId);

  /** What the kill leaves: the mail is taken, and the next service sends it when the lease of the first has ended. */
  async function expectSentByTheNext(): Promise<void> {
    expect(await states()).toEqual([{ state: 'sending', attempts: 1 }]);
    await start(later);
    await hasState('sent');
    expect(await states()).toEqual([{ state: 'sent', attempts: 2 }]);
    expect(new Set(ids()).size).toBe(1);
  }

  it('before the mail server has it: the next one sends it, once', { tags: ['nightly'] }, async () => {
    const { promise: met, resolve } = Promise.withResolvers<void>();
    server.onConnect = resolve;
    server.isHeld = true;
    const child = await start(first);
    await met;
    await kill(child);
    server.isHeld = false;
    await expectSentByTheNext();
    expect(ids()).toHaveLength(1);
  });

  it('N-26 after the mail server has said so and before that is noted: none is lost, and both have one id', {
    tags: 'nightly',
  }, async () => {
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let holding: Promise<void> | undefined;
    server.onMail = async () => {
      holding ??= database.db.transaction().execute(async (transaction) => {
        await sql`lock table digest_mails in exclusive mode`.execute(transaction);
        lock();
        await released;
      });
      await locked;
    };
    const child = await start(first);
    const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'
      and query like 'update%digest_mails%attempts%'`;
    const waiting = () => sql`select from pg_stat_activity where ${isWaiting}`.execute(database.db);
    await expect.poll(async () => (await waiting()).rows).toHaveLength(1);
    await kill(child);
    // Its note has reached the database here; the connection's end takes it back, as if it had not.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isWaiting}`.execute(database.db);
    release();
    await holding;
    await expectSentByTheNext();
    expect(ids()).toHaveLength(2);
  });
});
