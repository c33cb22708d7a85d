import { expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addShift, addStaff, startTestUpstream } from '../support/upstream.ts';

describeOnEngines('holidays', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));

  const add = (date: unknown, name: unknown = 'Founders', as: 'admin' | 'management' | 'user' = 'admin') =>
    upstream.call('POST', '/holiday/create', { as, body: { date, name } });
  const list = async () => (await upstream.call('GET', '/holiday/findAll', { as: 'user' })).body.data;

  it('F-81 are added by administrators and management, listed in order for everybody, and removed', async () => {
    expect(await add('2026-12-26', 'Boxing Day', 'management')).toMatchObject({ status: 200 });
    expect(await add('2026-12-25', ' Christmas Day ')).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await list()).toEqual([
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'Boxing Day' },
    ]);
    expect((await upstream.call('DELETE', '/holiday/destroy/2026-12-25')).status).toBe(200);
    expect(await list()).toEqual([{ date: '2026-12-26', name: 'Boxing Day' }]);
    expect((await upstream.call('DELETE', '/holiday/destroy/2026-12-25')).status).toBe(404);
  });

  it('make nobody absent on their day, added before or afterwards', async () => {
    const staff_id = await addStaff(upstream.db, 'H-1', { shift_id: await addShift(upstream.db, 'Day') });
    const record = { staff_id, mode: 'signedOut' as const, attendance_at: new Date('2026-11-17T16:00:00Z') };
    await upstream.db.insertInto('attendance').values(record).execute();
    await upstream.db
      .updateTable('staff')
      .set({ created_at: new Date('2026-01-01') })
      .execute();
    const absent = async () => (await upstream.call('GET', '/attendance/exception?date=2026-11-18')).body.data.length;
    expect(await absent()).toBe(1);
    await add('2026-11-18');
    expect(await absent()).toBe(0);
    await upstream.call('DELETE', '/holiday/destroy/2026-11-18');
    expect(await absent()).toBe(1);
  });

  it.each([
    ['2026-02-30', 'Day', 400],
    ['', 'Day', 400],
    ['2026-11-19', ' ', 400],
    ['2026-11-19', 'x'.repeat(257), 400],
    ['2026-12-26', 'Again', 409],
  ])('refuse %s named "%s" with %i', async (date, name, status) => {
    const before = await list();
    expect((await add(date, name)).status).toBe(status);
    expect(await list()).toEqual(before);
  });
});
