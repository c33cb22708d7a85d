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

const monthNames = 'january february march april may june july august september october november december'.split(' ');
const months = monthNames.map((name) => name.slice(0, 3));
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** `Mon Nov 02 2026`, and with a time `Mon Nov 02 2026 08:00:00 GMT+0100 (West Africa Standard Time)`. */
const dateText =
  /^([a-z]{3}) ([a-z]{3}) (\d{1,2}) (\d{4})(?: (\d{2}:\d{2}:\d{2})(?: (?:GMT|UTC)([+-]\d{4})?(?: \(.*\))?)?)?$/i;
/** `Mon, 02 Nov 2026 07:00:00 GMT`, as HTTP and mail write it. */
const mailText = /^([a-z]{3}), (\d{1,2}) ([a-z]{3}) (\d{4})(?: (\d{2}:\d{2}:\d{2}) (GMT|UTC|Z|[+-]\d{4}))?$/i;
/** `11/2/2026, 8:00:00 AM`: the month stands first. */
const americanText = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ([ap])\.?m\.?)?)?$/i;
const namedTime = String.raw`(?<clock>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?: ?(?<half>[ap])\.?m\.?)?`;
/** Forms in which the month has its name: each has one meaning. */
const namedMonths = [
  // `Nov 2, 2026, 8:00:00 AM`.
  String.raw`(?:(?<weekday>[a-z]+),? )?(?<month>[a-z]+)\.? (?<day>\d{1,2}),? (?<year>\d{4})(?:,? (?:at )?${namedTime})?`,
  // `2 November 2026, 08:00` and `02-Nov-2026 08:00`.
  String.raw`(?:(?<weekday>[a-z]+),? )?(?<day>\d{1,2})[ -](?<month>[a-z]+)\.?,?[ -](?<year>\d{4})(?:,? (?:at )?${namedTime})?`,
  // `Mon Nov 02 08:00:00 WAT 2026`, as Java writes it.
  String.raw`(?<weekday>[a-z]{3}) (?<month>[a-z]{3}) (?<day>\d{1,2}) (?<clock>\d{2}:\d{2}:\d{2}) (?<zone>[a-z]{1,4}|(?:gmt|utc)[+-]\d{2}:?\d{2}) (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}$`, 'i'));
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
/** `[Africa/Lagos]` behind an offset, as Java writes it besides. */
const zoneName = /(?<=Z|[+-]\d{2}:\d{2})\[[\w/+-]+\]$/;
/** `20261102T080000Z`. */
const basicText = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(?:(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

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
    return readInstant(value)?.slice(0, 10) ?? (isRecord(value) ? theOnly(value, readInstant, readDay) : null);
  };
  return { readInstant, readMoment, readDay };
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
    const day = typeof part === 'object' ? readInstant(part)?.slice(0, 10) : readDay(part);
    if (day) days.add(day);
  }
  return days.size === 1 ? ([...days][0] ?? null) : null;
}

/** A text of another form as ISO; null for anything else, and where a weekday is not that of the date. */
function isoOf(text: string, format: TimeFormat): string | null {
  const date = dateText.exec(text);
  if (date) {
    const [, weekday, month, day, year, time, offset] = date;
    return written(year, month, day, weekday, time && time + (/GMT|UTC/i.test(text) ? (offset ?? 'Z') : ''));
  }
  const mail = mailText.exec(text);
  if (mail) {
    const [, weekday, day, month, year, time, offset] = mail;
    return written(year, month, day, weekday, time && time + (offset ?? '').replace(/GMT|UTC/i, 'Z'));
  }
  const basic = basicText.exec(text);
  if (basic) {
    const [, year, month, day, hour, minute, second, offset] = basic;
    return `${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}${offset ?? ''}`;
  }
  for (const form of namedMonths) {
    const groups = form.exec(text)?.groups;
    if (groups) return fromNamed(groups);
  }
  if (yearFirst.test(text)) return text.replace(yearFirst, '$1-$2-$3');
  return format === 'en-US' ? fromAmerican(text) : null;
}

function fromNamed({
  weekday,
  month = '',
  day,
  year,
  clock,
  half,
  zone,
}: Readonly<Record<string, string | undefined>>) {
  const name = monthNames.find((each) => month.length > 2 && each.startsWith(month.toLowerCase()))?.slice(0, 3);
  const [hour = '', ...rest] = clock?.split(':') ?? [];
  const hours = half ? hourOf(Number(hour), half) : Number(hour);
  const offset = zone && (offsets[zone.toLowerCase()] ?? /[+-].*/.exec(zone)?.[0]);
  if (!name || hours === null || (zone && !offset)) return null;
  const time = clock && [String(hours).padStart(2, '0'), ...rest].join(':') + (offset ?? '');
  return written(year, name, day, weekday?.slice(0, 3), time);
}

function written(
  year = '',
  month = '',
  day = '',
  weekday: string | undefined,
  time: string | undefined,
): string | null {
  const index = months.indexOf(month.toLowerCase());
  const iso = `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isOther = (name: string) => new Date(`${iso}T00:00:00Z`).getUTCDay() !== weekdays.indexOf(name.toLowerCase());
  if (!isDay(iso) || (weekday !== undefined && isOther(weekday))) return null;
  return time ? `${iso}T${time}` : iso;
}

function fromAmerican(text: string): string | null {
  const parts = americanText.exec(text);
  if (!parts) return null;
  const [, month = '', day = '', year, hour, minute, second = '00', half] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (hour === undefined) return iso;
  const hours = half ? hourOf(Number(hour), half) : Number(hour);
  return hours === null ? null : `${iso}T${String(hours).padStart(2, '0')}:${minute}:${second}`;
}
