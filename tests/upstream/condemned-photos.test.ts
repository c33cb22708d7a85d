import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeAttendanceMonths } from '../../upstream/attendance-months.ts';
import { condemnedImage } from '../../upstream/retention/condemned-photos.ts';
import { dropPhotos } from '../../upstream/retention/drop-photos.ts';
import type { Tables } from '../../upstream/tables.ts';
import { createRecordOwn } from '../../upstream/trail/own-changes.ts';
import { beforeTransactions } from '../support/before-transactions.ts';
import { describeOnEngines } from '../support/database.ts';
import { addShift, addStaff, startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const record = createRecordOwn({ isEnabled: true, now: () => new Date('2026-11-20T09:00:00Z') });

describeOnEngines('writes that name a photo while it is deleted', (engine) => {
  let upstream: TestUpstream;
  let shift: string;
  let leaver: string;
  let edited: string;
  let number = 0;
  beforeAll(async () => {
    upstream = await startTestUpstream(engine);
    shift = await addShift(upstream.db, 'Day');
    await makeAttendanceMonths(upstream.db, new Date('2026-09-01T00:00:00Z'), new Date('2026-11-30T00:00:00Z'));
  });
  beforeEach(async () => {
    const { db, imageFolder } = upstream;
    for (const table of ['attendance', 'staff', 'staff_past', 'properties'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const file of await readdir(imageFolder)) await rm(join(imageFolder, file));
    leaver = await addStaff(db, 'leaver');
    edited = await addStaff(db, 'edited');
  });
  afterAll(() => upstream?.close());

  const drop = (db: Kysely<Tables> = upstream.db) =>
    dropPhotos(db, { before: '2026-10-01', imageFolder: upstream.imageFolder, record });
  /** A photo that an old sign-in alone names. */
  const oldPhoto = async (day = '2026-09-10') => {
    const file = `${randomUUID()}.jpg`;
    await writeFile(join(upstream.imageFolder, file), 'a photo');
    const image_url = `/images/${file}`;
    number += 1;
    const attendance_at = new Date(Date.parse(`${day}T06:00:00Z`) + number * 1_000);
    await upstream.db
      .insertInto('attendance')
      .values({ staff_id: leaver, mode: 'signedIn', attendance_at, image_url })
      .execute();
    return image_url;
  };
  const person = () => {
    number += 1;
    const places = { district: 'Awka', serviceCentre: 'Awka', department: 'ICT', unit: 'ICT' };
    return { staffID: `new ${number}`, name: 'Ada Obi', ...places };
  };
  const signIn = () => {
    number += 1;
    const attendanceDate = new Date(Date.parse('2026-11-19T06:00:00Z') + number * 1_000).toISOString();
    return { staffID: 'edited', mode: 'signedIn', attendanceDate };
  };
  const form = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return body;
  };

  /** Every call that may name a photo of the service; each answers its status and its message. */
  const writes: [string, (imageURL: string) => Promise<{ status: number; message: string }>][] = [
    ['a new staff record', (imageURL) => send('POST', '/staff/create', { ...person(), shift, imageURL })],
    ['an edited staff record', (imageURL) => send('PUT', `/staff/modify/${edited}`, { imageURL })],
    [
      'a batch of staff',
      (imageURL) => send('POST', '/staff/create/many', { staffs: [person(), { ...person(), imageURL }] }),
    ],
    ['a sign-in', (imageURL) => send('POST', '/attendance/create', { ...signIn(), imageURL })],
    ['a sign-in as a form', (imageURL) => send('POST', '/attendance/create', form({ ...signIn(), imageURL }))],
    [
      'one of many sign-ins',
      async (imageURL) => {
        const records = [signIn(), { ...signIn(), imageURL }];
        const { body } = await upstream.call('POST', '/attendance/create/many', { body: { records } });
        expect(body.data.records[0]).toEqual({ outcome: 'stored' });
        const { status = 200, message = '' } = body.data.records[1];
        return { status, message };
      },
    ],
  ];
  const send = async (method: string, path: string, body: unknown) => {
    const { status, body: answer } = await upstream.call(method, path, { body });
    return { status, message: answer.message as string };
  };

  /** Photos that records name, and of which no file is there. */
  const lost = async () => {
    const { rows } = await sql<{ address: string }>`
      select image_url as address from staff_versions union select image_url from attendance`.execute(upstream.db);
    const there = new Set(await readdir(upstream.imageFolder));
    return rows.flatMap(({ address }) => (address && !there.has(basename(address)) ? [address] : []));
  };
  const condemned = async () =>
    (await sql<{ address: string }>`select image_url as address from condemned_photos`.execute(upstream.db)).rows.map(
      ({ address }) => address,
    );

  it.each(writes)('F-89 keeps the photo that %s names between any two steps, or refuses it', async (_, write) => {
    const outcomes: number[] = [];
    for (let [steps, until] = [0, 1]; until === 1 || until <= steps; until += 1) {
      await upstream.db.deleteFrom('properties').execute();
      const photo = await oldPhoto();
      steps = 0;
      const step = async () => {
        steps += 1;
        if (steps !== until) return;
        const { status, message } = await write(photo);
        if (status !== 200) expect(message).toContain(condemnedImage);
        outcomes.push(status);
      };
      await drop(beforeTransactions(upstream.db, step));
      expect(await lost(), `before step ${until}`).toEqual([]);
      const isThere = (await readdir(upstream.imageFolder)).includes(basename(photo));
      expect(isThere, `before step ${until}`).toBe(outcomes.at(-1) === 200);
      expect(await condemned()).toEqual([]);
    }
    expect(new Set(outcomes)).toEqual(new Set([200, 422]));
  });

  it('F-89 refuses no photo that a newer record names, such as the one that an edit repeats', async () => {
    const photo = await oldPhoto();
    await upstream.db.updateTable('staff').set({ image_url: photo }).where('id', '=', edited).execute();
    const statuses: number[] = [];
    const step = async () => {
      for (const [, write] of writes) statuses.push((await write(photo)).status);
    };
    await drop(beforeTransactions(upstream.db, step));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await lost()).toEqual([]);
  });

  it('F-89 names the rows of a batch whose photo is deleted, and goes on refusing after an interruption', async () => {
    const photo = await oldPhoto();
    const interrupt = async () => {
      if ((await condemned()).length > 0) throw new Error('interrupted');
    };
    await expect(drop(beforeTransactions(upstream.db, interrupt))).rejects.toThrow('interrupted');
    const given = { ...person(), imageURL: `${upstream.url}${photo}?size=1` };
    const { status, message } = await send('POST', '/staff/create/many', { staffs: [person(), given] });
    expect(status).toBe(422);
    expect(message).toBe(`Nothing was saved. Row 2 (staff ID "${given.staffID}"): ${condemnedImage}`);
    await drop();
    expect([await condemned(), await lost(), await readdir(upstream.imageFolder)]).toEqual([[], [], []]);
  });

  it('F-89 leaves alone what another service has condemned of a later day', async () => {
    const { db } = upstream;
    const later = await oldPhoto('2026-10-10');
    await oldPhoto();
    await sql`insert into condemned_photos values (${later}, '2026-11-01')`.execute(db);
    await drop();
    expect(await condemned()).toEqual([later]);
    await dropPhotos(db, { before: '2026-11-01', imageFolder: upstream.imageFolder, record });
    expect([await condemned(), await readdir(upstream.imageFolder)]).toEqual([[], []]);
  });

  describe.runIf(engine === 'postgresql')('at the same time', () => {
    const waiting = async (event: 'advisory' | 'relation') => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event = ${event}`.execute(upstream.db);
      return rows[0]?.count;
    };

    /** The step that condemns the photo of an old sign-in. */
    const condemning = async () => {
      await oldPhoto();
      let [steps, found] = [0, 0];
      const step = async () => {
        steps += 1;
        if (found === 0 && (await condemned()).length > 0) found = steps - 1;
      };
      await drop(beforeTransactions(upstream.db, step));
      await upstream.db.deleteFrom('properties').execute();
      return found;
    };

    it.each(writes)('F-89 keeps the photo of %s that has begun before it was condemned', async (_, write) => {
      const { db } = upstream;
      const begin = await condemning();
      const photo = await oldPhoto();
      let writing: Promise<unknown> | undefined;
      const held = Promise.withResolvers<void>();
      onTestFinished(() => held.resolve());
      // Nobody writes records as long as this lasts, though they see what is condemned.
      const hold = (onHeld: () => void) =>
        db.transaction().execute(async (transaction) => {
          await sql`lock table staff, attendance in share mode`.execute(transaction);
          onHeld();
          await held.promise;
        });
      let [steps, holding]: [number, Promise<void> | undefined] = [0, undefined];
      const step = async () => {
        steps += 1;
        if (steps !== begin) return;
        await new Promise<void>((resolve) => {
          holding = hold(resolve);
        });
        writing = write(photo);
        await expect.poll(() => waiting('relation')).toBe(1);
      };
      const dropping = drop(beforeTransactions(db, step));
      await expect.poll(() => waiting('advisory'), { timeout: 5_000 }).toBe(1);
      expect(await condemned()).toEqual([photo]);
      held.resolve();
      expect(await writing).toMatchObject({ status: 200 });
      await Promise.all([dropping, holding]);
      expect([await lost(), await condemned()]).toEqual([[], []]);
    });
  });
});
