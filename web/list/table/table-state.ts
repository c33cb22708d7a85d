import type { Filter } from '../../../schema/view-address.ts';

/** Conditions by column; a column without one is absent. */
export type Filters<Name extends string> = { readonly [Key in Name]?: Filter };

/** The conditions with that of one column changed; null takes it away. */
export function withFilter<Name extends string>(
  filters: Filters<Name>,
  name: Name,
  filter: Filter | null,
): Filters<Name> {
  const { [name]: _old, ...others } = filters;
  return (filter ? { ...others, [name]: filter } : others) as Filters<Name>;
}

/** The sorted column. */
export interface Sort<Name extends string> {
  readonly column: Name;
  readonly direction: 'ASC' | 'DESC';
}

/** Height of the rows. */
export type Density = 'comfortable' | 'compact';

/** A value of a column with the number of rows that have it. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}
