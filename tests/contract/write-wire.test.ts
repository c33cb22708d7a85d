import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contract, startContract } from '../support/contract.ts';
import { photoOf } from '../support/multipart.ts';
import { addShift, addStaff } from '../support/upstream.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract?.close());

const prefix = '/api/v2/attendance';
const place = { district: 'Awka', serviceCentre: 'Awka' };

/** A row of section 7 that takes JSON: what is asked, and the one call with its body that must pass the wire. */
interface Row {
  readonly row: string;
  readonly field: string;
  readonly input?: { readonly type: string; readonly value: Record<string, unknown> };
  /** Makes the record that is written to, and answers its id. */
  readonly make?: () => Promise<string>;
  readonly call: string;
  readonly body?: unknown;
}

const user = async () => {
  const row = { email: `${crypto.randomUUID()}@test.example`, role: 'user' as const, password_hash: 'none' };
  const added = contract.upstream.db.insertInto('users').values({ ...row, district: 'Awka', service_centre: 'Awka' });
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
};
const staff = () => addStaff(contract.upstream.db, crypto.randomUUID().slice(0, 8));
const shift = () => addShift(contract.upstream.db, crypto.randomUUID().slice(0, 8));

const rows: readonly Row[] = [
  {
    row: 'R-103 POST /users/create',
    field: 'createUser',
    input: {
      type: 'CreateUserInput',
      value: { email: 'wire@test.example', name: '', role: 'MANAGEMENT', ...place, macAddress: '00:1B:44:11:3A:B7' },
    },
    call: 'POST /users/create',
    body: { email: 'wire@test.example', role: 'management', ...place, macAddress: '00:1B:44:11:3A:B7' },
  },
  {
    row: 'R-104 R-040 PUT /users/modify/{id}',
    field: 'updateUser',
    make: user,
    input: { type: 'UpdateUserInput', value: { name: 'Chi Eze', macAddress: '', isActive: false } },
    call: 'PUT /users/modify/{id}',
    body: { name: 'Chi Eze', isActive: false },
  },
  {
    row: 'R-105 PUT /users/resetPassword/default/{id}',
    field: 'resetUserPassword',
    make: user,
    call: 'PUT /users/resetPassword/default/{id}',
  },
  {
    row: 'R-112 R-053 PUT /staff/modify/{id}',
    field: 'updateStaff',
    make: staff,
    input: { type: 'UpdateStaffInput', value: { name: '', unit: 'BIU', department: 'HSE' } },
    call: 'PUT /staff/modify/{id}',
    body: { unit: 'BIU', department: 'HSE' },
  },
  { row: 'R-113 DELETE /staff/destroy/{id}', field: 'deleteStaff', make: staff, call: 'DELETE /staff/destroy/{id}' },
  {
    row: 'R-115 R-065 POST /shift/create',
    field: 'createShift',
    input: {
      type: 'CreateShiftInput',
      value: { name: 'Night', startTime: '22:00', endTime: '06:00', serialLatenessThreshold: 4 },
    },
    call: 'POST /shift/create',
    body: { name: 'Night', startTime: '22:00:00', endTime: '06:00:00', serialLatenessThreshold: 4 },
  },
  {
    row: 'R-116 R-066 PUT /shift/modify/{id}',
    field: 'updateShift',
    make: shift,
    input: { type: 'UpdateShiftInput', value: { name: '', latenessThreshold: '08:10' } },
    call: 'PUT /shift/modify/{id}',
    body: { latenessThreshold: '08:10:00' },
  },
  { row: 'R-117 DELETE /shift/destroy/{id}', field: 'deleteShift', make: shift, call: 'DELETE /shift/destroy/{id}' },
];

