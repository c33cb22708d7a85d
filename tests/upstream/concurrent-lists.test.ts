import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { describeOnEngines, engines } from '../support/database.ts';
import { addShift, addStaff } from '../support/upstream.ts';
import { openListServices } from './list-services.ts';

const today = '2026-11-20';
const lists = [
  '/staff/findAll',
  `/attendance/findall?date=${today}&mode=signedIn`,
  `/attendance/exception?date=${today}`,
  `/attendance/lateness?date=${today}`,
  `/attendance/absentee/monthly?date=${today}`,
];

const writers = 6;
const pollers = 4;
const writesOfEach = 25;

// PGlite has one connection: nothing is written while a list is read.
describe.runIf(engines.includes('postgresql'))('a list that is written to while it is read', () => {
  it('is named after the revision of the rows that it holds', async () => {
    const services = await openListServices('postgresql');
    try {
      let count = 0;
      const writing = await services.start(1, async () => {
        count += 1;
        await addStaff(services.db, `S-${count}`);
      });
      const other = await services.start();
      const path = '/staff/findAll';
      const first = await writing.get(path);
      expect(JSON.parse(first.body).data).toEqual([]);
      const second = await writing.get(path, { etag: first.etag });
      expect(second.status).toBe(200);
      expect(JSON.parse(second.body).data).toHaveLength(1);
      const third = await other.get(path, { etag: second.etag });
      expect(third.status).toBe(200);
      expect(JSON.parse(third.body).data).toHaveLength(2);
      expect(await other.get(path, { etag: third.etag })).toMatchObject({ status: 304 });
    } finally {
      await services.close();
    }
  });
});

describeOnEngines('lists under concurrent writers and pollers', (engine) => {
  it('name one body alike on every instance, and hold what was written before they were asked for', async () => {
    const services = await openListServices(engine);
    const { db } = services;
    try {
      // Without a cache each answer is worked out anew, so a name that two answers share shows two snapshots.
      const instances = [await services.start(1), await services.start(1), await services.start()];
      const shift = await addShift(db, 'Day', '06:00:00');
      const people = [];
      for (let index = 0; index < writers; index++) {
        people.push(await addStaff(db, `S-${index}`, { shift_id: shift }));
      }
      await db
        .updateTable('staff')
        .set({ created_at: new Date('2020-01-01') })
        .execute();
      let written = 0;
      let open = writers;

      const write = async (person: string, index: number) => {
        for (let count = 0; count < writesOfEach; count++) {
          await db.transaction().execute(async (transaction) => {
            const attendance_at = new Date(Date.parse(`${today}T05:30:00Z`) + (count * writers + index) * 10_000);
            await transaction
              .insertInto('attendance')
              .values({ staff_id: person, mode: 'signedIn', attendance_at })
              .execute();
            // The row is there and nobody sees it: neither it nor its revision.
            if (count % 3 === 0) await wait(2);
            await transaction
              .updateTable('staff')
              .set({ name: `${count}` })
              .where('id', '=', person)
              .execute();
          });
          written += 1;
        }
        open -= 1;
      };

      const bodies = new Map<string, string>();
      let answers = 0;
      const poll = async (index: number) => {
        const etags = new Map<string, string>();
        while (open > 0) {
          for (const path of lists) {
            const before = written;
            const etag = etags.get(path);
            const instance = instances[(answers + index) % instances.length];
            const answer = await instance?.get(path, etag === undefined ? {} : { etag });
            if (!answer) throw new Error('no instance');
            answers += 1;
            const name = `${path} ${answer.etag}`;
            const body = answer.status === 304 ? (bodies.get(name) as string) : answer.body;
            expect(bodies.get(name) ?? body).toBe(body);
            bodies.set(name, body);
            etags.set(path, answer.etag);
            if (path.includes('findall?')) expect(JSON.parse(body).data.length).toBeGreaterThanOrEqual(before);
          }
        }
      };

      const polling = Array.from({ length: pollers }, (_, index) => poll(index));
      await Promise.all([...people.map(write), ...polling]);
      const last = await instances[0]?.get(lists[1] as string);
      expect(JSON.parse(last?.body ?? '').data.length).toBe(writers * writesOfEach);
      expect(answers).toBeGreaterThanOrEqual(lists.length * pollers);
    } finally {
      await services.close();
    }
  });
});
