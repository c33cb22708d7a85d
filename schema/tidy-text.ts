/** Latin letters, also with marks, digits and signs, without spaces at its ends: as nearly all texts are. */
const isTidy =
  /^(?:[!-~\u00c0-\u024f\u1e00-\u1eff](?:[ -~\u00c0-\u024f\u1e00-\u1eff]*[!-~\u00c0-\u024f\u1e00-\u1eff])?)?$/;

/** Spaces of any kind, and what breaks a line. */
const spaces = /[\p{Zs}\t-\r\u0085\u2028\u2029]/gu;

/** Characters that nobody sees wherever they stand: zero-width spaces, soft hyphens, control characters. */
const unseen = /(?![\t-\r\u0085])\p{Cc}|[\u00ad\u200b\u2060-\u2064\ufeff]/gu;

/** What joins letters or turns their direction: part of a word within it, and nothing at its ends. */
const joiners =
  '\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200c-\\u200f\\u202a-\\u202e\\u2066-\\u206f\\u2800\\u3164\\uffa0';
const ends = new RegExp(`^[ ${joiners}]+|(?<![ ${joiners}])[ ${joiners}]+$`, 'g');
const anyJoiner = new RegExp(`[${joiners}]`, 'g');

/** The same looked at character by character, which for most texts is cheaper than a pattern: ASCII alone. */
function isPlain(text: string): boolean {
  const last = text.length - 1;
  for (let index = 0; index <= last; index++) {
    const code = text.charCodeAt(index);
    if (code > 126 || code < 32 || (code === 32 && (index === 0 || index === last))) return isTidy.test(text);
  }
  return true;
}

/**
 * A text without what nobody sees: spaces and invisible characters at its ends; within it spaces of other kinds are plain
 * ones, invisible characters are gone, and letters with marks are composed. What can be seen stays as it is spelled.
 */
export function tidyText(text: string): string {
  return isPlain(text) ? text : text.normalize('NFC').replace(unseen, '').replace(spaces, ' ').replace(ends, '');
}

/** The same of an id, in which invisible characters mean nothing anywhere. */
export function tidyID(text: string): string {
  return isPlain(text) ? text : tidyText(tidyText(text).replace(anyJoiner, ''));
}
