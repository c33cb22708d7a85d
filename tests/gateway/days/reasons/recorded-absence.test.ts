/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { comes, crowd } from '../../../support/small-people.ts';
import { daysUntil, hour, noSigns, office, type SmallPerson, smallGateway } from '../../../support/small-service.ts';
import { staffRecord } from '../../../support/staff.ts';

const today = '2026-11-24';

/** Comes on working days from a day on. */
const person = (staffID: string, from: string, fields: Partial<SmallPerson> = {}) =>
  comes(staffID, fields, { isThere: (day) => day >= from, at: () => 7.5 * hour });
const many = (count: number, prefix: string, from: string, fields: Partial<SmallPerson> = {}) =>
  crowd(count, prefix, (staffID) => person(staffID, from, fields));

/** A service of section 7 alone with these people, whose past days are learned in the background. */
const learning = (people: readonly SmallPerson[], more: Record<string, unknown> = {}) =>
  smallGateway(
    {
      timeZone: 'Africa/Lagos',
      shifts: [office],
      people,
      days: daysUntil(today, 60),
      now: Date.parse(`${today}T18:00:00Z`),
    },
    more,
    { settings: { LIST_WINDOW_MS: '2000', RATE_LIMIT: '0' } },
  );

const lists = `{
  absentees(date: "2026-11-05") { totalCount notice }
  absenteeSummary(month: "2026-11") { notice nodes { key datesAbsent dayCount occurrence isCountDifferent } }
  absenteeDays(month: "2026-11") { totalCount notice nodes { key dayCount } }
  attendanceTrend(until: "2026-11-24", days: 24) { days { absent } }
}`;

interface Answer {
  readonly absentees: { readonly totalCount: number; readonly notice: string | null };
  readonly absenteeSummary: { readonly notice: string | null; readonly nodes: readonly { readonly key: string }[] };
  readonly absenteeDays: { readonly totalCount: number; readonly notice: string | null };
  readonly attendanceTrend: { readonly days: readonly { readonly absent: number | null }[] };
}

/**
 * The lists of absence of a service of section 7 alone, before and after its days have been learned: whoever opens a
 * day has it and its neighbours learned.
 */
async function absenceOf(people: readonly SmallPerson[], more: Record<string, unknown> = {}) {
  const gateway = await learning(people, more);
  const ask = async (): Promise<Answer> => gateway.ask(lists);
  const before = await ask();
  const letters = async () =>
    (await gateway.ask('{ absenteeSummary(month: "2026-11") { letters { letters { key days { date } } } } }'))
      .absenteeSummary.letters.letters;
  const lettersBefore = await letters();
  for (const day of daysUntil('2026-11-23', 54))
    await gateway.query(`{ explainedDay(date: "${day}", first: 1) { totalCount } }`);
  const after = await ask();
  // The days of the chart have those absences that the list of the month has.
  const drawn = after.attendanceTrend.days.reduce((sum, { absent }) => sum + (absent ?? 0), 0);
  expect(drawn).toBe(after.absenteeDays.totalCount);
  return { before, after, lettersBefore, letters: await letters() };
}

const hidden = (rows: number) =>
  `${rows} rows: days left out (before the first records of the company, the service centre or the person).`;

