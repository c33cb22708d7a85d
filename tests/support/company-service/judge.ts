import { addDays, instantOf } from '../../../upstream/calendar.ts';
import { type Company, type CompanyShift, type CompanyStaff, companyZone } from './people.ts';
import { type DaysPlan, isWorked, type Punch, secondsOf } from './punches.ts';
import type { Records } from './records.ts';

/** What the service makes of a day. */
interface JudgedDay {
  /** Sign-ins after the time allowed, all of a person whose first one is. */
  readonly late: readonly Punch[];
  /** Who of today's register has not signed in though the shift has begun, in the register's order. */
  readonly absent: readonly CompanyStaff[];
}

/** The judge of a company's days. */
export interface Judge {
  day(day: string): JudgedDay;
  /** The days of a month by person on the register: late ones or absent ones. */
  month(month: string, what: 'late' | 'absent'): ReadonlyMap<string, readonly string[]>;
  /** Forgets what it has judged: the company has changed. */
  forget(): void;
}

/** The start of a shift in seconds, and how many seconds later a sign-in is late. */
function ruleOf({ startTime, latenessThreshold }: CompanyShift): { readonly start: number; readonly grace: number } {
  const start = secondsOf(startTime);
  return { start, grace: latenessThreshold === null ? 0 : Math.max(0, secondsOf(latenessThreshold) - start) };
}

/** Begins to judge by today's register and shifts, as a service does that joins its collections when it is asked. */
export function createJudge(company: Company, records: Records, plan: DaysPlan, clock: Clock): Judge {
  const judged = new Map<string, JudgedDay>();
  const judge = (day: string): JudgedDay => {
    const rules = new Map(company.shifts.map((shift) => [shift._id, ruleOf(shift)]));
    const people = new Map(company.staff.map((person) => [person._id, person]));
    const begun = (shift: string | null): boolean => {
      const start = rules.get(shift ?? '')?.start ?? 9 * 3600;
      return day < clock.today() || instantOf(day, start, companyZone) <= clock.now();
    };
    const signIns = records.of(day).filter(({ mode }) => mode === 'signedIn');
    const present = new Set<string>();
    const late = new Set<string>();
    const midnight = instantOf(day, 0, companyZone);
    const isLate = ({ person, at }: Punch): boolean => {
      const rule = rules.get(people.get(person)?.shift ?? '');
      if (!rule) return false;
      const after = ((at - midnight) / 1000 - rule.start + 86_400) % 86_400;
      return after > rule.grace && after < 18 * 3600;
    };
    const lateRecords = signIns.filter((punch) => {
      const isFirst = !present.has(punch.person);
      present.add(punch.person);
      if (isFirst && isLate(punch)) late.add(punch.person);
      return late.has(punch.person) && isLate(punch);
    });
    const isDue = day <= clock.today() && isWorked(plan, day);
    const absent = isDue ? company.staff.filter(({ _id, shift }) => !present.has(_id) && begun(shift)) : [];
    return { late: lateRecords, absent };
  };
  const day = (asked: string): JudgedDay => {
    if (asked >= clock.today()) return judge(asked);
    const known = judged.get(asked) ?? judge(asked);
    judged.set(asked, known);
    return known;
  };
  return {
    day,
    month(month, what) {
      const found = new Map<string, string[]>();
      for (let date = `${month}-01`; date.startsWith(month) && date <= clock.today(); date = addDays(date, 1)) {
        const { late, absent } = day(date);
        for (const id of new Set(what === 'late' ? late.map(({ person }) => person) : absent.map(({ _id }) => _id))) {
          found.set(id, [...(found.get(id) ?? []), date]);
        }
      }
      return found;
    },
    forget: () => judged.clear(),
  };
}

/** The time of the service. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The calendar day of the company. */
  readonly today: () => string;
}
