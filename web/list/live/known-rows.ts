/** What one poll of a list says: how many rows there are, and the keys of the newest, newest first. */
export interface ListNews {
  readonly totalCount: number;
  readonly nodes: readonly { readonly key: string }[];
}

/** What is known of a list's newest rows. */
export interface KnownRows {
  readonly total: number;
  /** Keys that have been named. */
  readonly seen: ReadonlySet<string>;
  /** Keys of rows that came after the list was loaded. */
  readonly fresh: ReadonlySet<string>;
}

/**
 * What is known after a poll: fresh are the newest rows that no poll has named before, as many as the list has more than
 * at the last poll, or than the `loaded` rows that it had before the first one.
 */
export function learn(known: KnownRows | null, { totalCount, nodes }: ListNews, loaded: number): KnownRows {
  const keys = nodes.map(({ key }) => key);
  // Where a row went, one that was there before follows at the end of the newest: as many came as there are more.
  const came = keys.filter((key) => !known?.seen.has(key)).slice(0, Math.max(0, totalCount - (known?.total ?? loaded)));
  return {
    total: totalCount,
    seen: new Set([...(known?.seen ?? []), ...keys]),
    fresh: came.length > 0 || !known ? new Set([...(known?.fresh ?? []), ...came]) : known.fresh,
  };
}
