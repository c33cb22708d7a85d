/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { ask, once, tokenOf } from './browser.ts';
import { dayInLagos } from './fixed-clock.ts';
import { readCSV } from './read-csv.ts';

/** Opens a report and waits until its rows, or its words about none, stand. */
export async function openReport(page: Page, address: string) {
  await page.goto(address);
  await reportIsLoaded(page);
}

/** Waits until the table shows what was asked last. */
export async function reportIsLoaded(page: Page) {
  await expect(page.getByText(/\bas of \d{1,2}:\d{2}/)).toBeVisible();
}

/** The headings and the rows' texts as they stand on the page, pictures left out. */
export async function tableTexts(page: Page): Promise<{ headings: string[]; rows: string[][] }> {
  const texts = (selector: string) =>
    page
      .locator(`.data-table ${selector} > tr`)
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.children]
            .filter((cell) => !cell.classList.contains('cell-image'))
            .map((cell) => cell.textContent?.trim() ?? ''),
        ),
      );
  const [headings = []] = await texts('thead');
  return { headings, rows: await texts('tbody') };
}

/** Presses `Download CSV`; answers the file's name, its headings and its rows. */
export async function downloadCSV(page: Page): Promise<{ name: string; headings: string[]; rows: string[][] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  return readDownload(await download);
}

/** The cells of a file below some of its headings. */
export const cellsBelow = (
  { headings, rows }: { readonly headings: readonly string[]; readonly rows: readonly string[][] },
  names: readonly string[],
) => rows.map((row) => names.map((name) => row[headings.indexOf(name)]));

/** A downloaded CSV file: its name, its headings and its rows. */
export async function readDownload(file: Download): Promise<{ name: string; headings: string[]; rows: string[][] }> {
  const text = await readFile(await file.path(), 'utf8');
  const [headings = [], ...rows] = readCSV(text.replace(/^\uFEFF/, ''));
  return { name: file.suggestedFilename(), headings, rows };
}

/** The current month or the one before, whichever has more rows of a monthly list of the demo. */
export const busyMonth = (list: 'serialLatenessDays' | 'absenteeDays') => once(list, () => findBusyMonth(list));

async function findBusyMonth(list: string): Promise<string> {
  const token = await tokenOf('admin');
  const today = new Date(dayInLagos());
  const months = [0, 1].map((back) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1));
    return first.toISOString().slice(0, 7);
  });
  const counts = await Promise.all(
    months.map(async (month) => {
      const data = await ask<{ rows: { totalCount: number } }>(
        `query ($month: Month!) { rows: ${list}(month: $month, first: 0) { totalCount } }`,
        { month },
        token,
      );
      return { month, total: data.rows.totalCount };
    }),
  );
  const [most] = counts.sort((one, other) => other.total - one.total);
  if (!most || most.total === 0) throw new Error(`The demo company has no ${list} in its last two months.`);
  return most.month;
}

/** The month before. */
export const monthBefore = (month: string) =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 7);

/** A month as screens write it: `2026-11` as `November 2026`. */
export function monthName(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Chooses a month in the open search dialog and searches. */
export async function chooseMonth(page: Page, month: string) {
  const [year = '', number = ''] = month.split('-');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Year').selectOption(year);
  await dialog.getByLabel('Month').selectOption(number);
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(dialog).toBeHidden();
}
