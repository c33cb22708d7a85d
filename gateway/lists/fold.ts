/** Letters of West African and other Latin alphabets that Unicode does not split into letter and mark. */
const whole: Readonly<Record<string, string>> = {
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
const marks = /\p{M}+/gu;
const beyondASCII = /[^\0-\x7f]/gu;

/** What letters fold to. */
const known = new Map<string, string>();
const mostKnown = 5_000;

function foldLetter(letter: string): string {
  const folded = known.get(letter);
  if (folded !== undefined) return folded;
  const made = Array.from(letter.normalize('NFKD').replace(marks, '').toLowerCase(), (part) => whole[part] ?? part);
  if (known.size >= mostKnown) known.clear();
  known.set(letter, made.join(''));
  return made.join('');
}

/**
 * A text without regard to case and accents, for searching only: `Ọlá` and `OLA` both give `ola`. Igbo ọ ị ụ ṅ and
 * Hausa ɓ ɗ ƙ ƴ become the plain letter. Folding a folded text changes nothing.
 */
export const fold = (text: string): string => text.toLowerCase().replace(beyondASCII, foldLetter);
