/** How many days a monthly row has; empty where it names some and none of them could be read. */
export const readableCount = (row: { readonly dayCount: number; readonly ignoredEntries?: number }): number | '' =>
  row.dayCount === 0 && (row.ignoredEntries ?? 0) > 0 ? '' : row.dayCount;
