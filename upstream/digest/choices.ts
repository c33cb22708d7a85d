import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Of whom the mail tells: nobody, the user's own district, or everybody. */
export const digestScopes = ['none', 'district', 'all'] as const;

/** When a user gets the morning mail, and of whom it tells. */
export interface DigestChoice {
  readonly scope: (typeof digestScopes)[number];
  /** ISO weekdays, Monday 1 to Sunday 7, ascending. */
  readonly weekdays: readonly number[];
  /** Hour of the company's day, 0 to 23. */
  readonly hour: number;
}

/** Of those who have never chosen: no mail. */
const noDigest: DigestChoice = { scope: 'none', weekdays: [1, 2, 3, 4, 5], hour: 9 };

/** What a user has chosen. */
export async function readChoice(db: Kysely<Tables>, userID: string): Promise<DigestChoice> {
  const row = await db
    .selectFrom('digest_choices')
    .select(['scope', 'weekdays', 'hour'])
    .where('user_id', '=', userID)
    .executeTakeFirst();
  return row ?? noDigest;
}

/** Stores what a user has chosen. */
export async function saveChoice(
  db: Kysely<Tables>,
  userID: string,
  { scope, weekdays, hour }: DigestChoice,
  now: Date,
): Promise<void> {
  const values = { scope, weekdays: [...new Set(weekdays)].sort(), hour, changed_at: now };
  await db
    .insertInto('digest_choices')
    .values({ user_id: userID, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
