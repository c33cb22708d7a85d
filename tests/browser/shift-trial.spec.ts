import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, enterAs, expect, test, tokenOf } from '../support/browser.ts';

/** Opens the form of a shift; answers the part of it that tries the rule. */
async function edit(page: Page, name: string) {
  await enterAs(page, 'admin');
  await page.goto(`/settings/setup?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Shift' });
  return { form, trial: form.getByRole('region', { name: 'What if' }) };
}

const threshold = 'Lateness Threshold';

test.describe('what if', () => {
  test('N-12 an edited threshold says who becomes serially late before it is saved', { tag: '@nightly' }, async ({
    page,
  }) => {
    const { form, trial } = await edit(page, 'Office');
    await expect(trial).toContainText('Change a time or a threshold to see whom it would have made late');
    await form.getByLabel(threshold, { exact: true }).fill('08:01');
    await expect(trial.getByText('If this had been the rule since')).toBeVisible();
    await expect(trial).toContainText(/Late days\s*\d+ → \d+ \+\d+/);
    await expect(trial.getByRole('heading', { name: /^Becomes serially late in November 2026 \d+$/ })).toBeVisible();
    await expect(trial.getByRole('listitem')).toHaveCount(5);
    await expect(trial.getByText(/^and \d+ more$/)).toBeVisible();
    await expect(trial.getByRole('status')).toContainText(/Late days\s*\d+ → \d+ \+\d+/);
    // Nothing has been stored, and the stored rule is not a trial.
    await form.getByLabel(threshold, { exact: true }).fill('08:15');
    await expect(trial).toContainText('Change a time or a threshold');
    const { shifts } = await ask<{ shifts: { name: string; latenessThreshold: string }[] }>(
      '{ shifts { name latenessThreshold } }',
      {},
      await tokenOf('admin'),
    );
    expect(shifts.find(({ name }) => name === 'Office')?.latenessThreshold).toBe('08:15:00');
  });

  test('N-12 asks once for what is typed, keeps the last answer meanwhile, and asks for nothing that cannot be read', {
    tag: '@nightly',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith('/graphql') ? request.postDataJSON() : null;
      if (body?.operationName === 'ShiftTrial') asked.push(body.variables.input.latenessThreshold);
    });
    const { form, trial } = await edit(page, 'Office');
    const field = form.getByLabel(threshold, { exact: true });
    await field.fill('08:0');
    await field.fill('08:10');
    await expect(trial.getByText('If this had been the rule since')).toBeVisible();
    await field.pressSequentially(':00');
    await field.fill('08:05');
    await expect(trial).toHaveAttribute('aria-busy', 'true');
    await expect(trial.getByText('If this had been the rule since')).toBeVisible();
    await expect(trial).toHaveAttribute('aria-busy', 'false');
    expect(asked).toEqual(['08:10:00', '08:05:00']);
  });

  test('N-12 no accessibility finding, wide and on a phone', { tag: '@nightly' }, async ({ page }) => {
    const { form, trial } = await edit(page, 'Office');
    await form.getByLabel(threshold, { exact: true }).fill('08:05');
    await expect(trial.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
  });
});
