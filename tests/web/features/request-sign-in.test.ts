import { beforeAll, describe, expect, it, vi } from 'vitest';
import { requestSignIn } from '../../../web/features/sign-in/request-sign-in.ts';
import { messages } from '../../../web/messages.ts';

beforeAll(() => vi.stubGlobal('productVersion', '0.0.0'));

const answering =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const failing = (code: string, message: string) =>
  answering({ data: null, errors: [{ message, extensions: { code } }] });
const ask = (send: typeof fetch) => requestSignIn('ada@example.com', 'secret', send);

describe('requestSignIn', () => {
  it.each(['UPSTREAM_REJECTED', 'RATE_LIMITED'])("R-015 gives the server's message of %s", async (code) => {
    expect(await ask(failing(code, 'Invalid email or password'))).toEqual({ failure: 'Invalid email or password' });
  });

  it.each(['UPSTREAM_BAD_RESPONSE', 'BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR'])(
    'R-016 says unexpected for %s',
    async (code) => {
      expect(await ask(failing(code, 'detail'))).toEqual({ failure: messages.unexpected });
    },
  );

  it('F-87 gives the cause when gateway and service do not share their secret', async () => {
    const extensions = { code: 'UPSTREAM_BAD_RESPONSE', reason: 'SECRETS_DIFFER' };
    const answer = { data: null, errors: [{ message: 'They do not share the secret.', extensions }] };
    expect(await ask(answering(answer))).toEqual({ failure: 'They do not share the secret.' });
  });

  it.each([null, 7, [], { data: {} }, { errors: 'no' }, { data: { signIn: { token: '' } } }])(
    'R-016 says unexpected for the answer %j',
    async (answer) => {
      expect(await ask(answering(answer))).toEqual({ failure: messages.unexpected });
    },
  );
});
