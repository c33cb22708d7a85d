import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { openHead } from '../support/list-tools.ts';
import { expectToast, toastsOf } from '../support/toasts.ts';

interface Person {
  staffID: string;
  name: string;
}

/** Somebody who signed in on a busy day. */
async function somebody(): Promise<Person> {
  const { attendance } = await ask<{ attendance: { nodes: { staff: Person }[] } }>(
    'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 1) { nodes { staff { staffID name } } } }',
    { date: await busyDay() },
    await tokenOf('user'),
  );
  return attendance.nodes[0]?.staff ?? { staffID: '', name: '' };
}

test.describe('/attendance/staff', () => {
  test('F-49 R-091 finds a person by name, for the role user too', async ({ page }) => {
    const { staffID, name } = await somebody();
    await enterAs(page, 'user');
    await page.goto(`/attendance/staff?month=${(await busyDay()).slice(0, 7)}`);
    await page.getByRole('button', { name: 'Search By Staff-ID' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search By Staff-ID' });
    await dialog.getByLabel('Staff-ID').fill(name.split(' ').toReversed().join(' '));
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Did you mean one of these?')).toBeVisible();
    await expect(page.getByText(/Could not load/)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('listitem').filter({ hasText: staffID }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`staffID=${staffID}&`));
    await expect(page.getByRole('table').getByText(staffID, { exact: true }).first()).toBeVisible();
  });

  test('F-49 a staff ID that nobody has is a normal answer that says what to do', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    await page.goto('/attendance/staff?staffID=no-such-person');
    await expect(page.getByText('No staff member has the staff ID "no-such-person".')).toBeVisible();
    await expect(page.getByText('No staff member matches. Try part of the name or ID.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search By Staff-ID' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Retry/ })).toHaveCount(0);
    expect(toastsOf(page)).toEqual([]);
  });
});

test.describe('/attendance/staff that the service refuses', () => {
  /** Answers the report's question with a refusal. */
  async function refuse(page: Page, reason: string, isOn = () => true) {
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName !== 'StaffAttendance' || !isOn()) return route.fallback();
      const errors = [{ message: 'Database is locked', extensions: { code: 'UPSTREAM_REJECTED', reason } }];
      await route.fulfill({ json: { data: { staffAttendance: null }, errors } });
    });
  }

  for (const reason of ['OTHER', 'NOT_FOUND']) {
    test(`F-131 R-034 tells a status error of somebody's month as every list does, reason ${reason}`, {
      tag: reason === 'OTHER' ? [] : '@nightly',
    }, async ({ page }) => {
      const { staffID } = await somebody();
      let isDown = true;
      await enterAs(page, 'user');
      await refuse(page, reason, () => isDown);
      await page.goto(`/attendance/staff?staffID=${staffID}&month=${(await busyDay()).slice(0, 7)}`);
      await expectToast(page, 'Database is locked');
      await expect(page.getByText('Could not load. Database is locked')).toBeVisible();
      await expect(page.getByText('Did you mean one of these?')).toHaveCount(0);
      await expectAccessible(page);
      isDown = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('table').getByText(staffID, { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Could not load.')).toHaveCount(0);
    });
  }

  test('F-131 F-49 a service that says nothing of who is not found is believed by the register', {
    tag: '@nightly',
  }, async ({ page }) => {
    const { name, staffID } = await somebody();
    await enterAs(page, 'user');
    await refuse(page, 'OTHER');
    await page.goto(`/attendance/staff?staffID=${encodeURIComponent(name)}`);
    await expectToast(page, 'Database is locked');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByText(`Nobody on the register has the staff ID “${name}”.`)).toBeVisible();
    await expectAccessible(page, { widths: [390, 768, 1366] });
    await page.getByRole('listitem').filter({ hasText: staffID }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`staffID=${staffID}&personID=[^&]+$`));
  });

  for (const [screen, address, operation, field] of [
    ["a person's month", '/person/00001', 'PersonMonth', 'personMonth'],
    ['letters to the late', '/report/serialatness/letters', 'LatenessLetters', 'list'],
    ['letters to the absent', '/absentee/summary/letters', 'AbsenceLetters', 'list'],
    ['photo review', '/attendance/review', 'ReviewIndex', 'attendance'],
    ['the map', '/attendance/map', 'DayPositions', 'attendance'],
    ['the day', '/attendance/day', 'ExplainedDay', 'explainedDay'],
    ['the month sheet', '/attendance/month', 'AttendanceMonth', 'attendanceMonth'],
    ['a comparison', '/report/comparison', 'ComparedStaff', 'comparedStaff'],
    ['where lists disagree', '/dashboard/people', 'ReconciledStaff', 'reconciledStaff'],
  ] as const) {
    test(`F-131 R-034 tells a status error of ${screen} as every list does`, { tag: '@nightly' }, async ({ page }) => {
      await enterAs(page, 'admin');
      await page.route('**/graphql', async (route) => {
        if (route.request().postDataJSON()?.operationName !== operation) return route.fallback();
        const errors = [{ message: 'Database is locked', extensions: { code: 'UPSTREAM_REJECTED', reason: 'OTHER' } }];
        await route.fulfill({ json: { data: { [field]: null }, errors } });
      });
      await page.goto(address);
      await expectToast(page, 'Database is locked');
      await expect(page.getByText('Could not load. Database is locked').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    });
  }
});

test.describe('My district', () => {
  test('F-66 A-43 narrows lists to the district of the token, and back', async ({ page }) => {
    await enterAs(page, 'user');
    const district = await page.evaluate(() => {
      const claims = (localStorage.getItem('token') ?? '').split('.')[1] ?? '';
      return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).district as string;
    });
    const day = await busyDay();
    for (const address of [
      `/all/attendance?date=${day}`,
      `/report/latness?date=${day}`,
      `/report/exception?date=${day}`,
      `/attendance/map?date=${day}&mode=signedIn`,
      `/attendance/review?date=${day}&mode=signedIn`,
    ]) {
      await page.goto(address);
      if (/map|review/.test(address)) await page.getByRole('button', { name: 'Filter', exact: true }).click();
      else await openHead(page, 'District');
      const own = page.getByRole('checkbox', { name: `My district (${district})` });
      await own.check();
      await expect(page, address).toHaveURL(new RegExp(`district=${encodeURIComponent(district)}`));
      await expect(own).toBeChecked();
      await own.click();
      await expect(page, address).not.toHaveURL(/district=/);
    }
  });
});
