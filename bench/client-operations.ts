import { readLists } from '../schema/codegen/read-lists.ts';
import { findingKinds } from '../schema/finding-words.ts';
import { absenteeColumns, absenteeDayColumns, absenteeSummaryColumns } from '../schema/lists/absence.ts';
import { attendanceColumns } from '../schema/lists/attendance.ts';
import { attendanceMonthColumns } from '../schema/lists/attendance-month.ts';
import { changeColumns } from '../schema/lists/changes.ts';
import type { Column } from '../schema/lists/column.ts';
import { comparedStaffColumns } from '../schema/lists/comparison.ts';
import { latenessColumns } from '../schema/lists/lateness.ts';
import { leaveColumns } from '../schema/lists/leaves.ts';
import { nearSerialLatenessColumns } from '../schema/lists/near-serial-lateness.ts';
import { officeColumns } from '../schema/lists/offices.ts';
import { reconciledStaffColumns } from '../schema/lists/reconciliation.ts';
import { recordedLetterColumns } from '../schema/lists/recorded-letters.ts';
import { serialLatenessColumns, serialLatenessDayColumns } from '../schema/lists/serial-lateness.ts';
import { shiftColumns } from '../schema/lists/shifts.ts';
import { staffColumns } from '../schema/lists/staff.ts';
import { userColumns } from '../schema/lists/users.ts';
import { liveRows } from '../schema/live.ts';
import { reasonWords } from '../schema/reason-words.ts';
import { addDays } from '../upstream/calendar.ts';
import { rotas } from '../upstream/demo/rotas.ts';
import { peopleWho, staff, today } from './company.ts';
import { clientQueries } from './documents.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The n-th request's variables of a query of the web client: each n others, and no page without all of its rows. */
type Asked = (n: number) => Variables;

const month = today.slice(0, 7);
const lastMonth = '2026-10';
const yesterday = addDays(today, -1);

/** Districts with many people: two of them together always fill several pages. */
const districts = ['CHQ', 'Onitsha', 'Owerri', 'Umuahia', 'Ogui', 'Awka', 'Aba', 'Abakpa', 'Abakaliki', 'Awkunanaw'];

/** What every comparison is asked by. */
const compared = { later: month, earlier: lastMonth, measure: 'SERIAL_LATENESS', days: 'ALL' };

/** What every pack of letters is asked by. */
const letters = { month, search: null, orderBy: [], first: 200, withPhotos: false };

type AnyColumns = Readonly<Record<string, Column<never>>>;

/** Columns that take no more calls than their list. */
const cheap = (columns: AnyColumns) => Object.keys(columns).filter((name) => columns[name]?.calls === undefined);

/** The columns of a file as a screen shows them at first. */
export const fileColumnsOf = (columns: AnyColumns) =>
  cheap(columns).filter((name) => {
    const { isHiddenAtFirst, isFilterOnly } = columns[name] ?? {};
    return !isHiddenAtFirst && !isFilterOnly;
  });

/** The columns whose values the filter menus list, as the client asks for them. */
export const facetsOf = (columns: AnyColumns) =>
  cheap(columns).filter((name) => columns[name]?.filterable || columns[name]?.kind === 'yesNo');

/** The columns that a list is ordered by; the upstream of the benchmark has no extension with columns. */
const sortable = (columns: AnyColumns) =>
  cheap(columns).filter((name) => {
    const { kind, extension, markedIn = '' } = columns[name] ?? {};
    const needed = extension ?? columns[markedIn]?.extension;
    return kind !== 'image' && kind !== 'location' && needed === undefined;
  });

interface Shape {
  /** Rows that the list has at least. */
  readonly rows: number;
  /** Rows that two of the districts have at least; 0 for a list that is too short to be filtered. */
  readonly inDistricts?: number;
}

/** Sort, filter and place of the n-th page: every other one filtered by two districts. */
function page(columns: AnyColumns, { rows, inDistricts = 0 }: Shape): Asked {
  const orders = sortable(columns).flatMap((column) => [
    { column, direction: 'ASC' },
    { column, direction: 'DESC' },
  ]);
  return (n) => {
    const isFiltered = inDistricts > 0 && n % 2 === 1;
    const pair = [districts[n % 10], districts[(n + 1 + (Math.floor(n / 10) % 9)) % 10]];
    return {
      search: null,
      where: isFiltered ? [{ column: 'DISTRICT', in: pair }] : [],
      orderBy: [orders[n % orders.length]],
      first: 20,
      offset: (n * 7) % Math.max((isFiltered ? inDistricts : rows) - 20, 1),
      facets: facetsOf(columns),
    };
  };
}

