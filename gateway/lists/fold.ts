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
const wholeLetters = new RegExp(`[${Object.keys(whole).join('')}]`, 'g');
const marks = /\p{M}+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
const ascii = /^[\x00-\x7f]*$/;

/**
 * A text without regard to case and accents, for searching only: `Ọlá` and `OLA` both give `ola`. Igbo ọ ị ụ ṅ and
 * Hausa ɓ ɗ ƙ ƴ become the plain letter. Folding a folded text changes nothing.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(wholeLetters, (letter) => whole[letter] ?? letter);
}
