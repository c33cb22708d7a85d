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
  /** The `id` of the person's record; without it the person is who had the staff ID on the days. */
  readonly personID?: string | undefined;
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

/** Whether all days of a letter have become days of its person's leave: it was printed for nothing. */
export const isAllLeave = sql<boolean>`not exists (
  select from unnest(letters.days) as day where not exists (
    select from leaves where leaves.staff_id = letters.person and day between leaves.first_day and leaves.last_day))`;

/**
 * Puts letters on record, each for one person: who had the staff ID on its last day, else has it today or had it last. A
 * letter is one step graver than the gravest of the person's letters of its kind within the months of the rule, but for
 * those whose days have all become leave; those for the same days are one letter with it. One for days that a letter on
 * record has is not put there again, unless it names that letter: so nothing is there twice where the call is repeated.
 * Throws a Refusal for a staff ID that nobody ever had (422) and for a reference of somebody else's letter (409); nothing
 * is recorded then.
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
  { kind, staffID, personID, days, reference, again }: PrintedLetter,
  by: Recording & { readonly months: number },
): Promise<LetterVerdict> {
  const today = dayOf(by.now, by.timeZone);
  const lastDay = days.reduce((last, day) => (day > last ? day : last));
  const { id: person, ...names } = await personOf(db, { staffID, personID, lastDay, today });
  const isOwn = sql<boolean>`(person = ${person} or (person is null and staff_id = ${staffID}))`;
  const earlier = await sql<{ id: string; step: LetterStep; same: string[]; counts: boolean }>`
    select id, step, array(select day::text from unnest(days) as day where day = any (${days}::date[]) order by day) as same,
      printed_at >= (${today}::date - make_interval(months => ${by.months})) at time zone ${by.timeZone}::text
        and not ${isAllLeave} as counts
    from letters
    where ${isOwn} and kind = ${kind} and undone_at is null
    order by printed_at desc, id`.execute(db);
  const known = earlier.rows.find(({ id, same }) => same.length > 0 && !again.includes(id));
  if (known) return { staffID, outcome: 'known', id: known.id, step: known.step, days: known.same };
  const taken = await db
    .selectFrom('letters')
    .select('id')
    .where('reference', '=', reference)
    .where(sql<boolean>`not ${isOwn}`)
    .executeTakeFirst();
  if (taken) throw new Refusal(409, 'LETTER_REFERENCE_TAKEN', { reference, staffID });
  const counted = earlier.rows.filter(({ counts, same }) => counts && same.length === 0);
  // Recorded again for days that one letter has, it stays the warning that that one was.
  const covering = earlier.rows.find(({ same }) => same.length === days.length);
  const step = covering?.step ?? stepAfter(counted.map((one) => one.step));
  const row = { kind, person, staff_id: staffID, ...names, days: [...days], reference, step };
  const { id } = await db
    .insertInto('letters')
    .values({ ...row, printed_by: by.who, printed_at: by.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { staffID, outcome: 'recorded', id, step, days: [] };
}

interface Meant {
  readonly staffID: string;
  readonly personID: string | undefined;
  readonly lastDay: string;
  readonly today: string;
}

async function personOf(db: Kysely<Tables>, { staffID, personID, lastDay, today }: Meant) {
  const person = await db
    .selectFrom('staff_versions as staff')
    .select(['staff.id', 'staff.name', 'staff.district'])
    .select(sql<string>`coalesce(staff.service_centre, '')`.as('service_centre'))
    .where('staff.staff_id', '=', staffID)
    .$if(personID !== undefined, (query) => query.where('staff.id', '=', personID ?? ''))
    .orderBy(sql`case when ${validOn('staff', lastDay)} then 0 when ${validOn('staff', today)} then 1 else 2 end`)
    .orderBy('staff.valid_from', 'desc')
    .executeTakeFirst();
  if (!person) throw new Refusal(422, 'NO_STAFF_ID_EVER', { staffID });
  return person;
}
