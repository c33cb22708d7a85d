import { type Kysely, sql } from 'kysely';
import { reviewLeaseSeconds } from '../../schema/limits.ts';
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

/**
 * Gives a reviewer the first so many of the records asked for that wait for a verdict of theirs and that nobody else is
 * judging. What they were given before is theirs for another lease. Answers them in the order asked for.
 */
export async function claimRecords(
  db: Kysely<Tables>,
  asked: readonly AskedRecord[],
  count: number,
  { reviewer, timeZone, now }: Claiming,
): Promise<{ readonly records: readonly AskedRecord[]; readonly until: Date }> {
  const until = new Date(now.getTime() + reviewLeaseSeconds * 1000);
  const found = onlyOnes(await findRecords(db, asked, timeZone));
  const open = await openFor(db, found, reviewer, now);
  const records: AskedRecord[] = [];
  for (const record of open) {
    if (records.length === count) break;
    const isClaimed = await claim(db, record, { reviewer, until, now });
    const given = isClaimed ? asked[record.number - 1] : undefined;
    if (given) records.push(given);
  }
  return { records, until };
}

/** Each record once, without those of a person that lie within one second: nobody can say which of them is meant. */
function onlyOnes(found: readonly FoundRecord[]): FoundRecord[] {
  const first = new Map<string, FoundRecord>();
  for (const record of found) {
    const name = `${record.staff_id} ${record.mode} ${record.attendance_at.toISOString()}`;
    if (!first.has(name)) first.set(name, record);
  }
  const byPlace = Map.groupBy(found, ({ number }) => number);
  return [...first.values()].filter(({ number }) => byPlace.get(number)?.length === 1);
}

/** Those that may be claimed as far as can be seen now, in order. */
async function openFor(db: Kysely<Tables>, found: readonly FoundRecord[], reviewer: Claims, now: Date) {
  const { userID } = reviewer;
  const { rows } = await sql<{ number: number }>`
    select asked.number::int as number
    from unnest(
      ${found.map((record) => record.staff_id)}::uuid[], ${found.map(({ mode }) => mode)}::text[],
      ${found.map((record) => record.attendance_at)}::timestamptz[]
    ) with ordinality as asked(staff_id, mode, attendance_at, number)
    left join reviews using (staff_id, mode, attendance_at)
    where reviews.id is null or (
      reviews.verdicts_given < reviews.verdicts_wanted
      and (reviews.claimed_until is null or reviews.claimed_until <= ${now} or reviews.claimed_by = ${userID}::uuid)
      and not exists (select from verdicts v where v.review_id = reviews.id and ${personBehind('v.user_id')} = ${personOf(reviewer)}::uuid)
    )
    order by asked.number`.execute(db);
  return rows.flatMap(({ number }) => found[number - 1] ?? []);
}

/** The statement looks again at what others may have written meanwhile: of two who claim one record, one gets it. */
async function claim(
  db: Kysely<Tables>,
  { staff_id, mode, attendance_at }: FoundRecord,
  { reviewer, until, now }: { reviewer: Claims; until: Date; now: Date },
): Promise<boolean> {
  const mine = { claimed_by: reviewer.userID, claimed_who: nameOf(reviewer), claimed_until: until };
  const row = await db
    .insertInto('reviews')
    .values({ staff_id, mode, attendance_at, ...mine })
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'mode', 'attendance_at'])
        .doUpdateSet(mine)
        .where(sql<boolean>`reviews.verdicts_given < reviews.verdicts_wanted`)
        .where(
          sql<boolean>`(reviews.claimed_until is null or reviews.claimed_until <= ${now} or reviews.claimed_by = ${reviewer.userID}::uuid)`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives back what a reviewer was given and does not judge: of the records asked for, or all. */
export async function releaseRecords(
  db: Kysely<Tables>,
  asked: readonly AskedRecord[] | undefined,
  { reviewer, timeZone }: Pick<Claiming, 'reviewer' | 'timeZone'>,
): Promise<void> {
  const found = asked && (await findRecords(db, asked, timeZone));
  const those = found
    ? sql`(staff_id, mode, attendance_at) in (
        select * from unnest(
          ${found.map((record) => record.staff_id)}::uuid[], ${found.map(({ mode }) => mode)}::text[],
          ${found.map((record) => record.attendance_at)}::timestamptz[]))`
    : sql`true`;
  await sql`
    update reviews set claimed_by = null, claimed_who = null, claimed_until = null
    where claimed_by = ${reviewer.userID}::uuid and ${those}`.execute(db);
}
