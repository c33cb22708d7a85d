import { decodeJwt, SignJWT } from 'jose';
import { request } from 'undici';
import type { Child } from './child.ts';
import { figure, printGoals, printTable } from './command.ts';
import type { Spent } from './measured.ts';
import { startSignIns } from './sign-in-load.ts';

const counts = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'];
const source = 'source { call ok asOf code message }';
const sources = source.replace('source', 'sources');
const trendDays = 29;

/** What the dashboard of a day asks for. */
const parts = (day: string) => ({
  'numbers of the day': `{
    overview(date: "${day}") { ${counts.map((count) => `${count} { rows distinctStaff ${source} }`).join(' ')} }
    reconciliation(date: "${day}") { groups { group people unknownFor } }
  }`,
  'trend of 29 days': `{
    attendanceTrend(until: "${day}", days: ${trendDays}) { daysRead days { date isWeekend attendance lateness absent } ${sources} }
  }`,
  'near serial lateness': `{
    nearSerialLateness(month: "${day.slice(0, 7)}", first: 10) {
      daysRead daysAsked withoutRule totalCount nodes { key staff { staffID name } shift daysLate threshold } ${sources}
    }
  }`,
});

/** What the load is made over. */
interface DashboardLoad {
  readonly service: Child;
  /** In front of the service; it knows nothing yet. */
  readonly gateway: Child;
  readonly token: string;
  /** Users of that token's role, and what signs their tokens. */
  readonly userIDs: readonly string[];
  readonly jwtSecret: string;
  /** Today, `YYYY-MM-DD`, and the time of both servers' clock. */
  readonly day: string;
  readonly now: () => number;
  readonly staffIDs: readonly string[];
  /** Stores one sign-in of today. */
  readonly write: () => Promise<void>;
  readonly goals: MeasuredGoals;
}

/** What one visit of the dashboard came to. */
interface Visit {
  readonly milliseconds: number;
  /** Numbers of the day and days of the trend that are not there. */
  readonly missing: number;
}

/** Longer than the gateway's revalidation window. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 2_100));

const polls = 10;

/** The token of another user. */
function tokenOf(userID: string, token: string, jwtSecret: string): Promise<string> {
  const claims = { ...decodeJwt(token), userID };
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(jwtSecret));
}

/**
 * Prints what the dashboard of today takes by a gateway that knows nothing yet: a first visit and the next, many users' at
 * once: at first, unchanged, after one sign-in, and while sign-ins come in; and a poll while nothing changes, before and
 * after others have polled.
 */
