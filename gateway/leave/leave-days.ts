import { maximumLeaveDays } from '../../schema/limits.ts';
import { tidyText } from '../../schema/tidy-text.ts';
import { dayNumber, dayOfNumber, isDay } from '../shared/dates.ts';

/** Which number of `05/12/2026` is the day; null where nobody has said so. */
export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST' | null;

/** A day that a cell says, or why it says none. */
export type ReadDay =
  | { readonly day: string; readonly reason?: undefined }
  | { readonly reason: 'DAY_UNREADABLE' | 'DAY_AMBIGUOUS'; readonly day?: undefined };

const unreadable: ReadDay = { reason: 'DAY_UNREADABLE' };

const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november'],
  'december',
];

/** A time of day behind a day: it says nothing of which day it is, unless it is told in another zone. */
const time = /[T ,]+(?:\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?|00:00(?::00(?:\.0+)?)?Z)$/i;

const gap = '[-/ ,.]+';
const dayOfMonth = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)?`;
const month = '([a-z]{3,9})';

/** How people write a day with the name of its month: `14 Nov 2026`, `14th of November, 2026`, `November 14, 2026`, `14-Nov-26`. */
const dayBefore = new RegExp(String.raw`^${dayOfMonth}${gap}${month}${gap}'?(\d{4}|\d{2})$`, 'i');
const monthBefore = new RegExp(String.raw`^${month}${gap}${dayOfMonth}${gap}(\d{4})$`, 'i');
const yearBefore = new RegExp(String.raw`^(\d{4})${gap}${month}${gap}(\d{1,2})$`, 'i');
const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]* +/i;

/**
 * Reads a day as sheets have it: `2026-11-14`, `14 November 2026`, `14-Nov-26`, `14/11/2026 00:00`. What has two meanings,
 * such as 03/04/2026, is no day unless the order is known; nor is a year of two digits beside two numbers.
 */
export function readSheetDay(text: string, order: DayOrder = null): ReadDay {
  const plain = tidyText(text).replace(weekday, '').replace(time, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? /^(20\d{2})([01]\d)([0-3]\d)$/.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const named = dayBefore.exec(plain);
  if (named) return dayOf(named[3], monthOf(named[2]), named[1]);
  const turned = monthBefore.exec(plain);
  if (turned) return dayOf(turned[3], monthOf(turned[1]), turned[2]);
  const last = yearBefore.exec(plain);
  if (last) return dayOf(last[1], monthOf(last[2]), last[3]);
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(plain);
  return numbers ? byOrder(numbers[1], numbers[2], numbers[3], order) : unreadable;
}

/** A day of numbers; one with a single meaning is what it is, whatever the order. */
function byOrder(first = '', second = '', year = '', order: DayOrder): ReadDay {
  const readings = { DAY_FIRST: dayOf(year, second, first), MONTH_FIRST: dayOf(year, first, second) };
  const days = new Set(Object.values(readings).flatMap(({ day }) => day ?? []));
  if (days.size === 0) return unreadable;
  const [only] = days;
  // The first number of 14/11/26 may be its year.
  if (days.size === 1 && only !== undefined && (year.length === 4 || order !== null)) return { day: only };
  return order === null ? { reason: 'DAY_AMBIGUOUS' } : readings[order];
}

/** The number of a month; an empty string for no month. */
function monthOf(name = ''): string {
  const index = monthNames.findIndex((month) => month.startsWith(name.toLowerCase()));
  return index < 0 ? '' : String(index + 1);
}

function dayOf(year = '', month = '', day = ''): ReadDay {
  const iso = `${fourDigits(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? { day: iso } : unreadable;
}

/** A year of two digits as spreadsheet programs read it. */
const fourDigits = (year: string) => (year.length === 2 ? `${Number(year) < 30 ? '20' : '19'}${year}` : year);

/** Whether a cell is meant as a day: it says one, is a spreadsheet's number of one, or has its parts. */
export const looksLikeDay = (text: string): boolean =>
  readSheetDay(text, 'DAY_FIRST').day !== undefined || /^\d{5}(?:\.\d+)?$|\d[-/. ]+\w+[-/. ]+\d/.test(text);

/** Years from today's beyond which a day is remarked: its year may be mistyped. */
const usualYears = 5;

/** Whether a day is so many years from today that it should be checked. */
export const isFar = (day: string, today: string): boolean =>
  Math.abs(Number(day.slice(0, 4)) - Number(today.slice(0, 4))) > usualYears;

/** Days from one to another; both belong to it. */
export type DayRange = readonly [from: string, to: string];

/** Days between two leaves up to which one call asks for both. */
const usualGap = 366;

/** Ranges of days that hold all of some leaves, each of so many days as the service answers at once. */
export function rangesAround(leaves: readonly DayRange[]): DayRange[] {
  const ranges: { first: number; last: number }[] = [];
  const numbers = leaves.map(([from, to]) => ({ first: dayNumber(from), last: dayNumber(to) }));
  for (const { first, last } of numbers.sort((one, other) => one.first - other.first)) {
    const latest = ranges.at(-1);
    if (latest && first <= latest.last + usualGap) latest.last = Math.max(latest.last, last);
    else ranges.push({ first, last });
  }
  return ranges.flatMap(({ first, last }) => {
    const calls = Math.ceil((last - first + 1) / maximumLeaveDays);
    return Array.from({ length: calls }, (_, index): DayRange => {
      const from = first + index * maximumLeaveDays;
      return [dayOfNumber(from), dayOfNumber(Math.min(last, from + maximumLeaveDays - 1))];
    });
  });
}
