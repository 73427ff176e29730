import { beforeAll, describe, expect, it } from 'vitest';
import { apiOf, boardOf, OWNER, RECRUITER } from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { arabic } from '../harness/shipped-texts.ts';
import { siteForTests } from '../harness/site.ts';
import type { TestClient } from '../harness/test-client.ts';

const site = siteForTests();
let owner: TestClient;
let recruiter: TestClient;
let recruiterId: number;
let applicationId: number;
beforeAll(async () => {
  [owner, recruiter] = await Promise.all([apiOf(site), apiOf(site, RECRUITER)]);
  recruiterId = (await recruiter.get('/me')).body.user.id;
  const { groups } = await boardOf(owner);
  applicationId = groups.flatMap(({ applications }) => applications)[0]?.id as number;
});

async function openAs(email: string, path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email);
  await visit(opened.page, `${site.url}${path}`);
  return opened;
}
const newCount = async () => (await recruiter.get('/api/news')).body.count as number;
const mention = (body: string) =>
  owner.post(`/company/applications/${applicationId}/notes`, { body, mentions: [recruiterId] });

describe('a mention', () => {
  it('comes into the open page of whom it names, who opens it with the keyboard and has read it then', async () => {
    // What the demo has for them would hide the change: the bell shows no number above 99.
    await recruiter.post('/api/notices/read');
    await recruiter.post('/company/applications/visit');
    const hers = await openAs(RECRUITER, '/company/jobs');
    const his = await openAs(OWNER, `/company/applications?application=${applicationId}`);
    const before = await newCount();
    const bell = hers.page.getByRole('button', { name: /^What is new/ });

    const field = his.page.getByLabel('Note for your team');
    await field.pressSequentially('Shall we invite them, @lib');
    await his.page.getByRole('option', { name: 'Liban Geedi' }).waitFor();
    await field.press('Enter');
    await field.press('Control+Enter');
    await his.page.getByText('Note added.').first().waitFor();

    await expect.poll(() => bell.textContent(), { timeout: 10_000 }).toBe(`What is new${before + 1}`);
    await bell.focus();
    await hers.page.keyboard.press('Enter');
    const mentions = hers.page.getByRole('group', { name: 'Notes that mention you' }).getByRole('menuitem');
    await expect.poll(() => mentions.first().textContent()).toContain('Shall we invite them, @Liban Geedi');
    await expectAccessible(hers.page);
    await hers.page.keyboard.press('ArrowDown');
    await expect.poll(() => mentions.first().evaluate((item) => item === document.activeElement)).toBe(true);
    await hers.page.keyboard.press('Enter');
    await hers.page.waitForURL(`**/company/applications?job=*&application=${applicationId}`);
    await hers.page.getByRole('dialog').getByText('Shall we invite them,').waitFor();
    await expect.poll(newCount).toBeLessThanOrEqual(before);
    expect([...hers.troubles, ...his.troubles]).toEqual([]);
    await Promise.all([hers.context.close(), his.context.close()]);
  });
});

describe('the page of notifications', () => {
  it('lists them, grows while it is open, and marks all of them as read', async () => {
    const { page, context, troubles } = await openAs(RECRUITER, '/company/jobs');
    await page.getByRole('button', { name: /^What is new/ }).click();
    await page.getByRole('menuitem', { name: 'See all notifications' }).click();
    await page.waitForURL('**/user/notices');
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    expect((await mention('Written while the page is open')).status).toBe(200);
    const newest = page.getByRole('main').getByRole('listitem').first();
    await newest.getByText('Written while the page is open').waitFor();
    await newest.getByText('New', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByText('Everything is marked as read.').first().waitFor();
    await newest.getByText('New', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' });
    expect((await recruiter.get('/api/notices')).body.unread).toBe(0);
    await newest.getByRole('link').press('Enter');
    await page.waitForURL(`**/company/applications?job=*&application=${applicationId}`);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(['en', 'so', 'sw'])('fits the narrowest phone, with something new on it: %s', async (locale) => {
    expect((await mention(`Written in ${locale}`)).status).toBe(200);
    const { page, context } = await openAs(RECRUITER, '/user/notices', { viewport: PHONE, locale });
    await page.getByText(`Written in ${locale}`).first().waitFor();
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('fits a phone from right to left, and so do the choices', async () => {
    const { page, context } = await openAs(RECRUITER, '/user/notices', { viewport: PHONE, locale: 'ar' });
    await page.getByRole('heading', { level: 1, name: arabic['notices.title'] ?? '' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: arabic['notices.choose'] ?? '' }).click();
    const mentions = page.getByRole('group', { name: arabic['notices.kind_mention'] ?? '' });
    await mentions.getByRole('combobox').selectOption('daily');
    await expect
      .poll(async () => (await recruiter.get('/api/notices/choices')).body.choices[1])
      .toEqual({ kind: 'mention', here: true, mail: 'daily' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});

describe('the bell of staff', () => {
  it('tells a reviewer what they were asked to evaluate', async () => {
    const admin = await apiOf(site, 'admin@fursa.example');
    const reviewer = await apiOf(site, 'reviewer@fursa.example');
    const { page, context, troubles } = await openAs('reviewer@fursa.example', '/admin/evaluations');
    const reviewer_id = (await reviewer.get('/me')).body.user.id;
    const asked = { application_ids: [applicationId], reviewer_id };
    expect((await admin.post('/api/admin/evaluations/assign', { ...asked, remove: true })).status).toBe(200);
    expect((await admin.post('/api/admin/evaluations/assign', asked)).status).toBe(200);
    const bell = page.getByRole('button', { name: /^What is new/ });
    await expect.poll(() => bell.textContent(), { timeout: 10_000 }).toBe('What is new1');
    await bell.click();
    await page.getByRole('group', { name: 'For you to evaluate' }).getByRole('menuitem').first().click();
    await page.waitForURL(`**/admin/evaluations/${applicationId}`);
    await expect.poll(() => bell.textContent()).toBe('What is new');
    expect(troubles).toEqual([]);
    await context.close();
  });
});
