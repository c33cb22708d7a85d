import { isUtf8 } from 'node:buffer';
import { BodyFault } from './body-fault.ts';

/** The query of an address, from its `?` on. Throws URIError and `BodyFault` for one that is not UTF-8. */
export function searchOf(url: string): string {
  const place = url.indexOf('?');
  if (place < 0) return '';
  const search = url.slice(place);
  decodeURIComponent(search);
  // Node gives bytes beyond ASCII as one character each.
  const bytes = Buffer.from(search, 'latin1');
  if (!isUtf8(bytes)) throw new BodyFault(400, 'The address cannot be read: it is not in UTF-8.');
  return bytes.toString();
}
