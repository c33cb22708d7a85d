import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  maximumHeldReviews,
  maximumPasswordChanges,
  maximumReviewWrites,
  maximumVerdictChanges,
} from '../../schema/limits.ts';
import { forgetClaims } from '../../upstream/reviews/claims.ts';
import { describeOnEngines } from '../support/database.ts';
import { addStaff, startTestUpstream, type TestUpstream, unknownId } from '../support/upstream.ts';

const at = (place: number) => new Date(Date.parse('2026-11-19T06:00:00Z') + 30_000 * place);
const record = (place: number) => ({ staffID: 'R-1', mode: 'signedIn', attendanceDate: at(place).toISOString() });
const records = Array.from({ length: 120 }, (_, place) => record(place));

type As = 'admin' | 'management' | 'user';

interface Listed {
  readonly attendanceDate: string;
  readonly verdictsWanted: number;
  readonly claimedWho: string | null;
  readonly verdicts: readonly unknown[];
}

describeOnEngines('reviewers who take more than their share', (engine) => {
  let upstream: TestUpstream;
  beforeAll(async () => {
    upstream = await startTestUpstream(engine);
    const staff_id = await addStaff(upstream.db, 'R-1', { valid_from: '-infinity' });
    const row = { staff_id, mode: 'signedIn' } as const;
    await upstream.db
      .insertInto('attendance')
      .values(records.map((_, place) => ({ ...row, attendance_at: at(place) })))
      .execute();
  });
  beforeEach(async () => {
    upstream.setNow('2026-11-20T09:00:00Z');
    await upstream.db.deleteFrom('reviews').execute();
    await upstream.db.deleteFrom('review_claims').execute();
  });
  afterAll(() => upstream?.close());

  const claim = async (
    options: { as?: As; token?: string },
    from: readonly object[],
    count = 10,
  ): Promise<string[]> => {
    const { body } = await upstream.call('POST', '/review/claim', { ...options, body: { records: from, count } });
    return body.data.records.map(({ attendanceDate }: { attendanceDate: string }) => attendanceDate);
  };
  const judge = (as: As, place: number, more: object = {}) =>
    upstream.call('POST', '/review/create', { as, body: { ...record(place), verdict: 'cannotTell', ...more } });
  const list = async (): Promise<Listed[]> =>
    (await upstream.call('GET', '/review/findAll?from=2026-11-19&to=2026-11-19', { as: 'user' })).body.data;
  const ask = (as: As, place: number) => upstream.call('POST', '/review/askOpinion', { as, body: record(place) });
  const withdraw = (as: As, id: string) => upstream.call('DELETE', `/review/destroy/${id}`, { as });
  const entries = async () =>
    (await upstream.db.selectFrom('trail').selectAll().orderBy('number').execute()).map((entry) =>
      [entry.who.split('@')[0], entry.subject, entry.action, /"opinionWanted":(\w+)/.exec(entry.after ?? '')?.[1]]
        .filter(Boolean)
        .join(' '),
    );

  it('F-142 a reviewer holds a screenful at most, by all requests, tokens and days; the rest is others’ at once', async () => {
    const made = { name: `Claims on ${engine}`, role: 'user', days: 30, isReadOnly: false };
    const program = (await upstream.call('POST', '/machineToken/create', { body: made })).body.data.token as string;
    const other = await upstream.signIn('admin@test.example');
    const tens = Array.from({ length: 11 }, (_, ten) => records.slice(10 * ten, 10 * ten + 10));
    const by = [{ as: 'admin' }, { token: other }, { token: program }] as const;
    const given = await Promise.all(tens.map((ten, turn) => claim(by[turn % 3] ?? {}, ten)));
    expect(given.map(({ length }) => length)).toEqual(tens.map(() => 10));
    const held = new Set(
      (await list()).filter(({ claimedWho }) => claimedWho).map(({ attendanceDate }) => attendanceDate),
    );
    expect(held.size).toBe(maximumHeldReviews);
    // What was given back can be had, and judged, by everybody else.
    const free = tens.flat().filter(({ attendanceDate }) => !held.has(attendanceDate));
    expect(await claim({ as: 'user' }, free)).toHaveLength(10);
    expect((await judge('user', records.indexOf(free[0] ?? record(0)))).status).toBe(200);
  });

  it('F-142 gives back the earliest, and counts what is asked for again as given last', async () => {
    for (const from of [0, 10, 20, 30]) await claim({ as: 'user' }, records.slice(from, from + 10));
    await claim({ as: 'user' }, records.slice(0, 10));
    await claim({ as: 'user' }, records.slice(40, 50));
    const free = await claim({ as: 'admin' }, records.slice(0, 50));
    expect(free).toEqual(records.slice(10, 20).map(({ attendanceDate }) => attendanceDate));
  });

  it('F-147 looks up what a claim takes, and goes on to the last record where the first are others’', async () => {
    const before = upstream.queries();
    expect(await claim({ as: 'user' }, records, 3)).toHaveLength(3);
    const few = upstream.queries() - before;
    await claim({ as: 'user' }, records.slice(3, 13));
    expect(await claim({ as: 'admin' }, [...records.slice(0, 13), record(119)], 2)).toEqual([
      record(119).attendanceDate,
    ]);
    expect(few).toBeLessThan(12);
    // The same record in several spellings is one.
    const again = [record(50), { ...record(50), attendanceDate: '2026-11-19T07:25:00.000+01:00' }];
    expect(await claim({ as: 'management' }, again, 2)).toHaveLength(1);
  });

  it('F-144 a verdict on one record is changed so often in a day, recorded, withdrawn or both', async () => {
    const note = (turn: number) => ({ note: `Look ${turn}.` });
    for (let turn = 0; turn < maximumVerdictChanges - 2; turn += 1) {
      expect((await judge('user', 1, note(turn))).status).toBe(200);
    }
    const { data } = (await judge('user', 1, note(99))).body;
    expect((await withdraw('user', data._id)).status).toBe(200);
    const refused = await judge('user', 1, note(100));
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('10 times within a day')]);
    expect((await judge('user', 2)).status).toBe(200);
    expect((await judge('admin', 1)).status).toBe(200);
    // What is sent again changes nothing, and does not count.
    for (let turn = 0; turn < 2 * maximumVerdictChanges; turn += 1) expect((await judge('admin', 1)).status).toBe(200);
    await ask('admin', 1);
    // The day of the count is over.
    await sql`update limit_counts set expire = 0`.execute(upstream.db);
    expect((await judge('user', 1, note(101))).status).toBe(200);
  });

  it('F-143 a second opinion that others ask for stays until somebody else has judged, and the trail has each step', async () => {
    await upstream.db.deleteFrom('trail').execute();
    await upstream.db.updateTable('trail_ends').set({ last_number: 0, last_hash: '' }).execute();
    const first = (await judge('user', 3)).body.data._id;
    expect((await ask('admin', 3)).status).toBe(200);
    expect((await withdraw('user', first)).status).toBe(200);
    expect(await list()).toMatchObject([{ verdictsWanted: 2, verdicts: [] }]);
    expect((await judge('user', 3, { note: 'Once more.' })).status).toBe(200);
    expect(await list()).toMatchObject([{ verdictsWanted: 2, askedBy: 'admin@test.example', verdicts: [{}] }]);
    expect(await claim({ as: 'user' }, [record(3)])).toEqual([]);
    expect(await claim({ as: 'management' }, [record(3)])).toHaveLength(1);
    expect((await judge('management', 3)).status).toBe(200);
    expect(await list()).toMatchObject([{ verdictsWanted: 2, verdicts: [{}, {}] }]);
    expect(await entries()).toEqual([
      'user verdict created',
      'admin review changed true',
      'user verdict deleted',
      'user verdict created',
      'management verdict created',
      'management review changed false',
    ]);
  });

  it('F-143 asks again where whoever answered takes their verdict back', async () => {
    await judge('user', 5);
    await ask('admin', 5);
    const answer = (await judge('management', 5)).body.data._id;
    await withdraw('management', answer);
    expect(await list()).toMatchObject([{ verdictsWanted: 2, verdicts: [{}] }]);
    expect((await judge('user', 5, { note: 'Another look.', askOpinion: true })).status).toBe(200);
    expect(await claim({ as: 'admin' }, [record(5)])).toHaveLength(1);
  });

  it('F-156 a claim leaves nothing behind, and a record that is being judged is in use', async () => {
    await claim({ as: 'user' }, records.slice(0, 10));
    expect(await upstream.db.selectFrom('reviews').selectAll().execute()).toEqual([]);
    const refused = await judge('admin', 0);
    expect([refused.status, refused.body.reason]).toEqual([409, 'IN_USE']);
    expect(await upstream.db.selectFrom('reviews').selectAll().execute()).toEqual([]);
    const etag =
      (await upstream.call('GET', '/review/findAll?from=2026-11-19&to=2026-11-19')).headers.get('etag') ?? '';
    upstream.setNow('2026-11-20T09:02:00Z');
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    const over = await upstream.call('GET', '/review/findAll?from=2026-11-19&to=2026-11-19', { headers });
    expect([over.status, over.body?.data]).toEqual([200, []]);
    await claim({ as: 'admin' }, [record(20)]);
    expect(await upstream.db.selectFrom('review_claims').select('claimed_who').execute()).toHaveLength(1);
    await upstream.call('POST', '/review/release', { as: 'admin', body: {} });
    expect(await list()).toEqual([]);
    await claim({ as: 'admin' }, [record(20)]);
    await judge('user', 21);
    await forgetClaims(upstream.db, new Date('2026-11-21T09:02:00Z'));
    expect(await upstream.db.selectFrom('review_claims').select('person').execute()).toEqual([]);
  });
});

describe('a reviewer in a loop', () => {
  it('F-147 writes so often in a minute, whatever they write; the others are not held back', async () => {
    const upstream = await startTestUpstream();
    const release = (as: As) => upstream.call('POST', '/review/release', { as, body: { records: [] } });
    for (let turn = 0; turn < maximumReviewWrites / 30; turn += 1) {
      const sent = await Promise.all(Array.from({ length: 30 }, () => release('management')));
      expect(sent.every(({ status }) => status === 200)).toBe(true);
    }
    const refused = await upstream.call('DELETE', `/review/destroy/${unknownId}`, { as: 'management' });
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await release('user')).status).toBe(200);
    await upstream.close();
  });
});

describe('somebody who changes their password in a loop', () => {
  it('F-147 does so a few times a minute', { tags: 'nightly' }, async () => {
    const upstream = await startTestUpstream();
    const change = async () => {
      const token = await upstream.signIn('user@test.example', 'correct horse');
      return upstream.call('POST', '/users/resetpassword', { token, body: { password: 'correct horse' } });
    };
    for (let turn = 0; turn < maximumPasswordChanges; turn += 1) expect((await change()).status).toBe(200);
    expect((await change()).status).toBe(429);
    await upstream.close();
  });
});
