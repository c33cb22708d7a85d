import { busyDay, enterAs, expect, test } from '../support/browser.ts';
import { listAddresses, ofPart, openList, parts, windowWidths } from '../support/list-screens.ts';
import { bringFont, findHiddenTexts, findPinned, pageStands, slowAnswers } from './screen-measures.ts';

/** Lists whose rows have what few rows of the others have. */
const marked = (day: string) => [
  `/all/attendance?date=${day}&mode=signedIn&away=Yes`,
  `/all/attendance?date=${day}&mode=signedIn&size=100`,
  '/settings/changes',
];

for (const { part, tag } of parts) {
  test(`F-272 no text of a list is covered or cut after its late parts have come, in any window: ${part}`, {
    tag,
  }, async ({ page }) => {
    await bringFont(page);
    await slowAnswers(page);
    await enterAs(page, 'admin');
    for (const address of ofPart([...marked(await busyDay()), ...(await listAddresses())], part)) {
      await page.setViewportSize({ width: 1920, height: 900 });
      await openList(page, address);
      // Findings, marks and what a list rests on come after its rows.
      await expect(page.locator('.finding-chip:has(.chip-count):has-text("…")')).toHaveCount(0);
      await pageStands(page);
      for (const width of windowWidths(1920, 1440, 1280, 768, 390)) {
        await page.setViewportSize({ width, height: 900 });
        await pageStands(page);
        expect.soft(await findHiddenTexts(page, width > 390), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
}

for (const { part, tag } of parts) {
  test(`F-279 on a tablet names and buttons alone stay in view while a list scrolls, on less than half of its width: ${part}`, {
    tag,
  }, async ({ page }) => {
    await enterAs(page, 'admin');
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const address of ofPart([...marked(await busyDay()), ...(await listAddresses())], part)) {
      await openList(page, address);
      const { pinned, share, hidden } = await findPinned(page);
      // The running number, two columns, and the buttons of a row.
      expect.soft(pinned.filter((head) => head !== 'Action').length, address).toBeLessThanOrEqual(3);
      expect.soft(share, address).toBeLessThan(0.5);
      expect.soft(hidden, address).toEqual([]);
    }
  });
}

/** Lists whose rows are records of attendance. */
const ofRecords =
  /^\/(all\/attendance|attendance\/(staff|review|map)|report\/(clockout|latness|exception|serialatness\?)|serialatness\/all|all\/absentee)/;

test('F-282 rows are called what they are, dates of a panel are written in one way, and no hyphen of a word is widened', {
  tag: '@nightly',
}, async ({ page }) => {
  await enterAs(page, 'admin');
  const day = await busyDay();
  const lists = await listAddresses();
  const staffID = /staffID=(\w+)/.exec(lists.join())?.[1];
  for (const address of [
    `/dashboard?date=${day}`,
    `/attendance/map?date=${day}`,
    `/person/${staffID}?month=${day.slice(0, 7)}`,
    ...lists,
  ]) {
    await page.goto(address);
    await expect(page.locator('.page-facts')).toContainText('as of');
    if (lists.includes(address) && !ofRecords.test(address)) {
      await expect.soft(page.locator('.page-facts'), address).not.toContainText(/\brecords?\b/);
    }
    const widened = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: owner, textContent: words } = text;
        if (!owner?.checkVisibility() || owner.closest('.visually-hidden') || !/\p{L}-\p{L}/u.test(words ?? ''))
          continue;
        if (getComputedStyle(owner).fontVariantNumeric.includes('tabular-nums')) found.push(words ?? '');
      }
      return found;
    };
    expect.soft(await page.evaluate(widened), address).toEqual([]);
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
    for (const one of await page.locator('.panel__root').all()) {
      const panel = await one.innerText();
      const isInTwoWays = /\b\d{4}-\d\d-\d\d\b/.test(panel) && new RegExp(`\\b\\d{1,2} (${months})\\b`).test(panel);
      expect.soft(isInTwoWays, `${address}: ${panel.slice(0, 80)}`).toBe(false);
    }
  }
});
