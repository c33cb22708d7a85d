/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { addDays, instantOf } from '../../../../upstream/calendar.ts';
import fc, { cases } from '../../../support/fast-check.ts';
import { companiesWithPast, companyGateways, lastDay } from '../../../support/generated-companies.ts';
import { daysUntil, type SmallPerson, type SmallService } from '../../../support/small-service.ts';

const runs = cases(2, 15);
const dates = daysUntil(lastDay, 30);

interface Row {
  readonly key: string;
  readonly staff: { readonly staffID: string; readonly name: string };
  readonly reason: string | null;
  readonly firstIn: string | null;
  readonly minutesLate: number | null;
}
interface SheetRow {
  readonly key: string;
  readonly staff: Row['staff'];
  readonly days: readonly {
    readonly date: string;
    readonly reason: string | null;
    readonly unknown: string | null;
    readonly minutesLate: number | null;
  }[];
}

const dayDocument = `query ($date: Date!) { explainedDay(date: $date, first: 200) {
  nodes { key staff { staffID name } reason firstIn minutesLate }
} }`;
const sheetDocument = `query ($month: Month!) { attendanceMonth(month: $month, first: 200) {
  nodes { key staff { staffID name } days { date reason unknown minutesLate } }
} }`;

/** The person's first sign-in of the shift day so far; null without one. */
function firstOf(service: SmallService, person: SmallPerson, date: string): number | null {
  const instants = person.signs(date).in.map((seconds) => instantOf(date, seconds, service.timeZone));
  return instants.filter((instant) => instant <= service.now).sort((one, other) => one - other)[0] ?? null;
}

describe('companies that people have left', () => {
  it('F-101 F-102 tell each day of those who were there then, with their first sign-in, and nobody twice', async () => {
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(companiesWithPast, fc.constantFrom(...dates), async (service, date) => {
        const { explainedDay } = await ask<{ explainedDay: { nodes: readonly Row[] } }>(service, dayDocument, { date });
        const { nodes } = explainedDay;
        expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
        const rows = new Map(nodes.map((row) => [row.staff.name, row]));
        expect(rows.size).toBe(nodes.length);
        for (const person of service.people) {
          const row = rows.get(person.name ?? '');
          const context = JSON.stringify({ date, person, row });
          const first = firstOf(service, person, date);
          if (first !== null) expect(row && Date.parse(row.firstIn ?? ''), context).toBe(first);
          if (first !== null) expect(row?.reason, context).toMatch(/^PRESENT/);
          if (first === null) expect(row?.reason ?? '', context).not.toMatch(/^PRESENT/);
          if (person.left !== undefined && person.left <= date) expect(row, context).toBeUndefined();
          if (person.left === undefined) expect(row?.staff.staffID, context).toBe(person.staffID);
          if (person.left === undefined && (person.registered ?? '') > addDays(date, 1)) {
            // The sign-in of a shift that begins after midnight may be of the evening before.
            expect(row?.reason, context).toBe('NEW');
          }
        }
      }),
      { numRuns: runs },
    );
  });

  it('F-102 have the same days in the month sheet', async () => {
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(companiesWithPast, fc.constantFrom(...dates), async (service, date) => {
        const { explainedDay } = await ask<{ explainedDay: { nodes: readonly Row[] } }>(service, dayDocument, { date });
        const { attendanceMonth } = await ask<{ attendanceMonth: { nodes: readonly SheetRow[] } }>(
          service,
          sheetDocument,
          { month: date.slice(0, 7) },
        );
        expect(new Set(attendanceMonth.nodes.map(({ key }) => key)).size).toBe(attendanceMonth.nodes.length);
        const rows = new Map(explainedDay.nodes.map((row) => [row.staff.name, row]));
        for (const { staff, days } of attendanceMonth.nodes) {
          const row = rows.get(staff.name);
          const day = days.find((one) => one.date === date);
          const context = JSON.stringify({ date, row, day });
          rows.delete(staff.name);
          if (day?.unknown === 'NO_RECORDS') continue;
          if (day?.unknown === 'NOT_REGISTERED') expect(row, context).toBeUndefined();
          else expect([day?.reason, day?.minutesLate], context).toEqual([row?.reason, row?.minutesLate]);
        }
        expect([...rows.keys()]).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
