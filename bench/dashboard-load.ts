import { decodeJwt, SignJWT } from 'jose';
import { request } from 'undici';
import { readConfig } from '../gateway/config.ts';
import { startGateway } from '../gateway/server.ts';
import { createLog } from '../telemetry/log.ts';
import { figure, printTable } from './table.ts';

const counts = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'];
const source = 'source { call ok asOf code message }';
const sources = source.replace('source', 'sources');

/** What the dashboard of a day asks for. */
const parts = (day: string) => ({
  'numbers of the day': `{
    overview(date: "${day}") { ${counts.map((count) => `${count} { rows distinctStaff ${source} }`).join(' ')} }
    reconciliation(date: "${day}") { groups { group people unknownFor } }
  }`,
  'trend of 29 days': `{
    attendanceTrend(until: "${day}", days: 29) { daysRead days { date isWeekend attendance lateness absent } ${sources} }
  }`,
  'near serial lateness': `{
    nearSerialLateness(month: "${day.slice(0, 7)}", first: 10) {
      daysRead daysAsked withoutRule totalCount nodes { key staff { staffID name } shift daysLate threshold } ${sources}
    }
  }`,
});

/** What the load is made over. */
interface DashboardLoad {
  /** Of the REST service. */
  readonly url: string;
  readonly token: string;
  readonly jwtSecret: string;
  readonly day: string;
  /** Stores one sign-in of the day. */
  readonly write: () => Promise<void>;
}

/** What one visit of the dashboard came to. */
interface Visit {
  readonly milliseconds: number;
  /** Numbers of the day that are not there. */
  readonly missing: number;
}

/** Milliseconds of CPU that this process, which holds gateway, service and caller, takes for some work. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Longer than the gateway's revalidation window. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 2_100));

/** The token of another session of the same user. */
function anotherSession(token: string, jwtSecret: string, number: number): Promise<string> {
  const claims = { ...decodeJwt(token), jti: String(number) };
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(jwtSecret));
}

/**
 * Prints what the dashboard of a day takes by a gateway that knows nothing yet, with the settings that it has when none
 * is set: a first visit and the next, a poll while nothing changes, and many at once after one sign-in.
 */
export async function printDashboardLoad({ url, token, jwtSecret, day, write }: DashboardLoad): Promise<void> {
  const settings = readConfig({ PORT: '0', JWT_SECRET: jwtSecret, COST_BUDGET: '0' });
  const gateway = await startGateway({ config: { ...settings, upstreamURL: url }, log: createLog('silent') });
  const ask = async (query: string, as = token): Promise<string> => {
    const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    const reply = await request(`${gateway.url}/graphql`, { method: 'POST', headers, body });
    return reply.body.text();
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
    const [numbers = ''] = await Promise.all(queries.map((query) => ask(query, as)));
    return {
      milliseconds: performance.now() - start,
      missing: counts.length - (numbers.match(/"rows":\d/g)?.length ?? 0),
    };
  };
  try {
    const rows: string[][] = [];
    for (const [name, query] of Object.entries(parts(day))) {
      rows.push([name, await timed(query), await timed(query)]);
    }
    printTable(['dashboard', 'first visit', 'next visit'], rows);

    const polls: number[] = [];
    for (let poll = 0; poll < 5; poll++) {
      await pause();
      polls.push(await cpuOf(() => visit(token)));
    }
    console.log(`\nA poll of the whole dashboard, nothing changed: ${polls.map(figure).join(', ')} ms of CPU`);

    const table: string[][] = [];
    for (const count of [20, 50]) {
      const sessions = Array.from({ length: count }, (_, number) => anotherSession(token, jwtSecret, number));
      const tokens = await Promise.all(sessions);
      for (const what of ['first', 'nothing changed', 'one sign-in']) {
        await pause();
        if (what === 'one sign-in') await write();
        let visits: Visit[] = [];
        const cpu = await cpuOf(async () => {
          visits = await Promise.all(tokens.map(visit));
        });
        const missing = visits.reduce((sum, one) => sum + one.missing, 0);
        const slowest = Math.max(...visits.map(({ milliseconds }) => milliseconds));
        table.push([String(count), what, figure(slowest), figure(cpu), `${missing} of ${count * counts.length}`]);
      }
    }
    console.log();
    printTable(['dashboards at once', 'after', 'ms to the last', 'ms of CPU', 'numbers missing'], table);
  } finally {
    await gateway.close();
  }
}
