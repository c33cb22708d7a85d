import type { KyselyPlugin, UnknownRow } from 'kysely';

/**
 * Addresses of this service's own images are stored as paths (`/images/…`), because its host and port may differ from
 * one start to the next. This plugin completes them in every row that is read, whatever the column is called as long as
 * its name speaks of an image.
 */
export function completeImageAddresses(publicUrl: string): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const columns = Object.keys(result.rows[0] ?? {}).filter((column) => /image/i.test(column));
      if (columns.length === 0) return result;
      return { ...result, rows: result.rows.map((row) => completed(row, columns, publicUrl)) };
    },
  };
}

function completed(row: UnknownRow, columns: readonly string[], publicUrl: string): UnknownRow {
  const copy = { ...row };
  for (const column of columns) {
    const value = copy[column];
    if (typeof value === 'string' && value.startsWith('/images/')) copy[column] = publicUrl + value;
  }
  return copy;
}

/** An address as it is stored: a path when it is one of this service's own images. */
export function storedImageAddress(address: string, publicUrl: string): string {
  return address.startsWith(`${publicUrl}/images/`) ? address.slice(publicUrl.length) : address;
}
