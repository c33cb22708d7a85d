import { type Kysely, sql } from 'kysely';
import { addDays, dayOf, startOf } from '../calendar.ts';
import { makeAttendanceMonths } from '../partitions.ts';
import { readProperty } from '../properties.ts';
import { startRounds } from '../rounds.ts';
import type { Tables } from '../tables.ts';
import { demoPassword } from './accounts.ts';
import { type DemoEvent, type History, historyOf } from './day-plan.ts';
import type { Company } from './origin.ts';
import { writeEvents, writeOrganisation } from './write-company.ts';

/** Hands in what the demo company's phones send; what is handed in again is stored once. */
export type Deliver = (events: readonly DemoEvent[]) => Promise<void>;

/**
 * Fills an empty database with the demo company and its history of `days` days up to `now`, in one transaction: after a
 * crash it begins again. For a database that has it already, what has happened since is delivered. A database with other
 * data stays as it is. Answers the company that the database has; null without one.
 */
export async function ensureDemoCompany({
  db,
  timeZone,
  now,
  staff,
  days,
  seed = 0,
  hashPassword,
  deliver,
  log,
}: {
  db: Kysely<Tables>;
  timeZone: string;
  now: () => Date;
  staff: number;
  days: number;
  /** What decides who the people are and what happens to them. */
  seed?: number;
  hashPassword: (password: string) => Promise<string>;
  deliver: Deliver;
  log: (message: string) => void;
}): Promise<Company | null> {
  const until = now();
  const found = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(7302026)`.execute(transaction);
    const known = await readCompany(transaction);
    if (known) {
      const others = [
        ...(known.staff === staff ? [] : [`${known.staff} staff, not ${staff}`]),
        ...((known.seed ?? 0) === seed ? [] : [`the seed ${known.seed ?? 0}, not ${seed}`]),
      ];
      for (const other of others) log(`the demo company has ${other}: start over with --fresh to change that`);
      return { company: known, isNew: false };
    }
    if (await hasData(transaction)) {
      log('the database has data of its own: no demo company is written');
      return null;
    }
    const company = { start: addDays(dayOf(until, timeZone), 1 - days), days, staff, ...(seed !== 0 && { seed }) };
    log(`writing the demo company: ${staff} staff, ${days} days`);
    const passwordHash = await hashPassword(demoPassword);
    await writeOrganisation(transaction, { company, timeZone, passwordHash });
    const since = startOf(company.start, timeZone);
    await transaction
      .insertInto('properties')
      .values([
        { name: 'demo_company', value: JSON.stringify({ company }) },
        { name: 'demo_until', value: until.toISOString() },
      ])
      .execute();
    await makeAttendanceMonths(transaction, since, until);
    for (const events of historyOf(company, timeZone).between(since.getTime(), until.getTime())) {
      await writeEvents(transaction, events);
    }
    return { company, isNew: true };
  });
  // Nothing else does this in PGlite, and the reports' plans need statistics and indices that answer alone.
  if (found?.isNew) await sql`vacuum analyze`.execute(db);
  else if (found) await continueHistory(db, { history: historyOf(found.company, timeZone), deliver, until });
  return found?.company ?? null;
}

/** A running trickle. `tick` delivers what has come due by `now`; `stop` ends it after the tick under way. */
interface Trickle {
  tick(): Promise<void>;
  stop(): Promise<void>;
}

/** Lets the demo company live on: every few seconds the sign-ins and sign-outs that have come due are delivered. */
export function startTrickle({
  db,
  timeZone,
  now,
  deliver,
  onError = () => undefined,
  interval = 5_000,
}: {
  db: Kysely<Tables>;
  timeZone: string;
  now: () => Date;
  deliver: Deliver;
  /** Told of a failed tick; the next one makes up for it. */
  onError?: (error: unknown) => void;
  /** Milliseconds between ticks. */
  interval?: number;
}): Trickle {
  let history: History | undefined;
  const tick = async () => {
    if (!history) {
      const company = await readCompany(db);
      if (!company) return;
      history = lookingAhead(historyOf(company, timeZone));
    }
    await continueHistory(db, { history, deliver, until: now() });
  };
  const { stop } = startRounds(() => tick().catch(onError), interval);
  return { tick, stop };
}

/** Works events out an hour ahead, because planning the days of all people at every tick would be waste. */
function lookingAhead(history: History): History {
  const hour = 3_600_000;
  let from = 0;
  let to = 0;
  let ahead: DemoEvent[] = [];
  return {
    *between(since, until) {
      if (since < from || until > to) {
        from = since;
        to = until + hour;
        ahead = [...history.between(from, to)].flat();
      }
      yield ahead.filter(({ at }) => since < at && at <= until);
    },
  };
}

/** The company that the database has: enough to continue its history exactly. */
async function readCompany(db: Kysely<Tables>): Promise<Company | null> {
  const known = await readProperty(db, 'demo_company');
  return known === undefined ? null : (JSON.parse(known) as { company: Company }).company;
}

async function hasData(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from staff) or exists (select from users) or exists (select from shifts) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** Delivers the events after `demo_until` up to `until`. Two processes may do so at once: nothing is stored twice. */
async function continueHistory(
  db: Kysely<Tables>,
  { history, deliver, until }: { history: History; deliver: Deliver; until: Date },
): Promise<void> {
  const since = new Date((await readProperty(db, 'demo_until')) ?? until);
  if (since >= until) return;
  for (const events of history.between(since.getTime(), until.getTime())) await deliver(events);
  await db
    .updateTable('properties')
    .set({ value: until.toISOString() })
    .where('name', '=', 'demo_until')
    .where('value', '<', until.toISOString())
    .execute();
}
