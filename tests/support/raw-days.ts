import { addDays, isDay, weekdayOf } from '../../upstream/calendar.ts';

/** A shift's rules from a day on; times of day as `HH:MM`. */
interface Rules {
  readonly from: string;
  readonly start: string;
  readonly threshold: string | null;
  readonly workDays: readonly number[];
}

/** A person as a history on paper would have it. */
export interface PersonHistory {
  readonly id: string;
  readonly created: Date;
  /** Which shift the person had from which day on; null is none. */
  readonly shifts: { from: string; shift: string | null }[];
  /** Which service centre the person belonged to from which day on. */
  readonly centres: { from: string; centre: string }[];
  /** The first day on which the person was no longer on record. */
  left?: string;
  readonly signIns: Date[];
  readonly signOuts: Date[];
}

/** All that a company's days follow from. */
export interface CompanyHistory {
  readonly timeZone: string;
  readonly shifts: Map<string, Rules[]>;
  readonly people: PersonHistory[];
  readonly holidays: Set<string>;
}

/** What a day was for somebody who was due or came. */
export interface DayFact {
  readonly staff_id: string;
  readonly day: string;
  readonly first_at: string | null;
  readonly outcome: 'present' | 'late' | 'absent';
}

/**
 * A shift day worked out one person at a time on wall clocks as texts, without the service's queries and without its
 * arithmetic of zones; by person. For a day that still runs `now` bounds what counts.
 */
export function rawDay(company: CompanyHistory, day: string, now?: Date): DayFact[] {
  const wall = wallClock(company.timeZone);
  const facts = company.people.flatMap((person): DayFact[] => {
    if (person.left !== undefined && day >= person.left) return [];
    const rules = rulesOn(company, person, day);
    const isLast = person.left === addDays(day, 1);
    const next = isLast
      ? rulesOf(company, shiftOn(person, day), addDays(day, 1))
      : rulesOn(company, person, addDays(day, 1));
    const opens = at(day, opening(rules));
    const closes = at(addDays(day, 1), opening(next));
    const first = person.signIns
      .filter((instant) => (!now || instant <= now) && wall(instant) >= opens && wall(instant) < closes)
      .sort((one, other) => one.getTime() - other.getTime())[0];
    const works = (rules?.workDays ?? [1, 2, 3, 4, 5]).includes(weekdayOf(day)) && !company.holidays.has(day);
    const isDue = works && (!now || at(day, seconds(rules?.start ?? '00:00')) <= wall(now));
    if (first) {
      const isLate = isDue && rules !== null && wall(first) > at(day, lateAfter(rules));
      return [{ staff_id: person.id, day, first_at: first.toISOString(), outcome: isLate ? 'late' : 'present' }];
    }
    if (!isDue || wall(person.created) > at(day, seconds(rules?.start ?? '00:00'))) return [];
    if (!hasBegun(company, lastOf(person.centres, day)?.centre ?? '', day, now)) return [];
    return [{ staff_id: person.id, day, first_at: null, outcome: 'absent' }];
  });
  return facts.sort((one, other) => (one.staff_id < other.staff_id ? -1 : 1));
}

function rulesOn(company: CompanyHistory, person: PersonHistory, day: string): Rules | null {
  return rulesOf(company, shiftOn(person, day), day);
}

const lastOf = <Version extends { from: string }>(versions: readonly Version[], day: string) =>
  versions.filter(({ from }) => from <= day).at(-1);

const shiftOn = (person: PersonHistory, day: string) => lastOf(person.shifts, day)?.shift ?? null;

/** Whether anybody who belonged to a centre had come or gone by the end of a day; whose centre it was counts in UTC. */
function hasBegun({ people, timeZone }: CompanyHistory, centre: string, day: string, now?: Date): boolean {
  const wall = wallClock(timeZone);
  return people.some((person) =>
    [...person.signIns, ...person.signOuts].some((instant) => {
      const dayInUtc = instant.toISOString().slice(0, 10);
      if ((now && instant > now) || wall(instant).slice(0, 10) > day) return false;
      if (person.left !== undefined && person.left <= dayInUtc) return false;
      return lastOf(person.centres, dayInUtc)?.centre === centre;
    }),
  );
}

function rulesOf(company: CompanyHistory, shift: string | null, day: string): Rules | null {
  return shift === null
    ? null
    : (company.shifts
        .get(shift)
        ?.filter(({ from }) => from <= day)
        .at(-1) ?? null);
}

const seconds = (time: string) => Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60;

const opening = (rules: Rules | null) => (rules ? seconds(rules.start) - 6 * 3600 : 0);

function lateAfter({ start, threshold }: Rules): number {
  if (threshold !== null && threshold > start) return seconds(threshold);
  return seconds(start) + (threshold === null ? 0 : seconds(threshold));
}

/** A wall-clock time `YYYY-MM-DD HH:MM:SS.mmm` so many seconds after midnight of a day. */
function at(day: string, offset: number): string {
  const days = Math.floor(offset / 86_400);
  const date = addDays(day, days);
  if (!isDay(date)) throw new RangeError(date);
  const time = new Date((offset - days * 86_400) * 1000).toISOString().slice(11, 23);
  return `${date} ${time}`;
}

function wallClock(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => `${format.format(instant)}.${String(instant.getUTCMilliseconds()).padStart(3, '0')}`;
}
