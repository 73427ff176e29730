import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readZipEntries, unpackEntry } from '#server/files/zip-entries.ts';
import {
  DEMO_PASSWORD,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  signIn,
  visit,
  WIDE,
} from '../harness/browser.ts';
import { readOutbox } from '../harness/outbox.ts';
import { arabic } from '../harness/shipped-texts.ts';
import { siteForTests } from '../harness/site.ts';
import { application, PDF } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import { publishJob } from '../harness/test-jobs.ts';

const site = siteForTests();
const PASSWORD = 'a sentence to remember';

const freshEmail = () => `account.${Math.random().toString(36).slice(2, 10)}@new.example`;

/** The queue sends mails later, so this polls for them. */
async function linkTo(email: string, path: string): Promise<string> {
  for (let round = 0; round < 200; round += 1) {
    for (const { headers, text } of await readOutbox(site.fursa.dataDir)) {
      const link = headers.to === email ? new RegExp(`${path}\\?token=[\\w-]+`).exec(text)?.[0] : undefined;
      if (link) return link;
    }
    await pause(100);
  }
  throw new Error(`no mail to ${email} with a link to ${path}`);
}

/** A new candidate, registered through the API. */
async function registered(name: string): Promise<TestClient & { email: string }> {
  const email = freshEmail();
  const client = new TestClient(site.url);
  await client.post('/register', { role: 'candidate', name, email, password: PASSWORD });
  const token = (await linkTo(email, '/confirm')).split('token=')[1];
  const { status, text } = await client.post('/register/confirm', { token });
  expect(status, text).toBe(200);
  return Object.assign(client, { email });
}

async function openAccount(email: string, password = PASSWORD, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email, password);
  await visit(opened.page, `${site.url}/user/account`);
  return opened;
}

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });

