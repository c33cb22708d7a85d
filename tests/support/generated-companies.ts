import { instantOf, weekdayOf } from '../../upstream/calendar.ts';
import type { FakeAnswer } from './fake-rest.ts';
import fc from './fast-check.ts';
import { signToken, testGateway } from './gateway.ts';
import {
  answersOf,
  daysUntil,
  hour,
  noSigns,
  type SmallPerson,
  type SmallService,
  type SmallShift,
  shiftOn,
} from './small-service.ts';

/** The last day of the history. */
export const lastDay = '2026-11-04';
/** Days of the history. */
const days = daysUntil(lastDay, 36);

const shifts = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('A', 'B', 'C', 'D'),
    start: fc.integer({ min: 0, max: 287 }).map((slot) => slot * 300),
    grace: fc.constantFrom(0, 300, 900, 3600),
    length: fc.constantFrom(4 * hour, 8 * hour, 12 * hour),
    works: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  }),
  { selector: ({ name }) => name, minLength: 1, maxLength: 4 },
);

/**
 * Seconds after the midnight of a shift day at which somebody comes at the latest: a row of the next morning after four is
 * one of another day, also where a list has it two hours later.
 */
const latestComing = 26 * hour - 300;

/** A habit: on which share of the days somebody does what, decided by a number of the person. */
const people = fc.array(
  fc.record({
    shift: fc.option(fc.nat(3), { nil: null }),
    centre: fc.constantFrom('Awka', 'Nnewi', 'Onitsha'),
    registered: fc.constantFrom('2020-01-01', '2020-01-01', '2026-10-20', '2026-11-02', '2026-11-05'),
    seed: fc.nat(1_000_000),
    moved: fc.option(
      fc.record({ shift: fc.nat(3), until: fc.constantFrom('2026-10-12', '2026-10-25', '2026-11-01') }),
      { nil: null, freq: 4 },
    ),
  }),
  { minLength: 1, maxLength: 30 },
);

