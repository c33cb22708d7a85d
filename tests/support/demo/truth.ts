import { planDay, type Scene } from '../../../upstream/demo/day-plan.ts';
import { halfWorkedHoliday } from '../../../upstream/demo/interruptions.ts';
import type { Person } from '../../../upstream/demo/people.ts';
import { jobOn } from '../../../upstream/demo/rotas.ts';

/** Why a person's day was as it was, by the letter that stands for it: apart from the data, no program of the product reads it. */
export const truths = {
  P: 'PRESENT',
  L: 'PRESENT_LATE',
  A: 'ABSENT',
  V: 'ON_LEAVE',
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

/** What is true of a person's day at a moment, in milliseconds since 1970; without one, when it is over. */
export function truthOn(
  person: Person,
  day: string,
  scene: Scene,
  isOnLeave: boolean,
  now = Number.POSITIVE_INFINITY,
): Truth {
  const { duty, lateAfter, events } = planDay(person, day, scene);
  const known = events.filter(({ at }) => at <= now);
  const arrival = Math.min(...known.flatMap(({ mode, at }) => (mode === 'signedIn' ? at : [])));
  const isHoliday = scene.holidays.has(day);
  if (Number.isFinite(arrival)) {
    return duty === 'work' && !isHoliday && hasShift(person, day) && arrival > lateAfter ? 'L' : 'P';
  }
  if (duty === 'new') return 'N';
  if (known.length > 0) return 'S';
  // A leave counts in working days: a day off or a holiday within it stays one.
  if (duty === 'off' && hasShift(person, day)) return 'D';
  // Nobody is due on a holiday, whoever works on it. It takes a day of leave where others of the shift work.
  const takesLeave = isOnLeave && scene.holidays.get(day) === halfWorkedHoliday;
  if (isHoliday && duty !== 'off' && !takesLeave) return 'H';
  if (isOnLeave) return 'V';
  // Of who has no shift nobody knows whether they should have come.
  if (duty === 'off') return 'C';
  if (now < lateAfter) return 'W';
  const { district } = jobOn(person, day);
  return scene.failures.some((failure) => failure.day === day && failure.district === district) ? 'O' : 'A';
}

/** Without a shift nobody is late, and on a holiday neither. */
const hasShift = (person: Person, day: string) => jobOn(person, day).rota !== null;
