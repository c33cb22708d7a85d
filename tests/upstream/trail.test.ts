import { expect, it } from 'vitest';
import { markOfText } from '../../upstream/trail/subjects.ts';
import { verifyTrail } from '../../upstream/trail/verify.ts';
import { addedTexts } from '../support/added-texts.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { describedCalls, describedFields } from '../support/openapi.ts';
import { night, texts, trailOf } from '../support/trail.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

/**
 * Calls that change nothing that an administrator keeps: sign-in, records with a sender of their own, a file without a
 * record, who judges what for the next two minutes.
 */
const unrecorded = [
  'POST /users/signin',
  'POST /attendance/create',
  'POST /attendance/create/many',
  'POST /upload',
  'POST /review/claim',
  'POST /review/release',
  'PUT /digest/own',
  'POST /digest/send',
];

describeOnEngines('the trail', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));

  const idOf = async (email: string) =>
    (await upstream.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const { list, length, left } = trailOf(() => upstream);

  it('has who, when, from where, what, before and after of every writing call that is described', async () => {
    const admin = await idOf('admin@test.example');
    const by = {
      at: '2026-11-20T09:00:00.000Z',
      userID: admin,
      who: 'admin@test.example',
      role: 'admin',
      program: null,
      address: '127.0.0.1',
    };
    const calls = new Set<string>();
    const write = async (name: string, values: Record<string, string> = {}, body?: unknown, options: object = {}) => {
      calls.add(name);
      const [method = '', address = ''] = name.split(' ');
      return left(
        method,
        address.replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? value),
        body,
        options,
      );
    };

    const shift = (await write('POST /shift/create', {}, night)).data._id;
    const shiftFields = { ...night, startTime: '22:00:00', endTime: '06:00:00', latenessThreshold: null };
    expect((await list())[0]).toMatchObject({
      ...by,
      number: 1,
      action: 'created',
      subject: 'shift',
      subjectID: shift,
      subjectName: 'Night',
      before: null,
      after: shiftFields,
      hash: expect.stringMatching(/^[\w-]{43}$/),
    });
    const photo = (name: string) => ({ imageURL: `${upstream.url}/images/${name}.jpg` });
    const ada = { staffID: '00123', name: 'Ada Obi', ...texts };
    const staff = (await write('POST /staff/create', {}, { ...ada, ...photo('ada'), shift })).data._id;
    const [created] = await list();
    expect(created).toMatchObject({ ...by, number: 2, subject: 'staff', subjectName: '00123 Ada Obi' });
    expect(created.after).toEqual({
      ...ada,
      ...addedTexts,
      shift: 'Night',
      shiftID: shift,
      photo: expect.stringMatching(/^\w{16}$/),
    });

    const moved = await write(
      'PUT /staff/modify/{id}',
      { id: staff },
      { district: 'Nnewi', ...photo('other') },
      {
        as: 'management',
        headers: { 'x-forwarded-for': '203.0.113.7' },
      },
    );
    expect(moved.entries).toEqual([
      expect.objectContaining({
        who: 'management@test.example',
        role: 'management',
        address: '203.0.113.7',
        action: 'changed',
        subjectID: staff,
        before: { district: 'Awka', photo: created.after.photo },
        after: { district: 'Nnewi', photo: expect.not.stringMatching(created.after.photo) },
      }),
    ]);
    const batch = [1, 2, 3].map((number) => ({ staffID: `B-${number}`, ...texts, shift: 'Night' }));
    const { entries } = await write('POST /staff/create/many', {}, { staffs: batch });
    expect(entries.map(({ subjectName }: { subjectName: string }) => subjectName).sort()).toEqual([
      'B-1',
      'B-2',
      'B-3',
    ]);
    const gone = await write('DELETE /staff/destroy/{id}', { id: staff });
    expect(gone.entries).toMatchObject([
      { action: 'deleted', subjectID: staff, before: { ...ada, district: 'Nnewi', shift: 'Night' }, after: null },
    ]);

    const edited = await write('PUT /shift/modify/{id}', { id: shift }, { endTime: '05:30' });
    expect(edited.entries).toMatchObject([{ before: { endTime: '06:00:00' }, after: { endTime: '05:30:00' } }]);
    const other = (await left('POST', '/shift/create', { ...night, name: 'Other' })).data._id;
    expect((await write('DELETE /shift/destroy/{id}', { id: other })).entries).toMatchObject([
      { action: 'deleted', subject: 'shift', subjectName: 'Other', after: null },
    ]);

    const user = { email: 'new@test.example', role: 'user', district: 'Awka', serviceCentre: 'Awka' };
    const made = await write('POST /users/create', {}, user);
    expect(made.entries).toMatchObject([
      { subject: 'user', after: { ...user, name: '', macAddress: '', isActive: true } },
    ]);
    const id = made.data._id;
    expect((await write('PUT /users/modify/{id}', { id }, { isActive: false })).entries).toMatchObject([
      { subjectName: 'new@test.example', before: { isActive: true }, after: { isActive: false } },
    ]);
    expect((await write('PUT /users/resetPassword/default/{id}', { id })).entries).toMatchObject([
      { ...by, action: 'passwordReset', subject: 'user', subjectID: id, before: null, after: null },
    ]);
    const own = await write('POST /users/resetpassword', {}, { password: 'a better horse' }, { as: 'user' });
    expect(own.entries).toMatchObject([
      {
        who: 'user@test.example',
        action: 'passwordChanged',
        subjectName: 'user@test.example',
        before: null,
        after: null,
      },
    ]);

    const date = '2026-12-25';
    const added = await write('POST /holiday/create', {}, { date, name: 'Christmas Day' });
    expect(added.entries).toMatchObject([
      { subject: 'holiday', subjectID: date, after: { date, name: 'Christmas Day' } },
    ]);
    expect((await write('DELETE /holiday/destroy/{date}', { date })).entries).toMatchObject([
      { action: 'deleted', subjectID: date, subjectName: 'Christmas Day' },
    ]);

    const text = { subject: 'Query', body: 'Dear {name},' };
    const stored = await write('PUT /letterText/modify/{kind}', { kind: 'absence' }, text);
    expect(stored.entries).toMatchObject([{ ...by, subject: 'letterText', subjectID: 'absence', after: text }]);
    expect((await write('DELETE /letterText/destroy/{kind}', { kind: 'absence' })).entries).toMatchObject([
      { action: 'deleted', subjectName: 'absence', before: text },
    ]);
    const letterhead = await write('PUT /letterhead/modify', {}, { companyName: 'Company', addressLines: ['1 Road'] });
    expect(letterhead.entries).toMatchObject([
      { action: 'created', subject: 'letterhead', subjectName: 'Company', after: { addressLines: '1 Road', logo: '' } },
    ]);

    await addStaff(upstream.db, 'L-1');
    const days = { staffID: 'L-1', from: '2026-11-23', to: '2026-11-24', kind: 'sick' };
    const leave = await write('POST /leave/create', {}, { ...days, note: 'Malaria' });
    expect(leave.entries).toMatchObject([
      { ...by, action: 'created', subject: 'leave', subjectName: 'L-1 2026-11-23 2026-11-24', after: days },
    ]);
    expect(JSON.stringify(leave.entries)).not.toContain('Malaria');
    const leaves = [{ ...days, from: '2026-11-25', to: '2026-11-25' }];
    expect((await write('POST /leave/create/many', {}, { leaves })).entries).toMatchObject([
      { action: 'created', subject: 'leave', after: leaves[0] },
    ]);
    const leaveID = { id: leave.data._id };
    expect((await write('PUT /leave/modify/{id}', leaveID, { kind: 'other' })).entries).toMatchObject([
      { action: 'changed', before: { kind: 'sick' }, after: { kind: 'other' } },
    ]);
    expect((await write('DELETE /leave/destroy/{id}', leaveID)).entries).toMatchObject([
      { action: 'deleted', subject: 'leave', before: { ...days, kind: 'other' } },
    ]);

    const letter = { kind: 'absence', staffID: 'L-1', days: ['2026-11-19'], reference: 'ABSENCE/2026-11/L-1' };
    const printed = await write('POST /letter/create/many', {}, { letters: [letter] });
    expect(printed.entries).toMatchObject([{ ...by, action: 'created', subject: 'letter' }]);
    const letterID = { id: printed.data[0].id };
    for (const [call, body, after] of [
      [
        'PUT /letter/reply/{id}',
        { on: '2026-11-20', note: 'Was ill.' },
        { replyOn: '2026-11-20', replyNote: markOfText('Was ill.') },
      ],
      ['PUT /letter/undo/{id}', { reason: 'Wrong person.' }, { undoneReason: markOfText('Wrong person.') }],
    ] as const) {
      expect((await write(call, letterID, body)).entries).toMatchObject([
        { action: 'changed', subject: 'letter', after },
      ]);
    }
    expect((await write('PUT /letter/rule', {}, { months: 12 })).entries).toMatchObject([
      { action: 'created', subject: 'letterRule', after: { months: 12 } },
    ]);

    const key = await write('POST /deviceKey/create', {}, { name: 'Gate', serviceCentre: 'Awka' });
    expect(key.entries.map(({ after }: { after: unknown }) => after)).toEqual([
      { name: 'Gate', serviceCentre: 'Awka', isRevoked: false },
    ]);
    expect((await write('DELETE /deviceKey/destroy/{id}', { id: key.data._id })).entries).toMatchObject([
      { action: 'changed', before: { isRevoked: false }, after: { isRevoked: true } },
    ]);

    const staff_id = await addStaff(upstream.db, 'R-1', { valid_from: '-infinity' });
    const attendance_at = new Date('2026-11-19T07:00:00Z');
    await upstream.db.insertInto('attendance').values({ staff_id, mode: 'signedIn', attendance_at }).execute();
    const record = { staffID: 'R-1', mode: 'signedIn', attendanceDate: '2026-11-19T07:00:00Z' };
    const verdict = await write('POST /review/create', {}, { ...record, verdict: 'cannotTell', note: 'Dark.' });
    expect(verdict.entries).toMatchObject([
      {
        ...by,
        action: 'created',
        subject: 'verdict',
        subjectID: verdict.data._id,
        subjectName: 'R-1 signedIn 2026-11-19T07:00:00Z',
        after: { ...record, verdict: 'cannotTell', note: markOfText('Dark.'), referencePhoto: '', attendancePhoto: '' },
      },
    ]);
    const again = await write('POST /review/create', {}, { ...record, verdict: 'cannotTell', note: 'Dark, twice.' });
    expect(again.entries).toMatchObject([
      { action: 'changed', before: { note: markOfText('Dark.') }, after: { note: markOfText('Dark, twice.') } },
    ]);
    expect((await write('POST /review/askOpinion', {}, record)).entries).toMatchObject([
      { subject: 'review', action: 'changed', before: { verdictsWanted: 1 }, after: { verdictsWanted: 2 } },
    ]);
    expect((await write('DELETE /review/destroy/{id}', { id: verdict.data._id })).entries).toMatchObject([
      { action: 'deleted', subject: 'verdict', before: { note: markOfText('Dark, twice.') } },
    ]);

    const token = await write(
      'POST /machineToken/create',
      {},
      { name: 'payroll', role: 'admin', isReadOnly: false, days: 2 },
    );
    expect(token.entries).toMatchObject([
      {
        subject: 'machineToken',
        subjectID: token.data._id,
        after: {
          name: 'payroll',
          role: 'admin',
          isReadOnly: false,
          operations: null,
          expiresAt: '2026-11-22T09:00:00Z',
        },
      },
    ]);
    const byProgram = await left('PUT', `/shift/modify/${shift}`, { name: 'Nights' }, { token: token.data.token });
    expect(byProgram.entries).toMatchObject([
      { who: 'admin@test.example', program: 'payroll', userID: token.data._id, role: 'admin', subjectID: shift },
    ]);
    expect((await write('DELETE /machineToken/destroy/{id}', { id: token.data._id })).entries).toMatchObject([
      { action: 'changed', subjectName: 'payroll', after: { isRevoked: true } },
    ]);

    const writing = describedCalls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
    const remedy = 'Make the call by `write` in tests/upstream/trail.test.ts, or name it in `unrecorded` there.';
    expect([...calls, ...unrecorded].sort(), remedy).toEqual(writing.sort());
    expect(await verifyTrail(upstream.db)).toMatchObject({ entries: await length(), fault: null });
  });

  it('has every field that a call may write', async () => {
    const rows = await list();
    for (const [subject, schema] of [
      ['staff', 'StaffChanges'],
      ['shift', 'ShiftChanges'],
      ['user', 'UserChanges'],
      ['deviceKey', 'NewDeviceKey'],
      ['machineToken', 'NewMachineToken'],
      ['verdict', 'NewVerdict'],
      ['holiday', 'Holiday'],
      ['letterText', 'NewLetterText'],
      ['letterhead', 'NewLetterhead'],
    ]) {
      const row = rows.find(
        (entry: Record<string, unknown>) => entry.subject === subject && entry.action === 'created',
      );
      const fields = describedFields(schema ?? '');
      expect(fields.length, schema).toBeGreaterThan(0);
      const written: Record<string, string> = { imageURL: 'photo', days: 'expiresAt' };
      // That a second opinion is asked for is an entry of the review.
      const named = fields.filter((field) => field !== 'askOpinion').map((field) => written[field] ?? field);
      expect(Object.keys(row.after), schema).toEqual(expect.arrayContaining(named));
    }
  });
});
