import type { Columns } from '../../schema/columns/column.ts';
import { maximumOrderSteps, maximumPageSize } from '../../schema/limits.ts';
import { badInput } from './bad-input.ts';
import { findColumn } from './find-column.ts';
import { type Condition, checkConditions } from './index/condition.ts';
import { checkCount, checkSearch } from './selection-sizes.ts';

/** One step of a sort. */
export interface OrderStep<Name extends string> {
  readonly column: Name;
  readonly direction?: 'ASC' | 'DESC' | undefined;
}

/** What of a list is asked for: the arguments that every list field of the schema has. */
export interface Selection<Name extends string> {
  readonly search?: string | null | undefined;
  readonly where?: readonly Condition<Name>[] | null | undefined;
  readonly orderBy?: readonly OrderStep<Name>[] | null | undefined;
  /** Rows of the page, 0 to 200; null or missing asks for all. */
  readonly first?: number | null | undefined;
  /** Cursor of the row after which the page begins. */
  readonly after?: string | null | undefined;
  /** Rows to skip, 0 or more. */
  readonly offset?: number | null | undefined;
}

/**
 * Throws BAD_USER_INPUT, with the argument in `extensions.field`, for a selection that no list of these columns can
 * answer: a page that is too large, more of anything than schema/limits.ts allows, a column that does not exist, a bound
 * that is not a value of its column.
 */
export function checkSelection<Name extends string, Row>(
  columns: Columns<Name, Row>,
  { search, where, orderBy, first, after, offset }: Selection<Name>,
): void {
  checkSearch(search);
  checkCount(orderBy?.length ?? 0, maximumOrderSteps, 'orderBy', 'steps');
  if (first != null && (!Number.isInteger(first) || first < 0 || first > maximumPageSize)) {
    throw badInput('first', `first is ${first}; ask for 0 to ${maximumPageSize} rows, or null for the whole list.`);
  }
  if (offset != null && (!Number.isInteger(offset) || offset < 0)) {
    throw badInput('offset', `offset is ${offset}; give a whole number from 0 on.`);
  }
  if (after != null && offset) {
    throw badInput('offset', 'after begins behind a row and offset at a number of rows: give one of the two.');
  }
  if (where) checkConditions(columns, where);
  orderBy?.forEach((step, place) => {
    findColumn(columns, step.column, `orderBy.${place}.column`);
  });
}
