import type { CompanyStaff } from '../company-service/people.ts';
import type { CompanyService } from '../company-service.ts';
import { byName, type Told } from '../told-screens.ts';
import type { PlainPunch } from './days.ts';
import { markOf, type PlainFacts, plainFacts, staffOf } from './facts.ts';
import { plainFiles } from './files.ts';

type Fields = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, Told['rows']>>;

const instant = (wall: number | null) =>
  wall === null ? null : `${new Date(wall * 1_000).toISOString().slice(0, 19)}+01:00`;

const list = (rows: readonly Fields[]): Told['rows'] =>
  new Map([...byName(rows), ['totalCount', { value: rows.length }]]);

/** What screens and files say of a company, by a plain calculation from its people, its shifts and its devices' records. */
export function plainScreens(service: CompanyService): Rows {
  const facts = plainFacts(service);
  return { ...counts(facts), ...lists(facts), ...person(facts), ...months(facts), ...plainFiles(facts) };
}

/** A list's row of a record. */
const recordOf =
  ({ byID }: PlainFacts) =>
  (punch: PlainPunch) => ({
    staff: staffOf(byID.get(punch.person)?.person as CompanyStaff),
    mode: punch.mode === 'signedIn' ? 'SIGNED_IN' : 'SIGNED_OUT',
    attendanceDate: instant(punch.wall),
    isImageRecognised: punch.isImageRecognised,
  });

function counts({ people, signIns, signOuts, late, absent, serial }: PlainFacts): Rows {
  const distinct = (punches: readonly PlainPunch[]) => new Set(punches.map((punch) => punch.person)).size;
  const card = (rows: number, distinctStaff = rows) => ({ value: { rows, distinctStaff, withoutStaff: 0 } });
  const cards = {
    validStaff: card(people.length),
    attendance: card(signIns.length, distinct(signIns)),
    lateness: card(late.length, distinct(late)),
    absent: card(absent.length),
    signOuts: card(signOuts.length, distinct(signOuts)),
    serialLateness: card(serial.length),
  };
  const times = Map.groupBy(signIns, (punch) => punch.person);
  const groups = {
    IN_BOTH_LISTS: 0,
    LATE_WITHOUT_SIGN_IN: 0,
    NOT_ON_REGISTER: 0,
    SIGNED_IN_REPEATEDLY: [...times.values()].filter(({ length }) => length > 1).length,
    REGISTERED_REPEATEDLY: 0,
  };
  return {
    overview: new Map(Object.entries(cards)),
    reconciliation: byName(Object.entries(groups).map(([group, count]) => ({ group, people: count }))),
  };
}

function lists(facts: PlainFacts): Rows {
  const record = recordOf(facts);
  const { people, signIns, signOuts, late, absent, ofDay } = facts;
  return {
    staff: list(
      people.map((one) => ({
        staff: staffOf(one.person),
        unit: one.person.unit ?? '',
        shift: one.shift && { name: one.shift.name },
        createdAt: instant(Math.floor(Date.parse(one.person.createdAt) / 1_000) + 3_600),
      })),
    ),
    attendance: list(signIns.map(record)),
    clockOuts: list(signOuts.map(record)),
    lateness: list(late.map((punch) => ({ ...record(punch), minutesLate: facts.minutesLate(punch) }))),
    absentees: list(absent.map((one) => ({ staff: staffOf(one.person) }))),
    explainedDay: list(
      ofDay.map(({ person: one, shift, day: { reason, firstIn, lastOut, minutesLate, isListedAbsent } }) => ({
        staff: staffOf(one),
        shift: shift?.name ?? '',
        reason,
        firstIn: instant(firstIn),
        lastOut: instant(lastOut),
        minutesLate,
        isListedAbsent,
        isProbablyNotReal: false,
      })),
    ),
  };
}

