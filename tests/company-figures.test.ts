import { describe, expect, it } from 'vitest';
import { daysOf, today } from '../bench/company.ts';
import { companyLists, figureLists } from '../bench/company-lists.ts';
import { groupRules, reconcile } from '../gateway/attendance/reconciliation.ts';
import { findNearSerial } from '../gateway/attendance/serial-lateness.ts';
import { readAbsent, readAttendance, readLateness } from '../gateway/upstream/readers/attendance.ts';
import { readDayFigures, readMonthFigures, readNearPeople } from '../gateway/upstream/readers/figures.ts';
import { readShifts } from '../gateway/upstream/readers/shift.ts';
import { readStaffList } from '../gateway/upstream/readers/staff.ts';

const zone = 'Africa/Lagos';
const month = today.slice(0, 7);
const lists = { ...companyLists, ...figureLists };
const rowsOf = (path: string, parameters: Readonly<Record<string, string>>) => lists[path]?.rows(parameters, 7);
const lateOn = (date: string) => readLateness(rowsOf('/attendance/lateness', { date }), zone);

/** `IN_BOTH_LISTS` as the service names it. */
const nameOf = (group: string) => group.toLowerCase().replace(/_(.)/g, (_match, letter) => letter.toUpperCase());

describe("the figures of the benchmark's company", () => {
  it.each([today, `${month}-10`])('are what its lists of %s come to', (date) => {
    const [figures] = readDayFigures(rowsOf('/attendance/figures', { date }));
    const register = readStaffList(rowsOf('/staff/find/all', {}), zone);
    const [signIns = [], signOuts = []] = ['signedIn', 'signedOut'].map((mode) =>
      readAttendance(rowsOf('/attendance/findall', { date, mode }), 'SIGNED_IN', zone),
    );
    const absent = readAbsent(rowsOf('/attendance/exception', { date }));
    const late = lateOn(date);
    const people = reconcile({ register, signIns, absent, late });
    const lists = { register, signedIn: signIns, signedOut: signOuts, late, absent };
    for (const [name, rows] of Object.entries(lists)) {
      const staff = new Set(rows.map((row) => ('staff' in row ? row.staff : row).staffID)).size;
      expect([name, figures?.[name as keyof typeof lists]]).toEqual([name, { rows: rows.length, staff }]);
    }
    for (const [group, { holds }] of Object.entries(groupRules)) {
      expect([group, figures?.groups.get(nameOf(group))]).toEqual([group, people.filter(holds).length]);
    }
  });

  it('are what its lists of the month come to', async () => {
    const [figures] = readMonthFigures(rowsOf('/attendance/figures/monthly', { date: `${month}-01` }));
    const serial = rowsOf('/attendance/serialLatness', { date: `${month}-01` }) ?? [];
    expect(figures?.seriallyLate.rows).toBe(serial.length);
    const shifts = readShifts(rowsOf('/shift/findAll', {}));
    const days = daysOf(month).map(
      (day) => [day, lateOn(day).map(({ staff, shiftID }) => ({ staff, shiftID, wall: 0 }))] as const,
    );
    const { rows, withoutRule } = await findNearSerial(shifts, days);
    expect(rows.length).toBeGreaterThan(10);
    expect(figures?.near).toEqual({ people: rows.length, withoutRule, latest: rows.slice(0, 10) });
    expect(readNearPeople(rowsOf('/attendance/figures/near', { date: `${month}-01` }))).toEqual(rows);
  });
});
