import { type Kysely, sql } from 'kysely';
import { type LetterStep, stepAfter } from '../../schema/letter-words.ts';
import { dayOf } from '../calendar.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';

/** Months for which a letter makes the next one graver, until the company has said so itself. */
const standardMonths = 6;

/** A letter that was printed. */
export interface PrintedLetter {
  readonly kind: 'lateness' | 'absence';
  readonly staffID: string;
  /** `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly reference: string;
  /** Ids of letters on record for some of the same days, after which this one was printed all the same. */
  readonly again: readonly string[];
}

/** What became of a letter to be put on record: `known` is one for some of the same days, which is there already. */
export interface LetterVerdict {
  readonly staffID: string;
  readonly outcome: 'recorded' | 'known';
  readonly id: string;
  readonly step: LetterStep;
  /** Of one that is there already: its days that were asked for again. */
  readonly days: readonly string[];
}

/** Months for which letters count. */
export async function readMonths(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('letter_rules').select('months').executeTakeFirst();
  return row?.months ?? standardMonths;
}

/** Who puts letters on record, and when. */
interface Recording {
  readonly who: string;
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * Puts letters on record, each for the person who has the staff ID today or had it last. A letter is one step graver than
 * the gravest of the person's letters of its kind within the months of the rule; those for the same days are one letter
 * with it. One for days that a letter on record has is not put there again, unless it names that letter: so nothing is
 * there twice where the call is repeated. Throws a Refusal (422) for a staff ID that nobody ever had; nothing is recorded
 * then.
 */
export async function recordLetters(
  db: Kysely<Tables>,
  letters: readonly PrintedLetter[],
  by: Recording,
): Promise<LetterVerdict[]> {
  // Two who print the same pack at once: the second sees what the first has recorded.
  await sql`lock table letters in share row exclusive mode`.execute(db);
  const months = await readMonths(db);
  const verdicts: LetterVerdict[] = [];
  for (const letter of letters) verdicts.push(await recordOne(db, letter, { ...by, months }));
  return verdicts;
}

async function recordOne(
  db: Kysely<Tables>,
  { kind, staffID, days, reference, again }: PrintedLetter,
  by: Recording & { readonly months: number },
): Promise<LetterVerdict> {
  const today = dayOf(by.now, by.timeZone);
  const earlier = await sql<{ id: string; step: LetterStep; same: string[]; counts: boolean }>`
    select id, step, array(select day::text from unnest(days) as day where day = any (${days}::date[]) order by day) as same,
      printed_at >= (${today}::date - make_interval(months => ${by.months})) at time zone ${by.timeZone}::text as counts
    from letters
    where staff_id = ${staffID} and kind = ${kind} and undone_at is null
    order by printed_at desc, id`.execute(db);
  const known = earlier.rows.find(({ id, same }) => same.length > 0 && !again.includes(id));
  if (known) return { staffID, outcome: 'known', id: known.id, step: known.step, days: known.same };
  const person = await personOf(db, staffID, today);
  const counted = earlier.rows.filter(({ counts, same }) => counts && same.length === 0);
  const step = stepAfter(counted.map((one) => one.step));
  const row = { kind, staff_id: staffID, ...person, days: [...days], reference, step };
  const { id } = await db
    .insertInto('letters')
    .values({ ...row, printed_by: by.who, printed_at: by.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { staffID, outcome: 'recorded', id, step, days: [] };
}

async function personOf(db: Kysely<Tables>, staffID: string, today: string) {
  const person = await db
    .selectFrom('staff_versions as staff')
    .select(['staff.name', 'staff.district', sql<string>`coalesce(staff.service_centre, '')`.as('service_centre')])
    .where('staff.staff_id', '=', staffID)
    .orderBy(sql`case when ${validOn('staff', today)} then 0 else 1 end`)
    .orderBy('staff.valid_from', 'desc')
    .executeTakeFirst();
  if (!person) throw new Refusal(422, 'NO_STAFF_ID_EVER', { staffID });
  return person;
}
