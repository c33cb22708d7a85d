import { readConfig } from '../gateway/config.ts';
import { startGateway } from '../gateway/server.ts';
import { createLog } from '../telemetry/log.ts';
import { figure, printTable } from './table.ts';

const counts = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'];

/** What the dashboard of a day asks for. */
const parts = (day: string) => ({
  'numbers of the day': `{ overview(date: "${day}") { ${counts.map((count) => `${count} { rows }`).join(' ')} } }`,
  'trend of 29 days': `{ attendanceTrend(until: "${day}", days: 29) { daysRead } }`,
  'near serial lateness': `{ nearSerialLateness(month: "${day.slice(0, 7)}", first: 10) { daysRead } }`,
});

/**
 * Prints what each part of the dashboard takes by a gateway that knows nothing yet, with the settings that it has when
 * none is set, and what the next visit takes, over the REST service at `url`.
 */
export async function printDashboardLoad(url: string, token: string, jwtSecret: string, day: string): Promise<void> {
  const settings = readConfig({ PORT: '0', JWT_SECRET: jwtSecret });
  const gateway = await startGateway({ config: { ...settings, upstreamURL: url }, log: createLog('silent') });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const visit = async (query: string) => {
    const start = performance.now();
    const reply = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const text = await reply.text();
    if (text.includes('"errors"')) throw new Error(text);
    return `${figure(performance.now() - start)}${text.match(/"daysRead":\d+/)?.[0].replace(/\D+/, ' ms, days ') ?? ' ms'}`;
  };
  try {
    const rows: string[][] = [];
    for (const [name, query] of Object.entries(parts(day))) {
      rows.push([name, await visit(query), await visit(query)]);
    }
    printTable(['dashboard', 'first visit', 'next visit'], rows);
  } finally {
    await gateway.close();
  }
}
