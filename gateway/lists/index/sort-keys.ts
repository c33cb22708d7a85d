import type { ResumableTask } from '../../shared/event-loop.ts';

/** Order of texts as people expect it: numbers inside a text by their value, letters by alphabet, not by code. */
export const textOrder = new Intl.Collator('en', { numeric: true });

/** The order of two texts that differ, to the last accent and leading zero. */
export const compareTexts = (a: string, b: string): number => textOrder.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

/** Bytes of a key: 0 ends it; then, ascending, punctuation, numbers by how many digits they have, letters. */
const digit = 1;
const punctuation = 16;
const number = 64;
const letter = 96;

/** What is not a byte of a key: the text is compared by the collator alone. */
const foreign = 255;
const mostDigits = 30;

const printable = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
const marks = printable.filter((sign) => !/[a-z\d]/i.test(sign)).sort(textOrder.compare);

/** The bytes of characters by their codes; 0 for those that have not been looked at. */
const known = new Uint8Array(65_536);

function byteOf(code: number): number {
  const byte = known[code] as number;
  if (byte !== 0) return byte;
  const base = String.fromCharCode(code)
    .normalize('NFD')
    .replace(/^(\w)[\u0300-\u036f]+$/, '$1')
    .toLowerCase();
  const place = marks.indexOf(base);
  const read = /^[a-z]$/.test(base) ? letter + base.charCodeAt(0) - 97 : place < 0 ? foreign : punctuation + place;
  known[code] = read;
  return read;
}

const isDigit = (code: number) => code >= 48 && code <= 57;

/**
 * Writes the key of a text to `bytes` from `start` on, filled with zeros to a multiple of four, and answers where it
 * ends; -1 for a text without a key. Keys are in the order of their texts; texts with one key may still differ.
 */
function writeKey(text: string, bytes: Uint8Array, start: number): number {
  let end = start;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (isDigit(code)) {
      while (text.charCodeAt(place) === 48) place++;
      let last = place;
      while (isDigit(text.charCodeAt(last))) last++;
      if (last - place > mostDigits) return -1;
      bytes[end++] = number + last - place;
      for (; place < last; place++) bytes[end++] = digit + text.charCodeAt(place) - 48;
      place -= 1;
    } else {
      const byte = byteOf(code);
      if (byte === foreign) return -1;
      bytes[end++] = byte;
    }
  }
  do bytes[end++] = 0;
  while (end % 4 !== 0);
  return end;
}

/** Texts written in one step, and sorted with no step in between. */
const textsAtOnce = 1_000;

/** Keys of some texts, in four bytes at a time: a number each, which are sorted without a function that compares. */
interface Keys {
  readonly words: DataView;
  /** Where the key of each text begins; -1 for a text that has none. */
  readonly starts: Int32Array;
}

function* writeKeys(texts: readonly string[]): ResumableTask<Keys> {
  // A digit alone takes two bytes; the end takes four at most.
  const bytes = new Uint8Array(texts.reduce((sum, text) => sum + 2 * text.length + 4, 0));
  const starts = new Int32Array(texts.length);
  let next = 0;
  for (const [place, text] of texts.entries()) {
    if (place % textsAtOnce === 0) yield;
    const end = writeKey(text, bytes, next);
    starts[place] = end < 0 ? -1 : next;
    if (end >= 0) next = end;
  }
  return { words: new DataView(bytes.buffer), starts };
}

/** A part of the order whose texts have their first `depth` bytes in common. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

/** The places of the texts in ascending order, of those that have a key, and of the others as they stand. */
export function* sortByKeys(
  texts: readonly string[],
): ResumableTask<{ readonly sorted: Uint32Array; readonly others: number[] }> {
  const { words, starts } = yield* writeKeys(texts);
  const places = Uint32Array.from(texts.keys());
  const sorted = places.filter((place) => (starts[place] as number) >= 0);
  const numbers = new Float64Array(sorted.length);
  const bits = 2 ** Math.ceil(Math.log2(sorted.length + 1));
  const runs: Run[] = [{ from: 0, to: sorted.length, depth: 0 }];
  let worked = 0;
  for (let run = runs.pop(); run; run = runs.pop()) {
    const { from, to, depth } = run;
    worked += to - from;
    if (worked > textsAtOnce) {
      worked = 0;
      yield;
    }
    // A word and the place within the run are one number.
    const own = sorted.slice(from, to);
    const part = numbers.subarray(0, own.length);
    for (let place = 0; place < own.length; place++) {
      part[place] = words.getUint32((starts[own[place] as number] as number) + depth) * bits + place;
    }
    part.sort();
    let first = 0;
    for (let place = 0; place < own.length; place++) {
      const word = Math.floor((part[place] as number) / bits);
      sorted[from + place] = own[(part[place] as number) - word * bits] as number;
      const isLast = place + 1 === own.length || Math.floor((part[place + 1] as number) / bits) !== word;
      if (!isLast) continue;
      if (place > first) {
        if (word % 256 === 0) sortEqual(texts, sorted.subarray(from + first, from + place + 1));
        else runs.push({ from: from + first, to: from + place + 1, depth: depth + 4 });
      }
      first = place + 1;
    }
  }
  return { sorted, others: Array.from(places.filter((place) => starts[place] === -1)) };
}

/** Texts of one key, which differ in accents, case and leading zeros at most. */
function sortEqual(texts: readonly string[], places: Uint32Array): void {
  places.set(Array.from(places).sort((a, b) => compareTexts(texts[a] as string, texts[b] as string)));
}
