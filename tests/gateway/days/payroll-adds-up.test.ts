/** @module-tag long */

import { describe, expect, it } from 'vitest';
import { addDays, dayNumber } from '../../../gateway/shared/dates.ts';
import { codedError } from '../../../gateway/shared/errors.ts';
import { instantOf, weekdayOf } from '../../../upstream/calendar.ts';
import { withLeaves } from '../../support/company-leaves.ts';
import fc, { cases } from '../../support/fast-check.ts';
import { companyGateways } from '../../support/generated-companies.ts';
import {
  daysUntil,
  hour,
  noSigns,
  office,
  type SmallPerson,
  type SmallService,
  type SmallShift,
} from '../../support/small-service.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const night: SmallShift = { name: 'Night', start: 22 * hour, grace: 900, length: 8 * hour, works: everyDay };
const duty: SmallShift = { name: 'Duty', start: 8 * hour, grace: 900, length: 24 * hour, works: everyDay };

const month = '2026-10';
const october = daysUntil('2026-10-31', 31);
const history = daysUntil('2026-11-03', 64);
/** A Wednesday. */
const holiday = '2026-10-14';

interface Leave {
  readonly staffID: string;
  readonly from: string;
  readonly to: string;
  readonly kind: string;
}
interface Payroll {
  readonly key: string;
  readonly daysSignedIn: number;
  readonly daysCounted: number;
  readonly noSignOut: number;
  readonly noSignIn: number;
  readonly minutesWorked: number;
  readonly overtime: number;
  readonly daysOffWorked: number;
  readonly minutesOnDaysOff: number;
  readonly holidaysWorked: number;
  readonly minutesOnHolidays: number;
  readonly late: number;
  readonly lateMinutes: number;
  readonly absent: number;
  readonly onLeave: number;
  readonly notKnown: number;
}
const fields = `daysSignedIn daysCounted noSignOut noSignIn minutesWorked overtime daysOffWorked minutesOnDaysOff
  holidaysWorked minutesOnHolidays late lateMinutes absent onLeave notKnown`;
const payrollDocument = `query ($month: Month!) { staffHours(month: $month, first: 200) {
  nodes { key ${fields} } coverage { daysAsked daysRead }
} }`;
const sheetDocument = `query ($month: Month!) { attendanceMonth(month: $month, first: 200) {
  nodes { key present late absent dayOff holiday outage onLeave other notKnown }
} }`;
const personDocument = `query ($staffID: String!, $month: Month!) { personMonth(staffID: $staffID, month: $month) {
  hours { daysSignedIn daysCounted noSignOut noSignIn minutesWorked overtime } days { date reason minutesWorked }
} }`;

/** A number from 0 up to 1 that a person and a day always have. */
const share = (seed: number, day: string) =>
  (Math.imul(Math.imul(seed + 1, 0x85eb_ca6b) ^ Math.imul(dayNumber(day), 0x9e37_79b1), 0xc2b2_ae35) >>> 0) / 2 ** 32;

