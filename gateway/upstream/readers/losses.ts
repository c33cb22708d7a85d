import { badResponse } from '../faults.ts';
import type { RegisterIDs } from './register-ids.ts';
import type { ShiftRow } from './shift.ts';

/** A field of a list's rows of which something could not be read. */
export interface Loss {
  /** Name of the field in the reply. */
  readonly field: string;
  /** Rows of which it could not be read. */
  readonly records: number;
  /** What is said of it: `14 rows: time could not be read.` */
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
  isImageRecognised: 'recognition result',
  imageURL: 'photo address',
  isActive: 'state',
  macAddress: 'MAC address',
  _id: 'id',
  verdicts: 'verdict',
  before: 'earlier state',
  after: 'later state',
  at: 'time',
};

/** What is said of rows of which it is not that the field could not be read. */
const faults: Readonly<Record<string, string>> = {
  staffID: 'without a staff record',
  spelledOtherwise: 'staff ID that the register spells differently',
  otherID: 'id of somebody else, so identified by staff ID and name',
  entry: 'nothing could be read',
  sum: 'left out (a total of other rows)',
  deleted: 'left out (marked as deleted)',
  again: 'left out (the person is already in the list)',
  otherState: 'left out (by their own words not late, or not absent)',
  otherMode: 'left out (of another mode)',
  otherPerson: 'left out (of other people)',
  otherDay: 'left out (of other days)',
  otherMonth: 'days left out (of other months)',
  toCome: 'days left out (in the future)',
  beforeRecords: 'days left out (before the first records of the company, the service centre or the person)',
  unknownShift: 'shift that is not in the list of shifts, so the minutes late are not known',
  ownDay: 'day without records here, although the lists of the day name the person',
  signedInAbsent: 'day with a sign-in, on which the person is listed as absent',
  noSignOut: 'day with a sign-in, in a month that has no sign-out at all',
  dayAlone: 'day without a time',
  stillToCome: 'time that was still to come when the list was read',
  offShift: 'time that is far from the shift that the person has today',
  notLate: 'listed as late, with a time before the shift that the person has today',
  timeOfMany: 'time that a program wrote for many people, so it does not count',
};

const longestExample = 80;

const counted = new Intl.NumberFormat('en-US');

/** Counts, field by field, the rows of one list of which something is there that could not be read. */
export class Losses {
  readonly timeFormat: TimeFormat;
  /** The register, by which people of the list are spelled; `unsought` and `unfound` make the reader ask for it, null does not. */
  readonly register: RegisterIDs | 'unsought' | 'unfound' | null;
  /** The shifts with which the times of the list are compared. */
  readonly shifts: readonly ShiftRow[];
  /** Until when something may have happened, in milliseconds since 1970. */
  readonly until: number;
  readonly #fields = new Map<string, { records: number; readonly example: string }>();

  constructor(
    timeFormat: TimeFormat = 'iso',
    register: Losses['register'] = null,
    shifts: Losses['shifts'] = [],
    until = Number.POSITIVE_INFINITY,
  ) {
    this.timeFormat = timeFormat;
    this.register = register;
    this.shifts = shifts;
    this.until = until;
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

  /** Everything that could not be read, field by field. */
  get all(): readonly Loss[] {
    return [...this.#fields].map(([field, { records, example }]) => ({
      field,
      records,
      sentence: sentenceOfField(field, records),
      example,
    }));
  }
}

/** Throws UPSTREAM_BAD_RESPONSE for a list of which no row has a field without which it says nothing. */
export function refuseWithout<Row>(field: string, rows: readonly Row[], has: (row: Row) => boolean): void {
  if (rows.length === 0 || rows.some(has)) return;
  throw badResponse(/^staff/.test(field) ? 'a list without a person' : `a list without a readable ${wordOf(field)}`);
}

/** What is said of rows of which something is missing in a field. */
function sentenceOfField(field: string, records: number): string {
  const rows = records === 1 ? '1 row' : `${counted.format(records)} rows`;
  return `${rows}: ${faults[field] ?? `${wordOf(field)} could not be read`}.`;
}

/** The sentences about a list that lacks records. */
const lostRecords = ['staffID', 'otherMode', 'otherPerson', 'otherDay', 'entry', 'beforeRecords'].map(
  (field) => `: ${faults[field]}.`,
);

/**
 * Whether this sentence says that a list lacks records: records without a person or of another question, entries that could
 * not be read, and absences before the first record.
 */
export const saysLost = (sentence: string | null): boolean =>
  lostRecords.some((fault) => sentence?.includes(fault) ?? false);

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

function exampleOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > longestExample ? `${text.slice(0, longestExample)}…` : text;
}
