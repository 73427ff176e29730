import { describe, expect, it } from 'vitest';
import { apiOf, card, cardAt, openBoard, stageOf } from '../harness/board-page.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

describe('a slip of the hand in a profile', () => {
  it('moves nobody while a scorecard is open: digits are scores', async () => {
    const { page, context } = await openBoard(site);
    const id = await cardAt(page, 'New', 2);
    await card(page, id).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add Evaluation' }).click();
    const first = dialog.locator('[data-score]').first();
    await first.waitFor();
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('85');
    await expect.poll(() => first.inputValue()).toBe('85');
    // The same holds when the focus is elsewhere on the page.
    await dialog.getByRole('heading', { level: 2 }).first().click();
    await page.keyboard.press('5');
    expect(await stageOf(await apiOf(site), id)).toBe('New');
    await context.close();
  });

  it('loses no line of one’s own to a template', async () => {
    const { page, context } = await openBoard(site);
    const id = await cardAt(page, 'New', 3);
    await card(page, id).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Message', exact: true }).click();
    const field = page.getByRole('textbox', { name: /message/i }).last();
    await field.fill('A line of my own.');
    const pick = async (index: number) => {
      await page
        .getByRole('button', { name: /template/i })
        .last()
        .click();
      await page.getByRole('menuitem').nth(index).click();
    };
    await pick(0);
    await expect.poll(() => field.inputValue()).toMatch(/^A line of my own\.\n\n\S/);
    await context.close();
  });
});
