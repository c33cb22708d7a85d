import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { isNginxInstalled, startNginx } from '../support/nginx.ts';
import { type RunningServer, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';
import { isRedisInstalled, startRedis } from '../support/redis.ts';

interface Answer {
  readonly status: number;
  readonly data?: Record<string, unknown> | null;
  readonly code?: string | undefined;
}

/** Asks by GET or POST; an answer that is no GraphQL has neither data nor code. */
async function ask(url: string, query: string, token = '', method: 'GET' | 'POST' = 'POST'): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
  const response = await (method === 'GET'
    ? fetch(`${url}/graphql?${new URLSearchParams({ query })}`, { headers })
    : fetch(`${url}/graphql`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }));
  const text = await response.text();
  if (!text.startsWith('{')) return { status: response.status };
  const { data, errors } = JSON.parse(text);
  return { status: response.status, data, code: errors?.[0]?.extensions?.code };
}

const signIn = (url: string, email: string, password: string) =>
  ask(url, `mutation { signIn(email: "${email}", password: "${password}") { token } }`);

/** The topology of docker-compose.yml, every part a process of this machine. */
describe.skipIf(!isNginxInstalled || !isRedisInstalled)('nginx in front of two gateways', () => {
  const running: { stop(): Promise<void> }[] = [];
  const keep = <Started extends { stop(): Promise<void> }>(started: Started) => {
    running.push(started);
    return started;
  };
  let gateways: [RunningServer, RunningServer];
  let url: string;
  let token: string;

  beforeAll(async () => {
    const redis = keep(await startRedis());
    const upstream = keep(await startUpstreamProcess({ DEMO_STAFF: '30', DEMO_DAYS: '2' }));
    const gateway = () => startGatewayProcess(upstream.url, { REDIS_URL: redis.url });
    gateways = [keep(await gateway()), keep(await gateway())];
    url = keep(await startNginx([gateways[0].url, gateways[1].url])).url;
    const { data } = await signIn(url, 'admin@demo.example', demoPassword);
    token = (data?.signIn as { token: string } | undefined)?.token ?? '';
  });
  afterAll(async () => {
    for (const server of running.reverse()) await server.stop();
  });

  it('S14 counts wrong passwords over both gateways', async () => {
    const codes: unknown[] = [];
    for (const server of [gateways[0], gateways[1], gateways[0], { url }, { url }, gateways[0], gateways[1], { url }]) {
      codes.push((await signIn(server.url, 'user@demo.example', 'wrong-password')).code);
    }
    expect(codes).toEqual([...Array(5).fill('UPSTREAM_REJECTED'), ...Array(3).fill('RATE_LIMITED')]);
  });

  it('a token and a photo address of one gateway hold at the other', async () => {
    const query = '{ staff(first: 1) { nodes { staff { photo { url(width: 84) } } } } }';
    const addresses = await Promise.all(gateways.map((gateway) => ask(gateway.url, query, token)));
    expect(addresses.map(({ code }) => code)).toEqual([undefined, undefined]);
    const [photo = ''] = /\/photos\/[^"]+/.exec(JSON.stringify(addresses[0])) ?? [];
    const picture = await fetch(`${gateways[1].url}${photo}`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
  });

  it('the loss of one gateway loses no request that nginx may send again', async () => {
    const answers: Answer[] = [];
    let isOver = false;
    const clients = Array.from({ length: 4 }, async () => {
      while (!isOver) answers.push(await ask(url, '{ staff(first: 1) { totalCount } }', token, 'GET'));
    });
    const until = async (count: number) => {
      while (answers.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await until(40);
    await gateways[0].kill();
    await until(120);
    isOver = true;
    await Promise.all(clients);
    expect(answers.filter(({ data }) => (data?.staff as { totalCount: number })?.totalCount !== 30)).toEqual([]);
    // A write is sent again only when it cannot have arrived: to a gateway that is gone it cannot.
    const writes: Answer[] = [];
    while (writes.length < 10) writes.push(await signIn(url, 'management@demo.example', demoPassword));
    expect(writes.map(({ code }) => code)).toEqual(Array(10).fill(undefined));
  });
});
