/** Characters of windows-1252 above 0x7F to their byte; the five bytes without one stand for themselves. */
const windows1252 = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = 128 + index;
    return [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const;
  }),
);

const isASCII = (text: string) => {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
};

/** What is wrong with a text whose letters were lost on the way; `repaired` is null when nobody can tell. */
export interface Mojibake {
  readonly repaired: string | null;
}

/**
 * Whether a text was decoded in the wrong encoding: UTF-8 read as windows-1252 (`á»Œlá` and the like, which can be
 * undone), characters already replaced by U+FFFD, or question marks inside words. Null for sound texts.
 */
export function findMojibake(text: string): Mojibake | null {
  if (/\p{L}\?\p{L}|\?\p{Ll}/u.test(text)) return { repaired: null };
  if (isASCII(text)) return null;
  const repaired = repair(text);
  if (repaired !== null) return { repaired };
  const isBroken = /\uFFFD|[\u0080-\u009F]|[ÂÃ][\u00A0-\u00BF]|á[º»¸]|â€/.test(text);
  return isBroken ? { repaired: null } : null;
}

/** The text that gives this one when its UTF-8 bytes are read as windows-1252; null when there is none. */
function repair(text: string): string | null {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const byte = code < 128 ? code : windows1252.get(character);
    if (byte === undefined) return null;
    bytes.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
