import { districts } from '../../schema/organisation.ts';
import { addDays, dayNumber, weekdayOf } from '../calendar.ts';
import { type Company, hasPlants } from './origin.ts';
import { randomsOf } from './random.ts';
import { type Rota, rotas } from './rotas.ts';

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
