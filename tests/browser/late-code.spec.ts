import type { Page } from '@playwright/test';
import { busyDay, enterAs, expect, test, unfoldMenu } from '../support/browser.ts';
import { openReport } from '../support/report-screen.ts';

/** Lets no file of such a name come, as without a network; answers the way to let them come again. */
async function cutOff(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(files);
}

const notice = (page: Page) => page.getByRole('dialog', { name: 'Not loaded' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** What opens over a screen, by whose file it comes. */
const overlays = [
  { what: 'a search', files: /assets\/search-dialog/, path: '/report/exception', button: 'Search By Date' },
  { what: 'a form', files: /assets\/overlays/, path: '/manage/users', button: 'Add New' },
  { what: 'a question', files: /assets\/confirm-dialog/, path: '/manage/staffs', button: /^Delete / },
  {
    what: 'photos',
    files: /assets\/photo-compare/,
    path: '/all/attendance',
    button: /^Compare photos/,
  },
];

test.describe('code that comes late', () => {
  test.use({ expectedLog: /^Failed to load resource|Code did not come/ });

  for (const { what, files, path, button } of overlays) {
    test(`F-41 ${what} that cannot be loaded leaves the page, says so, and opens when the network is back`, {
      tag: '@nightly',
    }, async ({ page }) => {
      const comeBack = await cutOff(page, files);
      await enterAs(page, 'admin');
      await openReport(page, path === '/all/attendance' ? `${path}?date=${await busyDay()}` : path);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await page
        .getByRole('button', { name: button, exact: typeof button === 'string' })
        .first()
        .click();
      await expect(notice(page)).toContainText('could not be loaded');
      await retry(page).click();
      await expect(notice(page)).toContainText('could not be loaded');
      await expect(page.locator('h1')).toHaveText(title);
      await comeBack();
      await retry(page).click();
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('[role=dialog], [role=alertdialog], dialog[open]').first()).toBeVisible();
      await expect(page.locator('h1')).toHaveText(title);
    });
  }

  for (const saveData of [false, true]) {
    test(`F-65 F-164 the comparison's code is ${saveData ? 'not fetched for a reader who saves data' : 'fetched once a photo is pointed at'}`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await page.addInitScript((saves) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: saves, effectiveType: '4g' } });
      }, saveData);
      let fetched = 0;
      page.on('request', (request) => {
        if (request.url().includes('photo-compare')) fetched += 1;
      });
      await page.clock.install();
      await enterAs(page, 'user');
      await openReport(page, `/all/attendance?date=${await busyDay()}`);
      await page.clock.runFor(10_000);
      await page.waitForLoadState('networkidle');
      expect(fetched).toBe(0);
      await page.locator('[data-open]').first().hover();
      await page.waitForLoadState('networkidle');
      if (saveData) expect(fetched).toBe(0);
      else await expect.poll(() => fetched).toBeGreaterThan(0);
    });
  }

  test('F-41 a screen that cannot be loaded leaves the shell, and comes with Retry and with its style', {
    tag: '@nightly',
  }, async ({ page }) => {
    const comeBack = await cutOff(page, /assets\/(?:shift-setup|day-map|location-map|change-password)/);
    await enterAs(page, 'admin');
    await page.goto('/all/ad3');
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Attendance Map', 'Shift Setup', 'Location Map', 'Change password']) {
      await unfoldMenu(page);
      const link = sidebar.getByRole('link', { name, exact: true });
      await link.click();
      // The notice of the screen before stands until this one takes its place.
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
    }
    await comeBack();
    await retry(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Password Change Request' })).toBeVisible();
    await unfoldMenu(page);
    await sidebar.getByRole('link', { name: 'Location Map' }).click();
    await expect(page.locator('.leaflet-container')).toHaveCSS('overflow', 'hidden');
    // Those of screens that are fetched beforehand may be on their way.
    const sheets = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ sheet }) => sheet !== null),
      );
    await expect.poll(sheets).not.toContain(false);
  });

  test('F-41 after an upgrade a new version is offered, and the form that is open stays with what was typed', async ({
    page,
  }) => {
    await page.route(/assets\/confirm-dialog/, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await enterAs(page, 'admin');
    await page.goto('/manage/users');
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog').filter({ has: page.getByLabel('Email') });
    await form.getByLabel('Email').fill('half-typed@demo.example');
    await page.route(
      (url) => url.pathname === '/',
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/next.js"></script>' }),
    );
    await form.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(notice(page)).toContainText('A new version');
    await expect(notice(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(form.getByLabel('Email')).toHaveValue('half-typed@demo.example');

    await form.getByRole('button', { name: 'Close', exact: true }).click();
    await page.unrouteAll();
    await notice(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Add New' }).click();
    await form.getByRole('button', { name: 'Restore' }).click();
    await expect(form.getByLabel('Email')).toHaveValue('half-typed@demo.example');
  });

  test('F-41 a page that is loaded anew offers what was typed, and nothing of a photo or a password', {
    tag: '@nightly',
  }, async ({ page }) => {
    page.on('dialog', (question) => question.accept());
    await enterAs(page, 'admin');
    await page.goto('/manage/staffs');
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Staff' });
    await form.getByLabel('Staff ID').fill('T41');
    await form.getByLabel('District').selectOption('Awka');
    await form.getByLabel('Image').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('png') });
    await page.reload();
    await page.getByRole('button', { name: 'Add New' }).click();
    await expect(form.getByLabel('Staff ID')).toHaveValue('');
    await form.getByRole('button', { name: 'Restore' }).click();
    await expect(form.getByLabel('Staff ID')).toHaveValue('T41');
    await expect(form.getByLabel('District')).toHaveValue('Awka');
    expect(await form.getByLabel('Image').evaluate((field: HTMLInputElement) => field.files?.length)).toBe(0);

    await page.goto('/settings/changepwd');
    await page.getByLabel('New Password').fill('never-stored-1');
    const stored = page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide'));
      return JSON.stringify({ ...sessionStorage });
    });
    expect(await stored).not.toContain('never-stored');
  });
});

test.describe('a list without a network', () => {
  test.use({ expectedLog: /^(?:Failed to load resource|The list lateness could not be loaded)/ });

  test('F-41 a screen that failed without a network comes by itself when it is back', { tag: '@nightly' }, async ({
    page,
    context,
  }) => {
    await enterAs(page, 'user');
    await page.goto('/all/ad3');
    await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: 'Lateness', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await context.setOffline(true);
    await page.unroute('**/graphql');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
    await expect(page.getByText(/\d+ records?/).first()).toBeVisible();
  });
});
