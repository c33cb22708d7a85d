import { isStillOpen, notWorked, type WorkedDay, workedDay } from '../../../schema/hours.ts';
import { minutesAfterStart } from '../../../schema/late-after.ts';
import { reasonWords } from '../../../schema/reason-words.ts';
import type { DayReason } from '../../generated/resolvers.ts';
import { dayNumber } from '../../shared/dates.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { type Company, keysByHolder, type Member, memberIndex, memberIndexOfID } from './company.ts';
import { type DayFactRow, evidenceOf, type PersonDayRow } from './person-day.ts';
import type { LeavesOfDay } from './read-leaves.ts';
import type { ShiftDayPunches } from './shift-day-punches.ts';

/** Every reason, in the order of the SDL enum. */
export const dayReasons = Object.keys(reasonWords) as readonly DayReason[];

/** Stands for a person who was not on the register on the day, as far as is known. */
export const notRegistered = 255;
/** Stands for a day of a person before there were records: nothing is claimed of it. */
export const notRecorded = 254;

/** A day on which somebody is not expected to work. */
export type OffDay = 'DAY_OFF' | 'HOLIDAY';

/** What an explained day is made of: numbers and what many days share, since months of them are retained. */
export interface ExplainedDayParts {
  readonly date: string;
  readonly company: Company;
  /** Whether anything is recorded on the day, or around one of the days learned from. */
  readonly hasRecords: boolean;
  /** Whether all days that were to be learned from have been read. */
  readonly isLearned: boolean;
  /** Indexes of `dayReasons`, `notRecorded` or `notRegistered`, by the person's index in the company. */
  readonly codes: Uint8Array;
  /** The first of each person. */
  readonly signIns: ShiftDayPunches;
  /** The last of each person. */
  readonly signOuts: ShiftDayPunches;
  /** Whether the lists of the days around have been read; those of a day to come are not. */
  readonly hasNeighbours: boolean;
  /** Start of the shift that somebody is listed as late for, by the person's index; null where it is not known. */
  readonly lateStarts: ReadonlyMap<number, string | null>;
  /** Indexes of who is listed as absent. */
  readonly absent: ReadonlySet<number>;
  /** Who is on leave, by the person's index. */
  readonly leaves: LeavesOfDay;
  /** What the day is for the person at that index besides work; of somebody who came. */
  readonly offAt: (index: number) => OffDay | null;
  /** A null reason is that of a day before there were records. */
  readonly factsOf: (index: number, reason: DayReason | null) => readonly DayFactRow[];
}

/** A shift day with one reason for everybody who was on the register. It never changes, and all readers share it. */
export class ExplainedDay {
  readonly date: string;
  /** People by reason; their sum is the register of the day, each person once. */
  readonly counts: Readonly<Record<DayReason, number>>;
  readonly #parts: ExplainedDayParts;
  #people: readonly PersonDayRow[] | undefined;

  constructor(parts: ExplainedDayParts) {
    this.date = parts.date;
    this.#parts = parts;
    const counts = dayReasons.map(() => 0);
    for (const code of parts.codes) {
      if (code === notRegistered) continue;
      const counted = code === notRecorded ? unexplained : code;
      counts[counted] = (counts[counted] ?? 0) + 1;
    }
    this.counts = Object.fromEntries(dayReasons.map((reason, code) => [reason, counts[code]])) as Record<
      DayReason,
      number
    >;
  }

  /** Whether anything is recorded on the day or the same weekdays before; else the service may not have been in use. */
  get hasRecords(): boolean {
    return this.#parts.hasRecords;
  }

  /** Whether all days that were to be learned from have been read. */
  get isLearned(): boolean {
    return this.#parts.isLearned;
  }

  /** The people of the day, as it has them. */
  get company(): Company {
    return this.#parts.company;
  }

  /** Whether the day's own lists name the person at that index. */
  isNamed(index: number): boolean {
    const { signIns, signOuts, absent } = this.#parts;
    return Boolean(signIns.localSeconds[index]) || Boolean(signOuts.localSeconds[index]) || absent.has(index);
  }

  /** Each person's reason as its index in `dayReasons`, `notRecorded` or `notRegistered`, by their index in the company. */
  get codes(): Uint8Array {
    return this.#parts.codes;
  }

