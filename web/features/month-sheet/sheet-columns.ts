import {
  type AttendanceMonthColumnName,
  attendanceMonthColumns,
  totalOfColumn,
} from '../../../schema/lists/attendance-month.ts';
import type { Column, Columns } from '../../../schema/lists/column.ts';
import { markLegend, notKnown, reasonMarks } from '../../../schema/reason-words.ts';
import { formatDay, isDay } from '../../../schema/time.ts';
import type { AttendanceMonthQuery, AttendanceMonthRowFragment } from '../../api/generated/month-sheet.ts';

/** A person's line of the sheet. */
export type SheetRow = AttendanceMonthRowFragment;

/** A column of the sheet. */
export type SheetColumn = AttendanceMonthColumnName;

/** Shown at first: who, the days, and what calls for attention. The others are offered in the menu of columns. */
const shownAtFirst = /^(?:STAFF_ID|NAME|DAY_\d\d|LATE|ABSENT)$/;

/** The day of the month that a column shows; 0 for columns of other things. */
export const dayOfColumn = (name: string) => Number(/^DAY_(\d\d)$/.exec(name)?.[1] ?? 0);

/** The column that shows a day of the month. */
export const nameOfDay = (day: number) => `DAY_${String(day).padStart(2, '0')}`;

/** What the marks of a day are called. */
const markWords = { ...Object.fromEntries(markLegend), [notKnown.mark]: notKnown.word };
const ofDays = {
  kind: 'mark',
  values: Object.keys(markWords),
  words: markWords,
} as const;

/** Its cells come after the rows. */
const toCheck: Column<SheetRow> = { ...attendanceMonthColumns.TO_CHECK, value: () => '' };

/** Whether a sum of a person's month is not known: days are still unread, and those that were read have added nothing. */
const isUnread = ({ days }: SheetRow, sum: number) =>
  days.some(({ unknown }) => unknown === 'UNREAD') && (sum === 0 || days.every(({ reason }) => reason === null));

function columnOf(name: SheetColumn): Column<SheetRow> {
  if (name === 'REMARK') return attendanceMonthColumns.REMARK;
  const { header, kind, filterable, extension } = attendanceMonthColumns[name];
  const day = dayOfColumn(name);
  const total = totalOfColumn(name);
  const hidden = shownAtFirst.test(name) ? {} : ({ isHiddenAtFirst: true } as const);
  if (day > 0) return { header, ...ofDays, value: (row) => row.days[day - 1]?.mark ?? '' };
  if (name === 'TO_CHECK') return toCheck;
  if (total) {
    const value = (row: SheetRow) => (name !== 'NOT_KNOWN' && isUnread(row, row[total]) ? '' : row[total]);
    return { header, kind, value, ...hidden, ...(extension && { extension, isFilterOnly: true }) };
  }
  return {
    header,
    kind,
    ...(filterable && { filterable }),
    ...hidden,
    // The other columns are in every report: they read only the person and the shift.
    value: (row) => attendanceMonthColumns[name].value(row as never),
  };
}

const names = Object.keys(attendanceMonthColumns) as SheetColumn[];

/** The columns of any month. */
export const sheetColumns = Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Columns<
  SheetColumn,
  SheetRow
>;

const ofMonths = new Map<string, Columns<SheetColumn, SheetRow>>();

/** The columns of a month: its own days, `3 Nov`, each headed by its weekday and its number. The same object for a month. */
export function columnsOfMonth(month: string): Columns<SheetColumn, SheetRow> {
  const known = ofMonths.get(month);
  if (known) return known;
  const entries = names.flatMap((name): [SheetColumn, Column<SheetRow>][] => {
    const day = dayOfColumn(name);
    if (day === 0) return [[name, sheetColumns[name]]];
    const date = `${month}-${String(day).padStart(2, '0')}`;
    if (!isDay(date)) return [];
    const [head, header] = [formatDay(date, 'dd D'), formatDay(date, 'D MMM')];
    return [[name, { ...sheetColumns[name], head, header }]];
  });
  const columns = Object.fromEntries(entries) as unknown as Columns<SheetColumn, SheetRow>;
  ofMonths.set(month, columns);
  return columns;
}

/**
 * An answer with the values of every day for the column menus. The values of a filtered day are counted without its own
 * filter, as a facet; the values of other days are their totals, which the answer has.
 */
export function withDayValues(data: AttendanceMonthQuery): AttendanceMonthQuery {
  const list = data.attendanceMonth;
  if (!list) return data;
  const counted = new Set(list.facets.map(({ column }) => column));
  const days = list.dayTotals.map(({ date, reasons, notKnown: unknown }) => ({
    column: nameOfDay(Number(date.slice(8))),
    values: [
      ...reasons.map(({ reason, people }) => ({ value: reasonMarks[reason], count: people })),
      ...(unknown > 0 ? [{ value: notKnown.mark, count: unknown }] : []),
    ].sort((one, other) => other.count - one.count),
  }));
  const facets = [...list.facets, ...days.filter(({ column }) => !counted.has(column))];
  return { ...data, attendanceMonth: { ...list, facets } };
}
