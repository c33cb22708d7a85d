import type { ColumnFilter, ColumnVisibilityState, PaginationState, SortingState } from '@tanstack/react-table';
import type { Filter } from '../../../schema/view-address.ts';

/** What a table shows of a list, in TanStack Table's own types. */
export interface TableView<Name extends string> {
  readonly filters: ListFilter<Name>[];
  /** Empty keeps the order of the source. */
  readonly sort: SortingState;
  readonly pagination: PaginationState;
  /** Whether each column of the table is shown; at least one is. */
  readonly visibility: ColumnVisibilityState;
  /** Height of the rows. */
  readonly density: 'comfortable' | 'compact';
}

/** The filter of a column, with the condition that the gateway takes as its value. */
export interface ListFilter<Name extends string> extends ColumnFilter {
  readonly id: Name;
  readonly value: Filter;
}

/** The condition on a column. */
export const filterOf = <Name extends string>(filters: ListFilter<Name>[], name: Name): Filter | undefined =>
  filters.find(({ id }) => id === name)?.value;

/** The filters with the filter of one column changed; null removes it. */
export const withFilter = <Name extends string>(
  filters: ListFilter<Name>[],
  id: Name,
  value: Filter | null,
): ListFilter<Name>[] => [...filters.filter((one) => one.id !== id), ...(value ? [{ id, value }] : [])];

/** The conditions with one column narrowed to a value, or no longer where that is its condition already. */
export const withToggled = <Name extends string>(filters: ListFilter<Name>[], name: Name, value: string) =>
  withFilter(filters, name, isNarrowedTo(filterOf(filters, name), value) ? null : { in: [value] });

/** Whether a condition lets one value through, and that is it. */
export const isNarrowedTo = (filter: Filter | undefined, value: string): boolean =>
  filter?.in?.length === 1 && filter.in[0] === value;

/** The values with one more, or without it where it is among them. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** The sort after a press on a column's heading: up, then down, then none. */
export function nextSort([sort]: SortingState, id: string): SortingState {
  if (sort?.id !== id) return [{ id, desc: false }];
  return sort.desc ? [] : [{ id, desc: true }];
}

/** A value of a column with the number of rows that have it. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}
