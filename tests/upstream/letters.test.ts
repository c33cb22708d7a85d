import { beforeAll, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addStaff, startTestUpstream, unknownId } from '../support/upstream.ts';

describeOnEngines('letters on record', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  beforeAll(async () => {
    for (const staffID of ['00123', '00124']) await addStaff(upstream.db, staffID, { name: `Person ${staffID}` });
  });

  const record = (letters: object[]) =>
    upstream.call('POST', '/letter/create/many', { as: 'management', body: { letters } });
  const letter = (staffID: string, ...days: string[]) => ({
    kind: 'lateness',
    staffID,
    days,
    reference: `LATE/${days[0]?.slice(0, 7)}/${staffID}`,
  });
  const register = async () =>
    (await upstream.call('GET', '/letter/findAll?from=2026-11-20&to=2026-11-20', { as: 'management' })).body.data;

  it('N-27 become graver with each of a kind, and are not put there twice for the same days', async () => {
    const first = await record([letter('00123', '2026-09-01', '2026-09-02'), letter('00124', '2026-09-01')]);
    expect(first.body.data).toMatchObject([
      { staffID: '00123', outcome: 'recorded', step: 'first' },
      { staffID: '00124', outcome: 'recorded', step: 'first' },
    ]);
    const second = await record([letter('00123', '2026-09-02', '2026-10-05')]);
    expect(second.body.data).toEqual([
      { staffID: '00123', outcome: 'known', id: first.body.data[0].id, step: 'first', days: ['2026-09-02'] },
    ]);
    expect(second.body.message).toBe('0 on record, 1 were there already');
    for (const [day, step] of [
      ['2026-10-05', 'second'],
      ['2026-11-02', 'final'],
      ['2026-11-03', 'final'],
    ] as const) {
      expect((await record([letter('00123', day)])).body.data).toMatchObject([{ outcome: 'recorded', step }]);
    }
    // One that is put there again is no graver for those that came after it.
    const again = { ...letter('00123', '2026-09-01', '2026-09-02'), again: [first.body.data[0].id] };
    expect((await record([again])).body.data).toMatchObject([{ outcome: 'recorded', step: 'first' }]);
    // Another kind counts for itself.
    const absence = { ...letter('00123', '2026-11-03'), kind: 'absence' };
    expect((await record([absence])).body.data).toMatchObject([{ step: 'first' }]);
    expect(await register()).toHaveLength(7);
  });

  it('N-27 are put there again where that is said, take a reply, and are undone with a reason', async () => {
    const [known] = (await record([letter('00124', '2026-09-01')])).body.data;
    const same = { ...letter('00124', '2026-09-01'), again: [known.id] };
    const [again] = (await record([same])).body.data;
    // Printed once more, it is no graver; pressed twice, it is there once.
    expect(again).toMatchObject({ outcome: 'recorded', step: 'first' });
    expect((await record([same])).body.data).toMatchObject([{ outcome: 'known', id: again.id }]);
    const put = (path: string, body: object) => upstream.call('PUT', path, { as: 'management', body });
    expect((await put(`/letter/reply/${again.id}`, { on: '2026-11-20', note: 'Was ill' })).status).toBe(200);
    expect((await put(`/letter/reply/${again.id}`, { on: '2026-11-21' })).status).toBe(400);
    expect((await put(`/letter/undo/${again.id}`, {})).status).toBe(400);
    expect((await put(`/letter/undo/${again.id}`, { reason: 'Printed by mistake' })).status).toBe(200);
    expect((await put(`/letter/undo/${again.id}`, { reason: 'Twice' })).status).toBe(409);
    expect((await put(`/letter/undo/${unknownId}`, { reason: 'Nothing' })).status).toBe(404);
    const undone = (await register()).find(({ _id }: { _id: string }) => _id === again.id);
    expect(undone).toMatchObject({
      name: 'Person 00124',
      printedBy: 'management@test.example',
      replyOn: '2026-11-20',
      replyNote: 'Was ill',
      undoneBy: 'management@test.example',
      undoneReason: 'Printed by mistake',
    });
    // What is undone counts for nothing.
    expect((await record([letter('00124', '2026-09-01')])).body.data).toMatchObject([{ outcome: 'known' }]);
    expect((await record([letter('00124', '2026-10-01')])).body.data).toMatchObject([{ step: 'second' }]);
  });

  it('F-250 refuses a day twice, a day far from today, and a reply to an undone letter', async () => {
    await addStaff(upstream.db, '00250');
    const before = (await register()).length;
    const refused: readonly [string[], object][] = [
      [['2026-11-03', '2026-11-03', '2026-11-03'], { code: 'LETTER_DAY_TWICE', fields: { day: '2026-11-03' } }],
      [['1000-01-01'], { code: 'DAY_FAR', fields: { day: '1000-01-01', first: '2016-01-01' } }],
      [['2015-12-31', '2026-11-03'], { code: 'DAY_FAR' }],
    ];
    for (const [days, refusal] of refused) {
      const reply = await record([letter('00250', '2026-11-04'), letter('00250', ...days)]);
      expect(reply).toMatchObject({ status: 400, body: { refusal } });
    }
    expect(await register()).toHaveLength(before);
    const [{ id }] = (await record([letter('00250', '2026-11-03')])).body.data;
    const put = (path: string, body: object) => upstream.call('PUT', path, { as: 'management', body });
    expect(await put(`/letter/reply/${id}`, { on: '1000-01-01' })).toMatchObject({
      ...{ status: 400, body: { refusal: { code: 'DAY_FAR' } } },
    });
    await put(`/letter/undo/${id}`, { reason: 'Not sent' });
    expect(await put(`/letter/reply/${id}`, { on: '2026-11-20' })).toMatchObject({
      ...{ status: 409, body: { refusal: { code: 'REPLY_TO_UNDONE' }, reason: 'OTHER' } },
    });
    expect((await put(`/letter/reply/${unknownId}`, { on: '2026-11-20' })).status).toBe(404);
    const undone = (await register()).find(({ _id }: { _id: string }) => _id === id);
    expect(undone.replyOn).toBe(null);
  });

  it('F-250 refuses holidays and leaves far from today, and takes the first and the last day that may be', async () => {
    const holiday = (date: string) =>
      upstream.call('POST', '/holiday/create', { as: 'management', body: { date, name: 'Day' } });
    const leave = (from: string, to = from) => ({ staffID: '00123', from, to, kind: 'annual' });
    const add = (from: string, to?: string) =>
      upstream.call('POST', '/leave/create', { as: 'management', body: leave(from, to) });
    for (const day of ['1000-01-01', '1926-11-02', '2015-12-31', '2032-01-01', '2062-11-02']) {
      expect(await holiday(day)).toMatchObject({ status: 400, body: { refusal: { code: 'DAY_FAR' } } });
      expect(await add(day)).toMatchObject({ status: 400, body: { refusal: { code: 'DAY_FAR' } } });
    }
    for (const day of ['2016-01-01', '2031-12-31']) {
      expect([(await holiday(day)).status, (await add(day)).status]).toEqual([200, 200]);
    }
    const body = { leaves: [leave('2026-10-01'), leave('1926-11-02')] };
    const many = await upstream.call('POST', '/leave/create/many', { as: 'management', body });
    expect(many).toMatchObject({ status: 400, body: { refusal: { rows: [{ row: 2, code: 'DAY_FAR' }] } } });
    const list = await upstream.call('GET', '/leave/findAll?from=2016-01-01&to=2016-01-01', { as: 'user' });
    const changed = await upstream.call('PUT', `/leave/modify/${list.body.data[0]._id}`, {
      ...{ as: 'management', body: { to: '2062-01-01' } },
    });
    expect(changed).toMatchObject({ status: 400, body: { refusal: { code: 'DAY_FAR' } } });
  });

  it('F-221 belong to the person: who is given the staff ID of another begins anew', async () => {
    const former = await addStaff(upstream.db, '00111', { name: 'Ada Obi', valid_from: '-infinity' });
    const [first] = (await record([letter('00111', '2026-11-02')])).body.data;
    expect(first).toMatchObject({ outcome: 'recorded', step: 'first' });
    expect((await upstream.call('DELETE', `/staff/destroy/${former}`)).status).toBe(200);
    const next = await addStaff(upstream.db, '00111', { name: 'Ben Eze', valid_from: '2026-11-20' });
    const taken = await record([letter('00111', '2026-11-20')]);
    const fields = { reference: 'LATE/2026-11/00111', staffID: '00111' };
    expect(taken).toMatchObject({ status: 409, body: { refusal: { code: 'LETTER_REFERENCE_TAKEN', fields } } });
    const other = { ...letter('00111', '2026-11-20'), reference: 'LATE/2026-11/00111/2' };
    expect((await record([other])).body.data).toMatchObject([{ outcome: 'recorded', step: 'first' }]);
    // The days of the former holder are the former holder's, also where nobody says whose they are.
    const again = { ...letter('00111', '2026-11-03'), reference: 'LATE/2026-11/00111' };
    expect((await record([again])).body.data).toMatchObject([{ outcome: 'recorded', step: 'second' }]);
    expect((await record([{ ...again, days: ['2026-11-04'], personID: former }])).body.data).toMatchObject([
      { step: 'final' },
    ]);
    // The same day to another person is another letter.
    const same = { ...other, days: ['2026-11-02'], personID: next };
    expect((await record([same])).body.data).toMatchObject([{ outcome: 'recorded', step: 'second' }]);
    expect((await record([{ ...same, personID: unknownId }])).status).toBe(422);
    const own = (await register()).filter(({ staffID }: { staffID: string }) => staffID === '00111');
    expect(own.map(({ personID, name, reference }: Record<string, string>) => [personID, name, reference])).toEqual(
      expect.arrayContaining([
        [former, 'Ada Obi', 'LATE/2026-11/00111'],
        [next, 'Ben Eze', 'LATE/2026-11/00111/2'],
      ]),
    );
    for (const { personID, reference } of own) expect(reference.endsWith('/2')).toBe(personID === next);
  });

  it('F-235 count no more when all their days have become leave, and say so', async () => {
    await addStaff(upstream.db, '00125');
    const [first] = (await record([letter('00125', '2026-10-01', '2026-10-02')])).body.data;
    const leave = (from: string) =>
      upstream.call('POST', '/leave/create', { body: { staffID: '00125', from, to: from, kind: 'sick' } });
    const isAllLeave = async () =>
      (await register()).find(({ _id }: { _id: string }) => _id === first.id).isAllLeave as boolean;
    expect((await leave('2026-10-01')).status).toBe(200);
    expect(await isAllLeave()).toBe(false);
    const { body } = await leave('2026-10-02');
    expect(await isAllLeave()).toBe(true);
    expect((await record([letter('00125', '2026-11-02')])).body.data).toMatchObject([{ step: 'first' }]);
    // It counts again when the leave is removed.
    expect((await upstream.call('DELETE', `/leave/destroy/${body.data._id}`)).status).toBe(200);
    expect(await isAllLeave()).toBe(false);
    expect((await record([letter('00125', '2026-11-03')])).body.data).toMatchObject([{ step: 'second' }]);
  });

  it('N-27 count for the months of the rule', async () => {
    const rule = async () => (await upstream.call('GET', '/letter/rule')).body.data;
    expect(await rule()).toEqual([{ months: 6 }]);
    expect((await upstream.call('PUT', '/letter/rule', { body: { months: 25 } })).status).toBe(400);
    for (const months of [2, 1]) {
      expect((await upstream.call('PUT', '/letter/rule', { body: { months } })).status).toBe(200);
      expect(await rule()).toEqual([{ months }]);
    }
    await upstream.db
      .updateTable('letters')
      .set({ printed_at: new Date('2026-10-01T12:00:00Z') })
      .execute();
    expect((await record([letter('00123', '2026-11-10')])).body.data).toMatchObject([{ step: 'first' }]);
  });

  it('N-27 are refused whole where one is to nobody, or of a day to come', async () => {
    const before = await register();
    const unknown = await record([letter('00123', '2026-11-11'), letter('99999', '2026-11-11')]);
    expect(unknown).toMatchObject({ status: 422, body: { message: expect.stringContaining('99999') } });
    expect((await record([letter('00123', '2026-11-21')])).status).toBe(400);
    expect(await register()).toEqual(before);
  });
});
