/** Letters and marks of names in West Africa and Europe which have more than one byte in UTF-8. */
const letters =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ' +
  'ĀāĒēĪīŌōŪūŃńǸǹŇňḾḿŊŋƁɓƊɗƘƙƳƴƆɔƎǝəƐɛƖɩƲʋẸẹỊịỌọỤụṢṣṄṅ\u0300\u0301\u0302\u0303\u0304\u030c\u0323';

/** A text after each byte of its UTF-8 has lost the highest bit, as programs for clock devices read it. */
export const sevenBits = (text: string): string => Buffer.from(text).toString('ascii');

/** The letters by what is left of them, which differs for all letters. */
const byLeftover = new Map([...letters].map((letter) => [sevenBits(letter), letter]));

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left of letters
const anyLeftover = /[C-GIL][\u0000-?]|a[8-;][\u0000-?]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const control = /[\u0000-\u001f]/;
const lineBreak = /[\t-\r]$/;
const small = /\p{Ll}/u;

/** What is left of letters like `ọ` where a program has replaced the control character by a space, or dropped it. */
const withoutControl = /(?<=\p{Ll})a; ?(?=\p{Ll})|(?<=\p{Lu}|^|\s)a; ?(?=\p{L})/u;

/** What may be left of a letter in a name that has lost other letters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left of letters
const unsure = /[\u0000-\u001f]|a[8-;]|(?<=\p{Ll})[C-GIL](?!\p{Lu})|(?<=^|\s)[C-GIL](?=\s|$)/u;

/** Bytes of a device's field for a name. A full field may end within a letter, and the number of a card follows it. */
const longestName = 24;

/** Bytes from the name to the end of a device's record. */
const longestRest = 61;

/**
 * The name of which the bridge of a clock device left seven bits of each byte: `Nga;\rzi OkC)ke` is `Ngọzi Okéke`. `meant` is
 * null where a letter cannot be told from another, and where the name has filled its field. Null for a name that is sound.
 */
export function readSevenBits(name: string): { readonly meant: string | null } | null {
  if (name.length > longestRest) return null;
  const field = name.slice(0, longestName);
  const isSound = decode(field, isCertain) === field && !withoutControl.test(field);
  if (isSound) return null;
  const meant = decode(name, isPossible);
  return { meant: name.length >= longestName || unsure.test(meant) ? null : meant.normalize('NFC').trim() };
}

interface Leftover {
  readonly text: string;
  /** The characters beside it, `a` for another leftover. */
  readonly before: string;
  readonly after: string;
}

function decode(name: string, isMeant: (leftover: Leftover) => boolean): string {
  let end = -1;
  const isInCapitals = !small.test(name.replace(anyLeftover, ''));
  return name.replace(anyLeftover, (text, at: number) => {
    const letter = byLeftover.get(text);
    const before = at === end ? 'a' : (name[at - 1] ?? '');
    const rest = name.slice(at + text.length);
    const after = rest.search(anyLeftover) === 0 ? 'a' : rest.slice(0, 1);
    if (letter === undefined || !isMeant({ text, before, after })) return text;
    end = at + text.length;
    // Programs write a line feed for a carriage return, and a capital stands within a word in capitals alone.
    return letter === 'Ị' && !isInCapitals && /\p{L}/u.test(before) ? 'ọ' : letter;
  });
}

/** Whether people never write it, such as `OkC)ke`, but not `Obi (PHC)`, `C. Obi` or a tab between two names. */
function isCertain({ text, before, after }: Leftover): boolean {
  if (text.length === 3 || (control.test(text) && !lineBreak.test(text))) return true;
  if (lineBreak.test(text)) return small.test(after);
  if (small.test(before)) return /^[ \p{L}]?$/u.test(after);
  return /\p{L}/u.test(before) && small.test(after) && !text.endsWith(' ');
}

/** Whether it may be what is left of a letter, in a name that certainly has another leftover. */
const isPossible = ({ text, before }: Leftover) => text.length === 3 || control.test(text) || /\p{L}/u.test(before);
