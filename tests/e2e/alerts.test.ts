import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { createServer } from '#server/server.ts';
import {
  DEMO_PASSWORD,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  sharedBrowser,
  signIn,
  visit,
} from '../harness/browser.ts';
import { copyDemo } from '../harness/demo-folder.ts';
import { type FursaProcess, startFursa } from '../harness/fursa-process.ts';
import { readOutbox } from '../harness/outbox.ts';
import { letTimePass } from '../harness/test-alerts.ts';
import { TestClient } from '../harness/test-client.ts';
import { publishJob } from '../harness/test-jobs.ts';

const CANDIDATE = 'candidate2@fursa.example';
let dataDir: string;
let fursa: FursaProcess;
let browser: Browser;
beforeAll(async () => {
  dataDir = await copyDemo();
  [fursa, browser] = await Promise.all([startFursa({ dataDir }), sharedBrowser()]);
});
afterAll(async () => {
  await fursa?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function clientOf(email: string): Promise<TestClient> {
  const client = new TestClient(fursa.url);
  expect((await client.post('/login', { email, password: DEMO_PASSWORD })).status).toBe(200);
  return client;
}

/** Stops the process, lets a day pass, sends the due mails, and starts the next process. */
async function restartTomorrow(): Promise<void> {
  await fursa.stop();
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = await openPglite({ folder: path.join(dataDir, 'db') });
  const server = await createServer({ config, database, withPages: false });
  await letTimePass({ database, server }, '25 hours');
  for (const work of ['job-alerts', 'jobs.mail_alerts', 'mail.send']) await server.run(work);
  await server.close();
  fursa = await startFursa({ dataDir });
}

async function mailsTo(email: string, subject: RegExp) {
  const mails = await readOutbox(dataDir);
  return mails.filter(({ headers }) => headers.to === email && subject.test(headers.subject ?? ''));
}
async function linkIn(email: string, subject: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const [mail] = await mailsTo(email, subject);
      const link = /\/job-alert\/[\w-]+/.exec(mail?.text ?? '')?.[0];
      if (!link) throw new Error(`no mail to ${email}`);
      return link;
    },
    { timeout: 20_000 },
  );
}

const saveButtons = (page: Page) => page.locator('main article').getByRole('button', { name: /^Saved? / });

