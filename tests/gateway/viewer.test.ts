import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTokenReader } from '../../gateway/viewer.ts';
import { signToken, testSecret } from '../support/gateway.ts';

const read = createTokenReader({ jwtSecret: testSecret });
const viewer = { userID: 'user-1', email: 'ada@demo.example', role: 'ADMIN', district: 'Awka' };
const unauthenticated = { extensions: { code: 'UNAUTHENTICATED' } };

describe('createTokenReader', () => {
  it('R-005 reads role, district, userID and email of a signed token', async () => {
    expect(await read(await signToken())).toEqual(viewer);
  });

  it('accepts claims that are missing or oddly typed where nothing hangs on them', async () => {
    const token = await signToken({ role: 'Management', userID: 7, district: null, email: undefined });
    expect(await read(token)).toEqual({ userID: '7', email: '', role: 'MANAGEMENT', district: '' });
  });

  it.each([
    ['of another secret', () => signToken({}, 'another secret of at least 32 characters')],
    ['without a signature', () => new UnsecuredJWT({ role: 'admin', userID: 'x' }).encode()],
    ['of an unknown role', () => signToken({ role: 'root' })],
    ['without a user', () => signToken({ userID: null })],
    ['that is no token', () => 'abc.def.ghi'],
    ['with another algorithm', () => hs512()],
  ])('refuses a token %s', async (_kind, make) => {
    await expect(read(await make())).rejects.toMatchObject(unauthenticated);
  });

  it('says when a session has expired', async () => {
    await expect(read(await signToken({ exp: 1 }))).rejects.toMatchObject({
      message: 'Your session has expired. Sign in again.',
      ...unauthenticated,
    });
  });

  it('only decodes without a key, yet knows an expired token', async () => {
    const decode = createTokenReader({});
    expect(await decode(await signToken({}, 'a secret that only the upstream has, 32+'))).toEqual(viewer);
    await expect(decode(await signToken({ exp: 1 }))).rejects.toMatchObject(unauthenticated);
  });

  it('checks against the keys at JWKS_URL', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' };
    const server = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] }))).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close().closeAllConnections());
    const jwksURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
    const token = await new SignJWT({ ...viewer, role: 'admin' })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .sign(privateKey);
    const check = createTokenReader({ jwksURL });
    expect(await check(token)).toEqual(viewer);
    await expect(check(await signToken())).rejects.toMatchObject(unauthenticated);
  });
});

const hs512 = () =>
  new SignJWT({ role: 'admin', userID: 'x' })
    .setProtectedHeader({ alg: 'HS512' })
    .sign(new TextEncoder().encode(testSecret));
