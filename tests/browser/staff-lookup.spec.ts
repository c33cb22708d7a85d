import { expectAccessible } from '../support/accessibility.ts';
import { ask, busyDay, enterAs, expect, test, tokenOf } from '../support/browser.ts';

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

  test('F-49 a staff ID that nobody has is a normal answer that says what to do', async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto('/attendance/staff?staffID=no-such-person');
    await expect(page.getByText('No staff member has the staff ID "no-such-person".')).toBeVisible();
    await expect(page.getByText('No staff member matches. Try part of the name or ID.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search By Staff-ID' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Retry/ })).toHaveCount(0);
    await expect(page.locator('.toast-error')).toHaveCount(0);
  });
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
      const chip = page.getByRole('button', { name: 'My district' });
      await expect(chip, address).toHaveAttribute('aria-pressed', 'false');
      await chip.click();
      await expect(page, address).toHaveURL(new RegExp(`district=${encodeURIComponent(district)}`));
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await chip.click();
      await expect(page, address).not.toHaveURL(/district=/);
    }
    await page.goto('/settings/changepwd');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'My district' })).toHaveCount(0);
  });
});
