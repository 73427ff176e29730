import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  DEMO_PASSWORD,
  expectAccessible,
  expectAccessibleLightAndDark,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  signIn,
  visit,
  WIDE,
} from '../harness/browser.ts';
import { arabic } from '../harness/shipped-texts.ts';
import { siteForTests } from '../harness/site.ts';
import { TestClient } from '../harness/test-client.ts';

const site = siteForTests();

async function openAs(email: string, path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email);
  await visit(opened.page, site.url + path);
  return opened;
}
const openAdmin = (path = '/admin/people', options: Parameters<typeof openPage>[1] = {}) =>
  openAs('admin@fursa.example', path, options);

async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(words);
  await page.waitForURL((address) => address.searchParams.get('q') === words);
}

/** Opens the dialog of an action, enters a reason, and confirms. */
async function act(page: Page, name: string, reason: string, button = name): Promise<void> {
  await page.locator('main').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('the page of users and companies', () => {
  it('finds somebody, blocks them with a reason, and lets them in again', async () => {
    const other = await openAs('candidate2@fursa.example', '/user/messages');
    const { page, context, troubles } = await openAdmin();
    await find(page, 'josephat');
    await page.getByText(/^1 user ·/).waitFor();
    await page.getByRole('link', { name: 'Josephat Mrema' }).click();
    await page.getByRole('heading', { level: 1, name: 'Josephat Mrema' }).waitFor();

    await page.locator('main').getByRole('button', { name: 'Block', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Block Josephat Mrema?' });
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await dialog.getByText('Please give a reason. It is kept in the history.').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asks people for money.');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText('Josephat Mrema is blocked.').waitFor();
    await page.getByText('This person cannot sign in.').waitFor();
    await page.getByText('Asks people for money.').waitFor();

    await other.page.goto(`${site.url}/user/dashboard`);
    await other.page.waitForURL(/\/login\?next=/);
    await other.page.getByLabel('Email').fill('candidate2@fursa.example');
    await other.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await other.page.locator('main form button[type=submit]').click();
    await other.page.getByText('This account is blocked.').waitFor();

    await act(page, 'Unblock', 'It was a misunderstanding.');
    await page.getByText('Josephat Mrema is no longer blocked.').waitFor();
    await other.page.locator('main form button[type=submit]').click();
    await other.page.waitForURL(/\/user\/dashboard/);
    expect(troubles).toEqual([]);
    await other.context.close();
    await context.close();
  });

  it('erases somebody only when their e-mail is typed, and keeps what was typed until then', async () => {
    const { page, context } = await openAdmin();
    await find(page, 'candidate@fursa.example');
    await page.getByRole('link', { name: 'Sahra Nuur' }).click();
    await page.locator('main').getByRole('button', { name: 'Erase', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase Sahra Nuur?' });
    const typed = dialog.getByRole('textbox', { name: 'To confirm, type candidate@fursa.example' });
    await typed.fill('candidate2@fursa.example');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('She asked for it.');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await dialog.getByText('This is not the email of the account.').waitFor();
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('She asked for it.');
    await typed.fill('candidate@fursa.example');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByRole('heading', { level: 1, name: 'Deleted account' }).waitFor();
    await page.getByText('She asked for it.').waitFor();
    expect(await page.getByText('Sahra').count()).toBe(0);
    expect(await page.locator('main').getByRole('button', { name: 'Block' }).count()).toBe(0);
    await context.close();
  });

  it('saves everything about somebody as one archive', async () => {
    const { page, context } = await openAdmin();
    await find(page, 'reviewer@');
    await page.getByRole('link', { name: 'Daudi Kessy' }).click();
    const saved = page.waitForEvent('download');
    await act(page, 'Export data', 'He wants to read it.', 'Download the archive');
    expect((await saved).suggestedFilename()).toMatch(/^person-\d+-\d{4}-\d\d-\d\d\.zip$/);
    await page.getByText('Data exported').waitFor();
    await context.close();
  });

  it('takes the jobs of a company off the site, and puts them back', async () => {
    const employer = new TestClient(site.url);
    await employer.post('/login', { email: 'employer2@fursa.example', password: DEMO_PASSWORD });
    const { jobs } = (await employer.get('/company/jobs/list')).body;
    const { slug } = jobs.find(({ status }: { status: string }) => status === 'active');
    const statusOf = async () => (await fetch(`${site.url}/job/${slug}`)).status;
    // The second request is answered from the cache.
    expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
    const { page, context } = await openAdmin('/admin/people/companies');
    await find(page, 'umoyari');
    await page.getByRole('link', { name: 'Umoyari Health Network' }).click();
    await act(page, 'Block', 'Its jobs are no jobs.');
    await page.getByText('Its team cannot sign in, and its jobs are hidden.').waitFor();
    expect(await statusOf()).toBe(404);
    await act(page, 'Unblock', 'They were.');
    await page.getByText('Umoyari Health Network is no longer blocked.').waitFor();
    expect(await statusOf()).toBe(200);
    await context.close();
  });

  it('has its filters in the address, and offers a way back when nobody is found', async () => {
    const { page, context } = await openAdmin('/admin/people?role=admin&state=active');
    await page.getByText(/^1 user ·/).waitFor();
    await page.getByLabel('Role').selectOption('Reviewer');
    await page.waitForURL(/role=reviewer/);
    await page.getByRole('link', { name: 'Daudi Kessy' }).waitFor();
    await page.getByLabel('Status').selectOption('Blocked');
    await page.getByText('No users found').waitFor();
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.waitForURL((address) => address.search === '');
    await context.close();
  });

  for (const path of ['/admin/people', '/admin/people/companies', 'person', 'company']) {
    it(`is accessible, and fits a phone: ${path}`, async () => {
      const admin = new TestClient(site.url);
      await admin.post('/login', { email: 'admin@fursa.example', password: DEMO_PASSWORD });
      const { people } = (await admin.get('/api/admin/people?q=employer@')).body;
      const { id, company } = people[0];
      const address = { person: `/admin/people/${id}`, company: `/admin/people/companies/${company.id}` }[path] ?? path;
      for (const viewport of [WIDE, PHONE]) {
        const { page, context } = await openAdmin(address, { viewport });
        await expectAccessibleLightAndDark(page);
        await expectNoSidewaysScroll(page);
        if (path === 'person' || path === 'company') {
          await page.locator('main').getByRole('button', { name: 'Block', exact: true }).click();
          await page.getByRole('dialog').waitFor();
          await expectAccessibleLightAndDark(page);
        }
        await context.close();
      }
    });
  }

  it('names its columns, tells who was here, and folds its filters on a phone', async () => {
    const { page, context } = await openAdmin('/admin/people?role=admin');
    for (const name of ['Name', 'Role', 'Status', 'Last seen', 'Joined'])
      await page.getByRole('columnheader', { name, exact: true }).waitFor();
    // No admin has a company: a column that is empty for everybody is left out.
    expect(await page.getByRole('columnheader', { name: 'Company', exact: true }).count()).toBe(0);
    // The admin who is looking was here just now.
    const row = page.getByRole('row').filter({ has: page.getByRole('link') });
    expect(await row.first().getByRole('cell').nth(2).textContent()).not.toContain('–');
    await page.setViewportSize(PHONE);
    expect(await page.getByLabel('Role').isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Filters\s*1$/ }).click();
    await page.getByLabel('Role').selectOption('Reviewer');
    await page.waitForURL(/role=reviewer/);
    await context.close();
  });

  it('reads from right to left in Arabic', async () => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await context.addCookies([{ name: 'fursa_locale', value: 'ar', url: site.url }]);
    await signIn(page, site.url, 'admin@fursa.example');
    await visit(page, `${site.url}/admin/people`);
    await page.getByRole('heading', { level: 1, name: arabic['people.title'] as string }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await context.close();
  });
});
