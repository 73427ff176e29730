import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/kernel/languages.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { arabic } from '../harness/shipped-texts.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

async function open(email: string, path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email);
  await visit(opened.page, `${site.url}${path}`);
  return opened;
}

describe('the search of the workspace', () => {
  it('opens with the slash key, is chosen from by arrows, and opens a person on the board', async () => {
    const { page, context, troubles } = await open('employer@fursa.example', '/company/jobs');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search jobs, people and conversations' });
    await field.waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => field.inputValue()).toBe('');
    await field.fill('coordinator');
    await page.getByRole('option').first().waitFor();
    await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(1);
    await expectAccessible(page);
    await field.press('Escape');
    await field.waitFor({ state: 'detached' });
    const isBack = await page
      .getByRole('button', { name: 'Search', exact: true })
      .evaluate((button) => button === document.activeElement || document.activeElement === document.body);
    expect(isBack).toBe(true);

    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const name: string = await page.evaluate(
      async () => (await (await fetch('/company/dashboard')).json()).newest[0].name,
    );
    await field.fill(name);
    const people = page.getByRole('group', { name: 'People' }).getByRole('option');
    await people.first().waitFor();
    await field.press('ArrowDown');
    await field.press('ArrowUp');
    await field.press('Enter');
    await page.waitForURL(/\/company\/applications\?job=\d+&application=\d+$/);
    await page.getByRole('dialog').waitFor();
    // In a dialog the slash key is no shortcut.
    await page.keyboard.press('/');
    await expect.poll(() => field.count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('says when there is nothing, in the language of the page, and fits a phone', async () => {
    const { page, context } = await open('employer@fursa.example', '/company/jobs', { viewport: PHONE, locale: 'ar' });
    await page.getByRole('button', { name: arabic['find.open'] ?? '', exact: true }).click();
    const field = page.getByRole('combobox', { name: arabic['find.title_company'] ?? '' });
    await field.fill('zzzzqqq');
    await page.getByText((arabic['find.none'] ?? '').replace('{q}', 'zzzzqqq')).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await context.close();
  });

  it('finds a candidate their applications, and no people', async () => {
    const { page, context } = await open('candidate@fursa.example', '/user/profile');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search applications, jobs and conversations' });
    await field.fill('o');
    await page.getByText('Type at least two letters.').waitFor();
    await field.fill('co');
    await page.getByRole('group', { name: 'Jobs' }).getByRole('option').first().waitFor();
    await expect.poll(() => page.getByRole('group', { name: 'People' }).count()).toBe(0);
    await context.close();
  });
});

describe('the bell', () => {
  it('says what is new until one has been there', async () => {
    const { page, context, troubles } = await open('employer@fursa.example', '/company/jobs');
    const bell = page.getByRole('button', { name: /^What is new/ });
    const before = await bell.textContent();
    expect(before).toMatch(/^What is new\d+\+?$/);
    await bell.click();
    const menu = page.getByRole('menu', { name: /^What is new/ });
    await menu.getByRole('menuitem').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    // Opening the menu has not marked anything as seen.
    expect(await bell.textContent()).toBe(before);

    await bell.click();
    const unread = menu.getByRole('group', { name: 'Unread messages' }).getByRole('menuitem');
    const read = await unread.first().textContent();
    await unread.first().click();
    await page.waitForURL(/\/user\/messages\/\d+$/);
    await bell.click();
    await menu.waitFor();
    await expect.poll(() => unread.allTextContents()).not.toContain(read);
    // Each says what was written, and the last entry leads to all of them.
    const written = await page.evaluate(async () => (await (await fetch('/api/news')).json()).conversations[0].text);
    await menu.getByText(written.split('\n')[0]).first().waitFor();
    await menu.getByRole('menuitem', { name: 'See all messages' }).click();
    await page.waitForURL(/\/user\/messages$/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('has all notes that mention somebody, and keeps the keyboard where they begin', async () => {
    const { page, context, troubles } = await open('employer@fursa.example', '/company/jobs');
    const { mentions } = await page.evaluate(async () => (await fetch('/api/news')).json());
    expect(mentions.length).toBeGreaterThan(3);
    await page.getByRole('button', { name: /^What is new/ }).click();
    const notes = page.getByRole('group', { name: 'Notes that mention you' }).getByRole('menuitem');
    await notes.first().waitFor();
    expect(await notes.count()).toBe(4);
    await page.getByRole('menuitem', { name: 'See all notes' }).press('Enter');
    await expect.poll(() => notes.filter({ hasText: 'mentioned you' }).count()).toBe(mentions.length);
    expect(await page.getByRole('menuitem', { name: 'See all notes' }).count()).toBe(0);
    await expect.poll(() => notes.nth(3).evaluate((note) => note === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/company/applications?job=*&application=${mentions[3].application_id}`);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('marks what was written as read', async () => {
    const { page, context, troubles } = await open('candidate@fursa.example', '/user/account');
    const unread = () => page.evaluate(async () => (await (await fetch('/api/news')).json()).unread_conversations);
    expect(await unread()).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^What is new/ }).click();
    await page.getByRole('menuitem', { name: 'Mark messages as read' }).click();
    await expect.poll(unread).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('every page', () => {
  it('shows on a phone how many messages are unread beside their icon, and not on it', async () => {
    const { page, context } = await open('employer@fursa.example', '/company/jobs');
    await page.setViewportSize(PHONE);
    const link = page.locator('nav[data-dock] a[href="/user/messages"]');
    const [icon, badge] = [
      await link.locator('svg').boundingBox(),
      await link.locator('span > span').first().boundingBox(),
    ];
    if (!icon || !badge) throw new Error('there is no icon, or no badge');
    expect(badge.x).toBeGreaterThanOrEqual(icon.x + icon.width);
    await context.close();
  });

  it('keeps the links of somebody signed in on a phone, above them what a job asks for', async () => {
    const { page, context, troubles } = await open('candidate@fursa.example', '/jobs', { viewport: PHONE });
    const dock = page.locator('nav[data-dock]');
    const findJobs = dock.getByRole('link', { name: 'Find jobs' });
    expect(await findJobs.getAttribute('aria-current')).toBe('page');
    await page.locator('main a[href^="/job/"]').first().click();
    await page.waitForURL('**/job/*');
    const apply = page.getByRole('complementary', { name: 'Apply now' });
    await apply.waitFor();
    expect(await findJobs.getAttribute('aria-current')).toBe('page');
    const edgesOf = (part: typeof dock) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      });
    await expect.poll(async () => (await edgesOf(dock)).bottom).toBe(PHONE.height);
    // One lies on the other's border.
    await expect.poll(async () => (await edgesOf(apply)).bottom - (await edgesOf(dock)).top).toBeLessThanOrEqual(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    for (const path of ['/', '/employer/qaboobe-cold-chain', '/no/such/page']) {
      await visit(page, `${site.url}${path}`);
      expect(await dock.getByRole('link', { name: 'Applications' }).isVisible(), path).toBe(true);
    }
    expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
    await context.close();
  });

  it('has no such links for visitors', async () => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await visit(page, `${site.url}/jobs`);
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await page.locator('nav[data-dock]').count()).toBe(0);
    await context.close();
  });

  it.each(LOCALES)('has whole words in its bottom bar, on the narrowest phone too: %s', async (locale) => {
    for (const email of ['candidate@fursa.example', 'employer@fursa.example', 'admin@fursa.example']) {
      const { page, context } = await open(email, '/user/account', { viewport: { width: 360, height: 740 }, locale });
      const cut = await page.locator('nav[data-dock] > a, nav[data-dock] summary').evaluateAll(
        (items) =>
          items.filter((item) => {
            const [box, words] = [item.getBoundingClientRect(), document.createRange()];
            words.selectNodeContents([...item.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? item);
            const { left, right } = words.getBoundingClientRect();
            return left < Math.max(box.left, 0) || right > Math.min(box.right, window.innerWidth);
          }).length,
      );
      expect(cut, email).toBe(0);
      await context.close();
    }
  });

  it('names the whole company beside its person', async () => {
    const { page, context } = await open('employer@fursa.example', '/company/jobs');
    await page.setViewportSize({ width: 1280, height: 800 });
    const company = page.getByRole('banner').getByText('Qaboobe Cold Chain');
    expect(await company.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await context.close();
  });

  it('has its logo in the middle of the bar', async () => {
    const { page, context } = await open('employer@fursa.example', '/company/jobs');
    for (const path of ['/company/jobs', '/jobs']) {
      await visit(page, `${site.url}${path}`);
      const off = await page.evaluate(() => {
        const middle = (element: Element | null | undefined) => {
          const { top, height } = (element as Element).getBoundingClientRect();
          return top + height / 2;
        };
        const bar = document.querySelector('header');
        return middle(bar?.querySelector('a[href="/"] svg')) - middle(bar);
      });
      expect(Math.abs(off), path).toBeLessThanOrEqual(1.5);
      // The name beside it is not truncated by the rest of the bar.
      const isWhole = await page
        .locator('header a[href="/"] span[dir="auto"]')
        .evaluate((name) => name.clientWidth > 0 && name.scrollWidth <= name.clientWidth);
      expect(isWhole, path).toBe(true);
    }
    await context.close();
  });

  it('asks for the day of a date before its month', async () => {
    const { page, context } = await open('admin@fursa.example', '/admin/audit');
    const parts = await page.getByRole('spinbutton').evaluateAll((all) => all.map((part) => part.ariaLabel ?? ''));
    expect(parts.slice(0, 3).map((part) => part.split(',')[0])).toEqual(['day', 'month', 'year']);
    await context.close();
  });
});
