import type { ServiceLeaveKind } from '../../schema/leave-words.ts';
import { addDays, dayNumber } from '../calendar.ts';
import { isAwayInWeek, isAwayOn, type Scene, sceneOf, weekOf } from './day-plan.ts';
import type { Company } from './origin.ts';
import { type Person, peopleOf } from './people.ts';
import type { Random } from './random.ts';

/** A leave of somebody of the demo company. */
export interface DemoLeave {
  readonly person: Person;
  readonly from: string;
  readonly to: string;
  readonly kind: ServiceLeaveKind;
  readonly note: string;
  /** The day on which it was entered. */
  readonly enteredOn: string;
}

/** Weeks after the history of the first start for which leaves are planned already. */
const weeksAhead = 8;

const planned: readonly (readonly [kind: ServiceLeaveKind, note: string])[] = [
  ['annual', ''],
  ['annual', ''],
  ['annual', 'Agreed with the unit'],
  ['officialDuty', 'Metering project'],
  ['officialDuty', 'Training of new colleagues'],
  ['study', 'Examinations'],
  ['sick', 'Doctor’s note is on file'],
  ['suspended', ''],
  ['other', 'Family matters'],
];

/**
 * Leaves of the demo company: of most of those who stay away for seven days, some of whom come on the first day
 * nevertheless, and of some of those who miss one day, who were sick. Nobody's records depend on them.
 */
export function leavesOf(company: Company, timeZone: string): DemoLeave[] {
  const people = peopleOf(company);
  const scene = sceneOf(company, timeZone, people);
  return people.flatMap((person) => leavesOfPerson(person, company, scene));
}

function leavesOfPerson(person: Person, { start, days }: Company, scene: Scene): DemoLeave[] {
  const found: DemoLeave[] = [];
  const end = addDays(start, days - 1);
  const add = (leave: Omit<DemoLeave, 'person'>) => {
    if (leave.from > (found.at(-1)?.to ?? '')) found.push({ person, ...leave });
  };
  const last = addDays(end, 7 * weeksAhead);
  for (let day = start > person.joined ? start : person.joined; day <= last; day = addDays(day, 1)) {
    if (dayNumber(day) % 7 === 0) {
      const leave = weekLeave(person, day, scene);
      if (leave && leave.from >= start) add(leave);
    }
    if (day <= end) {
      const random = scene.randoms(41, person.index, dayNumber(day));
      if (isAwayOn(person, day, scene) && random.chance(0.15)) add(sickLeave(day, random));
    }
  }
  return found;
}

/** The leave of seven days from a day on; null where there is none. */
function weekLeave(person: Person, day: string, { randoms }: Scene): Omit<DemoLeave, 'person'> | null {
  const week = weekOf(day);
  const random = randoms(40, person.index, week);
  if (!isAwayInWeek(person, week, randoms) || !random.chance(0.75)) return null;
  const [kind, note] = random.pick(planned);
  // The day before was the last one at work.
  const from = random.chance(0.15) ? addDays(day, -1) : day;
  return { from, to: addDays(day, 6), kind, note, enteredOn: addDays(from, -3) };
}

const sickLeave = (day: string, random: Random): Omit<DemoLeave, 'person'> => ({
  from: day,
  to: day,
  kind: 'sick',
  note: random.pick(['', '', 'Malaria', 'Hospital appointment']),
  enteredOn: day,
});
