/** @module-tag long */

import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../gateway/shared/dates.ts';
import fc, { cases } from '../../../support/fast-check.ts';
import { companies, companyGateways, lastDay } from '../../../support/generated-companies.ts';
import { daysUntil, type SmallService } from '../../../support/small-service.ts';

const runs = cases(2, 12);
const movers = companies({ hasMovers: true });
/** The whole month of the history, and the one that runs. */
const [month, running] = ['2026-10', '2026-11'];

/** What every way to a person's day says of it. */
const shared = 'date reason firstIn lastOut minutesLate isListedAbsent isProbablyNotReal evidence';

interface Day {
  readonly date: string;
  readonly reason: string | null;
  readonly unknown: string | null;
  readonly minutesLate: number | null;
}
interface SheetRow {
  readonly key: string;
  readonly days: readonly Day[];
  readonly [total: string]: unknown;
}
interface Sheet {
  readonly attendanceMonth: {
    readonly nodes: readonly SheetRow[];
    readonly dayTotals: readonly {
      readonly date: string;
      readonly notKnown: number;
      readonly reasons: readonly { readonly reason: string; readonly people: number }[];
    }[];
  };
}
interface Explained {
  readonly explainedDay: { readonly nodes: readonly ({ readonly key: string } & Omit<Day, 'unknown'>)[] };
}
interface Compared {
  readonly comparedStaff: { readonly nodes: readonly { readonly key: string; readonly later: number }[] };
}
interface Trial {
  readonly shiftTrial: {
    readonly from: string;
    readonly until: string;
    readonly lateDaysBefore: number;
    readonly lateDaysAfter: number;
  };
}

const sheetDocument = `query ($month: Month!) { attendanceMonth(month: $month, first: 200) {
  nodes { key days { date reason unknown minutesLate } present late absent dayOff holiday outage other notKnown listedAbsent lateMinutes }
  dayTotals { date notKnown reasons { reason people } }
} }`;
const dayDocument = `query ($date: Date!) { explainedDay(date: $date, first: 200) { nodes { key ${shared} } } }`;
const personDocument = `query ($staffID: String!, $month: Month!) {
  personMonth(staffID: $staffID, month: $month) { days { ${shared} unknown isListedLate signIns } }
}`;
const comparedDocument = `query ($measure: ComparisonMeasure!, $later: Month!, $earlier: Month!) {
  comparedStaff(later: $later, earlier: $earlier, measure: $measure, first: 200) { nodes { key later } }
}`;
const trialDocument = `query ($id: ID!) { shiftTrial(id: $id, input: {}, days: 31) { from until lateDaysBefore lateDaysAfter } }`;

type Ask = ReturnType<typeof companyGateways>;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Sums of each person that has one, as a comparison has them; without those of whom the sheet does not know all days. */
const sums = (rows: readonly SheetRow[], total: string) =>
  Object.fromEntries(
    rows
      .filter(isKnown)
      .map((row) => [row.key, row[total] as number])
      .filter(([, sum]) => sum !== 0),
  );

const isKnown = ({ days }: SheetRow) => days.every(({ unknown }) => unknown !== 'NO_RECORDS');

async function sheetOf(ask: Ask, service: SmallService, of: string) {
  const { nodes, dayTotals } = (await ask<Sheet>(service, sheetDocument, { month: of })).attendanceMonth;
  expect(nodes.map(({ key }) => key)).toEqual(service.people.map(({ staffID }) => staffID));
  return { nodes, dayTotals };
}

/** Every total of a sheet is the sum of its days. */
function expectSums({ nodes, dayTotals }: Awaited<ReturnType<typeof sheetOf>>) {
  const reasons = { present: 'PRESENT', late: 'PRESENT_LATE', absent: 'ABSENT', dayOff: 'DAY_OFF' };
  for (const row of nodes) {
    for (const [total, reason] of Object.entries(reasons)) {
      expect([total, row[total]]).toEqual([total, row.days.filter((day) => day.reason === reason).length]);
    }
    const all = ['present', 'late', 'absent', 'dayOff', 'holiday', 'outage', 'other', 'notKnown'];
    expect(sumOf(all.map((total) => row[total] as number))).toBe(row.days.length);
    expect(row.lateMinutes).toBe(sumOf(row.days.map(({ minutesLate }) => minutesLate ?? 0)));
  }
  for (const [place, { date, notKnown, reasons: counts }] of dayTotals.entries()) {
    const found = nodes.map(({ days }) => days[place]);
    expect(found.every((day) => day?.date === date)).toBe(true);
    expect(notKnown).toBe(found.filter((day) => day?.reason === null).length);
    for (const { reason, people } of counts) {
      expect([date, reason, people]).toEqual([date, reason, found.filter((day) => day?.reason === reason).length]);
    }
    expect(notKnown + sumOf(counts.map(({ people }) => people))).toBe(nodes.length);
  }
}

