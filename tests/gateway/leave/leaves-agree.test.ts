/** @module-tag long */

import { describe, expect, it } from 'vitest';
import { addDays } from '../../../gateway/shared/dates.ts';
import { withLeaves } from '../../support/company-leaves.ts';
import fc, { cases } from '../../support/fast-check.ts';
import { companies, companyGateways, lastDay } from '../../support/generated-companies.ts';
import { daysUntil } from '../../support/small-service.ts';

const months = ['2026-10', '2026-11'];
const days = daysUntil(lastDay, 35);

/** Leaves of some people, each person's apart from one another. */
const someLeaves = fc.array(
  fc.record({
    person: fc.nat(29),
    start: fc.nat(34),
    length: fc.nat(12),
    kind: fc.constantFrom('annual', 'sick', 'officialDuty'),
  }),
  { minLength: 1, maxLength: 14 },
);

interface Day {
  readonly key: string;
  readonly date: string;
  readonly reason: string | null;
  readonly onLeave: { readonly from: string; readonly to: string } | null;
}
interface Row {
  readonly key: string;
  readonly onLeave: number;
  readonly days: readonly Day[];
}

const ownReasons = ['PRESENT', 'PRESENT_LATE', 'SIGNED_OUT_ONLY', 'NEW'];
/** What a day within a leave is on which the person would not have worked. */
const reasonsOfNoWork = ['DAY_OFF', 'HOLIDAY', 'NO_SHIFT'];

const shared = 'date reason firstIn lastOut isListedAbsent evidence onLeave { kind from to }';
const dayDocument = `query ($date: Date!) { explainedDay(date: $date, first: 200) {
  totalCount nodes { key ${shared} } facets(columns: [REASON]) { values { value count } }
} }`;
const sheetDocument = `query ($month: Month!) {
  attendanceMonth(month: $month, first: 200) { nodes { key onLeave days { date reason unknown } } }
}`;
const hoursDocument = 'query ($month: Month!) { staffHours(month: $month, first: 200) { nodes { key onLeave } } }';
const personDocument = `query ($staffID: String!, $month: Month!) {
  personMonth(staffID: $staffID, month: $month) { days { ${shared} unknown } }
}`;

describe('leaves in generated companies', () => {
  it('N-24 leave the sums of reasons the register on every day, the same by day, sheet and person', async () => {
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(
        companies({ hasMovers: true }),
        someLeaves,
        fc.uniqueArray(fc.constantFrom(...days), { minLength: 3, maxLength: 5 }),
        async (company, drawn, dates) => {
          const people = company.people.length;
          const leaves = drawn
            .map(({ person, start, length, kind }) => {
              const from = days[start] ?? lastDay;
              return { staffID: `${person % people}`, from, to: addDays(from, length), kind };
            })
            .filter(({ staffID, from, to }, index, all) =>
              all.slice(0, index).every((other) => other.staffID !== staffID || other.to < from || other.from > to),
            );
          const leaveOn = (staffID: string, date: string) =>
            leaves.find((leave) => leave.staffID === staffID && leave.from <= date && leave.to >= date);
          const service = withLeaves(company, leaves, ['2026-09', ...months]);
          const sheets = new Map<string, readonly Row[]>();
          for (const month of months)
            sheets.set(month, (await ask(service, sheetDocument, { month })).attendanceMonth.nodes);
          for (const date of dates) {
            const { nodes, totalCount, facets } = (await ask(service, dayDocument, { date })).explainedDay;
            const sum = facets[0].values.reduce((all: number, { count }: { count: number }) => all + count, 0);
            expect([date, sum, nodes.length]).toEqual([date, totalCount, totalCount]);
            const sheet = sheets.get(date.slice(0, 7)) ?? [];
            for (const { key, reason, onLeave } of nodes as readonly Day[]) {
              const own = leaveOn(key, date);
              expect([date, key, onLeave?.from, onLeave?.to]).toEqual([date, key, own?.from, own?.to]);
              if (own) expect([...ownReasons, 'ON_LEAVE', ...reasonsOfNoWork], `${date} ${key}`).toContain(reason);
              else expect([date, key, reason]).not.toEqual([date, key, 'ON_LEAVE']);
              const day = sheet.find((row) => row.key === key)?.days.find((each) => each.date === date);
              if (day?.reason) expect([date, key, day.reason]).toEqual([date, key, reason]);
            }
          }
          for (const [month, sheet] of sheets) {
            const hours: readonly Row[] = (await ask(service, hoursDocument, { month })).staffHours.nodes;
            for (const row of sheet) {
              const count = row.days.filter(({ reason }) => reason === 'ON_LEAVE').length;
              expect([row.key, row.onLeave]).toEqual([row.key, count]);
              // Who is registered after the month has no row there.
              expect(hours.find(({ key }) => key === row.key)?.onLeave ?? 0).toBe(count);
            }
            const staffID = leaves[0]?.staffID ?? '0';
            const { personMonth } = await ask(service, personDocument, { staffID, month });
            const reasonsOf = (all: readonly Day[] | undefined) => all?.map(({ date, reason }) => [date, reason]);
            expect(reasonsOf(personMonth.days)).toEqual(reasonsOf(sheet.find(({ key }) => key === staffID)?.days));
          }
        },
      ),
      { numRuns: cases(3, 24) },
    );
  });
});
