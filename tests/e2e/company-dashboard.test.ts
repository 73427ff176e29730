import { describe, expect, it } from 'vitest';
import {
  expectAccessibleLightAndDark,
  expectNoSidewaysScroll,
  isOnScreen,
  openPage,
  PHONE,
  signIn,
  visit,
  WIDE,
} from '../harness/browser.ts';
import { arabic } from '../harness/shipped-texts.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

async function openDashboard(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, 'employer@fursa.example');
  await visit(opened.page, `${site.url}/user/dashboard`);
  return opened;
}

describe('the dashboard of a company', () => {
  it('reads as tables: who stands where, how long it takes, where they came from', async () => {
    const { page, context, troubles } = await openDashboard();
    await page.getByRole('heading', { level: 1, name: /^\d+ new applications to review$/ }).waitFor();
    const funnel = page.getByRole('table', { name: 'Funnel per job' });
    expect(await funnel.getByRole('columnheader').allTextContents()).toEqual([
      'Job',
      'New',
      'Shortlisted',
      'Interview',
      'Offer',
      'Hired',
      'Not selected',
    ]);
    const row = funnel.getByRole('row', { name: /Logistics Coordinator/ });
    await row.getByRole('link', { name: /^1[5-9]\d now, 1[89]\d so far$/ }).waitFor();
    const times = page.getByRole('table', { name: 'Time in stage' });
    await times.getByRole('row', { name: /^Offer [\d.]+ to [\d.]+ days [\d.]+ d$/ }).waitFor();
    const sources = page.getByRole('table', { name: 'Sources' });
    await sources.getByRole('row', { name: /^whatsapp \d+$/ }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('leads from a count to the board of its job, and from a name to the application', async () => {
    const { page, context } = await openDashboard();
    const row = page.getByRole('row', { name: /Logistics Coordinator/ });
    await row
      .getByRole('link', { name: /now, .* so far/ })
      .first()
      .click();
    await page.waitForURL(/\/company\/applications\?job=\d+$/);
    await page
      .getByRole('button', { name: /Logistics Coordinator/ })
      .first()
      .waitFor();
    await page.goBack();
    const news = page.locator('section', { hasText: 'New applications' }).last();
    await news.getByRole('listitem').first().getByRole('link').click();
    await page.waitForURL(/\/company\/applications\?job=\d+&application=\d+$/);
    await page.goBack();
    await page.getByRole('link', { name: /is a draft$/ }).click();
    await page.waitForURL(/\/company\/jobs\/\d+$/);
    await context.close();
  });

  it.each([
    ['wide', WIDE],
    ['narrow', PHONE],
  ] as const)('can be read by everybody, light and dark: %s', async (_look, viewport) => {
    const { page, context } = await openDashboard({ viewport });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleLightAndDark(page);
    await context.close();
  });

  it('opens a new application wherever its row is pressed', async () => {
    const { page, context } = await openDashboard({ viewport: PHONE });
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator('a[href*="application="]') })
      .first();
    await row.getByText(/^for /).scrollIntoViewIfNeeded();
    // By its place: what is written there lies under the link.
    const box = await row.getByText(/^for /).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 5);
    await page.waitForURL(/application=\d+/);
    await context.close();
  });

  it('leads to the review, and shows a few jobs first on a phone', async () => {
    const { page, context } = await openDashboard({ viewport: PHONE });
    const rows = page.getByRole('table', { name: 'Funnel per job' }).locator('tbody tr:visible');
    expect(await rows.count()).toBe(3);
    await page.getByRole('button', { name: /^Show all \d+ jobs$/ }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(3);
    const review = page.getByRole('link', { name: 'Review', exact: true });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await isOnScreen(review)).toBe(true);
    await review.click();
    await page.waitForURL('**/company/applications');
    await context.close();
  });

  it('speaks Arabic', async () => {
    const { page, context } = await openDashboard({ locale: 'ar' });
    await page.getByRole('table', { name: arabic['desk.funnel'] ?? '' }).waitFor();
    await expect.poll(() => page.getByText('Funnel per job').count()).toBe(0);
    await context.close();
  });
});
