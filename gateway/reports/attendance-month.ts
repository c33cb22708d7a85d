import { attendanceMonth as attendanceMonthList } from '../../schema/lists/attendance-month.ts';
import type { Context } from '../app-context.ts';
import { stillLearning } from '../days/day-reader.ts';
import { type DayTotal, type MonthSheet, makeSheet, type StaffMonthRow } from '../days/month-sheet.ts';
import { wholeMonth } from '../days/read-person-month.ts';
import { readReasons } from '../days/reasons/read-reasons.ts';
import { type MonthFindings, readMonthFindings } from '../evidence/month-findings.ts';
import type { Coverage, QueryAttendanceMonthArgs, Source } from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { ListPage, LoadedList } from '../lists/list-field.ts';
import { type LazyColumns, type RequestedFields, rowsFor } from '../lists/requested-fields.ts';
import { select } from '../lists/select.ts';
import { addDays, todayOf } from '../shared/dates.ts';
import { codedError } from '../shared/errors.ts';
import { memoizeByIdentity, memoizeByText } from '../shared/memoize.ts';

/** How a month was read. */
export interface ReadFacts {
  readonly coverage: Coverage;
  readonly isRegisterOfToday: boolean;
  readonly sources: readonly Source[];
}

/** What a page of a month sheet has beside its rows. */
interface MonthFacts extends ReadFacts {
  readonly dayTotals: () => Promise<DayTotal[]>;
}

/** What the resolvers know of an `AttendanceMonthList`. */
export type AttendanceMonthPage = ListPage<StaffMonthRow> & MonthFacts;

/** The sheet of a month, as far as its days could be read. */
export interface ReadSheet {
  readonly sheet: MonthSheet;
  /** Days of the month up to today. */
  readonly past: readonly string[];
  readonly facts: ReadFacts;
  /** When the oldest of the lists was revalidated: ISO with offset. */
  readonly asOf: string;
  /** What of the lists could not be read; null where all could. */
  readonly notice: string | null;
  /** Why a day is missing; null when none is, and all have been read. */
  readonly unfit: unknown;
}

/** By the register and the explained days, for a month as of a day. */
const sheets = memoizeByText<MonthSheet>(2);

/** Throws upstream's error where no day of the month can be read. `isWhole`: it is of no use before all days are there. */
export async function readSheet(month: string, context: Context, isWhole = false): Promise<ReadSheet> {
  const today = todayOf(context);
  const dates = wholeMonth(month);
  const past = dates.filter((date) => date <= today);
  const yesterday = addDays(today, -1);
  const read = await readReasons(past, context, {
    isAwaited: (day) => day >= yesterday || (isWhole ? 'whole' : 'soon'),
  });
  const { past: company, days, coverage, isRegisterOfToday, sources, notice, asOf, error } = read;
  const unread = past.filter((date) => !days.get(date));
  const fault = unread.length === 0 ? null : (error ?? (coverage.isLearning ? null : unclear()));
  if (fault !== null && unread.length === past.length) throw fault;
  const explained = new Map(dates.map((date) => [date, days.get(date) ?? null]));
  const sheet = await sheets([company.now, ...explained.values()], `${month} ${today}`, () =>
    context.state.measure('select', () => makeSheet(company, explained, today)),
  );
  const facts = { coverage, isRegisterOfToday, sources };
  return { sheet, past, facts, notice, asOf, unfit: fault ?? stillLearning(coverage) };
}

async function readMonth(
  args: QueryAttendanceMonthArgs,
  context: Context,
  asked: RequestedFields,
): Promise<LoadedList<StaffMonthRow, MonthFacts>> {
  const { month, search, where } = args;
  const { sheet, past, facts, notice, asOf, unfit } = await readSheet(month, context, asked.isForFile);
  const further = findingsOnDemand(sheet, past, context, asked);
  const dayTotals = async () => {
    const filter = { search: search ?? null, where: where ?? null };
    const all = await rowsFor({ rows: sheet.people, further }, filter);
    const { rows } = select({ rows: all }, attendanceMonthList.columns, filter);
    return context.state.measure('select', () => sheet.dayTotals(rows));
  };
  return { rows: sheet.people, notice, asOf, further, facts: { dayTotals, ...facts }, unfit };
}

const withFindings = memoizeByIdentity((people: readonly StaffMonthRow[], findings: MonthFindings) =>
  people.map((row): StaffMonthRow => ({ ...row, findings: () => findings.of(row.staff) })),
);

/** Findings: worked out for the rows that are shown, and for everybody where the column is read of everybody. */
function findingsOnDemand(
  sheet: MonthSheet,
  days: readonly string[],
  context: Context,
  { needs }: RequestedFields,
): LazyColumns<StaffMonthRow> {
  return {
    columns: new Set(['TO_CHECK']),
    fields: ['findings'],
    read: async () => {
      const findings = await readMonthFindings(days, context);
      if (needs('TO_CHECK')) await context.state.measure('select', () => findings.lookAt(sheet.people));
      return withFindings(sheet.people, findings);
    },
  };
}

/** The error of a month whose days cannot all be told, where no call failed. */
export const unclear = () =>
  codedError('UPSTREAM_BAD_RESPONSE', 'Some days of the month could not be explained. Try again in a moment.');

/** The month sheet. */
export const attendanceMonth: Feature = {
  lists: [declaredList(attendanceMonthList, readMonth)],
};
