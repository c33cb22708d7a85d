import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { companyGateway } from '../support/company-gateway.ts';
import { Raw, startCompanyService } from '../support/company-service.ts';
import { now as runClock } from '../support/fixed-clock.ts';
import { testSecret } from '../support/gateway.ts';
import { askUntilRead } from '../support/told-screens.ts';

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60 }));
afterEach(() => service.bend(null));

/** A gateway that keeps past days, with a clock of its own. */
async function start() {
  const clock = { now: runClock() };
  const gateway = await companyGateway(service, { settings: { LIST_WINDOW_MS: '2000' }, now: () => clock.now });
  const query = (document: string) => gateway.query(`{ ${document} }`);
  const ask = (document: string) => gateway.ask(`{ ${document} }`);
  const reasonsOf = async (day: string) => {
    const { data, errors } = await query(
      `explainedDay(date: "${day}", first: 200) { nodes { staff { staffID } reason } }`,
    );
    const { nodes } = (data as { explainedDay: { nodes: { staff: { staffID: string }; reason: string }[] } } | null)
      ?.explainedDay ?? { nodes: [] };
    return { reasons: new Map(nodes.map(({ staff, reason }) => [staff.staffID, reason])), error: errors?.[0] };
  };
  return { clock, query, ask, reasonsOf };
}

type Row = { readonly staffID: { readonly staffID: string; readonly shift: string } };
const signInsOf = (day: string) =>
  service.read('/attendance/findall', { date: day, mode: 'signedIn' }) as readonly Row[];

/** Somebody who is absent on a day. */
function absentee(day: string) {
  const listed = new Set(
    (service.read('/attendance/exception', { date: day }) as { staffID: string }[]).map(({ staffID }) => staffID),
  );
  const person = service.company.staff.find(({ staffID }) => listed.has(staffID));
  if (!person) throw new Error('Nobody was absent.');
  return person;
}

const minute = 60_000;
const lists = {
  signIns: ['GET /attendance/findall', 'signedIn'],
  signOuts: ['GET /attendance/findall', 'signedOut'],
  absent: ['GET /attendance/exception', undefined],
  late: ['GET /attendance/lateness', undefined],
} as const;

/** Bends one list of a day. */
function bendList(name: keyof typeof lists, day: string, data: unknown): void {
  const [call, mode] = lists[name];
  service.bend((one, query) => (one === call && query.date === day && query.mode === mode ? data : undefined));
}

