import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createMigratedDatabase } from '../support/database.ts';
import { listen } from '../support/listen.ts';
import { isNginxInstalled, startNginx } from '../support/nginx.ts';
import { until } from '../support/patience.ts';
import { demoToken, postGraphQL, postSignIn } from '../support/post-graphql.ts';
import { freePort, type RunningServer, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';
import { isRedisInstalled, startRedis } from '../support/redis.ts';

type Answer = Pick<Awaited<ReturnType<typeof postGraphQL>>, 'data' | 'code'>;

const ask = (url: string, query: string, token: string) => postGraphQL(url, query, { token });

/** Of the lists and of what is answered without asking the service for one. */
const documents = [
  '{ staff(first: 1) { totalCount } }',
  '{ me { role } }',
  '{ organisation { today } }',
  '{ attendanceTrend(until: "2026-11-24", days: 2) { daysRead } }',
];

const installed = isNginxInstalled && isRedisInstalled && inject('postgresqlUrl');

/** The topology of docker-compose.yml, every part a process of this machine. */
describe.skipIf(!installed)('nginx in front of two gateways over two services', () => {
  const running = new Map<string, { stop(): Promise<void> }>();
  const keep = <Started extends { stop(): Promise<void> }>(name: string, started: Started) => {
    running.set(name, started);
    return started;
  };
  const starts: (() => Promise<RunningServer>)[] = [];
  let services: [RunningServer, RunningServer];
  let gateways: [RunningServer, RunningServer];
  let url: string;
  let token: string;

  beforeAll(async () => {
    const redis = keep('redis', await startRedis());
    const [DATABASE_URL, ...ports] = await Promise.all([createMigratedDatabase(), freePort(), freePort()]);
    const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
    const shared = { DATABASE_URL, DEMO_STAFF: '30', DEMO_DAYS: '2', PUBLIC_URL: addresses[0] ?? '' };
    starts.push(...ports.map((port) => () => startUpstreamProcess({ ...shared, PORT: String(port) })));
    const service = async (place: number) =>
      keep(`service ${place}`, await (starts[place] as () => Promise<RunningServer>)());
    services = [await service(0), await service(1)];
    const settings = { REDIS_URL: redis.url, LIST_WINDOW_MS: '0', COST_BUDGET: '0' };
    const gateway = async (place: number) =>
      keep(`gateway ${place}`, await startGatewayProcess(addresses.join(), settings));
    gateways = [await gateway(0), await gateway(1)];
    url = keep('nginx', await startNginx([gateways[0].url, gateways[1].url])).url;
    token = await demoToken(url);
  });
  afterAll(async () => {
    for (const server of [...running.values()].reverse()) await server.stop();
  });

  const read = '{ staff(first: 1) { totalCount } }';
  const readByPost = (): Promise<Answer> =>
    postGraphQL(url, read, { token, headers: { 'graphql-operation': 'query' } });
  const readByGet = async (): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${url}/graphql?${new URLSearchParams({ query: read })}`, { headers });
    return (await response.json()) as Answer;
  };

  /** Reads of four clients for as long as the work takes and a while longer: answers that lack the count. */
  async function failedReads(ask: () => Promise<Answer>, work: () => Promise<void>) {
    const answers: Answer[] = [];
    let isOver = false;
    const clients = Array.from({ length: 4 }, async () => {
      while (!isOver) answers.push(await ask());
    });
    await until(() => answers.length >= 40, 'The fortieth answer');
    await work();
    const count = answers.length + 80;
    await until(() => answers.length >= count, 'The eightieth answer afterwards');
    isOver = true;
    await Promise.all(clients);
    const failed = answers.filter(({ data }) => data?.staff?.totalCount !== 30);
    return { failed, count: answers.length };
  }

  it('a token and a photo address of one gateway hold at the other', async () => {
    const query = '{ staff(first: 1) { nodes { staff { photo { url(width: 84) } } } } }';
    const addresses = await Promise.all(gateways.map((gateway) => ask(gateway.url, query, token)));
    expect(addresses.map(({ code }) => code)).toEqual([undefined, undefined]);
    const [photo = ''] = /\/photos\/[^"]+/.exec(JSON.stringify(addresses[0])) ?? [];
    const picture = await fetch(`${gateways[1].url}${photo}`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
  });

  it('a machine token that one has revoked is dead at the other with the next request', async () => {
    const make = 'mutation { createMachineToken(input: { name: "Payroll", days: 1, role: ADMIN }) { id secret } }';
    const { id, secret } = (await ask(gateways[0].url, make, token)).data.createMachineToken;
    const codes = () => Promise.all(documents.map(async (query) => (await ask(gateways[1].url, query, secret)).code));
    const exported = async () => {
      const headers = { authorization: `Bearer ${secret}` };
      return (await fetch(`${gateways[1].url}/export/staff.csv`, { headers })).status;
    };
    expect([new Set(await codes()), await exported()]).toEqual([new Set([undefined]), 200]);
    expect((await ask(gateways[0].url, `mutation { revokeMachineToken(id: "${id}") { id } }`, token)).code).toBe(
      undefined,
    );
    expect([new Set(await codes()), await exported()]).toEqual([new Set(['UNAUTHENTICATED']), 401]);
  });

  it('F-90 the loss and the restart of one of two services lose no read', { tags: 'nightly' }, async () => {
    const { failed, count } = await failedReads(readByPost, async () => {
      await services[1].stop();
      services[1] = keep('service 1', await (starts[1] as () => Promise<RunningServer>)());
      await services[0].kill();
      services[0] = keep('service 0', await (starts[0] as () => Promise<RunningServer>)());
    });
    expect([failed, count > 120]).toEqual([[], true]);
  });

  it('F-90 the loss of one gateway loses no query, by GET or by POST', { tags: 'nightly' }, async () => {
    let turn = 0;
    const query = () => {
      turn += 1;
      return turn % 2 === 0 ? readByGet() : readByPost();
    };
    const { failed } = await failedReads(query, () => gateways[0].kill());
    expect(failed).toEqual([]);
    // A write is sent again only when it cannot have arrived: to a gateway that is gone it cannot.
    const writes: Answer[] = [];
    while (writes.length < 10) writes.push(await postSignIn(url, 'management@demo.example'));
    expect(writes.map(({ code }) => code)).toEqual(Array(10).fill(undefined));
  });
});

describe.skipIf(!isNginxInstalled)('nginx', () => {
  it('F-90 takes no gateway away for what it says of the service behind it', async () => {
    const { url, close } = await listen((request, response) => {
      response.writeHead(request.url === '/photos/lost' ? 502 : 200).end(request.url);
    });
    const nginx = await startNginx([url, url]);
    onTestFinished(async () => {
      await nginx.stop();
      close();
    });
    const answerOf = async (path: string) => {
      const response = await fetch(`${nginx.url}${path}`);
      return [response.status, await response.text()];
    };
    for (const path of ['/photos/lost', '/photos/lost', '/photos/lost']) {
      expect(await answerOf(path)).toEqual([502, path]);
    }
    expect(await answerOf('/attendance')).toEqual([200, '/attendance']);
  });

  it('F-90 sends a query once more, to the other gateway, and never a mutation', async () => {
    const received: (string | undefined)[] = [];
    const breakingOff = await listen((request) => void request.resume().once('end', () => request.socket.destroy()));
    const answering = await listen((request, response) => {
      received.push(request.headers['x-request-id'] as string);
      request.resume().once('end', () => response.end('{"data":{}}'));
    });
    onTestFinished(() => {
      breakingOff.close();
      answering.close();
    });
    // Each time a new one, which has not yet taken a gateway away for breaking off.
    const statusOf = async (operation: string | undefined) => {
      const nginx = await startNginx([breakingOff.url, answering.url]);
      received.length = 0;
      // It takes turns: two requests meet both gateways.
      const statuses: number[] = [];
      for (const id of ['one', 'two']) {
        const headers = { 'x-request-id': id, ...(operation && { 'graphql-operation': operation }) };
        statuses.push(
          (await fetch(`${nginx.url}/graphql`, { method: 'POST', headers, body: '{"query":"{ a }"}' })).status,
        );
      }
      await nginx.stop();
      return statuses.sort();
    };
    expect([await statusOf('query'), received]).toEqual([
      [200, 200],
      ['one', 'two'],
    ]);
    for (const operation of ['mutation', undefined]) {
      expect([operation, await statusOf(operation), received.length]).toEqual([operation, [200, 502], 1]);
    }
  });
});
