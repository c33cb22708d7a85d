import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAttendanceMonths } from '../../upstream/partitions.ts';
import { dropPhotos } from '../../upstream/retention/photos.ts';
import type { Tables } from '../../upstream/tables.ts';
import { createRecordOwn } from '../../upstream/trail/entries.ts';
import { beforeTransactions } from '../support/before-transactions.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { ageDatabase, ageFile } from '../support/old-photos.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

const record = createRecordOwn({ isEnabled: true, now: () => new Date('2026-11-20T09:00:00Z') });

describeOnEngines('dropPhotos beside sign-ins', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  let staff: string;
  let jpeg: Buffer;
  let minute = 0;
  beforeAll(async () => {
    await ageDatabase(upstream.db);
    staff = await addStaff(upstream.db, '00123');
    jpeg = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    await makeAttendanceMonths(upstream.db, new Date('2026-09-01T00:00:00Z'), new Date('2026-09-02T00:00:00Z'));
  });
  beforeEach(async () => {
    await upstream.db.deleteFrom('attendance').execute();
    await upstream.db.deleteFrom('properties').execute();
    for (const file of await files()) await rm(join(upstream.imageFolder, file), { recursive: true });
  });

  const drop = (db: Kysely<Tables> = upstream.db) =>
    dropPhotos(db, { before: '2026-10-01', imageFolder: upstream.imageFolder, record });
  const files = () => readdir(upstream.imageFolder).catch(() => []);
  const age = async () => {
    for (const file of await files()) await ageFile(join(upstream.imageFolder, file));
  };
  /** A form with a photo, of a minute of that day that no other record has. */
  const signIn = async (day: string) => {
    minute += 1;
    const form = new FormData();
    const instant = new Date(Date.parse(`${day}T06:00:00Z`) + minute * 60_000).toISOString();
    const fields = { staffID: '00123', mode: 'signedIn', attendanceDate: instant };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('photo', new Blob([new Uint8Array(jpeg)]), 'face.jpg');
    const { data } = (await upstream.call('POST', '/attendance/create', { body: form })).body;
    await age();
    return data;
  };
  const photos = async () => {
    const rows = await upstream.db.selectFrom('attendance').select('image_url').orderBy('attendance_at').execute();
    return rows.map(({ image_url }) => image_url);
  };
  const revisions = async () =>
    (await sql`select * from revisions where resource <> 'trail' order by resource, day, slot`.execute(upstream.db))
      .rows;
  const stored = { outcome: 'stored' };

  it('F-89 leaves no photo of a sign-in that comes between any two of its steps', async () => {
    let [steps, until] = [0, 0];
    for (; until <= steps; until += 1) {
      await upstream.db.deleteFrom('attendance').execute();
      await upstream.db.deleteFrom('properties').execute();
      await signIn('2026-09-10');
      await signIn('2026-11-10');
      steps = 0;
      const step = async () => {
        steps += 1;
        if (steps === until) expect(await signIn('2026-09-11')).toMatchObject(stored);
      };
      await drop(beforeTransactions(upstream.db, step));
      const [recent, ...others] = (await photos()).reverse();
      expect([recent, others], `before step ${until}`).toEqual([expect.any(String), others.map(() => null)]);
      expect(await files(), `before step ${until}`).toEqual([recent?.slice('/images/'.length)]);
      await rm(join(upstream.imageFolder, (await files())[0] ?? ''));
    }
    expect(steps).toBeGreaterThan(3);
  });

  it('F-89 goes through all again after it was interrupted, and lets no old photo in meanwhile', async () => {
    await signIn('2026-09-10');
    const stuck = `${randomUUID()}.jpg`;
    const address = `/images/${stuck}`;
    await mkdir(join(upstream.imageFolder, stuck));
    await ageFile(join(upstream.imageFolder, stuck));
    const attendance_at = new Date('2026-09-12T07:00:00Z');
    const row = { staff_id: staff, mode: 'signedIn' as const, attendance_at, image_url: address };
    await upstream.db.insertInto('attendance').values(row).execute();
    await expect(drop()).rejects.toThrow('directory');
    await signIn('2026-09-13');
    expect((await photos()).at(-1)).toBeNull();
    for (const file of await files()) await rm(join(upstream.imageFolder, file), { recursive: true });
    await drop();
    expect([await photos(), await files()]).toEqual([[null, null, null], []]);
  });

  it('changes the version of lists with photos, and of none where there is nothing to do', async () => {
    const { db } = upstream;
    await db.updateTable('staff').set({ valid_from: '2026-02-01' }).execute();
    await signIn('2026-11-10');
    const untouched = await revisions();
    await drop();
    expect(await revisions()).toEqual(untouched);
    await db.deleteFrom('properties').execute();
    await signIn('2026-09-10');
    const before = await revisions();
    await drop();
    const after = await revisions();
    expect(after).not.toEqual(before);
    const trail = await db.selectFrom('trail').select('number').execute();
    await drop();
    expect([await revisions(), await db.selectFrom('trail').select('number').execute()]).toEqual([after, trail]);
  });

  describe.runIf(engine === 'postgresql')('at the same time', () => {
    /** Who waits for an advisory lock in this database. */
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and not granted and datname = current_database()`.execute(upstream.db);
      return rows[0]?.count;
    };

    it('F-89 waits for a sign-in that is just being stored with its photo', async () => {
      const { db } = upstream;
      minute += 1;
      const attendance_at = new Date(Date.parse('2026-09-10T06:00:00Z') + minute * 60_000);
      minute -= 1;
      let [arrival, dropping]: Promise<unknown>[] = [];
      const both = db.transaction().execute(async (transaction) => {
        // The same record: the sign-in waits for it after it was told that photos are retained.
        const same = { staff_id: staff, mode: 'signedIn' as const, attendance_at };
        await transaction.insertInto('attendance').values(same).execute();
        arrival = signIn('2026-09-10');
        const inserting = async () => {
          const { rows } = await sql<{ count: number }>`
            select count(*)::integer as count from pg_stat_activity
            where datname = current_database() and wait_event = 'transactionid'`.execute(db);
          return rows[0]?.count;
        };
        await expect.poll(inserting).toBe(1);
        // Its file is there already, and goes with what is dropped however late the answer is read.
        await age();
        dropping = drop();
        await expect.poll(waiting).toBe(1);
        throw new Error('rolled back');
      });
      await expect(both).rejects.toThrow('rolled back');
      expect(await arrival).toEqual(stored);
      await dropping;
      expect([await photos(), await files()]).toEqual([[null], []]);
    });

    it('F-89 leaves no file of a photo that was drawn before, and stored without it', async () => {
      let arrival: Promise<unknown> | undefined;
      await upstream.db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(7302032)`.execute(transaction);
        arrival = signIn('2026-09-10');
        await expect.poll(waiting).toBe(1);
        expect(await files()).toHaveLength(1);
        await transaction
          .insertInto('properties')
          .values({ name: 'photos_retained_from', value: '2026-10-01' })
          .execute();
      });
      expect(await arrival).toMatchObject(stored);
      expect([await photos(), await files()]).toEqual([[null], []]);
    });
  });
});
