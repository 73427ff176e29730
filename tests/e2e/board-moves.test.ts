import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { moveApplication } from '#shared/board/board.contract.ts';
import {
  apiOf,
  boardOf,
  card,
  cardAt,
  cardsOf,
  column,
  dragByMouse,
  dragByTouch,
  insideOf,
  middleOf,
  OWNER,
  openBoard,
  RECRUITER,
  stageOf,
} from '../harness/board-page.ts';
import { untilAlive } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

/** Presses a card and moves until the drag starts. */
async function hold(page: Page, id: number): Promise<void> {
  const from = await middleOf(page, id);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 3 });
  await page.locator('[data-held]').waitFor();
}

async function dropAt(page: Page, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y + 1);
  await page.mouse.up();
}

/** All columns fit, so that the board does not begin to scroll under a card that is held over the last ones. */
const WHOLE_BOARD = { width: 2200, height: 860 };

describe('a card that is dragged', () => {
  it('by mouse goes to another column, here, on the server, and on a colleague’s board', async () => {
    // In the manual order a card stays where it is dropped; by score it may go below the rendered part.
    const mine = await openBoard(site, { search: '?order=hand' });
    const theirs = await openBoard(site, { email: RECRUITER, search: '?order=hand' });
    const id = await cardAt(mine.page, 'New');
    await dragByMouse(mine.page, await middleOf(mine.page, id), await insideOf(mine.page, 'Interview'));
    await column(mine.page, 'Interview').locator(`[data-card="${id}"]`).waitFor();
    await column(theirs.page, 'Interview').locator(`[data-card="${id}"]`).waitFor();
    await expect.poll(async () => stageOf(await apiOf(site), id)).toBe('Interview');
    expect([...mine.troubles, ...theirs.troubles]).toEqual([]);
    await mine.context.close();
    await theirs.context.close();
  });

  it('by hand stays exactly where it is dropped, within its column too', async () => {
    const { page, context, troubles } = await openBoard(site, { search: '?order=hand' });
    const [first, second, third] = await cardsOf(page, 'Shortlisted');
    const below = await card(page, third as number).boundingBox();
    const to = { x: (below?.x ?? 0) + 80, y: (below?.y ?? 0) + 8 };
    await dragByMouse(page, await middleOf(page, first as number), to);
    await expect.poll(() => cardsOf(page, 'Shortlisted')).toEqual(expect.arrayContaining([first]));
    await expect.poll(async () => (await cardsOf(page, 'Shortlisted')).slice(0, 3)).toEqual([second, first, third]);
    const shortlisted = async () =>
      (await boardOf(await apiOf(site), '?order=hand')).groups.find(({ name }) => name === 'Shortlisted');
    await expect
      .poll(async () => (await shortlisted())?.applications.slice(0, 3).map(({ id }) => id))
      .toEqual([second, first, third]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('by touch after a long press; a quick swipe scrolls instead', async () => {
    const { page, context, troubles } = await openBoard(site, { hasTouch: true, search: '?order=hand' });
    const id = await cardAt(page, 'New');
    await dragByTouch(page, await middleOf(page, id), await insideOf(page, 'Interview'));
    await column(page, 'Interview').locator(`[data-card="${id}"]`).waitFor({ state: 'attached' });
    await expect.poll(async () => stageOf(await apiOf(site), id)).toBe('Interview');
    // Comes last, because the column keeps animating after it.
    const next = await middleOf(page, await cardAt(page, 'New'));
    await dragByTouch(page, next, { x: next.x, y: next.y - 10 }, { isQuick: true });
    await expect.poll(() => page.locator('[data-held]').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('goes the way it is pulled where the text runs from right to left', async () => {
    const { page, context } = await openBoard(site);
    await context.addCookies([{ name: 'fursa_locale', value: 'ar', url: site.url }]);
    await page.reload();
    await untilAlive(page);
    const id = await cardAt(page, 'جديد');
    const [from, to] = [await middleOf(page, id), await insideOf(page, 'مقابلة')];
    expect(to.x).toBeLessThan(from.x);
    await dragByMouse(page, from, to);
    await expect.poll(async () => stageOf(await apiOf(site), id)).toBe('Interview');
    // In a right-to-left layout the left arrow leads to the next column.
    const next = await cardAt(page, 'جديد');
    await card(page, next).locator('[data-card-top]').focus();
    await page.keyboard.press('Control+ArrowLeft');
    await expect.poll(async () => stageOf(await apiOf(site), next)).toBe('Shortlisted');
    await context.close();
  });
});

describe('the keyboard', () => {
  it('goes from card to card, moves one, says so, and keeps the focus on it', async () => {
    const { page, context, troubles } = await openBoard(site);
    const [first, second] = await cardsOf(page, 'New');
    await card(page, first as number)
      .locator('[data-card-top]')
      .focus();
    await page.keyboard.press('ArrowDown');
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card);
    await expect.poll(focused).toBe(String(second));
    await page.keyboard.press('Control+ArrowRight');
    await column(page, 'Shortlisted').locator(`[data-card="${second}"]`).waitFor({ state: 'attached' });
    await expect.poll(focused).toBe(String(second));
    await page.getByText(/^Success: .+ moved to Shortlisted$/).waitFor();
    await page.keyboard.press('4');
    await expect.poll(async () => stageOf(await apiOf(site), second as number)).toBe('Offer');
    await expect.poll(focused).toBe(String(second));
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('reaches any column and any place by the menu', async () => {
    const { page, context, troubles } = await openBoard(site, { search: '?order=hand' });
    const id = await cardAt(page, 'New');
    await card(page, id).locator('[data-card-top]').focus();
    await page.keyboard.press('m');
    await page.getByRole('menuitem', { name: 'Choose a position…' }).click();
    const [, second] = await cardsOf(page, 'Interview');
    await page.getByLabel('Column', { exact: true }).selectOption('Interview');
    await page.getByLabel('Position', { exact: true }).selectOption(String(second));
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(async () => (await cardsOf(page, 'Interview'))[2]).toBe(id);
    await expect.poll(async () => stageOf(await apiOf(site), id)).toBe('Interview');
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('a move', () => {
  it('is undone by the toast and by Ctrl+Z, one after the other', async () => {
    const { page, context, troubles } = await openBoard(site);
    const [first, second] = (await cardsOf(page, 'New')) as [number, number];
    for (const id of [first, second]) {
      await card(page, id).locator('[data-card-top]').focus();
      await page.keyboard.press('5');
      await expect.poll(async () => stageOf(await apiOf(site), id)).toBe('Hired');
    }
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(async () => stageOf(await apiOf(site), second)).toBe('New');
    expect(await stageOf(await apiOf(site), first)).toBe('Hired');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => stageOf(await apiOf(site), first)).toBe('New');
    await expect.poll(async () => (await cardsOf(page, 'New')).slice(0, 2)).toEqual([first, second]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('that comes too late puts the card where a colleague has moved it, and says so', async () => {
    const { page, context } = await openBoard(site, { search: '?order=hand' });
    const colleague = await apiOf(site, RECRUITER);
    const id = await cardAt(page, 'New');
    const { groups } = await boardOf(colleague, '?order=hand');
    const offer = groups.find(({ name }) => name === 'Offer');
    // The colleague’s move arrives during the drag, which continues.
    const to = await insideOf(page, 'Interview');
    await hold(page, id);
    const version = groups.flatMap((group) => group.applications).find((one) => one.id === id)?.version ?? 0;
    const moved = await colleague.call(moveApplication, {
      application_id: id,
      to_group_id: offer?.id ?? 0,
      after_id: null,
      version,
    });
    expect(moved.status).toBe(200);
    await page.waitForTimeout(300);
    await expect.poll(() => column(page, 'New').locator(`[data-card="${id}"][data-held]`).count()).toBe(1);
    await dropAt(page, to);
    await page.getByText(/A colleague has moved .+ to Offer in the meantime\./).waitFor();
    await column(page, 'Offer').locator(`[data-card="${id}"]`).waitFor({ state: 'attached' });
    await context.close();
  });

  it('that does not reach the server is put back, with a word', async () => {
    const { page, context } = await openBoard(site, { viewport: WHOLE_BOARD });
    const id = await cardAt(page, 'Offer');
    await page.route('**/company/applications/move', (route) => route.abort());
    await dragByMouse(page, await middleOf(page, id), await insideOf(page, 'Hired'));
    await page.getByText('The server could not be reached. Please check your connection and try again.').waitFor();
    await column(page, 'Offer').locator(`[data-card="${id}"]`).waitFor();
    expect(await stageOf(await apiOf(site), id)).toBe('Offer');
    await context.close();
  });

  it('into a column that a colleague has deleted meanwhile goes back, with a word', async () => {
    const { page, context } = await openBoard(site, { viewport: WHOLE_BOARD });
    const colleague = await apiOf(site, RECRUITER);
    const { group } = (await colleague.post('/company/applications/group/store', { name: 'Trial' })).body;
    await column(page, 'Trial').waitFor();
    const id = await cardAt(page, 'Offer');
    await hold(page, id);
    await colleague.request('DELETE', `/company/applications/group/delete/${group.id}`);
    await dropAt(page, await insideOf(page, 'Trial'));
    await page.getByText('This column has been deleted in the meantime. The card stays where it was.').waitFor();
    await column(page, 'Offer').locator(`[data-card="${id}"]`).waitFor();
    await column(page, 'Trial').waitFor({ state: 'detached' });
    await context.close();
  });

  it('of somebody who was removed from the team meanwhile is refused, and they are told to sign in', async () => {
    const owner = await apiOf(site);
    const { members } = (await owner.get('/company/team/list')).body;
    const { page, context } = await openBoard(site, { email: RECRUITER, viewport: WHOLE_BOARD });
    const id = await cardAt(page, 'Offer');
    await hold(page, id);
    const { id: recruiter } = members.find(({ email }: { email: string }) => email === RECRUITER);
    expect((await owner.request('DELETE', `/company/team/members/${recruiter}`)).status).toBe(200);
    await dropAt(page, await insideOf(page, 'Hired'));
    await page.getByText('Please sign in to continue.').first().waitFor();
    expect(await stageOf(owner, id)).toBe('Offer');
    await context.close();
  });

  it('that was missed while the connection was gone is there when it is back', async () => {
    const { page, context } = await openBoard(site, { search: '?order=hand' });
    const colleague = await apiOf(site);
    const id = await cardAt(page, 'Interview');
    await context.setOffline(true);
    const { groups } = await boardOf(colleague, '?order=hand');
    const version = groups.flatMap((group) => group.applications).find((one) => one.id === id)?.version ?? 0;
    const hired = groups.find(({ name }) => name === 'Hired')?.id ?? 0;
    await colleague.call(moveApplication, { application_id: id, to_group_id: hired, after_id: null, version });
    await context.setOffline(false);
    await column(page, 'Hired').locator(`[data-card="${id}"]`).waitFor({ state: 'attached' });
    await context.close();
  });

  it('is still so after a search, whoever made it', async () => {
    const { page, context, troubles } = await openBoard(site, { search: '?order=hand' });
    const [mine, theirs] = (await cardsOf(page, 'New')) as [number, number];
    await card(page, mine).locator('[data-card-top]').focus();
    await page.keyboard.press('3');
    await expect.poll(async () => stageOf(await apiOf(site), mine)).toBe('Interview');

    const search = page.getByRole('searchbox', { name: 'Search applications' });
    await search.fill('zzz nobody');
    await page.getByText('No applications match these filters').waitFor();
    // A colleague's change after the search is not part of its result.
    const colleague = await apiOf(site, OWNER);
    const { groups } = await boardOf(colleague, '?order=hand');
    const version = groups.flatMap((group) => group.applications).find((one) => one.id === theirs)?.version ?? 0;
    const offer = groups.find(({ name }) => name === 'Offer')?.id ?? 0;
    await colleague.call(moveApplication, { application_id: theirs, to_group_id: offer, after_id: null, version });

    await search.fill('');
    await column(page, 'Interview').locator(`[data-card="${mine}"]`).waitFor();
    await column(page, 'Offer').locator(`[data-card="${theirs}"]`).waitFor();
    await expect
      .poll(() => column(page, 'New').locator(`[data-card="${mine}"], [data-card="${theirs}"]`).count())
      .toBe(0);
    const now = (await boardOf(colleague)).groups.find(({ name }) => name === 'New')?.count;
    await column(page, 'New')
      .locator('[data-column-head]', { hasText: String(now) })
      .waitFor();

    await card(page, mine).locator('[data-card-top]').focus();
    await page.keyboard.press('2');
    await expect.poll(() => stageOf(colleague, mine)).toBe('Shortlisted');
    expect(await page.getByText('A colleague has moved').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('of several chosen cards takes all of them along, and brings all back', async () => {
    const { page, context, troubles } = await openBoard(site, { viewport: WHOLE_BOARD });
    const [first, second, third] = (await cardsOf(page, 'New')) as [number, number, number];
    await card(page, first)
      .locator('[data-card-top]')
      .click({ modifiers: ['Control'] });
    await card(page, third)
      .locator('[data-card-top]')
      .click({ modifiers: ['Shift'] });
    await page.getByText('3 selected').waitFor();
    await dragByMouse(page, await middleOf(page, second), await insideOf(page, 'Hired'));
    await page.getByText('3 applications moved to Hired').waitFor();
    for (const id of [first, second, third]) expect(await stageOf(await apiOf(site), id)).toBe('Hired');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await cardsOf(page, 'New')).slice(0, 3)).toEqual([first, second, third]);
    // The column that already holds all selected cards is not offered; the next one is.
    await page.getByRole('button', { name: 'Move to…', exact: true }).click();
    const column = page.getByLabel('Column', { exact: true });
    await expect.poll(() => column.locator('option').allTextContents()).not.toContain('New');
    await expect.poll(() => column.locator('option:checked').textContent()).toBe('Shortlisted');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(() => page.getByText('3 selected').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