const paged =
  (columns: AnyColumns, shape: Shape, own: Variables = {}): Asked =>
  (n) => ({ ...own, ...page(columns, shape)(n) });

/** Without the parts that an operation does not take. */
const without =
  (asked: Asked, ...names: readonly string[]): Asked =>
  (n) =>
    Object.fromEntries(Object.entries(asked(n)).filter(([name]) => !names.includes(name)));

const there = peopleWho('present', today).length;
const monthlyAbsent = 2_000;
const day = { date: today, mode: 'SIGNED_IN' };
const attendance = paged(attendanceColumns, { rows: there, inDistricts: 300 }, day);
const clockOuts = without(paged(attendanceColumns, { rows: 3_000, inDistricts: 250 }, { date: yesterday }), 'mode');
const ofPerson: Asked = (n) => ({
  staffID: staff[(n * 7) % 500]?.staffID,
  month: lastMonth,
  mode: 'SIGNED_IN',
  ...page(attendanceColumns, { rows: 31 })(n),
});

/** The days of a month have no filter menus. */
const monthColumns = Object.fromEntries(Object.entries(attendanceMonthColumns).filter(([name]) => !/^DAY_/.test(name)));

/** Findings on the same page. */
const found =
  (asked: Asked): Asked =>
  (n) => ({ ...without(asked, 'facets')(n), kinds: findingKinds });

/** First pages of the client's lists that a day or a month or nothing selects, for those that are not described below. */
const lists = [...(await readLists()).values()]
  .flat()
  .filter((list) => Object.keys(list.arguments).every((name) => name === 'date' || name === 'month'))
  .map((list) => {
    const own = { ...('date' in list.arguments && { date: yesterday }), ...('month' in list.arguments && { month }) };
    return [list.field.charAt(0).toUpperCase() + list.field.slice(1), paged(list.columns, { rows: 20 }, own)] as const;
  })
  .filter(([name]) => clientQueries.has(name));

const { PRESENT, PRESENT_LATE, SIGNED_OUT_ONLY, ABSENT, UNEXPLAINED, OUTAGE } = reasonWords;
const expected = {
  came: [PRESENT, PRESENT_LATE, SIGNED_OUT_ONLY],
  missing: [ABSENT, UNEXPLAINED],
  unrecorded: [OUTAGE],
};

