import sharp from 'sharp';
import { ask, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { busyMonth } from '../support/report-screen.ts';

const remove = 'mutation { removeLetterText(kind: ABSENCE) { message } }';

test.describe('/settings/letters', () => {
  test.describe.configure({ mode: 'serial' });

  // The texts are everybody's: what other journeys look for stays in them.
  test('N-22 an admin edits the text beside a letter as it prints, and prints the letters of one centre with it', {
    tag: '@nightly',
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto(`/absentee/summary/letters?month=${await busyMonth('absenteeDays')}&serviceCentre=Awka`);
    await page.getByRole('link', { name: 'Edit the text' }).click();
    await expect(page).toHaveURL('/settings/letters?part=absence');
    const preview = page.getByRole('region', { name: 'Preview' }).getByRole('article');
    await expect(preview).toContainText('Notice of absence');

    await page.getByRole('textbox', { name: 'Text' }).fill('Dear {name},\n\nfor {reference} explain {days}, {salary}.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('{salary} cannot be filled in a letter of absence. Known are {name}')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();

    await page.getByRole('textbox', { name: 'Text' }).fill('Dear {name},\n\nfor  explain {days}.');
    await page.getByRole('textbox', { name: 'Text' }).evaluate((area: HTMLTextAreaElement) => {
      area.setSelectionRange(18, 18);
    });
    await page.getByRole('button', { name: 'Insert {reference}' }).click();
    await page.getByLabel('Subject').fill('Notice of absence: {month}');
    await expect(preview).toContainText('Notice of absence: November 2026');
    await expect(preview).toContainText('for ABS/2026-11/EX-001 explain 3 days.');

    await page.getByRole('link', { name: 'Letterhead' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/settings/letters?part=absence');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Saved by admin@demo\.example/)).toBeVisible();

    await page.goto(`/absentee/summary/letters?month=${await busyMonth('absenteeDays')}&serviceCentre=Awka`);
    const letters = page.getByRole('article', { name: /^Letter to / });
    await expect(letters.first()).toContainText(/for ABS\/\d{4}-\d\d\/\S+ explain \d+ days?\./);
    await page.evaluate(() => {
      window.print = () => {
        document.body.setAttribute('data-asked', 'yes');
        dispatchEvent(new Event('afterprint'));
      };
    });
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');

    await page.goto('/settings/letters?part=absence');
    await page.getByRole('button', { name: 'Back to the standard text' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Built in. What you save here replaces it.')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Notice of absence');
  });

  test('F-59 Back asks about a text that is not saved, and leaves it after a yes', { tag: '@nightly' }, async ({
    page,
  }) => {
    await enterAs(page, 'admin');
    await page.goto('/report/letters');
    await page.getByRole('link', { name: 'Text', exact: true }).click();
    const subject = page.getByLabel('Subject');
    await subject.fill('Half typed');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/settings/letters');
    await expect(subject).toHaveValue('Half typed');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Letters On Record', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/report\/letters/);
  });

  test('N-22 an admin gives letters a letterhead with a logo', { tag: '@nightly' }, async ({ page }) => {
    await enterAs(page, 'admin');
    await page.goto('/settings/letters?part=letterhead');
    const preview = page.getByRole('region', { name: 'Preview' });
    const before = await page.getByLabel('Company name').inputValue();
    await page.getByLabel('Company name').fill('Zik Power');
    await page.getByLabel('Address').fill('1 Road\nAwka');
    await expect(preview).toContainText('Zik Power');
    await page.getByLabel('Logo').setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText('Choose a .png, .jpeg or .jpg file.')).toBeVisible();
    const buffer = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    await page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(preview.locator('header img')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Saved by admin@demo\.example/)).toBeVisible();
    await page.reload();
    await expect(preview.locator('header img')).toHaveAttribute('src', /^data:image\/png;base64,/);
    await page.getByRole('button', { name: 'Remove the logo' }).click();
    await page.getByLabel('Company name').fill(before);
    await page.getByLabel('Address').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(preview.locator('header img')).toHaveCount(0);
  });

  test.afterAll(async () => {
    await ask(remove, {}, await tokenOf('admin')).catch(() => undefined);
  });
});
