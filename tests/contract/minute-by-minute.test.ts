import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clientOperation } from '../../bench/documents.ts';
import { reasonWords } from '../../schema/reason-words.ts';
import { companyGateway } from '../support/company-gateway.ts';
import { startCompanyService } from '../support/company-service.ts';
import { now as runClock } from '../support/fixed-clock.ts';
import { testSecret } from '../support/gateway.ts';

/** By which a caller is confirmed. */
const smallest = 'GET /shift/findAll';

const reasons = Object.values(reasonWords);
const view = { search: null, where: [], orderBy: [], first: 20, offset: 0 };

/** A clock that the test moves, with all who wait for it. */
function heldClock() {
  const clock = { now: runClock() };
  let waiting: { readonly due: number; readonly end: () => void } | null = null;
  let begun = () => {};
  const wait = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waiting = { due: clock.now + milliseconds, end: resolve };
      signal.addEventListener('abort', () => resolve());
      begun();
    });
  /** Lets time pass; what the gateway does in the background meanwhile is done before it ends. */
  const pass = async (milliseconds: number) => {
    const until = clock.now + milliseconds;
    while (waiting && waiting.due <= until) {
      const { due, end } = waiting;
      clock.now = due;
      const next = new Promise<void>((resolve) => {
        begun = resolve;
      });
      end();
      await next;
    }
    clock.now = until;
  };
  return { clock, wait, pass };
}

