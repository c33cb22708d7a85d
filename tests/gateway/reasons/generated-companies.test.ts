import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, weekdayOf } from '../../../upstream/calendar.ts';
import { type FakeAnswer, fakeRest } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import {
  answersOf,
  daysUntil,
  isDueOn,
  type SmallPerson,
  type SmallService,
  type SmallShift,
} from '../../support/small-service.ts';

const hour = 3600;
const runs = Number(process.env.PROPERTY_RUNS ?? 25);
const lastDay = '2026-11-04';
/** Days of the history, and of each company those that are explained. */
const days = daysUntil(lastDay, 36);
const explained = daysUntil(lastDay, 5);

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

/** A habit: on which share of the days somebody does what, decided by a number of the person. */
const people = fc.array(
  fc.record({
    shift: fc.option(fc.nat(3), { nil: null }),
    centre: fc.constantFrom('Awka', 'Nnewi', 'Onitsha'),
    registered: fc.constantFrom('2020-01-01', '2020-01-01', '2026-10-20', '2026-11-02', '2026-11-05'),
    seed: fc.nat(1_000_000),
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
  if (day < registered || of(1) > (works ? 0.88 : 0.06)) return { in: [], out: [] };
  const start = shift?.start ?? 8 * hour;
  const late = works && of(2) < 0.15 ? Math.floor(of(3) * 6 * hour) : 0;
  // Without a shift the day is the calendar day.
  const first = start + late - Math.floor(of(4) * 1.5 * hour);
  const arrivals = of(5) < 0.1 ? [first, first + 240] : [first];
  const leaves = shift === null ? 17 * hour : start + shift.length + Math.floor(of(6) * 1800);
  return { in: of(7) < 0.05 ? [] : arrivals, out: of(8) < 0.1 || leaves < first ? [] : [leaves] };
}

const companies = fc
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
        const shift = habit.shift === null ? null : (rules[habit.shift % rules.length] ?? null);
        return {
          staffID: `${place}`,
          shift,
          centre: habit.centre,
          registered: habit.registered,
          signs: (day) => signsOf(habit, shift, day),
        };
      }),
    }),
  );

interface Row {
  readonly key: string;
  readonly reason: string;
  readonly firstIn: string | null;
  readonly isListedAbsent: boolean;
  readonly isProbablyNotReal: boolean;
  readonly evidence: string;
}

const document = `query ($date: Date!) { explainedDay(date: $date, first: null) {
  totalCount facets(columns: [REASON]) { values { count } }
  nodes { key reason firstIn isListedAbsent isProbablyNotReal evidence }
} }`;

/** A gateway over whatever service is set. */
async function gatewayOver(timeZone: string) {
  let answers: Record<string, FakeAnswer> = {};
  let now = 0;
  let users = 0;
  const fake = () => fakeRest(answers).rest;
  const { query } = await testGateway({
    rest: {
      get: (...call) => fake().get(...call),
      find: (...call) => fake().find(...call),
      send: (...call) => fake().send(...call),
    },
    now: () => now,
    settings: { TIME_ZONE: timeZone },
  });
  return async (service: SmallService, date: string) => {
    answers = { ...nothingBefore, ...answersOf(service) };
    ({ now } = service);
    // What a user has read of settled days counts for minutes, so each company has a user of its own.
    users += 1;
    const { data, errors } = await query(document, { date }, await signToken({ userID: `user-${users}` }));
    expect(errors).toBeUndefined();
    return (data as { explainedDay: { totalCount: number; facets: { values: { count: number }[] }[]; nodes: Row[] } })
      .explainedDay;
  };
}

const nothingBefore = Object.fromEntries(
  daysUntil(days[0] ?? '', 40).flatMap((day) =>
    [
      'findall?date=DAY&mode=signedIn',
      'findall?date=DAY&mode=signedOut',
      'exception?date=DAY',
      'lateness?date=DAY',
    ].map((call) => [`GET /attendance/${call.replace('DAY', day)}`, []]),
  ),
);

/** What the model knows of a person's day by now. */
function knownOf(service: SmallService, person: SmallPerson, date: string) {
  const at = (seconds: number) => instantOf(date, seconds, service.timeZone);
  const { in: arrivals } = person.signs(date);
  const first = arrivals.map(at).filter((instant) => instant <= service.now)[0] ?? null;
  const isDue = isDueOn(service, person, date);
  const isLate =
    first !== null && isDue && person.shift !== null && first > at(person.shift.start + person.shift.grace);
  return { first, isLate, isListed: isDue && first === null };
}

describe('explainedDay of generated companies', { timeout: 120_000 }, () => {
  it('gives each person exactly one reason, as the service has them, and the reasons sum to the register', async () => {
    const gateways = new Map<string, Awaited<ReturnType<typeof gatewayOver>>>();
    await fc.assert(
      fc.asyncProperty(companies, fc.constantFrom(...explained), async (service, date) => {
        const gateway = gateways.get(service.timeZone) ?? (await gatewayOver(service.timeZone));
        gateways.set(service.timeZone, gateway);
        const { totalCount, facets, nodes } = await gateway(service, date);
        expect(nodes.map(({ key }) => key)).toEqual(service.people.map(({ staffID }) => staffID));
        expect(totalCount).toBe(service.people.length);
        expect(facets[0]?.values.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount);
        for (const [place, person] of service.people.entries()) {
          const row = nodes[place];
          const { first, isLate, isListed } = knownOf(service, person, date);
          const context = JSON.stringify({ date, person, row, now: new Date(service.now) });
          expect(row?.reason.startsWith('PRESENT'), context).toBe(first !== null);
          expect(row?.reason === 'PRESENT_LATE', context).toBe(isLate);
          expect(row?.firstIn === null ? null : Date.parse(row?.firstIn ?? ''), context).toBe(first);
          expect(row?.isListedAbsent, context).toBe(isListed);
          if (row?.isProbablyNotReal) expect(['HOLIDAY', 'OUTAGE'], context).toContain(row.reason);
          if (row?.reason === 'DAY_OFF' || row?.reason === 'UNEXPLAINED') expect(isListed, context).toBe(false);
          if (row?.reason === 'ABSENT') expect(isListed, context).toBe(true);
          if (row?.reason === 'NEW') expect((person.registered ?? '') > date, context).toBe(true);
          if (row?.reason === 'NO_SHIFT') expect(person.shift, context).toBeNull();
          expect(row?.evidence, context).toMatch(/^[A-Z0-9].+[^;,]\.$/);
        }
      }),
      { numRuns: runs },
    );
  });

  it('gives the same reasons whatever the order of the lists', async () => {
    const gateway = await gatewayOver('Africa/Lagos');
    await fc.assert(
      fc.asyncProperty(companies, fc.constantFrom(...explained), async (service, date) => {
        const lagos = { ...service, timeZone: 'Africa/Lagos' };
        const reasonsOf = async (of: SmallService) => {
          const { nodes } = await gateway(of, date);
          return Object.fromEntries(nodes.map(({ key, reason, evidence }) => [key, [reason, evidence]]));
        };
        const reversed = { ...lagos, people: lagos.people.toReversed() };
        expect(await reasonsOf(reversed)).toEqual(await reasonsOf(lagos));
      }),
      { numRuns: Math.ceil(runs / 3) },
    );
  });
});
