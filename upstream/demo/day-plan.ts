import { districts } from '../../schema/organisation.ts';
import { addDays, dayNumber, dayOf, instantOf, weekdayOf } from '../calendar.ts';
import { type Failure, failuresOf, halfWorkedHoliday, holidaysOf } from './interruptions.ts';
import { type Company, hasPlants } from './origin.ts';
import { type Person, peopleOf } from './people.ts';
import { type PictureScene, plantPictures, portraitName } from './pictures.ts';
import { type PlacePlants, placePlantsOf, places, round } from './places.ts';
import { type Random, type Randoms, randomsOf } from './random.ts';
import { jobOn, type Rota } from './rotas.ts';

/** The demo company ready to tell what happened: its people and holidays are worked out once. */
export interface History {
  /** Events with `since < at <= until` (milliseconds since 1970), shift day by shift day. */
  between(since: number, until: number): Generator<DemoEvent[]>;
}

/** What a company's days depend on besides its people. */
export function sceneOf(company: Company, timeZone: string, people: readonly Person[] = peopleOf(company)): Scene {
  return {
    timeZone,
    holidays: holidaysOf(company),
    failures: failuresOf(company),
    hasPlants: hasPlants(company),
    randoms: randomsOf(company.seed),
    staff: people.length,
    person: (index) => people[index] as Person,
    plants: placePlantsOf(company),
  };
}

/** The history of a company in a time zone. Portions that follow on each other give the same events as the whole. */
export function historyOf(company: Company, timeZone: string): History {
  const people: Person[] = peopleOf(company);
  const scene = sceneOf(company, timeZone, people);
  return {
    *between(since, until) {
      // Night shifts reach into the next day, never further.
      const before = addDays(dayOf(new Date(since), timeZone), -1);
      const last = dayOf(new Date(until), timeZone);
      for (let day = before > company.start ? before : company.start; day <= last; day = addDays(day, 1)) {
        yield people
          .flatMap((person) => planDay(person, day, scene).events)
          .filter(({ at }) => since < at && at <= until);
      }
    },
  };
}

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

/** What days depend on besides the person. */
export interface Scene extends PictureScene {
  readonly timeZone: string;
  /** Names of the public holidays by day. */
  readonly holidays: ReadonlyMap<string, string>;
  readonly failures: readonly Failure[];
  readonly plants: PlacePlants;
}

/** One person's shift day: why it is as it is, and what was recorded of it. */
interface DayPlan {
  /** What the person was to do: nothing yet, nothing, nothing because of a holiday, work. */
  readonly duty: 'new' | 'off' | 'holiday' | 'work';
  /** When they are due and late, in milliseconds since 1970; without a shift, when the day begins. */
  readonly lateAfter: number;
  readonly events: readonly DemoEvent[];
}

/**
 * What one person does on one shift day: no event on days off, on holidays, before joining and on absent days, else a
 * sign-in, mostly a sign-out (past midnight for night shifts), at times a second one minutes later. Devices that fail
 * record nothing, and now and then somebody forgets to sign in. Depends on person and day alone, so a history can be
 * written in any portions.
 */
export function planDay(person: Person, day: string, scene: Scene): DayPlan {
  const plan = planVisit(person, day, scene);
  const visitOf = (other: Person, on: string) => planVisit(other, on, scene).events;
  return { ...plan, events: plantPictures(plan.events, person, day, scene, visitOf) };
}

function planVisit(person: Person, day: string, scene: Scene): DayPlan {
  const job = jobOn(person, day);
  const hours = hoursOf(job.rota);
  const duty = dutyOn(person, job.rota, day, scene);
  const lateAfter = instantOf(day, job.rota ? hours.start + hours.grace : 0, scene.timeZone);
  const done = duty === 'work' || comesNevertheless(person, day, duty, scene) ? visit(person, day, job, scene) : [];
  return { duty, lateAfter, events: done.filter((event) => event !== null) };
}

type Job = ReturnType<typeof jobOn>;

/** The number of the seven days that a day is one of. */
export const weekOf = (day: string): number => Math.floor(dayNumber(day) / 7);

/** Whether somebody stays away for seven days. */
export const isAwayInWeek = ({ index }: Person, week: number, randoms: Randoms): boolean =>
  randoms(3, index, week).chance(0.01);

