import { expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { type Span, startCollector } from '../support/collector.ts';
import { createMigratedDatabase, describeOnEngines } from '../support/database.ts';
import { demoToken, postGraphQL } from '../support/post-graphql.ts';
import { freePort, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';

const traceID = '0af7651916cd43dd8448eb211c80319c';

describeOnEngines('one request', (engine) => {
  it('F-86 is one trace through gateway and service to the SQL statement, and its id finds the log lines of both', {
    tags: 'nightly',
  }, async () => {
    const collector = await startCollector();
    const watched = { OTLP_URL: collector.url, LOG_LEVEL: 'info', OTEL_BSP_SCHEDULE_DELAY: '100' };
    const service = await startUpstreamProcess({
      ...watched,
      DEMO_STAFF: '10',
      DEMO_DAYS: '2',
      ...(engine === 'postgresql' && { DATABASE_URL: await createMigratedDatabase() }),
    });
    onTestFinished(service.stop);
    const gateway = await startGatewayProcess(service.url, { ...watched, METRICS_PORT: String(await freePort()) });
    onTestFinished(gateway.stop);
    const token = await demoToken(gateway.url);
    const post = (query: string, more = {}) =>
      postGraphQL(gateway.url, query, { token, headers: { 'x-forwarded-for': '203.0.113.9', ...more } });
    const mutation =
      'mutation Twice { createUser(input: { email: "admin@demo.example", role: USER, district: "Awka", serviceCentre: "Awka" }) { message } }';
    expect((await post(mutation)).errors?.[0].message).toContain('admin@demo.example');
    const traceparent = `00-${traceID}-b7ad6b7169203331-01`;
    const { data, headers } = await post('query People { staff(first: 1) { totalCount } }', { traceparent });
    expect(data.staff.totalCount).toBe(10);
    const id = headers.get('x-request-id');

    const traced = () => collector.spans().filter(({ traceId }) => traceId === traceID);
    const named = (service: string, name: RegExp) =>
      traced().find((span) => span.service === service && name.test(span.name));
    await expect.poll(() => named('attendance-service', /^GET/)).toBeTruthy();
    await expect.poll(() => named('attendance-gateway', /^query/)).toBeTruthy();
    const statement = traced().find(({ attributes }) => textOf(attributes).includes('from "staff'));
    const path: (string | undefined)[] = [];
    for (
      let span: Span | undefined = statement;
      span;
      span = traced().find(({ spanId }) => spanId === span?.parentSpanId)
    )
      path.push(`${span.service} ${span.name}`);
    expect(path).toEqual([
      expect.stringMatching(/^attendance-service pg\.query:SELECT /),
      'attendance-service GET /staff/findAll',
      'attendance-gateway GET /staff/findAll',
      'attendance-gateway query People',
    ]);
    // Of a statement that failed nothing stays but that it failed: the words of the database may quote a value.
    const isFailed = ({ name, status }: Span) => name.startsWith('pg.query:INSERT') && status?.code === 2;
    expect(collector.spans().find(isFailed)?.status).toEqual({ code: 2 });
    for (const secret of [
      'exception.message',
      'duplicate key',
      token,
      demoPassword,
      'admin@demo.example',
      '203.0.113.9',
    ])
      expect(collector.bodies.some((body) => body.includes(secret))).toBe(false);

    const linesWith = (lines: string[], found: string) => lines.filter((line) => line.includes(found));
    await expect.poll(() => linesWith(gateway.lines(), traceID).length).toBe(1);
    await expect.poll(() => linesWith(service.lines(), traceID).length).toBeGreaterThan(0);
    const line = JSON.parse(linesWith(service.lines(), '/staff/findAll').find((one) => one.includes(traceID)) ?? '{}');
    expect(line).toMatchObject({
      service: 'upstream',
      request: id,
      trace: traceID,
      call: 'GET /staff/findAll',
      status: 200,
      outcome: 'ok',
      address: '203.0.113.9',
    });
    expect(JSON.parse(linesWith(gateway.lines(), traceID)[0] ?? '{}')).toMatchObject({
      request: id,
      trace: traceID,
      operation: 'People',
      address: '203.0.113.9',
    });
    expect([...gateway.lines(), ...service.lines()].some((text) => text.includes(token))).toBe(false);
  });
});

const textOf = (attributes: Span['attributes']) => JSON.stringify(attributes).replaceAll('\\"', '"');
