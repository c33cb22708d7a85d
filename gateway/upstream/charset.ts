import { badResponse } from './faults.ts';

/** The two bytes with which UTF-16 may begin, in each order. */
const marks = { littleEndian: 0xfffe, bigEndian: 0xfeff } as const;

/**
 * The text of a reply as UTF-8 without a byte order mark; nearly always these are the same bytes. The byte order mark
 * decides, then the charset that the content type names. UTF-16 without either is recognised by its zero bytes, with which
 * JSON in UTF-8 never begins. Throws UPSTREAM_BAD_RESPONSE for an unknown charset, and for text that is not in its charset.
 */
export function utf8Of(bytes: Buffer, contentType: string): Buffer {
  if (bytes.length < 2 || contentType.startsWith('image/')) return bytes;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3);
  const charset = sixteenOf(bytes) ?? charsetOf(contentType);
  if (charset === 'utf-8') return bytes;
  try {
    return Buffer.from(new TextDecoder(charset, { fatal: true }).decode(bytes));
  } catch {
    throw badResponse('in a character set that cannot be read');
  }
}

/** The order of bytes of a text in UTF-16; null for other text. */
function sixteenOf(bytes: Buffer): string | null {
  const [first, second] = [bytes[0], bytes[1]];
  const mark = bytes.readUInt16BE(0);
  if (mark === marks.littleEndian || (first !== 0 && second === 0)) return 'utf-16le';
  return mark === marks.bigEndian || (first === 0 && second !== 0) ? 'utf-16be' : null;
}

/**
 * The charset that a content type names; UTF-8 for none. Databases and programs have names of their own: those that
 * TextDecoder does not know are spelled as it knows them.
 */
function charsetOf(contentType: string): string {
  const [, name = ''] = /;\s*charset\s*=([^;]*)/i.exec(contentType) ?? [];
  const plain = name.toLowerCase().replace(/[^a-z\d]/g, '');
  if (/^(?:utf8.*|(?:us)?ascii|)$/.test(plain)) return 'utf-8';
  if (plain.startsWith('utf16')) return plain.replace('utf16', 'utf-16');
  return /^(?:latin|iso8859|cp|win)/.test(plain) ? plain.replace(/^win(?:dows)?/, 'cp') : name.trim();
}
