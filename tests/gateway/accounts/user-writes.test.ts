import { describe, expect, it } from 'vitest';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const done = (message = '') => new Reply({ status: 'success', message });

describe('createUser', () => {
  const document = 'mutation Create($input: CreateUserInput!) { createUser(input: $input) { message } }';
  const path = 'POST /users/create';
  const values = { email: 'ada@demo.example', role: 'MANAGEMENT', district: 'Obosi', serviceCentre: 'Obosi' };

  it('R-042 R-103 A-38 sends the filled values, the role in small letters and no password', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: done('User created with the default password') } });
    const token = await signToken();
    const input = { ...values, email: ' ada@demo.example ', name: '', macAddress: null };
    expect(await query(document, { input }, token)).toEqual({
      data: { createUser: { message: 'User created with the default password' } },
    });
    expect(calls).toEqual([{ call: path, token, body: { ...values, role: 'management' } }]);
  });

  it('R-042 sends a name and a MAC address where they are given', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: done() } });
    const input = { ...values, name: 'Ada', macAddress: '00:1A:2B:3C:4D:5E' };
    expect((await query(document, { input })).data).toEqual({ createUser: { message: 'Operation Completed' } });
    expect(calls).toMatchObject([{ body: { name: 'Ada', macAddress: '00:1A:2B:3C:4D:5E' } }]);
  });

  it.each([
    ['email', ''],
    ['email', 'ada'],
    ['email', 'ada@demo'],
    ['email', `${'a'.repeat(250)}@demo.example`],
    ['district', ' '],
    ['serviceCentre', ''],
    ['name', 'n'.repeat(257)],
  ])('R-042 refuses a wrong %s (%#) and says which field it is', async (field, value) => {
    const { query, calls } = await testGateway({});
    expect((await query(document, { input: { ...values, [field]: value } })).errors).toMatchObject([
      { message: expect.stringMatching(/\.$/), extensions: { code: 'BAD_USER_INPUT', field } },
    ]);
    expect(calls).toEqual([]);
  });

  it('R-043 gives the message of a refusal', async () => {
    const refusal = new Reply({ status: 'error', message: 'A user with this email exists already.' });
    const { query, calls } = await testGateway({ answers: { [path]: refusal } });
    expect((await query(document, { input: values })).errors).toMatchObject([
      { message: 'A user with this email exists already.', extensions: { code: 'UPSTREAM_REJECTED' } },
    ]);
    expect(calls).toHaveLength(1);
  });

  it('R-126 takes a status that is neither success nor error for a failure', async () => {
    const { query } = await testGateway({ answers: { [path]: new Reply({ status: 'pending', message: '' }) } });
    expect((await query(document, { input: values })).errors).toMatchObject([
      { message: 'No record found', extensions: { code: 'UPSTREAM_REJECTED' } },
    ]);
  });
});

describe('updateUser', () => {
  const document =
    'mutation Update($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { message } }';
  const path = 'PUT /users/modify/user-2';

  it('R-039 R-040 R-104 sends filled fields alone, of which isActive: false is one', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: done('User updated') } });
    const input = { name: '', role: null, district: 'Aba', macAddress: '  ', isActive: false };
    const token = await signToken();
    expect(await query(document, { id: 'user-2', input }, token)).toEqual({
      data: { updateUser: { message: 'User updated' } },
    });
    expect(calls).toEqual([{ call: path, token, body: { district: 'Aba', isActive: false } }]);
  });

  it('R-040 sends isActive: false alone, and a role in small letters', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: done() } });
    await query(document, { id: 'user-2', input: { isActive: false } });
    await query(document, { id: 'user-2', input: { role: 'USER' } });
    expect(calls.map(({ body }) => body)).toEqual([{ isActive: false }, { role: 'user' }]);
  });

  it('refuses an edit that changes nothing, and an id that cannot be one', async () => {
    const { query, calls } = await testGateway({});
    expect((await query(document, { id: 'user-2', input: { name: ' ', isActive: null } })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'input' } },
    ]);
    expect((await query(document, { id: '', input: { name: 'Ada' } })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'id' } },
    ]);
    expect(calls).toEqual([]);
  });

  it('keeps an id within its segment', async () => {
    const hostile = '../create?x=';
    const { query, calls } = await testGateway({
      answers: { [`PUT /users/modify/${encodeURIComponent(hostile)}`]: done() },
    });
    expect((await query(document, { id: hostile, input: { name: 'Ada' } })).errors).toBe(undefined);
    expect(calls).toHaveLength(1);
  });
});

describe('resetUserPassword', () => {
  const document = 'mutation Reset($id: ID!) { resetUserPassword(id: $id) { message } }';

  it('R-041 R-105 asks once, without a body', async () => {
    const path = 'PUT /users/resetPassword/default/user-2';
    const { query, calls } = await testGateway({ answers: { [path]: done() } });
    const token = await signToken();
    expect(await query(document, { id: 'user-2' }, token)).toEqual({
      data: { resetUserPassword: { message: 'Password reset successfully' } },
    });
    expect(calls).toEqual([{ call: path, token }]);
  });
});
