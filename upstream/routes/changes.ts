import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { maximumTextLength, maximumTrailDays, maximumTrailRows } from '../../schema/limits.ts';
import { addDays, dayNumber, instantOf } from '../calendar.ts';
import { day, text } from '../input.ts';
import { type List, list, type Reads } from '../lists/list.ts';
import { Refusal } from '../refusal.ts';
import type { Tables, TrailEntry } from '../tables.ts';

const daysSearch = z.object({ from: day, to: day });
const subjectSearch = z.object({ subjectID: text(maximumTextLength) });

/** The trail, for administrators, the newest change first: of some days, or of one record. The zone says when a day begins. */
export function changesLists({ timeZone }: { timeZone: string }): List[] {
  const startOf = (date: string) => new Date(instantOf(date, 0, timeZone));
  const shared = { message: 'Changes', roles: ['admin'], reads: (): Reads => ({ tables: ['trail'] }) } as const;
  return [
    list({
      ...shared,
      paths: ['/change/findAll'],
      search: daysSearch,
      rows(db, { from, to }) {
        const days = dayNumber(to) - dayNumber(from) + 1;
        if (days < 1) throw new Refusal(400, 'to lies before from: give the later day as to.');
        if (days > maximumTrailDays) {
          throw new Refusal(400, `from and to are ${days} days: ask for ${maximumTrailDays} at most.`);
        }
        const within = sql<SqlBool>`at >= ${startOf(from)} and at < ${startOf(addDays(to, 1))}`;
        return entries(db, within, `These days have more than ${maximumTrailRows} changes: ask for fewer days.`);
      },
    }),
    list({
      ...shared,
      paths: ['/change/find/subject'],
      isSmall: true,
      search: subjectSearch,
      rows(db, { subjectID }) {
        const within = sql<SqlBool>`subject_id = ${subjectID.toLowerCase()}`;
        return entries(
          db,
          within,
          `This record has more than ${maximumTrailRows} changes: ask for those of some days.`,
        );
      },
    }),
  ];
}

async function entries(db: Kysely<Tables>, within: Expression<SqlBool>, tooMany: string) {
  const rows = await db
    .selectFrom('trail')
    .selectAll()
    .where(within)
    .orderBy('number', 'desc')
    .limit(maximumTrailRows + 1)
    .execute();
  if (rows.length <= maximumTrailRows) return rows.map(entryJson);
  throw new Refusal(400, tooMany);
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
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
    hash: row.hash,
  };
}
