import { describe, expect, it } from 'vitest';
import {
  apiOf,
  boardOf,
  card,
  cardAt,
  cardsOf,
  column,
  dragByMouse,
  openBoard,
  RECRUITER,
  stageOf,
} from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, PHONE, visit } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

describe('the board', () => {
  it('comes from the server with its cards, and follows its filters, which stand in the address', async () => {
    const { page, context, troubles } = await openBoard(site);
    const { jobs, total } = await boardOf(await apiOf(site));
    await page.getByText(`${total} applications`, { exact: true }).waitFor();
    const html = await (await context.request.get(`${site.url}/company/applications`)).text();
    expect(html).toContain(`data-card="${await cardAt(page, 'New')}"`);

    const [job] = jobs.toSorted((a, b) => b.applications - a.applications);
    await page.getByRole('button', { name: /^All jobs/ }).click();
    await page.getByRole('option', { name: new RegExp(`^${job?.title}`) }).click();
    await page.waitForURL(`**/company/applications?job=${job?.id}`);
    await page.getByText(`${job?.applications} applications`, { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Score', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Excellent' }).check();
    await page.keyboard.press('Escape');
    await page.waitForURL(/score=Excellent/);
    const filtered = await boardOf(await apiOf(site), `?job=${job?.id}&score=Excellent`);
    const shown = filtered.groups.reduce((sum, { count }) => sum + count, 0);
    await page.getByText(`${shown} of ${job?.applications} applications`).waitFor();

    await page.getByRole('searchbox', { name: 'Search applications' }).fill('zzz nobody');
    await page.getByText('No application fits these filters').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('zzz nobody');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText(`${job?.applications} applications`, { exact: true }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('opens applications and scores by the address, which Back closes', async () => {
    const { page, context } = await openBoard(site);
    const id = await cardAt(page, 'Interview');
    await card(page, id).locator('[data-card-top]').click();
    await page.waitForURL(`**/company/applications?application=${id}`);
    await page.goBack();
    await page.waitForURL('**/company/applications');
    await page.keyboard.press('Escape');
    await card(page, id)
      .getByRole('button', { name: /^System Score/ })
      .press('Enter');
    await page.waitForURL(`**/company/applications?application=${id}&scoring=system`);
    await context.close();
  });

  it('is for companies: others see what they see of every company page', async () => {
    const { page, context } = await openBoard(site);
    await context.clearCookies();
    await visit(page, `${site.url}/company/applications?order=hand`);
    expect(page.url()).toContain(`/login?next=${encodeURIComponent('/company/applications?order=hand')}`);
    await context.close();
  });
});

describe('columns', () => {
  it('are added, renamed with the server’s errors under the field, moved and deleted, also for a colleague', async () => {
    const { page, context, troubles } = await openBoard(site);
    const theirs = await openBoard(site, { email: RECRUITER });
    await page.getByRole('button', { name: 'Board settings' }).click();
    await page.getByRole('menuitem', { name: 'Add column' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText('Please enter a name.').waitFor();
    await dialog.getByLabel('Name').fill('interview');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText('Another column already has this name.').waitFor();
    await dialog.getByLabel('Name').fill('Trial <b>day</b>');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await column(page, 'Trial <b>day</b>').waitFor();
    await column(theirs.page, 'Trial <b>day</b>').waitFor();

    const menu = async (name: string, action: string) => {
      await page.getByRole('button', { name: `Column ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await menu('Trial <b>day</b>', 'Edit');
    await dialog.getByLabel('Name').fill('Trial day');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await column(theirs.page, 'Trial day').waitFor();
    await menu('Trial day', 'Move column earlier');
    await page.getByText('Column Trial day is now 4 of 7').waitFor();
    const names = async () => (await boardOf(await apiOf(site))).groups.map(({ name }) => name);
    expect(await names()).toEqual(['New', 'Shortlisted', 'Interview', 'Trial day', 'Offer', 'Hired', 'Not selected']);

    // With a card in it, deleting asks where that goes.
    const id = await cardAt(page, 'New');
    await card(page, id).locator('[data-card-top]').focus();
    await page.keyboard.press('4');
    await expect.poll(async () => stageOf(await apiOf(site), id)).toBe('Trial day');
    await menu('Trial day', 'Delete');
    await dialog.getByRole('heading', { name: 'Are you sure you want to delete this?' }).waitFor();
    await dialog.getByRole('combobox').selectOption('New');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(names).toEqual(['New', 'Shortlisted', 'Interview', 'Offer', 'Hired', 'Not selected']);
    expect(await stageOf(await apiOf(site), id)).toBe('New');
    await column(theirs.page, 'Trial day').waitFor({ state: 'detached' });
    expect([...troubles, ...theirs.troubles].filter((trouble) => !trouble.includes('422'))).toEqual([]);
    await context.close();
    await theirs.context.close();
  });

  it('are dragged by their heads, and moved by keys from one of their cards', async () => {
    const { page, context, troubles } = await openBoard(site);
    const names = async () => (await boardOf(await apiOf(site))).groups.slice(1, 4).map(({ name }) => name);
    const head = await column(page, 'Offer').locator('header').boundingBox();
    const beside = await column(page, 'Shortlisted').boundingBox();
    if (!head || !beside) throw new Error('no columns');
    await dragByMouse(page, { x: head.x + 30, y: head.y + 20 }, { x: beside.x + 20, y: beside.y + 300 });
    await page.getByText('Column Offer is now 2 of 6').waitFor();
    expect(await names()).toEqual(['Offer', 'Shortlisted', 'Interview']);
    await card(page, await cardAt(page, 'Offer'))
      .locator('[data-card-top]')
      .focus();
    await page.keyboard.press('Control+Shift+ArrowRight');
    await page.getByText('Column Offer is now 3 of 6').waitFor();
    await page.keyboard.press('Control+Shift+ArrowRight');
    await page.getByText('Column Offer is now 4 of 6').waitFor();
    expect(await names()).toEqual(['Shortlisted', 'Interview', 'Offer']);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('have a menu only where they can be deleted; Escape and a click outside close it', async () => {
    const { page, context } = await openBoard(site);
    expect(await page.getByRole('button', { name: /^Column / }).allInnerTexts()).toHaveLength(3);
    const menu = page.getByRole('menu');
    await page.getByRole('button', { name: 'Column Offer' }).click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Column Offer' }).click();
    await menu.waitFor();
    await page.mouse.click(300, 700);
    await menu.waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('a menu that is open', () => {
  it('stays open while a colleague moves its card, which follows when it is closed', async () => {
    const { page, context } = await openBoard(site);
    const colleague = await apiOf(site, RECRUITER);
    const id = await cardAt(page, 'Offer');
    const { groups } = await boardOf(colleague);
    await card(page, id)
      .getByRole('button', { name: /^Move .+ to…$/ })
      .click();
    await page.getByRole('menu').waitFor();
    const version = groups.flatMap((group) => group.applications).find((one) => one.id === id)?.version;
    const to = groups.find(({ name }) => name === 'Hired')?.id;
    const moved = await colleague.post('/company/applications/move', {
      application_id: id,
      to_group_id: to,
      after_id: null,
      version,
    });
    expect(moved.status).toBe(200);
    await page.waitForTimeout(400);
    expect(await page.getByRole('menu').count()).toBe(1);
    await page.keyboard.press('Escape');
    await column(page, 'Hired').locator(`[data-card="${id}"]`).waitFor({ state: 'attached' });
    await context.close();
  });
});

describe('blind review', () => {
  it('hides who the candidates are until the column that the owner chooses', async () => {
    const { page, context, troubles } = await openBoard(site);
    const id = await cardAt(page, 'New');
    const choose = async (option: string, done: string) => {
      await page.getByRole('button', { name: 'Board settings' }).click();
      await page.getByRole('menuitem', { name: 'Blind review' }).click();
      await page.getByLabel('Hide until').selectOption(option);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(done).waitFor();
    };
    await choose('Interview', 'Candidates are shown from Interview on');
    await card(page, id).getByText(`Candidate ${id}`).waitFor();
    await card(page, id).getByText('Blind', { exact: true }).waitFor();
    await choose('Do not hide anything', 'Blind review is off');
    await card(page, id).getByText(`Candidate ${id}`).waitFor({ state: 'detached' });
    const recruiter = await openBoard(site, { email: RECRUITER });
    await recruiter.page.getByRole('button', { name: 'Board settings' }).click();
    expect(await recruiter.page.getByRole('menuitem', { name: 'Blind review' }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await recruiter.context.close();
    await context.close();
  });
});

describe('the board and what opens on it', () => {
  it.each([
    ['light at 1280', { colorScheme: 'light' }],
    ['dark at 1280', { colorScheme: 'dark' }],
    ['light on a phone', { colorScheme: 'light', viewport: PHONE, hasTouch: true }],
    ['dark on a phone', { colorScheme: 'dark', viewport: PHONE, hasTouch: true }],
  ] as const)('are accessible: %s', async (_name, options) => {
    const { page, context, troubles } = await openBoard(site, { ...options });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if ('viewport' in options) {
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page
        .getByRole('navigation', { name: 'Columns' })
        .getByRole('button', { name: /^Offer/ })
        .click();
      await expect.poll(async () => (await column(page, 'Offer').boundingBox())?.x ?? 999).toBeLessThan(60);
    }
    const id = await cardAt(page, 'Offer');
    await card(page, id)
      .getByRole('button', { name: /^Move .+ to…$/ })
      .click();
    await page.getByRole('menu').waitFor();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Select' }).click();
    await page.getByText('1 selected').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Move to…', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    for (const action of ['Edit', 'Delete']) {
      await page.getByRole('button', { name: 'Column Offer' }).click();
      await page.getByRole('menuitem', { name: action }).click();
      const dialog = page.getByRole('dialog');
      // Where a field takes the focus on a touch screen, the dialog stays unseen until the keyboard has had its time.
      await expect.poll(() => dialog.evaluate((box) => box.checkVisibility({ opacityProperty: true }))).toBe(true);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('loads the rest of a long column when it is scrolled, and draws only what is in view', async () => {
    const { page, context, troubles } = await openBoard(site);
    const { groups } = await boardOf(await apiOf(site));
    const longest = groups.toSorted((a, b) => b.count - a.count)[0];
    const name = longest?.name ?? '';
    const list = column(page, name).locator('[data-scroller]');
    for (let turn = 0; turn < 20; turn += 1) await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await expect
      .poll(async () => {
        await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
        return column(page, name).locator(`li[aria-posinset="${longest?.count}"]`).count();
      })
      .toBe(1);
    expect((await cardsOf(page, name)).length).toBeLessThan(30);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2500);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
