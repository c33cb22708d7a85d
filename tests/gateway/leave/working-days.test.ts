import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../upstream/calendar.ts';
import { leaveAnswers, rangeOf } from '../../support/company-leaves.ts';
import { crowd } from '../../support/small-people.ts';
import { daysUntil, hour, noSigns, office, type SmallShift, smallGateway } from '../../support/small-service.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const guard: SmallShift = { name: 'Guard', start: 6 * hour, grace: 900, length: 8 * hour, works: everyDay };
const alone: SmallShift = { ...office, name: 'Director' };
/** A Wednesday, on which guards work. */
const holiday = '2026-10-21';
/** Monday to Sunday around it. */
const week = { from: '2026-10-19', to: '2026-10-25', kind: 'annual' };
const leaves = [
  { staffID: 'clerk', ...week },
  { staffID: 'guard', ...week },
  { staffID: 'contractor', ...week },
  // Longer than the four weeks that teach what is usual; another leave follows it.
  { staffID: 'director', from: '2026-09-07', to: '2026-10-11', kind: 'annual' },
  { staffID: 'director', from: '2026-10-12', to: '2026-10-27', kind: 'sick' },
  // On a half day of leave the person comes.
  { staffID: 'half', from: '2026-10-22', to: '2026-10-22', kind: 'annual' },
];
const isAway = (staffID: string, day: string) =>
  staffID !== 'half' && leaves.some((leave) => leave.staffID === staffID && leave.from <= day && leave.to >= day);

const person = (staffID: string, shift: SmallShift | null, works = shift?.works ?? office.works) => ({
  ...{ staffID, shift },
  signs: (day: string) =>
    !works.includes(weekdayOf(day)) || isAway(staffID, day) || (day === holiday && shift !== guard)
      ? noSigns
      : { in: [shift?.start ?? 8 * hour], out: [staffID === 'half' ? 12 * hour + 60 : 15 * hour] },
});
const service = {
  timeZone: 'Africa/Lagos',
  shifts: [office, guard, alone],
  holidays: new Set([holiday]),
  people: [
    person('clerk', office),
    person('guard', guard),
    person('contractor', null),
    person('director', alone),
    person('half', office),
    ...crowd(4, 'e', (staffID) => person(staffID, office)),
    ...crowd(3, 'g', (staffID) => person(staffID, guard)),
  ],
  days: daysUntil('2026-10-28', 62),
  now: Date.parse('2026-10-28T18:00:00Z'),
};
const extensions = {
  ...leaveAnswers(leaves, [rangeOf('2026-10')]),
  'GET /extensions': [
    { name: 'leave', version: 1 },
    { name: 'holidays', version: 1 },
  ],
  'GET /holiday/findAll': [{ date: holiday, name: 'Founders' }],
};

/** The reasons of the week's days. */
const weekOf = (days: readonly { readonly date: string; readonly reason: string | null }[]) =>
  days.flatMap(({ date, reason }) => (date >= week.from && date <= week.to ? [reason] : []));

const [leave, off] = ['ON_LEAVE', 'DAY_OFF'];

describe('the working days of a leave', () => {
  it.each([
    ['four, beside a holiday and a weekend', 'clerk', [leave, leave, 'HOLIDAY', leave, leave, off, off], 4],
    ['seven, where the shift works on all of them', 'guard', Array(7).fill(leave), 7],
    [
      ...['four, where nothing says so but the own weeks before', 'contractor'],
      ...[[leave, leave, 'HOLIDAY', leave, leave, 'NO_SHIFT', 'NO_SHIFT'], 4],
    ],
    [
      ...['all but the holiday, of somebody alone on a shift whose days off a leave of seven weeks hides', 'director'],
      ...[[leave, leave, 'HOLIDAY', leave, leave, leave, leave], 26],
    ],
  ] as const)('F-223 are %s', async (_how, staffID, reasons, count) => {
    const { ask, csv } = await smallGateway(service, extensions);
    const where = `where: [{ column: STAFF_ID, in: ["${staffID}"] }]`;
    const { personMonth } = await ask(
      `{ personMonth(staffID: "${staffID}", month: "2026-10") { days { date reason onLeave { kind } } } }`,
    );
    expect(weekOf(personMonth.days)).toEqual(reasons);
    expect(personMonth.days[23].onLeave).not.toBeNull();
    const { attendanceMonth } = await ask(
      `{ attendanceMonth(month: "2026-10", ${where}) { nodes { onLeave days { date reason } } } }`,
    );
    expect(attendanceMonth.nodes.map(({ onLeave }: { onLeave: number }) => onLeave)).toEqual([count]);
    expect(weekOf(attendanceMonth.nodes[0].days)).toEqual(reasons);
    const { staffHours } = await ask(`{ staffHours(month: "2026-10", ${where}) { nodes { onLeave } } }`);
    expect(staffHours.nodes).toEqual([{ onLeave: count }]);
    const chosen = `where=${encodeURIComponent(JSON.stringify([{ column: 'STAFF_ID', in: [staffID] }]))}`;
    const [, sheet] = await csv(`attendanceMonth.csv?month=2026-10&columns=STAFF_ID,ON_LEAVE&${chosen}`);
    expect(sheet?.slice(1)).toEqual([staffID, `${count}`]);
  });

  it('F-223 have the same reasons by day, with the leave beside a day that is none of work', async () => {
    const { ask } = await smallGateway(service, extensions);
    const on = async (date: string) => {
      const { explainedDay } = await ask(
        `{ explainedDay(date: "${date}", where: [{ column: STAFF_ID, in: ["clerk"] }]) { nodes { reason evidence } } }`,
      );
      return explainedDay.nodes;
    };
    const words = 'Annual leave from Monday, 19 October 2026 to Sunday, 25 October 2026';
    expect(await on(holiday)).toEqual([{ reason: 'HOLIDAY', evidence: `Public holiday: Founders; ${words}.` }]);
    expect(await on('2026-10-24')).toEqual([
      {
        reason: 'DAY_OFF',
        evidence: `Nobody of Office was there or listed as absent on the 4 Saturdays before; ${words}.`,
      },
    ]);
    expect(await on('2026-10-22')).toMatchObject([{ reason: 'ON_LEAVE' }]);
  });

  it('F-223 are not used up by a day on which the person comes, if only for half of it', async () => {
    const { ask } = await smallGateway(service, extensions);
    const { personMonth } = await ask(
      '{ personMonth(staffID: "half", month: "2026-10") { days { date reason minutesWorked onLeave { kind } } } }',
    );
    expect(personMonth.days[21]).toEqual({
      ...{ date: '2026-10-22', reason: 'PRESENT', minutesWorked: 241, onLeave: { kind: 'ANNUAL' } },
    });
  });
});
