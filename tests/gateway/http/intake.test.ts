import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testGateway } from '../../support/gateway.ts';

const prefix = '/api/v2/attendance';

async function serviceOf(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const record = JSON.stringify({ staffID: '00123', mode: 'signedIn', attendanceDate: '2026-11-20T08:01:02+01:00' });
const send = (url: string, path = '/attendance/create') =>
  fetch(`${url}${prefix}${path}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer device_1',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
      cookie: 'a=b',
    },
    body: record,
  });

describe('records of devices at the address of the dashboard', () => {
  it('F-81 go to the service with their key as they are, and its answer comes back as it is', async () => {
    const seen: unknown[] = [];
    const UPSTREAM_URL = await serviceOf(async (request, response) => {
      const { authorization, cookie, 'idempotency-key': key } = request.headers;
      seen.push([request.method, request.url, authorization, key, cookie, await text(request)]);
      response.writeHead(422, {
        'content-type': 'application/json; charset=utf-8',
        'retry-after': '7',
        'x-other': '1',
      });
      response.end('{"status":"error","message":"too old"}');
    });
    const { url } = await testGateway({ settings: { UPSTREAM_URL } });
    for (const path of ['/attendance/create', '/attendance/create/many']) {
      const answer = await send(url, path);
      expect([answer.status, await answer.json()]).toEqual([422, { status: 'error', message: 'too old' }]);
      expect([answer.headers.get('retry-after'), answer.headers.get('x-other')]).toEqual(['7', null]);
      expect(seen.pop()).toEqual(['POST', `${prefix}${path}`, 'Bearer device_1', 'k1', undefined, record]);
    }
    const others = ['/users/create', '/attendance/create/', '/attendance/findall'];
    for (const path of others) expect((await send(url, path)).status).toBe(404);
    expect(seen).toEqual([]);
  });

  it('F-291 carry the address of their sender and the id of the request, and no forged address', async () => {
    const seen: unknown[] = [];
    const UPSTREAM_URL = await serviceOf((request, response) => {
      seen.push([request.headers['x-forwarded-for'], request.headers['x-request-id']]);
      response.end('{}');
    });
    for (const TRUSTED_PROXIES of ['127.0.0.1', '203.0.113.1']) {
      const { url } = await testGateway({ settings: { UPSTREAM_URL, TRUSTED_PROXIES } });
      const headers = { 'x-forwarded-for': '198.51.100.7', 'x-request-id': 'gate-1' };
      await fetch(`${url}${prefix}/attendance/create`, { method: 'POST', headers, body: record });
    }
    expect(seen).toEqual([
      ['198.51.100.7', 'gate-1'],
      ['127.0.0.1', 'gate-1'],
    ]);
  });

  it('are to be sent again while the service does not answer', async () => {
    const { url } = await testGateway({ settings: { UPSTREAM_URL: 'http://127.0.0.1:9' } });
    const answer = await send(url);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ status: 'error', message: expect.stringContaining('Send the record') });
  });
});
