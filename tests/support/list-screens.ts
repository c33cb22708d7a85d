import type { Page } from '@playwright/test';
import { ask, busyDay, expect, once, tokenOf } from './browser.ts';
import { makeDeviceKey, makeMachineToken } from './credentials-in-browser.ts';
import { busyMonth, monthBefore } from './report-screen.ts';

/** Has the gateway read the lists of a month's days, which a busy machine may not do before a screen's patience ends. */
export const warmMonth = (month: string) =>
  once(`month ${month}`, async () => {
    const token = await tokenOf('user');
    const read = () =>
      ask('query ($month: Month!) { attendanceMonth(month: $month, first: 0) { asOf } }', { month }, token);
    await expect(read).toPass();
    return month;
  });

/** The same of all that a person's page asks for. */
export const warmPerson = (staffID: string, month: string) =>
  once(`person ${staffID} ${month}`, async () => {
    const token = await tokenOf('user');
    const query =
      'query ($staffID: String!, $month: Month!) { personMonth(staffID: $staffID, month: $month) { asOf days { evidence } months { flagged } } }';
    await expect(() => ask(query, { staffID, month }, token)).toPass();
    return staffID;
  });

/** Every screen with a list, at an address where it has rows. */
export async function listAddresses(): Promise<readonly string[]> {
  const day = await busyDay();
  const month = await busyMonth('serialLatenessDays');
  const { attendance } = await ask<{ attendance: { nodes: { staff: { staffID: string } }[] } }>(
    'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 1) { nodes { staff { staffID } } } }',
    { date: day },
    await tokenOf('user'),
  );
  await warmMonth(month);
  await makeMachineToken({ role: 'MANAGEMENT', operations: ['serialLatenessDays', 'explainedDay', 'staff'] });
  await makeDeviceKey({ serviceCentre: 'Awka' });
  return [
    `/all/attendance?date=${day}&mode=signedIn`,
    `/report/clockout?date=${day}`,
    `/report/latness?date=${day}`,
    `/report/exception?date=${day}`,
    `/report/serialatness?month=${month}`,
    `/report/serialatness/staff?month=${month}`,
    `/serialatness/all?month=${month}`,
    `/all/absentee?month=${month}`,
    `/report/exception?date=${day}&reason=Absent~`,
    `/all/absentee?month=${month}&reason=Absent~`,
    `/absentee/summary/report?month=${month}`,
    `/attendance/staff?staffID=${attendance.nodes[0]?.staff.staffID}&month=${day.slice(0, 7)}&mode=signedIn`,
    `/attendance/day?date=${day}`,
    `/attendance/month?month=${month}`,
    `/attendance/hours?month=${month}`,
    `/dashboard/people?group=signed-in-repeatedly&date=${day}`,
    `/dashboard/near-serial?month=${month}`,
    `/report/comparison?later=${month}&earlier=${monthBefore(month)}&measure=absence`,
    '/manage/users',
    '/manage/staffs',
    '/manage/all/staffs',
    '/manage/units',
    '/settings/setup',
    '/attendance/leave',
    '/report/letters',
    '/absence/holidays',
    '/settings/tokens',
    '/settings/devices',
  ];
}

/** Opens a screen with a list and waits until its first row, or its words about none, can be seen. */
export async function openList(page: Page, address: string) {
  await page.goto(address);
  await expect(
    page.locator('.data-table tbody > tr').first().or(page.getByText('No record found').first()),
  ).toBeVisible();
}
