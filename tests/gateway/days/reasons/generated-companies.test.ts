/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../../upstream/calendar.ts';
import fc, { cases } from '../../../support/fast-check.ts';
import { companies, companyGateways, lastDay } from '../../../support/generated-companies.ts';
import { daysUntil, isDueOn, type SmallPerson, type SmallService } from '../../../support/small-service.ts';

const runs = cases(3, 25);
/** Days of each company that are explained. */
const explained = daysUntil(lastDay, 5);
const staying = companies({ hasMovers: false });

interface Row {
  readonly key: string;
  readonly reason: string;
  readonly firstIn: string | null;
  readonly isListedAbsent: boolean;
  readonly isProbablyNotReal: boolean;
  readonly evidence: string;
}

const document = `query ($date: Date!) { explainedDay(date: $date, first: 200) {
  totalCount facets(columns: [REASON]) { values { count } }
  nodes { key reason firstIn isListedAbsent isProbablyNotReal evidence }
} }`;

interface Answer {
  readonly explainedDay: {
    readonly totalCount: number;
    readonly facets: readonly { readonly values: readonly { readonly count: number }[] }[];
    readonly nodes: readonly Row[];
  };
}

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

describe('explainedDay of generated companies', () => {
  it('gives each person exactly one reason, as the service has them, and the reasons sum to the register', async () => {
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(staying, fc.constantFrom(...explained), async (service, date) => {
        const { totalCount, facets, nodes } = (await ask<Answer>(service, document, { date })).explainedDay;
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
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(staying, fc.constantFrom(...explained), async (service, date) => {
        const lagos = { ...service, timeZone: 'Africa/Lagos' };
        const reasonsOf = async (of: SmallService) => {
          const { nodes } = (await ask<Answer>(of, document, { date })).explainedDay;
          return Object.fromEntries(nodes.map(({ key, reason, evidence }) => [key, [reason, evidence]]));
        };
        const reversed = { ...lagos, people: lagos.people.toReversed() };
        expect(await reasonsOf(reversed)).toEqual(await reasonsOf(lagos));
      }),
      { numRuns: Math.ceil(runs / 3) },
    );
  });
});
