import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays, dayOf, instantOf } from '../../upstream/calendar.ts';
import { readOutcomes } from '../../upstream/reports/outcomes.ts';
import { keepDays, rebuildDays } from '../../upstream/reports/stored-days.ts';
import { endVersion, validFrom } from '../../upstream/versions.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines, openTestDatabase } from '../support/database.ts';
import fc, { cases } from '../support/fast-check.ts';
import { type CompanyHistory, type PersonHistory, rawDay } from '../support/raw-days.ts';

const hour = 3_600_000;
const times = ['00:00', '04:30', '06:00', '08:00', '14:00', '18:30', '22:00', '23:50'];
const thresholds = [null, '00:15', '08:15', '22:15', '01:00'];
const weeks = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6, 7],
  [6, 7],
];
const rules = fc.record({
  start: fc.constantFrom(...times),
  threshold: fc.constantFrom(...thresholds),
  workDays: fc.constantFrom(...weeks),
});
const which = fc.nat({ max: 40 });

/** What may happen, one thing after the other; minutes of `signIn` are before now, so that some come late and some early. */
const happenings = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        hours: fc.oneof(fc.constantFrom(0.1, 0.5, 2), fc.integer({ min: 1, max: 26 })),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constantFrom('signIn' as const, 'signIn' as const, 'signIn' as const, 'signOut' as const),
        which,
        minutes: fc.oneof(
          fc.constant(0),
          fc.integer({ min: -10 * 60, max: 0 }),
          fc.integer({ min: 0, max: 30 * 60 }),
          fc.integer({ min: 0, max: 5 * 24 * 60 }),
        ),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), which, shift: fc.nat({ max: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('recentre' as const), which, centre: fc.nat({ max: 2 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('rules' as const), shift: fc.nat({ max: 2 }), rules }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('join' as const), shift: fc.nat({ max: 3 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('holiday' as const), daysAgo: fc.integer({ min: -1, max: 6 }) }),
    },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('report' as const) }) },
  ),
  { minLength: 15, maxLength: 50 },
);
const centres = ['Awka', 'Nnewi', 'Ogui'];
/** What is worked out beforehand. */
const workedOut = ['days', 'finished_days', 'stale_days'] as const;
type Happening = typeof happenings extends fc.Arbitrary<(infer One)[]> ? One : never;
type GivenRules = typeof rules extends fc.Arbitrary<infer Given> ? Given : never;

