import { foldText } from '../../../schema/fold-text.ts';
import { weekdayNumber } from '../../../schema/time.ts';
import { isDay, movePeriod } from '../../days/periods.ts';

/** A day `YYYY-MM-DD` or a month `YYYY-MM`. */
export type Period = string;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const weekday = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?';
/** What may stand around a day: its weekday, as in `Friday, 27 November`, and a time. */
const weekdayBefore = new RegExp(`^(?:on )?(?:${weekday}\\.? )?(?=.*\\d)(?!.* ago$)`);
const timeBehind = /(?: at)? \d{1,2}(?::\d\d(?::\d\d)?|(?:[:.]\d\d){0,2} ?[ap]\.?m\.?)$/;

/** Years back in which a day without a year is looked for: February 29 may be that far away. */
const farthestYear = 8;

/**
 * The days and months that a typed text means, as somebody reads it on the day `today`; none when it means no period.
 * `yesterday`, `last friday`, `3 nov 8am`, `3rd`, `2026-11-03`, `3/11/26`, `nov 2026`, `last month`, `5 days ago`. What has
 * no year is the latest that is not to come. In digits alone the day stands before the month; both readings are answered
 * where both exist. A period with a year may be still to come, and `this friday` too.
 */
export function readPeriods(text: string, today: string): readonly Period[] {
  const typed = foldText(text).trim().replaceAll(',', ' ').replace(/\s+/g, ' ');
  const words = typed.replace(timeBehind, '').replace(weekdayBefore, '');
  const found =
    readNamed(words, today) ?? readWeekday(words, today) ?? readNumbers(words, today) ?? readMonth(words, today);
  return [...new Set(found ?? [])];
}

function readNamed(words: string, today: string): Period[] | null {
  const ago = /^(\d{1,3}) days? ago$/.exec(words);
  if (ago) return [movePeriod(today, -Number(ago[1]))];
  if (words === 'today') return [today];
  if (words.length >= 3 && 'yesterday'.startsWith(words)) return [movePeriod(today, -1)];
  if (words === 'this month') return [today.slice(0, 7)];
  if (words === 'last month') return [movePeriod(today.slice(0, 7), -1)];
  return null;
}

/** `friday` may be today, `last friday` is before it, `next friday` after it; `this friday` is of this week, from Monday on. */
function readWeekday(words: string, today: string): Period[] | null {
  const parts = /^(last |this |next |on )?([a-z]{3,})$/.exec(words);
  const weekday = parts ? weekdays.findIndex((name) => name.startsWith(parts[2] as string)) : -1;
  if (!parts || weekday < 0) return null;
  const back = (weekdayNumber(today) - weekday + 7) % 7;
  if (parts[1] === 'this ') return [movePeriod(today, ((weekday + 6) % 7) - ((weekdayNumber(today) + 6) % 7))];
  if (parts[1] === 'next ') return [movePeriod(today, 7 - back)];
  return [movePeriod(today, -(back || (parts[1] === 'last ' ? 7 : 0)))];
}

/** Days and months that are written with digits. */
function readNumbers(words: string, today: string): Period[] | null {
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(words);
  if (iso) return iso[3] ? daysOf(iso[1], iso[2], iso[3], today) : monthsOf(iso[1], iso[2]);
  const digits = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4})?)?$/.exec(words);
  const short = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d\d)$/.exec(words);
  if (short) return shortDaysOf([short[1] ?? '', short[2] ?? '', short[3] ?? ''], today);
  if (digits)
    return [...daysOf(digits[3], digits[2], digits[1], today), ...daysOf(digits[3], digits[1], digits[2], today)];
  const only = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/.exec(words);
  if (only) return dayOfLatestMonth(Number(only[1]), today);
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)? ?(?:of )?(?<month>[a-z]{3,})\.?(?: '?(?<year>(?:\d\d)?\d\d))?$/.exec(words) ??
    /^(?<month>[a-z]{3,})\.? ?(?<day>\d{1,2})(?:st|nd|rd|th)?(?: '?(?<year>(?:\d\d)?\d\d))?$/.exec(words);
  const month = named ? monthNamed(named.groups?.month ?? '') : 0;
  return named && month > 0 ? daysOf(named.groups?.year, String(month), named.groups?.day, today) : null;
}

/** A month by its name; without a year the latest one that is not to come. */
function readMonth(words: string, today: string): Period[] | null {
  const parts = /^(last )?([a-z]{3,})\.?(?: (\d{4}))?$/.exec(words);
  const month = parts ? monthNamed(parts[2] as string) : 0;
  if (!parts || month === 0) return null;
  if (parts[3]) return monthsOf(parts[3], String(month));
  const year = Number(today.slice(0, 4));
  const isToCome =
    periodOf(year, month) > today.slice(0, 7) || (parts[1] && periodOf(year, month) === today.slice(0, 7));
  return [periodOf(isToCome ? year - 1 : year, month)];
}

/** From 1; 0 for a word that begins no month. */
const monthNamed = (word: string) => (word.length < 3 ? 0 : months.findIndex((name) => name.startsWith(word)) + 1);

const monthsOf = (year: string | undefined, month: string | undefined): Period[] =>
  Number(month) >= 1 && Number(month) <= 12 ? [periodOf(Number(year), Number(month))] : [];

/** The day when it exists; without a year, the latest one that is not to come. */
function daysOf(year: string | undefined, month: string | undefined, day: string | undefined, today: string): Period[] {
  const latest = Number(today.slice(0, 4));
  const years = year
    ? [Number(year) + (year.length === 2 ? 2_000 : 0)]
    : Array.from({ length: farthestYear + 1 }, (_, back) => latest - back);
  const days = years.map((one) => periodOf(one, Number(month), Number(day))).filter(isDay);
  return days.filter((one) => year !== undefined || one <= today).slice(0, 1);
}

/** Days with a year of two digits. It stands last; first where it would else be long ago. */
function shortDaysOf([first, middle, last]: readonly [string, string, string], today: string): Period[] {
  const oldest = movePeriod(today, -365 * farthestYear);
  const days = [...daysOf(last, middle, first, today), ...daysOf(last, first, middle, today)];
  const usual = days.filter((day) => day >= oldest);
  return usual.length > 0 ? usual : [...daysOf(first, middle, last, today), ...days].slice(0, 1);
}

function dayOfLatestMonth(day: number, today: string): Period[] {
  const days = [0, 1, 2].map((back) => `${movePeriod(today.slice(0, 7), -back)}-${two(day)}`);
  return days.filter((one) => isDay(one) && one <= today).slice(0, 1);
}

const two = (number: number) => String(number).padStart(2, '0');

const periodOf = (year: number, month: number, day?: number): Period =>
  `${String(year).padStart(4, '0')}-${two(month)}${day === undefined ? '' : `-${two(day)}`}`;
