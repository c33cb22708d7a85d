import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { absencePath, comparing, late, latePath, person, serial, serialPath, short } from './compared-months.ts';

describe('what a comparison cannot know', () => {
  it('F-109 has at least so many days of people of whom some could not be read', async () => {
    const of = (staffID: string, dateAbsent: readonly string[], more = {}) => ({
      ...person(staffID),
      dateAbsent,
      ...more,
    });
    const { compare } = await comparing({
      [absencePath('2026-10')]: [
        of('A', ['02-10-2026', '03-10-2026']),
        of('B', ['2026-10-05', '06-10-2026']),
        of('C', ['2026-10-05', '2026-10-05'], { occurrence: 1 }),
      ],
      [absencePath('2026-11')]: ['A', 'B', 'C'].map((staffID) => of(staffID, ['2026-11-02'])),
    });
    const { nodes } = await compare(
      'later: "2026-11", earlier: "2026-10", measure: ABSENCE, orderBy: [{ column: STAFF_ID }]',
      'nodes { key earlier isEarlierAtLeast later difference }',
    );
    expect(nodes).toEqual([
      { key: 'A', earlier: 0, isEarlierAtLeast: true, later: 1, difference: null },
      { key: 'B', earlier: 1, isEarlierAtLeast: true, later: 1, difference: null },
      { key: 'C', earlier: 1, isEarlierAtLeast: false, later: 1, difference: 0 },
    ]);
  });

  it('F-107 says "<3" and "at least +6" of who is not on the report of one month, in rows and in files', async () => {
    const rule = (id: string, serialLatenessThreshold: number) => ({
      _id: id,
      name: id,
      startTime: '08:00',
      serialLatenessThreshold,
    });
    const days = ['05', '06', '07', '08', '09', '12', '13', '14'].map((day) => `2026-10-${day}`);
    const of = (staffID: string, shift?: string) => ({
      ...serial(staffID, days),
      staffID: { ...person(staffID), shift },
    });
    const more = {
      'GET /shift/findAll': [rule('day', 3), rule('night', 5)],
      [serialPath('2026-09')]: [],
      [serialPath('2026-10')]: [of('A', 'day'), of('B')],
    };
    const args = 'later: "2026-10", earlier: "2026-09", measure: SERIAL_LATENESS';
    const facts = 'key earlier earlierBelow isEarlierAtLeast later laterBelow difference isDifferenceAtLeast change';
    const { compare, csv } = await comparing(more);
    const row = {
      earlier: null,
      isEarlierAtLeast: false,
      later: 8,
      laterBelow: null,
      isDifferenceAtLeast: true,
      change: 'NEW',
    };
    expect(await compare(args, `withoutStaff earlierCoverage { daysRead } nodes { ${facts} }`)).toEqual({
      withoutStaff: 0,
      earlierCoverage: null,
      nodes: [
        { key: 'A', ...row, earlierBelow: 3, difference: 6 },
        // Whose shift is not known may have the highest threshold.
        { key: 'B', ...row, earlierBelow: 5, difference: 4 },
      ],
    });
    const file = 'comparedStaff.csv?later=2026-10&earlier=2026-09&measure=SERIAL_LATENESS';
    expect((await csv(`${file}&columns=STAFF_ID,EARLIER,LATER,DIFFERENCE`)).slice(1)).toEqual([
      ['1', 'A', '<3', '8', 'at least +6'],
      ['2', 'B', '<5', '8', 'at least +4'],
    ]);
    const chosen = 'orderBy: [{ column: DIFFERENCE }], where: [{ column: EARLIER, to: "4" }]';
    expect(await compare(`${args}, ${chosen}`, 'nodes { key }')).toEqual({ nodes: [{ key: 'A' }] });
  });

  it('F-108 marks late minutes of a month of which days could not be read, and refuses a file of it', async () => {
    const timedOut = codedError('UPSTREAM_TIMEOUT', 'Too late.');
    const more = { [latePath('2026-10-13')]: timedOut };
    const args = 'later: "2026-11", earlier: "2026-10", measure: LATE_MINUTES';
    const { compare, file } = await comparing(more);
    const found = await compare(
      args,
      `earlierCoverage { daysAsked daysRead isLearning } laterCoverage { daysAsked daysRead }
       nodes { key earlier isEarlierAtLeast later difference change }`,
    );
    expect(found).toMatchObject({
      earlierCoverage: { daysAsked: 31, daysRead: 30, isLearning: false },
      laterCoverage: { daysAsked: 4, daysRead: 4 },
    });
    const unknown = { difference: null, change: null };
    expect(found.nodes).toContainEqual({ key: 'A', earlier: 20, isEarlierAtLeast: true, later: 41, ...unknown });
    expect(found.nodes).toContainEqual({ key: 'B', earlier: null, isEarlierAtLeast: false, later: 60, ...unknown });
    const name = 'comparedStaff.csv?later=2026-11&earlier=2026-10&measure=LATE_MINUTES';
    expect((await file(name)).status).toBe(502);
  });

  it('F-101 F-103 adds the minutes of the earliest sign-in of who is listed twice, and none of nobody', async () => {
    const [morning, lunch] = [late('A', '2026-11-02T08:49:00'), late('A', '2026-11-02T13:05:00')];
    const nobody = { ...morning, staffID: { shift: 'day' } };
    const args = 'later: "2026-11", earlier: "2026-10", measure: LATE_MINUTES';
    for (const rows of [
      [morning, lunch, nobody],
      [nobody, lunch, morning],
    ]) {
      const { compare } = await comparing({ [latePath('2026-11-02')]: rows, [latePath('2026-11-03')]: [] });
      expect((await compare(args)).nodes.map(short)).toEqual([['A', 20, 49, 'WORSE']]);
    }
  });
});