/** What somebody does: mostly comes, at times late; forgets to sign out or, where that can be told, in. */
function signsOf(
  person: Omit<SmallPerson, 'signs'> & { readonly seed: number; readonly turn: number },
  leaves: readonly Leave[],
) {
  const shift = person.shift as SmallShift;
  return (day: string) => {
    const chance = share(person.seed, day);
    const isOn = shift === duty ? dayNumber(day) % 3 === person.turn % 3 : shift.works.includes(weekdayOf(day));
    // One clerk alone comes on days off and on the holiday.
    const isExtra = shift === office && person.turn === 0 && (!isOn || day === holiday);
    if (leaves.some(({ staffID, from, to }) => staffID === person.staffID && from <= day && to >= day)) return noSigns;
    if (isExtra) return chance < 0.5 ? { in: [9 * hour], out: [12 * hour] } : noSigns;
    if (!isOn || chance < 0.06 || (shift === office && day === holiday)) return noSigns;
    const arrival = shift.start + (chance > 0.9 ? hour : -300);
    return {
      in: chance < 0.1 && shift !== duty ? [] : [arrival],
      out: chance > 0.1 && chance < 0.16 ? [] : [shift.start + shift.length + Math.floor(chance * 1800)],
    };
  };
}
const companies = fc
  .record({
    timeZone: fc.constantFrom('Africa/Lagos', 'Europe/Berlin'),
    seeds: fc.array(fc.nat(1_000_000), { minLength: 17, maxLength: 17 }),
    newcomer: fc.constantFrom('2026-10-20', '2026-11-02'),
    away: fc.array(fc.record({ person: fc.constantFrom(1, 2, 6, 7), start: fc.nat(28), length: fc.nat(9) }), {
      maxLength: 3,
    }),
    unread: fc.array(
      fc.record({ day: fc.constantFrom(...october), call: fc.constantFrom('out', 'exception', 'lateness') }),
      { maxLength: 2 },
    ),
  })
  .map(({ timeZone, seeds, newcomer, away, unread }) => {
    const leaves = away
      .map(({ person, start, length }): Leave => {
        const from = october[start] ?? '';
        return { staffID: `${person}`, from, to: addDays(from, length), kind: 'annual' };
      })
      .filter(({ staffID }, index, all) => all.findIndex((other) => other.staffID === staffID) === index);
    const people = seeds.map((seed, number): SmallPerson => {
      const shift = number < 6 ? office : number < 11 ? night : duty;
      const one = { staffID: `${number}`, shift, seed, turn: number };
      const signs = signsOf(one, leaves);
      if (number !== 5) return { ...one, signs };
      return { ...one, registered: newcomer, signs: (day) => (day < newcomer ? noSigns : signs(day)) };
    });
    const company: SmallService = {
      ...{ timeZone, people, shifts: [office, night, duty], holidays: new Set([holiday]), days: history },
      now: instantOf('2026-11-03', 13 * hour, timeZone),
      bend: (answers) => ({
        ...answers,
        ...Object.fromEntries(
          unread.map(({ day, call }) => [callOf(call, day), codedError('UPSTREAM_UNAVAILABLE', 'No.')]),
        ),
      }),
    };
    const service = withLeaves(company, leaves, [month]);
    const extended: SmallService = {
      ...service,
      bend: (answers) => ({
        ...service.bend?.(answers),
        'GET /extensions': [
          { name: 'leave', version: 1 },
          { name: 'holidays', version: 1 },
        ],
        'GET /holiday/findAll': [{ date: holiday, name: 'Founders' }],
      }),
    };
    return { service: extended, leaves, unread, newcomer };
  });

const callOf = (call: string, day: string) =>
  `GET /attendance/${call === 'out' ? `findall?date=${day}&mode=signedOut` : `${call}?date=${day}`}`;

const none: Omit<Payroll, 'key'> = {
  ...{ daysSignedIn: 0, daysCounted: 0, noSignOut: 0, noSignIn: 0, minutesWorked: 0, overtime: 0, daysOffWorked: 0 },
  ...{ minutesOnDaysOff: 0, holidaysWorked: 0, minutesOnHolidays: 0, late: 0, lateMinutes: 0, absent: 0, onLeave: 0 },
  notKnown: 0,
};

