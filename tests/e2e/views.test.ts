import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SavedView } from '#shared/views/views.contract.ts';
import { apiOf, openBoard, RECRUITER } from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, PHONE } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();
const PATH = '/company/board-views';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Saved views' });
async function choose(page: Page, name: string | RegExp) {
  await menuButton(page).click();
  await page.getByRole('menuitem', { name }).click();
}
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const saved = async (fields: object, email?: string): Promise<SavedView> => {
  const { body, text } = await (await apiOf(site, email)).post(PATH, { filters: {}, ...fields });
  expect(body.success, text).toBe(true);
  return body.view;
};

describe('saved views', () => {
  it('are saved, shown with one press, renamed and deleted, by keyboard', async () => {
    await saved({ name: 'Taken' });
    const { page, context, troubles } = await openBoard(site, { search: '?experience=Senior,Lead&order=newest' });
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Taken' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Save this view' });
    await form.getByText('1 filter').waitFor();
    await form.getByText('Sort: Newest').waitFor();

    // Nothing, then a name that is there already: a sentence at the field, and what was typed stays.
    const name = form.getByRole('textbox', { name: 'Name' });
    await page.keyboard.press('Enter');
    await form.getByText('This field is required.').waitFor();
    await page.keyboard.type('TAKEN');
    await page.keyboard.press('Enter');
    await form.getByText('You already have a view with this name.').waitFor();
    expect(await name.inputValue()).toBe('TAKEN');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);

    // Closed by a slip, and opened again.
    await page.keyboard.press('Escape');
    await choose(page, 'Save this view');
    expect(await name.inputValue()).toBe('TAKEN');
    await name.fill('Seniors');
    await page.keyboard.press('Enter');
    await page.getByText('The view has been saved.').last().waitFor();
    await form.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search applications' }).fill('driver');
    await expect.poll(() => searchOf(page)).toEqual({ q: 'driver', order: 'newest' });
    await choose(page, 'Seniors');
    await expect.poll(() => searchOf(page)).toEqual({ experience: 'Lead,Senior', order: 'newest' });
    expect(await page.getByRole('searchbox', { name: 'Search applications' }).inputValue()).toBe('');
    await menuButton(page).click();
    await page.getByRole('menuitem', { name: 'Seniors Shown now' }).waitFor();
    await page.getByRole('menuitem', { name: 'Manage views' }).click();

    const list = page.getByRole('dialog', { name: 'Saved views' });
    await expectAccessible(page);
    await list.getByRole('button', { name: 'Edit Seniors' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit view' });
    await edit.getByRole('textbox', { name: 'Name' }).fill('Seniors and leads');
    await edit.getByRole('checkbox', { name: 'Share with the team' }).check();
    await edit.getByRole('button', { name: 'Save' }).click();
    const row = list.getByRole('listitem').filter({ hasText: 'Seniors and leads' });
    await row.getByText('Shared', { exact: true }).waitFor();
    await list.getByRole('button', { name: 'Delete Seniors and leads' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('This deletes the view for the whole team.').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
    expect(troubles.filter((one) => !one.includes('422'))).toEqual([]);
    await context.close();
  });

  it('of a colleague are listed with their name, and only an owner can change them', async () => {
    await saved({ name: 'Drivers of the week', shared: true, filters: { q: 'driver' } }, RECRUITER);
    await saved({ name: 'Nobody’s business' }, RECRUITER);
    await saved({ name: 'From the owner', shared: true });
    const owner = await openBoard(site);
    await menuButton(owner.page).click();
    await owner.page.getByRole('menuitem', { name: 'Drivers of the week Liban Geedi' }).waitFor();
    expect(await owner.page.getByRole('menuitem', { name: 'Nobody’s business' }).count()).toBe(0);
    await owner.page.getByRole('menuitem', { name: 'Manage views' }).click();
    await owner.page.getByRole('button', { name: 'Edit Drivers of the week' }).click();
    const edit = owner.page.getByRole('dialog', { name: 'Edit view' });
    await edit.getByText('By Liban Geedi').waitFor();
    expect(await edit.getByRole('checkbox').count()).toBe(0);
    await owner.context.close();

    const recruiter = await openBoard(site, { email: RECRUITER });
    await choose(recruiter.page, 'Manage views');
    const list = recruiter.page.getByRole('dialog', { name: 'Saved views' });
    await list.getByText('From the owner').waitFor();
    expect(await list.getByRole('button', { name: 'Edit From the owner' }).count()).toBe(0);
    await list.getByRole('button', { name: 'Edit Drivers of the week' }).waitFor();
    await recruiter.context.close();
  });

  it('whose job is gone are shown without it, and say so', async () => {
    const view = await saved({ name: 'Old job', filters: { q: 'amina' } });
    const { page, context } = await openBoard(site, { search: '?score=Good' });
    // The demo deletes no jobs: the answer is what it would be if one were gone.
    await page.route(`**${PATH}`, (route) =>
      route.fulfill({ json: { success: true, views: [{ ...view, left_out: ['job'] }] } }),
    );
    await choose(page, 'Old job');
    await page
      .getByText('The job of the view “Old job” no longer exists. The view is shown without it.')
      .last()
      .waitFor();
    await expect.poll(() => searchOf(page)).toEqual({ q: 'amina' });
    await context.close();
  });

  it('fit a phone, from right to left', async () => {
    await saved({ name: 'A name that is as long as the names of views are allowed to', filters: { score: 'Good' } });
    const { page, context, troubles } = await openBoard(site, {
      viewport: PHONE,
      locale: 'ar',
      search: '?score=Good',
    });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'طرق العرض المحفوظة' }).click();
    await page.getByRole('menuitem', { name: /^A name that is/ }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('menuitem', { name: 'حفظ طريقة العرض هذه' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'المشاركة مع الفريق' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'طرق العرض المحفوظة' }).click();
    await page.getByRole('menuitem', { name: 'إدارة طرق العرض' }).click();
    await page.getByRole('button', { name: /^حذف A name that is/ }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
