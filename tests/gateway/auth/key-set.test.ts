import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenReader } from '../../../gateway/auth/viewer.ts';
import { now } from '../../support/fixed-clock.ts';
import { testGateway } from '../../support/gateway.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { keyServer, signingKey } from '../../support/key-server.ts';
import { startMisbehavingService, success } from '../../support/misbehaving-service.ts';
import { longestWait } from '../../support/patience.ts';

const viewer = { userID: 'user-1', role: 'ADMIN' };
const unavailable = { extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
const unauthenticated = { extensions: { code: 'UNAUTHENTICATED' } };
const broken = '{"keys":[{"kty":"EC","crv":"P-256","kid":"k1","x":"!","y":"!"}]}';
const passTime = (milliseconds: number) => vi.setSystemTime(now() + milliseconds);

describe('the key set at JWKS_URL', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: now() }));
  afterEach(() => void vi.useRealTimers());

  it.each<[string, Parameters<Awaited<ReturnType<typeof keyServer>>['behave']>[0]]>([
    ['cuts the connection', (request) => request.socket.destroy()],
    ['fails', (_request, response) => response.writeHead(500).end('{"keys":[]}')],
    ['is not there', (_request, response) => response.writeHead(404).end('<html>')],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/other' }).end()],
    ['answers garbage', (_request, response) => response.end('<html>Maintenance</html>')],
    ['answers another shape', (_request, response) => response.end('{"keys":{}}')],
    ['answers null', (_request, response) => response.end('null')],
    ['answers no key', (_request, response) => response.end('{"keys":[]}')],
    ['answers a key that is none', (_request, response) => response.end(broken)],
    ['answers a secret alone', (_request, response) => response.end('{"keys":[{"kty":"oct","k":"AA"}]}')],
    ['answers more than anybody reads', (_request, response) => response.end(' '.repeat(2_000_000))],
    ['is silent', () => {}],
  ])('F-184 ends no session while its server %s, and is found again', async (what, handler) => {
    const key = await signingKey({ kid: 'k1' });
    const server = await keyServer(key.public);
    server.behave(handler);
    const isSilent = what === 'is silent';
    const pass = isSilent ? holdTimers('Date') : undefined;
    const read = createTokenReader({ jwksURL: server.jwksURL, upstreamTimeout: isSilent ? 4_000 : longestWait });
    const refused = expect(read(await key.sign())).rejects.toMatchObject(unavailable);
    await expect.poll(server.calls).toBeGreaterThan(0);
    await (pass?.(refused) ?? refused);
    server.behave();
    passTime(10_001);
    expect(await read(await key.sign())).toMatchObject(viewer);
    expect(await read.hasKeys()).toBe(true);
  });

  it('F-184 reads a mark of UTF-8 and another charset', async () => {
    const key = await signingKey({ kid: 'k1' });
    const server = await keyServer(key.public);
    for (const text of ['\ufeff', '']) {
      const bytes = Buffer.from(`${text}${JSON.stringify({ keys: [key.public] })}`, text ? 'utf8' : 'utf16le');
      server.behave((_request, response) => void response.end(bytes));
      expect(await createTokenReader({ jwksURL: server.jwksURL })(await key.sign())).toMatchObject(viewer);
    }
  });

  it('F-184 tells a session that nobody can check from one that has ended, and asks a dead server once a second', async () => {
    const key = await signingKey({ kid: 'k1' });
    const server = await keyServer(key.public);
    server.behave((request) => request.socket.destroy());
    const read = createTokenReader({ jwksURL: server.jwksURL });
    for (let time = 0; time < 5; time += 1) await expect(read(await key.sign())).rejects.toMatchObject(unavailable);
    expect(server.calls()).toBe(1);
    await expect(read('nonsense')).rejects.toMatchObject({ extensions: { code: expect.any(String) } });
    server.behave();
    passTime(1_001);
    await expect(read(await key.sign({ exp: 1 }))).rejects.toMatchObject(unauthenticated);
  });

  it.each([
    ['neither the keys nor the tokens have names', {}],
    ['the tokens alone have names', { inHeader: 'today' }],
    ['the keys alone have names', { kid: 'k', inHeader: null }],
  ])('F-184 tries each of several keys where %s', async (_case, name) => {
    const keys = await Promise.all([signingKey(name), signingKey(name), signingKey(name)]);
    const { jwksURL } = await keyServer(...keys.map((key) => key.public));
    const read = createTokenReader({ jwksURL });
    for (const key of keys) expect(await read(await key.sign())).toMatchObject(viewer);
    await expect(read(await (await signingKey(name)).sign())).rejects.toMatchObject(unauthenticated);
  });

  it.each([
    ['another name', { kid: 'k1' }, { kid: 'k2' }],
    ['no name', {}, {}],
    ['the name of the one before', { kid: 'k1' }, { kid: 'k1' }],
  ])('F-184 looks at once for a new key of %s', async (_case, before, after) => {
    const [first, second] = [await signingKey(before), await signingKey(after)];
    const server = await keyServer(first.public);
    const read = createTokenReader({ jwksURL: server.jwksURL });
    expect(await read(await first.sign())).toMatchObject(viewer);
    server.publish(second.public);
    expect(await read(await second.sign())).toMatchObject(viewer);
    await expect(read(await first.sign({ jti: 'another' }))).rejects.toMatchObject(unauthenticated);
  });

  it('F-184 makes few calls for tokens of unknown keys, and finds a new key ten seconds later', async () => {
    const [known, strange] = [await signingKey({ kid: 'k1' }), await signingKey({ kid: 'k2' })];
    const server = await keyServer(known.public);
    const read = createTokenReader({ jwksURL: server.jwksURL });
    const tokens = await Promise.all(
      Array.from({ length: 30 }, async (_, place) => (await signingKey({ kid: `${place}` })).sign()),
    );
    for (const token of tokens) await expect(read(token)).rejects.toMatchObject(unauthenticated);
    expect(await read(await known.sign())).toMatchObject(viewer);
    expect(server.calls()).toBeLessThanOrEqual(4);
    server.publish(strange.public);
    passTime(10_001);
    expect(await read(await strange.sign())).toMatchObject(viewer);
  });

  it('F-184 ends no session of a new key while strangers have used up the readings, and those of old keys at once', async () => {
    const [known, rotated] = [await signingKey({ kid: 'k1' }), await signingKey({ kid: 'k2' })];
    const server = await keyServer(known.public);
    const read = createTokenReader({ jwksURL: server.jwksURL });
    const strange = await (await signingKey({ kid: 'strange' })).sign({ iat: now() / 1000 - 60 });
    for (let time = 0; time < 5; time += 1) await expect(read(strange)).rejects.toMatchObject(unauthenticated);
    server.publish(rotated.public);
    passTime(2_000);
    const token = await rotated.sign({ iat: now() / 1000 + 1 });
    await expect(read(token)).rejects.toMatchObject(unavailable);
    await expect(read(strange)).rejects.toMatchObject(unauthenticated);
    passTime(10_001);
    expect(await read(token)).toMatchObject(viewer);
  });

  it('F-184 reads the keys beside entries that are none', async () => {
    const key = await signingKey({ kid: 'k1' });
    const { jwksURL } = await keyServer(null as never, { kid: 'k1' } as never, key.public);
    expect(await createTokenReader({ jwksURL })(await key.sign())).toMatchObject(viewer);
  });

  it('F-184 says of an unknown key that nobody can say while the server is away, and knows the other keys', async () => {
    const [known, strange] = [await signingKey({ kid: 'k1' }), await signingKey({ kid: 'k2' })];
    const server = await keyServer(known.public);
    const read = createTokenReader({ jwksURL: server.jwksURL });
    expect(await read(await known.sign())).toMatchObject(viewer);
    server.behave((_request, response) => void response.writeHead(503).end());
    for (let time = 0; time < 8; time += 1) await expect(read(await strange.sign())).rejects.toMatchObject(unavailable);
    expect(await read(await known.sign({ jti: 'another' }))).toMatchObject(viewer);
  });
});

