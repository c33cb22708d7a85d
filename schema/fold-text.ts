/** Letters of West African and other Latin alphabets that Unicode does not split into letter and mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  đ: 'd',
  ɖ: 'd',
  ɛ: 'e',
  ǝ: 'e',
  ə: 'e',
  ƙ: 'k',
  ł: 'l',
  ŋ: 'n',
  ɔ: 'o',
  ø: 'o',
  ƴ: 'y',
};

/** Typographic signs, replaced with those on every keyboard. */
const signs: readonly (readonly [pattern: RegExp, plain: string])[] = [
  // Marks of direction, joiners, zero-width spaces, soft hyphens, fillers: they come along when a text is copied.
  [/[\p{Cf}\p{Cc}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u, ''],
  [/[\p{Pd}\u02d7\u2043\u2212]/u, '-'],
  [/[`´‘’‚‛′‵ʹʻʼʽʾʿˈˊˋ＇ꞌ]/u, "'"],
  [/[“”„‟″‶«»＂]/u, '"'],
  [/\s/u, ' '],
];

const marks = /\p{M}+/gu;
const notPlain = /[^\0-_a-\x7f]/gu;

/** Most folded letters in the cache. */
const mostLetters = 5_000;
const folded = new Map<string, string>();

const signOf = (letter: string) => signs.find(([pattern]) => pattern.test(letter))?.[1];

function foldLetter(letter: string): string {
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const parts = (signOf(letter) ?? letter).normalize('NFKD').replace(marks, '').toLowerCase();
  const text = Array.from(parts, (part) => signOf(part) ?? plainLetters[part] ?? part).join('');
  if (folded.size >= mostLetters) folded.clear();
  folded.set(letter, text);
  return text;
}

/**
 * A text for searching only, without what people do not type or see: case, accents, invisible characters, and the kinds
 * of apostrophes, quotation marks, dashes and spaces. `Ọlá` and `OLA` both give `ola`, `O’Brien–Eze` gives `o'brien-eze`. Igbo
 * ọ ị ụ ṅ and Hausa ɓ ɗ ƙ ƴ become the plain letter. Folding a folded text changes nothing.
 */
export const foldText = (text: string): string => text.toLowerCase().replace(notPlain, foldLetter);

/** The words of a search, folded, each once; spaces and commas separate them. Empty for an empty text. */
export function searchWords(text: string): readonly string[] {
  const plain = foldText(text).trim();
  const words = plain.split(/[\s,;]+/).filter(Boolean);
  // A text of commas alone is looked for as it is.
  return words.length > 0 || plain === '' ? [...new Set(words)] : [plain];
}
