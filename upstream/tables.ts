import type { Selectable } from 'kysely';
import type { Tables } from './generated/tables.ts';

export type { Tables };

/** What a dashboard user may do. */
export type Role = Tables['users']['role'];

/** What writes have changed, one entry a row, in a chain of hashes. */
export type TrailEntry = Selectable<Tables['trail']>;