describe('the month of generated companies', () => {
  it('is the same by person, by sheet and by day, to the last row', async () => {
    const ask = companyGateways();
    const dates = fc.uniqueArray(fc.constantFrom(...daysUntil(lastDay, 35)), { minLength: 3, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        movers,
        dates,
        fc.array(fc.nat(29), { minLength: 1, maxLength: 3 }),
        async (service, some, places) => {
          const sheets = new Map([
            [month, await sheetOf(ask, service, month)],
            [running, await sheetOf(ask, service, running)],
          ]);
          for (const sheet of sheets.values()) expectSums(sheet);
          const explained = new Map<string, Explained['explainedDay']['nodes']>();
          for (const date of some) {
            const { nodes } = (await ask<Explained>(service, dayDocument, { date })).explainedDay;
            explained.set(date, nodes);
            for (const [place, row] of nodes.entries()) {
              const day = sheets.get(date.slice(0, 7))?.nodes[place]?.days[Number(date.slice(8)) - 1];
              const context = JSON.stringify({ date, row, day, now: new Date(service.now) });
              if (day?.unknown === 'NO_RECORDS' || day?.unknown === 'TO_COME') continue;
              expect([day?.reason, day?.minutesLate], context).toEqual([row.reason, row.minutesLate]);
            }
          }
          for (const place of new Set(places.map((number) => number % service.people.length))) {
            for (const [of, { nodes }] of sheets) {
              const staffID = `${place}`;
              const { personMonth } = await ask<{ personMonth: { days: readonly Day[] } }>(service, personDocument, {
                staffID,
                month: of,
              });
              const short = ({ date, reason, unknown, minutesLate }: Day) => ({ date, reason, unknown, minutesLate });
              expect(personMonth.days.map(short)).toEqual(nodes[place]?.days);
              for (const day of personMonth.days) {
                const row = explained.get(day.date)?.[place];
                if (row && day.unknown === null) expect({ ...day, key: staffID }).toMatchObject(row);
              }
            }
          }
        },
      ),
      { numRuns: runs },
    );
  });

  it('comes to what a comparison and the trial of a shift come to', async () => {
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(movers, async (service) => {
        const whole = await sheetOf(ask, service, month);
        const begun = await sheetOf(ask, service, running);
        for (const [measure, total] of [
          ['LATE_MINUTES', 'lateMinutes'],
          ['ABSENCE', 'listedAbsent'],
        ] as const) {
          for (const [later, sheet] of [
            [month, whole],
            [running, begun],
          ] as const) {
            const earlier = addDays(`${later}-01`, -1).slice(0, 7);
            const { nodes } = (await ask<Compared>(service, comparedDocument, { measure, later, earlier }))
              .comparedStaff;
            const known = new Set(sheet.nodes.filter(isKnown).map(({ key }) => key));
            const compared = Object.fromEntries(
              nodes.filter((row) => known.has(row.key) && row.later !== 0).map((row) => [row.key, row.later]),
            );
            expect([measure, later, compared]).toEqual([measure, later, sums(sheet.nodes, total)]);
          }
        }
        const trials = await Promise.all(
          service.shifts.map(({ name }) => ask<Trial>(service, trialDocument, { id: name })),
        );
        const { from = '', until = '' } = trials[0]?.shiftTrial ?? {};
        const isTried = ({ date }: Day) => date >= from && date <= until;
        const late = [whole, begun].flatMap(({ nodes }) => nodes.flatMap(({ days }) => days.filter(isTried)));
        const lateDays = late.filter(({ reason }) => reason === 'PRESENT_LATE').length;
        expect(sumOf(trials.map(({ shiftTrial }) => shiftTrial.lateDaysBefore))).toBe(lateDays);
        expect(sumOf(trials.map(({ shiftTrial }) => shiftTrial.lateDaysAfter))).toBe(lateDays);
      }),
      { numRuns: runs },
    );
  });
});
