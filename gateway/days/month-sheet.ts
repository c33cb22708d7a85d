import type { MonthTotalName } from '../../schema/lists/attendance-month.ts';
import { notKnown, reasonMarks } from '../../schema/reason-words.ts';
import type { DayReason, DayUnknown } from '../generated/resolvers.ts';
import { dayNumber } from '../shared/dates.ts';
import { createKeys } from '../upstream/read.ts';
import type { Company, Member } from './reasons/company.ts';
import { dayReasons, type ExplainedDay, notRegistered } from './reasons/explained-day.ts';
import type { PastCompany } from './reasons/past-people.ts';
import { knownReasons } from './reasons/person-day.ts';
import { type DayMark, type FindingsOf, type SheetHolder, StaffMonthRow } from './staff-month-row.ts';

/** A day of a month sheet, for everybody. */
interface SheetDay {
  readonly date: string;
  /** Null for a day to come, and one that could not be read. */
  readonly explained: ExplainedDay | null;
  /** Why it is not known of those of whom it is not, but for those who were not on the register. */
  readonly unknown: DayUnknown;
  /** Indexes in `dayReasons` by the person's index in the company; `unknownCode` or `notRegistered` where not known. */
  readonly codes: Uint8Array | null;
}

/** Stands for a day that is not known. */
const unknownCode = dayReasons.length;

/** The mark of each code. */
const marks = [...dayReasons.map((reason) => reasonMarks[reason]), notKnown.mark];

/** What is summed up of each reason; of what is not named, `OTHER`. */
const totalOfReason: Readonly<Partial<Record<DayReason, MonthTotalName>>> = {
  PRESENT: 'PRESENT',
  PRESENT_LATE: 'LATE',
  ABSENT: 'ABSENT',
  DAY_OFF: 'DAY_OFF',
  HOLIDAY: 'HOLIDAY',
  OUTAGE: 'OUTAGE',
  ON_LEAVE: 'ON_LEAVE',
};

type Totals = Readonly<Record<MonthTotalName, Uint16Array>>;

/** What a day comes to over some people. */
export interface DayTotal {
  readonly date: string;
  readonly reasons: { readonly reason: DayReason; readonly mark: string; readonly people: number }[];
  readonly notKnown: number;
}

const askedByNobody: FindingsOf = () => [];

/** A month with a mark for everybody on each day: numbers by day and index, of which rows are made when they are asked for. */
export class MonthSheet {
  readonly #holders: readonly SheetHolder[];
  readonly #days: readonly SheetDay[];
  readonly #totals: Totals;
  readonly findingsOf: FindingsOf;
  /** Staff IDs that several people of the month have had. */
  readonly #shared: ReadonlySet<string>;
  #people: readonly StaffMonthRow[] | undefined;

  constructor(holders: readonly SheetHolder[], days: readonly SheetDay[], totals: Totals, findingsOf: FindingsOf) {
    this.#holders = holders;
    this.#days = days;
    this.#totals = totals;
    this.findingsOf = findingsOf;
    this.#shared = new Set(
      holders.flatMap(({ key, member: { staff } }) => (key === staff.staffID ? [] : staff.staffID)),
    );
  }

  /** The same sheet, whose rows have what calls for a look. */
  withFindings(findingsOf: FindingsOf): MonthSheet {
    return new MonthSheet(this.#holders, this.#days, this.#totals, findingsOf);
  }

  /** Everybody of the month, in the register's order; the same array whenever it is asked for, so that it is indexed once. */
  get people(): readonly StaffMonthRow[] {
    this.#people ??= this.#holders.map((holder) => new StaffMonthRow(this, holder));
    return this.#people;
  }

  /** The days of the month that are explained, ascending. */
  get explainedDays(): readonly ExplainedDay[] {
    return this.#days.flatMap(({ explained }) => explained ?? []);
  }

  totalAt(index: number, name: MonthTotalName): number {
    return this.#totals[name][index] ?? 0;
  }

  /** The mark of a person on a day of the month, from 1 on; an empty text where the month has no such day. */
  markAt(index: number, day: number): string {
    const found = this.#days[day - 1];
    return found ? (marks[markedAt(found, index)] ?? '') : '';
  }

  holderAt(index: number, { staff, since }: Member): string {
    if (!this.#shared.has(staff.staffID)) return '';
    const own = this.#days.filter(
      (day) => day.explained && codeAt(day, index) !== notRegistered && dayNumber(day.date) >= since,
    );
    const [first, last] = [own[0], own.at(-1)].map((day) => Number(day?.date.slice(8)));
    const days = first === last ? `on day ${first}` : `on days ${first} to ${last}`;
    return `Somebody else had this staff ID too; this person was registered ${own.length === 0 ? 'on no day' : days}.`;
  }

  daysAt(index: number): DayMark[] {
    return this.#days.map((day) => {
      const code = codeAt(day, index);
      const reason = dayReasons[code] ?? null;
      return {
        date: day.date,
        reason,
        unknown: reason === null ? (code === notRegistered ? 'NOT_REGISTERED' : day.unknown) : null,
        mark: marks[markedAt(day, index)] ?? '',
        minutesLate: day.explained?.minutesLateAt(index) ?? null,
      };
    });
  }

  /** What each day comes to over these rows of the sheet. */
  dayTotals(rows: readonly StaffMonthRow[]): DayTotal[] {
    const totals: DayTotal[] = [];
    for (const day of this.#days) {
      const counts = new Uint32Array(unknownCode + 1);
      for (const { index } of rows) {
        const code = markedAt(day, index);
        counts[code] = (counts[code] as number) + 1;
      }
      const reasons = dayReasons.flatMap((reason, code) =>
        counts[code] ? [{ reason, mark: reasonMarks[reason], people: counts[code] }] : [],
      );
      totals.push({ date: day.date, reasons, notKnown: counts[unknownCode] ?? 0 });
    }
    return totals;
  }
}

