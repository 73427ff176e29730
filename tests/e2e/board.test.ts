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
import {
  expectAccessible,
  expectAccessibleLightAndDark,
  expectNoSidewaysScroll,
  PHONE,
  visit,
} from '../harness/browser.ts';
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
    await page.getByText('No applications match these filters').waitFor();
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

  it('stays when Escape is pressed in the moment in which Back closes an application', async () => {
    const { page, context } = await openBoard(site);
    const id = await cardAt(page, 'Interview');
    await card(page, id).locator('[data-card-top]').click();
    await page.waitForURL(`**/company/applications?application=${id}`);
    await page.getByRole('dialog').waitFor();
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      const pressEscape = () =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      window.addEventListener('popstate', pressEscape, { once: true, capture: true });
      history.back();
    });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await card(page, id).waitFor();
    expect(new URL(page.url()).pathname).toBe('/company/applications');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await context.close();
  });

  it('opens an application wherever its card is pressed, and chooses it by its box', async () => {
    const { page, context, troubles } = await openBoard(site);
    const [first, second, third] = (await cardsOf(page, 'Shortlisted')) as [number, number, number];
    const box = await card(page, first).boundingBox();
    // Clicks between the name and the scores, where nothing else is.
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 58);
    await page.waitForURL(`**/company/applications?application=${first}`);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await card(page, second).hover();
    await card(page, second).getByRole('checkbox').check();
    await page.getByText('1 selected').waitFor();
    await card(page, third)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await page.getByText('2 selected').waitFor();
    await card(page, second).getByRole('checkbox').uncheck();
    await page.getByText('1 selected').waitFor();
    expect(new URL(page.url()).searchParams.has('application')).toBe(false);
    expect(await page.getByRole('combobox', { name: 'Sort' }).locator('option:checked').textContent()).toBe(
      'Sort: Score',
    );
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('lists its keys when ? is pressed, but not while somebody types', async () => {
    const { page, context, troubles } = await openBoard(site);
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const search = page.getByRole('searchbox').first();
    await search.press('?');
    await expect.poll(() => search.inputValue()).toBe('?');
    await expect.poll(() => keys.count()).toBe(0);
    await search.fill('');
    await search.blur();
    await page.keyboard.press('?');
    await keys.getByText('Show this list').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(['en', 'ar', 'so', 'sw'])('keeps the score of a card on one line: %s', async (locale) => {
    const { page, context } = await openBoard(site, { locale });
    const heights = await page
      .locator('[data-card] button[aria-haspopup="dialog"] > span:first-child')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.max(...heights)).toBeLessThan(25);
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

    // Deleting a column with a card asks where the card goes.
    const id = await cardAt(page, 'New');
    await card(page, id).locator('[data-card-top]').focus();
    await page.keyboard.press('4');
    await expect.poll(async () => stageOf(await apiOf(site), id)).toBe('Trial day');
    await menu('Trial day', 'Delete');
    await dialog.getByRole('heading', { name: 'Delete the column Trial day' }).waitFor();
    await dialog.getByText('Are you sure you want to delete this?').waitFor();
    await dialog.getByText('This deletes the column for everyone, in all jobs.').waitFor();
    await dialog.getByRole('combobox').selectOption('New');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(names).toEqual(['New', 'Shortlisted', 'Interview', 'Offer', 'Hired', 'Not selected']);
    expect(await stageOf(await apiOf(site), id)).toBe('New');
    await column(theirs.page, 'Trial day').waitFor({ state: 'detached' });
    expect([...troubles, ...theirs.troubles].filter((trouble) => !trouble.includes('422'))).toEqual([]);
    await context.close();
    await theirs.context.close();
  });

  it('are deleted for all jobs, and say how many applications of all of them go', async () => {
    const api = await apiOf(site);
    const { group } = (await api.post('/company/applications/group/store', { name: 'Second talk' })).body;
    const { groups, jobs } = await boardOf(api);
    const cards = groups.flatMap(({ applications }) => applications);
    const [first, second] = jobs.map(({ id }) => cards.find(({ job }) => job.id === id)).filter(Boolean);
    for (const one of [first, second]) {
      await api.post('/company/applications/move', {
        application_id: one?.id,
        to_group_id: group.id,
        after_id: null,
        version: one?.version,
      });
    }
    const { page, context, troubles } = await openBoard(site, { search: `?job=${first?.job.id}` });
    await column(page, 'Second talk').locator('[data-column-head]', { hasText: '1' }).waitFor();
    await page.getByRole('button', { name: 'Column Second talk' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('It holds 2 applications from all jobs. Where should they go?').selectOption('New');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await column(page, 'Second talk').waitFor({ state: 'detached' });
    for (const one of [first, second]) expect(await stageOf(api, one?.id ?? 0)).toBe('New');
    expect(troubles).toEqual([]);
    await context.close();
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
    await expect.poll(() => page.getByRole('menu').count()).toBe(1);
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
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText(done).waitFor();
    };
    await choose('Interview', 'Names are shown from Interview onwards');
    await card(page, id).getByText(`Candidate ${id}`).waitFor();
    await card(page, id).getByText('Blind', { exact: true }).waitFor();
    await choose('Do not hide anything', 'Blind review is off');
    await card(page, id).getByText(`Candidate ${id}`).waitFor({ state: 'detached' });
    const recruiter = await openBoard(site, { email: RECRUITER });
    await recruiter.page.getByRole('button', { name: 'Board settings' }).click();
    await expect.poll(() => recruiter.page.getByRole('menuitem', { name: 'Blind review' }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await recruiter.context.close();
    await context.close();
  });
});

describe('the board and what opens on it', () => {
  it('say on a phone that nothing matches, below the names of the columns', async () => {
    const { page, context } = await openBoard(site, { viewport: PHONE });
    await page.getByRole('searchbox').first().fill('zzzzqqqq');
    const title = page.getByText('No applications match these filters');
    const panel = await title.locator('xpath=ancestor::div[contains(@class, "absolute")]').boundingBox();
    const names = await page.getByRole('navigation', { name: 'Columns' }).boundingBox();
    expect(panel?.y).toBeGreaterThan((names?.y ?? 999) + (names?.height ?? 0));
    await context.close();
  });

  it.each([
    ['at 1280', {}],
    ['on a phone', { viewport: PHONE, hasTouch: true }],
  ] as const)('are accessible, light and dark: %s', async (_name, options) => {
    const { page, context, troubles } = await openBoard(site, { ...options });
    await expectAccessibleLightAndDark(page);
    await expectNoSidewaysScroll(page);
    if ('viewport' in options) {
      const filters = page.getByRole('button', { name: 'Filters' });
      const middleOf = async (one: typeof filters) => {
        const { y, height } = (await one.boundingBox()) ?? { y: 0, height: 0 };
        return y + height / 2;
      };
      expect(await middleOf(filters)).toBeCloseTo(await middleOf(page.getByRole('searchbox').first()), 0);
      await filters.click();
      await page.getByRole('dialog').waitFor();
      await expectAccessibleLightAndDark(page);
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
    await expectAccessibleLightAndDark(page);
    await page.getByRole('menuitem', { name: 'Select' }).click();
    await page.getByText('1 selected').waitFor();
    await expectAccessibleLightAndDark(page);
    await page.getByRole('button', { name: 'Move to…', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleLightAndDark(page);
    await page.keyboard.press('Escape');
    for (const action of ['Edit', 'Delete']) {
      await page.getByRole('button', { name: 'Column Offer' }).click();
      await page.getByRole('menuitem', { name: action }).click();
      const dialog = page.getByRole('dialog');
      // If a field gets the focus on a touch screen, the dialog stays hidden until the on-screen keyboard has opened.
      await expect.poll(() => dialog.evaluate((box) => box.checkVisibility({ opacityProperty: true }))).toBe(true);
      await expectAccessibleLightAndDark(page);
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
