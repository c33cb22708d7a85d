/** @module-tag long */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '../../gateway/upstream/endpoints.ts';
import { compareService } from '../../tools/check-service/compare-service.ts';
import { createSendRequest, StoppedAnswering } from '../../tools/check-service/send-request.ts';
import { now } from '../support/fixed-clock.ts';
import { signToken } from '../support/gateway.ts';

async function serviceOf(handler: RequestListener) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, prefix: '' };
}

function sending(service: { url: string; prefix: string }, timeout?: number) {
  const { send, close } = createSendRequest(service, timeout);
  onTestFinished(close);
  return () => send(endpoints.shifts(), 'token');
}

describe('check-service', () => {
  it('F-156 reads no reply beyond the limit, whether its length is announced, counted or folded', async () => {
    let read = 0;
    const service = await serviceOf((_request, response) => {
      response.writeHead(200, { 'content-length': 300_000_000 });
      const chunk = Buffer.alloc(1_000_000, ' ');
      const write = () => {
        read += chunk.length;
        if (!response.destroyed && read < 300_000_000) response.write(chunk, write);
      };
      write();
    });
    const reply = await sending(service)();
    expect(reply.fault).toMatchObject({
      taken: 'UPSTREAM_BAD_RESPONSE',
      what: expect.stringContaining('more than 67108864 bytes'),
    });
    expect(reply.bytes).toHaveLength(0);
    expect(read).toBeLessThan(30_000_000);
    const bomb = gzipSync(Buffer.alloc(70_000_000, ' '));
    const folded = await serviceOf((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    expect((await sending(folded)()).fault?.taken).toBe('UPSTREAM_BAD_RESPONSE');
  });

  it('F-156 says that a service is silent, and asks it nothing more after the second call', async () => {
    let calls = 0;
    const service = await serviceOf(() => {
      calls += 1;
    });
    const send = sending(service, 50);
    for (const _ of [1, 2]) expect((await send()).fault?.what).toContain('no reply within');
    await expect(send()).rejects.toBeInstanceOf(StoppedAnswering);
    // A busy machine may give one up before the service has seen it.
    expect(calls).toBeLessThanOrEqual(2);
  });

  it('F-156 gives up a reply that trickles', async () => {
    const service = await serviceOf((_request, response) => {
      response.writeHead(200);
      const trickle = setInterval(() => response.write(' '), 5);
      response.once('close', () => clearInterval(trickle));
    });
    expect((await sending(service, 60)()).fault?.taken).toBe('UPSTREAM_TIMEOUT');
  });

  it('F-156 reports what it has found when the service stops answering', async () => {
    const token = await signToken();
    const service = await serviceOf((request, response) => {
      if (request.method === 'POST') response.end(JSON.stringify({ status: 'success', message: '', data: { token } }));
      else request.socket.destroy();
    });
    const compared = await compareService({
      ...service,
      email: 'ada@demo.example',
      password: 'secret-password',
      timeZone: 'Africa/Lagos',
      timeFormat: 'iso',
      write: false,
      now: now(),
    });
    expect(compared.map(({ call }) => call)).toEqual([
      'POST /users/signin',
      'GET /users/findAll',
      'GET /staff/findAll',
      'the other calls',
    ]);
    expect(compared.at(-1)?.deviations[0]?.what).toContain('asked nothing more');
  });

  describe('F-242 with a second account', () => {
    /** Two accounts of a service that answers each list by `audience` of their claims. */
    async function accountsOf(
      claims: readonly [Record<string, unknown>, Record<string, unknown>],
      audience: (own: Record<string, unknown>) => unknown,
    ) {
      const tokens = await Promise.all(claims.map((own, index) => signToken({ userID: `user-${index}`, ...own })));
      const service = await serviceOf(async (request, response) => {
        const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
        const success = (data: unknown) => answer(200, { status: 'success', message: '', data });
        if (request.method === 'POST') {
          const chunks = await request.toArray();
          return success({ token: tokens[String(Buffer.concat(chunks)).includes('other@') ? 1 : 0] });
        }
        const index = tokens.indexOf(request.headers.authorization?.slice('Bearer '.length) ?? '');
        if (index < 0) return answer(401, { status: 'error', message: 'Sign in.' });
        if (request.url?.includes('extensions')) return answer(404, { status: 'error', message: 'No such call.' });
        return success([{ _id: String(audience(claims[index] ?? {})) }]);
      });
      const compared = await compareService({
        ...service,
        email: 'ada@demo.example',
        password: 'secret-password',
        other: { email: 'other@demo.example', password: 'secret-password' },
        timeZone: 'Africa/Lagos',
        timeFormat: 'iso',
        write: false,
        now: now(),
      });
      const result = compared.find(({ call }) => call === 'the lists of both accounts');
      return result?.deviations[0] ? `${result.deviations[0].what}: ${result.deviations[0].taken}` : result?.notTried;
    }
    const awka = { role: 'management', district: 'Awka' };
    const enugu = { role: 'management', district: 'Enugu' };

    it('says that districts are answered alike, so that they may share', async () => {
      expect(await accountsOf([awka, enugu], () => 1)).toMatch(/^all \d+ are alike; LISTS_ALIKE=role saves calls$/);
    });

    it('says which lists differ by district', async () => {
      const said = await accountsOf([awka, enugu], ({ district }) => district);
      expect(said).toMatch(/GET \/attendance\/findall.* differ; leave LISTS_ALIKE=district/);
    });

    it('warns of a service that answers two callers of one role and district differently', async () => {
      let calls = 0;
      const same = [awka, { ...awka, area: 2 }] as const;
      expect(await accountsOf([...same], () => 1)).toMatch(/may share lists$/);
      expect(await accountsOf([...same], () => (calls += 1))).toContain('set LIST_WINDOW_MS=0');
    });

    it('says nothing of sharing about two roles', async () => {
      expect(await accountsOf([awka, { ...awka, role: 'user' }], () => 1)).toContain('different roles');
    });
  });
});
