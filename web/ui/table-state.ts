/** A condition on one column: its shown value is one of a set, contains a text, or lies between two bounds. */
export type Filter =
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'contains'; readonly text: string }
  /** Bounds count as inside; an empty text is not a bound. */
  | { readonly kind: 'between'; readonly from: string; readonly to: string };

/** Conditions by column; a column without one is absent. */
export type Filters<Name extends string> = { readonly [Key in Name]?: Filter };

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
