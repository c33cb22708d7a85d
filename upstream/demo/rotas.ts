import { districts } from '../../schema/organisation.ts';
import { addDays, dayNumber, weekdayOf } from '../calendar.ts';
import { type Company, hasPlants } from './origin.ts';
import { randomsOf } from './random.ts';

/** A shift of the demo company, and how many people keep it. */
export interface Rota {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly end: string | null;
  /** As the table keeps it: a clock time, or a grace duration when not after the start. */
  readonly threshold: string | null;
  /** Seconds after the start from which somebody is late: what `threshold` comes to. */
  readonly grace: number;
  readonly serial: number;
  readonly workDays: readonly number[];
  readonly worksHolidays: boolean;
  /** Share of the staff. */
  readonly share: number;
}

const minute = 60;
const week = [1, 2, 3, 4, 5];

const described: readonly Omit<Rota, 'id'>[] = [
  rota('Office', '08:00', '17:00', '08:15', 15, 3, week, false, 0.54),
  rota('Early', '06:00', '14:00', '00:10', 10, 3, week, false, 0.08),
  rota('Late', '14:00', '22:00', '14:15', 15, 3, week, false, 0.06),
  rota('Night', '22:00', '06:00', '22:15', 15, 3, week, true, 0.06),
  rota('Control Room Night', '19:00', '07:00', '00:20', 20, 2, [4, 5, 6, 7], true, 0.03),
  rota('Midnight Dispatch', '23:50', '07:50', '00:15', 15, 2, week, true, 0.03),
  rota('Weekend Operations', '08:00', '20:00', '08:10', 10, 2, [5, 6, 7, 1], true, 0.06),
  rota('Security Day', '07:00', '19:00', null, 0, 4, [1, 2, 3, 4, 5, 6], true, 0.05),
  rota('Customer Service', '09:00', '18:00', '09:10', 10, 3, [1, 2, 3, 4, 5, 6], false, 0.07),
  rota('Feeder Patrol', '05:00', null, '00:30', 30, 2, [2, 3, 4, 5, 6], false, 0.02),
];

/** The ten shifts: office hours, early, late, three over midnight, weekends, one without threshold, one without end. */
export const rotas: readonly Rota[] = described.map((each, index) => ({
  id: `5b1f7000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  ...each,
}));

function rota(
  name: string,
  start: string,
  end: string | null,
  threshold: string | null,
  graceMinutes: number,
  serial: number,
  workDays: readonly number[],
  worksHolidays: boolean,
  share: number,
): Omit<Rota, 'id'> {
  return { name, start, end, threshold, grace: graceMinutes * minute, serial, workDays, worksHolidays, share };
}

type District = (typeof districts)[number];

/** Where somebody works. */
interface Job {
  readonly rota: Rota | null;
  readonly district: District;
}

/** Another shift or district, from a day on. */
export interface Move extends Job {
  readonly from: string;
}

/** The shifts that some people take in turns, a week each. */
const rotation = ['Early', 'Late', 'Night'].flatMap((name) => rotas.find((rota) => rota.name === name) ?? []);

/** What becomes of a person within the history: one in 83 works another shift each week, one in 97 is transferred. */
export function movesOf(company: Company, { index, ...job }: Job & { readonly index: number }): Move[] {
  if (!hasPlants(company) || job.rota === null) return [];
  if (index % 83 === 41) return rotationOf(company, index, job.district);
  if (index % 97 !== 53) return [];
  const random = randomsOf(company.seed)(9, index);
  const from = addDays(company.start, random.whole(Math.floor(company.days * 0.3), Math.floor(company.days * 0.9)));
  const other = { ...job, rota: random.pick(rotas) };
  return [{ from, rota: other.rota, district: random.chance(0.5) ? random.pick(districts) : job.district }];
}

function rotationOf({ start, days }: Company, index: number, district: District): Move[] {
  const monday = addDays(start, (8 - weekdayOf(start)) % 7);
  const weeks = Math.floor((days - dayNumber(monday) + dayNumber(start) - 1) / 7) + 1;
  return Array.from({ length: weeks }, (_, week) => ({
    from: addDays(monday, 7 * week),
    rota: rotation[(index + week) % rotation.length] ?? null,
    district,
  }));
}

/** Where a person works on a day. */
export function jobOn<Person extends Job & { readonly moves: readonly Move[] }>(person: Person, day: string): Job {
  return person.moves.findLast(({ from }) => from <= day) ?? person;
}
