import { minutesAfterStart } from '../../schema/late-after.ts';
import { reasonWords } from '../../schema/reason-words.ts';
import type { DayReason } from '../generated/resolvers.ts';
import type { Company, Member } from './company.ts';
import { sentenceOf } from './evidence.ts';
import type { DayFactRow, PersonDayRow } from './person-day.ts';
import type { PlacedSigns } from './place-signs.ts';

/** Every reason, in the order of the SDL enum. */
export const dayReasons = Object.keys(reasonWords) as readonly DayReason[];

/** What an explained day is made of: numbers and what many days share, since months of them are retained. */
export interface ExplainedDayParts {
  readonly date: string;
  readonly company: Company;
  /** Whether anything is recorded on the day, or around one of the days learned from. */
  readonly hasRecords: boolean;
  /** Places of `dayReasons`, by the person's place in the company. */
  readonly codes: Uint8Array;
  /** The first of each person. */
  readonly signIns: PlacedSigns;
  /** The last of each person. */
  readonly signOuts: PlacedSigns;
  /** Start of the shift that somebody is listed as late for, by the person's place; null where it is not known. */
  readonly lateStarts: ReadonlyMap<number, string | null>;
  /** Places of who is listed as absent. */
  readonly absent: ReadonlySet<number>;
  readonly factsOf: (place: number, reason: DayReason) => readonly DayFactRow[];
}

/** A shift day with one reason for everybody on the register. It never changes, and all readers share it. */
export class ExplainedDay {
  readonly date: string;
  /** People by reason; their sum is the register, each staff ID once. */
  readonly counts: Readonly<Record<DayReason, number>>;
  readonly #parts: ExplainedDayParts;
  #people: readonly PersonDayRow[] | undefined;

  constructor(parts: ExplainedDayParts) {
    this.date = parts.date;
    this.#parts = parts;
    const counts = dayReasons.map(() => 0);
    for (const code of parts.codes) counts[code] = (counts[code] ?? 0) + 1;
    this.counts = Object.fromEntries(dayReasons.map((reason, code) => [reason, counts[code]])) as Record<
      DayReason,
      number
    >;
  }

  /** Whether anything is recorded on the day or the same weekdays before; else the service may not have been in use. */
  get hasRecords(): boolean {
    return this.#parts.hasRecords;
  }

  /** Each person's reason as its place in `dayReasons`, by their place in the company. */
  get codes(): Uint8Array {
    return this.#parts.codes;
  }

  /** Places of who is listed as absent, and of who is listed as late. */
  get listed(): { readonly absent: Iterable<number>; readonly late: Iterable<number> } {
    return { absent: this.#parts.absent, late: this.#parts.lateStarts.keys() };
  }

  /** Whole minutes after the shift's start of the person at that place; null as in their day. */
  minutesLateAt(place: number): number | null {
    return minutesLate(this.#parts, place);
  }

  /** How many people there are. */
  get size(): number {
    return this.#parts.codes.length;
  }

  /** Everybody, in the register's order; the same array whenever it is asked for, so that it is indexed once. */
  get people(): readonly PersonDayRow[] {
    this.#people ??= this.#parts.company.members.map((member, place) => new PersonDay(this.#parts, member, place));
    return this.#people;
  }

  /** One person's day; null for who is not on the register. Cheap, where `people` makes everybody's. */
  of(staffID: string): PersonDayRow | null {
    const place = this.#parts.company.places.get(staffID);
    const member = place === undefined ? undefined : this.#parts.company.members[place];
    return member && place !== undefined ? new PersonDay(this.#parts, member, place) : null;
  }

  /** One person's reason; null for who is not on the register. */
  reasonOf(staffID: string): DayReason | null {
    const place = this.#parts.company.places.get(staffID);
    return place === undefined ? null : reasonAt(this.#parts, place);
  }
}

const reasonAt = ({ codes }: ExplainedDayParts, place: number): DayReason =>
  dayReasons[codes[place] ?? -1] ?? 'UNEXPLAINED';

function minutesLate(parts: ExplainedDayParts, place: number): number | null {
  const start = parts.lateStarts.get(place);
  if (!start || reasonAt(parts, place) !== 'PRESENT_LATE') return null;
  return minutesAfterStart(start, parts.signIns.of(place)?.at ?? null);
}

/** A person's day; facts and sentence are made when they are asked for. */
class PersonDay implements PersonDayRow {
  readonly #parts: ExplainedDayParts;
  readonly #member: Member;
  readonly #place: number;
  readonly key: string;
  readonly reason: DayReason;

  constructor(parts: ExplainedDayParts, member: Member, place: number) {
    this.#parts = parts;
    this.#member = member;
    this.#place = place;
    this.key = member.staff.staffID;
    this.reason = reasonAt(parts, place);
  }

  get staff() {
    return this.#member.staff;
  }

  get date() {
    return this.#parts.date;
  }

  get shift() {
    return this.#member.shift;
  }

  get firstIn() {
    return this.#parts.signIns.of(this.#place)?.at ?? null;
  }

  get lastOut() {
    return this.#parts.signOuts.of(this.#place)?.at ?? null;
  }

  get minutesLate() {
    return minutesLate(this.#parts, this.#place);
  }

  get isListedLate() {
    return this.#parts.lateStarts.has(this.#place);
  }

  get isListedAbsent() {
    return this.#parts.absent.has(this.#place);
  }

  get isProbablyNotReal() {
    return this.isListedAbsent && (this.reason === 'OUTAGE' || this.reason === 'HOLIDAY');
  }

  get facts() {
    return this.#parts.factsOf(this.#place, this.reason);
  }

  get evidence() {
    return sentenceOf(this.reason, this.facts);
  }
}
