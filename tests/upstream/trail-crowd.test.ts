import { describe, expect, it } from 'vitest';
import type { Database } from '../../upstream/database.ts';
import { type Author, append, service } from '../../upstream/trail/entries.ts';
import { readRows } from '../../upstream/trail/subjects.ts';
import { verifyTrail } from '../../upstream/trail/verify.ts';
import {
  createMigratedDatabase,
  describeOnEngines,
  engines,
  openPatiently,
  openTestDatabase,
} from '../support/database.ts';
import { addShift } from '../support/upstream.ts';

const at = new Date('2026-11-20T09:00:00Z');

/** Makes a shift and puts it on record, in a transaction that fails now and then after it has done both. */
async function writeShift({ db }: Database, name: string, author: Author, fails: boolean): Promise<void> {
  const written = db.transaction().execute(async (transaction) => {
    const id = await addShift(transaction, name);
    const rows = await readRows(transaction, 'shift', [id]);
    const changes = [...rows.values()].map((row) => {
      return { action: 'created', subject: 'shift', id, name: row.name, before: null, after: row.fields } as const;
    });
    await append(transaction, changes, { author, at });
    if (fails) throw new Error('too late');
  });
  await written.catch((error) => {
    if (error.message !== 'too late') throw error;
  });
}

describe.runIf(engines.includes('postgresql'))('two services on one database', () => {
  it('chain what they write at once without a gap, whatever of it fails', { tags: 'nightly' }, async () => {
    const databaseUrl = await createMigratedDatabase();
    const services = await Promise.all([1, 2].map(() => openPatiently(databaseUrl)));
    try {
      const [first] = services;
      if (!first) throw new Error('There is no service.');
      const writes = services.flatMap((one, service) =>
        Array.from({ length: 30 }, async (_, lane) => {
          const author = {
            ...({ role: 'admin', program: null, userID: null } as const),
            who: `service ${service}`,
            address: '',
          };
          for (let number = lane; number < 150; number += 30)
            await writeShift(one, `${service}-${number}`, author, number % 7 === 3);
        }),
      );
      await Promise.all(writes);
      const check = await verifyTrail(first.db);
      const shifts = await first.db.selectFrom('shifts').select('name').orderBy('name').execute();
      const entries = await first.db
        .selectFrom('trail')
        .select(['number', 'subject_name', 'who'])
        .orderBy('number')
        .execute();
      expect(check).toMatchObject({ fault: null, entries: shifts.length });
      expect(shifts).toHaveLength(2 * (150 - 21));
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
      expect(entries.map((entry) => entry.subject_name).sort()).toEqual(shifts.map(({ name }) => name).sort());
      for (const { who, subject_name } of entries) expect(`service ${subject_name[0]}`).toBe(who);
    } finally {
      await Promise.all(services.map(({ close }) => close()));
    }
  });
});

describeOnEngines('a batch', (engine) => {
  it('cuts what is longer than any call may write', async () => {
    const { db, close } = await openTestDatabase(engine);
    try {
      const id = await addShift(db, '😀'.repeat(5_000));
      const [row] = (await readRows(db, 'shift', [id])).values();
      expect(row?.name).toBe(`${'😀'.repeat(128)}…`);
      expect(JSON.stringify(row?.fields).length).toBeLessThan(600);
      const changes = [
        { action: 'created', subject: 'shift', id, name: row?.name ?? '', before: null, after: row?.fields ?? null },
      ] as const;
      await db.transaction().execute((transaction) => append(transaction, changes, { author: service, at }));
      expect((await verifyTrail(db)).fault).toBeNull();
    } finally {
      await close();
    }
  });
});
