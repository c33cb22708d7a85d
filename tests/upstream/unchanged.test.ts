import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../support/database.ts';
import { addShift, addStaff, startTestUpstream, type TestUpstream } from '../support/upstream.ts';

describe.each(engines)('answerUnchanged on %s', (engine) => {
  let upstream: TestUpstream;
  beforeAll(async () => {
    upstream = await startTestUpstream(engine);
    for (const role of ['admin', 'management'] as const) await upstream.call('GET', '/shift/findAll', { as: role });
  });
  afterAll(() => upstream?.close());

  /** Status of a conditional call, and how many statements it took. */
  const ask = async (path: string, etag: string | null, as: 'admin' | 'management' = 'admin') => {
    const before = upstream.queries();
    // Without its own cache control fetch adds `no-cache`, which asks for the whole answer.
    const headers = { 'if-none-match': etag ?? '', 'cache-control': 'max-age=0' };
    const reply = await upstream.call('GET', path, { as, headers });
    return { status: reply.status, queries: upstream.queries() - before, etag: reply.headers.get('etag') };
  };

  it('reads nothing but the user while the database stays as it is', async () => {
    await addStaff(upstream.db, 'U-1');
    const first = await ask('/staff/findAll', null);
    expect(first).toMatchObject({ status: 200, queries: 2 });
    expect(await ask('/staff/findAll', first.etag)).toEqual({ status: 304, queries: 1, etag: first.etag });
    expect(await ask('/staff/findAll', '"another"')).toMatchObject({ status: 200, queries: 2 });
  });

  it('gives the new list after a change of it, and looks again after any other change', async () => {
    const first = await ask('/staff/findAll', null);
    await addShift(upstream.db, 'Unrelated');
    expect(await ask('/staff/findAll', first.etag)).toEqual({ status: 304, queries: 2, etag: first.etag });
    expect(await ask('/staff/findAll', first.etag)).toMatchObject({ status: 304, queries: 1 });
    await addStaff(upstream.db, 'U-2');
    const second = await ask('/staff/findAll', first.etag);
    expect(second).toMatchObject({ status: 200, queries: 2 });
    expect(second.etag).not.toBe(first.etag);
  });

  it('sees a change by a transaction that was open when the answer was made', async () => {
    let first: Awaited<ReturnType<typeof ask>> | undefined;
    // PGlite has one connection: nothing can be asked while a transaction is open.
    await upstream.db.transaction().execute(async (transaction) => {
      await addStaff(transaction, 'U-3');
      if (engine === 'postgresql') first = await ask('/staff/findAll', null);
    });
    first ??= await ask('/staff/findAll', null);
    const again = await ask('/staff/findAll', first.etag);
    expect(again.status).toBe(engine === 'postgresql' ? 200 : 304);
  });

  it('confirms nothing to a role that may not read it', async () => {
    const { etag } = await ask('/users/findAll', null);
    expect((await ask('/users/findAll', etag)).status).toBe(304);
    expect((await ask('/users/findAll', etag, 'management')).status).toBe(403);
  });

  it('works reports out anew until their period is long over', async () => {
    upstream.setNow('2026-11-20T09:00:00Z');
    for (const [date, queries] of [
      ['2026-11-20', 'all'],
      ['2026-10-05', 1],
    ] as const) {
      const path = `/attendance/serialLatness?date=${date}`;
      const first = await ask(path, null);
      const again = await ask(path, first.etag);
      expect(again).toEqual({ status: 304, queries: queries === 'all' ? first.queries : queries, etag: first.etag });
    }
  });
});
