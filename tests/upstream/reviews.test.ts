import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dropSignIns } from '../../upstream/retention/retention.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

const reference = 'https://images.example/reference.jpg';
const attendance = 'https://images.example/seen.jpg';
const seen = { referencePhoto: reference, attendancePhoto: attendance };
const at = (minute: number) => `2026-11-19T07:${String(minute).padStart(2, '0')}:00.000Z`;
const record = (minute: number) => ({ staffID: 'R-1', mode: 'signedIn', attendanceDate: at(minute) });
const records = Array.from({ length: 10 }, (_, minute) => record(minute));

type As = 'admin' | 'management' | 'user';

describeOnEngines('the case file', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  let staff: string;
  beforeAll(async () => {
    staff = await addStaff(upstream.db, 'R-1', { image_url: reference, valid_from: '-infinity' });
    const row = { staff_id: staff, mode: 'signedIn', image_url: attendance } as const;
    await upstream.db
      .insertInto('attendance')
      .values(records.map(({ attendanceDate }) => ({ ...row, attendance_at: new Date(attendanceDate) })))
      .execute();
  });
  beforeEach(async () => {
    upstream.setNow('2026-11-20T09:00:00Z');
    await upstream.db.deleteFrom('reviews').execute();
    await upstream.db.deleteFrom('review_claims').execute();
  });

  const claim = async (as: As, count = 1, from = records) =>
    (await upstream.call('POST', '/review/claim', { as, body: { records: from, count } })).body.data.records.map(
      ({ attendanceDate }: { attendanceDate: string }) => Number(attendanceDate.slice(14, 16)),
    );
  const judge = (as: As, minute: number, verdict = 'same', more: object = {}) =>
    upstream.call('POST', '/review/create', { as, body: { ...record(minute), verdict, ...seen, ...more } });
  const list = async (query = 'from=2026-11-19&to=2026-11-19', options = {}) =>
    upstream.call('GET', `/review/findAll?${query}`, { as: 'management', ...options });
  const verdicts = async () =>
    (await list()).body.data.flatMap((review: { verdicts: { who: string; verdict: string }[] }) =>
      review.verdicts.map(({ who, verdict }) => `${who.split('@')[0]} ${verdict}`),
    );

  it('gives each record to one reviewer, in the order asked for, until the lease ends', async () => {
    expect(await claim('user', 2)).toEqual([0, 1]);
    expect(await claim('admin', 2)).toEqual([2, 3]);
    expect(await claim('user', 3)).toEqual([0, 1, 4]);
    upstream.setNow('2026-11-20T09:01:59Z');
    expect(await claim('management')).toEqual([5]);
    upstream.setNow('2026-11-20T09:02:01Z');
    expect(await claim('management', 3)).toEqual([0, 1, 2]);
    await upstream.call('POST', '/review/release', { as: 'management', body: { records: [record(0)] } });
    expect(await claim('user', 2)).toEqual([0, 3]);
    await upstream.call('POST', '/review/release', { as: 'management', body: {} });
    expect(await claim('admin', 2)).toEqual([1, 2]);
  });

  it('gives two who ask at once different records, every time', async () => {
    const given = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => claim(turn % 2 ? 'user' : 'admin', (turn % 3) + 1)),
    );
    const of = (rest: number): number[] => given.filter((_, turn) => turn % 2 === rest).flat();
    expect(of(0).filter((minute) => of(1).includes(minute))).toEqual([]);
    expect(new Set([...of(0), ...of(1)]).size).toBeGreaterThan(1);
  });

  it('has a verdict with who, when, the note and the photos that were seen', async () => {
    const { status, body } = await judge('user', 3, 'different', { note: ' Another person. ' });
    expect(status).toBe(200);
    expect((await list()).body.data).toEqual([
      expect.objectContaining({
        staffID: expect.objectContaining({ staffID: 'R-1', imageURL: reference }),
        mode: 'signedIn',
        attendanceDate: at(3),
        verdictsWanted: 1,
        claimedBy: null,
        verdicts: [
          {
            _id: body.data._id,
            userID: expect.any(String),
            who: 'user@test.example',
            program: null,
            verdict: 'different',
            note: 'Another person.',
            ...seen,
            judgedAt: '2026-11-20T09:00:00.000Z',
          },
        ],
      }),
    ]);
    expect((await list('from=2026-11-20&to=2026-11-20')).body.data).toEqual([]);
    expect((await list('from=2026-11-19&to=2026-11-19&mode=signedOut')).body.data).toEqual([]);
    const month = await upstream.call('GET', '/review/find/customer?date=2026-11-01&staffID=R-1', { as: 'user' });
    expect(month.body.data).toHaveLength(1);
  });

  it('takes one verdict of each record, and a second when it was asked for, and names whoever disagrees', async () => {
    expect((await judge('user', 0)).status).toBe(200);
    const refused = await judge('admin', 0, 'different');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'user@test.example has judged this record already. Ask for a second opinion to judge it again.',
    ]);
    expect(await claim('admin', 1, [record(0)])).toEqual([]);
    const ask = () => upstream.call('POST', '/review/askOpinion', { as: 'management', body: record(0) });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    expect((await list()).body.data).toMatchObject([{ verdictsWanted: 2, askedBy: 'management@test.example' }]);
    expect(await claim('user', 1, [record(0)])).toEqual([]);
    expect(await claim('admin', 1, [record(0)])).toEqual([0]);
    expect((await judge('management', 0)).body.message).toBe(
      'admin@test.example is judging this record just now. Take another one.',
    );
    upstream.setNow('2026-11-20T09:01:00Z');
    expect((await judge('admin', 0, 'different')).status).toBe(200);
    expect(await verdicts()).toEqual(['user same', 'admin different']);
    expect((await judge('management', 0)).status).toBe(409);
  });

  it('counts a person and the token that they made as one reviewer, whichever judges first', async () => {
    const made = { name: `Reviews on ${engine}`, role: 'admin', days: 30, isReadOnly: false };
    const { token } = (await upstream.call('POST', '/machineToken/create', { body: made })).body.data;
    const program = (path: string, body: object) => upstream.call('POST', `/review/${path}`, { token, body });
    const judgeBy = (minute: number, verdict: string) => program('create', { ...record(minute), verdict, ...seen });
    expect((await judge('admin', 6, 'same', { askOpinion: true })).status).toBe(200);
    expect((await program('claim', { records: [record(6)], count: 1 })).body.data.records).toEqual([]);
    const refused = await judgeBy(6, 'different');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'admin@test.example, who made this token, has judged this record already. Leave it to somebody else.',
    ]);
    expect((await judge('user', 6, 'different')).status).toBe(200);
    expect((await verdicts()).sort()).toEqual(['admin same', 'user different']);

    await upstream.db.deleteFrom('reviews').execute();
    const first = await judgeBy(7, 'same');
    expect((await upstream.call('POST', '/review/askOpinion', { as: 'user', body: record(7) })).status).toBe(200);
    expect(await claim('admin', 1, [record(7)])).toEqual([]);
    const own = await judge('admin', 7, 'different');
    expect(own.body.data._id).toBe(first.body.data._id);
    expect((await list()).body.data).toMatchObject([
      { verdictsWanted: 2, verdicts: [{ verdict: 'different', program: null, who: 'admin@test.example' }] },
    ]);
    const withdraw = (options: object) => upstream.call('DELETE', `/review/destroy/${own.body.data._id}`, options);
    expect((await withdraw({ token })).status).toBe(409);
    expect((await withdraw({ as: 'admin' })).status).toBe(200);
  });

  it('asks once for another opinion by one key, also when it is sent again after the opinion has come', async () => {
    const headers = { 'Idempotency-Key': `asked on ${engine}`.replaceAll(' ', '-') };
    const ask = () => upstream.call('POST', '/review/askOpinion', { as: 'management', body: record(8), headers });
    await judge('user', 8);
    expect((await ask()).status).toBe(200);
    expect((await judge('admin', 8)).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await list()).body.data).toMatchObject([{ verdictsWanted: 2 }]);
  });

  it('asks for a second opinion with the verdict, until somebody else has judged', async () => {
    const { data } = (await judge('user', 1, 'cannotTell', { askOpinion: true })).body;
    expect((await list()).body.data).toMatchObject([{ verdictsWanted: 2, askedBy: 'user@test.example' }]);
    const withdraw = (as: As) => upstream.call('DELETE', `/review/destroy/${data._id}`, { as });
    expect((await withdraw('admin')).status).toBe(409);
    expect((await withdraw('user')).status).toBe(200);
    expect((await withdraw('user')).status).toBe(404);
    expect((await list()).body.data).toMatchObject([{ verdictsWanted: 2, verdicts: [] }]);
    expect((await judge('admin', 1)).status).toBe(200);
    expect((await list()).body.data).toMatchObject([{ verdictsWanted: 1, verdicts: [{}] }]);
  });

  it('writes a verdict once, however often it comes, and anew when its giver changes their mind', async () => {
    const headers = { 'Idempotency-Key': `once on ${engine}`.replaceAll(' ', '-') };
    const send = () =>
      upstream.call('POST', '/review/create', {
        as: 'user',
        body: { ...record(2), verdict: 'same', ...seen },
        headers,
      });
    const replies = await Promise.all([send(), send(), send()]);
    expect(new Set(replies.map(({ body }) => body.data._id)).size).toBe(1);
    expect((await judge('user', 2)).body.data._id).toBe(replies[0]?.body.data._id);
    expect(await verdicts()).toEqual(['user same']);
    await judge('user', 2, 'different');
    expect(await verdicts()).toEqual(['user different']);
    const both = await Promise.all([judge('user', 4), judge('admin', 4), judge('management', 4)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('believes nobody who has not seen both photos as they are', async () => {
    const faults = [
      [400, { referencePhoto: undefined }],
      [409, { referencePhoto: 'https://images.example/earlier.jpg' }],
      [409, { attendancePhoto: 'https://elsewhere.example/seen.jpg' }],
      [400, { note: 'x'.repeat(1_001) }],
      [404, { attendanceDate: at(59) }],
      [400, { attendanceDate: '2026-11-19' }],
      [404, { staffID: 'nobody' }],
    ] as const;
    for (const [status, more] of faults) expect((await judge('user', 5, 'same', more)).status).toBe(status);
    expect(await verdicts()).toEqual([]);
    expect((await judge('user', 5, 'cannotTell', { referencePhoto: undefined })).status).toBe(200);
    const early = await upstream.call('POST', '/review/askOpinion', { body: record(6) });
    expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/^Nobody has judged/)]);
    expect((await list('from=2026-11-19&to=2026-12-25')).status).toBe(400);
  });

  it('has the photos of the last look, also where the verdict stays', async () => {
    await judge('user', 7);
    const again = 'https://images.example/replaced.jpg';
    await upstream.db
      .updateTable('attendance')
      .set({ image_url: again })
      .where('attendance_at', '=', new Date(at(7)))
      .execute();
    upstream.setNow('2026-11-20T10:00:00Z');
    expect((await judge('user', 7, 'same', { attendancePhoto: again })).status).toBe(200);
    expect((await list()).body.data[0].verdicts).toEqual([
      expect.objectContaining({ attendancePhoto: again, judgedAt: '2026-11-20T10:00:00.000Z' }),
    ]);
  });

  it('gives nobody a record that cannot be told from another', async () => {
    await upstream.db
      .insertInto('attendance')
      .values({
        staff_id: staff,
        mode: 'signedIn',
        image_url: attendance,
        attendance_at: new Date('2026-11-19T07:08:00.500Z'),
      })
      .execute();
    expect(await claim('user', 3, [record(8), record(9), record(9)])).toEqual([9]);
    expect(await upstream.db.selectFrom('review_claims').select('given').execute()).toHaveLength(1);
    expect((await judge('user', 8)).status).toBe(409);
    expect((await judge('user', 9)).status).toBe(200);
  });

  it.each([
    '+275760-09-13T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
    '2026-11-19T07:00:00.000000000000Z',
  ])('finds no record at %s', async (attendanceDate) => {
    const asked = { staffID: 'R-2', mode: 'signedIn', attendanceDate };
    const post = async (path: string, body: object) =>
      (await upstream.call('POST', `/review/${path}`, { as: 'user', body })).status;
    expect([404, 400]).toContain(await post('create', { ...asked, verdict: 'same', ...seen }));
    expect([200, 400]).toContain(await post('claim', { records: [asked] }));
    expect([200, 400]).toContain(await post('release', { records: [asked] }));
  });

  it('answers 304 until something of the day changes', async () => {
    await judge('user', 0);
    const etag = (await list()).headers.get('etag') ?? '';
    const again = async () =>
      (await list(undefined, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } })).status;
    expect(await again()).toBe(304);
    await upstream.db
      .insertInto('attendance')
      .values({ staff_id: staff, mode: 'signedOut', attendance_at: new Date('2026-11-18T16:00:00Z') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await upstream.call('POST', '/review/create', {
      body: { staffID: 'R-1', mode: 'signedOut', attendanceDate: '2026-11-18T16:00:00Z', verdict: 'cannotTell' },
    });
    expect(await again()).toBe(304);
    await judge('user', 0, 'different');
    expect(await again()).toBe(200);
  });

  it('goes with the record when retention removes it', async () => {
    await judge('user', 0);
    await dropSignIns(upstream.db, '2027-02-01', async () => {});
    expect(await upstream.db.selectFrom('verdicts').select('id').execute()).toEqual([]);
  });
});
