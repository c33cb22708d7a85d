import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { busyMonth, openReport } from '../support/report-screen.ts';

test.describe('the focus', () => {
  test('F-280 stays on the button of a file that was chosen by keyboard, while it is made and after it', async ({
    page,
  }) => {
    await enterAs(page, 'management');
    await openReport(page, `/attendance/hours?month=${await busyMonth('absenteeDays')}`);
    const button = page.getByRole('button', { name: 'Payroll file' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/export/**', async (route) => {
      await held;
      await route.continue();
    });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Payroll file' });
    await expect(panel.getByRole('button').first()).toBeFocused();
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    // Pressed again meanwhile it opens nothing.
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    release();
    await file;
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();
  });

  test('F-280 stays in the field whose suggestions Esc closes; a second Esc closes the dialog', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.goto('/attendance/staff');
    await page.getByRole('button', { name: 'Search By Staff-ID' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search By Staff-ID' });
    const field = dialog.getByRole('combobox', { name: 'Staff-ID' });
    await field.fill('00');
    await expect(dialog.getByRole('listbox', { name: 'People' }).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('listbox', { name: 'People' }).getByRole('option')).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('00');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('goes to the heading where a pressed button stood in place of rows, and goes', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'user');
    await openReport(page, `/report/latness?date=${await busyDay()}&search=nobody+at+all`);
    await page.locator('.state').getByRole('button', { name: 'Clear all' }).press('Enter');
    await expect(page.locator('.data-table tbody > tr').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  for (const [path, what] of [
    ['/attendance/month?month=', 'headings nor totals'],
    ['/serialatness/all?month=', 'headings'],
  ] as const) {
    test(`F-62 is seen on each link and button of a table, which neither ${what} cover: ${path}`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 657 });
      await enterAs(page, 'user');
      await openReport(page, `${path}${await busyMonth('serialLatenessDays')}`);
      await page.locator('.table-region').focus();
      const covered: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let pressed = 0; pressed < 60; pressed += 1) {
          await page.keyboard.press(key);
          const name = await page.evaluate(nameWhereCovered);
          if (name !== null) covered.push(name);
        }
      }
      expect(covered).toEqual([]);
    });
  }
});

/** Runs in the page: the name of what has the focus in a table where something else is drawn over its middle; else null. */
function nameWhereCovered() {
  const focused = document.activeElement;
  if (!focused?.closest('tbody')) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen && (focused.contains(seen) || seen.contains(focused)) ? null : focused.textContent;
}

test.describe('the focus of a reader who presses Retry', () => {
  test.use({ expectedLog: /^Failed to load resource|could not be loaded/ });

  test('F-48 goes to the heading', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'user');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('query Lateness') ? route.abort() : route.fallback(),
    );
    await page.goto(`/report/latness?date=${await busyDay()}`);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.press('Enter');
    await expect(page.locator('.data-table tbody > tr').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
