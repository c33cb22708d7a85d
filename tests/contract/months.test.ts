import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { now as runsClock } from '../support/fixed-clock.ts';
import { testGateway } from '../support/gateway.ts';
import { type TestUpstream, testSecret } from '../support/upstream.ts';
import { startWrittenCompany } from '../support/written-company.ts';

const timeZone = 'Africa/Lagos';
const month = '2026-10';
const moment = Date.parse('2026-11-10T12:00:00+01:00');

interface Day {
  readonly date: string;
  readonly reason: string | null;
  readonly minutesLate: number | null;
}
interface Row {
  readonly key: string;
  readonly days: readonly Day[];
  readonly listedAbsent: number;
  readonly late: number;
  readonly findings: readonly { readonly date: string; readonly kinds: readonly string[] }[];
}

/** What a month tells, in the order of FindingKind. */
const monthKinds = ['AWAY', 'SAME_FIX', 'TRAVEL', 'RECOGNISED_WITHOUT_PHOTO'];
const day = 'date reason unknown minutesLate';
const documents = {
  sheet: `query ($month: Month!) { attendanceMonth(month: $month, first: 200) {
    totalCount nodes { key days { ${day} } listedAbsent late findings { date kinds } } sources { ok }
  } }`,
  person: `query ($month: Month!, $staffID: String!) { personMonth(month: $month, staffID: $staffID) {
    staff { staffID photo { url } } shift { name lateAfter } days { ${day} signIns records { mode photo { url } } } otherRecords { key }
    counts { lateDays isSeriallyLate absentDays flagged } months { month absentDays } sources { ok }
  } }`,
  records: `query ($month: Month!, $staffID: String!, $mode: AttendanceMode!) {
    staffAttendance(month: $month, staffID: $staffID, mode: $mode, first: null) { totalCount }
  }`,
  found: `query ($month: Month!, $staffID: String!) {
    staffAttendance(month: $month, staffID: $staffID, first: null) { nodes { attendanceDate findings { kind } } }
  }`,
  lists: `query ($month: Month!) {
    absenteeSummary(month: $month, first: null) { nodes { key dayCount } }
    serialLateness(month: $month, first: null) { nodes { key dayCount } }
  }`,
};

describe('months over the real service', { tags: 'nightly', timeout: 240_000 }, () => {
  let upstream: TestUpstream;
  beforeAll(async () => {
    upstream = await startWrittenCompany({ start: '2026-08-25', days: 80, staff: 180 }, 80, timeZone);
  });
  afterAll(() => upstream?.close());

  it('are the same by sheet and by person, and have the numbers of the monthly reports', async () => {
    // The gateway checks tokens by the run's clock, the service by its own.
    upstream.setNow(Math.max(moment, runsClock()));
    const token = await upstream.signIn('admin@test.example');
    upstream.setNow(moment);
    await keepDays(upstream.db, { timeZone, now: new Date(moment) });
    const waits = { UPSTREAM_WAIT_MS: '60000', UPSTREAM_TIMEOUT_MS: '30000', COST_BUDGET: '0' };
    const settings = { UPSTREAM_URL: upstream.url, JWT_SECRET: testSecret, ...waits };
    const gateway = await testGateway({ settings, now: () => moment });
    const ask = async (document: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await gateway.query(document, { month, ...variables }, token);
      expect(errors).toBeUndefined();
      // biome-ignore lint/suspicious/noExplicitAny: the answers of the documents above.
      return data as any;
    };

    const { attendanceMonth } = await ask(documents.sheet);
    const rows: readonly Row[] = attendanceMonth.nodes;
    expect(rows).toHaveLength(attendanceMonth.totalCount);
    const { absenteeSummary, serialLateness } = await ask(documents.lists);
    const counts = (list: { nodes: readonly { key: string; dayCount: number }[] }) =>
      new Map(list.nodes.map(({ key, dayCount }) => [key, dayCount]));
    const [absent, serial] = [counts(absenteeSummary), counts(serialLateness)];
    expect(rows.map(({ key, listedAbsent }) => [key, listedAbsent])).toEqual(
      rows.map(({ key }) => [key, absent.get(key) ?? 0]),
    );
    const late = rows.filter(({ key }) => serial.has(key));
    expect(late.length).toBeGreaterThan(3);
    expect(late.map(({ key, late: days }) => [key, days])).toEqual(late.map(({ key }) => [key, serial.get(key)]));

    for (const row of rows.filter((_row, place) => place % 23 === 0)) {
      const { personMonth } = await ask(documents.person, { staffID: row.key });
      const short = ({ date, reason, unknown, minutesLate }: Day & { unknown: string | null }) => ({
        date,
        reason,
        unknown,
        minutesLate,
      });
      expect([row.key, personMonth.days.map(short)]).toEqual([row.key, row.days]);
      expect(personMonth.counts).toMatchObject({
        lateDays: row.late,
        isSeriallyLate: serial.has(row.key),
        absentDays: row.listedAbsent,
      });
      expect(personMonth.sources.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
      const made = await Promise.all(
        ['SIGNED_IN', 'SIGNED_OUT'].map((mode) => ask(documents.records, { staffID: row.key, mode })),
      );
      const total = made.reduce((sum, { staffAttendance }) => sum + staffAttendance.totalCount, 0);
      const placed: number = personMonth.days.flatMap((each: { records: unknown[] }) => each.records).length;
      // A sign-out of the first morning belongs to the night before; one of the month's last night is of the month after.
      expect(Math.abs(placed + personMonth.otherRecords.length - total)).toBeLessThanOrEqual(1);
    }
    expect((await ask(documents.person, { staffID: 'nobody' })).personMonth).toBeNull();

    // What calls for a look is what each person's own list finds, but for what the register lacks on every day.
    const withFindings = rows.filter(({ findings }) => findings.length > 0);
    expect(withFindings.length).toBeGreaterThan(5);
    for (const row of [...withFindings.slice(0, 30), ...rows.filter((_row, place) => place % 9 === 0)]) {
      const { staffAttendance } = await ask(documents.found, { staffID: row.key });
      const records: { attendanceDate: string; findings: { kind: string }[] }[] = staffAttendance.nodes;
      const dates = Map.groupBy(records, ({ attendanceDate }) => attendanceDate.slice(0, 10));
      const own = [...dates].map(([date, made]) => {
        const kinds = made.flatMap(({ findings }) => findings.map(({ kind }) => kind));
        return { date, kinds: monthKinds.filter((kind) => kinds.includes(kind)) };
      });
      const looked = own.filter(({ kinds }) => kinds.length > 0).sort((one, other) => (one.date < other.date ? -1 : 1));
      expect([row.key, row.findings]).toEqual([row.key, looked]);
    }
  });
});
