import { type Kysely, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tables, TrailEntry } from '../../upstream/tables.ts';
import { type Author, append, type Change, dropEntries, hashOf } from '../../upstream/trail/entries.ts';
import { verifyTrail } from '../../upstream/trail/verify.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines, openTestDatabase } from '../support/database.ts';
import fc from '../support/fast-check.ts';

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

const entry = fc.integer({ min: 1, max: count });
const texts = [
  'who',
  'role',
  'program',
  'address',
  'action',
  'subject',
  'subject_id',
  'subject_name',
  'before',
  'after',
];
const column = fc.constantFrom(...texts, 'hash', 'at', 'user_id');

/** Something that somebody with access to the database does to the trail. */
type Tampering =
  | {
      readonly kind: 'change' | 'change with its hash';
      readonly entry: number;
      readonly column: string;
      readonly text: string;
    }
  | { readonly kind: 'delete'; readonly entry: number; readonly more: number }
  | { readonly kind: 'delete and close the gap'; readonly entry: number; readonly more: number }
  | { readonly kind: 'swap'; readonly entry: number; readonly other: number }
  | { readonly kind: 'insert'; readonly entry: number }
  | { readonly kind: 'truncate' | 'truncate with the end'; readonly entry: number }
  | { readonly kind: 'cut the beginning'; readonly entry: number }
  | { readonly kind: 'write anew'; readonly entry: number; readonly text: string }
  | { readonly kind: 'end'; readonly column: 'last_hash' | 'last_number' | 'dropped_hash'; readonly by: number };

const tamperings: fc.Arbitrary<Tampering> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('change' as const, 'change with its hash' as const),
      entry,
      column,
      text: fc.string({ unit: fc.constantFrom(...'abc"{}é,: '), minLength: 1, maxLength: 8 }),
    }),
  },
  ...(['delete', 'delete and close the gap'] as const).map((kind) =>
    fc.record({ kind: fc.constant(kind), entry, more: fc.nat(3) }),
  ),
  fc.record({ kind: fc.constant('swap' as const), entry, other: entry }).filter((one) => one.entry !== one.other),
  fc.record({ kind: fc.constant('insert' as const), entry: fc.integer({ min: 1, max: count + 1 }) }),
  ...(['truncate', 'truncate with the end'] as const).map((kind) => fc.record({ kind: fc.constant(kind), entry })),
  fc.record({ kind: fc.constant('cut the beginning' as const), entry: fc.integer({ min: 1, max: count - 1 }) }),
  fc.record({ kind: fc.constant('write anew' as const), entry, text: fc.string({ minLength: 1, maxLength: 8 }) }),
  fc.record({
    kind: fc.constant('end' as const),
    column: fc.constantFrom('last_hash' as const, 'last_number' as const, 'dropped_hash' as const),
    by: fc.constantFrom(-1, 1),
  }),
);

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