function person(facts: PlainFacts): Rows {
  const { asked, punchesOf } = facts;
  if (!asked) return {};
  const { all, days, shift } = asked;
  const isOwn = (punch: PlainPunch) => punch.person === asked.person._id;
  const lateDays = asked.listedLate.length;
  const isSeriallyLate = lateDays >= (shift?.serialLatenessThreshold ?? Number.POSITIVE_INFINITY);
  const toCome = { firstIn: null, lastOut: null, isListedAbsent: null, isListedLate: null, signIns: null };
  return {
    personMonth: new Map<string, Fields>([
      ...byName(
        all.map(({ date, reason, firstIn, lastOut, minutesLate, isListedAbsent, isListedLate, signIns }) => ({
          ...{ date, reason, firstIn: instant(firstIn), lastOut: instant(lastOut), minutesLate },
          ...{ isListedAbsent, isListedLate, signIns },
          ...(reason === null && toCome),
        })),
      ),
      ['staff', { value: staffOf(asked.person) }],
      ['shiftName', { value: shift?.name ?? '' }],
      ['counts', { value: { lateDays, isSeriallyLate, absentDays: asked.listedAbsent.length } }],
    ]),
    staffAttendance: list(days.flatMap(({ date }) => punchesOf(date, 'signedIn').filter(isOwn).map(recordOf(facts)))),
  };
}

function months({ serial, near, missed, sums }: PlainFacts): Rows {
  const late = serial.map((one) => ({ staff: staffOf(one.person), days: one.listedLate }));
  const absent = missed.map((one) => ({ staff: staffOf(one.person), days: one.listedAbsent }));
  const eachDay = (rows: typeof late) => rows.flatMap(({ staff, days }) => days.map((date) => ({ staff, date })));
  return {
    serialLateness: list(late.map(({ staff, days }) => ({ staff, daysLate: days, dayCount: days.length }))),
    serialLatenessDays: list(eachDay(late)),
    absenteeSummary: list(absent.map(({ staff, days }) => ({ staff, datesAbsent: days, dayCount: days.length }))),
    absenteeDays: list(eachDay(absent)),
    nearSerialLateness: list(
      near.map(({ person: one, shift, listedLate }) => ({
        staff: staffOf(one),
        shift: shift?.name ?? '',
        daysLate: listedLate,
        threshold: shift?.serialLatenessThreshold,
      })),
    ),
    attendanceMonth: list(
      sums.map(({ person: one, shiftName, all, present, late: lates, absent: missing, ...sum }) => ({
        ...{ staff: staffOf(one), shift: shiftName, present, late: lates, absent: missing },
        ...{ dayOff: sum.dayOff, other: sum.other, notKnown: sum.notKnown },
        ...{ listedAbsent: sum.listedAbsentDays, lateMinutes: sum.lateMinutes },
        days: all.map((each) => ({ date: each.date, mark: markOf(each) })),
      })),
    ),
    staffHours: list(
      sums.map(({ person: one, shiftName, late: lates, absent: missing, ...sum }) => ({
        ...{ staff: staffOf(one), shift: shiftName, daysSignedIn: sum.daysSignedIn, daysCounted: sum.daysCounted },
        ...{ minutesWorked: sum.minutesWorked, overtime: sum.overtime, late: lates, lateMinutes: sum.lateMinutes },
        absent: missing,
      })),
    ),
  };
}

/**
 * What the plain calculation says of a screen. What it does not work out, such as addresses of photos and places, is taken
 * from the screen as it is over the service without a bend.
 */
export const overlaid = (plain: Told['rows'], { rows, ...told }: Told): Told => ({
  ...told,
  rows: new Map([...new Set([...rows.keys(), ...plain.keys()])].flatMap((name) => rowOf(name, plain, rows))),
});

function rowOf(name: string, plain: Told['rows'], rows: Told['rows']): readonly (readonly [string, Fields])[] {
  const known = plain.get(name);
  if (known) return [[name, { ...rows.get(name), ...known }]];
  // What nobody counts stands among the numbers of a screen; a row that is not worked out is none.
  return /^(withoutStaff|totalCount)$/.test(name) ? [[name, rows.get(name) ?? {}]] : [];
}
