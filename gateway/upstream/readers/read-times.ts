import { isDay, zoneClock } from '../../shared/dates.ts';
import { isRecord, type Loose } from '../read.ts';
import type { TimeFormat } from './losses.ts';
import { hourOf } from './read-clocks.ts';

/** Reads times and days in one time zone; null for what has no meaning, or two. */
export interface TimeReader {
  /**
   * ISO with the zone's offset. Reads ISO in all its forms, milliseconds since 1970 as number or text, the texts of a
   * JavaScript Date and `{$date}`.
   */
  readonly readInstant: (value: unknown) => string | null;
  /** The same of something that happened at a time: a day alone has none, and is not its midnight. */
  readonly readMoment: (value: unknown) => string | null;
  /** `YYYY-MM-DD`. Reads a day, an instant, which counts for its day in the zone, and an object that holds one of them. */
  readonly readDay: (value: unknown) => string | null;
}

/** Milliseconds that are taken for an instant: from 2000 to 2039. Anything else is another number, such as a phone's. */
const [earliest, latest] = [Date.UTC(2000, 0), Date.UTC(2040, 0) - 1];

const months = 'january february march april may june july august september october november december'.split(' ');
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const clock = String.raw`(?<clock>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?: ?(?<half>[ap])\.?m\.?)?`;
const zone = String.raw`(?<zone>[a-z]{1,4}|(?:gmt|utc)?[+-]\d{2}:?\d{2})`;
const formOf = (form: string) => new RegExp(`^${form}$`, 'i');
/** Forms in which the month has its name: each has one meaning. */
const namedMonths = [
  // `Mon Nov 02 2026 08:00:00 GMT+0100 (West Africa Standard Time)` and `Nov 2, 2026, 8:00:00 AM`.
  String.raw`(?:(?<weekday>[a-z]+),? )?(?<month>[a-z]+)\.? (?<day>\d{1,2}),? (?<year>\d{4})(?:,? (?:at )?${clock}(?: ${zone}(?: \(.*\))?)?)?`,
  // `Mon, 02 Nov 2026 07:00:00 GMT`, `2 November 2026, 08:00` and `02-Nov-2026 08:00`.
  String.raw`(?:(?<weekday>[a-z]+),? )?(?<day>\d{1,2})[ -](?<month>[a-z]+)\.?,?[ -](?<year>\d{4})(?:,? (?:at )?${clock}(?: ${zone})?)?`,
  // `Mon Nov 02 08:00:00 WAT 2026`, as Java writes it.
  String.raw`(?<weekday>[a-z]{3}) (?<month>[a-z]{3}) (?<day>\d{1,2}) ${clock} ${zone} (?<year>\d{4})`,
].map(formOf);
/** `11/2/2026, 8:00:00 AM`: the month stands first. */
const american = formOf(String.raw`(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})(?:,? ${clock})?`);
/** Zones by letters that mean one offset. */
const offsets: Readonly<Record<string, string>> = {
  z: 'Z',
  utc: 'Z',
  gmt: 'Z',
  wat: '+01:00',
  cat: '+02:00',
  eat: '+03:00',
  sast: '+02:00',
};
/** `2026/11/02 08:00:00`. */
const yearFirst = /^(\d{4})\/(\d{2})\/(\d{2})(?=$|[T ])/;
/** `20261102T080000Z`. */
const basicText = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?(?:[.,]\d+)?(?=Z|[+-]|$)/i;
/** `[Africa/Lagos]` behind an offset, as Java writes it besides. */
const zoneName = /(?<=Z|[+-]\d{2}:\d{2})\[[\w/+-]+\]$/;

