import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PhotoAddress } from './photo.ts';

/**
 * Paths of this gateway under which a photo is found for as long as there is one, by whoever is signed in: what files
 * hold that leave the product. The signature opens nothing by itself; it says that the gateway has written the address,
 * so that no user can have others fetched.
 */
export interface PhotoLinks {
  /** Path for a photo of the configured image origins; null for any other address. */
  write(address: PhotoAddress): string | null;
  /** The address, with its host, behind a path or a whole address that ends in one; null when it was not written here. */
  read(text: string): PhotoAddress | null;
}

const pattern = /^(?:https?:\/\/[^/?#]+)?\/photo\/([\w-]{22})\/([\w-]+)$/i;

/**
 * Links signed with the secret, to photos of these origins: an address without a host belongs to the first. What the
 * previous secret has signed is read too.
 */
export function createPhotoLinks(
  secret: string | Buffer,
  origins: readonly string[],
  previous: Buffer | null = null,
): PhotoLinks {
  const [first = ''] = origins;
  const keyOf = (own: string | Buffer) => createHmac('sha256', own).update('photo links').digest();
  const key = keyOf(secret);
  const keys = [key, ...(previous ? [keyOf(previous)] : [])];
  const sign = (encoded: string, by: Buffer) => createHmac('sha256', by).update(encoded).digest().subarray(0, 16);
  return {
    write(address) {
      const url = address === '' ? null : URL.parse(address, first);
      if (!url || !origins.includes(url.origin) || url.username !== '' || url.password !== '') return null;
      // Without its host the link holds when the server is found elsewhere, and tells nobody where that is.
      const place = url.origin === first ? url.href.slice(first.length) : url.href;
      const encoded = Buffer.from(place, 'utf8').toString('base64url');
      return `/photo/${sign(encoded, key).toString('base64url')}/${encoded}`;
    },
    read(text) {
      const [, signature = '', encoded = ''] = pattern.exec(text) ?? [];
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== 16 || !keys.some((by) => timingSafeEqual(given, sign(encoded, by)))) return null;
      return URL.parse(Buffer.from(encoded, 'base64url').toString('utf8'), first)?.href ?? null;
    },
  };
}