const lastFriday = () => service.days.filter((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 5).at(-1) ?? '';

/** A past day on which several people are late. */
const lateDay = () =>
  service.days.findLast(
    (day) =>
      day < service.today() && (service.read('/attendance/lateness', { date: day }) as readonly Row[]).length > 4,
  ) ?? '';

describe('a past day over the company’s own service', () => {
  it.each([
    ['null', null, 'without a list'],
    ['no data', new Raw('{"status":"success","message":"ok"}'), 'without a list'],
    ['data under another name', new Raw('{"status":"success","result":[]}'), 'without a list'],
    ['an empty list', [], 'contradict each other: 0 people signed in'],
  ])(
    'F-201 F-206 is not told from sign-ins that are once %s, and is told a minute later',
    async (_name, data, words) => {
      const { clock, reasonsOf } = await start();
      const day = lastFriday();
      bendList('signIns', day, data);
      const wrong = await reasonsOf(day);
      expect(wrong.error?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
      expect(wrong.error?.message).toContain(words);
      service.bend(null);
      clock.now += minute;
      const { reasons } = await reasonsOf(day);
      const present = [...reasons.values()].filter((reason) => reason.startsWith('PRESENT'));
      expect(present.length).toBeGreaterThan(40);
      expect([...reasons.values()]).not.toContain('HOLIDAY');
    },
  );

  it('F-201 is not told where the absent list names who signed in, and says both numbers', async () => {
    const { reasonsOf } = await start();
    const day = lastFriday();
    bendList(
      'absent',
      day,
      service.company.staff.map((person) => ({ ...person })),
    );
    const came = new Set(signInsOf(day).map(({ staffID }) => staffID.staffID)).size;
    const { error } = await reasonsOf(day);
    expect(error?.message).toContain(
      `contradict each other: ${came} people signed in, and ${came} of them are listed as absent`,
    );
  });

  it('F-201 is not told where most signed out before they signed in, as where hours are those of a clock of twelve', async () => {
    const { reasonsOf } = await start();
    const day = lastFriday();
    const rows = service.read('/attendance/findall', { date: day, mode: 'signedOut' }) as { attendanceDate: string }[];
    const early = (row: (typeof rows)[0]) => ({
      ...row,
      attendanceDate: Date.parse(row.attendanceDate) - 720 * minute,
    });
    bendList('signOuts', day, rows.map(early));
    const { error } = await reasonsOf(day);
    expect(error?.message).toMatch(/contradict each other: \d+ of the \d+ who signed in and out signed out before/);
  });

  it('F-201 is no holiday in a month, between days on which the same people signed in', async () => {
    const { query } = await companyGateway(service);
    const day = lateDay();
    bendList('signIns', day, []);
    const { page } = await askUntilRead(() =>
      query(
        `{ page: attendanceMonth(month: "${day.slice(0, 7)}", first: 200) { coverage { daysAsked daysRead isLearning } notice nodes { days { date reason } } } }`,
      ),
    );
    expect(page?.notice).toContain('contradict each other: 0 people signed in');
    expect(JSON.stringify(page?.nodes)).not.toContain(`"date":"${day}","reason":"HOLIDAY"`);
  });

  it('F-204 is no holiday where a part of its sign-ins is of another mode and was left out', async () => {
    const { ask } = await companyGateway(service);
    service.bend((call, { mode }, data) =>
      call === 'GET /attendance/findall'
        ? (data as readonly object[]).map((row, index) =>
            index % 3 === 0 ? { ...row, mode: mode === 'signedIn' ? 'signedOut' : 'signedIn' } : row,
          )
        : undefined,
    );
    const document = `{ explainedDay(date: "${service.days.at(-3)}", first: 200) { nodes { reason } } }`;
    const reasons = (await ask(document)).explainedDay.nodes.map(({ reason }: { reason: string }) => reason);
    expect(reasons).toContain('PRESENT');
    expect(reasons).not.toContain('HOLIDAY');
  });

  it('F-201 is not told where the late list has everybody who signed in, also who came before the shift began', async () => {
    const { reasonsOf } = await start();
    const day = lastFriday();
    bendList('late', day, signInsOf(day));
    const { error } = await reasonsOf(day);
    expect(error?.message).toMatch(/everybody who signed in is listed as late, and \d+ of \d+ came before/);
  });

  it('F-201 is told where only people of the night signed in, back from a break, and are all listed as late', async () => {
    const { reasonsOf } = await start();
    const day = lastFriday();
    type Shift = { readonly _id: string; readonly startTime: string; readonly endTime: string };
    const nights = (service.read('/shift/findAll') as readonly Shift[]).filter((one) => one.endTime < one.startTime);
    const rows = signInsOf(day)
      .filter(({ staffID }) => nights.some(({ _id }) => _id === staffID.shift))
      .map((row, index) => ({ ...row, attendanceDate: `${day}T02:05:${10 + index}+01:00` }));
    expect(rows.length).toBeGreaterThan(2);
    service.bend((call, query) => {
      if (query.date !== day) return undefined;
      if (call === 'GET /attendance/lateness') return rows;
      return call === 'GET /attendance/findall' && query.mode === 'signedIn' ? rows : undefined;
    });
    expect((await reasonsOf(day)).error?.message ?? '').not.toContain('listed as late');
  });

  it('F-201 tells who has a late record and no other sign-in as late, not as absent', async () => {
    const { reasonsOf } = await start();
    const day =
      service.days.findLast((one) => (service.read('/attendance/lateness', { date: one }) as unknown[]).length > 2) ??
      '';
    const [late] = service.read('/attendance/lateness', { date: day }) as Row[];
    const { staffID = '' } = late?.staffID ?? {};
    bendList(
      'signIns',
      day,
      signInsOf(day).filter((row) => row.staffID.staffID !== staffID),
    );
    expect((await reasonsOf(day)).reasons.get(staffID)).toBe('PRESENT_LATE');
  });

  it('F-210 is read for a file without waiting for what the background reads', async () => {
    const never = (signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const wait = (milliseconds: number, signal: AbortSignal) =>
      milliseconds < minute ? setTimeout(milliseconds) : never(signal);
    const { file } = await companyGateway(service, { settings: { LIST_WINDOW_MS: '2000' }, wait });
    const month = service.days.at(-30)?.slice(0, 7);
    await expect.poll(async () => (await file(`staffHours.csv?month=${month}`)).status).toBe(200);
  });

  it('F-202 is read again, all of its lists together, when somebody opens it', async () => {
    const { clock, ask, reasonsOf } = await start();
    const day = lastFriday();
    const person = absentee(day);
    const { staffID } = person;
    expect((await reasonsOf(day)).reasons.get(staffID)).toBe('ABSENT');
    const month = `personMonth(staffID: "${staffID}", month: "${day.slice(0, 7)}") { days { date reason isListedAbsent } }`;
    await ask(month);
    service.setRecords(person, day, [{ mode: 'signedIn', time: '07:41:00' }]);
    clock.now += minute;
    const { personMonth } = await ask(month);
    expect(personMonth.days).toContainEqual({ date: day, reason: 'PRESENT', isListedAbsent: false });
    clock.now += minute;
    // Somebody opens one of the lists a moment before.
    await ask(`absentees(date: "${day}", first: 1) { totalCount }`);
    service.calls();
    expect((await reasonsOf(day)).reasons.get(staffID)).toBe('PRESENT');
    const read = service.calls().filter(({ query }) => query.date === day);
    expect(read.map(({ call, query }) => `${call} ${query.mode ?? ''}`).sort()).toEqual([
      'GET /attendance/findall signedIn',
      'GET /attendance/findall signedOut',
      'GET /attendance/lateness ',
    ]);
    service.setRecords(person, day, []);
  });

  it('F-202 is of one age in the months of a person and of the company once somebody has opened one of its lists', async () => {
    const { clock, ask, reasonsOf } = await start();
    // Nobody waits for the lists of a day so long ago.
    const day = service.days.at(-9) ?? '';
    const person = absentee(day);
    const { staffID } = person;
    const month = day.slice(0, 7);
    const onDay = ({ days }: { days: { date: string; reason: string }[] }) =>
      days.find(({ date }) => date === day)?.reason;
    const reasons = async () => {
      const own = await ask(`personMonth(staffID: "${staffID}", month: "${month}") { days { date reason } }`);
      const sheet = await ask(
        `attendanceMonth(month: "${month}", search: "${staffID}", first: 1) { nodes { days { date reason } } }`,
      );
      return [onDay(own.personMonth), onDay(sheet.attendanceMonth.nodes[0])];
    };
    await reasonsOf(day);
    expect(await reasons()).toEqual(['ABSENT', 'ABSENT']);
    service.setRecords(person, day, [{ mode: 'signedIn', time: '11:41:00' }]);
    clock.now += minute;
    await ask(`absentees(date: "${day}", first: 1) { totalCount }`);
    expect(await reasons()).toEqual(['PRESENT_LATE', 'PRESENT_LATE']);
    service.setRecords(person, day, []);
  });
});

describe('weekends on which the company’s own service lists everybody', () => {
  it('F-113 are no holidays either while their lists are still being read', async () => {
    service.bend((call, { date = '' }) =>
      call === 'GET /attendance/exception' && [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay())
        ? service.company.staff.map((person) => ({ ...person }))
        : undefined,
    );
    const { ask, reasonsOf } = await start();
    // Letters read who signed in on each day of the month, and not who was absent.
    const month = service.today().slice(0, 7);
    await ask(`absenteeSummary(month: "${month}", first: 1) { letters { letters { title } } }`);
    const { reasons } = await reasonsOf('2026-11-21');
    expect(reasons.size).toBe(60);
    expect([...reasons.values()].every((reason) => reason === 'UNEXPLAINED' || reason === 'DAY_OFF')).toBe(true);
  });
});

describe('a success without a list', () => {
  it.each([
    ['staff', '/staff/findAll', 'staff(first: 1) { totalCount }'],
    ['absentees', '/attendance/exception', 'absentees(date: "DAY", first: 1) { totalCount }'],
    ['serialLateness', '/attendance/serialLatness', 'serialLateness(month: "MONTH", first: 1) { totalCount }'],
    ['shiftList', '/shift/findAll', 'shiftList(first: 1) { totalCount }'],
  ])('F-206 is no list of %s', async (_name, path, document) => {
    const { query } = await start();
    const day = lastFriday();
    for (const body of ['{"status":"success"}', '{"status":"success","data":null}', '{"status":"success","data":""}']) {
      service.bend((call) => (call === `GET ${path}` ? new Raw(body) : undefined));
      const { errors } = await query(document.replace('DAY', day).replace('MONTH', day.slice(0, 7)));
      expect(errors?.[0]?.extensions.code, body).toBe('UPSTREAM_BAD_RESPONSE');
    }
  });

  it('F-206 makes the cards of the dashboard unknown, not 0', async () => {
    const { ask } = await start();
    service.bend(() => new Raw('{"status":"success","records":[]}'));
    const names = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'];
    const { overview } = await ask(
      `overview(date: "${service.today()}") { ${names.map((name) => `${name} { rows source { ok code } }`).join(' ')} }`,
    );
    for (const name of names)
      expect(overview[name]).toEqual({ rows: null, source: { ok: false, code: 'UPSTREAM_BAD_RESPONSE' } });
  });
});
