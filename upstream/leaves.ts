import { type Kysely, sql } from 'kysely';
import type { ServiceLeaveKind } from '../schema/leave-words.ts';
import { locks } from './reports/work-locks.ts';
import { summaryColumns, summaryOf } from './staff-fields.ts';
import type { Tables } from './tables.ts';

/** Days of leave; both are days of it. */
export interface LeaveDays {
  readonly from: string;
  readonly to: string;
}

/** A leave to be stored. */
export interface NewLeave extends LeaveDays {
  /** The company's number of the person. */
  readonly staffID: string;
  readonly kind: ServiceLeaveKind;
  readonly note: string;
}

/** A leave that shares a day with another one of its person. */
interface Overlap extends LeaveDays {
  readonly kind: string;
}

/** What is wrong with a leave that shares days with a stored one. */
export const overlapFault = (staffID: string, { from, to, kind }: Overlap) =>
  ({ code: 'LEAVE_OVERLAPS', fields: { staffID, from, to, kind } }) as const;

/** Leaves with a day of a range, of one person or of all, by their first day. A person is as their last record has them. */
export async function leaveRows(
  db: Kysely<Tables>,
  { from, to, staffID }: LeaveDays & { readonly staffID?: string | undefined },
) {
  const rows = await db
    .selectFrom('leaves')
    .innerJoin('staff_versions as staff', 'staff.id', 'leaves.staff_id')
    .select(['leaves.id as _id', 'leaves.staff_id as record', 'leaves.first_day as from', 'leaves.last_day as to'])
    .select(['leaves.kind', 'leaves.note', 'leaves.entered_by as enteredBy', 'leaves.entered_at as enteredAt'])
    .select(summaryColumns)
    .where('leaves.first_day', '<=', to)
    .where('leaves.last_day', '>=', from)
    .where(sql<boolean>`not exists (
      select from staff_versions later where later.id = staff.id and later.valid_before > staff.valid_before)`)
    .$if(staffID !== undefined, (query) => query.where('staff.staff_id', '=', staffID ?? ''))
    .orderBy('leaves.first_day')
    .orderBy('staff.staff_id')
    .orderBy('leaves.id')
    .execute();
  return rows.map((row) => {
    const { _id, from, to, kind, note, enteredBy, enteredAt } = row;
    return { _id, staffID: { _id: row.record, ...summaryOf(row) }, from, to, kind, note, enteredBy, enteredAt };
  });
}

/** Has other writers of leaves wait until the transaction is over, so that what is looked up of them stays so. */
export async function lockLeaves(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks.storingLeaves})`.execute(transaction);
}

/** A leave to be stored, with the id of its person. */
export interface FoundLeave extends NewLeave {
  readonly record: string;
}

/** The id of a person, if they have or have had the staff ID. */
export async function formerOrPresent(db: Kysely<Tables>, staffID: string, id: string): Promise<string | undefined> {
  const known = db.selectFrom('staff_versions').select('id').where('id', '=', id).where('staff_id', '=', staffID);
  return (await known.executeTakeFirst())?.id;
}

/** The stored leave with which each of some leaves shares a day, by its index; those that share none are left out. */
export async function overlaps(
  db: Kysely<Tables>,
  leaves: readonly (LeaveDays & { readonly record: string })[],
  except: string | null = null,
): Promise<ReadonlyMap<number, Overlap>> {
  const { rows } = await sql<Overlap & { index: number }>`
    select (given.number - 1)::int as index, known.first_day as from, known.last_day as to, known.kind
    from unnest(
      ${leaves.map(({ record }) => record)}::uuid[], ${leaves.map(({ from }) => from)}::date[],
      ${leaves.map(({ to }) => to)}::date[]
    ) with ordinality as given(staff_id, first_day, last_day, number)
    join leaves known on known.staff_id = given.staff_id
      and known.first_day <= given.last_day and known.last_day >= given.first_day
    where known.id is distinct from ${except}::uuid
    order by given.number, known.first_day desc`.execute(db);
  return new Map(rows.map(({ index, ...overlap }) => [index, overlap]));
}

/** Stores leaves and answers their ids. Nobody looks here whether they share days with others. */
export async function insertLeaves(
  db: Kysely<Tables>,
  leaves: readonly FoundLeave[],
  by: { readonly who: string; readonly at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into leaves (staff_id, first_day, last_day, kind, note, entered_by, entered_at)
    select given.*, ${by.who}::text, ${by.at}::timestamptz
    from unnest(
      ${leaves.map(({ record }) => record)}::uuid[], ${leaves.map(({ from }) => from)}::date[],
      ${leaves.map(({ to }) => to)}::date[], ${leaves.map(({ kind }) => kind)}::text[],
      ${leaves.map(({ note }) => note)}::text[]
    ) as given
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The leave of an id. */
export async function findLeave(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('leaves')
    .select(['staff_id as record', 'first_day as from', 'last_day as to'])
    .select(
      sql<string>`(select v.staff_id from staff_versions v where v.id = leaves.staff_id order by v.valid_before desc limit 1)`.as(
        'staffID',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}
