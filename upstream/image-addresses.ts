import { type KyselyPlugin, type RawBuilder, sql, type UnknownRow } from 'kysely';
import { Refusal } from './refusal.ts';

/**
 * Addresses of this service's own images are stored as paths (`/images/…`), because its host and port may differ from
 * one start to the next. This plugin completes them in every row that is read, whatever the column is called as long as
 * its name speaks of an image or a photo.
 */
export function completeImageAddresses(publicUrl: string): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const columns = Object.keys(result.rows[0] ?? {}).filter((column) => /image|photo/i.test(column));
      if (columns.length === 0) return result;
      for (const row of result.rows) complete(row, columns, publicUrl);
      return result;
    },
  };
}

/** The address of a photo column, complete, for what the database itself makes a text of. */
export function completeImageAddress(column: string, publicUrl: string): RawBuilder<string> {
  const address = sql.ref(column);
  return sql<string>`case when starts_with(${address}, '/images/') then ${publicUrl}::text || ${address} else ${address} end`;
}

/** The rows are new for each query, and nobody else's. */
function complete(row: UnknownRow, columns: readonly string[], publicUrl: string): void {
  for (const column of columns) {
    const value = row[column];
    if (typeof value === 'string' && value.startsWith('/images/')) row[column] = publicUrl + value;
  }
}

/** Where the photos that records name may lie. */
export interface PhotoOrigins {
  /** Where addresses of this service's own images begin. */
  readonly publicUrl: string;
  /** Origins of other image servers that are trusted. */
  readonly imageOrigins: readonly string[];
  /** The folder of this service's own images. */
  readonly imageFolder: string;
}

/** What is said of an address that lies elsewhere; it is not quoted, messages name no hosts. */
export const foreignImage =
  'imageURL must be a photo on the image server of this service or on one that it is set to trust: upload it there first.';

/**
 * An address as it is stored: a path when it is one of this service's own images. Null for one that lies elsewhere: what
 * shows it would fetch it from a host that anybody could choose.
 */
export function storedImageAddress(
  address: string,
  { publicUrl, imageOrigins }: Omit<PhotoOrigins, 'imageFolder'>,
): string | null {
  const own = new URL(`${publicUrl}/images/`).href;
  const url = URL.parse(address.startsWith('/images/') ? publicUrl + address : address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const { origin, pathname } = url;
  // What follows the path may say another name, by which nobody would find the file again.
  if ((origin + pathname).startsWith(own)) return ownImageAddress((origin + pathname).slice(own.length));
  return imageOrigins.includes(url.origin) ? address : null;
}

/** The address of an own image, the same however the path is percent-encoded; null where it names no file. */
function ownImageAddress(path: string): string | null {
  let names: readonly string[];
  try {
    names = path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
  if (names.some((name) => /[/\\\0]/.test(name))) return null;
  return `/images/${names.map(encodeURIComponent).join('/')}`;
}

/** The same for a single record: throws a Refusal (422) for an address that lies elsewhere. */
export function requireImageAddress(address: string, origins: PhotoOrigins): string {
  const stored = storedImageAddress(address, origins);
  if (stored === null) throw new Refusal(422, 'FOREIGN_IMAGE', { fault: foreignImage });
  return stored;
}