/** A number from 0 up to 1 that a person and a day always have, for a purpose. */
function share(seed: number, day: string, purpose: number): number {
  let hash = seed * 31 + purpose * 7919;
  for (const letter of day) hash = (Math.imul(hash, 33) + letter.charCodeAt(0)) | 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * What a person does: mostly comes when the shift works, at times on other days; at times late, at times twice; forgets
 * to sign in or out. A night shift's people sign in after midnight as well.
 */
function signsOf({ seed, registered }: { seed: number; registered: string }, shift: SmallShift | null, day: string) {
  const of = (purpose: number) => share(seed, day, purpose);
  const works = shift ? shift.works.includes(weekdayOf(day)) : weekdayOf(day) < 6;
  if (day < registered || of(1) > (works ? 0.88 : 0.06)) return noSigns;
  const start = shift?.start ?? 8 * hour;
  const late = works && of(2) < 0.15 ? Math.min(Math.floor(of(3) * 6 * hour), latestComing - start) : 0;
  // Without a shift the day is the calendar day.
  const first = start + late - Math.floor(of(4) * 1.5 * hour);
  const arrivals = of(5) < 0.1 ? [first, first + 240] : [first];
  const leaves = shift === null ? 17 * hour : start + shift.length + Math.floor(of(6) * 1800);
  return { in: of(7) < 0.05 ? [] : arrivals, out: of(8) < 0.1 || leaves < first ? [] : [leaves] };
}

/** Companies of some shifts, night shifts among them, and people; with `hasMovers` some had another shift before. */
export const companies = ({ hasMovers }: { readonly hasMovers: boolean }) =>
  fc
    .record({
      shifts,
      people,
      timeZone: fc.constantFrom('Africa/Lagos', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'),
      // Hours of the last day: its night, its morning, its evening, and the day after.
      asked: fc.constantFrom(1, 8, 14, 23, 40),
      holidays: fc.subarray(['2026-10-28', '2026-11-02', '2026-11-03'], { maxLength: 1 }),
    })
    .map(
      ({ shifts: rules, people: habits, timeZone, asked, holidays }): SmallService => ({
        timeZone,
        shifts: rules,
        days,
        holidays: new Set(holidays),
        now: instantOf(lastDay, asked * hour, timeZone),
        people: habits.map((habit, place): SmallPerson => {
          const ruleOf = (number: number) => rules[number % rules.length] ?? null;
          const shift = habit.shift === null ? null : ruleOf(habit.shift);
          const { moved } = habit;
          const before = hasMovers && moved ? { until: moved.until, shift: ruleOf(moved.shift) } : null;
          const one: Omit<SmallPerson, 'signs'> = {
            staffID: `${place}`,
            shift,
            ...(before && { before }),
            centre: habit.centre,
            registered: habit.registered,
          };
          return { ...one, signs: (day) => signsOf(habit, shiftOn({ ...one, signs: () => noSigns }, day), day) };
        }),
      }),
    );

const leavingDays = ['2026-10-14', '2026-10-22', '2026-11-03'];

/**
 * The same companies with people who have left since, of whom some staff IDs were given to somebody else, with lists that
 * tell people as they were, and a lateness list that names each twice, the later sign-in first.
 */
export const companiesWithPast = fc
  .record({ service: companies({ hasMovers: true }), leaving: fc.array(fc.nat(7), { minLength: 5, maxLength: 30 }) })
  .map(({ service, leaving }): SmallService => {
    const people = service.people.flatMap((one, place): SmallPerson[] => {
      const named = { ...one, id: `${place}`, name: `Person ${place}` };
      const left = leavingDays[leaving[place % leaving.length] ?? 0];
      if (left === undefined || (one.registered ?? '') >= left) return [named];
      const leaver = { ...named, left, signs: (day: string) => (day < left ? one.signs(day) : noSigns) };
      if (leaving[place % leaving.length] !== 1) return [leaver];
      const signs = (day: string) => (day < left ? noSigns : one.signs(day));
      return [leaver, { ...one, id: `${place}-next`, name: `Next ${place}`, registered: left, signs }];
    });
    return { ...service, people, tellsPast: true, bend: listLateTwice };
  });

/** Each late person again, hours later, and before the row that counts. */
const listLateTwice = (answers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(answers).map(([call, rows]) => {
      if (!call.startsWith('GET /attendance/lateness')) return [call, rows];
      const late = rows as readonly { readonly attendanceDate: string }[];
      const again = late.map((row) => ({
        ...row,
        attendanceDate: new Date(Date.parse(row.attendanceDate) + 2 * hour * 1000).toISOString(),
      }));
      return [call, [...again, ...late]];
    }),
  );

/** A gateway over whatever service is asked about: it answers the data of an operation without errors. */
async function companyGateway(timeZone: string) {
  const answers: Record<string, FakeAnswer> = {};
  let now = 0;
  let users = 0;
  let asked: SmallService | null = null;
  const { ask } = await testGateway({
    answers,
    now: () => now,
    settings: { TIME_ZONE: timeZone, COST_BUDGET: '0' },
  });
  return async (service: SmallService, document: string, variables: Record<string, unknown>) => {
    if (service !== asked) {
      for (const call of Object.keys(answers)) delete answers[call];
      Object.assign(answers, service.bend?.(answersOf(service)) ?? answersOf(service));
      ({ now } = service);
      asked = service;
      // What a user has read of settled days counts for minutes, so each company has a user of its own.
      users += 1;
    }
    return ask(document, variables, await signToken({ userID: `user-${users}` }));
  };
}

/** Gateways by time zone, each made once. */
export function companyGateways() {
  const gateways = new Map<string, ReturnType<typeof companyGateway>>();
  return async (service: SmallService, document: string, variables: Record<string, unknown>) => {
    const gateway = gateways.get(service.timeZone) ?? companyGateway(service.timeZone);
    gateways.set(service.timeZone, gateway);
    return (await gateway)(service, document, variables);
  };
}
