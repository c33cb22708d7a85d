import { zoneOffset } from '../common/zone-offset.ts';
import * as time from '../schema/time.ts';

const millisecondsOfDay = 86_400_000;

/** Whether a text is a day that exists, as `YYYY-MM-DD`, from year 1000 to 2999: `2026-02-30` is not one. */
export function isDay(text: unknown): text is string {
  return typeof text === 'string' && /^[12]/.test(text) && time.isDay(text);
}

/** Days since 1970-01-01 of a day `YYYY-MM-DD`. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay;
}

/** The day so many days after (before, when negative) another, both as `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * millisecondsOfDay).toISOString().slice(0, 10);
}

/** ISO weekday of a day: Monday 1 to Sunday 7. */
export function weekdayOf(day: string): number {
  return ((dayNumber(day) + 3) % 7) + 1;
}

/** The month that a day lies in: its first day and the first day of the next month, both `YYYY-MM-DD`. */
export function monthAround(day: string): { first: string; next: string } {
  const first = `${day.slice(0, 7)}-01`;
  return { first, next: `${addDays(first, 31).slice(0, 7)}-01` };
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayOf(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** Seconds after midnight that clocks of a time zone show at an instant. */
export function secondsOfDay(instant: Date, timeZone: string): number {
  const wall = instant.getTime() + offsetAt(instant.getTime(), timeZone);
  return Math.floor((wall % millisecondsOfDay) / 1000);
}

/**
 * The instant, in milliseconds since 1970, at which clocks of a time zone show so many seconds after midnight of a day.
 * Seconds below 0 or above 86,400 lie on other days. A time that the zone skips is taken after the gap.
 */
export function instantOf(day: string, seconds: number, timeZone: string): number {
  const wall = dayNumber(day) * millisecondsOfDay + seconds * 1000;
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

/** The instant at which a day begins in a time zone. */
export const startOf = (day: string, timeZone: string): Date => new Date(instantOf(day, 0, timeZone));

/** From one instant up to another. */
export interface Instants {
  readonly from: Date;
  readonly before: Date;
}

/** From the beginning of a day to the end of another, or of itself. */
export function daysWithin(timeZone: string, from: string, to = from): Instants {
  return { from: startOf(from, timeZone), before: startOf(addDays(to, 1), timeZone) };
}

/** The month that a day lies in. */
export function monthWithin(timeZone: string, day: string): Instants {
  const { first, next } = monthAround(day);
  return { from: startOf(first, timeZone), before: startOf(next, timeZone) };
}

const sixHours = 21_600_000;

/**
 * Milliseconds that clocks of a time zone are ahead of UTC from one instant to another; null where they are changed in
 * between. No zone changes them twice within six hours.
 */
export function steadyOffset(from: Date, before: Date, timeZone: string): number | null {
  const offset = offsetAt(from.getTime(), timeZone);
  for (let at = from.getTime(); at < before.getTime(); at += sixHours) {
    if (offsetAt(at, timeZone) !== offset) return null;
  }
  return offsetAt(before.getTime(), timeZone) === offset ? offset : null;
}

const offsetAt = (milliseconds: number, timeZone: string) => zoneOffset(timeZone)(milliseconds);
