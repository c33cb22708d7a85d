import { addDays, weekdayOf } from '../calendar.ts';
import type { Company } from './people.ts';

const national = [
  { date: '01-01', name: "New Year's Day" },
  { date: '05-01', name: "Workers' Day" },
  { date: '06-12', name: 'Democracy Day' },
  { date: '10-01', name: 'Independence Day' },
  { date: '12-25', name: 'Christmas Day' },
  { date: '12-26', name: 'Boxing Day' },
];

/**
 * Public holidays of the company by day `YYYY-MM-DD`: Nigeria's fixed dates for three years from the first day, and a
 * Founders' Day on a Wednesday when the history of the first start has none of them on a working day.
 */
export function holidaysOf({ start, days }: Company): Map<string, string> {
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
  return new Map(entries);
}
