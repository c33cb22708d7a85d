import { type RawBuilder, sql } from 'kysely';
import type { Claims } from '../tokens.ts';

/** The user behind a reviewer: of a program whoever made its token, for one person has one opinion. */
export const personOf = ({ userID, machine }: Claims): string => machine?.makerID ?? userID;

/** The same of a stored reviewer, a user or a machine token. */
export const personBehind = (reviewer: string): RawBuilder<string> =>
  sql`coalesce((select made.created_by from credentials made where made.id = ${sql.ref(reviewer)}), ${sql.ref(reviewer)})`;
