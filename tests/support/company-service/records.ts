import { LRUCache } from 'lru-cache';
import { dayNumber } from '../../../upstream/calendar.ts';
import type { Career, CompanyStaff } from './people.ts';
import { type DaysPlan, drawDay, drawPunch, type Mode, type Punch } from './punches.ts';

/** What a test sets of a record. */
export interface SetRecord {
  readonly mode: Mode;
  /** The time on the wall of the company, `HH:MM:SS`. */
  readonly time: string;
}

/** The records of a company by calendar day, drawn when they are asked for. */
export interface Records {
  /** What has been recorded of a day by now, in the order of time. */
  of(day: string): readonly Punch[];
  /** The same of one person, by the person's `_id`, without drawing everybody's day. */
  ofPerson(person: string, day: string): readonly Punch[];
  /** Puts these in the place of whatever a person recorded on a day. */
  set(person: CompanyStaff, day: string, records: readonly SetRecord[]): void;
}

/** Days that are held as they were drawn: whoever asks for one asks for its lists one after the other. */
const daysHeld = 6;

/** Begins the records of a company. */
export function createRecords(plan: DaysPlan, now: () => number): Records {
  const held = new LRUCache<string, readonly Punch[]>({ max: daysHeld });
  const set = new Map<string, Map<string, readonly Punch[]>>();
  const careerOf = new Map(plan.careers.map((career) => [career.person._id, career]));
  const drawn = (day: string, careers: readonly Career[]): readonly Punch[] => drawDay({ ...plan, careers }, day);
  const whole = (day: string): readonly Punch[] => {
    const known = held.get(day);
    if (known) return known;
    const own = set.get(day);
    const others = drawn(day, plan.careers);
    const all = own
      ? [...others.filter(({ person }) => !own.has(person)), ...[...own.values()].flat()].sort((a, b) => a.at - b.at)
      : others;
    held.set(day, all);
    return all;
  };
  const byNow = (all: readonly Punch[]): readonly Punch[] => {
    const at = now();
    return (all.at(-1)?.at ?? 0) <= at ? all : all.slice(0, countUntil(all, at));
  };
  return {
    of: (day) => byNow(whole(day)),
    ofPerson(person, day) {
      const career = careerOf.get(person);
      return byNow(set.get(day)?.get(person) ?? drawn(day, career ? [career] : []));
    },
    set(person, day, records) {
      const own = set.get(day) ?? new Map<string, readonly Punch[]>();
      set.set(day, own);
      own.set(
        person._id,
        records.map((record, place) => makeRecord(plan, person, day, record, place)),
      );
      held.delete(day);
    },
  };
}

function makeRecord(
  plan: DaysPlan,
  person: CompanyStaff,
  day: string,
  { mode, time }: SetRecord,
  place: number,
): Punch {
  const known = plan.careers.find((career) => career.person._id === person._id);
  const number = known?.number ?? 1_000_000 + (Number.parseInt(person._id.slice(-6), 16) % 1_000_000);
  const career = known ?? { number, person, shift: null, moved: null, left: null, isOftenLate: false };
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const details = 0.1 + (((number * 37 + dayNumber(day) * 11 + place * 5) % 800) + 0.5) / 1_000;
  return drawPunch(plan, career, {
    mode,
    day,
    seconds: (hours * 60 + minutes) * 60 + seconds,
    number: 8 + place,
    details,
  });
}

/** How many of the records, which are in the order of time, are not after an instant. */
function countUntil(all: readonly Punch[], at: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
