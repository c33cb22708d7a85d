import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Claims } from '../tokens.ts';
import type { Writing } from '../trail/writes.ts';
import { nameOf } from './claims.ts';
import { personBehind, personOf } from './person.ts';

/**
 * Who has judged a review, and whether one more verdict is wanted, now and as it was counted last. An opinion that was
 * asked for is wanted until a person gives a verdict who had given none when it was asked for.
 */
async function stateOf(db: Kysely<Tables>, id: string) {
  const { rows } = await sql<{ judges: string[]; isWanted: boolean; wasWanted: boolean }>`
    select judges, coalesce(judges <@ opinion_beside, false) as "isWanted",
      verdicts_wanted > greatest(1, verdicts_given) as "wasWanted"
    from reviews cross join lateral (
      select coalesce(array_agg(${personBehind('verdicts.user_id')}), '{}') as judges
      from verdicts where review_id = reviews.id
    ) as counted
    where id = ${id}::uuid`.execute(db);
  return rows[0] ?? { judges: [], isWanted: false, wasWanted: false };
}

const wanted = (given: number, isWanted: boolean) => (isWanted ? Math.max(2, given + 1) : Math.max(1, given));

/** Counts the verdicts of a review. The trail records when an opinion stops being wanted, and when it is wanted again. */
export async function countVerdicts({ db, changing }: Writing, id: string): Promise<void> {
  const { judges, isWanted, wasWanted } = await stateOf(db, id);
  const counted = { verdicts_given: judges.length, verdicts_wanted: wanted(judges.length, isWanted) };
  const update = () => db.updateTable('reviews').set(counted).where('id', '=', id).execute();
  await (isWanted === wasWanted ? update() : changing('review', id, update));
}

/** Asks for an opinion of a person who has not judged the record. Nothing changes where one is asked for already. */
export async function ask(
  { db, changing }: Writing,
  id: string,
  { reviewer, now }: { readonly reviewer: Claims; readonly now: Date },
): Promise<void> {
  const { judges, isWanted } = await stateOf(db, id);
  if (isWanted) return;
  const request = { asked_by: nameOf(reviewer), asked_at: now, asked_person: personOf(reviewer) };
  const counted = { opinion_beside: judges, verdicts_wanted: wanted(judges.length, true) };
  const update = db.updateTable('reviews').set({ ...request, ...counted });
  await changing('review', id, () => update.where('id', '=', id).execute());
}
