import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { createPostgresqlDatabase, describeOnEngines } from '../support/database.ts';
import { freePort, type RunningServer, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';

interface Reply {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the gateway answers.
  readonly data?: any;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

async function ask({ url }: RunningServer, query: string, token = ''): Promise<Reply> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Reply;
}

const documents = [
  '{ staff(first: 1) { totalCount } }',
  '{ me { role } }',
  '{ capabilities { maximumPageSize } }',
  '{ organisation { today } }',
  '{ offices(first: 1) { totalCount } }',
  '{ attendanceTrend(until: "2026-11-24", days: 2) { daysRead } }',
];

/** Each of two gateways in front of a service of its own where the database lets two run. */
describeOnEngines('a machine token with two gateways', (engine) => {
  const running: RunningServer[] = [];
  const keep = async (started: Promise<RunningServer>) => {
    const server = await started;
    running.push(server);
    return server;
  };
  let [one, other]: RunningServer[] = [];
  let session: string;
  beforeAll(async () => {
    const shared = { DEMO_STAFF: '30', DEMO_DAYS: '3', LOG_LEVEL: 'info' };
    const PUBLIC_URL = `http://127.0.0.1:${await freePort()}`;
    const first = { ...shared, PUBLIC_URL, PORT: new URL(PUBLIC_URL).port };
    const database = engine === 'postgresql' ? { DATABASE_URL: await createPostgresqlDatabase() } : {};
    const services = [await keep(startUpstreamProcess({ ...first, ...database }))];
    if (engine === 'postgresql')
      services.push(await keep(startUpstreamProcess({ ...shared, PUBLIC_URL, ...database })));
    const urls = [services.at(0)?.url ?? '', services.at(-1)?.url ?? ''];
    [one, other] = [
      await keep(startGatewayProcess(urls[0] ?? '', { LOG_LEVEL: 'info' })),
      await keep(startGatewayProcess(urls[1] ?? '', { LOG_LEVEL: 'info' })),
    ];
    const signIn = `mutation { signIn(email: "admin@demo.example", password: "${demoPassword}") { token } }`;
    session = (await ask(one, signIn)).data.signIn.token;
  });
  afterAll(async () => {
    for (const server of running.reverse()) await server.stop();
  });

  const make = async (input: string) => {
    const { data } = await ask(
      one as RunningServer,
      `mutation { createMachineToken(input: { name: "Payroll", days: 1, ${input} }) { id secret } }`,
      session,
    );
    return data.createMachineToken as { id: string; secret: string };
  };

  it('is dead at both with the next request after one has revoked it', async () => {
    const gateways = [one, other] as RunningServer[];
    const { id, secret } = await make('role: ADMIN');
    const askAll = () =>
      Promise.all(gateways.flatMap((gateway) => documents.map((document) => ask(gateway, document, secret))));
    const exported = () =>
      Promise.all(
        gateways.map(async ({ url }) => {
          const file = await fetch(`${url}/export/staff.csv`, { headers: { authorization: `Bearer ${secret}` } });
          await file.arrayBuffer();
          return file.status;
        }),
      );
    for (const { errors } of await askAll()) expect(errors).toBeUndefined();
    expect(await exported()).toEqual([200, 200]);
    const { data } = await ask(
      gateways[0] as RunningServer,
      `mutation { revokeMachineToken(id: "${id}") { id } }`,
      session,
    );
    expect(data.revokeMachineToken).toEqual({ id });
    const codes = (await askAll()).map(({ errors }) => errors?.[0]?.extensions.code);
    expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED']));
    expect(await exported()).toEqual([401, 401]);
  });

  it('reads alone, unless it may write, and what it wrote is there', async () => {
    const create =
      'mutation { createShift(input: { name: "By machine", startTime: "05:00", serialLatenessThreshold: 3 }) { id } }';
    const reading = await make('role: ADMIN');
    const refused = await ask(other as RunningServer, create, reading.secret);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const writing = await make('role: ADMIN, isReadOnly: false, operations: ["createShift"]');
    const { data } = await ask(other as RunningServer, create, writing.secret);
    expect(data.createShift.id).toMatch(/^[\da-f-]{36}$/);
    const again = await ask(one as RunningServer, '{ shifts { name } }', writing.secret);
    expect(again.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const list = await ask(one as RunningServer, '{ machineTokens { nodes { id lastUsedAt } } }', session);
    const used = (list.data.machineTokens.nodes as { id: string; lastUsedAt: string | null }[]).find(
      (token) => token.id === writing.id,
    );
    expect(used?.lastUsedAt).toEqual(expect.any(String));
    const logged = () => running.flatMap((server) => server.lines()).join('\n');
    // Lines go out together, after a quarter of a second at most.
    await expect.poll(logged).toContain(writing.id);
    for (const { secret } of [reading, writing]) expect(logged()).not.toContain(secret.slice('machine_'.length));
  });
});
