import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';

/** A row as its SDL type has it, with each field given; `Own` are the fields that the gateway has as a type of its own. */
export type RowOf<Type, Own extends object = { readonly staff: StaffSummaryRow }> = Required<
  Omit<Type, '__typename' | keyof Own>
> &
  Own;
