import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { maximumTextLength, maximumTrailDays, maximumTrailPage, maximumTrailRows } from '../../schema/limits.ts';
import { isPersonalText } from '../../schema/personal-texts.ts';
import { daysWithin } from '../calendar.ts';
import { checkRange, day, optional, text } from '../input.ts';
import { type List, list, type Reads } from '../lists/list.ts';
import { Refusal } from '../refusal.ts';
import type { Tables, TrailEntry } from '../tables.ts';
import { markOfText } from '../trail/subjects.ts';

const mostNumber = Number.MAX_SAFE_INTEGER;
const number = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(least, `must be ${least} at least`)
    .max(most, `must be ${most} at most`);

const pageSearch = {
  after: optional(number(0, mostNumber)),
  limit: optional(number(1, maximumTrailPage)),
};
const days = { from: day, to: day };
const subject = { subjectID: text(maximumTextLength) };

/**
 * The trail, for administrators, the newest change first: of some days, or of one record, whole or by page. The zone says
 * when a day begins.
 */
export function changesLists({ timeZone }: { timeZone: string }): List[] {
  const ofDays = ({ from, to }: { readonly from: string; readonly to: string }): RawBuilder<unknown> => {
    checkRange({ from, to }, maximumTrailDays);
    const instants = daysWithin(timeZone, from, to);
    return sql`at >= ${instants.from} and at < ${instants.before}`;
  };
  const ofSubject = ({ subjectID }: { readonly subjectID: string }) => sql`subject_id = ${subjectID.toLowerCase()}`;
  const shared = { message: 'Changes', roles: ['admin'], reads: (): Reads => ({ tables: ['trail'] }) } as const;
  return [
    list({
      ...shared,
      paths: ['/change/findAll'],
      search: z.object({ ...days, ...pageSearch }),
      rows: (db, search) => trailPage(db, ofDays(search), search),
    }),
    list({
      ...shared,
      paths: ['/change/find/subject'],
      isSmall: true,
      search: z.object({ ...subject, ...pageSearch }),
      rows: (db, search) => trailPage(db, ofSubject(search), search),
    }),
  ];
}

/** A page of the entries: how many, behind which number. */
interface TrailSearch {
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * The entries of some days or of one record, newest first; a page of them where a limit is given. Throws a Refusal (400,
 * TOO_LONG) when they do not fit into one answer, and a Refusal (400) when the entry to begin behind does not exist: an
 * empty page would look like the end.
 */
async function trailPage(
  db: Kysely<Tables>,
  within: RawBuilder<unknown>,
  { after, limit }: TrailSearch,
): Promise<readonly object[]> {
  const where = after === undefined ? within : sql`${within} and number < ${after}`;
  if (limit === undefined) await assertFits(db, where);
  if (after !== undefined) await assertKnown(db, after);
  const { rows } = await sql<Pick<TrailEntry, 'subject' | 'before' | 'after'>>`
    select number, at, user_id as "userID", who, role, program, address, action, subject, subject_id as "subjectID",
      subject_name as "subjectName", before, after, hash
    from trail where ${where} order by number desc limit ${limit ?? maximumTrailRows}`.execute(db);
  return rows.map((row) => ({
    ...row,
    before: fieldsOf(row.subject, row.before),
    after: fieldsOf(row.subject, row.after),
  }));
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

/** The fields of an entry; one from before texts were marked shows their marks, too. */
const fieldsOf = (subject: string, text: string | null): unknown =>
  text &&
  JSON.parse(text, (name, value) =>
    isPersonalText(subject, name) && typeof value === 'string' ? markOfText(value) : value,
  );
