import { isRecord, type Loose, readNumber } from '../../gateway/upstream/read.ts';
import type { Losses } from '../../gateway/upstream/readers/losses.ts';
import { namesStaff, readEmbeddedStaff } from '../../gateway/upstream/readers/staff-summary.ts';
import { ValueReader } from '../../gateway/upstream/readers/value-reader.ts';
import { tidyText } from '../../schema/tidy-text.ts';

/** One way in which a reply is not what section 7 says, and what the gateway makes of it. */
export interface Deviation {
  readonly what: string;
  readonly taken: string;
  /** Whether it is no deviation: section 7 says nothing of it, and it would cost less. */
  readonly isAdvice?: true;
}

/** Fields that hold a time, or days. */
const times = ['attendanceDate', 'createdAt'] as const;
const days = ['daysLate', 'dateAbsent'] as const;

/** A time as section 7 writes it, and the same without an offset. */
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const plainTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;
const plainDay = /^\d{4}-\d{2}-\d{2}$/;

/** Lists in which a person stands once. */
const oncePerPerson = /\/(?:staff\/|attendance\/(?:exception|lateness|serialLatness|absentee))/;

const longestExample = 60;

/** Counts rows by what is odd about them, with the first value that is. */
class Oddities {
  readonly #found = new Map<string, { rows: number; readonly example: string; readonly taken: string }>();

  add(what: string, taken: string, example: unknown): void {
    const known = this.#found.get(what);
    if (known) known.rows += 1;
    else this.#found.set(what, { rows: 1, example: JSON.stringify(example)?.slice(0, longestExample) ?? '', taken });
  }

  get deviations(): Deviation[] {
    return [...this.#found].map(([what, { rows, example, taken }]) => ({
      what: `${what} in ${rows} rows`,
      taken: `${taken}; for example ${example}`,
    }));
  }
}

/** How the values of a list's rows differ from what section 7 says, what the gateway makes of them, and what is lost. */
export function compareValues(call: string, rows: readonly Loose[], losses: Losses): Deviation[] {
  const odd = new Oddities();
  const people = new Map<string, number>();
  const read = new ValueReader('UTC');
  for (const row of rows) {
    compareTexts(row, odd);
    compareTimes(row, odd);
    comparePosition(row, odd);
    const staffID = namesStaff(row) ? readEmbeddedStaff(row, read).staffID : '';
    if (staffID !== '') people.set(staffID, (people.get(staffID) ?? 0) + 1);
    if (Array.isArray(row.staffID)) odd.add('a person within a list', 'read where there is one', row.staffID);
  }
  return [...odd.deviations, ...lostOf(rows, losses), ...(oncePerPerson.test(call) ? repeatedOf(people) : [])];
}

/** Texts with spaces or invisible characters that nobody sees, of the row and of the person within it. */
function compareTexts(row: Loose, odd: Oddities): void {
  const person = isRecord(row.staffID) ? row.staffID : {};
  for (const [field, value] of [...Object.entries(row), ...Object.entries(person)]) {
    if (typeof value !== 'string' || tidyText(value) === value) continue;
    const taken = 'read without them; the staff ID is sent as it is spelled';
    odd.add(`spaces or invisible characters in ${field}`, taken, value);
  }
}

function compareTimes(row: Loose, odd: Oddities): void {
  for (const field of times) {
    const value = row[field];
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'string' && isoTime.test(value)) continue;
    if (typeof value === 'string' && plainTime.test(value)) {
      odd.add(`${field} without an offset`, 'read in the time zone of TIME_ZONE', value);
    } else odd.add(`${field} is not an ISO time`, 'read where it has one meaning', value);
  }
  for (const field of days) {
    const value = row[field];
    const other = Array.isArray(value)
      ? value.find((day) => typeof day !== 'string' || !plainDay.test(day))
      : undefined;
    if (other !== undefined) odd.add(`${field} holds values that are not days`, 'read where it has one meaning', other);
  }
}

function comparePosition({ latitude, longitude }: Loose, odd: Oddities): void {
  if (readNumber(latitude) !== 0 || readNumber(longitude) !== 0) return;
  odd.add('the position 0,0', 'no position', [latitude, longitude]);
}

/** Numbers of rows that pages usually have. */
const pageSizes: ReadonlySet<number> = new Set([10, 15, 20, 25, 30, 50, 100, 200, 250, 500, 1_000]);

/** Advice on a list of the register that may be a page of it. */
export const pagedOf = (call: string, rows: readonly unknown[]): Deviation[] =>
  /\/staff\/find/.test(call) && pageSizes.has(rows.length)
    ? [{ what: `exactly ${rows.length} rows, as a page has`, taken: 'read as the whole list', isAdvice: true }]
    : [];

/** What the gateway could not read of the rows. */
const lostOf = (rows: readonly Loose[], losses: Losses): Deviation[] =>
  losses.all.map(({ field, records, sentence, example }) => ({
    what: `${oddRows[field] ?? `${field} cannot be read`} in ${records} of ${rows.length} rows`,
    taken: `${field in oddRows ? 'said' : 'lost, and said'}: ${sentence} For example ${example}`,
  }));

/** What is odd about rows that can be read. */
const oddRows: Readonly<Record<string, string>> = {
  otherMode: 'another mode than was asked for',
  otherPerson: 'another person than was asked for',
  otherDay: 'another day than was asked for',
  otherMonth: 'another month than was asked for',
  toCome: 'days that are still to come',
  dayAlone: 'a day in the place of a time',
  timeOfMany: 'a time that many others have too, as a program writes it',
  otherID: 'an id that is somebody else’s on the register',
  spelledOtherwise: 'a staff ID that the register spells differently',
};

function repeatedOf(people: ReadonlyMap<string, number>): Deviation[] {
  const repeated = [...people].filter(([, count]) => count > 1);
  if (repeated.length === 0) return [];
  const what = `${repeated.length} people have several rows, such as staff ID ${JSON.stringify(repeated[0]?.[0])}`;
  return [{ what, taken: 'each person counts once, with the earliest sign-in; equal rows are one' }];
}