/** Reads the times and days of a zone. `format` says what is read beside the forms that have one meaning everywhere. */
export function timeReader(timeZone: string, format: TimeFormat = 'iso'): TimeReader {
  const clock = zoneClock(timeZone);
  const fromMilliseconds = (number: number) => (number >= earliest && number <= latest ? clock.format(number) : null);
  const fromText = (text: string): string | null => {
    if (/^\d{12,13}$/.test(text)) return fromMilliseconds(Number(text));
    const plain = text.replaceAll(/\s+/g, ' ').replace(zoneName, '');
    return clock.readInstant(isoOf(plain, format) ?? plain);
  };
  const readInstant = (value: unknown): string | null => {
    if (typeof value === 'string') return clock.readInstant(value) ?? fromText(value.trim());
    if (typeof value === 'number') return fromMilliseconds(value);
    return isRecord(value) ? fromObject(value, readInstant) : null;
  };
  const readMoment = (value: unknown): string | null => {
    if (typeof value === 'string') return isDayAlone(value, format) ? null : readInstant(value);
    return isRecord(value) ? fromObject(value, readMoment) : readInstant(value);
  };
  const readDay = (value: unknown): string | null => {
    if (typeof value === 'string' && isDay(value.trim())) return value.trim();
    // A zone that crosses the date line leaves out a day, on which the service may have counted all the same.
    const text = typeof value === 'string' ? isoOf(value.trim(), format) : null;
    if (text !== null && isDay(text)) return text;
    return dayOf(readInstant(value)) ?? (isRecord(value) ? theOnly(value, readInstant, readDay) : null);
  };
  return { readInstant, readMoment, readDay };
}

/** Whether nothing of the company happened on a day: it comes from a clock that was not set, or from no date at all. */
export const isNever = (day: string | null): boolean => day === null || day < '2000' || day > '2040';

/** The day of an instant: midnight in UTC is how programs write a day alone, also west of UTC, where it is still the evening before. */
function dayOf(instant: string | null): string | null {
  const day = instant?.slice(0, 10) ?? null;
  if (instant?.[19] !== '-') return day;
  const utc = new Date(instant).toISOString();
  return utc.endsWith('T00:00:00.000Z') ? utc.slice(0, 10) : day;
}

/** Whether a text names a day and no time. Nearly all have a colon, which no such text has. */
function isDayAlone(text: string, format: TimeFormat): boolean {
  if (text.includes(':')) return false;
  const day = text.trim().replaceAll(/\s+/g, ' ');
  return isDay(day) || isDay(isoOf(day, format) ?? '');
}

/** `{$date: …}` and `{$date: {$numberLong: …}}`, as document databases write an instant. */
function fromObject({ $date }: Loose, readInstant: TimeReader['readInstant']): string | null {
  const held = isRecord($date) ? $date.$numberLong : $date;
  return typeof held === 'object' ? null : readInstant(held);
}

/** The one day that the object holds; null when it holds none, or two. */
function theOnly(value: Loose, readInstant: TimeReader['readInstant'], readDay: TimeReader['readDay']): string | null {
  const days = new Set<string>();
  for (const part of Object.values(value)) {
    const day = typeof part === 'object' ? dayOf(readInstant(part)) : readDay(part);
    if (day) days.add(day);
  }
  return days.size === 1 ? ([...days][0] ?? null) : null;
}

/** A text of another form as ISO; null for anything else, and where a weekday is not that of the date. */
function isoOf(text: string, format: TimeFormat): string | null {
  for (const form of format === 'en-US' ? [...namedMonths, american] : namedMonths) {
    const parts = form.exec(text)?.groups;
    if (parts) return written(parts);
  }
  const iso = text
    .replace(yearFirst, '$1-$2-$3')
    .replace(
      basicText,
      (_, year, month, day, hour, minute, second = '00') => `${year}-${month}-${day}T${hour}:${minute}:${second}`,
    );
  return iso === text ? null : iso;
}

function written({ weekday, month = '', day = '', year, clock, half, zone }: NodeJS.Dict<string>): string | null {
  const index = months.findIndex((name) => month.length > 2 && name.startsWith(month.toLowerCase()));
  const iso = [year, index < 0 ? month : `${index + 1}`, day].map((part = '') => part.padStart(2, '0')).join('-');
  if (!isDay(iso) || (weekday && weekdayOf(iso) !== weekday.slice(0, 3).toLowerCase())) return null;
  if (clock === undefined) return iso;
  const [hour = '', ...rest] = clock.split(':');
  const hours = half ? hourOf(Number(hour), half) : Number(hour);
  const offset = zone === undefined ? '' : (offsets[zone.toLowerCase()] ?? /[+-].*/.exec(zone)?.[0]);
  if (hours === null || offset === undefined) return null;
  return `${iso}T${[String(hours).padStart(2, '0'), ...rest].join(':')}${offset}`;
}

const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
