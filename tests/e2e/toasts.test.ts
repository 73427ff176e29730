import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBoard } from '../harness/board-page.ts';
import { openPage, PHONE, signIn, untilAlive, visit, WIDE } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();
const SCREENS = [WIDE, PHONE];

/** Provokes a toast: a failed call is reported in one, on every page with an account menu. */
async function failToSignOut(page: Page): Promise<void> {
  await page.route('**/logout', (route) => route.abort());
  await page.locator('header details summary').last().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** The toast lies over the top bar, and covers nothing that is pressed next: docks, composers, buttons of forms. */
async function expectOutOfTheWay(page: Page): Promise<void> {
  const toast = page.locator('[data-toasts] li').first();
  await toast.waitFor();
  const { covered, top, bottom, bar } = await toast.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const isCovered = (other: Element) => {
      const { left, right, top, bottom, height } = other.getBoundingClientRect();
      return height > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    };
    const used = document.querySelectorAll('[data-dock], textarea, form button, main h1, main h2, [data-card]');
    return {
      covered: [...used].filter(isCovered).map((other) => other.outerHTML.slice(0, 120)),
      top: box.top,
      bottom: box.bottom,
      bar: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    };
  });
  expect(covered, page.url()).toEqual([]);
  expect(top).toBeLessThan(bar / 2);
  if ((page.viewportSize()?.width ?? 0) >= WIDE.width) expect(bottom).toBeLessThanOrEqual(bar);
}

describe.each(SCREENS)('a toast at $width px is out of the way', (viewport) => {
  it('on the board', async () => {
    const { page, context } = await openBoard(site, { viewport });
    await failToSignOut(page);
    await expectOutOfTheWay(page);
    await context.close();
  });

  it('in a conversation', async () => {
    const { page, context } = await openPage(site.browser, { viewport });
    await signIn(page, site.url, 'employer@fursa.example');
    await visit(page, `${site.url}/user/messages`);
    await page.locator('a[href*="/user/messages/"]').first().click();
    await page.locator('textarea').waitFor();
    await failToSignOut(page);
    await expectOutOfTheWay(page);
    await context.close();
  });

  it('beside an application that is being scored', async () => {
    const { page, context } = await openPage(site.browser, { viewport });
    await signIn(page, site.url, 'reviewer@fursa.example');
    await visit(page, `${site.url}/admin/evaluations`);
    const address = await page.locator('main a[href*="/admin/evaluations/"]').first().getAttribute('href');
    await visit(page, site.url + address);
    await failToSignOut(page);
    await expectOutOfTheWay(page);
    await context.close();
  });

  it('in a wizard, where the buttons are at the bottom', async () => {
    const { page, context } = await openPage(site.browser, { viewport });
    const { jobs } = (await (await fetch(`${site.url}/api/jobs`)).json()) as { jobs: { slug: string }[] };
    const details = await Promise.all(
      jobs.map(async ({ slug }) => (await fetch(`${site.url}/api/job/${slug}/details`)).json()),
    );
    const { slug } = details.map(({ job }) => job).find((job) => job.application_form === 'wizard');
    await page.goto(`${site.url}/job/${slug}/apply`);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expectOutOfTheWay(page);
    await context.close();
  });
});
