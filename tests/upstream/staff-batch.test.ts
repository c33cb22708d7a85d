import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { parseRows } from '../../upstream/batch-body.ts';
import { foreignImage } from '../../upstream/image-addresses.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { foreignImages } from '../support/foreign-images.ts';
import { addShift, addStaff, startTestUpstream } from '../support/upstream.ts';

const row = (staffID: unknown) => ({
  staffID,
  district: 'Awka',
  serviceCentre: 'Awka',
  department: 'ICT',
  unit: 'ICT',
});

describeOnEngines('POST /staff/create/many', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  let day: string;
  beforeAll(async () => {
    day = await addShift(upstream.db, 'Day');
    await addShift(upstream.db, 'Twice');
    await addShift(upstream.db, 'Twice');
  });

  const send = (staffs: unknown) => upstream.call('POST', '/staff/create/many', { body: { staffs } });
  const count = async () => (await upstream.call('GET', '/staff/findAll')).body.data.length as number;

  it('R-111 creates all rows; a shift by id or name, numbers as text, unknown columns dropped', async () => {
    const reply = await send([
      { ...row('00012'), name: 'Ọlá, "the" O\'Neil \\ {x}', shift: ' dAY ', Extra: 1 },
      { ...row(77), shift: day.toUpperCase(), name: null },
      { ...row('B-3'), imageURL: '' },
    ]);
    expect(reply).toMatchObject({ status: 200, body: { status: 'success', message: '3 staff created', data: null } });
    const { body } = await upstream.call('GET', '/staff/findAll');
    const shift = { _id: day, name: 'Day' };
    expect(body.data).toMatchObject([
      { staffID: '00012', name: 'Ọlá, "the" O\'Neil \\ {x}', shift },
      { staffID: '77', name: '', shift },
      { staffID: 'B-3', imageURL: '', shift: null },
    ]);
  });

  it('saves nothing when a row is faulty, and names the first ones', async () => {
    const before = await count();
    const reply = await send([
      row('F-1'),
      { ...row('F-2'), district: '' },
      row('F-1'),
      { ...row('F-4'), shift: 'Evening' },
      { ...row('F-5'), shift: 'twice' },
      'text',
      row(' '),
      row(null),
    ]);
    expect(reply).toMatchObject({ status: 400, body: { status: 'error', data: null } });
    expect(reply.body.message).toBe(
      'Nothing was saved. Row 2: district is required. Row 3 (staff ID "F-1"): row 1 has the same staff ID. ' +
        'Row 4 (staff ID "F-4"): shift: no shift has the id or name "Evening". ' +
        'Row 5 (staff ID "F-5"): shift: 2 shifts are named "twice". ' +
        'Row 6: must be an object with the fields of a staff record. And 2 more faulty rows.',
    );
    expect(await count()).toBe(before);
  });

  it('F-246 says for programs what is wrong with the first rows, and how many more there are', async () => {
    const reply = await send([...Array.from({ length: 6 }, () => ({ ...row('EEDC/HQ/0123'), shift: 'Night/2' })), 7]);
    const named = [1, 2, 3, 4, 5].map((number) => ({
      ...{ row: number, staffID: 'EEDC/HQ/0123' },
      ...{ code: 'SHIFT_NOT_NAMED', fields: { shift: 'Night/2' } },
    }));
    expect(reply.body.refusal).toEqual({ code: 'BATCH', fields: {}, rows: named, more: 2 });
    expect((await send([{ ...row('F-1'), unit: '' }])).body.refusal.rows).toEqual([
      { row: 1, code: 'INVALID_FIELDS', faults: [{ field: 'unit', rule: 'is required' }] },
    ]);
  });

  it.each(foreignImages)('F-07 saves nothing when a row has a photo at %s', async (imageURL) => {
    const before = await count();
    const reply = await send([row('P-1'), { ...row('P-2'), imageURL }]);
    const message = `Nothing was saved. Row 2 (staff ID "P-2"): ${foreignImage}`;
    expect(reply).toMatchObject({ status: 422, body: { status: 'error', message } });
    expect(await count()).toBe(before);
  });

  it('saves nothing when a staff ID exists', async () => {
    await addStaff(upstream.db, 'E-2');
    const before = await count();
    const reply = await send([row('E-1'), row('E-2')]);
    expect(reply).toMatchObject({
      status: 409,
      body: { status: 'error', message: 'Nothing was saved. Row 2: staff ID "E-2" exists already.' },
    });
    expect(await count()).toBe(before);
  });

  it.each([
    [undefined, 'staffs must be the list of spreadsheet rows.'],
    ['rows', 'staffs must be the list of spreadsheet rows.'],
    [[], 'staffs has no rows.'],
    [Array(20_001).fill(0), 'staffs must not have more than 20000 rows.'],
  ])('refuses staffs that are not rows (%#)', async (staffs, message) => {
    expect(await send(staffs)).toMatchObject({ status: 400, body: { status: 'error', message } });
  });

  it('takes 20,000 rows, far beyond the size of other bodies', { tags: 'nightly' }, async () => {
    const before = await count();
    const reply = await send(Array.from({ length: 20_000 }, (_, index) => row(`N-${index}`)));
    expect(reply.body).toMatchObject({ status: 'success', message: '20000 staff created' });
    expect(await count()).toBe(before + 20_000);
  });

  it('F-248 refuses a body of far more values than rows have before it parses it', async () => {
    const refused = { status: 413, body: { status: 'error', message: 'The body is too large.' } };
    for (const body of [`{"staffs":[${'[],'.repeat(100_001)}[]]}`, `{"staffs":[${'0,'.repeat(2_000_001)}0]}`]) {
      expect(await upstream.call('POST', '/staff/create/many', { body })).toMatchObject(refused);
      expect(await upstream.call('POST', '/leave/create/many', { body })).toMatchObject(refused);
    }
  });

  it('F-248 checks 200 rows at a time, so that other requests run in between', async () => {
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    const parsed = await parseRows(
      z.number(),
      Array.from({ length: 1_001 }, (_, index) => (index === 700 ? 'x' : index)),
    );
    clearImmediate(next);
    expect(parsed.map(({ success }) => success).indexOf(false)).toBe(700);
    expect(parsed).toHaveLength(1_001);
    expect(turns).toBeGreaterThanOrEqual(5);
  });
});