describe('the account page', () => {
  it('changes the e-mail by the link that is mailed to the new one, and signs out elsewhere', async () => {
    const { email } = await registered('Changing Person');
    const { page, context } = await openAccount(email);
    const elsewhere = await openAccount(email);
    const to = freshEmail();
    await page.getByRole('button', { name: 'Change email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change email' });
    await dialog.getByLabel('New email').fill(to);
    await dialog.getByLabel('Current password', { exact: true }).fill('not my password');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await dialog.getByText('This is not your current password.').waitFor();
    await expect.poll(() => dialog.getByLabel('New email').inputValue()).toBe(to);
    await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText(`We have sent a link to ${to}.`, { exact: false }).waitFor();
    await section(page, 'Email').getByText(email, { exact: true }).waitFor();
    await expectAccessible(page);

    await visit(page, site.url + (await linkTo(to, '/confirm-email')));
    expect(page.url()).not.toContain('token');
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await page.waitForURL(`${site.url}/user/account`);
    await section(page, 'Email').getByText(to, { exact: true }).waitFor();
    await elsewhere.page.goto(`${site.url}/user/account`);
    await elsewhere.page.waitForURL(/\/login\?next=/);
    await elsewhere.context.close();
    await context.close();
  });

  it('asks for the password where the link is opened signed out, and takes a change back that was not theirs', async () => {
    const client = await registered('Not Me');
    const to = freshEmail();
    await client.post('/account/email', { email: to, current_password: PASSWORD });
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await visit(page, site.url + (await linkTo(to, '/confirm-email')));
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await page.getByText(`This link is for ${to}.`, { exact: false }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('a guess');
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await page.getByText('This is not the password of the account.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm this email' }).click();
    await page.waitForURL(`${site.url}/user/account`);

    const owner = await openPage(site.browser);
    await visit(owner.page, site.url + (await linkTo(client.email, '/not-my-change')));
    await expectAccessible(owner.page);
    await owner.page.getByRole('button', { name: 'Secure my account' }).click();
    await owner.page.getByRole('heading', { name: 'Your account is secure' }).waitFor();
    await page.goto(`${site.url}/user/account`);
    await page.waitForURL(/\/login/);
    await visit(owner.page, site.url + (await linkTo(client.email, '/reset')));
    await owner.page.getByLabel('New password', { exact: true }).fill('another sentence of mine');
    await owner.page.getByRole('button', { name: 'Save the new password' }).click();
    await owner.page.waitForURL(/\/user\/dashboard/);
    await owner.context.close();
    await context.close();
  });

  it.each(['/confirm-email', '/confirm-email?token=gone', '/not-my-change', '/not-my-change?token=gone'])(
    'says what to do when a link leads nowhere: %s',
    async (path) => {
      const { page, context } = await openPage(site.browser, { viewport: PHONE });
      await visit(page, site.url + path);
      if (path.includes('token')) await page.locator('main form button[type=submit]').click();
      await page.getByRole('alert').waitFor();
      await page.getByRole('link', { name: /Go to your account|Choose a new password/ }).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await context.close();
    },
  );

  it('lists where somebody is signed in, and signs out there', async () => {
    const { email } = await registered('Everywhere');
    const { page, context, troubles } = await openAccount(email);
    const other = await openAccount(email);
    await visit(page, `${site.url}/user/security`);
    const sessions = section(page, 'Sessions');
    await sessions.getByText('This device').waitFor();
    // The session they registered with, and the one that was opened last.
    await expect.poll(() => sessions.getByRole('button', { name: 'End session' }).count()).toBe(2);
    await sessions.getByRole('button', { name: 'End session' }).first().click();
    await page.getByText('Session ended:', { exact: false }).first().waitFor();
    await other.page.goto(`${site.url}/user/account`);
    await other.page.waitForURL(/\/login\?next=/);
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByText('You are signed out everywhere else').first().waitFor();
    await expect.poll(() => sessions.getByRole('button', { name: 'End session' }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await other.context.close();
    await context.close();
  });

  it('exports everything in the background, also over a reload, and the archive holds it', async () => {
    const client = await registered('Archived Person');
    await client.upload('/candidate/resumes', 'my-cv.pdf', PDF);
    const { page, context, troubles } = await openAccount(client.email);
    // Slowed down, so that the progress is visible.
    let looks = 0;
    await page.route('**/account/export', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      looks += 1;
      if (route.request().method() === 'GET' && looks < 4)
        Object.assign(body.export, { state: 'making', percent: 40, url: null });
      await route.fulfill({ response, json: body });
    });
    await page.getByRole('button', { name: 'Export everything' }).click();
    await page.getByText('Putting everything together: 40%').waitFor();
    expect(
      await page.getByRole('progressbar', { name: 'Progress of your archive' }).getAttribute('aria-valuenow'),
    ).toBe('40');
    await expectAccessible(page);
    await page.getByText('Your archive is ready', { exact: false }).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the archive' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^my-data-[\d-]+\.zip$/);
    const content = await readFile((await download.path()) as string);
    const entries = readZipEntries(content, 100) ?? [];
    expect(entries.map(({ name }) => name)).toContain('files/cv/my-cv.pdf');
    const account = entries.find(({ name }) => name === 'account.json');
    expect(String(account && unpackEntry(content, account))).toContain(client.email);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('erases the account after telling what goes and what stays; the employer’s card reads Candidate Deleted', async () => {
    const client = await registered('Leaving Person');
    const [employer, admin] = [new TestClient(site.url), new TestClient(site.url)];
    await employer.post('/login', { email: 'employer@fursa.example', password: DEMO_PASSWORD });
    await admin.post('/login', { email: 'admin@fursa.example', password: DEMO_PASSWORD });
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const sent = await client.post(`/candidate/job/${job.id}/apply`, application('wizard', client.email));
    expect(sent.status, sent.text).toBe(200);

    const { page, context } = await openAccount(client.email);
    await page.getByRole('button', { name: 'Erase my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
    await dialog.getByText('Their card reads “Candidate Deleted”.', { exact: false }).waitFor();
    await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(`To confirm, type ${client.email}`).fill('somebody@else.example');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await dialog.getByText('This is not the email of your account.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel(`To confirm, type ${client.email}`).fill(client.email);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page.waitForURL(`${site.url}/goodbye`);
    await page.getByRole('heading', { name: 'Your account has been erased' }).waitFor();
    await expectAccessible(page);
    await page.goto(`${site.url}/user/account`);
    await page.waitForURL(/\/login\?next=/);

    await signIn(page, site.url, 'employer@fursa.example');
    await visit(page, `${site.url}/company/applications?job=${job.id}`);
    await page.getByText('Candidate Deleted').first().waitFor();
    expect(await page.getByText('Leaving Person').count()).toBe(0);
    await context.close();
  });

  it('is accessible, and fits a phone, for every role', async () => {
    for (const role of ['candidate2', 'recruiter', 'reviewer', 'admin']) {
      for (const viewport of [WIDE, PHONE]) {
        const opened = await openAccount(`${role}@fursa.example`, DEMO_PASSWORD, { viewport });
        await expectAccessible(opened.page);
        await expectNoSidewaysScroll(opened.page);
        await opened.context.close();
      }
    }
  });

  it('reads from right to left in Arabic, with the languages to choose from at every width', async () => {
    for (const viewport of [WIDE, PHONE]) {
      const { page, context } = await openPage(site.browser, { viewport, colorScheme: 'dark' });
      await context.addCookies([{ name: 'fursa_locale', value: 'ar', url: site.url }]);
      await signIn(page, site.url, 'candidate2@fursa.example');
      await visit(page, `${site.url}/user/account`);
      await page.getByRole('heading', { name: arabic['account.email'] as string }).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.locator('#language').getByRole('button', { name: 'Kiswahili' }).click();
      await page.waitForFunction(() => document.documentElement.lang === 'sw');
      await context.close();
    }
  });
});
