import type { SortingState } from '@tanstack/react-table';
import type { Filter } from '../../../schema/view-address.ts';

/** Conditions by column; a column without one is absent. */
export type Filters<Name extends string> = { readonly [Key in Name]?: Filter };

/** The filters with the filter of one column changed; null removes it. */
export function withFilter<Name extends string>(
  filters: Filters<Name>,
  name: Name,
  filter: Filter | null,
): Filters<Name> {
  const { [name]: _old, ...others } = filters;
  return (filter ? { ...others, [name]: filter } : others) as Filters<Name>;
}

/** The conditions with one column narrowed to a value, or no longer where that is its condition already. */
export function withToggled<Name extends string>(filters: Filters<Name>, name: Name, value: string): Filters<Name> {
  return withFilter(filters, name, isNarrowedTo(filters[name], value) ? null : { kind: 'oneOf', values: [value] });
}

/** Whether a condition lets one value through, and that is it. */
export const isNarrowedTo = (filter: Filter | undefined, value: string): boolean =>
  filter?.kind === 'oneOf' && filter.values.length === 1 && filter.values[0] === value;

/** The values with one more, or without it where it is among them. */
export const toggled = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** The sort after a press on a column's heading: up, then down, then none. */
export function nextSort([sort]: SortingState, id: string): SortingState {
  if (sort?.id !== id) return [{ id, desc: false }];
  return sort.desc ? [] : [{ id, desc: true }];
}

/** Height of the rows. */
export type Density = 'comfortable' | 'compact';

/** A value of a column with the number of rows that have it. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}
