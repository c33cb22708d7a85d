import { describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { companyGateway } from '../support/company-gateway.ts';
import { startCompanyService } from '../support/company-service.ts';
import { testSecret } from '../support/gateway.ts';
import { type PlainDay, plainDays } from '../support/plain-days.ts';
import { lists, replyOf, type ServiceBend, signs } from '../support/service-bends/bend-rows.ts';
import { identities } from '../support/service-bends/identities.ts';
import { monthly, texts } from '../support/service-bends/months.ts';
import { questions } from '../support/service-bends/questions.ts';
import { times } from '../support/service-bends/times.ts';
import {
  askedOf,
  askScreens,
  askUntilRead,
  judgeScreen,
  screenQuestions,
  type Told,
  type Verdict,
} from '../support/told-screens.ts';

/** How rows may be. What a whole reply may be is the same for every screen: `section7-replies.test.ts`. */
const bends: readonly ServiceBend[] = [
  replyOf('status "ok"', lists, (data) => ({ status: 'ok', message: 'ok', data })),
  replyOf('no data of signs', signs, () => ({ status: 'success', message: 'ok' })),
  ...[...identities, ...times, ...questions, ...monthly, ...texts],
];

/** What is told wrongly in silence: of what a reply hides altogether nothing can be said. */
const hidden = [
  'no zeros in registers',
  'times as one minute of every day',
  'times as Z on the wall clock',
  'mode ignored and not told',
  'today for the absent of every day',
];

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60 }));

const verdicts: readonly Verdict[] = ['right', 'refused', 'said', 'wrong'];

/** What each screen makes of a bend: how many are right, refused, said and wrong, and what is wrong. */
async function judge({ bend, token }: ServiceBend, right: ReadonlyMap<string, Told>) {
  service.bend(bend(service));
  const found = await askScreens(service, [...right.keys()], token?.(service));
  service.bend(null);
  const judged = [...found].map(([screen, told]) => [screen, ...judgeScreen(right.get(screen) as Told, told)] as const);
  const counts = verdicts.map((verdict) => judged.filter(([, one]) => one === verdict).length);
  return {
    counts,
    wrong: judged.flatMap(([screen, verdict, why]) => (verdict === 'wrong' ? `${screen}: ${why}` : [])),
  };
}

/** Expects that nothing is told wrongly over these bends. */
async function expectRight(right: ReadonlyMap<string, Told>, names: readonly string[]) {
  for (const name of names) {
    const bend = bends.find((one) => one.name === name);
    expect([name, bend && (await judge(bend, right)).wrong]).toEqual([name, []]);
  }
}

/** What some screens say without a bend, which the plain calculation below agrees with. */
const whatIsRight = (screens: readonly string[]) => askScreens(service, screens);

const instant = (wall: number | null) =>
  wall === null ? null : `${new Date(wall * 1_000).toISOString().slice(0, 19)}+01:00`;
const sum = (days: readonly PlainDay[], of: (day: PlainDay) => number | null) =>
  days.reduce((total, day) => total + (of(day) ?? 0), 0);

