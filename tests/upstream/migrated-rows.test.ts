import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../upstream/database.ts';
import { migrate } from '../../upstream/migrator.ts';
import { createPostgresqlDatabase, describeOnEngines, engines } from '../support/database.ts';
import { addShift, addStaff } from '../support/upstream.ts';
import { earlierVersion, type Version } from '../support/versions.ts';

/** Instants at the edges of months in UTC, in a month without any other record, and years apart. */
const instants = [
  '2024-02-29T23:59:59.999Z',
  '2026-08-31T23:59:59.999999Z',
  '2026-09-01T00:00:00Z',
  '2026-09-15T07:01:02.003Z',
  '2026-11-20T16:30:00Z',
];

/** A database as the first release left it, with rows. */
async function openFirstRelease(engine: Database['engine'], release: Version): Promise<Database> {
  const place = engine === 'postgresql' ? { databaseUrl: await createPostgresqlDatabase() } : {};
  const database = await openDatabase({ ...place, migrationFolder: release.migrations });
  const db = database.db as unknown as Kysely<never>;
  await sql`
    insert into shifts (name, start_time, lateness_threshold, serial_lateness_threshold) values ('Day', '08:00', '08:15', 3)
  `.execute(db);
  await sql`
    insert into staff (staff_id, name, district, service_centre, department, unit, shift_id)
    select '0' || n, 'Person ' || n, 'Awka', 'Awka', 'ICT', 'BIU', shifts.id from generate_series(1, 3) as n, shifts
  `.execute(db);
  await sql`
    insert into attendance (staff_id, mode, attendance_at, service_centre, image_url, latitude, longitude, location,
      is_image_recognised)
    select staff.id, mode, at, 'Awka', '/images/' || staff.staff_id || '.jpg', 6.2, 7.07, 'Gate', staff.staff_id = '01'
    from staff cross join unnest(${instants}::timestamptz[]) as at cross join unnest(array['signedIn', 'signedOut']) as mode
    order by at, staff.staff_id, mode`.execute(db);
  // All that may be missing is, of one record.
  await sql`
    insert into attendance (staff_id, mode, attendance_at)
    select id, 'signedIn', '2026-10-05T07:00:00Z' from staff where staff_id = '01'`.execute(db);
  return database;
}

const columns = sql.raw(
  'id, staff_id, mode, attendance_at::text, service_centre, image_url, latitude, longitude, location, is_image_recognised',
);
const recordsOf = async (db: Kysely<never>) =>
  (await sql`select ${columns} from attendance order by id`.execute(db)).rows;

