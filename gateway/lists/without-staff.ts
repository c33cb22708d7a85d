import type { StaffSummaryRow } from '../rest/staff-summary.ts';
import { cachedByLists } from './cached-by-lists.ts';
import { isSomebody } from './people.ts';

/** How many rows are of nobody: their staff record has been deleted, or they never had one. Null where the rows are not known. */
export const countWithoutStaff = cachedByLists(
  (rows: readonly { readonly staff: StaffSummaryRow }[] | null) =>
    rows?.filter((row) => !isSomebody(row)).length ?? null,
);
