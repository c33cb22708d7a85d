import { districts } from '../../schema/organisation.ts';
import { dayNumber, instantOf, weekdayOf } from '../calendar.ts';
import type { Person } from './people.ts';
import { places } from './places.ts';
import { portraitName } from './portrait-name.ts';
import { type Random, randomOf } from './random.ts';
import type { Rota } from './rotas.ts';

/** A sign-in or sign-out of the demo company as its attendance row will say it. */
export interface DemoEvent {
  readonly staffID: string;
  readonly mode: 'signedIn' | 'signedOut';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly serviceCentre: string | null;
  /** File name of the portrait; null when the phone sent none. */
  readonly portrait: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly location: string | null;
  readonly isImageRecognised: boolean | null;
}

/** Hours of somebody without a shift, and of a shift without an end. */
const usual = { start: 8 * 3600, length: 8 * 3600, grace: 900 };

/**
 * What one person does on one shift day: no event on days off, on holidays, before joining and on absent days, else a
 * sign-in, mostly a sign-out (past midnight for night shifts), at times a second one minutes later. Depends on person
 * and day alone, so a history can be written in any portions.
 */
export function dayPlan(
  person: Person,
  day: string,
  { timeZone, isHoliday }: { timeZone: string; isHoliday: boolean },
): DemoEvent[] {
  if (!worksOn(person, day, isHoliday)) return [];
  const number = dayNumber(day);
  if (randomOf(3, person.index, Math.floor(number / 7)).chance(0.01)) return [];
  const random = randomOf(4, person.index, number);
  if (random.chance(person.absence)) return [];
  const hours = hoursOf(person.rota);
  const arrival = arrivalOf(random, hours, person.lateness);
  const departure = hours.start + hours.length + random.whole(-300, 2400);
  const site = siteOf(random, person.district);
  const event = (mode: DemoEvent['mode'], seconds: number, time: 1 | 2): DemoEvent => ({
    staffID: person.staffID,
    mode,
    at: instantOf(day, seconds, timeZone),
    ...positionOf(random, site),
    ...photoOf(random, person.index, day, `${mode === 'signedIn' ? 'i' : 'o'}${time === 2 ? '2' : ''}`),
  });
  const events = [event('signedIn', arrival, 1)];
  if (random.chance(0.03)) events.push(event('signedIn', arrival + random.whole(40, 360), 2));
  if (random.chance(0.05)) return events;
  events.push(event('signedOut', departure, 1));
  if (random.chance(0.01)) events.push(event('signedOut', departure + random.whole(40, 360), 2));
  return events;
}

function worksOn({ rota, joined }: Person, day: string, isHoliday: boolean): boolean {
  if (day < joined || (isHoliday && !rota?.worksHolidays)) return false;
  return rota ? rota.workDays.includes(weekdayOf(day)) : weekdayOf(day) < 6;
}

function hoursOf(rota: Rota | null): typeof usual {
  if (!rota) return usual;
  const start = secondsOf(rota.start);
  const end = rota.end === null ? start + usual.length : secondsOf(rota.end);
  return { start, length: end > start ? end - start : end - start + 86_400, grace: rota.grace };
}

function secondsOf(time: string): number {
  return Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60;
}

/** Late people come up to an hour and a half after the threshold, more often soon; others before it. */
function arrivalOf(random: Random, { start, grace }: typeof usual, lateness: number): number {
  if (random.chance(lateness)) return start + grace + 20 + Math.floor(random.next() ** 2 * 5400);
  return grace > 0 && random.chance(0.15) ? start + random.whole(0, grace - 10) : start - random.whole(30, 2400);
}

type District = (typeof districts)[number];

/** The office of the day: nearly always the person's own. */
function siteOf(random: Random, district: District): District {
  return random.chance(0.03) ? random.pick(districts) : district;
}

/** Phones lose their position now and then, and some send one that is nowhere on earth. */
function positionOf(random: Random, site: District) {
  const place = places[site];
  const north = round(place.latitude + (random.next() - 0.5) * 0.003);
  const east = round(place.longitude + (random.next() - 0.5) * 0.003);
  const fault = random.next();
  const lost = fault < 0.01;
  const wild = fault > 0.997;
  return {
    serviceCentre: random.chance(0.008) ? null : site,
    latitude: lost ? null : wild ? 95.5 : north,
    longitude: lost ? null : wild ? 361.25 : east,
    location: lost || random.chance(0.008) ? null : place.name,
  };
}

/** About 4 % are not recognised, most of them because another face is in the picture; a few are not checked. */
function photoOf(random: Random, index: number, day: string, which: string) {
  const verdict = random.next();
  const isImageRecognised = verdict < 0.04 ? false : verdict < 0.048 ? null : true;
  const stranger = verdict < 0.03 ? 'x' : '';
  const name = portraitName(index, `${which}${stranger}`, day);
  return { portrait: random.chance(0.004) ? null : name, isImageRecognised };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
