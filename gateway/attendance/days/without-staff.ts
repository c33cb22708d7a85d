import { memoizeByIdentity } from '../../shared/memoize-by-identity.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { isSomebody } from './people.ts';

/** How many rows are of nobody: their staff record has been deleted, or they never had one. Null where the rows are not known. */
export const countWithoutStaff = memoizeByIdentity(
  (rows: readonly { readonly staff: StaffSummaryRow }[] | null) =>
    rows?.filter((row) => !isSomebody(row)).length ?? null,
);
