import { type Kysely, type RawBuilder, sql } from 'kysely';
import { maximumTrailRows } from '../../schema/limits.ts';
import { isPersonalText } from '../../schema/personal-texts.ts';
import { Refusal } from '../refusal.ts';
import type { Tables, TrailEntry } from '../tables.ts';
import { markOfText } from './subjects.ts';

/** Orders of entries: by number or by time, then by number; `-` is the newest first. */
export const trailOrders = ['number', '-number', 'at,number', 'at,-number', '-at,number', '-at,-number'] as const;
type TrailOrder = (typeof trailOrders)[number];

/** Which entries are asked for, of those of some days or of one record. */
export interface TrailSearch {
  /** Who made them, as `who` or `who (program)`. */
  readonly who?: readonly string[] | undefined;
  readonly action?: readonly string[] | undefined;
  readonly subject?: readonly string[] | undefined;
  readonly order?: TrailOrder | undefined;
  /** Number of the entry behind which the page begins. */
  readonly after?: number | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

const authorOf = sql`case when program is null then who else who || ' (' || program || ')' end`;

/**
 * The entries; a page of them where a limit is given. Throws a Refusal (400, TOO_LONG) when they do not fit into one
 * answer, and a Refusal (400) when the entry to begin behind does not exist: an empty page would look like the end.
 */
export async function trailPage(
  db: Kysely<Tables>,
  within: RawBuilder<unknown>,
  search: TrailSearch,
): Promise<readonly object[]> {
  const { order = '-number', after, offset = 0, limit } = search;
  const where = sql.join(
    [within, ...conditions(search), ...(after === undefined ? [] : [behind(order, after)])],
    sql` and `,
  );
  if (limit === undefined) await assertFits(db, where);
  if (after !== undefined) await assertKnown(db, after);
  const steps = order
    .split(',')
    .map((step) => sql`${sql.ref(step.replace('-', ''))} ${sql.raw(step.startsWith('-') ? 'desc' : 'asc')}`);
  const { rows } = await sql<TrailEntry>`
    select * from trail where ${where} order by ${sql.join(steps)}
    limit ${limit ?? maximumTrailRows} offset ${offset}`.execute(db);
  return rows.map(entryJson);
}

/** How many entries there are, by who made them, what was done and to what. */
export async function trailCounts(db: Kysely<Tables>, within: RawBuilder<unknown>): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select who, program, action, subject, count(*)::int as changes from trail where ${within}
    group by who, program, action, subject order by changes desc, who, program, action, subject`.execute(db);
  return rows;
}

function conditions({ who, action, subject }: TrailSearch): RawBuilder<unknown>[] {
  return [
    ...(who ? [sql`${authorOf} = any(${who}::text[])`] : []),
    ...(action ? [sql`action = any(${action}::text[])`] : []),
    ...(subject ? [sql`subject = any(${subject}::text[])`] : []),
  ];
}

/** What comes in an order behind an entry. */
function behind(order: TrailOrder, after: number): RawBuilder<unknown> {
  const [first, last = first] = order.split(',') as [string, string?];
  const byNumber = sql`number ${sql.raw(last.startsWith('-') ? '<' : '>')} ${after}`;
  if (first === last) return byNumber;
  const at = sql`(select entry.at from trail entry where entry.number = ${after})`;
  return sql`(at ${sql.raw(first.startsWith('-') ? '<' : '>')} ${at} or (at = ${at} and ${byNumber}))`;
}

async function assertKnown(db: Kysely<Tables>, number: number): Promise<void> {
  const entry = await db.selectFrom('trail').select('number').where('number', '=', number).executeTakeFirst();
  if (!entry) throw new Refusal(400, 'NO_CHANGE_ENTRY', { number });
}

async function assertFits(db: Kysely<Tables>, where: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from (select from trail where ${where} limit ${maximumTrailRows + 1}) as beginning`.execute(
    db,
  );
  if ((rows[0]?.entries ?? 0) <= maximumTrailRows) return;
  throw new Refusal(400, 'CHANGES_TOO_MANY', { most: maximumTrailRows }, { reason: 'TOO_LONG' });
}

function entryJson(row: TrailEntry) {
  return {
    number: row.number,
    at: row.at,
    userID: row.user_id,
    who: row.who,
    role: row.role,
    program: row.program,
    address: row.address,
    action: row.action,
    subject: row.subject,
    subjectID: row.subject_id,
    subjectName: row.subject_name,
    before: fieldsOf(row.subject, row.before),
    after: fieldsOf(row.subject, row.after),
    hash: row.hash,
  };
}

/** The fields of an entry; one from before texts were marked shows their marks, too. */
const fieldsOf = (subject: string, text: string | null): unknown =>
  text &&
  JSON.parse(text, (name, value) =>
    isPersonalText(subject, name) && typeof value === 'string' ? markOfText(value) : value,
  );