/** What a person's month comes to, day by day, by what they did. */
function payrollOf(person: SmallPerson, { service, leaves, unread }: Generated): Payroll {
  const shift = person.shift as SmallShift;
  const at = (day: string, seconds: number) => instantOf(day, seconds, service.timeZone);
  const sum = { key: person.staffID, ...none };
  for (const day of october) {
    // A day is not known where one of its lists is not, nor are hours whose sign-out may stand in it.
    if (unread.some((list) => list.day === day)) {
      sum.notKnown += 1;
      continue;
    }
    const areHoursKnown = !unread.some((list) => list.call === 'out' && list.day === addDays(day, 1));
    const {
      in: [came],
      out: [left],
    } = person.signs(day) as { in: readonly number[]; out: readonly number[] };
    const off = !shift.works.includes(weekdayOf(day)) ? 'off' : day === holiday ? 'holiday' : null;
    if (came !== undefined) {
      sum.daysSignedIn += 1;
      if (off === 'off') sum.daysOffWorked += 1;
      if (off === 'holiday') sum.holidaysWorked += 1;
      const minutesLate = Math.floor((at(day, came) - at(day, shift.start)) / 60_000);
      if (off === null && came > shift.start + shift.grace) {
        sum.late += 1;
        sum.lateMinutes += minutesLate;
      }
    }
    if (came === undefined && left === undefined) {
      const isRelieved = shift === duty && person.signs(addDays(day, -1)).in.length > 0;
      const isOnLeave = leaves.some(({ staffID, from, to }) => staffID === person.staffID && from <= day && to >= day);
      const isExpected = off === null && !isRelieved && (person.registered ?? '') <= day;
      // Nights are worked on the holiday too.
      if (isOnLeave && (isExpected || (off === 'holiday' && shift === night))) sum.onLeave += 1;
      else if (isExpected) sum.absent += 1;
    } else if (areHoursKnown) {
      if (came === undefined) sum.noSignIn += 1;
      else if (left === undefined) sum.noSignOut += 1;
      else {
        const minutes = Math.floor((at(day, left) - at(day, came)) / 60_000);
        sum.daysCounted += 1;
        sum.minutesWorked += minutes;
        sum.overtime += Math.max(0, minutes - shift.length / 60);
        if (off === 'off') sum.minutesOnDaysOff += minutes;
        if (off === 'holiday') sum.minutesOnHolidays += minutes;
      }
    }
  }
  return sum;
}

type Generated = typeof companies extends fc.Arbitrary<infer One> ? One : never;

describe('the payroll of generated companies', () => {
  it('F-222 F-223 F-224 F-233 adds up to what each person did, day by day, as far as the days could be read', async () => {
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(companies, fc.nat(16), async (generated, number) => {
        const { service, unread, newcomer } = generated;
        const { staffHours } = await ask(service, payrollDocument, { month });
        const payroll: readonly Payroll[] = staffHours.nodes;
        const registered = service.people.filter((one) => one.staffID !== '5' || newcomer < '2026-11-01');
        expect(payroll).toEqual(registered.map((person) => payrollOf(person, generated)));
        const missing = new Set(unread.map(({ day }) => day)).size;
        expect(staffHours.coverage).toEqual({ daysAsked: 59, daysRead: 59 - missing });

        const { attendanceMonth } = await ask(service, sheetDocument, { month });
        for (const { key, ...totals } of attendanceMonth.nodes) {
          const sum = Object.values<number>(totals).reduce((all, count) => all + count, 0);
          expect([key, sum]).toEqual([key, october.length]);
          const { late = 0, absent = 0, onLeave = 0, notKnown = 0 } = payroll.find((row) => row.key === key) ?? {};
          expect([key, totals]).toMatchObject([key, { late, absent, onLeave, ...(key !== '5' && { notKnown }) }]);
        }

        const staffID = `${number}`;
        const row = payroll.find(({ key }) => key === staffID);
        const { personMonth } = await ask(service, personDocument, { staffID, month });
        const own: readonly { reason: string | null; minutesWorked: number | null }[] = personMonth.days;
        if (!row || unread.length > 0) return;
        expect(row).toMatchObject(personMonth.hours);
        expect(own.filter(({ reason }) => reason === 'ON_LEAVE')).toHaveLength(row.onLeave);
        expect(own.filter(({ reason }) => reason === 'ABSENT')).toHaveLength(row.absent);
        expect(own.reduce((all, { minutesWorked }) => all + (minutesWorked ?? 0), 0)).toBe(row.minutesWorked);
      }),
      { numRuns: cases(2, 40) },
    );
  });
});
