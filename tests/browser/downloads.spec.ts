import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { busyMonth, downloadCSV } from '../support/report-screen.ts';

const day = async () => `date=${await busyDay()}`;
const month = async () => `month=${await busyMonth('serialLatenessDays')}`;
const always = async () => '';

/** Every list, what it asks for, and two of its columns. */
const lists = [
  ['/manage/users', always, 'name~macAddress'],
  ['/manage/staffs', always, 'shift~unit'],
  ['/manage/units', always, 'unitCode~createdOn'],
  ['/settings/setup', always, 'endTime~lateAfter'],
  ['/all/attendance', day, 'district~attendanceImage'],
  ['/report/clockout', day, 'department~flag'],
  ['/report/latness', day, 'attendanceMode~minutesLate'],
  ['/report/exception', day, 'staffID~department'],
  ['/report/serialatness', month, 'serviceCentre~refImage'],
  ['/report/serialatness/staff', month, 'name~daysLate'],
  ['/serialatness/all', month, 'district~occurrence'],
  ['/all/absentee', month, 'name~dateAbsent'],
  ['/absentee/summary/report', month, 'department~refImage'],
  ['/dashboard/people', async () => 'group=present', 'shift~firstSignIn'],
] as const;

/** Lists that are made as another one is, which the nightly run has. */
const alike = [
  '/manage/units',
  '/report/clockout',
  '/report/exception',
  '/serialatness/all',
  '/report/serialatness/staff',
];

test.describe('a downloaded list', () => {
  for (const [path, ask, hide] of lists) {
    test(`R-031 has the columns that ${path} shows, and no hidden one`, {
      tag: alike.includes(path) ? '@nightly' : [],
    }, async ({ page }) => {
      await enterAs(page, 'admin');
      await page.goto(`${path}?${await ask()}`);
      const headings = page.getByRole('columnheader');
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows.nth(1)).toBeVisible();
      const all = await headings.allInnerTexts();
      await page.goto(`${path}?${await ask()}&hide=${hide}`);
      await expect(rows.nth(1)).toBeVisible();
      const shown = await headings.allInnerTexts();
      expect(shown).toHaveLength(all.length - 2);
      const file = await downloadCSV(page);
      expect(file.headings).toEqual(shown.filter((heading) => heading !== 'Action'));
      for (const row of file.rows) expect(row).toHaveLength(file.headings.length);
    });
  }
});
