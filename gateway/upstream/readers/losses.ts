import { badResponse } from '../faults.ts';
import type { RegisterIDs } from './register-ids.ts';

/** A field of a list's rows of which something could not be read. */
export interface Loss {
  /** Name of the field in the reply. */
  readonly field: string;
  /** What the field holds, in words, such as `time`. */
  readonly what: string;
  /** Rows of which it could not be read. */
  readonly records: number;
  /** What is said of it: `Times of 14 records could not be read.` */
  readonly sentence: string;
  /** The first value that could not be read, cut off; it may be personal and is never logged. */
  readonly example: string;
}

/** How times are written besides the forms that have one meaning everywhere: `en-US` is `11/2/2026, 8:00:00 AM`. */
export type TimeFormat = 'iso' | 'en-US';

/** What fields hold, one of it, where their name does not say it. */
const words: Readonly<Record<string, string>> = {
  attendanceDate: 'time',
  daysLate: 'day',
  dateAbsent: 'day',
  createdAt: 'date of registration',
  position: 'position',
  isImageRecognised: 'recognition result',
  imageURL: 'photo address',
  isActive: 'state',
  macAddress: 'MAC address',
  _id: 'id',
  number: 'number',
  verdicts: 'verdict',
  before: 'earlier state',
  after: 'later state',
  at: 'time',
};

/** What rows that were left out are of. */
const others: Readonly<Record<string, string>> = {
  otherMode: 'another mode',
  otherPerson: 'other people',
  otherDay: 'other days',
};

const longestExample = 80;

const counted = new Intl.NumberFormat('en-US');

/** Counts, field by field, the rows of one list of which something is there that could not be read. */
export class Losses {
  readonly timeFormat: TimeFormat;
  /** The register, by which people of the list are spelled; `unsought` and `unfound` make the reader ask for it, null does not. */
  readonly register: RegisterIDs | 'unsought' | 'unfound' | null;
  readonly #fields = new Map<string, { records: number; readonly example: string }>();
  #rows = { one: 'record', many: 'records', person: 'staff record' };

  constructor(timeFormat: TimeFormat = 'iso', register: Losses['register'] = null) {
    this.timeFormat = timeFormat;
    this.register = register;
  }

  /** Sets the words for the rows, and for what a row without a staff ID lacks. */
  nameRows(one: string, many: string, person = 'staff record'): void {
    this.#rows = { one, many, person };
  }

  /** Counts one row more whose `field` holds `value`, which could not be read. */
  note(field: string, value: unknown): void {
    const known = this.#fields.get(field);
    if (known) known.records += 1;
    else this.#fields.set(field, { records: 1, example: exampleOf(value) });
  }

  /** How many rows' field could not be read. */
  count(field: string): number {
    return this.#fields.get(field)?.records ?? 0;
  }

  /** Throws UPSTREAM_BAD_RESPONSE where a field without which the rows say nothing could be read of none of them. */
  refuseWithout(field: string, rows: number): void {
    if (rows === 0 || this.count(field) < rows) return;
    throw badResponse(field === 'staffID' ? 'a list without a person' : `a list without a readable ${wordOf(field)}`);
  }

  /** Everything that could not be read, field by field. */
  get all(): readonly Loss[] {
    return [...this.#fields].map(([field, { records, example }]) => ({
      field,
      what: wordOf(field),
      records,
      sentence: this.#sentence(field, records),
      example,
    }));
  }

  #sentence(field: string, records: number): string {
    const rows = records === 1 ? `1 ${this.#rows.one}` : `${counted.format(records)} ${this.#rows.many}`;
    if (field === 'staffID') return `${rows} ${records === 1 ? 'is' : 'are'} without a ${this.#rows.person}.`;
    if (field === 'spelledOtherwise')
      return `${rows} ${records === 1 ? 'has a staff ID' : 'have staff IDs'} that the register spells otherwise.`;
    if (field === 'otherID')
      return `${rows} ${records === 1 ? 'has an id' : 'have ids'} of other people: who they are is told by staff ID and name.`;
    if (field === 'entry')
      return `${records === 1 ? '1 entry' : `${counted.format(records)} entries`} could not be read.`;
    const other = others[field];
    if (other) return `${rows} of ${other} ${records === 1 ? 'was' : 'were'} left out.`;
    if (field === 'dayAlone') return `${rows} ${records === 1 ? 'has' : 'have'} a day, but no time that could be read.`;
    if (field === 'timeOfMany')
      return records === 1
        ? `${rows} has a time that falls together with others, as a program writes them: it does not count.`
        : `${rows} have times that fall together, as a program writes them: they count for none of them.`;
    if (field === 'toCome') return `Days of ${rows} that are still to come were left out.`;
    if (field === 'otherMonth') return `Days of ${rows} in other months were left out.`;
    const word = wordOf(field);
    return `${word[0]?.toUpperCase()}${pluralOf(word.slice(1))} of ${rows} could not be read.`;
  }
}

/** All that is said of what could not be read; null where all could. */
export const sentenceOf = (losses: readonly Loss[] = []): string | null =>
  losses.length === 0 ? null : losses.map(({ sentence }) => sentence).join(' ');

/** What says nothing of who was there and when, of which the lists of days are told. */
const besideDays: ReadonlySet<string> = new Set(['position', 'isImageRecognised', 'imageURL']);

/** What is said of the lists of a day where it is told who was there and when; null where all that could be read. */
export const sentenceOfDay = (losses: readonly Loss[] = []): string | null =>
  sentenceOf(losses.filter(({ field }) => !besideDays.has(field)));

/** `startTime` in words: `start time`. */
const wordOf = (field: string): string =>
  words[field] ??
  field.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** Of the first word alone where it is followed by `of`. */
const pluralOf = (word: string): string =>
  word.includes(' of ') ? word.replace(' of ', 's of ') : word.endsWith('s') ? `${word}es` : `${word}s`;

function exampleOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > longestExample ? `${text.slice(0, longestExample)}…` : text;
}
