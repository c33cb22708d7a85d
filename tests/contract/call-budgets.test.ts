import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { clientOperation } from '../../bench/documents.ts';
import { reasonWords } from '../../schema/reason-words.ts';
import { startCompanyService } from '../support/company-service.ts';
import { now as runClock } from '../support/fixed-clock.ts';
import { testGateway, testSecret } from '../support/gateway.ts';

/** By which a caller is confirmed. */
const smallest = 'GET /shift/findAll';

const reasons = Object.values(reasonWords);
const view = { search: null, where: [], orderBy: [], first: 20, offset: 0 };

/** A company's own service, gateways of it, and viewers with the client's own operations, on a clock that the test moves. */
async function setUp() {
  const clock = { now: runClock() };
  const service = await startCompanyService({ secret: testSecret, staff: 60, days: 30, now: () => clock.now });
  const folder = mkdtempSync(path.join(tmpdir(), 'call-budgets-'));
  onTestFinished(() => {
    service.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const settings = { UPSTREAM_URL: service.url, LIST_WINDOW_MS: '2000', DATA_FOLDER: folder, COST_BUDGET: '0' };
  const start = () => testGateway({ settings, now: () => clock.now });
  const date = service.today();
  const month = date.slice(0, 7);
  const asked = () => service.calls().map(({ call, query }) => [call, ...Object.values(query)].join(' '));
  const viewer = (gateway: Awaited<ReturnType<typeof start>>, token: string) => {
    const ask = async (name: string, variables: Record<string, unknown>) => {
      const { errors } = await gateway.query(clientOperation(name, variables).query, variables, token);
      expect(errors).toBe(undefined);
    };
    const dayReasons = () => ask('DayReasons', { date, came: reasons, missing: reasons, unrecorded: reasons });
    return {
      /** The cards, and a second later what the dashboard's other parts ask for. */
      async openDashboard() {
        await ask('Overview', { date });
        await dayReasons();
        clock.now += 1_000;
        await Promise.all([
          ask('AttendanceTrend', { until: date, days: 29 }),
          ask('NearSerialLateness', { month, ...view, facets: [] }),
        ]);
      },
      async poll() {
        await ask('DayNumbers', { date, isWhole: true, isSlow: true });
        await dayReasons();
      },
      openReport: () => ask('Attendance', { date, mode: 'SIGNED_IN', ...view, facets: ['DISTRICT'] }),
      openMonth: (staffID: string) => ask('PersonMonth', { staffID, month }),
    };
  };
  return { clock, service, start, asked, viewer };
}

it('F-120 F-122 shows a dashboard for eight calls: the first, the first user again, another role, after a restart', async () => {
  const { clock, service, start, asked, viewer } = await setUp();
  const gateway = await start();
  const visit = async (one: ReturnType<typeof viewer>) => {
    await one.openDashboard();
    const calls = asked();
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.length).toBeLessThanOrEqual(8);
  };
  await visit(viewer(gateway, service.token('admin')));
  clock.now += 600_000;
  await visit(viewer(gateway, service.token('admin')));
  clock.now += 600_000;
  await visit(viewer(gateway, service.token('management')));
  await gateway.close();
  await visit(viewer(await start(), service.token('admin')));
});

it('F-120 F-122 costs fifteen open dashboards twelve calls a minute, however they fall together', async () => {
  const { clock, service, start, asked, viewer } = await setUp();
  const gateway = await start();
  const viewers = Array.from({ length: 15 }, (_, user) =>
    viewer(gateway, service.token('admin', { userID: `admin-${user}` })),
  );
  const lists = () => asked().filter((call) => call !== smallest);
  // All at once, after every list has become old.
  await Promise.all(viewers.map((one) => one.poll()));
  expect(new Set(lists()).size).toBeLessThanOrEqual(8);
  clock.now += 600_000;
  await Promise.all(viewers.map((one) => one.poll()));
  const together = lists();
  expect(new Set(together).size).toBe(together.length);
  expect(together.length).toBeLessThanOrEqual(8);
  // One after the other over a minute, so that lists become old on the way.
  clock.now += 600_000;
  for (const one of viewers) {
    await one.poll();
    clock.now += 4_000;
  }
  expect(lists().length).toBeLessThanOrEqual(12);
});

it('F-120 F-121 shows an attendance report for two calls, and a month for five beside an open dashboard', async () => {
  const { clock, service, start, asked, viewer } = await setUp();
  const gateway = await start();
  const one = viewer(gateway, service.token('admin'));
  await one.openDashboard();
  clock.now += 600_000;
  asked();
  await one.openReport();
  const report = asked().filter((call) => call !== 'GET /extensions');
  expect(report.length).toBeLessThanOrEqual(2);
  await one.openDashboard();
  clock.now += 6_000;
  asked();
  await one.openMonth(service.company.staff[3]?.staffID ?? '');
  expect(asked().length).toBeLessThanOrEqual(5);
});
