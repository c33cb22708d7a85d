import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makeAttendanceMonths } from '../../upstream/partitions.ts';
import { dropPhotos, sweepPhotos } from '../../upstream/retention/photos.ts';
import type { Tables } from '../../upstream/tables.ts';
import { createRecordOwn } from '../../upstream/trail/entries.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { ageDatabase, ageFile } from '../support/old-photos.ts';
import { addShift, addStaff, startTestUpstream } from '../support/upstream.ts';

const record = createRecordOwn({ isEnabled: true, now: () => new Date('2026-11-20T09:00:00Z') });

describeOnEngines('sweepPhotos beside writes that name a photo', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  let shift: string;
  let edited: string;
  let number = 0;
  beforeAll(async () => {
    await ageDatabase(upstream.db);
    shift = await addShift(upstream.db, 'Day');
    await makeAttendanceMonths(upstream.db, new Date('2026-09-01T00:00:00Z'), new Date('2026-11-30T00:00:00Z'));
  });
  beforeEach(async () => {
    const { db, imageFolder } = upstream;
    for (const table of ['attendance', 'staff', 'staff_past', 'properties'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const file of await readdir(imageFolder)) await rm(join(imageFolder, file));
    edited = await addStaff(db, 'edited');
  });

  const sweep = (db: Kysely<Tables> = upstream.db) => sweepPhotos(db, upstream.imageFolder);
  /** The address of a file that nobody has touched for so many days, and that no record names. */
  const oldPhoto = async (days = 8) => {
    const file = `${randomUUID()}.jpg`;
    await writeFile(join(upstream.imageFolder, file), 'a photo');
    await ageFile(join(upstream.imageFolder, file), days);
    return `/images/${file}`;
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
  const isThere = async (photo: string) => (await readdir(upstream.imageFolder)).includes(basename(photo));

  it.each(writes)('F-89 keeps the photo that %s names between any two steps of a sweep', async (_, write) => {
    for (let [steps, until] = [0, 1]; until === 1 || until <= steps; until += 1) {
      const photo = await oldPhoto();
      steps = 0;
      const step = async () => {
        steps += 1;
        if (steps === until) expect(await write(photo)).toMatchObject({ status: 200 });
      };
      await sweep(beforeQueries(upstream.db, step));
      expect(await isThere(photo), `before step ${until} of ${steps}`).toBe(true);
    }
  });

  it.each(writes)('F-89 takes %s whose photo has no file any more as any other', async (_, write) => {
    const photo = await oldPhoto();
    await sweep();
    expect(await isThere(photo)).toBe(false);
    expect(await write(photo)).toMatchObject({ status: 200 });
    expect(await lost()).toEqual([photo]);
  });

  it('F-89 loses no photo when it is killed between any two steps, and deletes the others the next time', async () => {
    for (let [steps, until] = [0, 1]; until === 1 || until <= steps; until += 1) {
      const [named, photo] = [await oldPhoto(), await oldPhoto()];
      steps = 0;
      const step = async () => {
        steps += 1;
        if (steps === until) throw new Error('killed');
      };
      await sweep(beforeQueries(upstream.db, step)).catch(({ message }) => expect(message).toBe('killed'));
      await writes[3]?.[1](named);
      await sweep();
      expect([await isThere(named), await isThere(photo)], `before step ${until}`).toEqual([true, false]);
    }
    expect(await lost()).toEqual([]);
  });

  it('F-89 leaves alone what was touched of late, what is older than the database and what is no photo', async () => {
    const [photo, recent, older] = [await oldPhoto(), await oldPhoto(6), await oldPhoto(10_000)];
    await writeFile(join(upstream.imageFolder, 'unrelated.txt'), 'not ours');
    await ageFile(join(upstream.imageFolder, 'unrelated.txt'));
    await sweep();
    expect([await isThere(photo), await isThere(recent), await isThere(older)]).toEqual([false, true, true]);
    expect(await isThere('unrelated.txt')).toBe(true);
    await sweepPhotos(upstream.db, join(upstream.imageFolder, 'missing'));
  });

  it('F-89 keeps the photos of verdicts, and several services sweep one folder', async () => {
    const { db } = upstream;
    const [photo, reference, attendance, named] = await Promise.all([oldPhoto(), oldPhoto(), oldPhoto(), oldPhoto()]);
    await writes[0]?.[1](named);
    await ageFile(join(upstream.imageFolder, basename(named)));
    const review = await db
      .insertInto('reviews')
      .values({ staff_id: edited, mode: 'signedIn', attendance_at: new Date('2026-11-19T06:00:00Z') })
      .returning('id')
      .executeTakeFirstOrThrow();
    const images = { reference_image: reference, attendance_image: attendance };
    const given = { verdict: 'same' as const, user_id: randomUUID(), who: 'Ada', judged_at: new Date(0), ...images };
    await db
      .insertInto('verdicts')
      .values({ review_id: review.id, ...given })
      .execute();
    await Promise.all([sweep(), sweep(), sweep()]);
    const there = await Promise.all([photo, reference, attendance, named].map(isThere));
    expect(there).toEqual([false, true, true, true]);
    expect(await readdir(upstream.imageFolder)).toHaveLength(3);
  });

  it.runIf(engine === 'postgresql').each(writes)(
    'F-89 keeps the photo of %s that is being written',
    async (_, write) => {
      const { db } = upstream;
      const photo = await oldPhoto();
      let writing: Promise<unknown> | undefined;
      const waiting = async () => {
        const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event = 'relation'`.execute(db);
        return rows[0]?.count;
      };
      await db.transaction().execute(async (transaction) => {
        await sql`lock table staff, attendance in share mode`.execute(transaction);
        writing = write(photo);
        await expect.poll(waiting).toBe(1);
        await sweep();
      });
      expect(await writing).toMatchObject({ status: 200 });
      expect(await lost()).toEqual([]);
    },
  );

  it('F-89 deletes at last a photo that retention has taken from the records', async () => {
    const photo = await oldPhoto();
    const attendance_at = new Date('2026-09-10T06:00:00Z');
    const row = { staff_id: edited, mode: 'signedIn' as const, attendance_at, image_url: photo };
    await upstream.db.insertInto('attendance').values(row).execute();
    const { db, imageFolder } = upstream;
    const killed = beforeQueries(db, () => Promise.reject(new Error('killed')));
    const drop = (through: Kysely<Tables>) => dropPhotos(through, { before: '2026-10-01', imageFolder, record });
    await expect(drop(killed)).rejects.toThrow('killed');
    await drop(db);
    expect(await isThere(photo)).toBe(false);
  });
});

/** A database that calls `step` before each query in SQL text, outside of transactions. */
function beforeQueries(db: Kysely<Tables>, step: () => Promise<void>): Kysely<Tables> {
  const executor = new Proxy(db.getExecutor(), {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'executeQuery') return value.bind(target);
      return async (...given: unknown[]) => {
        await step();
        return value.apply(target, given);
      };
    },
  });
  return new Proxy(db, {
    get(target, name) {
      if (name === 'getExecutor') return () => executor;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
