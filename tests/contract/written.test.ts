import { describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { startContract } from '../support/contract.ts';
import { photoOf } from '../support/multipart.ts';

/** Whether the service of the run has extensions; with one of section 7 alone the answers are the same. */
const isExtended = process.env.EXTENSIONS !== 'none';

const place = { district: 'Awka', serviceCentre: 'Awka' };
const read = 'source { call ok message }';

const contract = begun(() => startContract());

describe('what a mutation wrote', () => {
  it('is answered by the id of the service where it answers one, else found in its list', async () => {
    const { ask, upload } = await contract.gateway();
    const user = await ask(
      `mutation ($input: CreateUserInput!) { createUser(input: $input) { id user { id email role isActive } ${read} } }`,
      { input: { email: 'Made@test.example', role: 'USER', ...place } },
    );
    const created = user.data as { createUser: { id: string } };
    expect(user).toMatchObject({
      data: {
        createUser: {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          user: { id: created.createUser.id, email: 'made@test.example', role: 'USER', isActive: true },
          source: { call: 'GET /users/findAll', ok: true },
        },
      },
    });
    const shift = await ask(
      `mutation ($input: CreateShiftInput!) { createShift(input: $input) { shift { id name startTime } ${read} } }`,
      { input: { name: 'Made', startTime: '07:00', serialLatenessThreshold: 3 } },
    );
    expect(shift.data).toMatchObject({ createShift: { shift: { name: 'Made', startTime: '07:00:00' } } });
    const staff = await upload(
      `mutation ($input: CreateStaffInput!) {
        createStaff(input: $input) { id staffMember { id staff { staffID } shift { name } } ${read} }
      }`,
      {
        input: {
          staffID: '00777',
          ...place,
          department: 'ICT',
          unit: 'BIU',
          shift: (shift.data as { createShift: { shift: { id: string } } }).createShift.shift.id,
          image: null,
        },
      },
      { bytes: await photoOf('teal'), name: 'made.png' },
      'input.image',
    );
    const call = isExtended ? 'GET /staff/find/{id}' : 'GET /staff/findAll';
    expect(staff.data).toMatchObject({
      createStaff: {
        staffMember: { staff: { staffID: '00777' }, shift: { name: 'Made' } },
        source: { call, ok: true },
      },
    });
    const { id } = staff.data.createStaff;
    const changed = await ask(
      'mutation ($id: ID!) { updateStaff(id: $id, input: { unit: "HSE" }) { id staffMember { id unit } } }',
      { id },
    );
    expect(changed.data).toEqual({ updateStaff: { id, staffMember: { id, unit: 'HSE' } } });
    expect((await ask('{ staffMember(staffID: "00777") { id } }')).data).toEqual({ staffMember: { id } });
  });
});

describe('an idempotency key', () => {
  const document = `mutation ($input: CreateShiftInput!, $key: String) {
    createShift(input: $input, idempotencyKey: $key) { id message }
  }`;
  const input = { name: 'Once', startTime: '06:00', serialLatenessThreshold: 3 };
  const shifts = async () =>
    (await contract.upstream.db.selectFrom('shifts').selectAll().where('name', '=', 'Once').execute()).length;

  it.runIf(isExtended)('makes one record of a repeated mutation, and is refused with other values', async () => {
    const { ask } = await contract.gateway();
    const first = await ask(document, { input, key: 'once' });
    expect(first.wire[0]).toMatchObject({ body: JSON.stringify({ ...input, startTime: '06:00:00' }) });
    const other = await contract.gateway();
    expect((await other.ask(document, { input, key: 'once' })).data).toEqual(first.data);
    expect(await shifts()).toBe(1);
    const { errors } = await ask(document, { input: { ...input, startTime: '05:00' }, key: 'once' });
    expect(errors).toMatchObject([
      {
        message: 'This idempotency key was used for something else: give each creation a key of its own.',
        extensions: { code: 'UPSTREAM_REJECTED', reason: 'KEY_REUSED' },
      },
    ]);
  });

  it.runIf(!isExtended)('is refused by name, and nothing is sent', async () => {
    const { ask } = await contract.gateway();
    const { errors, wire } = await ask(document, { input, key: 'once' });
    expect(errors).toMatchObject([{ extensions: { code: 'EXTENSION_MISSING', extension: 'idempotency' } }]);
    expect(wire.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    expect(await shifts()).toBe(0);
  });
});
