import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
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
import { jobFields } from '../harness/test-jobs.ts';

const site = siteForTests();

async function openAs(email: string, path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email);
  await visit(opened.page, `${site.url}${path}`);
  return opened;
}
const openAudit = (query = '', options: Parameters<typeof openPage>[1] = {}) =>
  openAs('admin@fursa.example', `/admin/audit${query}`, options);

async function clientOf(email: string): Promise<TestClient> {
  const client = new TestClient(site.url);
  await client.post('/login', { email, password: 'fursa-demo-2026' });
  return client;
}

describe('the audit page', () => {
  it('narrows by person, group and day, all of it in the address, and leads to older entries and back', async () => {
    const { page, context, troubles } = await openAudit();
    const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    await entries.first().waitFor();
    await expect.poll(() => entries.count()).toBe(50);
    const newest = await entries.first().textContent();
    await page.getByRole('link', { name: 'Older entries' }).click();
    await page.waitForURL(/before=\d+$/);
    await page.getByRole('link', { name: 'Back to the newest' }).click();
    await page.waitForURL(/\/admin\/audit$/);
    await entries
      .first()
      .filter({ hasText: 'Viewed the audit log' })
      .or(entries.filter({ hasText: newest ?? '' }))
      .first()
      .waitFor();

    await page.getByLabel('What', { exact: true }).selectOption({ label: 'Jobs and approvals' });
    await page.waitForURL(/group=jobs$/);
    await page.getByText('Approved a job').first().waitFor();
    await expect.poll(() => page.getByText('Moved an application').count()).toBe(0);

    const who = page.getByRole('combobox', { name: 'Who' });
    await who.pressSequentially('ruqiya');
    await page.getByRole('option', { name: /Ruqiya Samatar/ }).click();
    await page.waitForURL(/group=jobs&who=\d+$/);
    await page.getByText('Rejected a job').first().waitFor();
    await expect.poll(() => page.getByText('Submitted a job for approval').count()).toBe(0);
    await page.reload();
    await page.getByText('Approved a job').first().waitFor();
    await expect.poll(() => who.inputValue()).toBe('Ruqiya Samatar');

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL(/\/admin\/audit$/);
    await expect.poll(() => who.inputValue()).toBe('');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('tells of a look that an admin has just taken, and leads from a name to everything about them', async () => {
    const admin = await clientOf('admin@fursa.example');
    const { body } = await (await clientOf('candidate@fursa.example')).get('/me');
    await admin.get(`/candidate/application/profile/details?username=${body.user.username}`);
    const { page, context } = await openAudit('?group=looks');
    const entry = page.getByRole('listitem').filter({ hasText: 'Viewed a profile' }).first();
    await entry.getByText('Ruqiya Samatar').waitFor();
    await entry.getByRole('link', { name: 'Sahra Nuur' }).click();
    await page.waitForURL(new RegExp(`group=looks&about=user-${body.user.id}$`));
    await page.getByLabel('What', { exact: true }).selectOption({ label: 'Everything' });
    await page.waitForURL(new RegExp(`\\?about=user-${body.user.id}$`));
    await page.getByText('Applied', { exact: true }).first().waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'About' }).inputValue()).toBe('Sahra Nuur');
    await context.close();
  });

  it('finds a company while its name is typed, and says when there is none', async () => {
    const { page, context } = await openAudit('?group=jobs');
    const about = page.getByRole('combobox', { name: 'About' });
    await about.pressSequentially('zzqq');
    await page.getByText('Nothing found').waitFor();
    await about.fill('');
    await about.pressSequentially('qab');
    await page.getByRole('option', { name: /Qaboobe Cold Chain/ }).click();
    await page.waitForURL(/group=jobs&about=company-\d+$/);
    await page.getByText('Approved a job').first().waitFor();
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Umoyari' }).count()).toBe(0);
    await about.fill('');
    await page.waitForURL(/group=jobs$/);
    await context.close();
  });

  it('says so where nothing was recorded, and under the day that is before the first', async () => {
    const { page, context } = await openAudit('?from=2001-01-02&to=2001-01-01');
    await page.getByRole('heading', { name: 'No entries' }).waitFor();
    await page.getByText('The end date is before the start date.').waitFor();
    await expectAccessible(page);
    await context.close();
  });

  it('gives what the filters show as a file', async () => {
    const { page, context } = await openAudit('?group=jobs');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^audit-.*\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('Approved a job');
    expect(text).not.toContain('Moved an application');
    await context.close();
  });

  it.each([
    ['wide', WIDE],
    ['narrow', PHONE],
  ] as const)('can be read by everybody, light and dark: %s', async (_look, viewport) => {
    const { page, context } = await openAudit('', { viewport });
    await page.getByRole('listitem').first().waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleLightAndDark(page);
    await context.close();
  });

  it('folds its filters on a phone, and says how many are set', async () => {
    const { page, context } = await openAudit('?group=jobs', { viewport: PHONE });
    const what = page.getByLabel('What', { exact: true });
    expect(await what.isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Filters\s*1$/ }).click();
    await what.selectOption('');
    await page.waitForURL(/\/admin\/audit$/);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await what.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('speaks Arabic', async () => {
    const { page, context } = await openAudit('?group=jobs', { locale: 'ar' });
    await page.getByRole('heading', { level: 1, name: arabic['audit.title'] ?? '' }).waitFor();
    await page
      .getByText(arabic['act.job_approved'] ?? '', { exact: true })
      .first()
      .waitFor();
    await expect.poll(() => page.getByText('Approved a job').count()).toBe(0);
    await context.close();
  });

  it('is not for reviewers', async () => {
    const { page, context } = await openAs('reviewer@fursa.example', '/admin/audit');
    await page.getByRole('heading', { name: 'You do not have access to this page' }).waitFor();
    await context.close();
  });
});

describe('the numbers beside the links', () => {
  it('follow what waits, live', async () => {
    const { page, context } = await openAs('admin@fursa.example', '/admin/jobs');
    const links = page.getByRole('navigation', { name: 'Main' });
    const approvals = links.getByText(/jobs? waiting for approval$/);
    const waiting = async () => Number.parseInt((await approvals.textContent()) ?? '', 10);
    const before = await waiting();
    const employer = await clientOf('employer@fursa.example');
    const { id } = (await employer.post('/company/jobs', jobFields({ title: 'Net mender' }))).body.job;
    await employer.post(`/company/jobs/${id}/submit`);
    await expect.poll(waiting).toBe(before + 1);
    // The list on the page is updated too.
    await page.getByRole('link', { name: /^Net mender/ }).waitFor();
    await links.getByText(/^\d+ applications to evaluate$/).waitFor();
    const admin = await clientOf('admin@fursa.example');
    const { jobs } = (await admin.get('/api/admin/jobs')).body as { jobs: { id: number; version: number }[] };
    const { version } = jobs.find((job) => job.id === id) as { version: number };
    await admin.post(`/admin/jobs/${id}/approve`, { version });
    await expect.poll(waiting).toBe(before);
    await expectAccessible(page);
    await context.close();
  });
});