const codeAt = ({ codes }: SheetDay, index: number): number => codes?.[index] ?? unknownCode;

/** The same, with `unknownCode` for all that is not known. */
const markedAt = (day: SheetDay, index: number): number => Math.min(codeAt(day, index), unknownCode);

/** The sheet of some days, ascending; null for one that is not explained. Days after `today` are to come. */
export function makeSheet(
  { now: company }: Pick<PastCompany, 'now'>,
  days: ReadonlyMap<string, ExplainedDay | null>,
  today: string,
): MonthSheet {
  const people = company.members.length;
  const array = () => new Uint16Array(people);
  const totals: Totals = {
    PRESENT: array(),
    LATE: array(),
    ABSENT: array(),
    DAY_OFF: array(),
    HOLIDAY: array(),
    OUTAGE: array(),
    ON_LEAVE: array(),
    OTHER: array(),
    NOT_KNOWN: array(),
    LISTED_ABSENT: array(),
    MINUTES_LATE: array(),
  };
  const byCode = [...dayReasons.map((reason) => totals[totalOfReason[reason] ?? 'OTHER']), totals.NOT_KNOWN];
  const sheetDays: SheetDay[] = [];
  for (const [date, explained] of days) {
    const unknown = date > today ? 'TO_COME' : explained?.isLearned ? 'NO_RECORDS' : 'UNREAD';
    const day = { date, explained, unknown, codes: explained && codesOf(explained) } as const;
    sheetDays.push(day);
    for (let index = 0; index < people; index++) {
      const total = byCode[markedAt(day, index)] as Uint16Array;
      total[index] = (total[index] as number) + 1;
    }
    if (!explained) continue;
    const { absent, late } = explained.listed;
    for (const index of absent) {
      // Before it was in use upstream lists everybody.
      if (markedAt(day, index) === unknownCode) continue;
      totals.LISTED_ABSENT[index] = (totals.LISTED_ABSENT[index] as number) + 1;
    }
    for (const index of late) {
      totals.MINUTES_LATE[index] = (totals.MINUTES_LATE[index] as number) + (explained.minutesLateAt(index) ?? 0);
    }
  }
  return new MonthSheet(holdersOf(company, sheetDays), sheetDays, totals, askedByNobody);
}

/** Each with a key of their own: of two who had a staff ID, who has it now, or had it last, has it as the key. */
function withOwnKeys(holders: readonly SheetHolder[]): SheetHolder[] {
  const keyOf = createKeys();
  return holders.map((holder) => ({ ...holder, key: keyOf(holder.key) }));
}

/** The codes of a day; of one without records, nobody's but those that hold without any. */
function codesOf({ codes, hasRecords }: ExplainedDay): Uint8Array {
  return codes.map((code) => {
    if (code === notRegistered || knownCodes.has(code)) return code;
    return hasRecords ? Math.min(code, unknownCode) : unknownCode;
  });
}

/**
 * Everybody of the month, as its last day has them on which a list names them, else on which they were on the register.
 * Who left before is in it where they were on the register on some day.
 */
function holdersOf(company: Company, days: readonly SheetDay[]): SheetHolder[] {
  const known = days.flatMap(({ explained }) => explained ?? []).toReversed();
  const found = company.members.flatMap((registered, index): SheetHolder[] => {
    const isOn = (day: ExplainedDay) => day.codes[index] !== notRegistered;
    const day = known.find((each) => isOn(each) && each.isNamed(index)) ?? known.find(isOn);
    const member = day?.company.members[index] ?? (company.away.has(index) ? null : registered);
    return member ? [{ key: member.staff.staffID, member, index }] : [];
  });
  return withOwnKeys(found);
}

const knownCodes = new Set([...knownReasons].map((reason) => dayReasons.indexOf(reason)));
