import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit, WIDE } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

const CANDIDATE = 'candidate@fursa.example';

/** Saves drafts of the first jobs as the form does it: from the page, with its security token. Answers their titles. */
async function writeDrafts(page: Page, steps: { currentStep: string; completedSteps: string[] }[]): Promise<string[]> {
  await visit(page, site.url);
  return page.evaluate(async (each) => {
    const { jobs } = await (await fetch('/api/jobs')).json();
    // The longest titles need the most room.
    jobs.sort((a: { title: string }, b: { title: string }) => b.title.length - a.title.length);
    const { csrf_token: csrf } = await (await fetch('/me')).json();
    const titles: string[] = [];
    for (const [n, step] of each.entries()) {
      const response = await fetch('/api/session/store', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
        body: JSON.stringify({ jobId: jobs[n].id, form: 'wizard', personalInfo: { firstName: 'Sahra' }, ...step }),
      });
      if (!response.ok) throw new Error(await response.text());
      titles.push(jobs[n].title);
    }
    return titles;
  }, steps);
}

const FIVE_OF_EIGHT = {
  currentStep: 'languages',
  completedSteps: ['personal', 'education', 'experience', 'skills'],
};

describe('drafts on the dashboard of a candidate', () => {
  it('are there with how far they came, readable on every screen', async () => {
    const { page, context, troubles } = await openPage(site.browser);
    await signIn(page, site.url, CANDIDATE);
    await writeDrafts(page, [FIVE_OF_EIGHT, { currentStep: 'education', completedSteps: [] }]);
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await visit(page, `${site.url}/user/dashboard`);
      const list = page.locator('section', { hasText: 'Drafts to resume' });
      await list.getByText('Step 5 of 8: Languages.').first().waitFor();
      await list.getByText('Step 2 of 8: Education.').first().waitFor();
      expect(await list.getByRole('progressbar').nth(1).getAttribute('aria-valuenow')).toBe('50');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are continued in the form of their job', async () => {
    const { page, context } = await openPage(site.browser);
    await signIn(page, site.url, 'candidate2@fursa.example');
    const [title = ''] = await writeDrafts(page, [FIVE_OF_EIGHT]);
    await visit(page, `${site.url}/user/dashboard`);
    const resumed = page.waitForResponse((response) => response.url().endsWith('/resume'));
    await page.getByRole('button', { name: `Continue ${title}` }).click();
    const { slug } = await (await resumed).json();
    await page.waitForURL((address) => address.pathname === `/job/${slug}/apply`);
    await context.close();
  });

  it('are discarded after a question, and not when it is declined', async () => {
    const { page, context } = await openPage(site.browser);
    await signIn(page, site.url, CANDIDATE);
    const [title = ''] = await writeDrafts(page, [FIVE_OF_EIGHT]);
    await visit(page, `${site.url}/user/dashboard`);
    const discard = page.getByRole('button', { name: `Discard ${title}` });
    const before = await discard.count();
    await discard.first().click();
    const question = page.getByRole('alertdialog', { name: 'Discard this draft?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => discard.count()).toBe(before);
    await discard.first().click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.getByText('Draft discarded').waitFor();
    await page.waitForFunction(
      ([name, left]) =>
        [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === `Discard ${name}`)
          .length === left,
      [title, before - 1] as const,
    );
    await context.close();
  });
});
