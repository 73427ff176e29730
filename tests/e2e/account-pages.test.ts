import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, visit } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

describe('an account page', () => {
  it('has its doorway beside it, as high as the page, with its foot on the threshold', async () => {
    const { page, context } = await openPage(site.browser);
    for (const path of ['/login', '/register', '/forgot', '/confirm', '/invitation?token=gone']) {
      await visit(page, site.url + path);
      const [door, main] = await Promise.all([page.locator('.door').boundingBox(), page.locator('main').boundingBox()]);
      if (!door || !main) throw new Error(`no doorway on ${path}`);
      expect(door.height, path).toBeGreaterThan(main.height * 0.7);
      expect(door.width, path).toBeGreaterThan(400);
      expect(Math.abs(door.y + door.height - main.y - main.height), path).toBeLessThan(2);
    }
    await context.close();
  });

  it('lets the language be chosen on a phone', async () => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await visit(page, `${site.url}/login`);
    await page.getByRole('button', { name: 'Kiswahili' }).locator('visible=true').click();
    await page.waitForFunction(() => document.documentElement.lang === 'sw');
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('takes a press on the button, which no error may push away meanwhile', async () => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await visit(page, `${site.url}/register?role=candidate`);
    await page.getByLabel('Email').fill('not an e-mail');
    await page.getByLabel('Password', { exact: true }).click();
    // The error moves the button down, so its position is measured afterwards.
    await page.locator('[aria-invalid="true"]').waitFor();
    const create = page.getByRole('button', { name: 'Create account' });
    await create.scrollIntoViewIfNeeded();
    const box = await create.boundingBox();
    if (!box) throw new Error('no button');
    await page.mouse.move(box.x + box.width / 2, box.y + 3);
    await page.mouse.down();
    // Leaving a field shows its error above the button, so the field keeps the focus until the button is released.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    expect(await create.boundingBox()).toEqual(box);
    await page.mouse.up();
    await page.getByText('The name must be at least 2 characters.').waitFor();
    await context.close();
  });

  it.each([
    ['/register', 'Check your inbox', 'Create account'],
    ['/forgot', 'Check your inbox', 'Send the link'],
  ])('sends the mail again, takes another e-mail, and leads back: %s', async (path, title, send) => {
    const { page, context, troubles } = await openPage(site.browser);
    await visit(page, site.url + path);
    if (path === '/register') {
      await page.getByLabel('Your name').fill('Again Testing');
      await page.getByLabel('Password', { exact: true }).fill('a sentence to remember');
    }
    await page.getByLabel('Email').fill('again@new.example');
    await page.getByRole('button', { name: send }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    await expectAccessible(page);
    const asked = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send it again' }).click();
    expect((await asked).status()).toBe(200);
    await page.locator('[data-toasts]').getByText('Sent again').waitFor();
    await page.getByRole('button', { name: 'Use another email' }).click();
    await page.getByLabel('Email').waitFor();
    await page
      .getByRole('link', { name: /Sign in|Back to sign in/ })
      .last()
      .click();
    await page.waitForURL(`${site.url}/login`);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(['/confirm', '/confirm?token=gone'])(
    'says what to do when a confirmation leads nowhere: %s',
    async (path) => {
      const { page, context } = await openPage(site.browser, { viewport: PHONE });
      await visit(page, site.url + path);
      if (path.includes('token')) await page.getByRole('button', { name: 'Confirm and continue' }).click();
      await page.getByText('Already confirmed? Just sign in.', { exact: false }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Confirm and continue' }).count()).toBe(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Register again' }).click();
      await page.waitForURL(`${site.url}/register`);
      await context.close();
    },
  );

  it('leads on from a reset link that is over', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/reset`);
    await page.getByRole('link', { name: 'Back to sign in' }).waitFor();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.waitForURL(`${site.url}/forgot`);
    await context.close();
  });

  it.each(['', '?token=gone'])('says one thing of a bad invitation, and whom to ask: %s', async (query) => {
    const { page, context } = await openPage(site.browser);
    const response = await visit(page, `${site.url}/invitation${query}`);
    expect(response?.status()).toBe(410);
    await page.getByRole('heading', { name: 'This invitation no longer works' }).waitFor();
    await page.getByText('Ask the person who invited you', { exact: false }).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expectAccessible(page);
    await context.close();
  });
});
