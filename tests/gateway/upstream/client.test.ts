import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../gateway/shared/errors.ts';
import { isRefusal } from '../../../gateway/upstream/faults.ts';
import { bearerOf } from '../../support/bearer.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { clientOf, getCall, type Handler, json, outcome, sendCall } from '../../support/rest-client.ts';

const ok = { status: 'success', message: '', data: [] };

const failed = 'The attendance service failed to do this. Try again; tell the administrator if this goes on.';

describe('createRestClient get', () => {
  it('R-009 R-125 asks below the prefix with the bearer token and gives bytes and ETag', async () => {
    const { client, requests } = await clientOf(json(200, ok, { etag: '"v1"' }));
    expect(await client.get(getCall('/staff/findAll'), bearerOf('tok'))).toEqual({
      notModified: false,
      bytes: Buffer.from(JSON.stringify(ok)),
      etag: '"v1"',
    });
    expect(requests[0]).toMatchObject({
      line: 'GET /api/v2/attendance/staff/findAll',
      headers: { authorization: 'Bearer tok', accept: 'application/json' },
    });
  });

  it('asks on condition and hears that nothing changed', async () => {
    const { client, requests } = await clientOf((_request, response) => response.writeHead(304).end());
    expect(await client.get(getCall('/staff/findAll'), bearerOf('tok'), { etag: '"v1"' })).toEqual({
      notModified: true,
    });
    expect(requests[0]?.headers['if-none-match']).toBe('"v1"');
    expect(await outcome(client.get(getCall('/staff/findAll'), bearerOf('tok')))).toMatchObject({
      code: 'UPSTREAM_BAD_RESPONSE',
    });
  });

  it('F-205 refuses pages that are longer together than one reply may be, and asks for no more of them', async () => {
    const page: Handler = (request, response, count) =>
      json(200, { ...ok, data: [`${count}`.repeat(4_000)], next: `?page=${count}` })(request, response, count);
    const { client, requests } = await clientOf(page, { maximumBytes: 10_000 });
    expect(await outcome(client.get(getCall('/staff/findAll'), bearerOf('tok')))).toMatchObject({
      code: 'UPSTREAM_BAD_RESPONSE',
      message: expect.stringContaining('3 rows of the list and that there are more'),
    });
    expect(requests).toHaveLength(3);
  });

  it('F-205 gives up slow pages that lead to ever more of them', async () => {
    const page: Handler = (request, response, count) =>
      void setTimeout(() => json(200, { ...ok, data: [count], next: `?page=${count}` })(request, response, count), 40);
    const { client } = await clientOf(page, { timeout: 150 });
    expect(await outcome(client.get(getCall('/staff/findAll'), bearerOf('tok')))).toMatchObject({
      code: 'UPSTREAM_TIMEOUT',
    });
  });

  it.each<[string, string, Handler, string?]>([
    ['401', 'UNAUTHENTICATED', json(401, { status: 'error', message: 'Token expired' }), 'Token expired'],
    ['401 without a body', 'UNAUTHENTICATED', (_q, response) => response.writeHead(401).end()],
    ['403', 'FORBIDDEN', json(403, { status: 'error', message: 'Admins only' }), 'Admins only'],
    ['400 with an envelope', 'UPSTREAM_REJECTED', json(400, { status: 'error', message: 'Bad date' }), 'Bad date'],
    ['500 with an envelope', 'UPSTREAM_REJECTED', json(500, { status: 'error', message: 'Broken' }), 'Broken'],
    ['503 with an envelope', 'UPSTREAM_UNAVAILABLE', json(503, { status: 'error', message: 'Starting' }), 'Starting'],
    [
      'a failure that tells of machines',
      'UPSTREAM_REJECTED',
      json(500, { status: 'error', message: 'Pool is full' }),
      failed,
    ],
    [
      'a failure with a code of ours',
      'UPSTREAM_UNAVAILABLE',
      json(503, { status: 'error', message: 'Starting', refusal: { code: 'DATABASE_AWAY' } }),
      'The database cannot be reached. Try again in a moment.',
    ],
    [
      '429 with an envelope',
      'UPSTREAM_UNAVAILABLE',
      json(429, { status: 'error', message: 'Slower' }),
      'Slower. The gateway asks again in 15 seconds.',
    ],
    ['429 with HTML', 'UPSTREAM_UNAVAILABLE', (_q, response) => response.writeHead(429).end('<html>nginx</html>')],
    ['500 of another shape', 'UPSTREAM_BAD_RESPONSE', json(500, { error: 'at /srv/app.js:1' })],
    ['502 with HTML', 'UPSTREAM_UNAVAILABLE', (_q, response) => response.writeHead(502).end('<html>nginx</html>')],
    [
      'a redirect',
      'UPSTREAM_BAD_RESPONSE',
      (_q, response) => response.writeHead(302, { location: 'http://moved.example/other?tok=1' }).end(),
      'The attendance service answered that this call has moved to http://moved.example/other. Try again; tell the administrator if this goes on.',
    ],
    [
      'a reply that breaks off',
      'UPSTREAM_BAD_RESPONSE',
      (_q, response) => {
        response.writeHead(200, { 'content-length': '50' });
        response.write('{"status":', () => response.destroy());
      },
    ],
    ['a reply that is too large', 'UPSTREAM_BAD_RESPONSE', (_q, response) => response.end('x'.repeat(200_000))],
    ['no HTTP at all', 'UPSTREAM_BAD_RESPONSE', (request) => request.socket.end('SSH-2.0-x\r\n\r\n')],
    ['a connection that is reset', 'UPSTREAM_UNAVAILABLE', (request) => request.socket.destroy()],
  ])('turns %s into %s', async (_kind, code, handler, message) => {
    const { client } = await clientOf(handler);
    const result = await outcome(client.get(getCall('/staff/findAll'), bearerOf('tok')));
    expect(result).toMatchObject({ code, ...(message && { message }) });
    expect(JSON.stringify(result)).not.toMatch(/127\.0\.0\.1|srv|nginx|ECONN|tok\b/);
  });

  it.each([
    [200, true],
    [404, true],
    [500, false],
  ])('takes a refusal with HTTP status %i for word of what the service has: %s', async (status, isWord) => {
    const { client } = await clientOf(json(status, { status: 'error', message: 'Nothing there' }));
    const error = await client.get(getCall('/staff/findAll'), bearerOf('tok')).then(
      ({ notModified, ...reply }) => reply,
      (fault: unknown) => fault,
    );
    expect([codeOf(error), isRefusal(error)]).toEqual(['UPSTREAM_REJECTED', isWord]);
  });

  it('says UPSTREAM_UNAVAILABLE when nobody listens', async () => {
    const { client, server } = await clientOf(json(200, ok));
    await new Promise((resolve) => server.close(resolve));
    expect(await outcome(client.get(getCall('/x'), bearerOf('tok')))).toEqual({
      code: 'UPSTREAM_UNAVAILABLE',
      message: 'The attendance service cannot be reached. Try again in a moment.',
    });
    expect(await client.isReachable()).toBe(false);
  });

  it.each<[string, Handler]>([
    ['never begins', () => undefined],
    ['never ends', (_request, response) => void response.writeHead(200).write('{')],
  ])('gives up at the deadline on a reply that %s', async (_kind, handler) => {
    const { client, requests } = await clientOf(handler, { timeout: 4_000 });
    const pass = holdTimers();
    const asked = outcome(client.get(getCall('/x'), bearerOf('tok')));
    await expect.poll(() => requests).toHaveLength(1);
    expect(await pass(asked)).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(requests).toHaveLength(1);
  });

  it('tries once more after a connection fault', async () => {
    const { client, requests } = await clientOf((request, response, count) => {
      if (count === 1) request.socket.destroy();
      else json(200, ok)(request, response, count);
    });
    expect(await client.get(getCall('/x'), bearerOf('tok'))).toMatchObject({ notModified: false });
    expect(requests).toHaveLength(2);
  });

  it('does not try again after an answer', async () => {
    const { client, requests } = await clientOf(json(503, {}));
    await outcome(client.get(getCall('/x'), bearerOf('tok')));
    expect(requests).toHaveLength(1);
  });

  const only =
    (address: string, status: number): Handler =>
    (request, response, count) =>
      json(request.url === address ? status : 404, {})(request, response, count);

  it('F-122 is reachable where a service answers anything but an outage, asked for its readiness and nothing else', async () => {
    const { client, requests } = await clientOf(only('/api/v2/attendance/shift/findAll', 401));
    expect(await client.isReachable()).toBe(true);
    expect(requests.map(({ line }) => line)).toEqual(['GET /readyz']);
  });

  it('F-88 the first call says in the log that the prefix leads nowhere', async () => {
    const page: Handler = (_request, response) => void response.writeHead(404).end('<h1>Not found</h1>');
    const { client } = await clientOf(page);
    const caller = bearerOf('tok');
    expect(await outcome(client.get(getCall('/shift/findAll'), caller))).toMatchObject({
      code: 'UPSTREAM_BAD_RESPONSE',
    });
    expect(caller.state.withheld).toMatchObject([
      { status: 404, note: 'Nothing is at /api/v2/attendance/shift/findAll: see UPSTREAM_URL and UPSTREAM_PREFIX.' },
    ]);
  });
});

