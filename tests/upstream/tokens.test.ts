import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { type Claims, createTokens } from '../../upstream/tokens.ts';

const secret = 'a secret of this test';
const claims: Claims = {
  role: 'user',
  district: 'Awka',
  userID: '6f3c1b1e-0000-4000-8000-000000000001',
  email: 'a@test.example',
  version: 1,
};

describe('createTokens', () => {
  it('accepts a token until it expires, however often it was checked before', async () => {
    let now = new Date('2026-11-20T09:00:00Z');
    const tokens = createTokens({ secrets: [secret], hours: 1, now: () => now });
    const token = await tokens.sign(claims);
    for (const time of ['09:00:00Z', '09:59:59.999Z']) {
      now = new Date(`2026-11-20T${time}`);
      expect(await tokens.verify(token)).toEqual(claims);
    }
    now = new Date('2026-11-20T10:00:00Z');
    await expect(tokens.verify(token)).rejects.toThrow('Your session has expired');
  });

  it('refuses whatever differs from a token that it has checked', async () => {
    const tokens = createTokens({ secrets: [secret], hours: 1, now: () => new Date('2026-11-20T09:00:00Z') });
    const token = await tokens.sign(claims);
    await tokens.verify(token);
    const [header, , signature] = token.split('.');
    const payload = Buffer.from(JSON.stringify({ ...decodeJwt(token), role: 'admin' })).toString('base64url');
    const foreign = await new SignJWT({ ...decodeJwt(token) })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('another secret'));
    for (const forged of [`${header}.${payload}.${signature}`, token.slice(0, -2), foreign]) {
      await expect(tokens.verify(forged)).rejects.toThrow('The token is not valid');
    }
  });
});
