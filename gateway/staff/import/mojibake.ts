/** Characters of an encoding above 0x7F to their byte; the bytes without one stand for themselves. */
const bytesOf = (encoding: string) =>
  new Map(
    Array.from({ length: 128 }, (_, index) => {
      const byte = 128 + index;
      return [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte] as const;
    }),
  );

/** Encodings that programs take UTF-8 for. */
const wrongEncodings = [bytesOf('windows-1252'), bytesOf('macintosh')];

/** What stands in the place of a letter that an encoding does not have. */
const lost = /[?_\u00BF\u25A1\uFFFD]/;

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
 * undone), or letters replaced by question marks and the like. Null for sound texts.
 */
export function findMojibake(text: string): Mojibake | null {
  if (!isASCII(text)) {
    for (const encoding of wrongEncodings) {
      const repaired = repair(text, encoding);
      if (repaired !== null) return { repaired };
    }
  }
  if (lost.test(text) && /\p{L}/u.test(text)) return { repaired: null };
  const isBroken = /\uFFFD|[\u0080-\u009F]|[ÂÃ][\u00A0-\u00BF]|á[º»¸]|â€/.test(text);
  return isBroken ? { repaired: null } : null;
}

/** Whether a damaged text is what became of another: the same letters, but for those that were replaced. */
export function isDamagedForm(damaged: string, original: string): boolean {
  const letters = [...damaged.normalize('NFC')];
  return ['NFC', 'NFD'].some((form) => {
    const meant = [...original.normalize(form)];
    return meant.length === letters.length && letters.every((letter, at) => letter === meant[at] || lost.test(letter));
  });
}

/** The text that gives this one when its UTF-8 bytes are read in another encoding; null when there is none. */
function repair(text: string, encoding: ReadonlyMap<string, number>): string | null {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const byte = code < 128 ? code : encoding.get(character);
    if (byte === undefined) return null;
    bytes.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
