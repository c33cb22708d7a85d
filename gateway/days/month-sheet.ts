import type {
  MonthFindingCell,
  StaffMonthRow as MonthRow,
  MonthTotal,
  MonthTotals,
} from '../../schema/lists/attendance-month.ts';
import { notKnown, reasonMarks } from '../../schema/reason-words.ts';
import type { DayReason, DayUnknown, MonthDayMark, MonthDayTotal } from '../generated/resolvers.ts';
import { dayNumber } from '../shared/dates.ts';
import { createKeys } from '../upstream/read.ts';
import type { RowFor } from '../upstream/readers/fields.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import type { Company, Member } from './reasons/company.ts';
import { dayReasons, type ExplainedDay, notRegistered } from './reasons/explained-day.ts';
import type { PastCompany } from './reasons/past-people.ts';
import { knownReasons } from './reasons/person-day.ts';

/** A day of a person. */
export type DayMark = RowFor<MonthDayMark>;

/** A person's month in the sheet. What takes many objects is made when it is asked for. */
export interface StaffMonthRow extends MonthRow {
  /** The staff ID, with a number after it for a person who had it before somebody else. */
  readonly key: string;
  /** The person's index in the company. */
  readonly index: number;
  readonly staff: StaffSummaryRow;
  /** The day from which they count as registered, as a number. */
  readonly since: number;
  readonly days: () => DayMark[];
  readonly holder: string;
}

/** What a day comes to over some people. */
export type DayTotal = RowFor<MonthDayTotal>;

/** A month with a mark for everybody on each day. */
export interface MonthSheet {
  /** Everybody of the month, in the register's order. */
  readonly people: readonly StaffMonthRow[];
  /** The days of the month that are explained, ascending. */
  readonly explainedDays: readonly ExplainedDay[];
  /** What each day comes to over these rows of the sheet. */
  readonly dayTotals: (rows: readonly StaffMonthRow[]) => DayTotal[];
}

/** A day of a month sheet, for everybody. */
interface SheetDay {
  readonly date: string;
  /** Null for a day to come, and one that could not be read. */
  readonly explained: ExplainedDay | null;
  /** Why the reasons of some people are not known; people who were not on the register do not count. */
  readonly unknown: DayUnknown;
  /** Indexes in `dayReasons` by the person's index in the company; `unknownCode` or `notRegistered` where not known. */
  readonly codes: Uint8Array | null;
}

/** Stands for a day that is not known. */
const unknownCode = dayReasons.length;

/** The mark of each code. */
const marks = [...dayReasons.map((reason) => reasonMarks[reason]), notKnown.mark];

/** What is summed up of each reason; of what is not named, `other`. */
const totalOfReason: Readonly<Partial<Record<DayReason, MonthTotal>>> = {
  PRESENT: 'present',
  PRESENT_LATE: 'late',
  ABSENT: 'absent',
  DAY_OFF: 'dayOff',
  HOLIDAY: 'holiday',
  OUTAGE: 'outage',
  ON_LEAVE: 'onLeave',
};

/** What is summed up of each code. */
const totalOfCode = [...dayReasons.map((reason) => totalOfReason[reason] ?? 'other'), 'notKnown'] as const;

const codeAt = ({ codes }: SheetDay, index: number): number => codes?.[index] ?? unknownCode;

/** The same, with `unknownCode` for all that is not known. */
const markedAt = (day: SheetDay, index: number): number => Math.min(codeAt(day, index), unknownCode);

/** The sheet of some days, ascending; null for one that is not explained. Days after `today` are to come. */
export function makeSheet(
  { now: company }: Pick<PastCompany, 'now'>,
  explainedDays: ReadonlyMap<string, ExplainedDay | null>,
  today: string,
): MonthSheet {
  const days = [...explainedDays].map(([date, explained]): SheetDay => {
    const unknown = date > today ? 'TO_COME' : explained?.parts.unread.length === 0 ? 'NO_RECORDS' : 'UNREAD';
    return { date, explained, unknown, codes: explained && codesOf(explained) };
  });
  return {
    people: peopleOf(company, days),
    explainedDays: days.flatMap(({ explained }) => explained ?? []),
    dayTotals: (rows) => days.map((day) => dayTotal(day, rows)),
  };
}

