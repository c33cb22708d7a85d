/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { addDays, instantOf } from '../../../../upstream/calendar.ts';
import fc, { cases } from '../../../support/fast-check.ts';
import { companies, companiesWithPast, companyGateways, lastDay } from '../../../support/generated-companies.ts';
import { daysUntil, isDueOn, type SmallPerson, type SmallService } from '../../../support/small-service.ts';

interface Row {
  readonly key: string;
  readonly staff: { readonly staffID: string; readonly name: string };
  readonly reason: string;
  readonly firstIn: string | null;
  readonly minutesLate: number | null;
  readonly isListedAbsent: boolean;
  readonly isProbablyNotReal: boolean;
  readonly evidence: string;
}
interface SheetRow extends Pick<Row, 'key' | 'staff'> {
  readonly days: readonly (Pick<Row, 'reason' | 'minutesLate'> & { date: string; unknown: string | null })[];
}

const document = `query ($date: Date!) { explainedDay(date: $date, first: 200) {
  totalCount facets(columns: [REASON]) { values { count } }
  nodes { key staff { staffID name } reason firstIn minutesLate isListedAbsent isProbablyNotReal evidence }
} }`;
const sheetDocument = `query ($month: Month!) { attendanceMonth(month: $month, first: 200) {
  nodes { key staff { staffID name } days { date reason unknown minutesLate } }
} }`;

/** What the model knows of a person's day by now. */
function knownOf(service: SmallService, person: SmallPerson, date: string) {
  const at = (seconds: number) => instantOf(date, seconds, service.timeZone);
  const came = person.signs(date).in.map(at);
  const first = came.filter((instant) => instant <= service.now).sort((one, other) => one - other)[0] ?? null;
  const isDue = isDueOn(service, person, date);
  const isLate =
    first !== null && isDue && person.shift !== null && first > at(person.shift.start + person.shift.grace);
  return { first, isLate, isListed: isDue && first === null };
}

const staying = companies({ hasMovers: false });

describe('explainedDay of generated companies', () => {
  it('gives each person exactly one reason, as the service has them in whatever order, and the reasons sum to the register', async () => {
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(staying, fc.constantFrom(...daysUntil(lastDay, 5)), async (service, date) => {
        const { totalCount, facets, nodes: rows } = (await ask(service, document, { date })).explainedDay;
        const nodes: readonly Row[] = rows;
        expect(nodes.map(({ key }) => key)).toEqual(service.people.map(({ staffID }) => staffID));
        expect(totalCount).toBe(service.people.length);
        expect(facets[0].values.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(totalCount);
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
        const reversed = await ask({ ...service, people: service.people.toReversed() }, document, { date });
        const inOrder: readonly Row[] = reversed.explainedDay.nodes.toReversed();
        expect(inOrder.map(({ key, reason, evidence }) => [key, reason, evidence])).toEqual(
          nodes.map(({ key, reason, evidence }) => [key, reason, evidence]),
        );
      }),
      { numRuns: cases(3, 25) },
    );
  });

  it('F-101 F-102 tells each day of those who were there then, with their first sign-in, nobody twice, and as the month sheet', async () => {
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(companiesWithPast, fc.constantFrom(...daysUntil(lastDay, 30)), async (service, date) => {
        const nodes: readonly Row[] = (await ask(service, document, { date })).explainedDay.nodes;
        expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
        const rows = new Map(nodes.map((row) => [row.staff.name, row]));
        expect(rows.size).toBe(nodes.length);
        for (const person of service.people) {
          const row = rows.get(person.name ?? '');
          const context = JSON.stringify({ date, person, row });
          const { first } = knownOf(service, person, date);
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
        const month = { month: date.slice(0, 7) };
        const sheet: readonly SheetRow[] = (await ask(service, sheetDocument, month)).attendanceMonth.nodes;
        expect(new Set(sheet.map(({ key }) => key)).size).toBe(sheet.length);
        for (const { staff, days } of sheet) {
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
      { numRuns: cases(2, 15) },
    );
  });
});
