import { type Kysely, sql } from 'kysely';
import { maximumHeldReviews, reviewLeaseSeconds } from '../../schema/limits.ts';
import { locks } from '../reports/work-locks.ts';
import type { Tables } from '../tables.ts';
import type { Claims } from '../tokens.ts';
import { personBehind, personOf } from './person.ts';
import { type AskedRecord, type FoundRecord, findRecords } from './records.ts';

/** Who a reviewer is to others. */
export const nameOf = ({ email, machine }: Claims): string => (machine ? `${email} (${machine.name})` : email);

/** What claims are made with. */
interface Claiming {
  readonly reviewer: Claims;
  readonly timeZone: string;
  readonly now: Date;
}

/** Records looked up at first for each that is wanted: usually that is enough. */
const lookedUpFor = 4;

/**
 * Gives a reviewer the first `count` of the records asked for that wait for a verdict of theirs and that nobody else is
 * judging. A record that they have in hand is theirs for another lease. A reviewer keeps a screenful at most, by all their
 * requests and programs: the earliest records beyond it are given back. Answers the records in the order asked for.
 */
export async function claimRecords(
  db: Kysely<Tables>,
  asked: readonly AskedRecord[],
  count: number,
  { reviewer, timeZone, now }: Claiming,
): Promise<{ readonly records: readonly AskedRecord[]; readonly until: Date }> {
  const until = new Date(now.getTime() + reviewLeaseSeconds * 1000);
  const candidates = onlyFirst(asked);
  const records = await inTurn(db, async (transaction) => {
    const given: AskedRecord[] = [];
    let [from, to] = [0, lookedUpFor * count];
    while (given.length < count && from < candidates.length) {
      const some = candidates.slice(from, to);
      const found = onlyOnes(await findRecords(transaction, some, timeZone));
      const numbers = await claimFirst(transaction, found, count - given.length, { reviewer, now, until });
      given.push(...numbers.flatMap((number) => some[number - 1] ?? []));
      [from, to] = [to, candidates.length];
    }
    await giveBack(transaction, reviewer, now);
    return given;
  });
  return { records, until };
}

/** Runs claims one after the other: of two reviewers who want one record one gets it, and no one gets more than a screenful. */
export function inTurn<Result>(db: Kysely<Tables>, run: (transaction: Kysely<Tables>) => Promise<Result>) {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${locks.claiming})`.execute(transaction);
    return run(transaction);
  });
}

/** The records asked for in order, each once. */
function onlyFirst(asked: readonly AskedRecord[]): AskedRecord[] {
  const first = new Map<string, AskedRecord>();
  for (const record of asked) {
    const second = Math.floor(record.attendanceDate.getTime() / 1000);
    const name = `${record.mode} ${second} ${record.staffID}`;
    if (!first.has(name)) first.set(name, record);
  }
  return [...first.values()];
}

/** The records without those of one person within one second, which cannot be told apart. */
function onlyOnes(found: readonly FoundRecord[]): FoundRecord[] {
  const byNumber = Map.groupBy(found, ({ number }) => number);
  return found.filter(({ number }) => byNumber.get(number)?.length === 1);
}

/** Records as rows of the columns `staff_id`, `mode` and `attendance_at`, in order. */
const rowsOf = (records: readonly FoundRecord[]) => sql`unnest(
  ${records.map((record) => record.staff_id)}::uuid[], ${records.map(({ mode }) => mode)}::text[],
  ${records.map((record) => record.attendance_at)}::timestamptz[])`;

/** Claims the first records of some that the reviewer may, at most so many; answers their numbers, ascending. */
async function claimFirst(
  db: Kysely<Tables>,
  found: readonly FoundRecord[],
  most: number,
  { reviewer, now, until }: { readonly reviewer: Claims; readonly now: Date; readonly until: Date },
): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number }>`
    with open as (
      select staff_id, mode, attendance_at, asked.number
      from ${rowsOf(found)} with ordinality as asked(staff_id, mode, attendance_at, number)
      left join reviews using (staff_id, mode, attendance_at)
      left join review_claims claims using (staff_id, mode, attendance_at)
      where (claims.claimed_until is null or claims.claimed_until <= ${now} or claims.claimed_by = ${reviewer.userID}::uuid)
        and (reviews.id is null or (
          reviews.verdicts_given < reviews.verdicts_wanted
          and not exists (select from verdicts v where v.review_id = reviews.id and ${personBehind('v.user_id')} = ${personOf(reviewer)}::uuid)
        ))
      order by asked.number limit ${most}
    ),
    claimed as (
      insert into review_claims (staff_id, mode, attendance_at, claimed_by, person, claimed_who, claimed_until)
      select staff_id, mode, attendance_at, ${reviewer.userID}::uuid, ${personOf(reviewer)}::uuid, ${nameOf(reviewer)}, ${until}
      from open order by number
      on conflict (staff_id, mode, attendance_at) do update
      set claimed_by = excluded.claimed_by, person = excluded.person, claimed_who = excluded.claimed_who,
        claimed_until = excluded.claimed_until, given = excluded.given
    )
    select number::int as number from open order by number`.execute(db);
  return rows.map(({ number }) => Number(found[number - 1]?.number));
}

/** Gives back the earliest records that a person has in hand beyond a screenful, and all whose lease is over. */
async function giveBack(db: Kysely<Tables>, reviewer: Claims, now: Date): Promise<void> {
  await giveBackEnded(db, now);
  await sql`
    delete from review_claims where given in (
      select given from review_claims where person = ${personOf(reviewer)}::uuid
      order by given desc offset ${maximumHeldReviews}
    )`.execute(db);
}

/** Gives back records that a reviewer has in hand: those asked for, or all. */
export async function releaseRecords(
  db: Kysely<Tables>,
  asked: readonly AskedRecord[] | undefined,
  { reviewer, timeZone }: Pick<Claiming, 'reviewer' | 'timeZone'>,
): Promise<void> {
  const found = asked && (await findRecords(db, asked, timeZone));
  const those = found ? sql`(staff_id, mode, attendance_at) in (select * from ${rowsOf(found)} as named)` : sql`true`;
  await sql`delete from review_claims where claimed_by = ${reviewer.userID}::uuid and ${those}`.execute(db);
}

/** Deletes claims whose lease is over. */
export async function forgetClaims(db: Kysely<Tables>, now: Date): Promise<void> {
  const over = await db
    .selectFrom('review_claims')
    .select('given')
    .where('claimed_until', '<=', now)
    .limit(1)
    .execute();
  if (over.length > 0) await inTurn(db, (transaction) => giveBackEnded(transaction, now));
}

const giveBackEnded = (db: Kysely<Tables>, now: Date) =>
  db.deleteFrom('review_claims').where('claimed_until', '<=', now).execute();
