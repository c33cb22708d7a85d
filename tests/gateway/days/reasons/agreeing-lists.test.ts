import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../../upstream/calendar.ts';
import { comes, crowd } from '../../../support/small-people.ts';
import {
  answersOf,
  daysUntil,
  hour,
  noSigns,
  office,
  type SmallPerson,
  type SmallShift,
  smallGateway,
} from '../../../support/small-service.ts';

/** A Saturday. */
const date = '2026-11-14';
const workedDay = '2026-11-12';
const today = '2026-11-16';
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const minute = 60;

const shiftAt = (start: number, length = 8 * hour, works = everyDay): SmallShift => ({
  ...{ name: `From ${start / hour}`, start, grace: 900, length, works },
});
const [first, second, third] = [shiftAt(0), shiftAt(8 * hour), shiftAt(16 * hour)];

/** People of a shift who come a quarter before it and go five minutes after it. */
const keep = (shift: SmallShift, count: number, isThere = (_day: string) => true, centre = 'Awka') =>
  crowd(count, `${shift.name} ${centre} `, (staffID) => ({
    ...{ staffID, shift, centre },
    signs: (day) =>
      shift.works.includes(weekdayOf(day)) && isThere(day)
        ? { in: [shift.start - 15 * minute], out: [shift.start + shift.length + 5 * minute] }
        : noSigns,
  }));

/** People of the office, some of whom stay on Fridays until after midnight. */
const stayOver = crowd(30, 'o', (staffID) =>
  comes(staffID, {
    signs: (day) => {
      const works = office.works.includes(weekdayOf(day));
      const out = weekdayOf(day) === 5 && staffID.length < 3 ? 24 * hour + 30 * minute : 17 * hour;
      return works ? { in: [8 * hour - 600], out: [out] } : noSigns;
    },
  }),
);

const nobody = { staffID: null, mode: 'signedIn', location: 'Gate 1', attendanceDate: `${workedDay}T07:00:00Z` };
const isOn = (days: readonly string[]) => (day: string) => days.includes(day);

interface Answers {
  readonly [call: string]: unknown;
}
const list = (call: string, day: string) => `GET /attendance/${call}?date=${day}`;
const [signIns, signOuts] = ['signedIn', 'signedOut'].map((mode) => `${list('findall', workedDay)}&mode=${mode}`) as [
  string,
  string,
];
const rowsOf = (answers: Answers, call: string) => answers[call] as readonly { staffID: { staffID: string } }[];
const isAway = (staffID: string) => / \d$/.test(staffID);
const without = (answers: Answers, call: string, isOut: (staffID: string) => boolean) =>
  rowsOf(answers, call).filter(({ staffID }) => !isOut(staffID.staffID));

async function noticeOf(
  people: readonly SmallPerson[],
  day: string,
  bend: (answers: Answers) => Answers = () => ({}),
): Promise<string> {
  const service = {
    timeZone: 'Africa/Lagos',
    shifts: [...new Set(people.flatMap(({ shift }) => shift ?? []))],
    people,
    days: daysUntil(today, 40),
    now: Date.parse('2026-11-16T11:00:00Z'),
  };
  const { query } = await smallGateway(service, bend(answersOf(service)));
  const { data, errors } = await query(`{ explainedDay(date: "${day}", first: 1) { notice } }`);
  return errors
    ? errors.map(({ message }) => message).join(' ')
    : ((data as { explainedDay: { notice: string | null } }).explainedDay.notice ?? '');
}

describe('lists of a day that agree', () => {
  it.each<[string, readonly SmallPerson[], string, ((answers: Answers) => Answers)?]>([
    ['three shifts that meet at midnight', [...keep(first, 20), ...keep(second, 20), ...keep(third, 20)], date],
    [
      'people who went home after midnight from the shift of the day before',
      [...keep(third, 20, isOn(['2026-11-12', '2026-11-13', '2026-11-15'])), ...keep(second, 2)],
      date,
    ],
    ['overtime of a Friday that ends on Saturday', stayOver, date],
    [
      'three day workers who forgot to sign in, beside ten who went home from the night',
      [
        ...keep(shiftAt(22 * hour), 10),
        ...crowd(3, 'f', (staffID) => comes(staffID, { signs: () => ({ in: [], out: [17 * hour] }) })),
      ],
      workedDay,
    ],
    [
      'people who came on the evening before, the first of them on the next one again',
      [...keep(first, 20, isOn(['2026-11-13', '2026-11-14'])), ...keep(second, 5)],
      date,
    ],
    [
      'people who were absent in the first hours, and came for the next day',
      [...keep(first, 5, (day) => day !== workedDay), ...keep(second, 20)],
      workedDay,
    ],
    [
      'late ones who have come since the sign-ins were read',
      crowd(2, 'l', (staffID) => comes(staffID, {}, { at: () => 9 * hour })),
      today,
      () => ({ [`${list('findall', today)}&mode=signedIn`]: [] }),
    ],
    [
      'sign-ins of which half are nobody’s',
      keep(office, 30),
      workedDay,
      (answers) => ({
        [signIns]: rowsOf(answers, signIns).map((row, index) => (index < 18 ? { ...nobody, _id: `${index}` } : row)),
      }),
    ],
    [
      'a district in which few came on a day off, seen by a caller who has the sign-ins of all',
      keep(office, 15),
      workedDay,
      (answers) => ({
        [signOuts]: without(answers, signOuts, isAway),
        [signIns]: [
          ...without(answers, signIns, isAway),
          ...crowd(60, 'other', (staffID) => ({ staffID }) as SmallPerson).map(({ staffID }) => ({
            ...rowsOf(answers, signIns)[0],
            staffID: { staffID, name: `Of ${staffID}` },
          })),
        ],
        [list('exception', workedDay)]: [],
      }),
    ],
  ])('F-201 F-213 are told: %s', async (_name, people, day, bend) => {
    expect(await noticeOf(people, day, bend)).not.toMatch(/contradict|listed as/);
  });
});