describe('a service that answers as section 7 has it', () => {
  it('F-101 F-113 F-120 is told of everybody as a plain calculation from its company has it', async () => {
    const { day, month } = askedOf(service);
    const { query } = await companyGateway(service);
    const ofMonth = `(month: "${month}", first: 200)`;
    const questions = {
      explainedDay: `(date: "${day}", first: 200) { nodes { staff { staffID } reason firstIn lastOut minutesLate isListedAbsent } }`,
      attendanceMonth: `${ofMonth} { coverage { isLearning } nodes { staff { staffID } lateMinutes listedAbsent days { reason } } }`,
      staffHours: `${ofMonth} { coverage { isLearning } nodes { staff { staffID } daysCounted minutesWorked overtime } }`,
      serialLateness: `${ofMonth} { nodes { staff { staffID } daysLate } }`,
      absenteeSummary: `${ofMonth} { nodes { staff { staffID } datesAbsent } }`,
    };
    const plain = plainDays(service);
    const months = plain.monthsOf(month);
    const expected = plain.people.map(({ person, shift }) => {
      const days = months.get(person.staffID) ?? [];
      const counted = days.filter(({ minutesWorked }) => minutesWorked !== null);
      const { reason, firstIn, lastOut, minutesLate, isListedAbsent } = days.find(
        ({ date }) => date === day,
      ) as PlainDay;
      const late = days.filter(({ isListedLate }) => isListedLate).map(({ date }) => date);
      const absent = days.filter((each) => each.isListedAbsent).map(({ date }) => date);
      const ofLists = {
        explainedDay: { reason, firstIn: instant(firstIn), lastOut: instant(lastOut), minutesLate, isListedAbsent },
        attendanceMonth: {
          lateMinutes: sum(days, (each) => each.minutesLate),
          listedAbsent: absent.length,
          days: days.map((each) => ({ reason: each.reason })),
        },
        staffHours: {
          daysCounted: counted.length,
          minutesWorked: sum(counted, (each) => each.minutesWorked),
          overtime: counted.some(({ overtime }) => overtime === null) ? null : sum(counted, (each) => each.overtime),
        },
        serialLateness: late.length >= (shift?.serialLatenessThreshold ?? Number.POSITIVE_INFINITY) && {
          daysLate: late,
        },
        absenteeSummary: absent.length > 0 && { datesAbsent: absent },
      };
      return [person.staffID, ofLists] as const;
    });
    for (const [list, question] of Object.entries(questions)) {
      const { page, errors } = await askUntilRead(() => query(`{ page: ${list}${question} }`));
      expect([list, errors]).toEqual([list, undefined]);
      const { nodes } = page as unknown as { nodes: { staff: { staffID: string } }[] };
      const right = expected.flatMap(([staffID, ofLists]) => {
        const row = ofLists[list as keyof typeof ofLists];
        return row ? [{ staff: { staffID }, ...row }] : [];
      });
      expect(right.length, list).toBeGreaterThan(1);
      const inOrder = (rows: readonly { readonly staff: { readonly staffID: string } }[]) =>
        rows.toSorted((one, other) => one.staff.staffID.localeCompare(other.staff.staffID));
      expect([list, inOrder(nodes)]).toEqual([list, inOrder(right)]);
    }
  });
});

describe('a service that answers in a way of its own', () => {
  it('F-204 F-206 F-207 F-211 F-212 F-213 is told rightly, refused or said to be unknown', async () => {
    const right = await whatIsRight(['attendance', 'explainedDay', 'nearSerialLateness', 'attendance.csv']);
    await expectRight(right, [
      'nobody in every fifth record',
      'the person as a JSON text',
      'status "ok"',
      'no data of signs',
      'no zeros in reports, without _id',
      'times as midnights of UTC',
      'mode ignored',
      'mode ignored, in words: Clock In Clock Out',
      'mode ignored, in words: entrée sortie',
      'a prefix before IDs',
      'the register with a row a shift',
      'date ignored of sign-ins',
      'None for every fifth ID',
      'deleted people in the register, with IDs that were given again',
      'deleted records an hour before others',
      'false for texts that are missing',
      'everybody for the late, with a flag',
    ]);
  });

  it('F-201 F-203 F-207 F-211 is told on every surface by what its lists show together', async () => {
    const right = await whatIsRight([
      ...['overview', 'attendance', 'lateness', 'explainedDay', 'nearSerialLateness', 'attendanceMonth', 'staffHours'],
      ...['personMonth', 'staffAttendance', 'attendance.csv', 'explainedDay.csv', 'staffHours.csv'],
    ]);
    await expectRight(right, [
      'times as one second of every day',
      'times as the seconds of an import in the evening',
      'times as the moment of one import',
      'one day for one’s month',
      'nothing for one’s month',
      'numbers of rows as ids, of every list',
    ]);
  });

  it('F-203 F-204 F-205 F-206 F-207 F-208 F-209 F-211 F-212 F-213 F-214 F-217 is so on every screen, whatever it bends', {
    tags: 'nightly',
  }, async () => {
    expect(new Set(bends.map(({ name }) => name)).size).toBe(bends.length);
    expect(bends.length).toBeGreaterThanOrEqual(101);
    const right = await whatIsRight(Object.keys(screenQuestions(service)));
    const wrong: string[] = [];
    const sums = verdicts.map(() => 0);
    for (const bend of bends) {
      const judged = await judge(bend, right);
      for (const [index, count] of judged.counts.entries()) sums[index] = (sums[index] ?? 0) + count;
      if (judged.wrong.length > 0) wrong.push(`${bend.name}: ${judged.wrong.join(' | ')}`);
    }
    const told = verdicts.map((verdict, index) => `${sums[index]} ${verdict}`).join(', ');
    console.log(
      `${bends.length} bends over ${right.size} screens: ${told}. Wrong somewhere: ${wrong.length}.`,
      wrong.map((one) => one.slice(0, 160)),
    );
    expect(wrong.filter((one) => /INTERNAL|HTTP 5/.test(one))).toEqual([]);
    const silent = wrong.map((one) => one.slice(0, one.indexOf(':')));
    expect(silent.sort(), wrong.join('\n')).toEqual(hidden.sort());
  });
});
