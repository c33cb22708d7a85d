import { unreadable } from './read.ts';

/** Most characters of a charset's name. */
const longestName = 40;

/** Names of UTF-8, those of databases and of programs that name its mark included. */
const isUtf8 = /^(utf[-_]?8([-_]?(mb[34]|bom|sig))?|us-ascii|ascii)$/i;

/** Names of charsets that are not standard, and the standard ones. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^latin[-_](\d)$/i, 'latin$1'],
  [/^iso[-_]?8859[-_](\d+)$/i, 'iso-8859-$1'],
  [/^(?:windows|win|cp)[-_]?(125\d)$/i, 'windows-$1'],
  [/^utf[-_]?16[-_]?([lb]e)?$/i, 'utf-16$1'],
];

/** The two bytes with which UTF-16 may begin, in each order. */
const marks = { littleEndian: 0xfffe, bigEndian: 0xfeff } as const;

/**
 * The text of a reply as UTF-8 without a byte order mark; nearly always these are the same bytes. The byte order mark
 * decides, then the charset that the content type names. UTF-16 without either is recognised by its zero bytes, with which
 * JSON in UTF-8 never begins. Throws UPSTREAM_BAD_RESPONSE for an unknown charset, and for text that is not in its charset.
 */
export function utf8Of(bytes: Buffer, contentType: string | readonly string[] | undefined): Buffer {
  if (bytes.length < 2) return bytes;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3);
  const charset = sixteenOf(bytes) ?? charsetOf(contentType);
  if (charset === null || isUtf8.test(charset)) return bytes;
  try {
    return Buffer.from(new TextDecoder(charset, { fatal: true }).decode(bytes));
  } catch {
    throw unreadable('in a character set that cannot be read');
  }
}

/** The order of bytes of a text in UTF-16; null for other text. */
function sixteenOf(bytes: Buffer): string | null {
  const [first, second] = [bytes[0], bytes[1]];
  const mark = bytes.readUInt16BE(0);
  if (mark === marks.littleEndian || (first !== 0 && second === 0)) return 'utf-16le';
  return mark === marks.bigEndian || (first === 0 && second !== 0) ? 'utf-16be' : null;
}

/** The charset that a content type names; null for none. */
function charsetOf(contentType: string | readonly string[] | undefined): string | null {
  const [, quoted, plain] =
    /;\s*charset\s*=\s*(?:"([^"]*)"|['\\]*"?([^\s;,'"\\]+))/i.exec(contentType?.toString() ?? '') ?? [];
  const name = (quoted ?? plain ?? '').trim().slice(0, longestName);
  if (name === '') return null;
  const [spelling, label] = spellings.find(([one]) => one.test(name)) ?? [];
  return spelling && label ? name.replace(spelling, label) : name;
}
