/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { codedError } from '../../../../gateway/shared/errors.ts';
import { comes, dead, free, twoCentres } from '../../../support/small-people.ts';
import { hour, smallGateway } from '../../../support/small-service.ts';

const service = twoCentres({ a3: [dead, '2026-11-19'], n2: ['2026-11-17'] });

/** Absences that nothing explains, and those of people who are not on the register. */
const real = 'where: [{ column: REASON, in: ["Absent", ""] }]';

describe('the reason of who is absent on a day', () => {
  it('F-107 leaves out who is listed as absent and has signed out: as many rows as the day has people with the reason Absent', async () => {
    const date = '2026-11-19';
    const forgot = comes('f0', { signs: () => ({ in: [], out: [17 * hour] }) });
    const { ask } = await smallGateway({ ...service, people: [...service.people, forgot] });
    const reasons = 'totalCount facets(columns: [REASON]) { values { value count } }';
    expect(
      await ask(`{
        overview(date: "${date}") { absent { rows distinctStaff } }
        real: absentees(date: "${date}", ${real}) { nodes { key reason } }
        listed: explainedDay(date: "${date}", where: [{ column: LISTED_ABSENT, in: ["Yes"] }], first: 0) { ${reasons} }
      }`),
    ).toEqual({
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
    });
  });

  it.each([
    ['who is listed as absent where a device failed', dead, 7, [{ key: 'a3' }]],
    ['everybody on a day on which nobody worked', free, 30, []],
  ])('N-09 leaves out %s', async (_who, date, totalCount, nodes) => {
    const { ask } = await smallGateway(service);
    const both = `{ all: absentees(date: "${date}") { totalCount } real: absentees(date: "${date}", ${real}) { nodes { key } } }`;
    expect(await ask(both)).toEqual({ all: { totalCount }, real: { nodes } });
  });
});

describe('the reason of each absent day of a month', () => {
  const document = `{ absenteeDays(month: "2026-11", ${real}, first: 200) { nodes { staff { staffID } date reason } } }`;

  it('N-09 leaves out the same days of a month', async () => {
    const { ask } = await smallGateway(service);
    expect((await ask(document)).absenteeDays.nodes).toEqual([
      { staff: { staffID: 'a3' }, date: dead, reason: 'ABSENT' },
      { staff: { staffID: 'a3' }, date: '2026-11-19', reason: 'ABSENT' },
      { staff: { staffID: 'n2' }, date: '2026-11-17', reason: 'ABSENT' },
    ]);
  });

  it('is no part of the list, and of no call, where nobody asks for it', async () => {
    const { ask, calls, csv } = await smallGateway(service);
    await ask(`{ absentees(date: "${dead}") { nodes { key } facets(columns: [DISTRICT]) { values { value } } } }`);
    expect((await csv(`absentees.csv?date=${dead}`))[0]).not.toContain('Reason');
    const lists = calls.map(({ call }) => call).filter((call) => call.startsWith('GET /attendance/'));
    expect(new Set(lists)).toEqual(new Set([`GET /attendance/exception?date=${dead}`]));
  });

  it('is refused while a day cannot be explained', async () => {
    const { query } = await smallGateway(service, {
      'GET /attendance/exception?date=2026-11-04': codedError('UPSTREAM_TIMEOUT', 'Too late.'),
    });
    expect(await query(document)).toMatchObject({
      data: { absenteeDays: null },
      errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
  });
});
