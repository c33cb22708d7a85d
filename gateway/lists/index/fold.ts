import { memoizeByKey } from '../../shared/memoize-by-key.ts';

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

/** Letters remembered. */
const mostLetters = 5_000;

const foldLetter = memoizeByKey(mostLetters, (letter: string) =>
  Array.from(letter.normalize('NFKD').replace(marks, '').toLowerCase(), (part) => whole[part] ?? part).join(''),
);

/**
 * A text without regard to case and accents, for searching only: `Ọlá` and `OLA` both give `ola`. Igbo ọ ị ụ ṅ and
 * Hausa ɓ ɗ ƙ ƴ become the plain letter. Folding a folded text changes nothing.
 */
export const fold = (text: string): string => text.toLowerCase().replace(beyondASCII, foldLetter);
