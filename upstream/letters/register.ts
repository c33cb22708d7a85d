import { type Kysely, sql } from 'kysely';
import { dayOf } from '../calendar.ts';
import { quoted, Refusal } from '../refusal.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';

/** How grave a letter is. */
const letterSteps = ['first', 'second', 'final'] as const;

/** How grave a letter is. */
type LetterStep = (typeof letterSteps)[number];

/** Months for which a letter makes the next one graver, until the company has said so itself. */
const standardMonths = 6;

/** A letter that was printed. */
export interface PrintedLetter {
  readonly kind: 'lateness' | 'absence';
  readonly staffID: string;
  /** `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly reference: string;
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

/**
 * Puts letters on record, each for the person who has the staff ID today or had it last. A person's letter of a kind is
 * the first, the second or, from the third on, the final one within the months of the rule. One for days that a letter on
 * record has is not put there again, unless `again` says that it was printed once more. Throws a Refusal (422) for a
 * staff ID that nobody ever had; nothing is recorded then.
 */
export async function recordLetters(
  db: Kysely<Tables>,
  letters: readonly PrintedLetter[],
  by: { readonly who: string; readonly now: Date; readonly timeZone: string; readonly again: boolean },
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
  { kind, staffID, days, reference }: PrintedLetter,
  by: {
    readonly who: string;
    readonly now: Date;
    readonly timeZone: string;
    readonly again: boolean;
    readonly months: number;
  },
): Promise<LetterVerdict> {
  const today = dayOf(by.now, by.timeZone);
  const earlier = await sql<{ id: string; step: LetterStep; same: string[]; counts: boolean }>`
    select id, step, array(select day::text from unnest(days) as day where day = any (${days}::date[]) order by day) as same,
      printed_at >= (${today}::date - make_interval(months => ${by.months})) at time zone ${by.timeZone}::text as counts
    from letters
    where staff_id = ${staffID} and kind = ${kind} and undone_at is null
    order by printed_at desc, id`.execute(db);
  const known = earlier.rows.find(({ same }) => same.length > 0);
  if (known && !by.again) return { staffID, outcome: 'known', id: known.id, step: known.step, days: known.same };
  const person = await personOf(db, staffID, today);
  const step = letterSteps[Math.min(earlier.rows.filter(({ counts }) => counts).length, 2)] ?? 'final';
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
  if (!person) throw new Refusal(422, `No staff member has had the staff ID ${quoted(staffID)}.`);
  return person;
}
