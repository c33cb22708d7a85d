import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../gateway/config.ts';
import { startGateway } from '../../gateway/server.ts';
import { createLog } from '../../telemetry/log.ts';
import { describeOnEngines } from '../support/database.ts';
import { patience } from '../support/patience.ts';
import { addShift, addStaff, testSecret } from '../support/upstream.ts';
import { type ListServices, openListServices } from '../upstream/list-services.ts';

const today = '2026-11-20';
const counts = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'];

/** What a dashboard asks for at once. */
const dashboard = [
  `{
    overview(date: "${today}") { ${counts.map((count) => `${count} { rows source { ok } }`).join(' ')} }
    reconciliation(date: "${today}") { groups { group people } }
  }`,
  `{ attendanceTrend(until: "${today}", days: 5) { daysRead } }`,
  `{ nearSerialLateness(month: "${today.slice(0, 7)}", first: 10) { daysRead totalCount } }`,
];

const dashboards = 6;

/** The lists that a sign-in of today changes: it may count for yesterday's night too. */
const changed = [
  'the figures of today',
  'the figures of yesterday',
  'the figures of this month',
  'the late of today',
  'the late of yesterday',
];

describeOnEngines('dashboards over a service', (engine) => {
  let services: ListServices;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let tokens: string[];
  let computed = 0;
  let staff: string;

  beforeAll(async () => {
    services = await openListServices(engine);
    services.now = new Date(`${today}T10:00:00Z`);
    staff = await addStaff(services.db, 'S-1', { shift_id: await addShift(services.db, 'Day') });
    const service = await services.start(2 ** 26, async () => {
      computed += 1;
    });
    // What is counted must not depend on how busy the machine is.
    const settings = { PORT: '0', JWT_SECRET: testSecret, LIST_WINDOW_MS: '0', COST_BUDGET: '0', ...patience };
    gateway = await startGateway({
      config: { ...readConfig(settings), upstreamURL: service.url },
      log: createLog('silent'),
      now: () => services.now.getTime(),
    });
    const claims = decodeJwt(await services.tokenOf('admin'));
    const sign = (jti: string) =>
      new SignJWT({ ...claims, jti }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(testSecret));
    tokens = await Promise.all(Array.from({ length: dashboards }, (_, session) => sign(String(session))));
  });
  afterAll(async () => {
    await gateway?.close();
    await services?.close();
  });

  const ask = async (token: string, query: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    // biome-ignore lint/suspicious/noExplicitAny: the test compares what came, whatever it is.
    const { data, errors } = (await reply.json()) as any;
    expect(errors).toBeUndefined();
    return data;
  };
  /** All dashboards at once; the numbers of each. */
  const visitAll = () =>
    Promise.all(
      tokens.map(async (token) => {
        const [{ overview }, { attendanceTrend }, { nearSerialLateness }] = await Promise.all(
          dashboard.map((query) => ask(token, query)),
        );
        expect(attendanceTrend.daysRead).toBe(5);
        expect(nearSerialLateness.daysRead).toBe(20);
        return counts.map((count) => overview[count].rows);
      }),
    );

  it('F-82 make it compute each list that a write has changed once, and miss no number', async () => {
    const before = await visitAll();
    expect(new Set(before.map(String))).toEqual(new Set(['1,0,0,0,0,0']));
    computed = 0;
    await visitAll();
    expect(computed).toBe(0);
    await services.db
      .insertInto('attendance')
      .values({ staff_id: staff, mode: 'signedIn', attendance_at: new Date(`${today}T09:00:00Z`) })
      .execute();
    const after = await visitAll();
    expect(new Set(after.map(String))).toEqual(new Set(['1,1,1,0,0,0']));
    expect(computed).toBe(changed.length);
  });
});
