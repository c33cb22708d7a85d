import type { CellValue, ColumnKind } from './lists/column.ts';
import { formatDay, isDay } from './time.ts';

/** Cached, because a long report repeats few days in very many rows. */
const longDates = new Map<string, string>();

/** `2024-03-01` as `Friday, 1 March 2024`; other texts stay as they are. No time zone takes part. */
export function formatLongDate(date: string): string {
  const known = longDates.get(date);
  if (known !== undefined) return known;
  const text = isDay(date) ? formatDay(date, 'dddd, D MMMM YYYY') : date;
  if (longDates.size >= 1_000) longDates.clear();
  longDates.set(date, text);
  return text;
}

/** `Saturday, 21 November 2026 – Friday, 27 November 2026`; of one day the day alone. */
export const formatRange = (from: string, to: string): string =>
  from === to ? formatLongDate(to) : `${formatLongDate(from)} – ${formatLongDate(to)}`;

/** `2024-03` as `March 2024`; other texts stay as they are. */
export function formatMonth(month: string): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? formatDay(`${month}-01`, 'MMMM YYYY') : month;
}

/**
 * An instant with offset (`2026-11-19T07:08:37+01:00`) as `2026-11-19, 7:08:37 am`: the wall clock of the offset it
 * carries, so that reader and server show the same time in any zone. Other texts stay as they are.
 */
export function formatTimestamp(instant: string): string {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})/.exec(instant);
  if (!parts) return instant;
  const hour = Number(parts[2]);
  return `${parts[1]}, ${hour % 12 || 12}:${parts[3]}:${parts[4]} ${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * A time of day, `HH:MM:SS`, on the clock of the timestamps, without seconds that are zero: `8:15 am`. With `+` before it
 * it is a duration: `1 h 20 min`. Other texts stay as they are.
 */
export function formatTimeOfDay(time: string): string {
  const parts = /^(\+?)(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(time);
  if (!parts) return time;
  const [hour, minute, second] = [Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 0)];
  if (parts[1]) {
    const units = [hour && `${hour} h`, minute && `${minute} min`, second && `${second} s`].filter(Boolean);
    return units.join(' ') || '0 min';
  }
  const seconds = second ? `:${parts[4]}` : '';
  return `${hour % 12 || 12}:${parts[3]}${seconds} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A raw cell as people read it, in tables, filters and CSV alike. */
export function formatCell(kind: ColumnKind, value: CellValue): string {
  if (kind === 'yesNo') return value ? 'Yes' : 'No';
  if (kind === 'longDate') return formatLongDate(String(value));
  if (kind === 'timestamp') return formatTimestamp(String(value));
  if (kind === 'timeOfDay') return formatTimeOfDay(String(value));
  return String(value);
}

/** Name of an export: the screen's prefix, a hyphen, the wall-clock time of `now`, the ending. */
export function exportFileName(prefix: string, now: string, ending: 'csv' | 'jsonl' | 'xlsx'): string {
  const stamp = now.slice(0, 19).replace('T', '_').replaceAll(':', '-');
  return `${prefix.replace(/-$/, '')}-${stamp}.${ending}`;
}

/** Name of a workbook of a period: the screen's prefix, the period, then the time at which it was made. */
export function workbookName(prefix: string, period: string, now: string): string {
  if (!period) return exportFileName(prefix, now, 'xlsx');
  return exportFileName(`${prefix.replace(/-$/, '')}-of-${period.replaceAll(' ', '-')}-made`, now, 'xlsx');
}