describe('lists of absence over section 7 alone', () => {
  it('F-106 leave out days before the first record of the company, and say so', async () => {
    const { before, after } = await absenceOf(many(8, 'p', '2026-11-11'));
    expect(before.absentees).toEqual({ totalCount: 8, notice: null });
    expect(after.absentees).toEqual({ totalCount: 0, notice: hidden(8) });
    expect(after.absenteeSummary).toEqual({
      notice: hidden(8),
      nodes: [],
    });
    expect(after.absenteeDays.totalCount).toBe(0);
  });

  it('F-106 keep absences of days with records, and count those alone', async () => {
    const away = {
      ...person('away', '2026-11-11'),
      signs: (day: string) => (day === '2026-11-18' ? noSigns : person('x', '2026-11-11').signs(day)),
    };
    const { after, lettersBefore } = await absenceOf([...many(8, 'p', '2026-11-11'), away]);
    // What is sent to people does not wait for what is learned.
    expect(lettersBefore).toEqual([{ key: 'away', days: [{ date: '2026-11-18' }] }]);
    expect(after.absenteeSummary.nodes).toEqual([
      { key: 'away', datesAbsent: ['2026-11-18'], dayCount: 1, occurrence: 1, isCountDifferent: false },
    ]);
    expect(after.absenteeDays).toMatchObject({ totalCount: 1, nodes: [{ key: 'away-2026-11-18', dayCount: 1 }] });
  });

  it('F-106 are compared with no month before the first record as if nobody had been absent in it', async () => {
    const away = {
      ...person('away', '2026-11-11'),
      signs: (day: string) => (day === '2026-11-18' ? noSigns : person('x', '2026-11-11').signs(day)),
    };
    const gateway = await learning([...many(8, 'p', '2026-11-11'), away]);
    for (const day of daysUntil('2026-11-23', 85))
      await gateway.query(`{ explainedDay(date: "${day}", first: 1) { totalCount } }`);
    const { comparedStaff } =
      await gateway.ask(`{ comparedStaff(measure: ABSENCE, earlier: "2026-10", later: "2026-11") {
      nodes { key earlier earlierBelow later isLaterAtLeast difference change }
    } }`);
    expect(comparedStaff.nodes).toEqual([
      {
        key: 'away',
        earlier: null,
        earlierBelow: null,
        later: 1,
        isLaterAtLeast: true,
        difference: null,
        change: null,
      },
    ]);
  });

  it('F-106 leave out days before a service centre had records, and before a person was registered', async () => {
    const people = [
      ...many(8, 'p', '2026-01-01'),
      ...many(6, 'n', '2026-11-11', { centre: 'Nnewi' }),
      person('fresh', '2026-11-12', { registered: '2026-11-12' }),
    ];
    const { after } = await absenceOf(people, {
      'GET /attendance/exception?date=2026-11-05': people
        .slice(8)
        .map(({ staffID, centre = 'Awka' }) => staffRecord({ _id: `id-${staffID}`, staffID, serviceCentre: centre })),
    });
    expect(after.absentees).toEqual({ totalCount: 0, notice: hidden(7) });
    expect(after.absenteeSummary).toEqual({ notice: hidden(6), nodes: [] });
  });

  it("F-106 leave out today's absences too where nobody has ever signed in, and write no letter of them", async () => {
    const { after, letters } = await absenceOf(many(8, 'p', '2099-01-01', { registered: '2024-01-01' }));
    expect(after.absenteeSummary).toEqual({
      notice: hidden(8),
      nodes: [],
    });
    expect(letters).toEqual([]);
  });

  it('F-106 hide no absence because of one empty day', async () => {
    const closed = many(8, 'p', '2026-01-01').map((one) => ({
      ...one,
      signs: (day: string) => (day === '2026-11-02' ? noSigns : one.signs(day)),
    }));
    const { after } = await absenceOf(closed);
    expect(after.absenteeSummary).toMatchObject({ notice: null });
    expect(after.absenteeSummary.nodes).toHaveLength(8);
  });
});

describe('answers whose days are still being read', () => {
  it('say how far they are, and refuse their files', async () => {
    const gateway = await learning(many(8, 'p', '2026-01-01'));
    const ask = async (document: string) => (await gateway.ask(`{ answer: ${document} }`)).answer;
    const attendanceMonth = await ask(`attendanceMonth(month: "2026-11", first: 1) {
      coverage { daysAsked daysRead isLearning } isRegisterOfToday nodes { days { date reason unknown } }
    }`);
    const personMonth = await ask(`personMonth(staffID: "p0", month: "2026-11") {
      coverage { daysAsked isLearning } days { date reason unknown firstIn evidence }
    }`);
    const attendanceTrend = await ask(
      'attendanceTrend(until: "2026-11-24", days: 31) { coverage { daysAsked daysRead isLearning } }',
    );
    const reasons = await ask('absenteeDays(month: "2026-11") { notice nodes { reason } }');
    expect(attendanceMonth).toMatchObject({ coverage: { daysAsked: 52, isLearning: true }, isRegisterOfToday: true });
    expect(attendanceMonth.coverage.daysRead).toBeLessThan(52);
    expect(attendanceMonth.nodes[0]?.days[3]).toEqual({ date: '2026-11-04', reason: null, unknown: 'UNREAD' });
    expect(personMonth).toMatchObject({ coverage: { daysAsked: 24, isLearning: true } });
    expect(personMonth.days[3]).toEqual({
      date: '2026-11-04',
      // In time by the shift that the sign-in itself names, whoever is on the list of the late.
      reason: 'PRESENT',
      unknown: null,
      firstIn: '2026-11-04T07:30:00+01:00',
      evidence: 'Signed in at 7:30 am, Gate 1; Office is late after 8:15 am.',
    });
    expect(attendanceTrend).toMatchObject({ coverage: { daysAsked: 31, isLearning: true } });
    expect(reasons).toMatchObject({ notice: expect.stringMatching(/^\d+ of 52 days have been read; /) });
    for (const file of [
      'attendanceMonth.csv?month=2026-11',
      'personDays.csv?staffID=p0&month=2026-11',
      'absenteeDays.csv?month=2026-11&columns=STAFF_ID,REASON',
    ]) {
      const answer = await gateway.file(file);
      expect([file, answer.ok]).toEqual([file, false]);
      expect(await answer.text()).toMatch(
        /\d+ of \d+ days have been read; the others are being read\. Try again in a minute\./,
      );
    }
  });
});
