/** @module-tag long */

import { describe, expect, it } from 'vitest';
import fc, { cases } from '../../support/fast-check.ts';
import { companies, companyGateways } from '../../support/generated-companies.ts';
import { hour, type SmallService, type SmallShift } from '../../support/small-service.ts';

/** The month in which clocks go back in Berlin, and the one in which they do in New York; the second one runs. */
const months = ['2026-10', '2026-11'];

interface Sum {
  readonly daysSignedIn: number;
  readonly daysCounted: number;
  readonly noSignOut: number;
  readonly noSignIn: number;
  readonly minutesWorked: number;
  readonly overtime: number | null;
}
interface Row extends Sum {
  readonly key: string;
  readonly late: number;
  readonly lateMinutes: number;
  readonly absent: number;
  readonly notKnown: number;
}
interface Day {
  readonly date: string;
  readonly reason: string | null;
  readonly unknown: string | null;
  readonly minutesWorked: number | null;
  readonly overtime: number | null;
  readonly missing: string | null;
  readonly minutesLate: number | null;
  readonly records: readonly { readonly mode: string; readonly attendanceDate: string }[];
}

const sum = 'daysSignedIn daysCounted noSignOut noSignIn minutesWorked overtime';
const hoursDocument = `query ($month: Month!) {
  staffHours(month: $month, first: 200) { nodes { key ${sum} late lateMinutes absent notKnown } }
}`;
const personDocument = `query ($staffID: String!, $month: Month!) { personMonth(staffID: $staffID, month: $month) {
  hours { ${sum} }
  days { date reason unknown minutesWorked overtime missing minutesLate records { mode attendanceDate } }
} }`;

/** Whole minutes from the first sign-in of some records to the last sign-out, by instants; null without both in their order. */
function minutesOf(records: Day['records']): number | null {
  const instants = (mode: string) =>
    records.flatMap((row) => (row.mode === mode ? Date.parse(row.attendanceDate) : []));
  const [came, left] = [instants('SIGNED_IN'), instants('SIGNED_OUT')];
  const minutes = Math.floor((Math.max(...left) - Math.min(...came)) / 60_000);
  return came.length > 0 && left.length > 0 && minutes >= 0 ? minutes : null;
}

const total = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** What a row of hours is by the days of the person's page. */
function rowOf(key: string, hours: Sum, days: readonly Day[]): Row {
  const count = (is: (day: Day) => boolean) => days.filter(is).length;
  expect(hours).toMatchObject({
    daysCounted: count((day) => day.minutesWorked !== null),
    noSignOut: count((day) => day.missing === 'SIGN_OUT'),
    noSignIn: count((day) => day.missing === 'SIGN_IN'),
    minutesWorked: total(days.map((day) => day.minutesWorked ?? 0)),
  });
  return {
    key,
    ...hours,
    late: count((day) => day.reason === 'PRESENT_LATE'),
    lateMinutes: total(days.map((day) => day.minutesLate ?? 0)),
    absent: count((day) => day.reason === 'ABSENT'),
    notKnown: count((day) => day.reason === null),
  };
}

const night: SmallShift = {
  ...{ name: 'Night watch', start: 22 * hour, grace: 900, length: 8 * hour },
  works: [1, 2, 3, 4, 5, 6, 7],
};

/** The company in a zone whose clocks go back, with somebody who is there every night, that of the change too. */
function withNightWatch(service: SmallService, timeZone: string): SmallService {
  const watch = {
    ...{ staffID: `${service.people.length}`, shift: night, registered: '2020-01-01' },
    signs: () => ({ in: [22 * hour], out: [30 * hour] }),
  };
  return { ...service, timeZone, shifts: [...service.shifts, night], people: [...service.people, watch] };
}

describe('the hours of generated companies', () => {
  it('N-23 are those of the person to the minute, by night and where clocks go back', async () => {
    const ask = companyGateways();
    const agrees = async (service: SmallService, staffIDs: readonly string[], month: string) => {
      const { staffHours } = await ask<{ staffHours: { nodes: readonly Row[] } }>(service, hoursDocument, { month });
      const registered = service.people.filter((one) => (one.registered ?? '').slice(0, 7) <= month);
      expect(staffHours.nodes.map(({ key }) => key)).toEqual(registered.map(({ staffID }) => staffID));
      for (const staffID of staffIDs) {
        const { personMonth } = await ask<{ personMonth: { hours: Sum; days: readonly Day[] } }>(
          service,
          personDocument,
          { staffID, month },
        );
        const { hours, days } = personMonth;
        for (const { date, records, minutesWorked } of days) {
          expect([date, minutesWorked]).toEqual([date, minutesOf(records)]);
        }
        const row = staffHours.nodes.find(({ key }) => key === staffID);
        if (row) expect(row).toEqual(rowOf(staffID, hours, days));
      }
    };
    await fc.assert(
      fc.asyncProperty(
        companies({ hasMovers: true }),
        fc.constantFrom('Europe/Berlin', 'America/New_York'),
        fc.array(fc.nat(29), { minLength: 2, maxLength: 4 }),
        async (company, timeZone, some) => {
          const service = withNightWatch(company, timeZone);
          const watch = service.people.length - 1;
          const staffIDs = [...new Set([watch, ...some].map((number) => `${number % service.people.length}`))];
          for (const month of months) await agrees(service, staffIDs, month);
        },
      ),
      { numRuns: cases(3, 24) },
    );
  });
});