/** A company's own service, gateways of it and dashboards over them, as the client asks for them. */
async function setUp({ secret = testSecret, days = 45 } = {}) {
  const { clock, wait, pass } = heldClock();
  const service = await startCompanyService({ secret: testSecret, staff: 60, days, now: () => clock.now });
  const folder = mkdtempSync(path.join(tmpdir(), 'minute-by-minute-'));
  onTestFinished(() => {
    service.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const settings = { LIST_WINDOW_MS: '2000', DATA_FOLDER: folder, JWT_SECRET: secret };
  const start = () => companyGateway(service, { settings, now: () => clock.now, wait });
  const date = service.today();
  const month = date.slice(0, 7);
  /** A dashboard that somebody looks at. */
  const dashboard = (gateway: Awaited<ReturnType<typeof start>>, token: string) => {
    const ask = (name: string, variables: Record<string, unknown>) =>
      gateway.ask(clientOperation(name, variables).query, variables, token);
    const dayReasons = () => ask('DayReasons', { date, came: reasons, missing: reasons, unrecorded: reasons });
    const others = () =>
      Promise.all([
        ask('AttendanceTrend', { until: date, days: 29 }),
        ask('NearSerialLateness', { month, ...view, facets: [] }),
      ]);
    return {
      async open() {
        await Promise.all([ask('Overview', { date }), dayReasons()]);
        await others();
      },
      async poll() {
        await Promise.all([ask('DayNumbers', { date, isWhole: true, isSlow: true }), dayReasons()]);
        await others();
      },
    };
  };
  /**
   * Lives through minutes: `at` says what happens in each second. Answers the most lists of any sixty seconds, the days and
   * modes of past lists, and how often each other call was made.
   */
  const live = async (minutes: number, at: (second: number) => Promise<unknown> | undefined) => {
    const lists: number[] = [];
    const past: string[] = [];
    const others = { confirmations: 0, extensions: 0 };
    for (let second = 0; second < minutes * 60; second++) {
      await at(second);
      await pass(1_000);
      const calls = service.calls();
      for (const { call, query } of calls) {
        if (call === smallest) others.confirmations += 1;
        if (call === 'GET /extensions') others.extensions += 1;
        const isDay = /attendance\/(findall|lateness|exception)$/.test(call);
        if (isDay && (query.date ?? date) < date) past.push([call, query.date, query.mode].join(' '));
      }
      lists.push(calls.filter(({ call }) => call !== smallest && call !== 'GET /extensions').length);
    }
    const inMinuteFrom = (second: number) => lists.slice(second, second + 60).reduce((sum, count) => sum + count);
    return { most: Math.max(...lists.map((_, second) => inMinuteFrom(second))), past, ...others };
  };
  return { service, start, dashboard, live };
}

/** Opens each dashboard in its own second of the first minute, and polls it in the same second of each further one. */
const spread =
  (dashboards: readonly { open(): Promise<unknown>; poll(): Promise<unknown> }[], every: number) =>
  (second: number): Promise<unknown> | undefined => {
    const one = second % every === 0 ? dashboards[(second % 60) / every] : undefined;
    return second < 60 ? one?.open() : one?.poll();
  };

describe('a service of section 7 alone, in any minute of ten', () => {
  it('F-210 is asked for twelve lists for an open dashboard, learning included, and after a restart for no day again', async () => {
    const { service, start, dashboard, live } = await setUp();
    const gateway = await start();
    const before = await live(10, spread([dashboard(gateway, service.token('admin'))], 60));
    expect(before.most).toBeLessThanOrEqual(12);
    expect(before.extensions).toBe(1);
    // It has learned, and goes on to.
    expect(before.past.length).toBeGreaterThan(30);
    await gateway.close();
    service.calls();
    const after = await live(10, spread([dashboard(await start(), service.token('admin'))], 60));
    expect(after.most).toBeLessThanOrEqual(12);
    // One without rows is asked for a second time before it counts; what was asked once is forgotten by a restart.
    const times = (lists: readonly string[], list: string) => lists.filter((other) => other === list).length;
    for (const list of new Set([...before.past, ...after.past])) {
      const [path = '', day = '', mode = ''] = list.replace('GET ', '').split(' ');
      const rows = service.read(path, { date: day, mode }) as readonly unknown[];
      const most = rows.length === 0 ? 2 : 1;
      const first = times(before.past, list);
      expect([list, first <= most, times(after.past, list) <= (first < most ? most : 0)]).toEqual([list, true, true]);
    }
  });

  async function shareLists(count: number, minutes: number): Promise<void> {
    const { service, start, dashboard, live } = await setUp();
    const gateway = await start();
    const all = Array.from({ length: count }, (_, user) =>
      dashboard(gateway, service.token('admin', { userID: `admin-${user}` })),
    );
    const { most, confirmations } = await live(minutes, spread(all, 60 / count));
    expect(most).toBeLessThanOrEqual(12);
    // One of them shows that strangers are refused.
    expect(confirmations).toBeLessThanOrEqual(minutes * count + 1);
  }

  it('F-210 is asked for twelve lists for six who share, and confirms each once', () => shareLists(6, 3));
  it('F-210 is asked for twelve lists for thirty who share, and confirms each once', { tags: 'nightly' }, () =>
    shareLists(30, 10),
  );

  it('F-210 is asked for thirty lists for all groups of readers together, of which three come first and one each minute', async () => {
    const { service, start, dashboard, live } = await setUp();
    const gateway = await start();
    const districts = ['Aba', 'Awka', 'Nnewi', 'Orlu', 'Ogui', 'Owerri', 'Ogidi', 'Mbaise', 'Onitsha', 'Umuahia'];
    const groups = districts.map((district) => dashboard(gateway, service.token('management', { district })));
    const { most, past } = await live(10, (second) => {
      const begun = groups.slice(0, 3 + Math.floor(second / 60));
      const at = (second % 60) / 6;
      const isNew = second < 60 || at === begun.length - 1;
      return isNew ? begun[at]?.open() : begun[at]?.poll();
    });
    expect(most).toBeLessThanOrEqual(30);
    expect(past.length).toBeGreaterThan(30);
  });

  it('F-210 is asked by each for lists of their own without a key, and for no past day', async () => {
    const { service, start, dashboard, live } = await setUp({ secret: '' });
    const { most, past } = await live(10, spread([dashboard(await start(), service.token('admin'))], 60));
    expect(most).toBeLessThanOrEqual(8);
    expect(past).toEqual([]);
  });
});
