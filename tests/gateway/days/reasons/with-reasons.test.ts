/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { codedError } from '../../../../gateway/shared/errors.ts';
import { signToken, testGateway } from '../../../support/gateway.ts';
import { quietDays } from '../../../support/quiet-days.ts';
import { answersOf, daysUntil, hour } from '../../../support/small-service.ts';
import { colleague, dead, free, twoCentres } from '../../../support/two-centres.ts';

const service = twoCentres({ a3: [dead, '2026-11-19'], n2: ['2026-11-17'] });
const answers = { ...quietDays('2026-11-20'), ...answersOf(service) };

async function gateway(more: Record<string, unknown> = {}) {
  const { query } = await testGateway({ answers: { ...answers, ...more }, now: () => service.now });
  return query;
}

/** Absences that nothing explains, and those of people who are not on the register. */
const real = 'where: [{ column: REASON, in: ["Absent", ""] }]';

describe('the reason of who is absent on a day', () => {
  it('F-107 leaves out who is listed as absent and has signed out: as many rows as the day has people with the reason Absent', async () => {
    const date = '2026-11-19';
    const forgot = { ...colleague('f0', 'Awka'), signs: () => ({ in: [], out: [17 * hour] }) };
    const company = { ...service, people: [...service.people, forgot] };
    const query = await gateway(answersOf(company));
    const reasons = 'totalCount facets(columns: [REASON]) { values { value count } }';
    expect(
      await query(`{
        overview(date: "${date}") { absent { rows distinctStaff } }
        real: absentees(date: "${date}", ${real}) { nodes { key reason } }
        listed: explainedDay(date: "${date}", where: [{ column: LISTED_ABSENT, in: ["Yes"] }], first: 0) { ${reasons} }
      }`),
    ).toEqual({
      data: {
        overview: { absent: { rows: 2, distinctStaff: 2 } },
        real: { nodes: [{ key: 'a3', reason: 'ABSENT' }] },
        listed: {
          totalCount: 2,
          facets: [
            {
              values: [
                { value: 'Absent', count: 1 },
                { value: 'Forgot to sign in', count: 1 },
              ],
            },
          ],
        },
      },
    });
  });

  it('N-09 leaves out who is listed as absent where a device failed', async () => {
    const query = await gateway();
    expect(
      await query(
        `{ all: absentees(date: "${dead}") { totalCount } real: absentees(date: "${dead}", ${real}) { nodes { key } } }`,
      ),
    ).toEqual({ data: { all: { totalCount: 7 }, real: { nodes: [{ key: 'a3' }] } } });
  });

  it('N-09 leaves out everybody on a day on which nobody worked', async () => {
    const query = await gateway();
    expect(
      await query(
        `{ all: absentees(date: "${free}") { totalCount } real: absentees(date: "${free}", ${real}) { totalCount } }`,
      ),
    ).toEqual({ data: { all: { totalCount: 30 }, real: { totalCount: 0 } } });
  });
});

describe('the reason of each absent day of a month', () => {
  const document = `{ absenteeDays(month: "2026-11", ${real}, first: 200) { nodes { staff { staffID } date reason } } }`;

  it('N-09 leaves out the same days of a month', async () => {
    const query = await gateway();
    expect(await query(document)).toEqual({
      data: {
        absenteeDays: {
          nodes: [
            { staff: { staffID: 'a3' }, date: dead, reason: 'ABSENT' },
            { staff: { staffID: 'a3' }, date: '2026-11-19', reason: 'ABSENT' },
            { staff: { staffID: 'n2' }, date: '2026-11-17', reason: 'ABSENT' },
          ],
        },
      },
    });
  });

  it('is no part of the list, and of no call, where nobody asks for it', async () => {
    const { query, calls, url } = await testGateway({ answers, now: () => service.now });
    await query(`{ absentees(date: "${dead}") { nodes { key } facets(columns: [DISTRICT]) { values { value } } } }`);
    const file = await fetch(`${url}/export/absentees.csv?date=${dead}`, {
      headers: { authorization: `Bearer ${await signToken()}` },
    });
    expect((await file.text()).split('\r\n')[0]).not.toContain('Reason');
    const lists = calls.map(({ call }) => call).filter((call) => call.startsWith('GET /attendance/'));
    expect(new Set(lists)).toEqual(new Set([`GET /attendance/exception?date=${dead}`]));
  });

  it('is counted, sorted and written into a file, in words', async () => {
    const { query, url } = await testGateway({ answers, now: () => service.now });
    const rows = `{ absentees(date: "${dead}", orderBy: [{ column: REASON }], first: 1) {
      nodes { key reason } facets(columns: [REASON]) { values { value count } }
    } }`;
    expect(await query(rows)).toEqual({
      data: {
        absentees: {
          nodes: [{ key: 'a3', reason: 'ABSENT' }],
          facets: [
            {
              values: [
                { value: 'Outage', count: 6 },
                { value: 'Absent', count: 1 },
              ],
            },
          ],
        },
      },
    });
    const file = await fetch(`${url}/export/absentees.csv?date=${dead}&columns=STAFF_ID,REASON`, {
      headers: { authorization: `Bearer ${await signToken()}` },
    });
    expect((await file.text()).split('\r\n').slice(0, 3)).toEqual(['sn,Staff-ID,Reason', '1,a3,Absent', '2,n0,Outage']);
  });

  it('is refused while a day cannot be explained', async () => {
    const query = await gateway({
      'GET /attendance/exception?date=2026-11-04': codedError('UPSTREAM_TIMEOUT', 'Too late.'),
    });
    expect(await query(document)).toMatchObject({
      data: { absenteeDays: null },
      errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
  });

  it('has the days of `explainedDay`, each of them', { tags: 'nightly' }, async () => {
    const query = await gateway();
    const { data } = await query(document);
    const found = (data as { absenteeDays: { nodes: { staff: { staffID: string }; date: string }[] } }).absenteeDays
      .nodes;
    for (const date of daysUntil('2026-11-20', 20)) {
      const answer = await query(
        `{ explainedDay(date: "${date}", first: 200) { nodes { key isListedAbsent isProbablyNotReal } } }`,
      );
      const { nodes } = (
        answer.data as {
          explainedDay: { nodes: { key: string; isListedAbsent: boolean; isProbablyNotReal: boolean }[] };
        }
      ).explainedDay;
      const real = nodes.filter(({ isListedAbsent, isProbablyNotReal }) => isListedAbsent && !isProbablyNotReal);
      const inMonth = found.filter((row) => row.date === date).map(({ staff }) => staff.staffID);
      expect([date, inMonth.sort()]).toEqual([date, real.map(({ key }) => key).sort()]);
    }
  });
});
