import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { maximumVerdictChanges } from '../../schema/limits.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables.ts';
import type { Claims } from '../tokens.ts';
import { personOf } from './person.ts';

/** Milliseconds from the first change for which changes are counted together. */
const counted = 86_400_000;

/** Counts a change of a reviewer's verdict on a record. Throws a Refusal (429) when they have changed it too often. */
export async function countChange(
  db: Kysely<Tables>,
  reviewID: string,
  { reviewer, now }: { reviewer: Claims; now: Date },
): Promise<void> {
  const before = new Date(now.getTime() - counted);
  const isOver = sql<boolean>`verdict_changes.since <= ${before}`;
  const { changes, since } = await db
    .insertInto('verdict_changes')
    .values({ review_id: reviewID, person: personOf(reviewer), changes: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(['review_id', 'person']).doUpdateSet({
        changes: sql`case when ${isOver} then 1 else verdict_changes.changes + 1 end`,
        since: sql`case when ${isOver} then excluded.since else verdict_changes.since end`,
      }),
    )
    .returning(['changes', 'since'])
    .executeTakeFirstOrThrow();
  if (changes <= maximumVerdictChanges) return;
  const wait = Math.max(1, Math.ceil((since.getTime() - before.getTime()) / 1000));
  throw new Refusal(429, 'VERDICT_CHANGES', { most: maximumVerdictChanges }, { retryAfter: wait });
}

/** Deletes counts whose time is over. */
export async function forgetChanges(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('verdict_changes')
    .where('since', '<=', new Date(now.getTime() - counted))
    .execute();
}