/** Whether somebody who is to work on a day stays away for it alone. */
export function isAwayOn(person: Person, day: string, scene: Scene): boolean {
  const { rota } = jobOn(person, day);
  if (dutyOn(person, rota, day, scene) !== 'work' || isAwayInWeek(person, weekOf(day), scene.randoms)) return false;
  return scene.randoms(4, person.index, dayNumber(day)).chance(person.absence);
}

/** The events of who comes, null for those that were not recorded; none of who is absent. */
function visit(person: Person, day: string, { rota, district }: Job, scene: Scene): (DemoEvent | null)[] {
  const { timeZone, failures, randoms, plants } = scene;
  const number = dayNumber(day);
  const hours = hoursOf(rota);
  if (isAwayInWeek(person, weekOf(day), randoms)) return [];
  const random = randoms(4, person.index, number);
  if (random.chance(person.absence)) return [];
  const arrival = arrivalOf(random, hours, person.lateness);
  const departure = hours.start + hours.length + random.whole(-300, 2400);
  const site = siteOf(random, district);
  const isLost = (at: number) => {
    const on = failures.some((failure) => failure.district === site) && dayOf(new Date(at), timeZone);
    return failures.some((failure) => failure.district === site && failure.day === on);
  };
  const fix = plants.fixOn(person.index, district, day);
  const jump = fix ? null : plants.jumpOn(person.index, site, day);
  const make = (mode: DemoEvent['mode'], seconds: number, time: 1 | 2, from: Random, there = site) => {
    const at = instantOf(day, seconds, timeZone);
    const made: DemoEvent = {
      staffID: person.staffID,
      mode,
      at,
      ...positionOf(from, there, fix),
      ...photoOf(from, person.index, day, `${mode === 'signedIn' ? 'i' : 'o'}${time === 2 ? '2' : ''}`),
    };
    return isLost(at) ? null : made;
  };
  const event = (mode: DemoEvent['mode'], seconds: number, time: 1 | 2) => make(mode, seconds, time, random);
  const events = [event('signedIn', arrival, 1)];
  if (random.chance(0.03)) events.push(event('signedIn', arrival + random.whole(40, 360), 2));
  else if (jump)
    events.push(make('signedIn', arrival + jump.after, 2, randoms(37, person.index, number), jump.district));
  if (random.chance(0.05)) return events;
  const forgets = scene.hasPlants && randoms(12, person.index, number).chance(0.005);
  if (forgets) events.splice(0);
  events.push(event('signedOut', departure, 1));
  if (random.chance(0.01)) events.push(event('signedOut', departure + random.whole(40, 360), 2));
  return events;
}

function dutyOn({ joined }: Person, rota: Rota | null, day: string, scene: Scene): DayPlan['duty'] {
  if (day < joined) return 'new';
  const works = rota ? rota.workDays.includes(weekdayOf(day)) : weekdayOf(day) < 6;
  if (!works) return 'off';
  return scene.holidays.has(day) && !rota?.worksHolidays ? 'holiday' : 'work';
}

/** Half of those who are free come on the half-worked holiday. */
function comesNevertheless({ index }: Person, day: string, duty: DayPlan['duty'], scene: Scene): boolean {
  const isHalfWorked = duty === 'holiday' && scene.holidays.get(day) === halfWorkedHoliday;
  return isHalfWorked && scene.randoms(13, index, dayNumber(day)).chance(0.5);
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
function positionOf(random: Random, serviceCentre: District, fix: ReturnType<PlacePlants['fixOn']>) {
  const { name, latitude, longitude } = fix ?? places[serviceCentre];
  const [north, east] = [(random.next() - 0.5) * 0.003, (random.next() - 0.5) * 0.003];
  const fault = random.next();
  const lost = fault < 0.01;
  const wild = fault > 0.997;
  return {
    serviceCentre: random.chance(0.008) ? null : serviceCentre,
    latitude: lost ? null : wild ? 95.5 : round(latitude + (fix ? 0 : north)),
    longitude: lost ? null : wild ? 361.25 : round(longitude + (fix ? 0 : east)),
    location: lost || random.chance(0.008) ? null : name,
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
