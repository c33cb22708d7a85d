import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { CreateLimit } from '../schema/sign-in-limits.ts';
import type { Tables } from './tables.ts';

/**
 * Counts in the database, for all services that share it, by its clock. There are as many rows as wrong passwords were
 * read within a window, and as accounts are known at an address: `forgetSignIns` removes the rest.
 */
export const countInDatabase =
  (db: Kysely<Tables>): CreateLimit =>
  ({ name, points, seconds }) => {
    // Neither addresses nor accounts stand in the table.
    const keyOf = (key: string) => hash('sha256', `${name} ${key}`, 'base64url');
    return {
      async take(key) {
        const { rows } = await sql<{ points: number; wait: number }>`
          insert into sign_in_counts as counts (key, points, ends_at)
          values (${keyOf(key)}, 1, now() + ${sql.lit(seconds)} * interval '1 second')
          on conflict (key) do update set
            points = case when counts.ends_at > now() then counts.points + 1 else 1 end,
            ends_at = case when counts.ends_at > now() then counts.ends_at else excluded.ends_at end
          returning points, extract(epoch from ends_at - now())::double precision as wait`.execute(db);
        const [counted] = rows;
        return counted && counted.points > points ? Math.max(1, Math.ceil(counted.wait)) : null;
      },
      async giveBack(key) {
        await sql`
          update sign_in_counts set points = points - 1 where key = ${keyOf(key)} and points > 0`.execute(db);
      },
      async isCounted(key) {
        const { rows } = await sql`
          select from sign_in_counts where key = ${keyOf(key)} and points > 0 and ends_at > now()`.execute(db);
        return rows.length > 0;
      },
    };
  };

/** Removes counts whose window is over, and those of which nothing is left. */
export async function forgetSignIns(db: Kysely<Tables>): Promise<void> {
  await sql`delete from sign_in_counts where ends_at <= now() or points <= 0`.execute(db);
}
