import { districts } from '../../schema/organisation.ts';
import { addDays, weekdayOf } from '../calendar.ts';
import { holidaysOf } from './holidays.ts';
import { type Company, hasPlants } from './origin.ts';
import { randomsOf } from './random.ts';

/** A device that recorded nothing for a calendar day: what was done at the office is lost. */
export interface Failure {
  readonly day: string;
  readonly district: (typeof districts)[number];
}

/** Days of the history for each failure. */
const daysOfFailure = 12;

/** The devices that failed within the history, on days on which the company worked. */
export function failuresOf(company: Company): readonly Failure[] {
  if (!hasPlants(company)) return [];
  const holidays = holidaysOf(company);
  const worked = Array.from({ length: company.days }, (_, later) => addDays(company.start, later))
    .slice(8, -4)
    .filter((day) => weekdayOf(day) < 6 && !holidays.has(day));
  const failures = Array.from({ length: Math.floor(company.days / daysOfFailure) }, (_, number) => {
    const random = randomsOf(company.seed)(10, number);
    return { day: random.pick(worked), district: random.pick(districts) };
  });
  return [...new Map(failures.map((failure) => [failure.day, failure])).values()];
}
