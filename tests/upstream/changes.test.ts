import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEngines } from '../support/database.ts';
import { startTestUpstream, type TestUpstream, unknownId } from '../support/upstream.ts';

const night = { name: 'Night', startTime: '22:00', endTime: '06:00', serialLatenessThreshold: 2 };

describeOnEngines('the list of changes', (engine) => {
  let upstream: TestUpstream;
  beforeAll(async () => {
    upstream = await startTestUpstream(engine);
  });
  afterAll(() => upstream?.close());

  it('is read by days of the company and by record, newest first', async () => {
    upstream.setNow('2026-11-21T22:59:59.999Z');
    const token = await upstream.signIn('admin@test.example');
    const write = async (name: string) => {
      const body = { ...night, name };
      return (await upstream.call('POST', '/shift/create', { body, token })).body.data._id as string;
    };
    const late = await write('Before midnight');
    upstream.setNow('2026-11-21T23:00:00Z');
    await write('After midnight');
    await upstream.call('PUT', `/shift/modify/${late}`, { body: { name: 'Renamed' }, token });
    const read = async (address: string) => (await upstream.call('GET', address, { token })).body;
    const names = async (from: string, to: string) =>
      (await read(`/change/findAll?from=${from}&to=${to}`)).data.map(
        ({ subjectName }: { subjectName: string }) => subjectName,
      );
    expect(await names('2026-11-21', '2026-11-21')).toEqual(['Before midnight']);
    expect(await names('2026-11-22', '2026-11-22')).toEqual(['Renamed', 'After midnight']);
    expect(await names('2026-11-21', '2026-11-22')).toEqual(['Renamed', 'After midnight', 'Before midnight']);
    const own = (await read(`/change/find/subject?subjectID=${late.toUpperCase()}`)).data;
    expect(own.map(({ action }: { action: string }) => action)).toEqual(['changed', 'created']);
    expect((await read(`/change/find/subject?subjectID=${unknownId}`)).data).toEqual([]);

    expect((await read('/change/findAll?from=2026-11-22&to=2026-11-21')).message).toContain('to is before from');
    expect((await read('/change/findAll?from=2025-01-01&to=2026-11-21')).message).toContain('Ask for 366 at most');
    expect((await read('/change/findAll?from=2026-11-31&to=2026-11-21')).message).toContain('must be a date');
  });

  it('answers 304 until something is written', async () => {
    const token = await upstream.signIn('admin@test.example');
    const ask = (headers = {}) =>
      upstream.call('GET', '/change/findAll?from=2026-11-22&to=2026-11-22', { token, headers });
    const etag = (await ask()).headers.get('etag') ?? '';
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await ask(known)).status).toBe(304);
    await upstream.call('POST', '/holiday/create', { body: { date: '2027-01-01', name: 'New Year' }, token });
    const after = await ask(known);
    expect([after.status, after.body.data[0].subjectName]).toEqual([200, 'New Year']);
  });

  it('logs where the chain ends after each write, and nothing of what was written', async () => {
    const { last_number, last_hash } = await upstream.db.selectFrom('trail_ends').selectAll().executeTakeFirstOrThrow();
    const lines = upstream
      .logged()
      .split('\n')
      .filter((line) => line.includes('"trail"'));
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ trail: `${last_number}:${last_hash}` });
    expect(lines.join('\n')).not.toContain('New Year');
  });
});

describe('the extension audit', () => {
  it('puts nothing on record where it is off, and answers 404', async () => {
    const upstream = await startTestUpstream(undefined, { extensions: ['idempotency'] });
    try {
      const { status } = await upstream.call('POST', '/shift/create', { body: night });
      expect(status).toBe(200);
      expect(await upstream.db.selectFrom('trail').selectAll().execute()).toEqual([]);
      expect((await upstream.call('GET', '/change/findAll?from=2026-11-20&to=2026-11-20')).status).toBe(404);
    } finally {
      await upstream.close();
    }
  });
});
