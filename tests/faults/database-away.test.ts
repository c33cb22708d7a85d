import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createMigratedDatabase } from '../support/database.ts';
import { postGraphQL, postSignIn } from '../support/post-graphql.ts';
import { freePort, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';

/** A port of this machine behind which PostgreSQL is, and which can be taken away and given back. */
async function startDatabaseLine(address: string) {
  const port = await freePort();
  const folder = new URL(address).searchParams.get('host') ?? '';
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const database = connect(`${folder}/.s.PGSQL.5432`);
    for (const end of [socket, database]) {
      open.add(end);
      end.once('close', () => {
        socket.destroy();
        database.destroy();
      });
      end.on('error', () => {});
    }
    socket.pipe(database).pipe(socket);
  });
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    server.close();
    for (const socket of open) socket.destroy();
    open.clear();
  };
  await listen();
  onTestFinished(cut);
  return { url: `postgresql://postgres@127.0.0.1:${port}${new URL(address).pathname}`, cut, listen };
}

describe.skipIf(!inject('postgresqlUrl'))('the service without its database', () => {
  it('F-09 answers 503 at once, is not ready, and is whole again within six seconds', async () => {
    const line = await startDatabaseLine(await createMigratedDatabase());
    const service = await startUpstreamProcess({
      DATABASE_URL: line.url,
      DEMO_STAFF: '20',
      DEMO_DAYS: '2',
      LOG_LEVEL: 'silent',
    });
    onTestFinished(service.stop);
    const calls = `${service.url}/api/v2/attendance`;
    const signIn = () =>
      fetch(`${calls}/users/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@demo.example', password: 'attendance-demo' }),
      });
    const { data } = (await (await signIn()).json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    const list = () => fetch(`${calls}/staff/findAll`, { headers });
    const ready = async () => (await fetch(`${service.url}/readyz`)).status;
    expect([(await list()).status, await ready()]).toEqual([200, 200]);

    line.cut();
    for (const reply of await Promise.all([list(), signIn(), list(), fetch(`${calls}/shift/findAll`, { headers })])) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
      const message = 'The database cannot be reached. Try again in a moment.';
      expect(await reply.json()).toEqual({ status: 'error', message, data: null, refusal: { code: 'DATABASE_AWAY' } });
    }
    expect(await ready()).toBe(503);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);

    await line.listen();
    await expect.poll(async () => [(await list()).status, await ready()]).toEqual([200, 200]);
  });

  it('R19 F-09 is UPSTREAM_UNAVAILABLE to every user of the gateway, which is not ready, counts it, and is whole again', {
    tags: 'nightly',
  }, async () => {
    const line = await startDatabaseLine(await createMigratedDatabase());
    const demo = { DEMO_STAFF: '20', DEMO_DAYS: '2', LOG_LEVEL: 'silent' };
    const service = await startUpstreamProcess({ DATABASE_URL: line.url, ...demo });
    onTestFinished(service.stop);
    const metricsPort = String(await freePort());
    const gateway = await startGatewayProcess(service.url, {
      METRICS_PORT: metricsPort,
      LIST_WINDOW_MS: '0',
      LOG_LEVEL: 'silent',
    });
    onTestFinished(gateway.stop);
    const enter = (role: string, password?: string) => postSignIn(gateway.url, `${role}@demo.example`, password);
    const roles = ['admin', 'management', 'user'];
    const tokens = await Promise.all(roles.map(async (role) => (await enter(role)).data?.signIn?.token ?? ''));
    const lists = ['attendance(date: "2026-11-19", mode: SIGNED_IN)', 'absentees(date: "2026-11-19")', 'shiftList'];
    const askAll = () =>
      Promise.all(
        tokens.flatMap((token) =>
          lists.map((list) => postGraphQL(gateway.url, `{ ${list} { totalCount } }`, { token })),
        ),
      );
    const ready = async () => (await fetch(`${gateway.url}/readyz`)).status;
    expect((await askAll()).map(({ code }) => code)).toEqual(Array(9).fill(undefined));

    line.cut();
    for (let round = 0; round < 3; round += 1) {
      expect((await askAll()).map(({ code }) => code)).toEqual(Array(9).fill('UPSTREAM_UNAVAILABLE'));
    }
    expect((await enter('user')).code).toBe('UPSTREAM_UNAVAILABLE');
    // Nobody's password is taken for wrong.
    for (let round = 0; round < 8; round += 1) expect((await enter('admin', 'x')).code).toBe('UPSTREAM_UNAVAILABLE');
    expect([await ready(), (await fetch(`${gateway.url}/healthz`)).status]).toEqual([503, 200]);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/attendance_operation_errors_total\{code="UPSTREAM_UNAVAILABLE"\} [1-9]/);

    await line.listen();
    const isWhole = async () => [await ready(), ...new Set((await askAll()).map(({ code }) => code ?? 'data'))];
    await expect.poll(isWhole).toEqual([200, 'data']);
    // Sign-in has a circuit of its own, which may rest for a moment yet.
    await expect.poll(async () => (await enter('admin')).code).toBe(undefined);
  });
});
