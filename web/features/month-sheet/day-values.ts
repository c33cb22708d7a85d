import { notKnown, reasonMarks } from '../../../schema/reason-words.ts';
import type { AttendanceMonthQuery } from '../../api/generated/month-sheet.ts';
import { nameOfDay } from './sheet-columns.ts';

/**
 * An answer with the values of every day, as the menus of columns list them. Those of a filtered day are counted without
 * its own filter, as a facet; those of any other day are what the day comes to, which is there already.
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
