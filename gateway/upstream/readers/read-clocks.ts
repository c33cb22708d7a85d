import { daySeconds, isClockTime, secondsOf, timeOf } from '../../../schema/late-after.ts';
import { isRecord, readNumber } from '../read.ts';

/** An hour of a clock of twelve; null for one that such a clock does not have. */
export const hourOf = (hour: number, half: string): number | null =>
  hour < 1 || hour > 12 ? null : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);

/** `8:00`, `08:00:00`, `8:00 AM`, `08.05`, `08h05`, `0805`, `08:00hrs`, `8am`; and `08:00:00:00`, which a form leaves that adds `:00` too often. */
const clockText =
  /^(?:(\d{1,2})[:.h](\d{2})(?::(\d{2})(?::00|\.\d+)?)?|(\d{2})(\d{2})|(\d{1,2})(?=\s?[ap]))(?:\s?([ap])\.?m\.?|\s?h(?:(?:ou)?rs?)?)?$/i;

/** `8.50`: ten to nine, or half past eight. */
const hoursInQuarters = /^[1-9]?\d\.(?:25|50)$/;

/** A time of day as `HH:MM:SS`; null for anything else, and for what has two meanings. */
export function readTimeOfDay(value: unknown): string | null {
  if (typeof value !== 'string') return fromParts(value);
  const text = value.trim();
  const parts = clockText.exec(text);
  if (!parts || hoursInQuarters.test(text)) return null;
  const [, hour, minute, second = 0, plainHour, plainMinute, bareHour, half] = parts;
  const hours = Number(hour ?? plainHour ?? bareHour);
  return timeFrom(half ? hourOf(hours, half) : hours, Number(minute ?? plainMinute ?? 0), Number(second));
}

/** `{hour: 8, minute: 5}` and `[8, 5]`, as some programs write a time of day. */
function fromParts(value: unknown): string | null {
  const parts = Array.isArray(value) ? value : isRecord(value) ? partsOf(value) : [];
  const [hours, minutes, seconds = 0] = parts.map((part) => part ?? 0);
  const isTime = parts.length > 1 && parts.length < 5 && typeof hours === 'number' && typeof minutes === 'number';
  return isTime && parts[0] !== undefined ? timeFrom(hours, minutes, Number(seconds)) : null;
}

/** Hours, minutes and seconds of an object; undefined for one that it lacks. */
const partsOf = (value: Readonly<Record<string, unknown>>): readonly unknown[] =>
  ['hour', 'minute', 'second'].map((name) => readNumber(value[name] ?? value[`${name}s`]) ?? undefined);

const timeFrom = (hours: number | null, minutes: number, seconds: number): string | null =>
  hours !== null && isPart(hours, 24) && isPart(minutes, 60) && isPart(seconds, 60)
    ? timeOf(secondsFrom([hours, minutes, seconds]))
    : null;

const isPart = (part: number, limit: number) => Number.isInteger(part) && part >= 0 && part < limit;

/** A grace in minutes is no longer than this: a greater number may be seconds, or a time. */
const mostMinutes = 120;

/** `15`, `15 mins`, `1 hour 15 minutes`, `900 seconds`. */
const lengthText =
  /^(?:(\d{1,2})\s?h(?:(?:ou)?rs?)?)?\s?(?:(\d{1,3})\s?(?:m(?:in(?:ute)?s?)?\.?|['\u2032]))?\s?(?:(\d{1,5})\s?s(?:ec(?:ond)?s?)?\.?)?$/i;
/** `PT15M`. */
const isoLength = /^P(?:0D)?T(?=\d)(?:(\d{1,2})H)?(?:(\d{1,3})M)?(?:(\d{1,5})(?:\.0+)?S)?$/i;

/** Seconds of a grace that is given as a length; null for anything else. */
function readLength(value: unknown): number | null {
  const minutes = readNumber(value);
  if (minutes !== null)
    return Number.isInteger(minutes) && minutes >= 0 && minutes <= mostMinutes ? minutes * 60 : null;
  if (typeof value === 'string') {
    const text = value.trim().replace(/^\+\s?/, '');
    const parts = text === '' ? null : (isoLength.exec(text) ?? lengthText.exec(text));
    return parts ? secondsFrom(parts.slice(1).map((part) => Number(part ?? 0))) : null;
  }
  if (!isRecord(value)) return null;
  const parts = partsOf(value);
  return parts.some((part) => part !== undefined) ? secondsFrom(parts.map((part) => Number(part ?? 0))) : null;
}

/** A grace that may have a fraction of an hour. */
const fraction = /^\s*\+?\s?\d{1,2}\.\d{2}/;

const secondsFrom = ([hours = 0, minutes = 0, seconds = 0]: readonly number[]) =>
  hours * 3_600 + minutes * 60 + seconds;

/**
 * A lateness threshold as section 7 has it: a clock time after the start, or a grace. A grace that is longer than the start
 * is after midnight would read as a clock time, and is written as the time at which it ends. Null for a grace of `0.25`:
 * 25 minutes, or a quarter of an hour.
 */
export function readThreshold(value: unknown, startTime: string | null): string | null {
  const isLength = typeof value === 'string' && value.trim().startsWith('+');
  const clock = isLength ? readTimeOfDay(value.trim().slice(1)) : readTimeOfDay(value);
  const isGrace = clock !== null && startTime !== null && !isClockTime(startTime, clock);
  if (isGrace && typeof value === 'string' && fraction.test(value)) return null;
  if (clock !== null && !isLength) return clock;
  const length = clock === null ? readLength(value) : secondsOf(clock);
  if (length === null || length >= daySeconds) return null;
  const start = startTime === null ? length : secondsOf(startTime);
  const seconds = length > start ? start + length : length;
  return seconds < daySeconds ? timeOf(seconds) : null;
}
