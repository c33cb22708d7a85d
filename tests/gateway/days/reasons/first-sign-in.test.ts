/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { daysUntil, hour, office, type SmallPerson, smallGateway } from '../../../support/small-service.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const date = '2026-11-18';

const comes = (staffID: string): SmallPerson => ({
  staffID,
  shift: office,
  signs: () => ({ in: [7 * hour], out: [17 * hour] }),
});

const service = {
  timeZone: 'Africa/Lagos',
  shifts: [office],
  people: ['A', 'B', 'C', 'D', 'E'].map(comes),
  days: daysUntil(date, 30),
  now: Date.parse(`${date}T20:00:00Z`),
};

/** A record of that person at a time of the day in Lagos; null is a time that cannot be read. */
const record = (staffID: string, time: string | null, mode = 'signedIn') => ({
  ...attendanceRecord(),
  staffID: staffRecord({ _id: `id-${staffID}`, staffID, shift: { _id: 'Office', name: 'Office' } }),
  mode,
  attendanceDate: time === null ? 'soon' : `${date}T${time}+01:00`,
});

interface Row {
  readonly key: string;
  readonly reason: string;
  readonly firstIn: string | null;
  readonly minutesLate: number | null;
}

/** Everybody's day where these are the day's sign-ins and its lateness list. */
async function dayOf(signIns: readonly object[], late: readonly object[]) {
  const { ask } = await smallGateway(service, {
    [`GET /attendance/findall?date=${date}&mode=signedIn`]: signIns,
    [`GET /attendance/findall?date=${date}&mode=signedOut`]: [],
    [`GET /attendance/lateness?date=${date}`]: late,
    [`GET /attendance/exception?date=${date}`]: [],
  });
  const { explainedDay } = await ask(
    `{ explainedDay(date: "${date}", first: 200) { nodes { key reason firstIn minutesLate } } }`,
  );
  const nodes: readonly Row[] = explainedDay.nodes;
  return new Map(nodes.map(({ key, ...row }) => [key, row]));
}

const daysAway = (row: object, days: number) => {
  const { attendanceDate } = row as { readonly attendanceDate: string };
  return { ...row, attendanceDate: new Date(Date.parse(attendanceDate) + days * 86_400_000).toISOString() };
};

const at = (time: string) => `${date}T${time}+01:00`;
const lateAt = (time: string, minutesLate: number | null) => ({
  reason: 'PRESENT_LATE',
  firstIn: at(time),
  minutesLate,
});

describe('the first sign-in of a day', () => {
  it.each([
    ['in order', ['08:49:00', '13:05:00']],
    ['the other way round', ['13:05:00', '08:49:00']],
    ['three times', ['13:05:00', '08:49:00', '11:00:00']],
  ])('F-101 is the earliest, whatever order the lateness list names it in: %s', async (_name, times) => {
    const rows = times.map((time) => record('A', time));
    expect((await dayOf(rows, rows)).get('A')).toEqual(lateAt('08:49:00', 49));
    expect((await dayOf([...rows].reverse(), rows)).get('A')).toEqual(lateAt('08:49:00', 49));
  });

  it.each([-1, 1, 4])(
    'F-101 F-204 is none of another day, which the lateness list names: %i days away',
    async (days) => {
      const other = daysAway(record('A', '08:49:00'), days);
      const [own, late] = [record('A', '08:20:00'), record('B', '08:30:00')];
      const named = (await dayOf([own, late], [other, late])).get('A');
      expect(named).toEqual({ reason: 'PRESENT', firstIn: at('08:20:00'), minutesLate: null });
      const both = [other, record('A', '08:49:00')];
      expect((await dayOf([record('B', '08:20:00')], both)).get('A')).toEqual(lateAt('08:49:00', 49));
    },
  );

  it('F-101 is not midnight where a record names the day alone', async () => {
    const [named, other] = [{ ...record('A', null), attendanceDate: date }, record('B', '08:49:00')];
    const none = { reason: 'PRESENT_LATE', firstIn: null, minutesLate: null };
    expect((await dayOf([named, other], [named, other])).get('A')).toEqual(none);
  });

  it('F-101 is not lost when the lateness list names a later one alone', async () => {
    const rows = [record('A', '07:50:00'), record('A', '13:05:00')];
    expect((await dayOf(rows, [record('A', '13:05:00')])).get('A')).toEqual(lateAt('07:50:00', null));
  });

  it('F-101 is that of the lateness list where it has an earlier one than the sign-ins, or the only one', async () => {
    const late = [record('A', '08:49:00'), record('B', '09:10:00'), record('C', null)];
    const rows = await dayOf([record('A', '13:05:00'), record('D', '07:30:00')], late);
    expect(rows.get('A')).toEqual(lateAt('08:49:00', 49));
    expect(rows.get('B')).toEqual(lateAt('09:10:00', 70));
    expect(rows.get('C')).toEqual({ reason: 'PRESENT_LATE', firstIn: null, minutesLate: null });
    expect(rows.get('D')).toMatchObject({ reason: 'PRESENT', firstIn: at('07:30:00') });
  });

  it('F-101 F-207 is not known where one of several has no time, which may be the first', async () => {
    const rows = [record('A', '13:05:00'), record('A', null), record('B', '07:50:00')];
    expect((await dayOf(rows, [])).get('A')).toMatchObject({ reason: 'PRESENT', firstIn: null });
    expect((await dayOf(rows, [record('A', '13:05:00'), record('A', null)])).get('A')).toEqual({
      reason: 'PRESENT_LATE',
      firstIn: null,
      minutesLate: null,
    });
    // The sign-ins of the day have none of its times: one of the lateness list may be of another sign-in.
    const untimed = [{ ...record('A', null), attendanceDate: date }, record('B', '07:50:00')];
    for (const time of ['12:00:00', '12:00:07']) {
      expect((await dayOf(untimed, [record('A', time)])).get('A')).toMatchObject({ firstIn: null, minutesLate: null });
    }
  });

  it('F-101 counts nobody without a staff ID', async () => {
    const nobody = { ...record('A', '08:00:00'), staffID: null };
    const rows = await dayOf([record('A', '07:50:00'), nobody, nobody], [nobody, record('B', '09:10:00')]);
    expect(rows.size).toBe(5);
    expect(rows.get('A')).toMatchObject({ reason: 'PRESENT', firstIn: at('07:50:00') });
  });

  it('F-101 has the minutes of the month from the first sign-in', async () => {
    const { ask } = await smallGateway(service, {
      [`GET /attendance/findall?date=${date}&mode=signedIn`]: [record('A', '13:05:00'), record('A', '08:49:00')],
      [`GET /attendance/lateness?date=${date}`]: [record('A', '08:49:00'), record('A', '13:05:00')],
    });
    const { attendanceMonth } = await ask('{ attendanceMonth(month: "2026-11") { nodes { key late lateMinutes } } }');
    expect(attendanceMonth.nodes).toContainEqual({ key: 'A', late: 1, lateMinutes: 49 });
  });
});