/** The codes of a day; of one without records, nobody's but those that hold without any. */
function codesOf({ parts: { codes, hasRecords } }: ExplainedDay): Uint8Array {
  return codes.map((code) => {
    if (code === notRegistered || knownCodes.has(code)) return code;
    return hasRecords ? Math.min(code, unknownCode) : unknownCode;
  });
}

const knownCodes = new Set([...knownReasons].map((reason) => dayReasons.indexOf(reason)));

/**
 * Everybody of the month, as on the last day on which a list names them, else on which they were on the register. People
 * who have left are in it where they were on the register on some day. Where two people had a staff ID, it is the key of the
 * person who has it now, or had it last.
 */
function peopleOf(company: Company, days: readonly SheetDay[]): StaffMonthRow[] {
  const known = days.flatMap(({ explained }) => explained ?? []).toReversed();
  const keyOf = createKeys();
  const found = company.members.flatMap((registered, index) => {
    const isOn = (day: ExplainedDay) => day.parts.codes[index] !== notRegistered;
    const day = known.find((each) => isOn(each) && each.isNamed(index)) ?? known.find(isOn);
    const member = day?.parts.company.members[index] ?? (company.away.has(index) ? null : registered);
    return member ? [{ member, index, key: keyOf(member.staff.staffID) }] : [];
  });
  const shared = new Set(found.flatMap(({ key, member: { staff } }) => (key === staff.staffID ? [] : staff.staffID)));
  return found.map(({ member, index, key }): StaffMonthRow => {
    const { staff, shift, since } = member;
    return {
      ...{ key, index, staff, shift, since },
      ...totalsOf(days, index),
      holder: shared.has(staff.staffID) ? holderOf(days, index, member) : '',
      markOf: (number) => {
        const day = days[number - 1];
        return day ? (marks[markedAt(day, index)] ?? '') : '';
      },
      days: () => days.map((day) => dayMark(day, index)),
      findings: askedByNobody,
    };
  });
}

const noFindings: readonly MonthFindingCell[] = [];
const askedByNobody = () => noFindings;

function totalsOf(days: readonly SheetDay[], index: number): MonthTotals {
  const totals: Record<MonthTotal, number> = {
    present: 0,
    late: 0,
    absent: 0,
    dayOff: 0,
    holiday: 0,
    outage: 0,
    onLeave: 0,
    other: 0,
    notKnown: 0,
    listedAbsent: 0,
    lateMinutes: 0,
  };
  for (const day of days) {
    const { explained } = day;
    const code = markedAt(day, index);
    totals[totalOfCode[code] ?? 'notKnown'] += 1;
    // Before it was in use upstream lists everybody.
    if (code !== unknownCode && explained?.parts.absent.has(index)) totals.listedAbsent += 1;
    totals.lateMinutes += explained?.minutesLateAt(index) ?? 0;
  }
  return totals;
}

function dayMark(day: SheetDay, index: number): DayMark {
  const code = codeAt(day, index);
  const reason = dayReasons[code] ?? null;
  return {
    date: day.date,
    reason,
    unknown: reason === null ? (code === notRegistered ? 'NOT_REGISTERED' : day.unknown) : null,
    mark: marks[markedAt(day, index)] ?? '',
    minutesLate: day.explained?.minutesLateAt(index) ?? null,
  };
}

/** On which days somebody was registered whose staff ID another one had too. */
function holderOf(days: readonly SheetDay[], index: number, { since }: Member): string {
  const own = days.filter(
    (day) => day.explained && codeAt(day, index) !== notRegistered && dayNumber(day.date) >= since,
  );
  const [first, last] = [own[0], own.at(-1)].map((day) => Number(day?.date.slice(8)));
  const when = first === last ? `on day ${first}` : `on days ${first} to ${last}`;
  return `Somebody else had this staff ID too; this person was registered ${own.length === 0 ? 'on no day' : when}.`;
}

function dayTotal(day: SheetDay, rows: readonly StaffMonthRow[]): DayTotal {
  const counts = new Uint32Array(unknownCode + 1);
  for (const { index } of rows) {
    const code = markedAt(day, index);
    counts[code] = (counts[code] as number) + 1;
  }
  const reasons = dayReasons.flatMap((reason, code) =>
    counts[code] ? [{ reason, mark: reasonMarks[reason], people: counts[code] }] : [],
  );
  return { date: day.date, reasons, notKnown: counts[unknownCode] ?? 0 };
}
