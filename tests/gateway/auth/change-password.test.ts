import { describe, expect, it } from 'vitest';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const document = 'mutation Change($password: String!) { changePassword(password: $password) { message } }';
const path = 'POST /users/resetpassword';

describe('changePassword', () => {
  it('R-070 R-106 reads the message from data', async () => {
    const reply = new Reply({ status: 'success', message: 'ok', data: 'Password changed.' });
    const { query, calls } = await testGateway({ answers: { [path]: reply } });
    const token = await signToken({ role: 'user' });
    expect(await query(document, { password: 'correct horse' }, token)).toEqual({
      data: { changePassword: { message: 'Password changed.' } },
    });
    expect(calls).toEqual([{ call: path, token, body: { password: 'correct horse' } }]);
  });

  it.each([
    ['the message where data is not text', { message: 'Changed', data: { ok: true } }, 'Changed'],
    ['its own words where upstream says nothing', {}, 'Operation Completed'],
  ])('says %s', async (_kind, reply, message) => {
    const { query } = await testGateway({ answers: { [path]: new Reply({ status: 'success', ...reply }) } });
    expect((await query(document, { password: 'correct horse' })).data).toEqual({ changePassword: { message } });
  });

  it.each(['1234567', '', 'x'.repeat(257)])(
    'R-068 refuses a password of a wrong length (%#) before it is sent',
    async (password) => {
      const { query, calls } = await testGateway({});
      expect((await query(document, { password })).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', field: 'password' } },
      ]);
      expect(calls).toEqual([]);
    },
  );

  it('leaves spaces at the ends of a password alone', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: 'done' } });
    await query(document, { password: ' 123456 ' });
    expect(calls).toMatchObject([{ body: { password: ' 123456 ' } }]);
  });
});
