import { addDays, dayOf } from '../calendar.ts';
import { type DemoEvent, planDay, type Scene } from './day-plan.ts';
import { failuresOf } from './failures.ts';
import { holidaysOf } from './holidays.ts';
import { type Company, hasPlants } from './origin.ts';
import { type Person, peopleOf } from './people.ts';
import { placePlantsOf } from './place-plants.ts';
import { randomsOf } from './random.ts';

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
    places: placePlantsOf(company),
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
