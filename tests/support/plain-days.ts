import type { CompanyShift, CompanyStaff } from './company-service/people.ts';
import type { Punch } from './company-service/punches.ts';
import type { CompanyService } from './company-service.ts';

const day = 86_400;
const hour = 3_600;

/** What is so of a person on a day, worked out from what the devices recorded and from the rules of the shift alone. */
export interface PlainDay {
  readonly date: string;
  readonly reason:
    | 'PRESENT'
    | 'PRESENT_LATE'
    | 'ABSENT'
    | 'DAY_OFF'
    | 'NOT_DUE_YET'
    | 'SIGNED_OUT_ONLY'
    | 'NO_SHIFT'
    | 'UNEXPLAINED'
    | null;
  /** Seconds on the wall of the company, as if it were UTC; null without one. */
  readonly firstIn: number | null;
  readonly lastOut: number | null;
  readonly minutesLate: number | null;
  readonly isListedLate: boolean;
  readonly isListedAbsent: boolean;
  /** From the first sign-in to the last sign-out. */
  readonly minutesWorked: number | null;
  readonly overtime: number | null;
}

/** A person with the shift that the register has for them. */
interface PlainPerson {
  readonly person: CompanyStaff;
  readonly shift: CompanyShift | null;
}

/** A record with whose it is and when it was made on the wall of the company. */
interface PlainPunch extends Punch {
  readonly wall: number;
}

const secondsOf = (time: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
};
const dayNumber = (date: string) => Date.parse(date) / 1_000 / day;
const dateOf = (number: number) => new Date(number * day * 1_000).toISOString().slice(0, 10);
/** Lagos is an hour before Greenwich all the year. */
const wallOf = (at: number) => Math.floor(at / 1_000) + hour;
const startOf = ({ shift }: PlainPerson) => (shift ? secondsOf(shift.startTime) : 0);
/** Seconds that a shift lasts; eight hours where somebody has none. */
const lengthOf = ({ shift }: PlainPerson) =>
  shift?.endTime ? (secondsOf(shift.endTime) - startOf({ shift } as PlainPerson) + day) % day : 8 * hour;

/** The days on which something may belong to a month: those of it, and the ones before and after. */
const around = (month: string) => {
  const first = dayNumber(`${month}-01`);
  return Array.from({ length: 33 }, (_, index) => dateOf(first - 1 + index));
};

