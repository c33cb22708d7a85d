import { addDays } from '../../../upstream/calendar.ts';
import { planDay, type Scene, sceneOf } from '../../../upstream/demo/day-plan.ts';
import type { Company } from '../../../upstream/demo/origin.ts';
import { type Person, peopleOf } from '../../../upstream/demo/people.ts';
import { jobOn } from '../../../upstream/demo/rotas.ts';
import { type Doubt, doubtsOf } from './doubts.ts';
import { type PictureDoubt, pictureDoubtsOn } from './picture-doubts.ts';

/** Why a person's day was as it was, by the letter that stands for it. */
export const truths = {
  P: 'PRESENT',
  L: 'PRESENT_LATE',
  A: 'ABSENT',
  D: 'DAY_OFF',
  S: 'SIGNED_OUT_ONLY',
  H: 'HOLIDAY',
  O: 'OUTAGE',
  N: 'NEW',
  C: 'NO_SHIFT',
  W: 'NOT_DUE_YET',
} as const;

/** A letter of `truths`. */
export type Truth = keyof typeof truths;

/** What is true of the demo company, apart from its data: no program of the product reads it. */
export interface DemoTruth {
  readonly company: Company;
  readonly failures: Scene['failures'];
  /** A letter of `truths` for each day from `company.start` on, by staff ID. */
  readonly days: Readonly<Record<string, string>>;
  /** What is to be found in photos: pictures that were sent before, missing, tiny and shared reference photos. */
  readonly pictures: readonly PictureDoubt[];
  /** The records in which something is to be found. */
  readonly doubts: readonly Doubt[];
  /** The office that moves within the history; null without one. */
  readonly movedCentre: Scene['places']['move'];
}

/** What is true of every person on every day of the history. */
export function truthOf(company: Company, timeZone: string): DemoTruth {
  const people = peopleOf(company);
  const scene = sceneOf(company, timeZone, people);
  const dates = Array.from({ length: company.days }, (_, later) => addDays(company.start, later));
  const days = people.map((person): [string, string] => [
    person.staffID,
    dates.map((day) => truthOn(person, day, scene)).join(''),
  ]);
  const pictures = people.flatMap((person) => dates.flatMap((day) => pictureDoubtsOn(person, day, scene)));
  return {
    company,
    failures: scene.failures,
    days: Object.fromEntries(days),
    pictures,
    doubts: doubtsOf(company, scene),
    movedCentre: scene.places.move,
  };
}

/** What is true of a person's day at a moment, in milliseconds since 1970; without one, when it is over. */
export function truthOn(person: Person, day: string, scene: Scene, now = Number.POSITIVE_INFINITY): Truth {
  const { duty, lateAfter, events } = planDay(person, day, scene);
  const known = events.filter(({ at }) => at <= now);
  const arrival = Math.min(...known.flatMap(({ mode, at }) => (mode === 'signedIn' ? at : [])));
  const isHoliday = scene.holidays.has(day);
  if (Number.isFinite(arrival)) {
    return duty === 'work' && !isHoliday && hasShift(person, day) && arrival > lateAfter ? 'L' : 'P';
  }
  if (duty === 'new') return 'N';
  if (known.length > 0) return 'S';
  // Of who has no shift nobody knows whether they should have come.
  if (duty === 'off') return hasShift(person, day) ? 'D' : 'C';
  // Nobody is due on a holiday, whoever works on it.
  if (isHoliday) return 'H';
  if (now < lateAfter) return 'W';
  const { district } = jobOn(person, day);
  return scene.failures.some((failure) => failure.day === day && failure.district === district) ? 'O' : 'A';
}

/** Without a shift nobody is late, and on a holiday neither. */
const hasShift = (person: Person, day: string) => jobOn(person, day).rota !== null;
