import { type Kysely, sql } from 'kysely';
import { request } from 'undici';
import type { Tables } from '../upstream/tables.ts';
import type { Child } from './child.ts';
import { figure, printTable } from './command.ts';
import type { MeasuredGoals } from './dashboard-load.ts';
import type { Spent } from './measured.ts';

/** Writes one leave of three days for each of the first people of the register, spread over a month. */
export async function writeLeaves(db: Kysely<Tables>, month: string, count: number, at: Date): Promise<void> {
  await sql`
    insert into leaves (staff_id, first_day, last_day, kind, entered_by, entered_at)
    select id, first_day, first_day + 2, 'annual', 'bench@demo.example', ${at.toISOString()}::timestamptz
    from (
      select id, ${`${month}-01`}::date + (row_number() over (order by staff_id) % 26)::int as first_day
      from staff order by staff_id limit ${count}
    ) as s`.execute(db);
}

/** What the file of a month is asked with. */
interface PayrollLoad {
  /** In front of the service; it has no list of the month yet. */
  readonly gateway: Child;
  readonly service: Child;
  readonly token: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly goals: MeasuredGoals;
}

/** Prints what the payroll file of a month takes by a gateway that has not read its days yet, and again. */
export async function printPayrollFile({ gateway, service, token, month, goals }: PayrollLoad): Promise<void> {
  const rows: string[][] = [];
  const base = gateway.url.replace(/\/graphql$/, '');
  for (const [what, ending] of [
    ['first', 'csv'],
    ['again', 'csv'],
    ['again', 'xlsx'],
    ['again', 'xlsx'],
  ] as const) {
    await Promise.all([gateway.ask('begin'), service.ask('begin')]);
    const start = performance.now();
    const { body, statusCode } = await request(`${base}/export/staffHours.${ending}?month=${month}`, {
      headers: { authorization: `Bearer ${token}` },
      headersTimeout: 0,
    });
    const bytes = await body.bytes();
    const milliseconds = performance.now() - start;
    if (statusCode !== 200) throw new Error(`${statusCode} ${Buffer.from(bytes).toString().slice(0, 300)}`);
    const spent = await Promise.all([gateway.ask<Spent>('end'), service.ask<Spent>('end')]);
    rows.push([
      ending,
      what,
      figure(milliseconds),
      ...spent.map(({ cpu }) => figure(cpu)),
      figure(bytes.length / 1024),
    ]);
    if (what === 'again') goals.note('payroll', milliseconds, ending);
  }
  console.log();
  printTable(['payroll file', '', 'ms', 'CPU ms, gateway', 'CPU ms, service', 'KiB'], rows, ['']);
}
