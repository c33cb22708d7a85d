import { unreadable } from './read.ts';

/** Most characters of a charset's name. */
const longestName = 40;

/** Labels under which UTF-8 goes by, those of databases and of programs that name its mark too. */
const isUtf8 = /^(utf[-_]?8([-_]?(mb[34]|bom|sig))?|us-ascii|ascii)$/i;

/** Labels that are no standard's, and what they stand for. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^latin[-_](\d)$/i, 'latin$1'],
  [/^iso[-_]?8859[-_](\d+)$/i, 'iso-8859-$1'],
  [/^(?:windows|win|cp)[-_]?(125\d)$/i, 'windows-$1'],
  [/^utf[-_]?16[-_]?([lb]e)?$/i, 'utf-16$1'],
];

/** The two bytes with which UTF-16 may begin, in each order. */
const marks = { littleEndian: 0xfffe, bigEndian: 0xfeff } as const;

/**
 * The text of a reply as UTF-8 without a byte order mark; the very bytes where they are that, which is nearly always. A
 * mark decides, then the charset that the content type names; UTF-16 without either is known by its zeros, which JSON in
 * UTF-8 never begins with. Throws UPSTREAM_BAD_RESPONSE for a charset that is not known, and for text that is not in it.
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
