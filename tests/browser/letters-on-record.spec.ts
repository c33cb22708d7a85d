import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ask, enterAs, expect, test, tokenOf } from '../support/browser.ts';
import { dayInLagos } from '../support/fixed-clock.ts';
import { busyMonth, openReport } from '../support/report-screen.ts';

interface Listed {
  readonly staff: { readonly staffID: string; readonly name: string };
  readonly daysLate: readonly string[];
}

/** The smallest service centre with serially late staff, and who they are; other journeys read the letters of Awka. */
async function smallestCentre(month: string): Promise<{ centre: string; people: readonly Listed[] }> {
  const { serialLateness } = await ask<{
    serialLateness: { facets: { values: { value: string; count: number }[] }[] };
  }>(
    'query ($month: Month!) { serialLateness(month: $month, first: 0) { facets(columns: [SERVICE_CENTRE]) { values { value count } } } }',
    { month },
    await tokenOf('management'),
  );
  const centres = (serialLateness.facets[0]?.values ?? []).filter(({ value }) => value !== '' && value !== 'Awka');
  const [smallest] = centres.toSorted((one, other) => one.count - other.count);
  const centre = smallest?.value ?? '';
  const answer = await ask<{ serialLateness: { nodes: Listed[] } }>(
    `query ($month: Month!, $centre: String!) {
      serialLateness(month: $month, where: [{ column: SERVICE_CENTRE, in: [$centre] }], first: 200) {
        nodes { daysLate staff { staffID name } }
      }
    }`,
    { month, centre },
    await tokenOf('management'),
  );
  return { centre, people: answer.serialLateness.nodes };
}

/** Undoes all letters on record to some people, as far as they count. */
async function undoAll(people: readonly Listed[]) {
  const token = await tokenOf('management');
  for (const { staff } of people) {
    const { recordedLetters } = await ask<{ recordedLetters: { nodes: { id: string; undoneBy: string }[] } }>(
      'query ($staffID: String!, $from: Date!, $to: Date!) { recordedLetters(staffID: $staffID, from: $from, to: $to, first: 200) { nodes { id undoneBy } } }',
      { staffID: staff.staffID, from: dayInLagos(700), to: dayInLagos() },
      token,
    );
    for (const { id } of recordedLetters.nodes.filter(({ undoneBy }) => undoneBy === '')) {
      await ask('mutation ($id: ID!) { undoLetter(id: $id, reason: "End of a journey") { message } }', { id }, token);
    }
  }
}

const letterTo = (page: Page, { staff }: Listed) =>
  page.getByRole('article', { name: `Letter to ${staff.name}`, exact: true });

test.describe('letters on record', () => {
  test('N-27 F-221 from the printed pack to the record, the reply and an undone letter', async ({ page }) => {
    const month = await busyMonth('serialLatenessDays');
    const { centre, people } = await smallestCentre(month);
    const [person] = people;
    if (!person) throw new Error('Nobody is serially late outside of Awka.');
    await undoAll(people);
    // One of them had a letter for an earlier day.
    const earlier = {
      kind: 'LATENESS',
      staffID: person.staff.staffID,
      days: [dayInLagos(120)],
      reference: `LATE/${dayInLagos(120).slice(0, 7)}/${person.staff.staffID}`,
    };
    await ask(
      'mutation ($letters: [PrintedLetterInput!]!) { recordLetters(letters: $letters) { message } }',
      { letters: [earlier] },
      await tokenOf('management'),
    );

    await enterAs(page, 'management');
    const pack = `/report/serialatness/letters?month=${month}&serviceCentre=${encodeURIComponent(centre)}`;
    await page.goto(pack);
    const letter = letterTo(page, person);
    await expect(letter.getByText('Second warning', { exact: true })).toBeVisible();
    await expect(letter).toContainText(`Earlier: first warning ${earlier.reference}`);

    await page.evaluate(() => {
      window.print = () => {
        document.body.setAttribute('data-asked', 'yes');
        dispatchEvent(new Event('afterprint'));
      };
    });
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const question = page.getByRole('alertdialog', { name: 'Put on record' });
    await expect(question).toContainText(`Put ${people.length} letter`);
    await question.getByRole('button', { name: 'Put on record' }).click();
    await expect(page.getByText(/^\d+ letters? put on record$/)).toBeVisible();
    // The buttons for what is on record now are gone.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // Whoever has the letter now is left out of printing, unless the officer says so.
    await expect(letter.getByText(/^Already on record: second warning/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toHaveCount(0);
    await expectAccessible(page, { widths: [390, 1440] });
    await letter.getByRole('checkbox', { name: /^Print again/ }).check();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();

    // A name leads to the person of the letter, in the month of its days, whoever has the staff ID by now.
    await openReport(page, `/report/letters?search=${encodeURIComponent(earlier.reference)}&undone=No`);
    const ofLetter = new RegExp(
      `/person/${person.staff.staffID}\\?month=${earlier.days[0]?.slice(0, 7)}&person=[\\w-]+$`,
    );
    await expect(page.getByRole('link', { name: person.staff.name }).first()).toHaveAttribute('href', ofLetter);

    const reference = `LATE/${month}/${person.staff.staffID}`;
    await openReport(page, `/report/letters?search=${encodeURIComponent(reference)}&undone=No`);
    await page.getByRole('button', { name: /^Note the reply to/ }).click();
    const reply = page.getByRole('dialog', { name: 'Note reply' });
    await reply.getByRole('textbox', { name: 'Note' }).fill('The bus broke down.');
    await reply.getByRole('button', { name: 'Save' }).click();
    await expect(reply).toBeHidden();
    await page.getByRole('button', { name: new RegExp(`^${reference}`) }).click();
    const details = page.getByRole('dialog', { name: 'Second warning: lateness' });
    await expect(details).toContainText('The bus broke down.');
    await expect(details).toContainText('by management@demo.example');
    await expectAccessible(page, { widths: [390, 1440] });
    await details.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: /^Undo the letter/ }).click();
    const undo = page.getByRole('dialog', { name: 'Undo letter' });
    await undo.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(undo.getByText('Enter the reason.')).toBeVisible();
    await undo.getByRole('textbox', { name: 'Reason' }).fill('It was not sent.');
    await undo.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(undo).toBeHidden();
    await expect(page.getByRole('button', { name: /^Undo the letter/ })).toHaveCount(0);
    await openReport(page, `/report/letters?search=${encodeURIComponent(reference)}&undone=Yes&page=1&size=10`);
    await expect(page.getByRole('cell', { name: 'Undone', exact: true }).first()).toBeVisible();

    await page.goto(`/person/${person.staff.staffID}`);
    await page.getByRole('navigation', { name: 'A Person' }).getByRole('link', { name: 'Letters' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Letters to ${person.staff.name}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `${reference}: what` }).first()).toBeVisible();

    await page.goto(pack);
    await expect(letter.getByText('Second warning', { exact: true })).toBeVisible();
    await expect(letter.getByText(/^Already on record/)).toHaveCount(0);
    await undoAll(people);
  });
});
