import { beforeAll, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

type Role = 'admin' | 'management' | 'user';
const leave = (over: object = {}) => ({
  ...{ staffID: '00123', from: '2026-11-02', to: '2026-11-06', kind: 'sick', note: 'Malaria' },
  ...over,
});

describeOnEngines('leaves', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  beforeAll(async () => {
    for (const staffID of ['00123', '00124', '00125']) await addStaff(upstream.db, staffID);
  });

  const create = (body: object, as: Role = 'management') => upstream.call('POST', '/leave/create', { as, body });
  const many = (leaves: readonly object[], as: Role = 'admin') =>
    upstream.call('POST', '/leave/create/many', { as, body: { leaves } });
  const find = async (query = '', as: Role = 'user', path = 'findAll') =>
    (await upstream.call('GET', `/leave/${path}?from=2026-11-01&to=2026-11-30${query}`, { as })).body.data;

  it('N-24 are stored with who entered them, read by users without the note, changed and removed', async () => {
    const id = (await create(leave(), 'admin')).body.data._id;
    const { staffID: _staffID, note, ...days } = leave();
    const stored = { _id: id, ...days, enteredBy: 'admin@test.example', enteredAt: '2026-11-20T09:00:00.000Z' };
    expect(await find()).toEqual([{ ...stored, staffID: expect.objectContaining({ staffID: '00123' }) }]);
    expect(await find('', 'management', 'find/noted')).toMatchObject([{ ...stored, note }]);
    const call = (method: string, action: string, body?: object) =>
      upstream.call(method, `/leave/${action}/${id}`, body && { body });
    expect((await call('PUT', 'modify', { to: '2026-11-09', note: '' })).status).toBe(200);
    expect(await find('', 'management', 'find/noted')).toMatchObject([{ ...stored, to: '2026-11-09', note: '' }]);
    expect((await call('DELETE', 'destroy')).status).toBe(200);
    expect(await find()).toEqual([]);
    expect((await call('PUT', 'modify', { kind: 'other' })).status).toBe(404);
    expect((await call('DELETE', 'destroy')).status).toBe(404);
  });

  it('are found by a day that they share with a range, and by person', async () => {
    const stored = await many([
      leave({ from: '2026-10-20', to: '2026-11-01' }),
      leave({ from: '2026-11-30', to: '2027-01-15' }),
      leave({ staffID: '00124', from: '2026-11-10', to: '2026-11-10', note: undefined }),
      leave({ staffID: '00125', from: '2026-10-01', to: '2026-10-31' }),
    ]);
    expect([stored.status, stored.body.message]).toEqual([200, '4 leaves added']);
    const of = (rows: readonly { staffID: { staffID: string }; from: string }[]) =>
      rows.map(({ staffID, from }) => `${staffID.staffID} ${from}`);
    expect(of(await find())).toEqual(['00123 2026-10-20', '00124 2026-11-10', '00123 2026-11-30']);
    expect(of(await find('&staffID=00124'))).toEqual(['00124 2026-11-10']);
    expect((await upstream.call('GET', '/leave/findAll?from=2026-11-02&to=2026-11-01')).status).toBe(400);
    expect((await upstream.call('GET', '/leave/findAll?from=2020-11-02&to=2026-11-01')).status).toBe(400);
    await upstream.db.deleteFrom('leaves').execute();
  });

  it.each([
    [{ to: '2026-11-01' }, 400, 'The last day 2026-11-01 is before the first day 2026-11-02.'],
    [{ to: '2030-11-01' }, 400, '2026-11-02 to 2030-11-01 are 1461 days, but a leave has 1100 at most.'],
    [{ from: '2026-02-30' }, 400, 'from must be a date that exists'],
    [
      { kind: 'holiday' },
      400,
      'kind must be one of annual, sick, maternity, study, officialDuty, suspended, other, not "holiday".',
    ],
    [{ kind: undefined }, 400, 'kind is required.'],
    [{ note: 'x'.repeat(501) }, 400, 'note must not be longer than 500 characters.'],
    [{ staffID: '99999' }, 422, 'Nobody on the register has the staff ID "99999".'],
  ])('with %j are refused with %i', async (over, status, message) => {
    const answer = await create(leave(over));
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)]);
    expect(await find()).toEqual([]);
  });

  it('N-24 are refused where they share a day with another one of the person', async () => {
    const id = (await create(leave())).body.data._id;
    const sentence =
      'Staff ID "00123" is on leave from 2026-11-02 to 2026-11-06 (sick) already. Change or remove that leave first.';
    for (const days of [
      { from: '2026-11-06', to: '2026-11-08' },
      { from: '2026-10-30', to: '2026-11-02' },
      { from: '2026-11-03', to: '2026-11-04' },
    ]) {
      const answer = await create(leave(days));
      expect([answer.status, answer.body.message]).toEqual([409, sentence]);
    }
    expect((await create(leave({ staffID: '00124' }))).status).toBe(200);
    const next = (await create(leave({ from: '2026-11-07', to: '2026-11-08' }))).body.data._id;
    const moved = await upstream.call('PUT', `/leave/modify/${next}`, { body: { from: '2026-11-05' } });
    expect([moved.status, moved.body.message]).toEqual([409, sentence]);
    const reversed = await upstream.call('PUT', `/leave/modify/${next}`, { body: { to: '2026-11-01' } });
    expect(reversed.status).toBe(400);
    expect(
      (await upstream.call('PUT', `/leave/modify/${id}`, { body: { to: '2026-11-05', kind: 'other' } })).status,
    ).toBe(200);
    await upstream.db.deleteFrom('leaves').execute();
  });

  it('N-24 are stored once when two enter the same at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(leave())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await find()).toHaveLength(1);
    await upstream.db.deleteFrom('leaves').execute();
  });

  it('N-24 of a batch are stored all or none', async () => {
    const good = leave({ staffID: '00124' });
    for (const [rows, status, message] of [
      [[good, leave({ to: '2026-11-01' })], 400, 'Row 2: the last day 2026-11-01 is before the first day 2026-11-02.'],
      [[good, leave({ kind: 'x' }), 7], 400, 'Row 2: kind must be one of'],
      [[good, leave(), leave({ from: '2026-11-06', to: '2026-11-07' })], 400, 'Row 3: shares days with row 2'],
      [[good, leave({ staffID: '9' })], 400, 'Row 2: nobody on the register has the staff ID "9".'],
      [[], 400, 'leaves has no rows'],
    ] as const) {
      const answer = await many(rows as readonly object[]);
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)]);
    }
    await create(leave());
    const answer = await many([good, leave({ from: '2026-11-06', to: '2026-11-07' })]);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('Nothing was saved. Row 2: staff ID "00123" is on leave from 2026-11-02 to 2026-11-06'),
    ]);
    expect(await find()).toHaveLength(1);
    await upstream.db.deleteFrom('leaves').execute();
  });

  it('stay with the person who left, and are one version until a leave changes', async () => {
    const id = (await create(leave())).body.data._id;
    const [person] = await upstream.db.selectFrom('staff').select('id').where('staff_id', '=', '00123').execute();
    await upstream.call('DELETE', `/staff/destroy/${person?.id}`);
    expect(await find()).toMatchObject([{ staffID: { _id: person?.id, staffID: '00123' } }]);
    const path = '/leave/findAll?from=2026-11-01&to=2026-11-30';
    const etag = async () => (await upstream.call('GET', path)).headers.get('etag');
    const first = await etag();
    expect(await etag()).toBe(first);
    await upstream.call('PUT', `/leave/modify/${id}`, { body: { kind: 'study' } });
    expect(await etag()).not.toBe(first);
  });
});
