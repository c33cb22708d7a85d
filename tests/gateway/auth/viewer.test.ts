import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTokenReader } from '../../../gateway/auth/viewer.ts';
import { now } from '../../support/fixed-clock.ts';
import { signToken, testSecret } from '../../support/gateway.ts';
import { keyServer, signingKey } from '../../support/key-server.ts';

const read = createTokenReader({ jwtSecret: testSecret });
const group = expect.any(String);
const viewer = {
  userID: 'user-1',
  email: 'ada@demo.example',
  role: 'ADMIN',
  district: 'Awka',
  group,
  machineToken: null,
};
const unauthenticated = { extensions: { code: 'UNAUTHENTICATED' } };

describe('createTokenReader', () => {
  it('R-005 reads role, district, userID and email of a signed token', async () => {
    expect(await read(await signToken())).toEqual(viewer);
  });

  it('accepts claims that are missing or oddly typed where nothing hangs on them', async () => {
    const token = await signToken({ role: 'Management', userID: 7, district: null, email: undefined });
    expect(await read(token)).toEqual({
      userID: '7',
      email: '',
      role: 'MANAGEMENT',
      district: '',
      group,
      machineToken: null,
    });
  });

  it('F-87 accepts a token of the previous secret, and none of a third', async () => {
    const previousJwtSecret = 'the secret before, of at least 32 characters';
    const check = createTokenReader({ jwtSecret: testSecret, previousJwtSecret });
    expect(await check(await signToken())).toEqual(viewer);
    expect(await check(await signToken({}, previousJwtSecret))).toEqual(viewer);
    await expect(check(await signToken({ exp: 1 }, previousJwtSecret))).rejects.toMatchObject(unauthenticated);
    const third = await signToken({}, 'another secret of at least 32 characters');
    await expect(check(third)).rejects.toMatchObject(unauthenticated);
  });

  it('only decodes without a key, yet knows an expired token', async () => {
    const decode = createTokenReader({});
    const unsigned = { ...viewer, group: null };
    expect(await decode(await signToken({}, 'a secret that only the upstream has, 32+'))).toEqual(unsigned);
    await expect(decode(await signToken({ exp: 1 }))).rejects.toMatchObject(unauthenticated);
  });

  describe('F-242 puts callers into one group', () => {
    const groups = async (keys: Parameters<typeof createTokenReader>[0], ...all: Record<string, unknown>[]) => {
      const check = createTokenReader(keys);
      return new Set(await Promise.all(all.map(async (own) => (await check(await signToken(own))).group))).size;
    };

    it.each([
      ['role', { role: 'user' }],
      ['district', { district: 'Enugu' }],
      ['service centre', { serviceCentre: 'Ogui' }],
      ['password that is due', { passwordDue: true }],
      ['scope that nobody here knows', { scope: ['reports'] }],
    ])('by their %s', async (_name, own) => {
      expect(await groups({ jwtSecret: testSecret }, {}, own)).toBe(2);
    });

    it('whoever they are, whenever they signed in', async () => {
      const own = { userID: 'user-2', email: 'obi@demo.example', name: 'Obi', version: 4, jti: '7', sub: 'user-2' };
      expect(await groups({ jwtSecret: testSecret }, {}, own, { exp: 4_000_000_000 })).toBe(1);
    });

    it('by their role alone where the service answers all districts alike', async () => {
      const keys = { jwtSecret: testSecret, listsAlike: 'role' as const };
      expect(await groups(keys, {}, { district: 'Enugu' })).toBe(1);
      expect(await groups(keys, {}, { district: 'Enugu' }, { role: 'user' })).toBe(2);
    });
  });

  describe('remembers a token', () => {
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    it('and refuses it when it ends, to the second', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
      const token = await signToken({ exp: 1_800_000_010 });
      for (const keys of [{ jwtSecret: testSecret }, {}]) {
        const check = createTokenReader(keys);
        vi.setSystemTime(1_800_000_000_000);
        expect(await check(token)).toMatchObject({ userID: viewer.userID });
        vi.setSystemTime(1_800_000_009_999);
        expect(await check(token)).toMatchObject({ userID: viewer.userID });
        vi.setSystemTime(1_800_000_010_000);
        const expired = { message: 'Your session has expired. Sign in again.', ...unauthenticated };
        await expect(check(token)).rejects.toMatchObject(expired);
      }
    });

    it('for a minute, after which a key that the key set has withdrawn is good no more', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const key = await signingKey({ kid: 'k1' });
      const { jwksURL, publish } = await keyServer(key.public);
      const check = createTokenReader({ jwksURL });
      const token = await key.sign();
      expect(await check(token)).toEqual(viewer);
      publish();
      // The key set itself is fetched again after ten minutes, by the wall clock; a token is forgotten by the other one.
      vi.setSystemTime(now() + 660_000);
      expect(await check(token)).toEqual(viewer);
      const monotonic = performance.now.bind(performance);
      vi.spyOn(performance, 'now').mockImplementation(() => monotonic() + 61_000);
      const outcome = () => check(token).then(Object, ({ message }) => message);
      await expect.poll(outcome).toBe('Your session is not valid. Sign in again.');
    });

    it('that was good, and none that was not', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
      const check = createTokenReader({ jwtSecret: testSecret });
      const good = await signToken({ exp: 1_800_003_600 });
      const forged = `${good.slice(0, good.lastIndexOf('.'))}.${(await signToken({ userID: 'x' })).split('.')[2]}`;
      const early = await signToken({ nbf: 1_800_000_120, exp: 1_800_003_600 });
      for (let time = 0; time < 2; time += 1) {
        await expect(check(forged)).rejects.toMatchObject(unauthenticated);
        await expect(check(early)).rejects.toMatchObject(unauthenticated);
        expect(await check(good)).toEqual(viewer);
      }
      vi.setSystemTime(1_800_000_060_000);
      expect(await check(early)).toEqual(viewer);
    });
  });
});