describe('writing calls of section 7 on the wire', () => {
  it.each(rows)('R-009 $row, once, with filled values alone', async ({ field, input, make, call, body }) => {
    const { ask, token } = await contract.gateway();
    const id = await make?.();
    const declared = [...(id ? ['$id: ID!'] : []), ...(input ? [`$input: ${input.type}!`] : [])].join(', ');
    const given = [...(id ? ['id: $id'] : []), ...(input ? ['input: $input'] : [])].join(', ');
    const document = `mutation (${declared}) { ${field}(${given}) { message } }`;
    const { data, errors, wire } = await ask(document, { id, input: input?.value });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ [field]: { message: expect.stringMatching(/./) } });
    expect(wire).toMatchObject([
      { call: call.replace(' ', ` ${prefix}`).replace('{id}', id ?? ''), authorization: `Bearer ${token}` },
    ]);
    expect(wire[0]?.body ? JSON.parse(wire[0].body) : undefined).toEqual(body);
  });

  it('R-106 POST /users/resetpassword, and its data as the message', async () => {
    const { ask } = await contract.gateway();
    const token = await contract.upstream.signIn('management@test.example');
    const { data, wire } = await ask('mutation { changePassword(password: "a better horse") { message } }', {}, token);
    expect(wire.map(({ call, body }) => [call, body])).toEqual([
      [`POST ${prefix}/users/resetpassword`, '{"password":"a better horse"}'],
    ]);
    const said = await contract.upstream.call('POST', '/users/resetpassword', {
      as: 'user',
      body: { password: 'as good as it' },
    });
    expect(data).toEqual({ changePassword: { message: said.body.data } });
  });

  it('R-110 R-124 R-052 POST /upload in the field avatar, then POST /staff/create with its address', async () => {
    const { upload, token } = await contract.gateway();
    const fields = {
      staffID: '00200',
      name: 'Uju Obi',
      ...place,
      department: 'ICT',
      unit: 'BIU',
      shift: contract.shift,
    };
    const { errors, wire } = await upload(
      'mutation ($input: CreateStaffInput!) { createStaff(input: $input) { message } }',
      { input: { ...fields, image: null } },
      { bytes: await photoOf('teal'), name: 'uju.png' },
      'input.image',
    );
    expect(errors).toBeUndefined();
    expect(wire.map(({ call }) => call)).toEqual(['POST /upload', `POST ${prefix}/staff/create`]);
    expect(wire[0]).toMatchObject({
      authorization: `Bearer ${token}`,
      contentType: expect.stringMatching(/^multipart\/form-data; boundary=/),
      body: expect.stringContaining('name="avatar"'),
    });
    const imageURL = expect.stringMatching(/\/images\/[\w-]+\.(jpg|png)$/);
    expect(JSON.parse(wire[1]?.body ?? '')).toEqual({ ...fields, imageURL });
  });

  it('R-111 POST /staff/create/many, with the rows as staffs', async () => {
    const { upload } = await contract.gateway();
    const sheet = 'staffID,name,district,serviceCentre,department,unit,shift\n00301,Ada Eze,Awka,Awka,ICT,BIU,Day\n';
    const { errors, wire } = await upload(
      'mutation ($file: Upload!) { importStaff(file: $file) { isSent } }',
      {},
      { bytes: sheet, name: 'staff.csv' },
      'file',
    );
    expect(errors).toBeUndefined();
    const sent = wire.filter(({ call }) => !call.startsWith('GET'));
    expect(sent.map(({ call }) => call)).toEqual([`POST ${prefix}/staff/create/many`]);
    const row = { staffID: '00301', name: 'Ada Eze', ...place, department: 'ICT', unit: 'BIU', shift: contract.shift };
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ staffs: [row] });
  });

  it('R-103 R-043 passes the words of a refusal', async () => {
    const { ask } = await contract.gateway();
    const input = { email: 'user@test.example', role: 'USER', ...place };
    const document = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { message } }';
    const { errors } = await ask(document, { input });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('user@test.example'),
      extensions: { code: 'UPSTREAM_REJECTED' },
    });
  });
});
