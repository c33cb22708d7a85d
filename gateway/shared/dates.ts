import { enteredDays, farDay } from '../../common/entered-days.ts';
import { zoneOffset } from '../../common/zone-offset.ts';
import { wordRefusal } from '../../schema/refusals.ts';
import * as time from '../../schema/time.ts';
import { badInput } from './errors.ts';
import { memoizeByKey } from './memoize.ts';

/** Reads and writes instants in one time zone. */
export interface ZoneClock {
  /**
   * Reads upstream's time as ISO with the zone's offset, in whole seconds: `2026-11-19T07:08:37+01:00`. A time without a
   * zone is the zone's wall-clock time; in an hour that is skipped or repeated the earlier offset counts. Null when the
   * text is not an existing date.
   */
  readInstant(text: string): string | null;
  /** Milliseconds since 1970 as ISO with the zone's offset. */
  format(milliseconds: number): string;
}

/** What tells the time in a zone. */
export interface Clock {
  /** IANA zone. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The time now: ISO with the zone's offset. */
export const wallClock = ({ timeZone, now }: Clock): string => zoneClock(timeZone).format(now());

/** Today, `YYYY-MM-DD`. */
export const todayOf = (clock: Clock): string => wallClock(clock).slice(0, 10);

/** The time of one request: it stays within the day on which the request began, so that all of its answer is of one day. */
export function withinDay(clock: Clock): () => number {
  let last = clock.now();
  const format = (milliseconds: number) => zoneClock(clock.timeZone).format(milliseconds);
  const day = format(last).slice(0, 10);
  return () => {
    const now = clock.now();
    if (format(now).startsWith(day)) last = now;
    return last;
  };
}

/** Days that are cached: those of some years. */
const mostDays = 4_000;
const exists = memoizeByKey(mostDays, time.isDay);

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => text.length === 10 && exists(text);

/** Days from 1970-01-01 to a day `YYYY-MM-DD`. No time zone takes part. */
export const dayNumber = memoizeByKey(mostDays, time.dayNumber);

/** The day `YYYY-MM-DD` that is `number` days after 1970-01-01. */
export const dayOfNumber = memoizeByKey(mostDays, time.dayOfNumber);

/** The rest after the hour in nearly every time of upstream: `:05:37.000Z`. */
const restOfUTC = /^:[0-5]\d:[0-5]\d(?:[.,]\d+)?Z$/;
/** Hours and minutes that are cached. */
const mostCached = 10_000;
const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** The clock of an IANA zone, created once. Throws RangeError for an unknown zone. */
export const zoneClock: (timeZone: string) => ZoneClock = memoizeByKey(1_000, createClock);

function createClock(timeZone: string): ZoneClock {
  const offsetOf = zoneOffset(timeZone);
  /** In whole minutes. */
  const offsetAt = (milliseconds: number): number => Math.trunc(offsetOf(milliseconds) / 60_000);
  const format = (milliseconds: number): string => {
    const offset = offsetAt(milliseconds);
    const wall = new Date(milliseconds + offset * 60_000).toISOString().replace(/\.\d+Z$/, '');
    const size = Math.abs(offset);
    return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
  };
  const readAny = (text: string): string | null => {
    const wall = readWall(text.trim());
    if (!wall) return null;
    if (wall.offset !== null) return format(wall.milliseconds - wall.offset * 60_000);
    const before = offsetAt(wall.milliseconds - 86_400_000);
    const guess = wall.milliseconds - before * 60_000;
    const offset = offsetAt(guess);
    const other = wall.milliseconds - offset * 60_000;
    // In a skipped hour neither offset gives the wall-clock time.
    return format(offsetAt(other) === offset ? other : guess);
  };
  // Ten thousand sign-ins are in a few hours, and most hours are whole ones of the zone too.
  const readHour = memoizeByKey(mostCached, (hour: string) => {
    const [start, end] = [readAny(`${hour}:00:00Z`), readAny(`${hour}:59:59Z`)];
    const isWhole = start !== null && end === `${start.slice(0, 13)}:59:59${start.slice(19)}`;
    return isWhole ? { wall: start.slice(0, 13), offset: start.slice(19) } : null;
  });
  // Of zones with half hours, such as India's, no hour is whole; their sign-ins are in some hundred minutes.
  const readMinute = memoizeByKey(mostCached, (minute: string) => {
    const start = readAny(`${minute}:00Z`);
    return start === null ? null : { wall: start.slice(0, -9), offset: start.slice(-6) };
  });
  const readInstant = (text: string): string | null => {
    if (!restOfUTC.test(text.slice(13))) return readAny(text);
    const hour = readHour(text.slice(0, 13));
    if (hour) return hour.wall + text.slice(13, 19) + hour.offset;
    const minute = readMinute(text.slice(0, 16));
    return minute && minute.wall + text.slice(16, 19) + minute.offset;
  };
  return { readInstant, format };
}

function readWall(text: string): { milliseconds: number; offset: number | null } | null {
  const parts = pattern.exec(text);
  if (!parts) return null;
  const [, day = '', hour = 0, minute = 0, second = 0, zone] = parts;
  const isReal = isDay(day) && day >= '1000' && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  const offset = zone === undefined ? null : offsetMinutes(zone);
  if (!isReal || Math.abs(offset ?? 0) > largestOffset) return null;
  const seconds = Number(hour) * 3_600 + Number(minute) * 60 + Number(second);
  return { milliseconds: dayNumber(day) * 86_400_000 + seconds * 1_000, offset };
}

/** Largest offset from UTC, in minutes. */
const largestOffset = 14 * 60;

/** `+01:00`, `+0100`, `+01` and `Z` as minutes east. */
function offsetMinutes(text: string): number {
  const parts = /^([+-])(\d{2}):?(\d{2})?/.exec(text);
  if (!parts) return 0;
  return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3] ?? 0));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day `count` days after a day `YYYY-MM-DD`; before it when negative. No time zone takes part. */
