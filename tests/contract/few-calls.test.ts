import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clientOperation } from '../../bench/documents.ts';
import { addDays } from '../../gateway/shared/dates.ts';
import { companyGateway } from '../support/company-gateway.ts';
import { startCompanyService } from '../support/company-service.ts';
import { now as runClock } from '../support/fixed-clock.ts';
import { testSecret } from '../support/gateway.ts';

const cards = `query Cards($date: Date!) {
  overview(date: $date) {
    refreshAfter
    validStaff { rows } attendance { rows source { asOf } } signOuts { rows } lateness { rows } absent { rows }
    serialLateness { rows }
  }
}`;

const trend = `query Trend($until: Date!) {
  attendanceTrend(until: $until, days: 10) { days { date attendance } sources { ok message } }
}`;

/** A company's own service, and a gateway of it, on a clock that the test moves. */
async function setUp() {
  const clock = { now: runClock() };
  const service = await startCompanyService({ secret: testSecret, staff: 60, days: 30, now: () => clock.now });
  const folder = mkdtempSync(path.join(tmpdir(), 'few-calls-'));
  onTestFinished(() => {
    service.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const settings = { LIST_WINDOW_MS: '2000', DATA_FOLDER: folder };
  const start = () => companyGateway(service, { settings, now: () => clock.now });
  const asked = () =>
    service.calls().map(({ call, query }) => [call, query.date, query.mode].filter(Boolean).join(' '));
  return { clock, service, start, asked, today: service.today() };
}

describe('a gateway of a service without validators', () => {
  it('F-120 F-122 asks for each list of the dashboard once, for everybody of a group, and nothing before there is a token', async () => {
    const { clock, service, start, asked, today } = await setUp();
    const gateway = await start();
    await fetch(`${gateway.url}/readyz`);
    expect(asked().filter((call) => !call.includes('readyz'))).toEqual([]);
    const first = await gateway.ask(cards, { date: today });
    const calls = asked();
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.length).toBeLessThanOrEqual(8);
    const second = await gateway.ask(cards, { date: today }, service.token('admin', { jti: 'another session' }));
    expect(second).toEqual({ overview: { ...first.overview, refreshAfter: expect.any(Number) } });
    // One shows that the second user is let in, the other that strangers are not.
    expect(asked()).toEqual(['GET /shift/findAll', 'GET /shift/findAll']);
    clock.now += 10_000;
    for (const session of Array.from({ length: 10 }, (_, index) => `session ${index}`)) {
      await gateway.query(cards, { date: today }, service.token('admin', { jti: session }));
    }
    expect(asked()).toEqual(Array(10).fill('GET /shift/findAll'));
  });

  it('F-120 costs six calls a minute while somebody looks', async () => {
    const { clock, start, asked, today } = await setUp();
    const gateway = await start();
    await gateway.ask(cards, { date: today });
    asked();
    const perMinute: number[] = [];
    for (let minute = 0; minute < 4; minute++) {
      clock.now += 60_000;
      await gateway.ask(cards, { date: today });
      perMinute.push(asked().filter((call) => call !== 'GET /extensions').length);
    }
    expect(perMinute.reduce((sum, count) => sum + count) / 4).toBeLessThanOrEqual(6);
  });

  it('F-120 shows the days of a person who was in time before the lists of the late are read', async () => {
    const { service, start, asked, today } = await setUp();
    const gateway = await start();
    const person = service.company.staff[0];
    const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
    const { personMonth } = await gateway.ask(
      'query ($staffID: String!, $month: Month!) { personMonth(staffID: $staffID, month: $month) { coverage { isLearning } days { date reason isListedLate firstIn } } }',
      { staffID: person?.staffID, month },
    );
    const { coverage, days } = personMonth;
    expect(coverage.isLearning).toBe(true);
    const present = days.filter(({ reason }: { reason: string }) => reason === 'PRESENT');
    expect(present.length).toBeGreaterThan(5);
    for (const { date, isListedLate, firstIn } of present) {
      const { late } = service.truth(date);
      expect([date, isListedLate, firstIn !== null, late.has(person?._id ?? '')]).toEqual([date, null, true, false]);
    }
    expect(asked().filter((call) => call.includes('GET /attendance/lateness')).length).toBeLessThan(5);
  });

  it('F-120 waits for no past day that the dashboard only learns from', async () => {
    const { start, asked, today } = await setUp();
    const { attendanceTrend } = await (await start()).ask(trend, { until: today });
    const first: { attendance: number | null }[] = attendanceTrend.days;
    expect([first.length, first.filter(({ attendance }) => attendance !== null).length]).toEqual([10, 1]);
    expect(asked().filter((call) => call.includes('findall'))).toHaveLength(1);
  });

  it("F-120 F-121 asks after a dashboard for a person's own records alone, and for no month by its first day", async () => {
    const { service, start, asked, today } = await setUp();
    const gateway = await start();
    await gateway.ask(cards, { date: today });
    asked();
    const month = today.slice(0, 7);
    await gateway.ask(
      `query Person($staffID: String!, $month: Month!) {
        personMonth(staffID: $staffID, month: $month) { counts { isSeriallyLate } days { date reason } }
      }`,
      { staffID: service.company.staff[3]?.staffID, month },
    );
    expect(asked().sort()).toEqual([
      `GET /attendance/absentee/monthly ${today}`,
      `GET /attendance/find/customer ${month}-01 signedIn`,
      `GET /attendance/find/customer ${month}-01 signedOut`,
      // Asked as a stranger, before what is learned is kept for others.
      'GET /shift/findAll',
    ]);
  });

  it('F-120 F-121 shows the calendar of a month for seven calls where nothing is known yet, and its numbers for one more', async () => {
    const { service, start, asked, today } = await setUp();
    const gateway = await start();
    const variables = { staffID: service.company.staff[3]?.staffID, month: today.slice(0, 7) };
    const ask = async (name: string) => {
      await gateway.ask(clientOperation(name, variables).query, variables);
      return asked().filter((call) => call !== 'GET /extensions');
    };
    const calendar = await ask('PersonMonth');
    expect(new Set(calendar).size).toBe(calendar.length);
    expect(calendar.length).toBeLessThanOrEqual(7);
    expect(await ask('PersonMonths')).toEqual([`GET /attendance/serialLatness ${today}`]);
  });

  it('F-120 F-201 asks for no past day again after a restart, but for lists without rows that were answered once', async () => {
    const { service, start, asked, today } = await setUp();
    // A file waits for all days of its month.
    const name = `nearSerialLateness.csv?month=${today.slice(0, 7)}`;
    const before = await start();
    const lines = await before.csv(name);
    expect(asked().filter((call) => call.includes('lateness')).length).toBeGreaterThan(20);
    await before.close();
    const after = await start();
    expect(await after.csv(name)).toEqual(lines);
    const again = asked().filter((call) => call.includes('lateness'));
    expect(again).toContain(`GET /attendance/lateness ${today}`);
    const days = again.map((call) => call.slice(-10)).filter((day) => day !== today);
    expect(days.filter((day) => service.truth(day).late.size > 0)).toEqual([]);
  });

  it('F-253 F-254 reads one body for serial lateness by person and by day, and one for absence, whoever asks for reasons', async () => {
    const { start, asked, today } = await setUp();
    const gateway = await start();
    await gateway.ask(cards, { date: today });
    await gateway.ask(
      `query Months($date: Date!) {
        serialLateness(date: $date, first: 1) { totalCount }
        serialLatenessDays(date: $date, first: 1) { totalCount }
        absenteeSummary(date: $date, first: 1) { totalCount }
        absenteeDays(date: $date, where: [{ column: REASON, in: ["Absent"] }], first: 1) { totalCount }
      }`,
      { date: today },
    );
    const months = asked().filter((call) => /serialLatness|monthly/.test(call));
    expect(months.sort()).toEqual([
      `GET /attendance/absentee/monthly ${today}`,
      `GET /attendance/serialLatness ${today}`,
    ]);
  });
});
