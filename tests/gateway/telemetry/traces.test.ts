import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
// Loaded with the file: the gateway loads it when it is wanted, which takes its time.
import '../../../gateway/telemetry/traces.ts';
import { spansOf } from '../../support/collector.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

/** A server on a free port that stores what it is sent and answers always the same. */
async function listen(reply: unknown) {
  const received: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ request, body: await text(request) });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(reply));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

describe('OTLP_URL', () => {
  it('sends one trace of an operation and its call, below the caller, on to upstream, without what was asked', async () => {
    const collector = await listen({});
    const upstream = await listen({ status: 'success', data: [] });
    const gateway = await testGateway({ settings: { OTLP_URL: collector.url, UPSTREAM_URL: upstream.url } });
    const [trace, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const token = await signToken();
    await gateway.post(
      { query: 'query Absent { absentees(date: "2026-11-19") { totalCount } }' },
      { authorization: `Bearer ${token}`, traceparent: `00-${trace}-${caller}-01` },
    );
    await fetch(`${gateway.url}/readyz`);
    await gateway.close();

    expect(collector.received.map(({ request }) => request.url)).toEqual(['/v1/traces']);
    const bodies = collector.received.map(({ body }) => body);
    const spans = spansOf(bodies);
    const [call, operation] = spans;
    expect(spans).toMatchObject([
      { name: 'GET /attendance/exception', traceId: trace, parentSpanId: operation?.spanId },
      { name: 'query Absent', traceId: trace, parentSpanId: caller },
    ]);
    const received = upstream.received.find(({ request }) => request.url?.includes('/attendance/exception'));
    expect(received?.request.headers.traceparent).toBe(`00-${trace}-${call?.spanId}-01`);
    expect(bodies.join()).toContain('/attendance/exception');
    for (const secret of ['2026-11-19', token]) expect(bodies.join()).not.toContain(secret);
  });

  it('names a call by its template, and tells no id', async () => {
    const collector = await listen({});
    const upstream = await listen({ status: 'success', data: null });
    const gateway = await testGateway({ settings: { OTLP_URL: collector.url, UPSTREAM_URL: upstream.url } });
    await gateway.query('query Ada { staffMember(id: "ada-lovelace") { id } }');
    await gateway.close();
    const bodies = collector.received.map(({ body }) => body);
    expect(spansOf(bodies).map(({ name }) => name)).toEqual(['GET /staff/find/{id}', 'query Ada']);
    expect(bodies.join()).not.toContain('ada-lovelace');
  });

  it('names an answer that is given again as the first, and traces the call that revalidated it', async () => {
    const collector = await listen({});
    const upstream = await listen({ status: 'success', data: [] });
    const gateway = await testGateway({ settings: { OTLP_URL: collector.url, UPSTREAM_URL: upstream.url } });
    const token = await signToken();
    for (let time = 0; time < 2; time += 1) await gateway.query('query Shifts { shifts { id } }', {}, token);
    await gateway.close();
    const names = spansOf(collector.received.map(({ body }) => body)).map(({ name }) => name);
    expect(names.sort()).toEqual(['GET /shift/findAll', 'GET /shift/findAll', 'query Shifts', 'query Shifts']);
  });

  it('is off unless it is set: upstream sees no traceparent', async () => {
    const upstream = await listen({ status: 'success', data: [] });
    const gateway = await testGateway({ settings: { UPSTREAM_URL: upstream.url } });
    await gateway.query('{ shifts { id } }');
    expect(upstream.received[0]?.request.headers).not.toHaveProperty('traceparent');
  });
});