export const addDays = (day: string, count: number): string => dayOfNumber(dayNumber(day) + count);

/** The `count` days that end with `until`, ascending. */
export function lastDays(until: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => addDays(until, index + 1 - count));
}

/** A day after all others. */
export const lastDay = '9999-12-31';

/** The days of a month `YYYY-MM` up to and including `until`, ascending; none of a later month. */
export function daysOfMonth(month: string, until: string): readonly string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  return days.filter((day) => day.startsWith(month) && day <= until);
}

/** Throws BAD_USER_INPUT for a range of days that ends before it begins, or has more than `most` days. */
export function checkRange(from: string, to: string, most: number): void {
  if (to < from) throw badInput('to', `to is ${to}, which is before from. Give the later day as to.`);
  if (to <= addDays(from, most - 1)) return;
  throw badInput('to', `to is more than ${most} days after from: ask for ${most} days at most.`);
}

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = memoizeByKey(mostDays, time.isWeekend);

interface AskedMonth {
  readonly month?: string | null | undefined;
  readonly date?: string | null | undefined;
}

/** The day to ask upstream with: the date given, or the first day of the month given. Throws BAD_USER_INPUT for both or neither. */
export function askedDay({ month, date }: AskedMonth): string {
  if (month != null && date != null) throw badInput('date', 'Give month or date, not both.');
  if (date != null) return date;
  if (month != null) return `${month}-01`;
  throw badInput('month', 'month is missing. Give it, or give date for the month of that day.');
}

/** The day with which the gateway itself asks for a month's list: today in the current month, so that it shares the call with the reports. */
export function dayForMonth(month: string, clock: Clock): string {
  const today = todayOf(clock);
  return today.startsWith(month) ? today : `${month}-01`;
}

/** Throws BAD_USER_INPUT for a day that is entered and lies too far from today. */
export function refuseFarDays(field: string, days: readonly (string | null | undefined)[], clock: Clock): void {
  const today = todayOf(clock);
  const day = farDay(days, today);
  if (day === undefined) return;
  throw badInput(field, wordRefusal({ code: 'DAY_FAR', fields: { day, ...enteredDays(today) } }));
}