/** Works out the days of a company of the given service, from its records and whom it lists as late and absent. */
export function plainDays(service: CompanyService) {
  const { company } = service;
  const today = service.today();
  const people: readonly PlainPerson[] = company.staff.map((person) => ({
    person,
    shift: company.shifts.find(({ _id }) => _id === person.shift) ?? null,
  }));
  const byID = new Map(people.map((one) => [one.person._id, one]));
  const punchesOf = (date: string, mode: Punch['mode']): readonly PlainPunch[] => {
    const { signedIn, signedOut } = service.truth(date);
    return (mode === 'signedIn' ? signedIn : signedOut).map((punch) => ({ ...punch, wall: wallOf(punch.at) }));
  };

  /** How late after the start of the shift a sign-in is, in seconds; null for one in time. */
  const lateBy = (one: PlainPerson, wall: number): number | null => {
    if (!one.shift) return null;
    const { startTime, latenessThreshold } = one.shift;
    const grace = latenessThreshold === null ? 0 : Math.max(0, secondsOf(latenessThreshold) - secondsOf(startTime));
    const after = (wall - startOf(one) + day) % day;
    return after > grace && after < 18 * hour ? after : null;
  };

  /** The late sign-ins of a calendar day, of whom the company lists. */
  const lateOn = (date: string): readonly PlainPunch[] => {
    const { late } = service.truth(date);
    return punchesOf(date, 'signedIn').filter(({ person, wall }) => {
      const one = byID.get(person);
      return late.has(person) && one !== undefined && lateBy(one, wall) !== null;
    });
  };

  /** The days of a person's month, those to come included. */
  const monthsOf = (month: string): ReadonlyMap<string, readonly PlainDay[]> => {
    const dates = around(month);
    const listedLate = new Map(dates.map((date) => [date, lateOn(date)]));
    const absent = new Map(dates.map((date) => [date, service.truth(date).absent]));
    const signIns = dates.flatMap((date) => punchesOf(date, 'signedIn'));
    const signOuts = dates.flatMap((date) => punchesOf(date, 'signedOut'));
    return new Map(
      people.map((one) => {
        const isOwn = ({ person }: Punch) => person === one.person._id;
        const lateIDs = new Map(
          [...listedLate].flatMap(([date, all]) => all.filter(isOwn).map(({ _id }) => [_id, date])),
        );
        /** A shift day opens six hours before the start of the shift and lasts until the next one opens. */
        const naturalDay = (wall: number) =>
          dateOf(Math.floor((one.shift ? wall - startOf(one) + 6 * hour : wall) / day));
        const own = signIns.filter(isOwn);
        /** Who comes back from a break is not late, whatever a list says that begins at midnight. */
        const isReturn = ({ wall }: PlainPunch) =>
          own.some(
            (other) =>
              other.wall < wall && wall - other.wall < lengthOf(one) && naturalDay(other.wall) === naturalDay(wall),
          ) && dateOf(Math.floor(wall / day)) > naturalDay(wall);
        const ins = own.map((punch) => ({
          wall: punch.wall,
          // Whom the company lists as late on a day has come on that day.
          date: (isReturn(punch) ? undefined : lateIDs.get(punch._id)) ?? naturalDay(punch.wall),
        }));
        const outs = signOuts.filter(isOwn).map(({ wall }) => {
          const before = ins.filter((signIn) => signIn.wall < wall && wall - signIn.wall < lengthOf(one) + day / 2);
          return { wall, date: before.at(-1)?.date ?? naturalDay(wall) };
        });
        const lateWalls = own.filter((punch) => lateIDs.has(punch._id));
        return [
          one.person.staffID,
          dates
            .filter((date) => date.startsWith(month))
            .map((date) => {
              const late = lateWalls.filter((punch) => lateIDs.get(punch._id) === date);
              const first = late.find((punch) => !isReturn(punch));
              const isAbsent = absent.get(date)?.has(one.person._id) === true;
              return dayOf(one, date, {
                ins: ins.filter((signIn) => signIn.date === date).map(({ wall }) => wall),
                outs: outs.filter((signOut) => signOut.date === date).map(({ wall }) => wall),
                lateBy: first ? lateBy(one, first.wall) : null,
                isListedLate: late.length > 0,
                isListedAbsent: isAbsent,
              });
            }),
        ];
      }),
    );
  };

  function dayOf(
    one: PlainPerson,
    date: string,
    found: {
      ins: readonly number[];
      outs: readonly number[];
      lateBy: number | null;
      isListedLate: boolean;
      isListedAbsent: boolean;
    },
  ): PlainDay {
    const { ins, outs, lateBy: late, isListedLate, isListedAbsent } = found;
    const [firstIn, lastOut] = [ins.length > 0 ? Math.min(...ins) : null, outs.length > 0 ? Math.max(...outs) : null];
    const worked =
      firstIn === null || lastOut === null || lastOut < firstIn ? null : Math.floor((lastOut - firstIn) / 60);
    return {
      date,
      reason: date > today ? null : reasonOf(one, date, firstIn, lastOut, isListedLate, isListedAbsent),
      firstIn,
      lastOut,
      minutesLate: late === null ? null : Math.floor(late / 60),
      isListedLate,
      isListedAbsent,
      minutesWorked: worked,
      overtime: worked === null || !one.shift ? null : Math.max(0, worked - lengthOf(one) / 60),
    };
  }

  function reasonOf(
    one: PlainPerson,
    date: string,
    firstIn: number | null,
    lastOut: number | null,
    isLate: boolean,
    isAbsent: boolean,
  ): PlainDay['reason'] {
    if (isLate) return 'PRESENT_LATE';
    if (firstIn !== null) return 'PRESENT';
    if (lastOut !== null) return 'SIGNED_OUT_ONLY';
    if (isAbsent) return 'ABSENT';
    if (!one.shift) return 'NO_SHIFT';
    if (new Date(date).getUTCDay() % 6 === 0) return 'DAY_OFF';
    return date === today ? 'NOT_DUE_YET' : 'UNEXPLAINED';
  }

  return { people, monthsOf };
}
