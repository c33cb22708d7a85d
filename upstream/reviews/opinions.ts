import { type Kysely, sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables.ts';
import type { Claims } from '../tokens.ts';
import type { Writing } from '../trail/writes.ts';
import { nameOf } from './claims.ts';
import { personBehind, personOf } from './person.ts';

/** The parts of a write that opinions need. */
type Recorded = Pick<Writing, 'db' | 'changing'>;

interface Asking {
  readonly reviewer: Claims;
  readonly now: Date;
}

/** The people who have judged, as a list. */
const judgesOf = (id: string) => sql`(
  select coalesce(array_agg(${personBehind('verdicts.user_id')}), '{}') from verdicts where review_id = ${id}::uuid)`;

const noRequest = { verdicts_wanted: 1, asked_by: null, asked_at: null, asked_person: null, opinion_beside: null };

/** Does the work of a change that is already being put on record. */
const withinChange: Recorded['changing'] = (_subject, _id, work) => work();

/**
 * Counts the verdicts of a review, and finds out whether one more is wanted. An opinion that was asked for is wanted until
 * a person gives a verdict who had given none when it was asked for. The trail records when it stops being wanted, and
 * when it is wanted again.
 */
export async function countVerdicts({ db, changing }: Recorded, id: string): Promise<void> {
  const { rows } = await sql<{ given: number; wanted: number; isWanted: boolean; wasWanted: boolean }>`
    select given, "isWanted", "wasWanted",
      case when "isWanted" then greatest(2, given + 1) else greatest(1, given) end as wanted
    from (
      select cardinality(judges) as given,
        coalesce(judges <@ reviews.opinion_beside, reviews.verdicts_wanted > greatest(1, cardinality(judges))) as "isWanted",
        reviews.verdicts_wanted > greatest(1, reviews.verdicts_given) as "wasWanted"
      from reviews cross join lateral (select ${judgesOf(id)} as judges) as counted
      where reviews.id = ${id}::uuid
    ) as now`.execute(db);
  const [state] = rows;
  if (!state) return;
  const { given: verdicts_given, wanted: verdicts_wanted, isWanted, wasWanted } = state;
  const update = () =>
    db.updateTable('reviews').set({ verdicts_given, verdicts_wanted }).where('id', '=', id).execute();
  await (isWanted === wasWanted ? update() : changing('review', id, update));
}

/**
 * Asks for an opinion of a person who has not judged the record. Nothing changes where one is asked for already. One
 * exception: the person who asked first has a verdict, and the request would go with it. Then a caller without a verdict
 * takes the request over.
 */
export async function ask({ db, changing }: Recorded, id: string, { reviewer, now }: Asking): Promise<void> {
  const { rows } = await sql<{ judges: string[]; beside: string[] | null; asker: string | null; isWanted: boolean }>`
    select ${judgesOf(id)} as judges, opinion_beside as beside, asked_person as asker,
      verdicts_wanted > greatest(1, verdicts_given) as "isWanted"
    from reviews where id = ${id}::uuid`.execute(db);
  const [review] = rows;
  if (!review) return;
  const { judges, beside, asker, isWanted } = review;
  const person = personOf(reviewer);
  const isTakenOver = asker !== null && (beside?.includes(asker) ?? false) && !judges.includes(person);
  if (isWanted && !isTakenOver) return;
  const opinion_beside = [...new Set([...judges, ...(isWanted ? (beside ?? []) : [])])];
  const request = { asked_by: nameOf(reviewer), asked_at: now, asked_person: person, opinion_beside };
  const update = async () => {
    await db.updateTable('reviews').set(request).where('id', '=', id).execute();
    await countVerdicts({ db, changing: withinChange }, id);
  };
  await changing('review', id, update);
}

/** Takes back the request of a reviewer who had judged when they asked. Call it before their verdict is withdrawn. */
export async function takeBackRequest({ db, changing }: Recorded, id: string, reviewer: Claims): Promise<void> {
  const person = personOf(reviewer);
  const isOwn = db
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', id)
    .where('asked_person', '=', person)
    .where(sql<boolean>`${person}::uuid = any(opinion_beside)`);
  if (!(await isOwn.executeTakeFirst())) return;
  await changing('review', id, async () => {
    await db.updateTable('reviews').set(noRequest).where('id', '=', id).execute();
    await countVerdicts({ db, changing: withinChange }, id);
  });
}

/** Throws a Refusal for a record that nobody has judged. */
export async function assertJudged(db: Kysely<Tables>, id: string): Promise<void> {
  const one = await db.selectFrom('verdicts').select('id').where('review_id', '=', id).limit(1).executeTakeFirst();
  if (one) return;
  throw new Refusal(409, 'NOT_JUDGED', {}, { reason: 'OTHER' });
}
