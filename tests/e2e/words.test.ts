import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, signIn, visit } from '../harness/browser.ts';
import { arabic } from '../harness/shipped-texts.ts';
import { siteForTests } from '../harness/site.ts';
import { publisher } from '../harness/wizard.ts';

const site = siteForTests();
const ar = (key: string) => arabic[key] ?? key;

/** What stands under the fields, in the list at the top, in banners and in toasts. */
async function told(page: Page): Promise<string[]> {
  const texts = await page
    .locator('[id$="-error"], [role="alert"] li, [role="alert"], [data-toasts] li')
    .allInnerTexts();
  return texts.flatMap((text) => text.split('\n')).filter((text) => text.trim() !== '');
}

/** Two Latin words beside each other are a sentence that nobody translated, or a key. */
async function expectNoLatinSentence(page: Page): Promise<void> {
  const texts = await told(page);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /[a-z]{2,}[ ._-]+[a-z]{2,}/i.test(text))).toEqual([]);
}

async function openInArabic(path: string) {
  const { page, context, troubles } = await openPage(site.browser, { locale: 'ar' });
  await visit(page, site.url + path);
  expect(await page.getAttribute('html', 'dir')).toBe('rtl');
  return { page, context, troubles };
}

describe('a page in Arabic', () => {
  it.each([
    ['/login', 'identity.sign_in'],
    ['/register', 'identity.register_title'],
    ['/forgot', 'identity.forgot_title'],
  ])('has its title in Arabic: %s', async (path, title) => {
    const { page, context } = await openInArabic(path);
    expect(await page.title()).toBe(`${ar(title)} · Fursa`);
    await context.close();
  });

  it('says in Arabic what is missing, what is wrong, and what the server refuses, at sign-in', async () => {
    const { page, context } = await openInArabic('/login');
    await page
      .getByRole('button', { name: ar('identity.sign_in'), exact: true })
      .last()
      .click();
    await page.getByText(ar('rule.email_required')).waitFor();
    await page.getByText(ar('rule.required')).first().waitFor();
    await expectNoLatinSentence(page);
    await page.getByLabel(ar('identity.email')).fill('hodan@mail');
    await page.getByLabel(ar('identity.password'), { exact: true }).fill('wrong');
    await page.getByText(ar('rule.email_invalid')).waitFor();
    await expectNoLatinSentence(page);
    await page.getByLabel(ar('identity.email')).fill('hodan@mail.example');
    await page
      .getByRole('button', { name: ar('identity.sign_in'), exact: true })
      .last()
      .click();
    await page.getByText(ar('error.wrong_credentials')).waitFor();
    await expectNoLatinSentence(page);
    await context.close();
  });

  it('goes on to another page without being sent its texts again', async () => {
    const { page, context, troubles } = await openInArabic('/login');
    const answers: string[] = [];
    // Read on its way: a browser does not keep the body of what it fetched ahead.
    await page.route(/\.data(\?|$)/, async (route) => {
      const response = await route.fetch();
      answers.push(await response.text());
      await route.fulfill({ response });
    });
    await page.getByRole('link', { name: ar('identity.i_look_for_work') }).click();
    await page.getByRole('heading', { name: ar('identity.register_title') }).waitFor();
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    expect(answers.join('')).not.toContain(ar('identity.register_title'));
    expect(answers.join('').length).toBeLessThan(2_000);
    await page.getByRole('button', { name: ar('identity.create_account') }).click();
    await page.getByText(ar('rule.email_required')).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('brings the texts of its own modules, each once and for good', async () => {
    const asked: string[] = [];
    const { page, context, troubles } = await openPage(site.browser, { locale: 'ar' });
    page.on('request', (request) => {
      if (request.url().includes('/translated/texts')) asked.push(new URL(request.url()).pathname);
    });
    const html = await (await visit(page, `${site.url}/jobs`))?.text();
    expect(html).not.toContain(ar('own_jobs.empty_title'));
    expect(html).not.toContain(ar('wizard.submit'));
    expect(asked.filter((address) => /^\/translated\/texts\/ar\/(site|jobs)\/[\w-]{12}$/.test(address))).toHaveLength(
      2,
    );
    expect(asked.filter((address) => address.includes('/job-editor/'))).toEqual([]);
    const jobs = asked.find((address) => address.includes('/jobs/')) ?? '';
    const response = await fetch(site.url + jobs);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000');
    expect(Object.keys(await response.json()).filter((key) => !/^(jobs|rule)\./.test(key))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(['site', 'jobs'])('waits for all of its texts before it is taken over, %s last', async (last) => {
    const { page, context, troubles } = await openPage(site.browser, { locale: 'ar' });
    const others: Promise<unknown>[] = [];
    await page.route('**/translated/texts/**', async (route) => {
      const response = await route.fetch();
      const isLast = route.request().url().includes(`/${last}/`);
      // The page had the time to go on without it.
      if (isLast) await Promise.all(others).then(() => page.waitForTimeout(300));
      const done = route.fulfill({ response });
      if (!isLast) others.push(done);
    });
    await visit(page, `${site.url}/jobs`);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('stays readable when its texts cannot be fetched', async () => {
    const { page, context } = await openPage(site.browser, { locale: 'ar' });
    await page.route('**/translated/texts/**', (route) => route.abort());
    await visit(page, `${site.url}/login`);
    await page.getByLabel(ar('identity.email')).fill('hodan@mail');
    await page.getByLabel(ar('identity.password'), { exact: true }).focus();
    await page.getByText(ar('rule.email_invalid')).waitFor();
    await context.close();
  });

  it('says so of an empty registration', async () => {
    const { page, context } = await openInArabic('/register?role=company');
    await page.getByRole('button', { name: ar('identity.create_account') }).click();
    await page.getByText(ar('rule.email_required')).waitFor();
    await expectNoLatinSentence(page);
    await context.close();
  });

  it.each(['wizard', 'form', 'simple'] as const)(
    'says so of an empty application with a wrong e-mail: %s',
    async (form) => {
      const publish = await publisher(site.url);
      const { slug } = await publish({ application_form: form });
      const { page, context } = await openInArabic(`/job/${slug}/apply`);
      const email = page.getByLabel(ar('wizard.email'));
      await email.fill('hodan@mail');
      await email.blur();
      await page.locator('[id$="-error"]').first().waitFor();
      await expectNoLatinSentence(page);
      const next = { wizard: 'wizard.continue', form: 'wizard.next_education', simple: 'wizard.next' }[form];
      await page.getByRole('button', { name: ar(next), exact: true }).click();
      await page.locator('section[role="alert"] li').first().waitFor();
      expect((await told(page)).length).toBeGreaterThan(2);
      await expectNoLatinSentence(page);
      await context.close();
    },
  );

  it('says so of an empty job', async () => {
    const { page, context } = await openPage(site.browser);
    await signIn(page, site.url, 'employer@fursa.example');
    await context.addCookies([{ name: 'fursa_locale', value: 'ar', url: site.url }]);
    await visit(page, `${site.url}/company/jobs/new`);
    await page.getByText(ar('rule.post_title')).waitFor();
    const points = await page.locator('a[href^="#field-"]').allInnerTexts();
    expect(points.length).toBeGreaterThan(5);
    expect(points.filter((text) => /[a-z]{2,}[ ._-]+[a-z]{2,}/i.test(text))).toEqual([]);
    await context.close();
  });
});
