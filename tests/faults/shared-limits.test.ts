import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../telemetry/log.ts';
import { Reply } from '../support/fake-rest.ts';
import { testGateway } from '../support/gateway.ts';
import { isRedisInstalled, startRedis } from '../support/redis.ts';

const refusal = new Reply({ status: 'error', message: 'Invalid email or password' }, 401);
const document = 'mutation ($email: String!) { signIn(email: $email, password: "wrong") { token } }';

/** A Redis that ends with the test. */
async function testRedis(port?: number) {
  const redis = await startRedis(port);
  onTestFinished(redis.stop);
  return redis;
}

/** A gateway over a service that knows no password, with its log. */
async function gatewayWith(redisURL: string) {
  const lines: { msg: string; level: number }[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) });
  const gateway = await testGateway({
    answers: { 'POST /users/signin': refusal },
    settings: { REDIS_URL: redisURL },
    log,
  });
  const signIn = async (email: string) => {
    const { errors } = await gateway.query(document, { email }, '');
    return errors?.[0]?.extensions.code;
  };
  const linesOn = (word: string) => lines.filter(({ msg }) => msg?.startsWith(word));
  return { ...gateway, signIn, linesOn };
}

/** Waits until the gateway counts in Redis: a gateway that has just started may still be connecting. */
const untilShared = (gateway: Awaited<ReturnType<typeof gatewayWith>>) =>
  expect.poll(() => gateway.linesOn('Limits are counted')).toHaveLength(1);

describe.skipIf(!isRedisInstalled)('REDIS_URL', () => {
  it('S14 lets several gateways allow five wrong passwords for one email together', async () => {
    const { url } = await testRedis();
    const [one, other] = [await gatewayWith(url), await gatewayWith(url)];
    await Promise.all([untilShared(one), untilShared(other)]);
    const codes = [];
    for (let i = 0; i < 4; i += 1) codes.push(await one.signIn('a@b.c'), await other.signIn('A@b.c'));
    expect(codes).toEqual([...Array(5).fill('UPSTREAM_REJECTED'), ...Array(3).fill('RATE_LIMITED')]);
    expect(one.calls.length + other.calls.length).toBe(5);
    expect(await one.signIn('other@b.c')).toBe('UPSTREAM_REJECTED');
  });

  it('is done without while Redis is away: each gateway counts alone, says so once, and comes back', {
    tags: 'nightly',
  }, async () => {
    const redis = await testRedis();
    const gateway = await gatewayWith(redis.url);
    await untilShared(gateway);
    await redis.stop();
    const codes = [];
    for (let i = 0; i < 7; i += 1) codes.push(await gateway.signIn('a@b.c'));
    expect(codes).toEqual([...Array(5).fill('UPSTREAM_REJECTED'), ...Array(2).fill('RATE_LIMITED')]);
    expect(gateway.linesOn('Redis cannot be used')).toHaveLength(1);
    await testRedis(redis.port);
    await expect.poll(() => gateway.linesOn('Limits are counted')).toHaveLength(2);
    expect(await gateway.signIn('b@b.c')).toBe('UPSTREAM_REJECTED');
  });

  it('is done without while Redis is silent', { tags: 'nightly' }, async () => {
    const redis = await testRedis();
    const gateway = await gatewayWith(redis.url);
    await untilShared(gateway);
    redis.freeze();
    const codes = [];
    for (let i = 0; i < 6; i += 1) codes.push(await gateway.signIn('a@b.c'));
    expect(codes).toEqual([...Array(5).fill('UPSTREAM_REJECTED'), 'RATE_LIMITED']);
    expect(gateway.linesOn('Redis cannot be used')).toHaveLength(1);
    redis.thaw();
  });

  it('is done without where none ever was', async () => {
    const gateway = await gatewayWith('redis://127.0.0.1:9');
    expect(await gateway.signIn('a@b.c')).toBe('UPSTREAM_REJECTED');
    expect(gateway.linesOn('Redis cannot be used')).toHaveLength(1);
    await gateway.close();
  });
});
