import { type Kysely, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tables, TrailEntry } from '../../upstream/tables.ts';
import { type Author, append, type Change, dropEntries, hashOf } from '../../upstream/trail/entries.ts';
import { verifyTrail } from '../../upstream/trail/verify.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines, openTestDatabase } from '../support/database.ts';

const count = 40;
const start = Date.parse('2026-11-01T08:00:00Z');
const hour = 3_600_000;

/** One entry an hour by two people, of all shapes. */
async function fill(db: Kysely<Tables>): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const by = { userID: crypto.randomUUID(), who: `${number % 2}@test.example`, role: 'admin' } as const;
    const author: Author = { ...by, program: number % 5 ? null : 'payroll', address: '127.0.0.1' };
    const state = { name: `Shift ${number}`, isActive: number % 3 === 0, threshold: null, days: number };
    const states = [null, state];
    const changes: Change[] = [
      {
        action: 'changed',
        subject: 'shift',
        id: crypto.randomUUID(),
        name: `Shift ${number}`,
        before: states[number % 2] ?? null,
        after: states[(number >> 1) % 2] ?? null,
      },
    ];
    const at = new Date(start + number * hour);
    await db.transaction().execute((transaction) => append(transaction, changes, { author, at }));
  }
}

const row = (db: Kysely<Tables>, number: number): Promise<TrailEntry> =>
  db.selectFrom('trail').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
const set = (db: Kysely<Tables>, number: number, values: Partial<TrailEntry>) =>
  db.updateTable('trail').set(values).where('number', '=', number).execute();
const remove = (db: Kysely<Tables>, from: number, to: number) =>
  db.deleteFrom('trail').where('number', '>=', from).where('number', '<=', to).execute();
/** Moves the numbers of all entries from one on; by way of negative ones, for two are never equal. */
async function move(db: Kysely<Tables>, from: number, by: number): Promise<void> {
  await sql`update trail set number = -(number + ${by}::bigint) where number >= ${from}`.execute(db);
  await sql`update trail set number = -number where number < 0`.execute(db);
}

/** The entry with its hash, as somebody would write it who knows how the chain is made. */
async function rehash(db: Kysely<Tables>, number: number): Promise<void> {
  const { hash: previous } = await row(db, number - 1);
  await set(db, number, { hash: hashOf(await row(db, number), previous) });
}

/** Cuts the trail behind an entry, and lets it end there. */
async function endAt(db: Kysely<Tables>, number: number): Promise<void> {
  await remove(db, number + 1, count);
  const { hash: last_hash } = await row(db, number);
  await db.updateTable('trail_ends').set({ last_number: number, last_hash }).execute();
}

const columns = ['who', 'role', 'program', 'address', 'action', 'subject', 'subject_id', 'subject_name', 'before'];

/** What somebody with access to the database does to the trail, and the first entry that is then not as it was. */
const tamperings: readonly (readonly [
  what: string,
  broken: number,
  tamper: (db: Kysely<Tables>) => Promise<unknown>,
])[] = [
  ...[...columns, 'after'].map(
    (column) => [`changes ${column}`, 7, (db: Kysely<Tables>) => set(db, 7, { [column]: '{}' })] as const,
  ),
  ['changes the time', 7, (db) => set(db, 7, { at: new Date(start) })],
  ['changes the user', 7, (db) => set(db, 7, { user_id: crypto.randomUUID() })],
  ['changes the hash', 7, (db) => set(db, 7, { hash: 'x' })],
  ['changes an entry with its hash', 8, (db) => set(db, 7, { who: 'x' }).then(() => rehash(db, 7))],
  ['deletes entries', 7, (db) => remove(db, 7, 9)],
  ['deletes entries and closes the gap', 7, (db) => remove(db, 7, 9).then(() => move(db, 10, -3))],
  [
    'inserts an entry',
    7,
    async (db) => {
      const forged = await row(db, 7);
      await move(db, 7, 1);
      await db
        .insertInto('trail')
        .values({ ...forged, who: 'x' })
        .execute();
    },
  ],
  [
    'swaps entries',
    7,
    async (db) => {
      const [one, other] = [await row(db, 7), await row(db, 30)];
      await set(db, 7, { ...other, number: 7 });
      await set(db, 30, { ...one, number: 30 });
    },
  ],
  ['cuts the end', 31, (db) => remove(db, 31, count)],
  ['cuts the beginning', 1, (db) => remove(db, 1, 6)],
  [
    'changes the last number',
    count + 1,
    (db) =>
      db
        .updateTable('trail_ends')
        .set({ last_number: count + 1 })
        .execute(),
  ],
  ['changes the last hash', count, (db) => db.updateTable('trail_ends').set({ last_hash: 'x' }).execute()],
  ['changes the hash that was dropped', 1, (db) => db.updateTable('trail_ends').set({ dropped_hash: 'x' }).execute()],
];