/** Does it; answers the first entry that is then not what it was, or that does not fit behind the one before it. */
async function tamper(db: Kysely<Tables>, doing: Tampering): Promise<number> {
  if (doing.kind === 'end') {
    const { last_hash, last_number } = await db.selectFrom('trail_ends').selectAll().executeTakeFirstOrThrow();
    const values = { last_hash: `${last_hash.slice(1)}-`, last_number: last_number + doing.by, dropped_hash: 'x' };
    await db
      .updateTable('trail_ends')
      .set({ [doing.column]: values[doing.column] })
      .execute();
    if (doing.column === 'dropped_hash') return 1;
    return doing.column === 'last_number' && doing.by > 0 ? count + 1 : count;
  }
  const { entry: number } = doing;
  if (doing.kind === 'change' || doing.kind === 'change with its hash') {
    const known = await row(db, number);
    const values = {
      ...Object.fromEntries(texts.map((name) => [name, doing.text])),
      hash: `${known.hash.slice(1)}-`,
      at: new Date(known.at.getTime() + 1),
      user_id: crypto.randomUUID(),
    };
    const change = { [doing.column]: values[doing.column as keyof typeof values] };
    await set(db, number, change);
    if (doing.kind === 'change' || doing.column === 'hash') return number;
    const previous = number === 1 ? '' : (await row(db, number - 1)).hash;
    await set(db, number, { hash: hashOf(await row(db, number), previous) });
    return Math.min(number + 1, count);
  }
  if (doing.kind === 'delete' || doing.kind === 'delete and close the gap') {
    const last = Math.min(number + doing.more, count);
    await remove(db, number, last);
    if (doing.kind === 'delete and close the gap') await move(db, last + 1, number - last - 1);
    return number;
  }
  if (doing.kind === 'swap') {
    const [one, other] = [await row(db, number), await row(db, doing.other)];
    await set(db, number, { ...other, number });
    await set(db, doing.other, { ...one, number: doing.other });
    return Math.min(number, doing.other);
  }
  if (doing.kind === 'insert') {
    const forged = await row(db, Math.min(number, count));
    await move(db, number, 1);
    await db
      .insertInto('trail')
      .values({ ...forged, number, who: 'somebody@test.example' })
      .execute();
    return number;
  }
  if (doing.kind === 'truncate' || doing.kind === 'truncate with the end') {
    await remove(db, number, count);
    if (doing.kind === 'truncate') return number;
    const last_hash = number === 1 ? '' : (await row(db, number - 1)).hash;
    await db
      .updateTable('trail_ends')
      .set({ last_number: number - 1, last_hash })
      .execute();
    return number;
  }
  if (doing.kind === 'write anew') return writeAnew(db, number, doing.text);
  const dropped_hash = (await row(db, number)).hash;
  await remove(db, 1, number);
  await db.updateTable('trail_ends').set({ dropped_number: number, dropped_hash }).execute();
  return number;
}

/** Whoever works out all hashes anew is caught by one that was noted elsewhere alone. */
async function writeAnew(db: Kysely<Tables>, number: number, who: string): Promise<number> {
  await set(db, number, { who });
  let hash = number === 1 ? '' : (await row(db, number - 1)).hash;
  for (let next = number; next <= count; next += 1) {
    hash = hashOf(await row(db, next), hash);
    await set(db, next, { hash });
  }
  await db.updateTable('trail_ends').set({ last_hash: hash }).execute();
  return count;
}

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

  it('names the first broken entry of 1,000 tamperings, and none of a whole trail', {
    tags: 'nightly',
  }, async () => {
    const { db } = database;
    const whole = await verifyTrail(db);
    expect(whole).toMatchObject({ entries: count, fault: null, end: { number: count }, dropped: { number: 0 } });
    expect(await verifyTrail(db, whole.end)).toEqual(whole);
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(tamperings, async (doing) => {
        kinds.add(doing.kind);
        const broken = await tamper(db, doing);
        const { fault } = await verifyTrail(db, whole.end);
        await restore();
        expect(fault?.number).toBe(broken);
      }),
      { numRuns: Math.max(1_000, Number(process.env.PROPERTY_RUNS ?? 0)) },
    );
    expect(kinds.size).toBe(11);
    expect(await verifyTrail(db, whole.end)).toEqual(whole);
  });

  it('cannot know by the database alone what was written anew to the end, and says so by a noted end', async () => {
    const { db } = database;
    const { end } = await verifyTrail(db);
    await tamper(db, { kind: 'write anew', entry: 7, text: 'somebody else' });
    expect((await verifyTrail(db)).fault).toBeNull();
    expect((await verifyTrail(db, end)).fault).toMatchObject({
      number: count,
      message: expect.stringContaining('noted'),
    });
    await restore();
    await tamper(db, { kind: 'truncate with the end', entry: 31 });
    expect((await verifyTrail(db)).fault).toBeNull();
    expect((await verifyTrail(db, end)).fault).toEqual({
      number: 31,
      message: 'It was noted, and is missing at the end of the trail.',
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
