import { ask, busyDay, expect, signIn, test, tokenOf } from '../support/browser.ts';
import { downloadCSV, reportIsLoaded, tableTexts } from '../support/report-screen.ts';

test.describe('/attendance/staff', () => {
  test('R-091 A-10 Search By Staff-ID needs a staff ID and a month, and shows the sign-ins of that month', {
    tag: '@nightly',
  }, async ({ page }) => {
    const day = await busyDay();
    const { attendance } = await ask<{ attendance: { nodes: { staff: { staffID: string } }[] } }>(
      'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 1) { nodes { staff { staffID } } } }',
      { date: day },
      await tokenOf('admin'),
    );
    const staffID = attendance.nodes[0]?.staff.staffID ?? '';
    await signIn(page, 'user');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Staff Attendance', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff Attendance Report' })).toBeVisible();
    await expect(page.getByText('No search yet')).toBeVisible();
    await expect(page.locator('.finding-chip'), 'no place for what is not on its way').toHaveCount(0);
    await page.getByRole('button', { name: 'Search By Staff-ID' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search By Staff-ID' });
    await expect(dialog.getByLabel('Staff-ID')).toBeFocused();
    await expect(dialog.getByLabel('Year').locator('option').first()).toHaveText(/^\d{4}$/);
    await expect(dialog.getByLabel('Attendance mode')).toHaveValue('signedIn');
    for (const field of ['Staff-ID', 'Year', 'Month'])
      await expect(dialog.getByLabel(field)).toHaveAttribute('required');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(dialog.getByText('Staff-ID is required.')).toBeVisible();
    await dialog.getByLabel('Staff-ID').fill(staffID);
    await dialog.getByLabel('Year').selectOption(day.slice(0, 4));
    await dialog.getByLabel('Month').selectOption(day.slice(5, 7));
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`/attendance/staff?staffID=${staffID}&month=${day.slice(0, 7)}&mode=signedIn`);
    await reportIsLoaded(page);
    const { rows } = await tableTexts(page);
    expect(rows.some((row) => row.some((cell) => cell.startsWith(day)))).toBe(true);
    expect(new Set(rows.map((row) => row[1]))).toEqual(new Set([staffID]));
    expect(new Set(rows.map((row) => row.at(-2)?.slice(0, 7)))).toEqual(new Set([day.slice(0, 7)]));
    const file = await downloadCSV(page);
    expect(file.rows.map((row) => row[1])).toEqual(rows.map((row) => row[1]));
    await page.goBack();
    await expect(page.getByText('No search yet')).toBeVisible();
    await expect(page.getByText(/\d+ records?\b/)).toHaveCount(0);
  });
});
