/** @module-tag long */

import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../upstream/calendar.ts';
import { checkComparison, checkDashboard, checkLetters, checkPerson } from '../../support/agreeing-numbers.ts';
import fc, { cases } from '../../support/fast-check.ts';
import { testGateway } from '../../support/gateway.ts';
import { companies, companyGateways, lastDay } from '../../support/generated-companies.ts';
import { quietDays } from '../../support/quiet-days.ts';
import { answersOf, daysUntil, type SmallService, type SmallShift } from '../../support/small-service.ts';

const runs = cases(2, 10);
const movers = companies({ hasMovers: true });
const dates = fc.constantFrom(...daysUntil(lastDay, 5));

/** What ten years of hands leave in the lists: who has left, an ID given again, doubles and records of nobody. */
interface Bends {
  /** People who are on the register no more, by their place. */
  readonly left: readonly number[];
  /** Two people who have one staff ID in turn: the first has left. */
  readonly again: boolean;
  /** Whether lateness lists name people twice, later sign-ins first or last; null where they do not. */
  readonly doubles: 'first' | 'last' | null;
  readonly nobody: boolean;
}

const bends: fc.Arbitrary<Bends> = fc.record({
  left: fc.uniqueArray(fc.nat(29), { maxLength: 3 }),
  again: fc.boolean(),
  doubles: fc.constantFrom('first', 'last', null),
  nobody: fc.boolean(),
});

type Row = { readonly staffID: unknown } & Record<string, unknown>;
type Answers = Record<string, unknown>;

const idOf = ({ staffID }: Row): string =>
  typeof staffID === 'object' && staffID !== null ? String((staffID as Row).staffID) : String(staffID);

const withID = (row: Row, staffID: string): Row =>
  typeof row.staffID === 'object' ? { ...row, staffID: { ...row.staffID, staffID } } : { ...row, staffID };

/** The answers of a company with these bends. */
function bend(answers: Answers, { people }: SmallService, { left, again, doubles, nobody }: Bends): Answers {
  const gone = new Set(left.map((place) => `${place % people.length}`));
  const [former, holder] = people.length > 2 && again ? ['0', '1'] : [];
  if (former !== undefined) gone.add(former);
  const changed = Object.entries(answers).map(([call, answer]): [string, unknown] => {
    if (!Array.isArray(answer) || call === 'GET /shift/findAll') return [call, answer];
    let rows = answer as Row[];
    if (call.startsWith('GET /staff/')) return [call, rows.filter((row) => !gone.has(idOf(row)))];
    if (call.includes('/lateness') && doubles) rows = doubled(rows, doubles);
    if (nobody && /findall|lateness/.test(call) && rows[0]) {
      rows = [
        ...rows,
        { ...rows[0], staffID: null as unknown, location: 'Gate 8' },
        { ...rows[0], staffID: null, location: 'Gate 9' },
      ];
    }
    return [call, holder === undefined ? rows : rows.map((row) => (idOf(row) === former ? withID(row, holder) : row))];
  });
  const all = Object.fromEntries(changed);
  if (former !== undefined && holder !== undefined) {
    for (const call of Object.keys(all).filter((each) => each.endsWith(`&staffID=${holder}`))) {
      const own = all[call.replace(/staffID=.*$/, `staffID=${former}`)] as Row[];
      all[call] = [...(all[call] as Row[]), ...own];
    }
  }
  return { ...all, 'GET /staff/findAll': all['GET /staff/find/all'] };
}

/** Everybody late a second time three hours after, as after lunch. */
function doubled(rows: readonly Row[], order: 'first' | 'last'): Row[] {
  const again = rows.map((row) => ({
    ...row,
    attendanceDate: new Date(Date.parse(String(row.attendanceDate)) + 3 * 3_600_000).toISOString(),
  }));
  return order === 'first' ? [...again, ...rows] : [...rows, ...again];
}

describe('the numbers of generated companies', () => {
  it('F-107 on the dashboard are those of the rows behind them, or the words beside them give the difference', async () => {
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(movers, bends, dates, async (service, bent, date) => {
        const bentService = { ...service, bend: (answers: Answers) => bend(answers, service, bent) };
        await checkDashboard((document, variables) => ask(bentService, document, variables), date);
      }),
      { numRuns: runs },
    );
  });

  it('F-107 of a comparison, of letters and of a person are those of the reports and the month sheet', async () => {
    const ask = companyGateways();
    await fc.assert(
      fc.asyncProperty(movers, bends, fc.nat(29), async (service, bent, place) => {
        const bentService = { ...service, bend: (answers: Answers) => bend(answers, service, bent) };
        const of = <Data>(document: string, variables: Record<string, unknown>) =>
          ask<Data>(bentService, document, variables);
        const shared = bent.again && service.people.length > 2 ? ['0', '1'] : [];
        await checkComparison(of, '2026-10', '2026-11');
        for (const month of ['2026-10', '2026-11']) {
          await checkLetters(of, month, (staffID) => !shared.includes(staffID));
          const staffID = `${place % service.people.length}`;
          if (!shared.includes(staffID)) await checkPerson(of, staffID, month);
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('the numbers of a company over section 7 alone', () => {
  it('F-106 F-107 leave out listed absences of days before its first record, in all places alike', async () => {
    const now = Date.parse('2026-11-24T18:00:00Z');
    const office: SmallShift = { name: 'Office', start: 28_800, grace: 900, length: 32_400, works: [1, 2, 3, 4, 5] };
    const people = Array.from({ length: 8 }, (_, place) => ({
      staffID: `p${place}`,
      shift: office,
      signs: (day: string) =>
        day >= '2026-11-11' && weekdayOf(day) < 6 && !(place === 3 && day === '2026-11-18')
          ? { in: [27_000], out: [61_200] }
          : { in: [], out: [] },
    }));
    const days = daysUntil('2026-11-24', 60);
    const own = answersOf({ timeZone: 'Africa/Lagos', shifts: [office], people, days, now });
    const { query } = await testGateway({
      answers: {
        ...quietDays('2026-09-26'),
        ...quietDays('2026-11-24'),
        ...own,
        'GET /staff/findAll': own['GET /staff/find/all'],
      },
      now: () => now,
      settings: { LIST_WINDOW_MS: '2000', COST_BUDGET: '0', RATE_LIMIT: '0' },
    });
    const ask = async <Data>(document: string, variables: Record<string, unknown>) => {
      const { data, errors } = await query(document, variables);
      expect(errors).toBeUndefined();
      return data as Data;
    };
    // Whoever opens a day has it and its neighbours learned.
    for (const date of daysUntil('2026-11-23', 54)) {
      await ask('query ($date: Date!) { explainedDay(date: $date, first: 1) { totalCount } }', { date });
    }
    const absentOn = async (date: string) =>
      (await ask<{ overview: unknown }>('query ($date: Date!) { overview(date: $date) { absent { rows } } }', { date }))
        .overview;
    expect(await absentOn('2026-11-05')).toEqual({ absent: { rows: 0 } });
    expect(await absentOn('2026-11-18')).toEqual({ absent: { rows: 1 } });
    await checkDashboard(ask, '2026-11-18');
    await checkComparison(ask, '2026-10', '2026-11');
  });
});
