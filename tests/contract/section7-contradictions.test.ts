import { afterEach, describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { companyGateway } from '../support/company-gateway.ts';
import { type Bend, startCompanyService } from '../support/company-service.ts';
import { testSecret } from '../support/gateway.ts';

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60, days: 12 }));
afterEach(() => service.bend(null));

type Query = Parameters<Bend>[1];
const rowsOf = (path: string, query: Query) => (service.read(path, query) ?? []) as readonly object[];
const count = '{ rows source { message } }';

/** What each screen of a day, a month and a person says where the service answers so, and somebody has seen the day's sign-ins. */
async function askAll(day: string, bend: Bend | null, fields: Readonly<Record<string, string>>) {
  const { ask } = await companyGateway(service);
  service.bend(bend);
  await ask('{ shifts { id } }');
  await ask(`{ overview(date: "${day}") { validStaff { rows } attendance { rows } } }`);
  const said = new Map<string, string>();
  for (const [name, field] of Object.entries(fields)) {
    const told = JSON.stringify(await ask(`{ page: ${field} }`));
    said.set(name, [...told.matchAll(/"(?:notice|message)":"([^"]+)"/g)].map(([, words]) => words).join(' '));
  }
  return said;
}

/** A past day on which many came, and late ones among them. */
function busyDay(): string {
  const day = service.days.findLast((date) => service.truth(date).late.size > 5);
  if (!day) throw new Error('Nobody is late.');
  return day;
}

function screensOf(day: string) {
  const [month, person] = [day.slice(0, 7), service.company.staff[0]?.staffID];
  return {
    late: {
      card: `overview(date: "${day}") { lateness ${count} }`,
      list: `lateness(date: "${day}", first: 1) { notice }`,
      day: `explainedDay(date: "${day}", first: 1) { notice }`,
    },
    signOuts: {
      card: `overview(date: "${day}") { signOuts ${count} }`,
      list: `clockOuts(date: "${day}", first: 1) { notice }`,
      day: `explainedDay(date: "${day}", first: 1) { notice }`,
      month: `staffHours(month: "${month}", first: 1) { notice }`,
    },
    absent: {
      card: `overview(date: "${day}") { absent ${count} }`,
      list: `absentees(date: "${day}", first: 1) { notice }`,
      day: `explainedDay(date: "${day}", first: 1) { notice }`,
    },
    person: { month: `personMonth(staffID: "${person}", month: "${month}") { sources { message } }` },
  };
}

describe('lists of a day that contradict each other', () => {
  it('F-201 F-204 F-213 are said on each screen of the late where the list names all who signed in', async () => {
    const day = busyDay();
    const month = day.slice(0, 7);
    const said = await askAll(
      day,
      (call, query) =>
        call === 'GET /attendance/lateness' ? rowsOf('/attendance/findall', { ...query, mode: 'signedIn' }) : undefined,
      {
        card: screensOf(day).late.card,
        list: screensOf(day).late.list,
        today: `lateness(date: "${service.today()}", first: 1) { notice }`,
        trend: `attendanceTrend(until: "${service.today()}", days: 3) { sources { message } }`,
        compared: `comparedStaff(later: "${month}", earlier: "2026-10", measure: LATE_MINUTES, first: 1) { notice }`,
        near: `nearSerialLateness(month: "${month}", first: 1) { notice }`,
      },
    );
    for (const [name, words] of said)
      expect([name, words]).toEqual([name, expect.stringMatching(/\d+ rows: listed as late, with a time before/)]);
  });

  it('F-201 F-204 F-213 are said where a half of the late is missing', async () => {
    const day = busyDay();
    const { late } = screensOf(day);
    const half: Bend = (call, _query, data) =>
      call === 'GET /attendance/lateness' ? (data as object[]).filter((_, index) => index % 2) : undefined;
    const words = /\d+ of the \d+ who signed in too late for their shift are not listed as late\./;
    for (const [name, told] of await askAll(day, half, late))
      expect([name, told]).toEqual([name, expect.stringMatching(words)]);
  });

  it.each<[string, RegExp, (day: string) => Bend]>([
    [
      'nobody is listed',
      /obody is listed as absent, and \d+ of the register did not sign in\./,
      () => (call) => (call === 'GET /attendance/exception' ? [] : undefined),
    ],
    [
      'who signed in is listed',
      /\d+ of the \d+ who are listed as absent signed in\./,
      () => (call, query) =>
        call === 'GET /attendance/exception'
          ? service.days.flatMap((date) => rowsOf('/attendance/exception', { ...query, date }))
          : undefined,
    ],
  ])('F-201 F-204 F-213 are said on each screen of the absent where %s', async (_what, words, bend) => {
    const day = service.days.findLast((date) => service.truth(date).absent.size > 3) ?? '';
    for (const [name, told] of await askAll(day, bend(day), screensOf(day).absent))
      expect([name, told]).toEqual([name, expect.stringMatching(words)]);
  });

  it('F-201 F-213 are said where nobody has signed out, also of a month of one person', async () => {
    const day = busyDay();
    const { signOuts, person } = screensOf(day);
    const none: Bend = (_call, { mode }) => (mode === 'signedOut' ? [] : undefined);
    for (const [name, told] of await askAll(day, none, signOuts))
      expect([name, told]).toEqual([name, expect.stringMatching(/obody is listed as signed out, and \d+ signed in/)]);
    expect((await askAll(day, none, person)).get('month')).toMatch(/in a month that has no sign-out at all/);
  });

  it('F-213 are none where the service answers as it should, on any day', async () => {
    for (const day of [...service.days.slice(-6), service.today()]) {
      const { late, signOuts, absent } = screensOf(day);
      const said = await askAll(day, null, {
        signIns: `attendance(date: "${day}", mode: SIGNED_IN, first: 1) { notice }`,
        ...Object.fromEntries(
          [late, signOuts, absent].flatMap((one, index) =>
            Object.entries(one).map(([name, field]) => [`${index} ${name}`, field]),
          ),
        ),
      });
      expect([day, [...said.values()].filter((words) => /listed|far from/.test(words))]).toEqual([day, []]);
    }
  });
});
