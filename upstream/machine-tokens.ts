import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hashOf } from './credentials.ts';
import { Refusal } from './refusal.ts';
import type { Role, Tables } from './tables.ts';
import type { Claims } from './tokens.ts';

/** What every machine token begins with. */
export const machinePrefix = 'machine_';

/** Milliseconds in which the last use of a token is written once. */
const useEvery = 60_000;

const ranks: readonly Role[] = ['user', 'management', 'admin'];

/** The lower one of two roles. */
export const lowerRole = (one: Role, other: Role): Role => (ranks.indexOf(one) < ranks.indexOf(other) ? one : other);

/** Who asks by a machine token, and what else the query has read. Throws a Refusal (401) with the reason. */
export type ReadMachineToken = (
  token: string,
  version: RawBuilder<string>,
) => Promise<{ readonly claims: Claims; readonly version: string | null }>;

/**
 * Reads machine tokens from the database at every request: one that was revoked or has ended, or whose maker is not
 * active, is refused at once. It acts in its own role or, where that is lower now, in its maker's.
 */
export function createMachineTokens({ db, now }: { db: Kysely<Tables>; now: () => Date }): ReadMachineToken {
  return async (token, version) => {
    const row = await db
      .selectFrom('credentials as token')
      .innerJoin('users as maker', 'maker.id', 'token.created_by')
      .select(['token.id', 'token.name', 'token.role', 'token.is_read_only', 'token.expires_at', 'token.revoked_at'])
      .select(['token.created_by', 'token.last_used_at', 'maker.email', 'maker.is_active', 'maker.role as maker_role'])
      .select(version.as('version'))
      .where('token.kind', '=', 'machine')
      .where('token.secret_hash', '=', hashOf(token))
      .$narrowType<{ role: Role; is_read_only: boolean; created_by: string; expires_at: Date }>()
      .executeTakeFirst();
    if (!row) throw new Refusal(401, 'MACHINE_TOKEN_UNKNOWN');
    if (row.revoked_at || !row.is_active) {
      throw new Refusal(401, 'MACHINE_TOKEN_REVOKED');
    }
    const at = now();
    if (row.expires_at <= at) {
      throw new Refusal(401, 'MACHINE_TOKEN_ENDED');
    }
    if (at.getTime() - (row.last_used_at?.getTime() ?? 0) >= useEvery) await noteUse(db, row.id, at);
    const role = lowerRole(row.role, row.maker_role);
    const machine = { name: row.name, isReadOnly: row.is_read_only, makerID: row.created_by };
    const claims: Claims = { role, district: '', userID: row.id, email: row.email, version: 0, machine };
    return { claims, version: row.version };
  };
}

async function noteUse(db: Kysely<Tables>, id: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - useEvery);
  await db
    .updateTable('credentials')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where(sql<boolean>`(last_used_at is null or last_used_at <= ${before})`)
    .execute();
}
