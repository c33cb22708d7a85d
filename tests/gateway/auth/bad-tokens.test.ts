/** @module-tag long */
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { now } from '../../support/fixed-clock.ts';
import { signToken, testGateway, testSecret } from '../../support/gateway.ts';
import { operationForm, photoOf } from '../../support/multipart.ts';

const claims = { role: 'admin', userID: 'user-1', email: 'ada@demo.example', exp: Math.floor(now() / 1000) + 3_600 };
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const other = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const jwk = other.publicKey.export({ format: 'jwk' });

/** A token under a header that a library might believe, signed by HMAC with a key that it might take. */
const signed = (header: object, key = testSecret) => {
  const text = `${base64(header)}.${base64(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
};

const tokens: readonly (readonly [string, () => string | Promise<string>])[] = [
  ['of another secret', () => signToken({}, 'another secret of thirty-two characters')],
  ['without a signature', () => new UnsecuredJWT(claims).encode()],
  ['with alg "None"', () => `${base64({ alg: 'None' })}.${base64(claims)}.`],
  ['with alg "nOnE" and a signature', () => signed({ alg: 'nOnE' })],
  ['without alg', () => signed({ typ: 'JWT' })],
  ['of another algorithm', () => signed({ alg: 'HS512' })],
  ['of a private key', () => new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(other.privateKey)],
  ['with its own key', () => signed({ alg: 'HS256', jwk }, JSON.stringify(jwk))],
  ['with the address of a key', () => signed({ alg: 'HS256', jku: 'http://127.0.0.1:9/', kid: '1' }, 'x'.repeat(32))],
  ['with a key id that is a path', () => signed({ alg: 'HS256', kid: '../../dev/null' }, '\u0000')],
  ['with an unknown critical header', () => signed({ alg: 'HS256', crit: ['x'], x: 1 })],
  [
    'with claims that are a list',
    () => {
      const text = `${base64({ alg: 'HS256' })}.${base64([])}`;
      return `${text}.${createHmac('sha256', testSecret).update(text).digest('base64url')}`;
    },
  ],
  ['of a role that is none', () => signToken({ role: 'owner' })],
  ['of nobody', () => signToken({ userID: '' })],
  ['that is not valid yet', () => signToken({ nbf: Math.floor(now() / 1000) + 3_600 })],
  ['that has ended', () => signToken({ exp: Math.floor(now() / 1000) - 1 })],
  ['that is not a token', () => 'nonsense'],
  ['of five parts', () => 'a.b.c.d.e'],
  ['of 9,000 characters', () => 'a'.repeat(9_000)],
];

/** Every way to ask for something that needs a token. */
async function askEverywhere(url: string, authorization: string): Promise<[string, number, unknown][]> {
  const headers = { authorization };
  const json = { ...headers, 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  const query = '{ staff(first: 1) { totalCount } me { userID } }';
  const form = operationForm(
    'mutation ($image: Upload!) { createStaff(input: { staffID: "1", image: $image }) { message } }',
    { image: null },
    { bytes: await photoOf('green', 'jpeg'), name: 'a.jpg' },
    'image',
  );
  const photo = `/photo/${'A'.repeat(22)}/L2E`;
  const replies = {
    post: fetch(`${url}/graphql`, { method: 'POST', headers: json, body: JSON.stringify({ query }) }),
    get: fetch(`${url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { ...headers, 'apollo-require-preflight': '1' },
    }),
    form: fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'apollo-require-preflight': '1' },
      body: form,
    }),
    export: fetch(`${url}/export/staff.csv`, { headers }),
    photo: fetch(`${url}${photo}`, { headers }),
  };
  return Promise.all(
    Object.entries(replies).map(async ([name, reply]) => {
      const response = await reply;
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      return [name, response.status, [...new Set(errors.map(({ extensions }) => extensions.code))].join()];
    }),
  );
}

describe('a token that is not good', () => {
  it.each(tokens)('S8 %s is refused everywhere, and reaches nobody', async (_kind, make) => {
    const { url, calls } = await testGateway({});
    for (const [name, status, code] of await askEverywhere(url, `Bearer ${await make()}`)) {
      expect([name, status < 500, code]).toEqual([name, true, 'UNAUTHENTICATED']);
    }
    expect(calls).toEqual([]);
  });

  it.each(['Basic YTpi', 'Bearer', 'Bearer  ', 'Bearer a b', `Token ${'a'.repeat(20)}`, 'Bearer é'])(
    'S8 as the header "%s" is refused everywhere',
    async (header) => {
      const { url, calls } = await testGateway({});
      const authorization = Buffer.from(header).toString('latin1').trim();
      for (const [name, status, code] of await askEverywhere(url, authorization)) {
        expect([name, status < 500, code]).toEqual([name, true, 'UNAUTHENTICATED']);
      }
      expect(calls).toEqual([]);
    },
  );
});
