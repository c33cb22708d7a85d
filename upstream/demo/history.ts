import { addDays, dayOf } from '../calendar.ts';
import { type DemoEvent, dayPlan } from './day-plan.ts';
import { holidaysOf } from './holidays.ts';
import { type Company, type Person, peopleOf } from './people.ts';

/** The demo company ready to tell what happened: its people and holidays are worked out once. */
export interface History {
  /** Events with `since < at <= until` (milliseconds since 1970), shift day by shift day. */
  between(since: number, until: number): Generator<DemoEvent[]>;
}

/** The history of a company in a time zone. Portions that follow on each other give the same events as the whole. */
export function historyOf(company: Company, timeZone: string): History {
  const people: Person[] = peopleOf(company);
  const holidays = holidaysOf(company);
  return {
    *between(since, until) {
      // Night shifts reach into the next day, never further.
      const before = addDays(dayOf(new Date(since), timeZone), -1);
      const last = dayOf(new Date(until), timeZone);
      for (let day = before > company.start ? before : company.start; day <= last; day = addDays(day, 1)) {
        const isHoliday = holidays.has(day);
        yield people
          .flatMap((person) => dayPlan(person, day, { timeZone, isHoliday }))
          .filter(({ at }) => since < at && at <= until);
      }
    },
  };
}