describe('createRestClient find', () => {
  const path = '/staff/find/a1';

  it('R-009 R-109 opens the reply of one record', async () => {
    const reply = { status: 'success', message: '', data: { staffID: '1' } };
    const { client, requests } = await clientOf(json(200, reply));
    expect(await client.find(getCall(path), bearerOf('tok'))).toEqual(reply);
    expect(requests[0]).toMatchObject({
      line: 'GET /api/v2/attendance/staff/find/a1',
      headers: { authorization: 'Bearer tok' },
    });
  });

  it('answers null where the service has no such record', async () => {
    const { client } = await clientOf(json(404, { status: 'error', message: 'No staff record' }));
    expect(await client.find(getCall(path), bearerOf('tok'))).toBe(null);
  });

  it.each<[string, string, Handler]>([
    ['a 404 of something else', 'UPSTREAM_BAD_RESPONSE', (_q, response) => response.writeHead(404).end('<html>')],
    ['401', 'UNAUTHENTICATED', json(401, { status: 'error', message: 'Token expired' })],
    ['400', 'UPSTREAM_REJECTED', json(400, { status: 'error', message: 'Bad id' })],
    ['an error with status 200', 'UPSTREAM_REJECTED', json(200, { status: 'error', message: 'Bad id' })],
  ])('calls %s %s', async (_kind, code, handler) => {
    const { client } = await clientOf(handler);
    expect(await outcome(client.find(getCall(path), bearerOf('tok')))).toMatchObject({ code });
  });
});