describeOnEngines('finished days', (engine) => {
  const database = begun(() => openTestDatabase(engine));

  /** Whether reports of all days up to tomorrow name the late and the absent that raw sign-ins come to. */
  async function compare(company: CompanyHistory, first: string, now: Date): Promise<void> {
    const { timeZone } = company;
    const today = dayOf(now, timeZone);
    const days: string[] = [];
    for (let day = first; day <= today; day = addDays(day, 1)) days.push(day);
    const expected = days.flatMap((day) => rawDay(company, day, day === today ? now : undefined));
    for (const outcome of ['late', 'absent'] as const) {
      const span = { timeZone, now, from: first, before: addDays(today, 2) };
      const query = await readOutcomes(database.db, [outcome], span);
      const { rows } = await sql<{ who: string }>`
        select staff_id || ' ' || day as who from (${query}) as listed order by 1`.execute(database.db);
      expect(rows.map(({ who }) => who)).toEqual(
        expected
          .filter((fact) => fact.outcome === outcome)
          .map((fact) => `${fact.staff_id} ${fact.day}`)
          .sort(),
      );
    }
  }

  /** Lets a company live through what happens, in the database and on paper. */
  async function live(timeZone: string, first: string, shifts: readonly GivenRules[], events: Happening[]) {
    const { db } = database;
    for (const table of ['attendance', 'staff', 'staff_past', 'shifts', 'shifts_past', 'holidays'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const table of workedOut) await db.deleteFrom(table).execute();
    const company: CompanyHistory = { timeZone, shifts: new Map(), people: [], holidays: new Set() };
    let now = new Date(instantOf(first, 9 * 3600, timeZone));
    let number = 0;
    const columns = (given: GivenRules) => ({
      start_time: given.start,
      lateness_threshold: given.threshold,
      work_days: [...given.workDays],
    });
    for (const given of shifts) {
      const row = { ...columns(given), end_time: null, serial_lateness_threshold: 1 };
      const { id } = await db.insertInto('shifts').values(row).returning('id').executeTakeFirstOrThrow();
      company.shifts.set(id, [{ from: '0001-01-01', ...given }]);
    }
    const ids = [...company.shifts.keys()];
    const join = async (shift: number) => {
      const shift_id = ids[shift] ?? null;
      number += 1;
      const centre = centres[number % 2] ?? '';
      const where = { district: 'Awka', service_centre: centre, department: 'ICT', unit: 'ICT' };
      const row = { staff_id: `P-${number}`, ...where, shift_id, created_at: now };
      const { id } = await db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow();
      const always = { from: '0001-01-01' };
      company.people.push({
        id,
        created: now,
        shifts: [{ ...always, shift: shift_id }],
        centres: [{ ...always, centre }],
        signIns: [],
        signOuts: [],
      });
    };
    const today = () => dayOf(now, timeZone);
    /** From today on, instead of what was said earlier today. */
    const change = <Version extends { from: string }>(versions: Version[], version: Version) => {
      if (versions.at(-1)?.from === version.from) versions.pop();
      versions.push(version);
    };
    const pick = (among: readonly PersonHistory[], index: number) => among[index % Math.max(among.length, 1)];
    const present = () => company.people.filter(({ left }) => left === undefined);
    for (const shift of [0, 1, 3]) await join(shift);
    // Sign-ins that are older than the company's first day do not exist.
    const begin = now.getTime();
    for (const event of events) {
      if (event.kind === 'wait') now = new Date(now.getTime() + event.hours * hour);
      if (event.kind === 'join') await join(event.shift);
      if (event.kind === 'report') {
        await compare(company, first, now);
        await keepDays(db, { timeZone, now });
      }
      if (event.kind === 'signIn' || event.kind === 'signOut') {
        const person = pick(company.people, event.which);
        number += 1;
        const instant = new Date(Math.max(begin, now.getTime() - event.minutes * 60_000 - 60_000) + number);
        (event.kind === 'signIn' ? person?.signIns : person?.signOuts)?.push(instant);
        const mode = event.kind === 'signIn' ? ('signedIn' as const) : ('signedOut' as const);
        const row = { staff_id: person?.id ?? '', mode, attendance_at: instant };
        await db.insertInto('attendance').values(row).execute();
      }
      if (event.kind === 'move') {
        const person = pick(present(), event.which);
        if (!person) continue;
        const shift = ids[event.shift] ?? null;
        change(person.shifts, { from: today(), shift });
        const values = { shift_id: shift, valid_from: validFrom(today()) };
        await db.updateTable('staff').set(values).where('id', '=', person.id).execute();
      }
      if (event.kind === 'recentre') {
        const person = pick(present(), event.which);
        const centre = centres[event.centre] ?? '';
        if (!person) continue;
        change(person.centres, { from: today(), centre });
        const values = { service_centre: centre, valid_from: validFrom(today()) };
        await db.updateTable('staff').set(values).where('id', '=', person.id).execute();
      }
      if (event.kind === 'leave') {
        const person = pick(present(), event.which);
        if (!person) continue;
        person.left = today();
        await db.transaction().execute((transaction) => endVersion(transaction, 'staff', person.id, today()));
      }
      if (event.kind === 'rules') {
        const id = ids[event.shift] ?? '';
        change(company.shifts.get(id) ?? [], { from: today(), ...event.rules });
        const values = { ...columns(event.rules), valid_from: validFrom(today()) };
        await db.updateTable('shifts').set(values).where('id', '=', id).execute();
      }
      if (event.kind === 'holiday') {
        const day = addDays(today(), -event.daysAgo);
        if (company.holidays.delete(day)) await db.deleteFrom('holidays').where('day', '=', day).execute();
        else {
          company.holidays.add(day);
          await db.insertInto('holidays').values({ day, name: 'Holiday' }).execute();
        }
      }
    }
    return { company, now };
  }

  const stored = async (before: string) => {
    const rows = await database.db
      .selectFrom('days')
      .selectAll()
      .where('day', '<', before)
      .orderBy('day')
      .orderBy(sql`staff_id::text collate "C"`)
      .execute();
    return rows.map(({ staff_id, day, first_at, outcome }) => {
      return { staff_id, day, first_at: first_at?.toISOString() ?? null, outcome };
    });
  };

  for (const { timeZone, first, tags } of [
    { timeZone: 'America/New_York', first: '2026-10-30', tags: [] },
    { timeZone: 'America/New_York', first: '2026-03-06', tags: ['nightly'] },
    { timeZone: 'Europe/Berlin', first: '2026-10-23', tags: ['nightly'] },
    { timeZone: 'Pacific/Kiritimati', first: '2026-02-24', tags: ['nightly'] },
  ])
    it(`F-106 are in ${timeZone} from ${first} on what raw sign-ins come to, whatever came late`, {
      tags,
    }, async () => {
      const { db } = database;
      await fc.assert(
        fc.asyncProperty(fc.array(rules, { minLength: 3, maxLength: 3 }), happenings, async (shifts, events) => {
          const { company, now } = await live(timeZone, first, shifts, events);
          const today = dayOf(now, timeZone);
          const days: string[] = [];
          for (let day = first; day <= today; day = addDays(day, 1)) days.push(day);
          await compare(company, first, now);
          await keepDays(db, { timeZone, now });
          const raw = days.filter((day) => day < today).flatMap((day) => rawDay(company, day));
          const storedSinceFirst = async () => (await stored(today)).filter(({ day }) => day >= first);
          expect(await storedSinceFirst()).toEqual(raw);
          await rebuildDays(db, { timeZone, now });
          expect(await storedSinceFirst()).toEqual(raw);
        }),
        { numRuns: cases(2, engine === 'pglite' ? 4 : 6) },
      );
    });
});
