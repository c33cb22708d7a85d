import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../upstream/tables.ts';
import { endVersion, validFrom } from '../../upstream/versions.ts';
import fc from '../support/fast-check.ts';
import { addShift, addStaff } from '../support/upstream.ts';

/** Days around which everything happens: yesterday, today and what lies before and behind. */
const days = [-40, -2, -1, 0, 1];

/** Something that may change what lists hold, at a clock that only goes forward. */
export type Change =
  | { readonly kind: 'clock'; readonly minutes: number }
  /** The service stores the days that are over, and works out again what has been marked in them. */
  | { readonly kind: 'upkeep' }
  | {
      readonly kind: 'signIn';
      readonly person: number;
      readonly day: number;
      readonly minute: number;
      readonly mode: 'signedIn' | 'signedOut';
    }
  | { readonly kind: 'moveSignIn' | 'deleteSignIn'; readonly person: number; readonly minutes: number }
  | {
      readonly kind: 'staff';
      readonly person: number;
      readonly change: 'rename' | 'move' | 'recentre' | 'delete' | 'add';
    }
  | { readonly kind: 'shift'; readonly shift: number; readonly start: number; readonly grace: number }
  | { readonly kind: 'holiday'; readonly day: number }
  | { readonly kind: 'user'; readonly isActive: boolean };

const person = fc.nat(3);
const minute = fc.nat(1439);

/** Mostly time and sign-ins, as in life. */
export const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('clock' as const), minutes: fc.integer({ min: 1, max: 700 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('signIn' as const),
      person,
      day: fc.constantFrom(...days),
      minute,
      mode: fc.constantFrom('signedIn' as const, 'signedIn' as const, 'signedOut' as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'upkeep' as const }) },
  fc.record({
    kind: fc.constantFrom('moveSignIn' as const, 'deleteSignIn' as const),
    person,
    minutes: fc.integer({ min: -3000, max: 3000 }),
  }),
  fc.record({
    kind: fc.constant('staff' as const),
    person,
    change: fc.constantFrom('rename' as const, 'move' as const, 'recentre' as const, 'delete' as const, 'add' as const),
  }),
  fc.record({ kind: fc.constant('shift' as const), shift: fc.nat(1), start: minute, grace: fc.nat(90) }),
  fc.record({ kind: fc.constant('holiday' as const), day: fc.constantFrom(...days) }),
  fc.record({ kind: fc.constant('user' as const), isActive: fc.boolean() }),
);

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** The company that changes happen to: two shifts, one of them at night, and three people. */
export async function fillCompany(db: Kysely<Tables>): Promise<void> {
  const derived = ['days', 'finished_days', 'stale_days'];
  for (const table of ['attendance', 'staff', 'staff_past', 'shifts', 'shifts_past', 'holidays', ...derived]) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
  const shifts = [await addShift(db, 'Day'), await addShift(db, 'Night', '22:00:00')];
  await db
    .updateTable('shifts')
    .set({ work_days: [1, 2, 3, 4, 5, 6, 7], serial_lateness_threshold: 1 })
    .execute();
  for (const index of [0, 1, 2]) await addStaff(db, `S-${index}`, { shift_id: shifts[index % 2] as string });
  await db
    .updateTable('staff')
    .set({ created_at: new Date('2020-01-01') })
    .execute();
}

/** Makes a change of the data; `today` is the company's day, and `zone` reads the times. */
export async function applyChange(db: Kysely<Tables>, change: Change, today: string, zone: string): Promise<void> {
  if (change.kind === 'clock' || change.kind === 'upkeep') return;
  if (change.kind === 'user') {
    await db.updateTable('users').set({ is_active: change.isActive }).where('role', '=', 'management').execute();
  } else if (change.kind === 'holiday') {
    const day = sql<string>`${today}::date + ${change.day}::integer`;
    const { numDeletedRows } = await db.deleteFrom('holidays').where('day', '=', day).executeTakeFirst();
    if (numDeletedRows === 0n) await db.insertInto('holidays').values({ day, name: 'Holiday' }).execute();
  } else if (change.kind === 'shift') {
    const ids = await db.selectFrom('shifts').select('id').orderBy('id').execute();
    const threshold = change.start + change.grace;
    await db
      .updateTable('shifts')
      .set({
        start_time: timeOf(change.start),
        lateness_threshold: timeOf(threshold % 1440),
        valid_from: validFrom(today),
      })
      .where('id', '=', ids[change.shift]?.id as string)
      .execute();
  } else if (change.kind === 'staff') {
    await changeStaff(db, `S-${change.person}`, change.change, today);
  } else if (change.kind === 'signIn') {
    await sql`
      insert into attendance (staff_id, mode, attendance_at)
      select id, ${change.mode}, (${today}::date + ${change.day}::integer + ${timeOf(change.minute)}::time) at time zone ${zone}::text
      from staff where staff_id = ${`S-${change.person}`}
      on conflict do nothing`.execute(db);
  } else {
    const last = sql`(
      select a.id from attendance a join staff s on s.id = a.staff_id
      where s.staff_id = ${`S-${change.person}`} order by a.id desc limit 1)`;
    if (change.kind === 'deleteSignIn') await sql`delete from attendance where id = ${last}`.execute(db);
    else {
      await sql`
        update attendance set attendance_at = attendance_at + ${change.minutes}::integer * interval '1 minute'
        where id = ${last} and not exists (select from attendance other where other.attendance_at =
          attendance.attendance_at + ${change.minutes}::integer * interval '1 minute')`.execute(db);
    }
  }
}

async function changeStaff(db: Kysely<Tables>, staffID: string, change: string, today: string): Promise<void> {
  const known = await db.selectFrom('staff').select('id').where('staff_id', '=', staffID).executeTakeFirst();
  if (!known) {
    if (change === 'add') await addStaff(db, staffID);
    return;
  }
  const staff = db.updateTable('staff').where('id', '=', known.id);
  if (change === 'rename') await staff.set({ name: sql`name || '.'` }).execute();
  else if (change === 'delete')
    await db.transaction().execute((within) => endVersion(within, 'staff', known.id, today));
  else if (change === 'recentre') {
    const other = sql<string>`case service_centre when 'Awka' then 'Nnewi' else 'Awka' end`;
    await staff.set({ service_centre: other, valid_from: validFrom(today) }).execute();
  } else if (change === 'move') {
    const other = sql<string>`(select id from shifts where id is distinct from staff.shift_id order by id limit 1)`;
    await staff.set({ shift_id: other, valid_from: validFrom(today) }).execute();
  }
}
