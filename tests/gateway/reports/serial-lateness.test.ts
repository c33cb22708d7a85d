import { describe, expect, it } from 'vitest';
import { testGateway } from '../../support/gateway.ts';
import { staffRecord } from '../../support/staff.ts';

const path = 'GET /attendance/serialLatness?date=2026-11-01';
const row = (staffID: string, occurrence: unknown, daysLate: unknown) => {
  const { name, imageURL, department, district, serviceCentre } = staffRecord();
  return { name, staffID, occurrence, imageURL, department, district, serviceCentre, daysLate };
};
const rows = [
  row('20', 3, ['2026-11-10', '2026-11-02', '2026-11-03']),
  row('3', 3, ['2026-11-05', '2026-11-05', '2026-11-31']),
];

/** The fields that take a month or one of its days, and the call behind each. */
const monthly = [
  ['serialLateness', 'serialLatness'],
  ['serialLatenessDays', 'serialLatness'],
  ['absenteeSummary', 'absentee/monthly'],
  ['absenteeDays', 'absentee/monthly'],
] as const;

describe('the day that a month is asked with', () => {
  it.each(monthly)(
    'F-121 R-036 of %s is a chosen date itself, and the first day of a chosen month',
    async (field, call) => {
      const gateway = await testGateway({
        answers: { [`GET /attendance/${call}?date=2026-10-01`]: [], [`GET /attendance/${call}?date=2026-11-01`]: [] },
      });
      for (const period of ['date: "2026-11-25"', 'date: "2026-10-14"', 'month: "2026-11"', 'month: "2026-10"']) {
        expect(await gateway.ask(`{ ${field}(${period}) { totalCount } }`)).toEqual({ [field]: { totalCount: 0 } });
      }
      expect(gateway.calls.map((made) => made.call)).toEqual(
        ['2026-11-25', '2026-10-14', '2026-11-01', '2026-10-01'].map((day) => `GET /attendance/${call}?date=${day}`),
      );
    },
  );

  it.each(monthly)('F-121 of %s is refused where both or neither are given', async (field) => {
    const { query, calls } = await testGateway({ answers: {} });
    const both = await query(`{ ${field}(month: "2026-11", date: "2026-11-25") { totalCount } }`);
    const neither = await query(`{ ${field} { totalCount } }`);
    expect(both.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'date' } }]);
    expect(neither.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'month' } }]);
    expect(calls).toEqual([]);
  });

  it("F-121 is today for the dashboard and the comparison while the month runs, so that they share the report's call", async () => {
    const { ask, calls } = await testGateway({
      answers: { [path]: [], 'GET /attendance/serialLatness?date=2026-10-01': [] },
      settings: { LIST_WINDOW_MS: '60000' },
      now: () => Date.parse('2026-11-25T11:00:00+01:00'),
    });
    for (const field of [
      'serialLateness(date: "2026-11-25") { totalCount }',
      'overview(date: "2026-11-20") { serialLateness { rows } }',
      'comparedStaff(earlier: "2026-10", later: "2026-11", measure: SERIAL_LATENESS) { laterSources { ok } }',
    ])
      await ask(`{ ${field} }`);
    expect(calls.map((made) => made.call).filter((call) => call.includes('serialLatness'))).toEqual([
      'GET /attendance/serialLatness?date=2026-11-25',
      'GET /attendance/serialLatness?date=2026-10-01',
    ]);
  });
});

describe('Query.serialLatenessDays', () => {
  it('R-084 sorts and bounds days by date, not by their long words', async () => {
    const { ask } = await testGateway({ answers: { [path]: rows } });
    const dates = async (selection: string) => {
      const { serialLatenessDays } = await ask(
        `{ serialLatenessDays(month: "2026-11", ${selection}) { nodes { date } } }`,
      );
      return serialLatenessDays.nodes.map(({ date }: { date: string }) => date.slice(8));
    };
    expect(await dates('orderBy: [{ column: DAYS_LATE }]')).toEqual(['02', '03', '05', '10']);
    expect(await dates('orderBy: [{ column: DAYS_LATE, direction: DESC }]')).toEqual(['10', '05', '03', '02']);
    expect(await dates('where: [{ column: DAYS_LATE, from: "2026-11-03", to: "2026-11-05" }]')).toEqual(['03', '05']);
    expect(await dates('where: [{ column: DAYS_LATE, in: ["Tuesday, 10 November 2026"] }]')).toEqual(['10']);
  });

  it('keeps both shapes of one path apart', async () => {
    const { query } = await testGateway({ answers: { [path]: rows }, settings: { LIST_WINDOW_MS: '60000' } });
    const document =
      '{ serialLateness(month: "2026-11") { totalCount } serialLatenessDays(month: "2026-11") { totalCount } }';
    const expected = { data: { serialLateness: { totalCount: 2 }, serialLatenessDays: { totalCount: 4 } } };
    expect(await query(document)).toEqual(expected);
    expect(await query(document)).toEqual(expected);
  });
});