describe.each(engines)('the migrations over the rows of the first release on %s', (engine) => {
  let release: Version;
  let database: Database;
  let db: Kysely<never>;
  let before: { records: unknown[]; staff: unknown[]; shifts: unknown[] };
  const rowsOf = async (table: string) =>
    (await sql<object>`select * from ${sql.ref(table)} order by id`.execute(db)).rows;
  beforeAll(async () => {
    release = earlierVersion('002-sign-in-index');
    database = await openFirstRelease(engine, release);
    db = database.db as unknown as Kysely<never>;
    before = { records: await recordsOf(db), staff: await rowsOf('staff'), shifts: await rowsOf('shifts') };
    await migrate(database.db);
  });
  afterAll(async () => {
    await database?.close();
    release?.remove();
  });

  it('leave every record of attendance as it was, to the microsecond', async () => {
    expect(before.records).toHaveLength(instants.length * 6 + 1);
    expect(await recordsOf(db)).toEqual(before.records);
  });

  it('file each record in the partition of its month in UTC, and make one for every month between', async () => {
    const { rows } = await sql<{ part: string; month: string; count: number }>`
      select tableoid::regclass::text as part, to_char(attendance_at at time zone 'UTC', 'YYYY_MM') as month,
        count(*)::integer as count
      from attendance group by 1, 2 order by 1`.execute(db);
    expect(rows).toEqual([
      { part: 'attendance_2024_02', month: '2024_02', count: 6 },
      { part: 'attendance_2026_08', month: '2026_08', count: 6 },
      { part: 'attendance_2026_09', month: '2026_09', count: 12 },
      { part: 'attendance_2026_10', month: '2026_10', count: 1 },
      { part: 'attendance_2026_11', month: '2026_11', count: 6 },
    ]);
    const { rows: parts } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_inherits where inhparent = 'attendance'::regclass`.execute(db);
    // February 2024 to November 2026, and the one for the rest.
    expect(parts).toEqual([{ count: 35 }]);
  });

  it('number new records behind the old ones', async () => {
    const last = before.records.length;
    const { rows } = await sql<{ id: number }>`
      insert into attendance (staff_id, mode, attendance_at) select id, 'signedIn', '2026-11-21T07:00:00Z'
      from staff where staff_id = '02' returning id`.execute(db);
    expect(rows[0]?.id).toBeGreaterThan(last);
    await sql`delete from attendance where attendance_at = '2026-11-21T07:00:00Z'`.execute(db);
  });

  it('make what was valid so far valid from the beginning of time', async () => {
    const valid = { valid_from: '-infinity', valid_before: 'infinity' };
    for (const [table, versions, rows] of [
      ['staff', 'staff_versions', before.staff],
      ['shifts', 'shift_versions', before.shifts],
    ] as const) {
      const expected = rows.map((row) => expect.objectContaining({ ...(row as object), ...valid }));
      expect(await rowsOf(table)).toEqual(expected);
      expect(await rowsOf(versions)).toEqual(expected);
    }
  });

  it('leave the records of a person who is deleted afterwards', async () => {
    await sql`delete from staff where staff_id = '03'`.execute(db);
    expect(await recordsOf(db)).toEqual(before.records);
  });

  it('let new staff and shifts be written as ever', async () => {
    const shift = await addShift(database.db, 'New');
    await addStaff(database.db, '03', { shift_id: shift });
  });
});

describeOnEngines('the migrations over days that were worked out before centres had a first record', (engine) => {
  it('F-106 find the first records, and mark the absences that are none', async () => {
    const release = earlierVersion('016-condemned-photos');
    const place = engine === 'postgresql' ? { databaseUrl: await createPostgresqlDatabase() } : {};
    const database = await openDatabase({ ...place, migrationFolder: release.migrations });
    const { db } = database;
    try {
      const shift_id = await addShift(db, 'Day');
      const old = { shift_id, created_at: new Date('2020-01-01') };
      const came = await addStaff(db, '1', old);
      const other = await addStaff(db, '2', { ...old, service_centre: 'Nnewi' });
      const later = await addStaff(db, '3', { shift_id, created_at: new Date('2026-11-18T18:41:00Z') });
      const record = { staff_id: came, mode: 'signedIn' as const, attendance_at: new Date('2026-11-17T07:00:00Z') };
      await db.insertInto('attendance').values(record).execute();
      for (const day of ['16', '17', '18']) {
        const ends_at = new Date(`2026-11-${day}T23:00:00Z`);
        await db
          .insertInto('finished_days')
          .values({ day: `2026-11-${day}`, ends_at })
          .execute();
        const absent = { day: `2026-11-${day}`, first_at: null, outcome: 'absent' as const };
        const people = day === '18' ? [came, other, later] : [came, other];
        await db
          .insertInto('days')
          .values(people.map((staff_id) => ({ ...absent, staff_id })))
          .execute();
      }
      await db.deleteFrom('stale_days').execute();
      await migrate(db);
      expect(await db.selectFrom('centre_starts').selectAll().execute()).toEqual([
        { service_centre: 'Awka', first_at: record.attendance_at },
      ]);
      const marked = await db.selectFrom('stale_days').selectAll().orderBy('day').execute();
      const names = new Map([
        [came, '1'],
        [other, '2'],
        [later, '3'],
      ]);
      expect(marked.map(({ day, staff_id }) => `${day} ${names.get(staff_id ?? '')}`).sort()).toEqual([
        '2026-11-16 1',
        '2026-11-16 2',
        '2026-11-17 2',
        '2026-11-18 2',
        '2026-11-18 3',
      ]);
    } finally {
      await database.close();
      release.remove();
    }
  });
});

describeOnEngines('the migrations over a first release without sign-ins', (engine) => {
  it('leave an empty table that takes records', async () => {
    const release = earlierVersion('002-sign-in-index');
    const place = engine === 'postgresql' ? { databaseUrl: await createPostgresqlDatabase() } : {};
    const database = await openDatabase({ ...place, migrationFolder: release.migrations });
    try {
      await migrate(database.db);
      const staff = await addStaff(database.db, '01');
      const record = { staff_id: staff, mode: 'signedIn' as const, attendance_at: new Date('2026-11-20T07:00:00Z') };
      await database.db.insertInto('attendance').values(record).execute();
      expect(await database.db.selectFrom('attendance').select('id').execute()).toEqual([{ id: 1 }]);
    } finally {
      await database.close();
      release.remove();
    }
  });
});