export async function printDashboardLoad(load: DashboardLoad): Promise<void> {
  const { service, gateway, token, userIDs, jwtSecret, day, now, staffIDs, write, goals } = load;
  const ask = async (query: string, as = token): Promise<string> => {
    const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    const reply = await request(gateway.url, { method: 'POST', headers, body, headersTimeout: 0 });
    return reply.body.text();
  };
  /** Milliseconds of CPU that gateway and service take for some work. */
  const cpuOf = async (work: () => Promise<unknown>) => {
    await Promise.all([gateway.ask('begin'), service.ask('begin')]);
    await work();
    const [ofGateway, ofService] = await Promise.all([gateway.ask<Spent>('end'), service.ask<Spent>('end')]);
    return { gateway: ofGateway.cpu, service: ofService.cpu };
  };
  const timed = async (query: string) => {
    const start = performance.now();
    const text = await ask(query);
    if (text.includes('"errors"')) throw new Error(text);
    return `${figure(performance.now() - start)}${text.match(/"daysRead":\d+/)?.[0].replace(/\D+/, ' ms, days ') ?? ' ms'}`;
  };
  const queries = Object.values(parts(day));
  const visit = async (as: string): Promise<Visit> => {
    const start = performance.now();
    const [numbers = '', trend = ''] = await Promise.all(queries.map((query) => ask(query, as)));
    const read = Number(/"daysRead":(\d+)/.exec(trend)?.[1] ?? 0);
    return {
      milliseconds: performance.now() - start,
      missing: counts.length - (numbers.match(/"rows":\d/g)?.length ?? 0) + trendDays - read,
    };
  };

  const rows: string[][] = [];
  for (const [name, query] of Object.entries(parts(day))) rows.push([name, await timed(query), await timed(query)]);
  printTable(['dashboard', 'first visit', 'next visit'], rows);

  /** CPU of a poll while nothing changes, in milliseconds: the mean of some, by both processes. */
  const poll = async (when: string) => {
    await visit(token);
    let cpu = { gateway: 0, service: 0 };
    for (let number = 0; number < polls; number++) {
      await pause();
      const spent = await cpuOf(() => visit(token));
      cpu = { gateway: cpu.gateway + spent.gateway / polls, service: cpu.service + spent.service / polls };
    }
    const [ofGateway, ofService] = [cpu.gateway, cpu.service].map(figure);
    console.log(
      `\nA poll of the whole dashboard, nothing changed, ${when}: ${ofGateway} ms of CPU in the gateway, ${ofService} in the service (mean of ${polls})`,
    );
    return cpu.gateway + cpu.service;
  };
  await poll('both just started');

  const table: string[][] = [];
  const crowd = async (count: number, what: string, isJudged: boolean) => {
    const tokens = await Promise.all(userIDs.slice(0, count).map((userID) => tokenOf(userID, token, jwtSecret)));
    let visits: Visit[] = [];
    const spent = await cpuOf(async () => {
      visits = await Promise.all(tokens.map(visit));
    });
    const missing = visits.reduce((sum, one) => sum + one.missing, 0);
    const slowest = Math.max(...visits.map(({ milliseconds }) => milliseconds));
    const whole = count * (counts.length + trendDays);
    table.push([String(count), what, ...[slowest, spent.gateway, spent.service].map(figure), `${missing} of ${whole}`]);
    if (!isJudged) return;
    goals.note('dashboards', slowest, what);
    goals.note('missing', missing, what);
  };
  for (const count of [20, 50]) {
    await pause();
    await crowd(count, 'first', false);
    await pause();
    await crowd(count, 'nothing changed', false);
    await pause();
    await write();
    await crowd(count, 'one sign-in', count === 50);
  }
  // As both are on any day: the engine has compiled what polls run.
  goals.note('poll', await poll(`after ${table.length} rounds of many`));
  const base = `${service.url}/api/v2/attendance/`;
  const signIns = startSignIns({ base, token, staffIDs, rate: 200, day, now });
  await pause();
  await crowd(50, '200 sign-ins a second', true);
  await pause();
  const taken = await signIns.stop();
  goals.note('readable', taken.refused > 0 ? Number.POSITIVE_INFINITY : taken.most);
  console.log();
  printTable(
    ['dashboards at once', 'after', 'ms to the last', 'CPU ms, gateway', 'CPU ms, service', 'numbers and days missing'],
    table,
    ['after'],
  );
  console.log(
    `\nSign-ins meanwhile: ${taken.sent} sent, ${taken.refused} refused; read back within ${figure(taken.middle)} ms (middle), ${figure(taken.most)} ms (most)`,
  );
}

/** What a company of 100,000 staff may expect, with what was measured of it; several figures of one goal are one row. */
const reportGoals = {
  report: { what: 'a report, the first time', limit: 1_000, unit: 'ms' },
  unchanged: { what: 'a 304', limit: 10, unit: 'ms' },
  poll: { what: 'a poll of the whole dashboard, nothing changed, CPU of gateway and service', limit: 20, unit: 'ms' },
  dashboards: { what: '50 dashboards after one write, to the last', limit: 3_000, unit: 'ms' },
  missing: { what: 'numbers and days missing on any of them', limit: 0, unit: '' },
  readable: { what: 'a sign-in of 200 a second, until it is read, meanwhile', limit: 1_000, unit: 'ms' },
  payroll: { what: 'the payroll file of a month whose days have been read', limit: 3_000, unit: 'ms' },
} as const;

type Goal = keyof typeof reportGoals;

/** The most that was measured of each goal, and of what. */
export class MeasuredGoals {
  readonly #most = new Map<Goal, { value: number; of: string }>();

  note(goal: Goal, value: number, of = ''): void {
    if (value >= (this.#most.get(goal)?.value ?? Number.NEGATIVE_INFINITY)) this.#most.set(goal, { value, of });
  }

  print(): void {
    printGoals(
      Object.entries(reportGoals).map(([name, { what, limit, unit }]) => {
        const { value = Number.NaN, of = '' } = this.#most.get(name as Goal) ?? {};
        return { what, measured: value, most: limit, unit, of };
      }),
    );
  }
}
