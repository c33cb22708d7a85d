import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createPostgresqlDatabase } from '../support/database.ts';
import { freePort, startUpstreamProcess } from '../support/product.ts';

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

describe.skipIf(!inject('postgresqlUrl'))('the service without its database', { timeout: 120_000 }, () => {
  it('F-09 answers 503 at once, is not ready, and is whole again within six seconds', async () => {
    const line = await startDatabaseLine(await createPostgresqlDatabase());
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
      expect(await reply.json()).toEqual({ status: 'error', message, data: null });
    }
    expect(await ready()).toBe(503);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);

    await line.listen();
    await expect.poll(async () => [(await list()).status, await ready()], { timeout: 6_000 }).toEqual([200, 200]);
  });
});
