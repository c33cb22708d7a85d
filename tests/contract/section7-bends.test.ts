import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyService, startCompanyService } from '../support/company-service.ts';
import { testSecret } from '../support/gateway.ts';
import { overlaid, plainScreens } from '../support/plain-company/screens.ts';
import type { ServiceBend } from '../support/service-bends/bend-rows.ts';
import {
  frameworkIdentities,
  frameworkMonths,
  frameworkRules,
  frameworkTimes,
} from '../support/service-bends/framework-rows.ts';
import { frameworkEnvelopes, frameworkPages, frameworkSessions } from '../support/service-bends/frameworks.ts';
import { identities } from '../support/service-bends/identities.ts';
import { monthly, texts } from '../support/service-bends/months.ts';
import { questions } from '../support/service-bends/questions.ts';
import { envelopes, pages, sessions, without } from '../support/service-bends/replies.ts';
import { rules } from '../support/service-bends/rules.ts';
import { times } from '../support/service-bends/times.ts';
import { askScreens, judgeScreen, screenQuestions, type Told, type Verdict } from '../support/told-screens.ts';

const bends: readonly ServiceBend[] = [
  ...[...envelopes, ...without, ...pages, ...sessions, ...identities],
  ...[...times, ...rules, ...questions, ...monthly, ...texts],
  ...[...frameworkEnvelopes, ...frameworkPages, ...frameworkSessions, ...frameworkIdentities],
  ...[...frameworkTimes, ...frameworkRules, ...frameworkMonths],
];

/** Of a hundred bends, so many may be told wrongly in silence: of what a reply hides altogether nothing can be said. */
const mostWrong = 2.2;

let service: CompanyService;
beforeAll(async () => {
  service = await startCompanyService({ secret: testSecret, staff: 60 });
});
afterAll(() => service?.close());

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

/**
 * What is so on some screens, by a plain calculation from the company itself. Without a bend they say that, and nothing
 * beside it but of days to come.
 */
async function whatIsRight(screens: readonly string[]) {
  const plain = plainScreens(service);
  const told = [...(await askScreens(service, screens))];
  const right = told.map(([screen, unbent]) => [screen, overlaid(plain[screen] ?? new Map(), unbent)] as const);
  for (const [index, [screen, unbent]] of told.entries()) {
    const [, so] = right[index] as (typeof right)[number];
    expect([screen, so.rows.size > 1, ...judgeScreen(so, unbent)]).toEqual([screen, true, 'right', '']);
  }
  return new Map(right);
}

describe('a service that answers as section 7 has it', () => {
  it('F-101 F-113 F-120 is told on every screen as a plain calculation from its company has it', async () => {
    const right = await whatIsRight(Object.keys(screenQuestions(service)));
    expect([...right.keys()].filter((screen) => !Object.hasOwn(plainScreens(service), screen))).toEqual([]);
  });
});

describe('a service that answers in a way of its own', () => {
  it('F-204 F-206 F-207 F-211 F-212 F-213 is told rightly, refused or said to be unknown', async () => {
    const right = await whatIsRight(['attendance', 'explainedDay', 'nearSerialLateness', 'attendance.csv']);
    for (const name of [
      'nobody in every fifth record',
      'status "ok"',
      'no data of signs',
      'no zeros in reports, without _id',
      'times as midnights of UTC',
      'mode ignored',
      'date ignored of sign-ins',
    ]) {
      const bend = bends.find((one) => one.name === name);
      expect([name, bend && (await judge(bend, right)).wrong]).toEqual([name, []]);
    }
  });

  it('F-201 F-203 F-207 F-211 is told on every surface by what its lists show together', async () => {
    const right = await whatIsRight([
      ...['overview', 'attendance', 'lateness', 'explainedDay', 'nearSerialLateness', 'attendanceMonth', 'staffHours'],
      ...['personMonth', 'staffAttendance', 'attendance.csv', 'explainedDay.csv', 'staffHours.csv'],
    ]);
    for (const name of [
      'times as one second of every day',
      'times as the seconds of an import in the evening',
      'times as the moment of one import',
      'one day for one’s month',
      'nothing for one’s month',
      'numbers of rows as ids, of every list',
    ]) {
      const bend = bends.find((one) => one.name === name);
      expect([name, bend && (await judge(bend, right)).wrong]).toEqual([name, []]);
    }
  });

  it('F-203 F-204 F-205 F-206 F-207 F-208 F-209 F-211 F-212 F-213 F-214 F-217 is so on every screen, whatever it bends', {
    tags: 'nightly',
  }, async () => {
    expect(new Set(bends.map(({ name }) => name)).size).toBe(bends.length);
    expect(bends.length).toBeGreaterThanOrEqual(158);
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
    expect((100 * wrong.length) / bends.length, wrong.join('\n')).toBeLessThanOrEqual(mostWrong);
  });
});