  /** Indexes of who is listed as absent, and of who is listed as late. */
  get listed(): { readonly absent: Iterable<number>; readonly late: Iterable<number> } {
    return { absent: this.#parts.absent, late: this.#parts.lateStarts.keys() };
  }

  /** Whole minutes after the shift's start of the person at that index; null as in their day. */
  minutesLateAt(index: number): number | null {
    return minutesLate(this.#parts, index);
  }

  /** The hours of the person at that index, as of a day given as a number. */
  workedAt(index: number, today: number): WorkedDay {
    return worked(this.#parts, index, today);
  }

  /** Whether the day is a day off or a holiday for the person at that index, who came; null for a working day. */
  offAt(index: number): OffDay | null {
    return this.#parts.offAt(index);
  }

  /** Whether the lists of the days around have been read: else nobody's hours are known. */
  get hasNeighbours(): boolean {
    return this.#parts.hasNeighbours;
  }

  /** Whether the person at that index is on leave. */
  isOnLeaveAt(index: number): boolean {
    return this.#parts.leaves.has(index);
  }

  /** Whether the person at that index signed in. */
  isSignedInAt(index: number): boolean {
    return Boolean(this.#parts.signIns.localSeconds[index]);
  }

  /** Whether the person at that index signed in or out. */
  isPunchedAt(index: number): boolean {
    return this.isSignedInAt(index) || Boolean(this.#parts.signOuts.localSeconds[index]);
  }

  /** How many people there are. */
  get size(): number {
    return this.people.length;
  }

  /** Everybody who was on the register, in its order; the same array whenever it is asked for, so that it is indexed once. */
  get people(): readonly PersonDayRow[] {
    this.#people ??= this.#makePeople();
    return this.#people;
  }

  #makePeople(): readonly PersonDayRow[] {
    const { company, codes } = this.#parts;
    const keyOf = keysByHolder(company);
    return company.members.flatMap((member, index) =>
      codes[index] === notRegistered ? [] : new PersonDay(this.#parts, member, index, keyOf(index)),
    );
  }

  /** The day of who had a staff ID then; null where nobody on the register had it. Cheap, where `people` makes everybody's. */
  of(staffID: string): PersonDayRow | null {
    const index = memberIndexOfID(this.#parts.company, staffID);
    return index === undefined ? null : this.at(index);
  }

  /** The day of the person at that index; null where they were not on the register. */
  at(index: number): PersonDayRow | null {
    const { company, codes } = this.#parts;
    const member = company.members[index];
    return member && codes[index] !== notRegistered ? new PersonDay(this.#parts, member, index) : null;
  }

  /** The day of the person whom a list of the day names; null where they were not on the register. */
  ofPerson(person: StaffSummaryRow): PersonDayRow | null {
    return this.at(memberIndex(this.#parts.company, person));
  }
}

const unexplained = dayReasons.indexOf('UNEXPLAINED');

const reasonAt = ({ codes }: ExplainedDayParts, index: number): DayReason =>
  dayReasons[codes[index] ?? -1] ?? 'UNEXPLAINED';

function minutesLate(parts: ExplainedDayParts, index: number): number | null {
  const start = parts.lateStarts.get(index);
  if (!start || reasonAt(parts, index) !== 'PRESENT_LATE') return null;
  return minutesAfterStart(start, parts.signIns.of(index)?.at ?? null);
}

function worked({ date, company, signIns, signOuts, hasNeighbours }: ExplainedDayParts, index: number, today: number) {
  if (!hasNeighbours) return notWorked;
  const hours = company.members[index]?.hours ?? null;
  return workedDay({
    from: signIns.secondsAt(index),
    until: signOuts.secondsAt(index),
    shiftLength: hours?.length ?? null,
    isOpen: isStillOpen(dayNumber(date), today, hours?.end ?? null),
  });
}

/** Reasons for which a listed absence is probably not real. */
const doubtful: ReadonlySet<DayReason> = new Set(['OUTAGE', 'HOLIDAY', 'DAY_OFF']);

/** A person's day; facts and sentence are made when they are asked for. */
class PersonDay implements PersonDayRow {
  readonly #parts: ExplainedDayParts;
  readonly #member: Member;
  readonly #index: number;
  readonly key: string;
  readonly reason: DayReason;

  constructor(parts: ExplainedDayParts, member: Member, index: number, key = member.staff.staffID) {
    this.#parts = parts;
    this.#member = member;
    this.#index = index;
    this.key = key;
    this.reason = reasonAt(parts, index);
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
    return this.#parts.signIns.of(this.#index)?.at ?? null;
  }

  get lastOut() {
    return this.#parts.signOuts.of(this.#index)?.at ?? null;
  }

  get minutesLate() {
    return minutesLate(this.#parts, this.#index);
  }

  workedAsOf(today: number) {
    return worked(this.#parts, this.#index, today);
  }

  get isListedLate() {
    return this.#parts.lateStarts.has(this.#index);
  }

  get onLeave() {
    return this.#parts.leaves.get(this.#index) ?? null;
  }

  get isListedAbsent() {
    return this.#parts.absent.has(this.#index);
  }

  get isProbablyNotReal() {
    return this.isListedAbsent && (doubtful.has(this.reason) || !this.isRecorded);
  }

  get isRecorded() {
    return this.#parts.codes[this.#index] !== notRecorded;
  }

  get facts() {
    return this.#parts.factsOf(this.#index, this.isRecorded ? this.reason : null);
  }

  get evidence() {
    return evidenceOf(this.reason, this.facts);
  }
}