describe('a saved job', () => {
  it('of a visitor is kept in the browser, and comes into the account after signing in', async () => {
    const { page, context, troubles } = await openPage(browser);
    await visit(page, `${fursa.url}/jobs`);
    const first = saveButtons(page).first();
    const title = (await page.locator('main article h2').first().textContent()) as string;
    expect(await first.getAttribute('aria-pressed')).toBe('false');
    await first.click();
    await page.getByText('Saved in this browser').waitFor();
    expect(await first.getAttribute('aria-pressed')).toBe('true');
    await expectAccessible(page);
    await visit(page, `${fursa.url}/jobs`);
    await expect.poll(() => saveButtons(page).first().getAttribute('aria-pressed')).toBe('true');
    await signIn(page, fursa.url, CANDIDATE);
    await visit(page, `${fursa.url}/user/saved`);
    await page.getByText('You saved 1 job in this browser before you signed in.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add to my saved jobs' }).click();
    await page.getByRole('heading', { level: 3, name: title }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('fursa:saved-jobs:guest'))).toBe(null);
    // Removes it, and restores it with the toast.
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await page.getByText('No saved jobs yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { level: 3, name: title }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('of a candidate is marked wherever it stands', async () => {
    const { page, context, troubles } = await openPage(browser);
    await signIn(page, fursa.url, CANDIDATE);
    await visit(page, `${fursa.url}/job/backend-developer-remote`);
    const save = page.getByRole('button', { name: /^Saved? Backend Developer/ });
    await save.click();
    await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
    await expectAccessible(page);
    await visit(page, `${fursa.url}/jobs?q=backend`);
    await expect.poll(() => save.first().getAttribute('aria-pressed')).toBe('true');
    await visit(page, `${fursa.url}/user/saved`);
    await page.getByRole('heading', { level: 3, name: /^Backend Developer/ }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is nothing for employers', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, fursa.url, 'employer@fursa.example');
    await visit(page, `${fursa.url}/jobs`);
    await expect.poll(() => saveButtons(page).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Get new jobs by email' }).count()).toBe(0);
    await context.close();
  });
});

describe('new jobs by mail', () => {
  // Two processes end and two begin.
  it('come to a visitor who confirmed them, until one click stops them', { timeout: 180_000 }, async () => {
    const email = `alerts.${Math.random().toString(36).slice(2)}@mail.example`;
    const { page, context, troubles } = await openPage(browser);
    await visit(page, `${fursa.url}/jobs?q=lighthouse&type=Full+time&sort=newest`);
    await page.getByRole('button', { name: 'Get new jobs by email' }).click();
    const dialog = page.getByRole('dialog');
    for (const words of ['“lighthouse”', 'Full time']) await dialog.getByText(words).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Email').fill('nobody');
    await dialog.getByRole('button', { name: 'Create job alert' }).click();
    await dialog.getByText('Please enter a valid email address').waitFor();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Create job alert' }).click();
    await dialog.getByText(`We have sent a link to ${email}`).waitFor();
    await expectAccessible(page);

    const confirm = await linkIn(email, /Confirm/);
    await visit(page, fursa.url + confirm);
    await page.getByRole('heading', { level: 1, name: 'Start this job alert?' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start these emails' }).click();
    await page.getByText('Done. New jobs for this search will come by email.').waitFor();

    const [employer, admin] = [await clientOf('employer@fursa.example'), await clientOf('admin@fursa.example')];
    const { slug } = await publishJob(employer, admin, { title: 'Lighthouse Keeper' });
    await restartTomorrow();
    const stop = await linkIn(email, /^1 new job: “lighthouse”, Full time$/);
    const [mail] = await mailsTo(email, /new job/);
    expect(mail?.text).toContain(`/job/${slug}`);

    await visit(page, fursa.url + stop);
    await page.getByRole('heading', { level: 1, name: 'Your job alert' }).waitFor();
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await page.getByText('You will get no more emails for this search.').waitFor();
    await expectAccessible(page);
    const [again, approver] = [await clientOf('employer@fursa.example'), await clientOf('admin@fursa.example')];
    await publishJob(again, approver, { title: 'Lighthouse Painter' });
    await restartTomorrow();
    expect(await mailsTo(email, /new job/)).toHaveLength(1);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are changed, paused, deleted and brought back by a candidate', async () => {
    const { page, context, troubles } = await openPage(browser, { viewport: PHONE });
    await signIn(page, fursa.url, CANDIDATE);
    await visit(page, `${fursa.url}/jobs?remote=1`);
    await page.getByRole('button', { name: 'Get new jobs by email' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`The emails go to ${CANDIDATE}.`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create job alert' }).click();
    await page.getByRole('button', { name: 'Your alerts' }).click();
    await page.getByRole('heading', { level: 3, name: 'Remote' }).waitFor();
    await page.getByRole('radiogroup', { name: 'How often: Remote' }).getByText('Every week').click();
    await page.getByRole('button', { name: 'Pause Remote' }).click();
    await page.getByText('Paused').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Delete Remote' }).click();
    await page.getByText('No job alerts yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Resume Remote' }).waitFor();
    await page.reload();
    await page.getByText('Paused').waitFor();
    expect(await page.getByRole('radio', { name: 'Every week' }).isChecked()).toBe(true);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are told of in other languages, from right to left, and where a link is broken', async () => {
    const { page, context } = await openPage(browser, { viewport: PHONE, locale: 'ar' });
    expect((await visit(page, `${fursa.url}/job-alert/none`))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'هذا الرابط لا يعمل' }).waitFor();
    await expectAccessible(page);
    await visit(page, `${fursa.url}/jobs?country=SO`);
    await page.getByRole('button', { name: 'احصل على الوظائف الجديدة بالبريد' }).click();
    await page.getByRole('dialog').getByText('كل أسبوع').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});
