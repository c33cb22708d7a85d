import type { MonthFindingCell, MonthTotalName } from '../../schema/lists/attendance-month.ts';
import type { DayReason, DayUnknown } from '../generated/resolvers.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import type { Member } from './reasons/company.ts';

/** A day of a person, as the SDL type MonthDayMark describes it. */
export interface DayMark {
  readonly date: string;
  readonly reason: DayReason | null;
  readonly unknown: DayUnknown | null;
  readonly mark: string;
  readonly minutesLate: number | null;
}

/** What calls for a look in a person's month; none of anybody's where nobody asked. */
export type FindingsOf = (staff: StaffSummaryRow) => readonly MonthFindingCell[];

/** What a row reads of its sheet, by the person's index. */
interface SheetOfRows {
  readonly totalAt: (index: number, name: MonthTotalName) => number;
  /** The mark of a day of the month, from 1 on. */
  readonly markAt: (index: number, day: number) => string;
  readonly daysAt: (index: number) => DayMark[];
  /** On which days somebody was registered whose staff ID another one had too; an empty text for others. */
  readonly holderAt: (index: number, member: Member) => string;
  readonly findingsOf: FindingsOf;
}

/** Somebody of the month: as its last days have them, under a key of their own. */
export interface SheetHolder {
  readonly key: string;
  readonly member: Member;
  readonly index: number;
}

/** A person's month in the sheet. */
export class StaffMonthRow {
  readonly #sheet: SheetOfRows;
  readonly #member: Member;
  readonly key: string;
  readonly index: number;

  constructor(sheet: SheetOfRows, { key, member, index }: SheetHolder) {
    this.#sheet = sheet;
    this.#member = member;
    this.key = key;
    this.index = index;
  }

  get staff(): StaffSummaryRow {
    return this.#member.staff;
  }

  get shift(): string {
    return this.#member.shift;
  }

  /** The day from which they count as registered, as a number. */
  get since(): number {
    return this.#member.since;
  }

  get days(): DayMark[] {
    return this.#sheet.daysAt(this.index);
  }

  markOf(day: number): string {
    return this.#sheet.markAt(this.index, day);
  }

  totalOf(name: MonthTotalName): number {
    return this.#sheet.totalAt(this.index, name);
  }

  get present(): number {
    return this.totalOf('PRESENT');
  }

  get late(): number {
    return this.totalOf('LATE');
  }

  get absent(): number {
    return this.totalOf('ABSENT');
  }

  get dayOff(): number {
    return this.totalOf('DAY_OFF');
  }

  get holiday(): number {
    return this.totalOf('HOLIDAY');
  }

  get outage(): number {
    return this.totalOf('OUTAGE');
  }

  get onLeave(): number {
    return this.totalOf('ON_LEAVE');
  }

  get other(): number {
    return this.totalOf('OTHER');
  }

  get notKnown(): number {
    return this.totalOf('NOT_KNOWN');
  }

  get listedAbsent(): number {
    return this.totalOf('LISTED_ABSENT');
  }

  get lateMinutes(): number {
    return this.totalOf('MINUTES_LATE');
  }

  get holder(): string {
    return this.#sheet.holderAt(this.index, this.#member);
  }

  get findings(): readonly MonthFindingCell[] {
    return this.#sheet.findingsOf(this.staff);
  }
}
