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

/** Every second late person is missing. */
const half: Bend = (call, _query, data) =>
  call === 'GET /attendance/lateness' ? (data as object[]).filter((_, index) => index % 2) : undefined;

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

/** Nobody is listed as absent, and `missing` people of the register did not sign in on the day. */
function withoutAbsent(day: string, missing: number): Bend {
  const came = rowsOf('/attendance/findall', { date: day, mode: 'signedIn' }) as readonly Signed[];
  const staffIDs = [...new Set(came.map(({ staffID }) => staffID.staffID))].slice(
    0,
    service.company.staff.length - missing,
  );
  return (call, { date, mode }) => {
    if (call === 'GET /attendance/exception') return [];
    if (date !== day || mode !== 'signedIn') return undefined;
    return came.filter(({ staffID }) => staffIDs.includes(staffID.staffID));
  };
}

/** A record of somebody. */
interface Signed {
  readonly staffID: { readonly staffID: string };
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

  it('F-201 F-204 F-213 are said where the late have other times than their sign-ins, such as those of corrections', async () => {
    const day = busyDay();
    const later =
      (seconds: number): Bend =>
      (call, _query, data) =>
        call === 'GET /attendance/lateness'
          ? (data as readonly { readonly attendanceDate: string }[]).map((row) => ({
              ...row,
              attendanceDate: new Date(Date.parse(row.attendanceDate) + seconds * 1_000).toISOString(),
            }))
          : undefined;
    const words = /(\d+) of the \1 who are listed as late signed in at another time\./;
    for (const [name, told] of await askAll(day, later(3 * 3_600), screensOf(day).late))
      expect([name, told]).toEqual([name, expect.stringMatching(words)]);
    for (const [name, told] of await askAll(day, later(-30), screensOf(day).late))
      expect([name, told]).toEqual([name, expect.not.stringContaining('at another time')]);
  });

  it('F-201 F-204 F-213 are said where a half of the late is missing', async () => {
    const day = busyDay();
    const { late } = screensOf(day);
    const words = /\d+ of the \d+ who signed in too late by today’s shifts are not listed as late\./;
    for (const [name, told] of await askAll(day, half, late))
      expect([name, told]).toEqual([name, expect.stringMatching(words)]);
  });

  it.each<[string, RegExp, (day: string) => Bend]>([
    [
      'nobody is listed',
      /obody is listed as absent, and \d+ of today’s register did not sign in\./,
      (day) => withoutAbsent(day, 9),
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

  it('F-213 count a person once who stands in a list twice', async () => {
    const day = busyDay();
    const came = rowsOf('/attendance/findall', { date: day, mode: 'signedIn' }) as readonly Signed[];
    const staffIDs = [...new Set(came.map(({ staffID }) => staffID.staffID))].slice(0, 7);
    const rows = staffIDs.flatMap((staffID) =>
      ['Ada', 'Obi'].map((name) => ({ _id: `${staffID} ${name}`, staffID, name })),
    );
    const bend: Bend = (call) => (call === 'GET /attendance/exception' ? rows : undefined);
    for (const [name, told] of await askAll(day, bend, screensOf(day).absent))
      expect([name, told]).toEqual([name, expect.stringContaining('7 of the 7 who are listed as absent signed in.')]);
  });

  it.each<[string, Bend]>([
    [
      'the sign-ins have lost records',
      (call, query, data) =>
        query.mode === 'signedIn'
          ? [...(data as object[]), { staffID: null, location: 'Gate' }]
          : half(call, query, data),
    ],
    [
      'the late have lost records',
      (call, query, data) => {
        const rows = half(call, query, data) as object[] | undefined;
        return rows && [...rows, { staffID: null, location: 'Gate' }];
      },
    ],
  ])('F-213 are none where %s', async (_what, bend) => {
    const day = busyDay();
    const said = await askAll(day, bend, screensOf(day).late);
    expect(said.get('day')).toContain('1 row: without a staff record.');
    for (const [name, told] of said)
      expect([name, told]).toEqual([name, expect.not.stringContaining('not listed as late')]);
  });

  it('F-213 are none where less than a tenth of the register did not sign in: these people may be new', async () => {
    const day = service.days.findLast((date) => service.truth(date).absent.size < 5) ?? '';
    for (const [name, told] of await askAll(day, withoutAbsent(day, 5), screensOf(day).absent))
      expect([name, told]).toEqual([name, expect.not.stringContaining('listed as absent')]);
  });

  it('F-213 are none of a day that runs', async () => {
    const day = service.today();
    const { late, signOuts } = screensOf(day);
    const none: Bend = (call, { mode }) =>
      call === 'GET /attendance/lateness' || mode === 'signedOut' ? [] : undefined;
    for (const screens of [late, signOuts])
      for (const [name, told] of await askAll(day, none, { card: screens.card, list: screens.list, day: screens.day }))
        expect([name, told]).toEqual([name, expect.not.stringContaining('obody is listed')]);
  });

  it('F-213 are said of a list where the sign-ins have been read when the day was over', async () => {
    const day = busyDay();
    const clock = { now: Date.parse(`${day}T18:00:00+01:00`) };
    const { ask } = await companyGateway(service, { now: () => clock.now });
    const readSignIns = () => ask(`{ attendance(date: "${day}", mode: SIGNED_IN, first: 1) { totalCount } }`);
    const readLate = async () => {
      // Today's register and shifts.
      await ask(`{ shifts { id } overview(date: "${day}") { validStaff { rows } } }`);
      return (await ask(`{ lateness(date: "${day}", first: 1) { notice } }`)).lateness.notice;
    };
    service.bend(half);
    await readSignIns();
    clock.now += 16 * 3_600_000;
    expect(await readLate()).toBeNull();
    await readSignIns();
    expect(await readLate()).toContain('not listed as late');
    // The next day begins before anybody has asked for the register.
    clock.now += 24 * 3_600_000;
    expect((await ask(`{ lateness(date: "${day}", first: 1) { notice } }`)).lateness.notice).toBeNull();
  });

  it('F-201 F-213 are said where nobody has signed out, also of a month of one person', async () => {
    const day = busyDay();
    const { signOuts, person } = screensOf(day);
    const none: Bend = (_call, { mode }) => (mode === 'signedOut' ? [] : undefined);
    for (const [name, told] of await askAll(day, none, signOuts))
      expect([name, told]).toEqual([
        name,
        expect.stringMatching(/obody is listed as signed out, and \d+ signed in for a day shift by today’s shifts\./),
      ]);
    expect((await askAll(day, none, signOuts)).get('month')).toMatch(
      /\. \d+ more lists of days disagree in the same way\./,
    );
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
