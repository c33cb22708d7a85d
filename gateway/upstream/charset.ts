import { badResponse } from './faults.ts';

/** Names of charsets without their dots and dashes, and the standard ones. Databases and programs have names of their own. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:utf8(?:mb[34]|bom|sig)?|(?:us)?ascii)$/, 'utf-8'],
  [/^utf16([lb]e)?$/, 'utf-16$1'],
  [/^latin(\d)$/, 'latin$1'],
  [/^iso8859(\d+)$/, 'iso-8859-$1'],
  [/^(?:windows|win|cp)(125\d)$/, 'windows-$1'],
];

/** The two bytes with which UTF-16 may begin, in each order. */
const marks = { littleEndian: 0xfffe, bigEndian: 0xfeff } as const;

/**
 * The text of a reply as UTF-8 without a byte order mark; nearly always these are the same bytes. The byte order mark
 * decides, then the charset that the content type names. UTF-16 without either is recognised by its zero bytes, with which
 * JSON in UTF-8 never begins. Throws UPSTREAM_BAD_RESPONSE for an unknown charset, and for text that is not in its charset.
 */
export function utf8Of(bytes: Buffer, contentType: string): Buffer {
  if (bytes.length < 2) return bytes;
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

/** The charset that a content type names; UTF-8 for none. */
function charsetOf(contentType: string): string {
  const [, name = ''] = /;\s*charset\s*=([^;]*)/i.exec(contentType) ?? [];
  const plain = name.toLowerCase().replace(/[^a-z\d]/g, '');
  const [spelling, standard] = spellings.find(([one]) => one.test(plain)) ?? [];
  if (plain === '') return 'utf-8';
  return spelling && standard ? plain.replace(spelling, standard) : name.trim();
}