describe('a gateway without its key server', () => {
  it('F-184 answers UPSTREAM_UNAVAILABLE, is not ready, and counts no sign-in as a wrong password', {
    tags: 'long',
  }, async () => {
    const key = await signingKey({ kid: 'k1' });
    const keys = await keyServer(key.public);
    keys.behave((request) => request.socket.destroy());
    const service = await startMisbehavingService();
    const token = await key.sign();
    service.behave(success({ token }));
    const settings = {
      UPSTREAM_URL: service.url,
      JWT_SECRET: '',
      JWKS_URL: keys.jwksURL,
      PHOTO_SECRET: 'x'.repeat(32),
    };
    const { url, query } = await testGateway({ settings });
    const ready = async () => {
      const response = await fetch(`${url}/readyz`);
      return [response.status, ((await response.json()) as { status: string }).status];
    };
    expect(await ready()).toEqual([503, expect.stringContaining('keys of sessions')]);
    expect((await query('{ me { userID } }', {}, token)).errors).toMatchObject([unavailable]);
    const file = await fetch(`${url}/export/staff.csv`, { headers: { authorization: `Bearer ${token}` } });
    expect(file.status).toBe(502);
    const signIn = () =>
      query('mutation { signIn(email: "ada@demo.example", password: "right") { token } }').then(
        ({ errors }) => errors?.[0],
      );
    for (let time = 0; time < 8; time += 1) expect(await signIn()).toMatchObject(unavailable);
    keys.behave();
    await expect.poll(ready).toEqual([200, 'ok']);
    expect(await signIn()).toBeUndefined();
  });
});
