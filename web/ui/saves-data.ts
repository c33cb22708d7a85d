/** What a browser tells of its line; only some do. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing should be fetched that was not asked for: the reader saves data, or the line is slower than 4g. */
export function savesData({ connection }: { readonly connection?: Line } = navigator as object): boolean {
  return connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}