describe('createRestClient send', () => {
  it('sends JSON once and opens the envelope', async () => {
    const { client, requests } = await clientOf(json(200, { status: 'success', message: 'Done', data: { id: 1 } }));
    expect(await client.send(sendCall('POST', '/users/create', { email: 'a@b.c' }), bearerOf('tok'))).toEqual({
      status: 'success',
      message: 'Done',
      data: { id: 1 },
    });
    expect(requests).toMatchObject([
      {
        line: 'POST /api/v2/attendance/users/create',
        body: '{"email":"a@b.c"}',
        headers: { authorization: 'Bearer tok' },
      },
    ]);
  });

  it('never repeats a write, and tells that nobody knows what became of it', async () => {
    const { client, requests } = await clientOf((request) => request.socket.destroy());
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect(await outcome(client.send(sendCall(method, '/x'), bearerOf('tok')))).toMatchObject({
        code: 'UPSTREAM_UNAVAILABLE',
        message: expect.stringContaining('may have done this or not'),
      });
    }
    expect(requests).toHaveLength(3);
  });

  it("reads a 401 without a token as the server's word on the password", async () => {
    const { client, requests } = await clientOf(json(401, { status: 'error', message: 'Invalid email or password' }));
    expect(await outcome(client.send(sendCall('POST', '/users/signin', {}), { ...bearerOf(''), token: null }))).toEqual(
      {
        code: 'UPSTREAM_REJECTED',
        message: 'Invalid email or password',
      },
    );
    expect(requests[0]?.headers.authorization).toBe(undefined);
  });
});

describe('createRestClient send with a time of its own', () => {
  it('waits as long as the call says, and sends once', async () => {
    const { client, requests } = await clientOf(() => {});
    const pass = holdTimers();
    const sent = outcome(client.send(sendCall('POST', '/staff/create/many', { staffs: [] }), bearerOf('tok'), 4_000));
    await expect.poll(() => requests).toHaveLength(1);
    expect(await pass(sent)).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(requests).toHaveLength(1);
  });
});

describe('createRestClient send on a connection that ends without an answer', () => {
  it('tells of no doubt when the service was never reached', async () => {
    const { client, server } = await clientOf(() => {});
    await new Promise((resolve) => server.close(resolve));
    const { message } = (await outcome(client.send(sendCall('POST', '/shift/create', {}), bearerOf('tok')))) as {
      message: string;
    };
    expect(message).toBe('The attendance service cannot be reached. Try again in a moment.');
  });
});

describe('texts of upstream that are withheld', () => {
  it('F-03 F-246 are counted in the state of the request, and stand nowhere', async () => {
    const message = `at Pool.query (/srv/app/pool.js:1:2) authorization: Bearer tok-1234 ${'x'.repeat(600)}`;
    const { client } = await clientOf(json(500, { status: 'error', message }));
    const caller = bearerOf('tok-1234');
    expect(await outcome(client.get(getCall('/x'), caller))).toMatchObject({ code: 'UPSTREAM_REJECTED' });
    expect(caller.state.withheld).toEqual([{ call: 'GET /x', status: 500, characters: message.length }]);
  });
});