/** Every query of the web client, as its screens ask it. */
export const clientOperations: Readonly<Record<string, Asked>> = {
  ...Object.fromEntries(lists),
  Overview: (n) => ({ date: addDays(today, -(n % 4)) }),
  DayReasons: (n) => ({ date: addDays(today, -(n % 4)), ...expected }),
  DayRecords: (n) => ({ date: addDays(today, -(n % 4)), mode: 'SIGNED_IN' }),
  HolidaysBetween: () => ({ from: `${month}-01`, to: today }),
  AttendanceTrend: (n) => ({ until: addDays(yesterday, -(n % 4)), days: 29 }),
  NearSerialLateness: paged(nearSerialLatenessColumns, { rows: 60 }, { month }),
  ReconciledStaff: paged(
    reconciledStaffColumns,
    { rows: there, inDistricts: 300 },
    { date: today, group: 'SIGNED_IN_REPEATEDLY' },
  ),
  Attendance: attendance,
  AttendanceMonth: paged(monthColumns, { rows: staff.length, inDistricts: 400 }, { month: lastMonth }),
  AttendanceFindings: found(attendance),
  AttendanceNews: (n) => ({ ...without(attendance, 'orderBy', 'first', 'offset', 'facets')(n), newest: liveRows }),
  ClockOutsNews: () => ({ date: yesterday, search: null, where: [], newest: liveRows }),
  DayNumbers: () => ({ date: today, isWhole: true, isSlow: false }),
  ClockOuts: clockOuts,
  ClockOutsFindings: found(clockOuts),
  StaffAttendance: ofPerson,
  StaffAttendanceFindings: found(ofPerson),
  PersonFindings: (n) => ({ staffID: staff[(n * 7) % 500]?.staffID, month: lastMonth }),
  PersonMonths: (n) => ({ staffID: staff[(n * 7) % 500]?.staffID, month: lastMonth }),
  PersonReviews: (n) => ({ staffID: staff[(n * 7) % 500]?.staffID, month: lastMonth }),
  MonthFindings: (n) => ({ staffID: staff[(n * 7) % 500]?.staffID, month: lastMonth }),
  PhotoComparison: (n) => ({ date: addDays(today, -(n % 4)) }),
  DayFindings: (n) => ({ date: addDays(today, -(n % 4)), kinds: findingKinds }),
  MapFindings: without(attendance, 'orderBy', 'first', 'offset', 'facets'),
  ReviewEvidence: without(attendance, 'facets'),
  PersonMonth: (n) => ({ staffID: staff[(n * 7) % 500]?.staffID, month: lastMonth }),
  FindStaff: (n) => ({ search: staff[(n * 7) % 500]?.name.split(' ')[0] ?? '' }),
  Extensions: () => ({}),
  FirstSteps: () => ({ isAdmin: true }),
  DayPositions: without(attendance, 'first', 'offset'),
  DayList: without(attendance, 'facets'),
  DayRecord: without(attendance, 'first', 'facets'),
  ReviewIndex: without(attendance, 'first', 'offset'),
  ReviewPhotos: without(attendance, 'facets'),
  ReviewRows: without(attendance, 'first', 'offset', 'facets'),
  SharedReviews: () => ({ date: today, mode: ['Signed In'] }),
  Lateness: paged(latenessColumns, { rows: peopleWho('late', today).length }, { date: today }),
  SerialLateness: paged(serialLatenessColumns, { rows: 150 }, { month }),
  SerialLatenessDays: paged(serialLatenessDayColumns, { rows: 450 }, { month }),
  ComparedStaff: paged(comparedStaffColumns, { rows: 150 }, compared),
  LatenessCentres: () => ({ month, where: [], whole: [] }),
  AbsenceCentres: () => ({ month, where: [], whole: [] }),
  LetterSettings: () => ({}),
  MorningMailChoice: () => ({}),
  MorningMailPreview: () => ({ scope: 'ALL' }),
  LetterRule: () => ({}),
  RecordedLetters: paged(recordedLetterColumns, { rows: 20 }, { from: `${month}-01`, to: today }),
  LatenessLetters: (n) => ({ ...letters, where: [{ column: 'DISTRICT', in: [districts[n % districts.length]] }] }),
  AbsenceLetters: (n) => ({ ...letters, where: [{ column: 'DISTRICT', in: [districts[n % districts.length]] }] }),
  Absentees: paged(absenteeColumns, { rows: peopleWho('absent', today).length }, { date: today }),
  AbsenteeSummary: paged(absenteeSummaryColumns, { rows: monthlyAbsent, inDistricts: 150 }, { month }),
  AbsenteeDays: paged(absenteeDayColumns, { rows: monthlyAbsent, inDistricts: 150 }, { month }),
  Staff: paged(staffColumns, { rows: staff.length, inDistricts: 400 }),
  StaffFormLists: () => ({}),
  StaffFormShifts: () => ({}),
  Users: paged(userColumns, { rows: 120 }),
  UserFormLists: () => ({}),
  ShiftList: paged(shiftColumns, { rows: 3 }),
  ShiftHolders: (n) => ({ name: rotas[n % rotas.length]?.name }),
  ShiftTrial: (n) => ({ id: rotas[n % rotas.length]?.id, input: { serialLatenessThreshold: 1 + (n % 10) } }),
  Offices: paged(officeColumns, { rows: 13 }),
  Changes: paged(changeColumns, { rows: 20 }, { from: `${month}-01`, to: today }),
  RecordChanges: paged(changeColumns, { rows: 20 }, { id: rotas[0]?.id }),
  TokenOperations: () => ({}),
  DeviceCentres: () => ({}),
  Leaves: paged(leaveColumns, { rows: 20 }, { from: `${month}-01`, to: today }),
  SilentDevices: () => ({}),
};