describe('verifyTrail', () => {
  const database = begun(() => openTestDatabase());
  beforeAll(async () => {
    await fill(database.db);
    await sql`create table trail_copy as select * from trail`.execute(database.db);
    await sql`create table ends_copy as select * from trail_ends`.execute(database.db);
  });
  const restore = async () => {
    await sql`truncate trail, trail_ends`.execute(database.db);
    await sql`insert into trail select * from trail_copy`.execute(database.db);
    await sql`insert into trail_ends select * from ends_copy`.execute(database.db);
  };
  beforeEach(restore);

  it('is at rest with a whole trail, also by a noted end', async () => {
    const whole = await verifyTrail(database.db);
    expect(whole).toMatchObject({ entries: count, fault: null, end: { number: count }, dropped: { number: 0 } });
    expect(await verifyTrail(database.db, whole.end)).toEqual(whole);
  });

  it.each(tamperings)('names the first broken entry where somebody %s', async (_what, broken, tamper) => {
    await tamper(database.db);
    expect((await verifyTrail(database.db)).fault?.number).toBe(broken);
  });

  it('cannot know by the database alone what was written anew to the end, and says so by a noted end', async () => {
    const { db } = database;
    const { end } = await verifyTrail(db);
    await set(db, 7, { who: 'somebody else' });
    for (let number = 7; number <= count; number += 1) await rehash(db, number);
    await db
      .updateTable('trail_ends')
      .set({ last_hash: (await row(db, count)).hash })
      .execute();
    expect((await verifyTrail(db)).fault).toBeNull();
    expect((await verifyTrail(db, end)).fault).toMatchObject({
      number: count,
      message: expect.stringContaining('noted'),
    });
    await restore();
    await endAt(db, 30);
    expect((await verifyTrail(db)).fault).toBeNull();
    expect((await verifyTrail(db, end)).fault).toEqual({
      number: 31,
      message: 'It was noted, but it is missing at the end of the trail.',
    });
  });

  it('says it when the row is lost that holds the ends', async () => {
    const { db } = database;
    await db.deleteFrom('trail_ends').execute();
    expect((await verifyTrail(db)).fault?.message).toContain('trail_ends has lost its row');
    await expect(
      db.transaction().execute((transaction) => append(transaction, [], { author: {} as Author, at: new Date(start) })),
    ).rejects.toThrow('Restore it from a backup');
  });
});

describeOnEngines('dropEntries', (engine) => {
  it('begins the chain with the last dropped entry, puts that on record, and is checked for it', async () => {
    const { db, close } = await openTestDatabase(engine);
    try {
      await fill(db);
      const before = await verifyTrail(db);
      const at = (entries: number) => new Date(start + entries * hour);
      const numbers = async () =>
        (await db.selectFrom('trail').select('number').orderBy('number').execute()).map((one) => one.number);
      await dropEntries(db, at(1), at(50));
      expect(await verifyTrail(db)).toEqual(before);
      await dropEntries(db, at(11), at(50));
      expect(await verifyTrail(db, before.end)).toMatchObject({
        entries: count - 10 + 1,
        dropped: { number: 10 },
        end: { number: count + 1 },
        fault: null,
      });
      const note = await row(db, count + 1);
      expect(note).toMatchObject({
        who: 'service',
        action: 'dropped',
        subject: 'trail',
        subject_id: '10',
        before: null,
      });
      await dropEntries(db, at(11), at(51));
      expect(await numbers()).toEqual(Array.from({ length: count - 10 + 1 }, (_, index) => index + 11));

      // Later everything but its own notes is old.
      await dropEntries(db, at(50), at(60));
      expect(await numbers()).toEqual([count + 1, count + 2]);
      await dropEntries(db, at(61), at(70));
      expect(await numbers()).toEqual([count + 3]);
      const whole = await verifyTrail(db);
      expect(whole).toMatchObject({ dropped: { number: count + 2 }, fault: null });
      expect((await verifyTrail(db, before.end)).fault).toBeNull();

      await db.updateTable('trail').set({ after: '{"upToEntry":1,"hash":"x"}' }).execute();
      expect((await verifyTrail(db)).fault?.number).toBe(count + 3);
      await db.deleteFrom('trail').execute();
      expect((await verifyTrail(db)).fault).toEqual({
        number: count + 3,
        message: 'It is missing, at the end of the trail.',
      });
    } finally {
      await close();
    }
  });
});
