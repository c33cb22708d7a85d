import { departments, districts, units } from '../../../schema/organisation.ts';
import { tidyID, tidyText } from '../../../schema/tidy-text.ts';
import { type Loose, ownID, readID, readNumber, readSpelling } from '../read.ts';
import { Losses } from './losses.ts';
import { timeReader } from './read-times.ts';

/** A position in degrees, both of it or nothing. */
interface Position {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

type Mode = 'SIGNED_IN' | 'SIGNED_OUT';

/** `signedIn`, `Sign Out`, `CHECK_IN` and `O`, by their letters in lower case. */
const modeWord = /^(?:(?:sign|check|clock|punch|time)(?:ed)?)?(?:in?|(o(?:ut)?))$/;

/** The mode of a record; null where it has none, or another one. Nearly all are spelled as they should be. */
export function readMode(value: unknown): Mode | null {
  if (value === 'signedIn') return 'SIGNED_IN';
  const word = modeWord.exec(
    readSpelling(value)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );
  return word && (word[1] ? 'SIGNED_OUT' : 'SIGNED_IN');
}

/** One of the words, by what upstream calls it; null for anything else. */
export function wordOf<Word extends string>(words: Readonly<Record<string, Word>>, value: unknown): Word | null {
  const text = tidyText(readSpelling(value));
  return Object.hasOwn(words, text) ? (words[text] ?? null) : null;
}

/** Degrees around 0,0, in the open sea, that are what is written where there is no position, or dust of it. */
const nearNothing = 0.001;

/** Names of the fixed lists by themselves in small letters. */
const fixedNames = new Map([...districts, ...departments, ...units].map((name) => [name.toLowerCase(), name]));

const nowhere: Position = { latitude: null, longitude: null };

/**
 * Reads the values of one list, each kind in one way, and notes by field what is there and cannot be read. `field` is
 * the name under which a loss is counted.
 */
export class ValueReader {
  readonly timeZone: string;
  readonly losses: Losses;
  readonly #times: ReturnType<typeof timeReader>;
  readonly #units = new Map<string, string>();

  /** `timeZone` is that of times without one. */
  constructor(timeZone: string, losses = new Losses()) {
    this.timeZone = timeZone;
    this.losses = losses;
    this.#times = timeReader(timeZone, losses.timeFormat);
  }

  /** A text without what nobody sees; an empty string when it is missing. */
  text(value: unknown, field: string): string {
    if (typeof value === 'string') return tidyText(value);
    return this.spelling(value, field);
  }

  /** A district, service centre, department or unit: spelled as in the fixed lists, or as the list spells it first. */
  unit(value: unknown, field: string): string {
    const text = this.text(value, field);
    const known = this.#units.get(text);
    if (known !== undefined) return known;
    const folded = text.toLowerCase();
    const unit = fixedNames.get(folded) ?? this.#units.get(folded) ?? text;
    this.#units.set(folded, unit).set(text, unit);
    return unit;
  }

  /** A text as it is spelled, but for spaces at its ends: notes. */
  spelling(value: unknown, field: string): string {
    const text = typeof value === 'boolean' ? '' : readSpelling(value);
    if (text === '') this.#noteIf(value, field);
    return text.trim();
  }

  /** The address of a photo; none where its end is a word that programs write for none. */
  photo(value: unknown, field: string): string {
    const address = this.spelling(value, field);
    return /(?:^|\/)(?:null|undefined|none|nan|false)$/i.test(address) ? '' : address;
  }

  /** An id of the service's own, as it is spelled. */
  id(value: unknown, field = '_id'): string {
    const id = readID(value);
    if (id === '') this.#noteIf(value, field);
    return id;
  }

  /** The id by which a record is found again, under either name; one that is missing is noted too. */
  identity(record: Loose): string {
    const id = ownID(record);
    if (id === '') this.losses.note('_id', record._id);
    return id;
  }

  /** A value as `readValue` reads it, which answers null for what it cannot read. */
  noted<Value>(readValue: (value: unknown) => Value | null, value: unknown, field: string): Value | null {
    return this.#noted(readValue(value), value, field);
  }

  /** A time as ISO with the zone's offset. */
  instant(value: unknown, field: string): string | null {
    return this.#noted(this.#times.readInstant(value), value, field);
  }

  /** The time of something that happened: a day alone is none. Without a field nothing is noted of it. */
  moment(value: unknown, field?: string): string | null {
    return this.#noted(this.#times.readMoment(value), value, field);
  }

  /** A day as `YYYY-MM-DD`. Without a field, as of those that stand in lists, nothing is noted of it. */
  day(value: unknown, field?: string): string | null {
    return this.#noted(this.#times.readDay(value), value, field);
  }

  /** A position; 0,0 is what is written where there is none, and half a pair says nothing. */
  position({ latitude, longitude }: Loose): Position {
    const [north, east] = [readNumber(latitude), readNumber(longitude)];
    if (north !== null && east !== null && Math.abs(north) <= 90 && Math.abs(east) <= 180) {
      return Math.hypot(north, east) < nearNothing ? nowhere : { latitude: north, longitude: east };
    }
    if (isThere(latitude) || isThere(longitude)) this.losses.note('position', [latitude, longitude]);
    return nowhere;
  }

  #noted<Value>(read: Value | null, value: unknown, field: string | undefined): Value | null {
    if (read === null && field !== undefined) this.#noteIf(value, field);
    return read;
  }

  #noteIf(value: unknown, field: string): void {
    if (isThere(value)) this.losses.note(field, value);
  }
}

/** Whether a value is there: neither missing nor empty, which some services write as false whatever the field holds. */
export function isThere(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  if (typeof value === 'string') return tidyID(value) !== '';
  return typeof value !== 'object' || !isEmpty(value);
}

/** Without a list of the keys, which thousands of rows would have made for nothing. */
function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}
