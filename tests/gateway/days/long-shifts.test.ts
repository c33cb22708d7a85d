import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../gateway/shared/dates.ts';
import { comes, crowd } from '../../support/small-people.ts';
import { daysUntil, hour, noSigns, office, type SmallShift, smallGateway } from '../../support/small-service.ts';

const minute = 60;
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const dutyFrom = (start: number): SmallShift => ({
  ...{ name: `Duty from ${start / hour}`, start, grace: 900, length: 24 * hour, works: everyDay },
});
const duty = dutyFrom(8 * hour);
const lateDuty = dutyFrom(22 * hour);

/** Comes and goes at these times on each second day, else not. */
const everySecondDay = (arrival: number, departure: number) => (day: string) =>
  dayNumber(day) % 2 === dayNumber('2026-10-01') % 2 ? { in: [arrival], out: [departure] } : noSigns;
const always = (arrival: number, departure: number) => () => ({ in: [arrival], out: [departure] });

const service = {
  timeZone: 'Europe/Berlin',
  shifts: [duty, lateDuty, office],
  people: [
    { staffID: 'second', shift: duty, signs: everySecondDay(8 * hour, 32 * hour + 5 * minute) },
    { staffID: 'same-second', shift: duty, signs: always(8 * hour, 32 * hour) },
    { staffID: 'stays-over', shift: duty, signs: always(8 * hour - minute, 32 * hour + 5 * minute) },
    { staffID: 'over-midnight', shift: lateDuty, signs: everySecondDay(22 * hour, 48 * hour + 10 * minute) },
    {
      staffID: 'forgot-both',
      shift: office,
      signs: (day: string) =>
        day === '2026-10-12'
          ? { in: [8 * hour], out: [] }
          : day === '2026-10-13'
            ? { in: [], out: [17 * hour] }
            : everySecondDay(8 * hour, 17 * hour)(day),
    },
    ...crowd(12, 'e', (staffID) => comes(staffID, { signs: always(8 * hour, 17 * hour) })),
  ],
  days: daysUntil('2026-11-02', 64),
  now: Date.parse('2026-11-05T12:00:00Z'),
};

const fields = 'daysSignedIn daysCounted noSignOut noSignIn minutesWorked overtime';
/** Clocks go back in the night to 25 October. */
const longNight = 60;
const days = 31;
const secondDays = 16;

describe('shifts of 24 hours', () => {
  it.each([
    ['on each second day', 'second', secondDays, secondDays * (24 * 60 + 5)],
    ['back to back, signing out and in at the same second', 'same-second', days, days * 24 * 60 + longNight],
    ['back to back, signing in before signing out', 'stays-over', days, days * (24 * 60 + 6) + longNight],
    ['that end on the second day after', 'over-midnight', secondDays, secondDays * (26 * 60 + 10)],
  ])('F-222 are counted as long as they are: %s', async (_how, staffID, worked, minutes) => {
    const { ask } = await smallGateway(service);
    const where = `where: [{ column: STAFF_ID, in: ["${staffID}"] }]`;
    const { staffHours } = await ask(`{ staffHours(month: "2026-10", ${where}) { nodes { ${fields} absent } } }`);
    const { personMonth } = await ask(
      `{ personMonth(staffID: "${staffID}", month: "2026-10") { hours { ${fields} } days { missing } } }`,
    );
    const row = { daysSignedIn: worked, daysCounted: worked, noSignOut: 0, noSignIn: 0, minutesWorked: minutes };
    expect(staffHours.nodes).toMatchObject([{ ...row, absent: 0 }]);
    expect(personMonth.hours).toMatchObject(row);
  });

  it('F-222 make the next day a day off, though the service lists who has just been relieved as absent', async () => {
    const { ask } = await smallGateway(service);
    const { personMonth } = await ask(
      '{ personMonth(staffID: "second", month: "2026-10") { days { date reason isListedAbsent isProbablyNotReal evidence } } }',
    );
    expect(personMonth.days.slice(12, 14)).toEqual([
      expect.objectContaining({ date: '2026-10-13', reason: 'PRESENT' }),
      {
        ...{ date: '2026-10-14', reason: 'DAY_OFF', isListedAbsent: true, isProbablyNotReal: true },
        evidence: 'Signed in on Tuesday, 13 October 2026 for Duty from 8, which lasts 24 hours; listed as absent.',
      },
    ]);
  });

  it('F-222 leave two forgotten records of a short shift what they are', async () => {
    const { ask } = await smallGateway(service);
    const { personMonth } = await ask(
      '{ personMonth(staffID: "forgot-both", month: "2026-10") { days { date minutesWorked missing } } }',
    );
    expect(personMonth.days.slice(11, 13)).toEqual([
      { date: '2026-10-12', minutesWorked: null, missing: 'SIGN_OUT' },
      { date: '2026-10-13', minutesWorked: null, missing: 'SIGN_IN' },
    ]);
  });
});
