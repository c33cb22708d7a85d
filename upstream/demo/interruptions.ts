import { districts } from '../../schema/organisation.ts';
import { addDays, weekdayOf } from '../calendar.ts';
import { type Company, hasPlants } from './origin.ts';
import { randomsOf } from './random.ts';

const national = [
  { date: '01-01', name: "New Year's Day" },
  { date: '05-01', name: "Workers' Day" },
  { date: '06-12', name: 'Democracy Day' },
  { date: '10-01', name: 'Independence Day' },
  { date: '12-25', name: 'Christmas Day' },
  { date: '12-26', name: 'Boxing Day' },
];

/** Name of the holiday on which half of those who are free come nevertheless. */
export const halfWorkedHoliday = 'State Holiday';

/**
 * Public holidays of the company by day `YYYY-MM-DD`: Nigeria's fixed dates for three years from the first day, and a
 * Founders' Day on a Wednesday when the history of the first start has none of them on a working day; and where the
 * history has plants the half-worked one.
 */
export function holidaysOf(company: Company): Map<string, string> {
  const { start, days } = company;
  const year = Number(start.slice(0, 4));
  const entries = [0, 1, 2, 3].flatMap((later) =>
    national.map(({ date, name }): [string, string] => [`${year + later}-${date}`, name]),
  );
  const end = addDays(start, days);
  const isWithin = ([day]: [string, string]) => day >= start && day < end && weekdayOf(day) < 6;
  if (!entries.some(isWithin)) {
    const middle = addDays(start, Math.floor(days / 2));
    entries.push([addDays(middle, 3 - weekdayOf(middle)), "Founders' Day"]);
  }
  const half = halfWorkedDay(company, new Map(entries));
  return new Map(half === null ? entries : [...entries, [half, halfWorkedHoliday]]);
}

/** The day of the half-worked holiday: a Tuesday, Wednesday or Thursday of the history; null without plants. */
function halfWorkedDay(company: Company, holidays: ReadonlyMap<string, string>): string | null {
  if (!hasPlants(company)) return null;
  const random = randomsOf(company.seed)(11);
  const near = addDays(company.start, random.whole(Math.floor(company.days * 0.4), Math.floor(company.days * 0.8)));
  const days = Array.from({ length: 7 }, (_, later) => addDays(near, later));
  return days.find((day) => weekdayOf(day) > 1 && weekdayOf(day) < 5 && !holidays.has(day)) ?? null;
}

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
