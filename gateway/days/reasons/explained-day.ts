import { isStillOpen, notWorked, type WorkedDay, workedDay } from '../../../schema/hours.ts';
import { minutesAfterStart } from '../../../schema/late-after.ts';
import { reasonWords } from '../../../schema/reason-words.ts';
import type { DayReason, LeaveOfDay } from '../../generated/resolvers.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import { keysByHolder, type Member, memberIndex } from './company.ts';
import { type DayParts, factsOfDay } from './facts.ts';
import { type DayFactRow, evidenceOf } from './person-day.ts';

/** Every reason, in the order of the SDL enum. */
export const dayReasons = Object.keys(reasonWords) as readonly DayReason[];

/** Stands for a person who was not on the register on the day, as far as is known. */
export const notRegistered = 255;
/** Stands for a day of a person before there were records: nothing is claimed of it. */
export const notRecorded = 254;

/** A day on which somebody is not expected to work. */
export type OffDay = 'DAY_OFF' | 'HOLIDAY';

/** What an explained day is made of: numbers and what many days share, since months of them are retained. */
export interface ExplainedDayParts extends DayParts {
  readonly date: string;
  /** Whether anything is recorded on the day, or around one of the days learned from. */
  readonly hasRecords: boolean;
  /** Indexes of `dayReasons`, `notRecorded` or `notRegistered`, by the person's index in the company. */
  readonly codes: Uint8Array;
  /** Whether the lists of the days around have been read; those of a day to come are not. */
  readonly hasNeighbours: boolean;
  /** What the day is for the person at that index besides work; of somebody who came. */
  readonly offAt: (index: number) => OffDay | null;
}

/** A shift day with one reason for everybody who was on the register. It never changes, and all readers share it. */
export class ExplainedDay {
  readonly parts: ExplainedDayParts;
  #people: readonly PersonDayRow[] | undefined;

  constructor(parts: ExplainedDayParts) {
    this.parts = parts;
  }

  get date(): string {
    return this.parts.date;
  }

  /** Whether the day's own lists name the person at that index. */
  isNamed(index: number): boolean {
    return this.isPunchedAt(index) || this.parts.absent.has(index);
  }

  /** Whole minutes after the shift's start of the person at that index; null as in their day. */
  minutesLateAt(index: number): number | null {
    return minutesLate(this.parts, index);
  }

  /** The hours of the person at that index, as of a day given as a number. */
  workedAt(index: number, today: number): WorkedDay {
    return worked(this.parts, index, today);
  }

  /** Whether the person at that index signed in. */
  isSignedInAt(index: number): boolean {
    return Boolean(this.parts.signIns.localSeconds[index]);
  }

  /** Whether the person at that index signed in or out. */
  isPunchedAt(index: number): boolean {
    return this.isSignedInAt(index) || Boolean(this.parts.signOuts.localSeconds[index]);
  }

  /** Everybody who was on the register, in its order; the same array whenever it is asked for, so that it is indexed once. */
  get people(): readonly PersonDayRow[] {
    const { company, codes } = this.parts;
    const keyOf = keysByHolder(company);
    this.#people ??= company.members.flatMap((member, index) =>
      codes[index] === notRegistered ? [] : new PersonDayRow(this.parts, member, index, keyOf(index)),
    );
    return this.#people;
  }

  /** The day of the person at that index; null where they were not on the register. Cheap, where `people` makes everybody's. */
  at(index: number): PersonDayRow | null {
    const { company, codes } = this.parts;
    const member = company.members[index];
    return member && codes[index] !== notRegistered ? new PersonDayRow(this.parts, member, index) : null;
  }

  /** The day of the person whom a list of the day names; null where they were not on the register. */
  ofPerson(person: StaffSummaryRow): PersonDayRow | null {
    return this.at(memberIndex(this.parts.company, person));
  }
}

const reasonAt = ({ codes }: ExplainedDayParts, index: number): DayReason =>
  dayReasons[codes[index] ?? -1] ?? 'UNEXPLAINED';

function minutesLate(parts: ExplainedDayParts, index: number): number | null {
  const start = parts.lateStarts.get(index);
  if (!start || reasonAt(parts, index) !== 'PRESENT_LATE') return null;
  return minutesAfterStart(start, parts.signIns.of(index)?.at ?? null);
}

function worked({ day, company, signIns, signOuts, hasNeighbours }: ExplainedDayParts, index: number, today: number) {
  if (!hasNeighbours) return notWorked;
  const hours = company.members[index]?.hours ?? null;
  return workedDay({
    from: signIns.secondsAt(index),
    until: signOuts.secondsAt(index),
    shiftLength: hours?.length ?? null,
    isOpen: isStillOpen(day, today, hours?.end ?? null),
  });
}

/** Reasons for which a listed absence is probably not real. */
const doubtful: ReadonlySet<DayReason> = new Set(['OUTAGE', 'HOLIDAY', 'DAY_OFF']);

/** One person's shift day with its one reason; facts and sentence are made when they are asked for. */
export class PersonDayRow {
  readonly #parts: ExplainedDayParts;
  readonly #member: Member;
  readonly #index: number;
  /** The staff ID; numbered where several people have had it. */
  readonly key: string;
  readonly reason: DayReason;

  constructor(parts: ExplainedDayParts, member: Member, index: number, key = member.staff.staffID) {
    this.#parts = parts;
    this.#member = member;
    this.#index = index;
    this.key = key;
    this.reason = reasonAt(parts, index);
  }

  get staff(): StaffSummaryRow {
    return this.#member.staff;
  }

  /** `YYYY-MM-DD`. */
  get date(): string {
    return this.#parts.date;
  }

  /** Name of the shift on the register; an empty string without one. */
  get shift(): string {
    return this.#member.shift;
  }

  /** First sign-in of the shift day, ISO with offset; null without one or with one whose time cannot be read. */
  get firstIn(): string | null {
    return this.#parts.signIns.of(this.#index)?.at ?? null;
  }

  /** Last sign-out of the shift day, likewise. */
  get lastOut(): string | null {
    return this.#parts.signOuts.of(this.#index)?.at ?? null;
  }

  /** Whole minutes after the shift's start; null unless the reason is PRESENT_LATE and the shift is known. */
  get minutesLate(): number | null {
    return minutesLate(this.#parts, this.#index);
  }

  /** The hours of the shift day, as of a day given as a number: a sign-out may still come on a day that runs. */
  workedAsOf(today: number): WorkedDay {
    return worked(this.#parts, this.#index, today);
  }

  /** Whether the lateness list of the day names the person. */
  get isListedLate(): boolean {
    return this.#parts.lateStarts.has(this.#index);
  }

  /** The leave of the day, also of somebody who signed in. */
  get onLeave(): LeaveOfDay | null {
    return this.#parts.leaves.get(this.#index) ?? null;
  }

  get isListedAbsent(): boolean {
    return this.#parts.absent.has(this.#index);
  }

  /** Whether the person is listed as absent, but because the day was a holiday or a device failed. */
  get isProbablyNotReal(): boolean {
    return this.isListedAbsent && (doubtful.has(this.reason) || !this.isRecorded);
  }

  /** False where nothing is claimed of the day: there were no records yet. */
  get isRecorded(): boolean {
    return this.#parts.codes[this.#index] !== notRecorded;
  }

  get facts(): readonly DayFactRow[] {
    return factsOfDay(this.#parts, this.#index, this.isRecorded ? this.reason : null);
  }

  /** The facts in one sentence. */
  get evidence(): string {
    return evidenceOf(this.reason, this.facts);
  }
}
