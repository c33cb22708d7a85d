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

/** One screen of each kind of list: days and months, with reasons, with marks, side by side, and what is written. */
const oneOfEachKind = new Set([
  '/all/attendance',
  '/report/serialatness',
  '/all/absentee',
  '/attendance/day',
  '/attendance/month',
  '/report/comparison',
  '/manage/staffs',
  '/attendance/leave',
  '/settings/tokens',
]);

/** All lists take longer than one test may on a busy machine: every run has one of each kind, the nightly run the rest. */
export const parts: readonly { part: 'one of each kind' | 'half of the others' | 'the other half'; tag: string[] }[] = [
  { part: 'one of each kind', tag: [] },
  { part: 'half of the others', tag: ['@nightly'] },
  { part: 'the other half', tag: ['@nightly'] },
];

/** Widths of the windows that are looked at: by day a desk and a phone alone. */
export const windowWidths = (...all: readonly number[]) =>
  process.env.IS_NIGHTLY_RUN ? all : all.filter((width) => width === 1440 || width === 390);

/** Which of the addresses belong to a part. */
export function ofPart(addresses: readonly string[], part: (typeof parts)[number]['part']): readonly string[] {
  const seen = new Set<string>();
  const [first, others] = [[] as string[], [] as string[]];
  for (const address of addresses) {
    const [screen = ''] = address.split('?');
    (oneOfEachKind.has(screen) && !seen.has(screen) ? first : others).push(address);
    seen.add(screen);
  }
  if (part === 'one of each kind') return first;
  return others.filter((_address, index) => (index % 2 === 0) === (part === 'half of the others'));
}

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
