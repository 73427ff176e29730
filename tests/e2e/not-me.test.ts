import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, expectAccessible, expectNoSidewaysScroll, openPage, PHONE, visit } from '../harness/browser.ts';
import { readOutbox } from '../harness/outbox.ts';
import { siteForTests } from '../harness/site.ts';
import { application } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import { publishJob } from '../harness/test-jobs.ts';

const site = siteForTests();
let job: { id: number; slug: string };
beforeAll(async () => {
  const [employer, admin] = await Promise.all([signedIn('employer@fursa.example'), signedIn('admin@fursa.example')]);
  job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
});

async function signedIn(email: string): Promise<TestClient> {
  const client = new TestClient(site.url);
  await client.post('/login', { email, password: DEMO_PASSWORD });
  return client;
}

/** A stranger applies with somebody's e-mail; answers the way of the link that its owner gets. */
async function linkFor(email: string): Promise<string> {
  const answer = await new TestClient(site.url).post(`/candidate/job/${job.id}/apply`, application('wizard', email));
  expect(answer.status, answer.text).toBe(200);
  return vi.waitFor(
    async () => {
      const mail = (await readOutbox(site.fursa.dataDir)).find(({ headers }) => headers.to === email);
      const link = /\/not-me\/[\w-]{43}/.exec(mail?.text ?? '')?.[0];
      if (!link) throw new Error(`no link in a mail to ${email}`);
      return link;
    },
    { timeout: 10_000 },
  );
}

describe('whoever is asked whether it was them', () => {
  it('removes what somebody sent with their address, and is told what comes next', async () => {
    const link = await linkFor('sahra.owner@mail.example');
    const { page, context, troubles } = await openPage(site.browser);
    await visit(page, site.url + link);
    await page.getByRole('heading', { level: 1, name: 'Was this not you?' }).waitFor();
    await page.getByText('applied for Dairy Technician at').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove the application' }).click();
    await page.getByRole('heading', { level: 1, name: 'The application has been removed' }).waitFor();
    await page.getByRole('link', { name: 'Create an account' }).last().waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the job' }).click();
    await page.waitForURL(`${site.url}/job/${job.slug}`);
    expect(troubles).toEqual([]);
    expect((await page.goto(site.url + link))?.status()).toBe(410);
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
    await expectAccessible(page);
    await context.close();
  });

  it('reads it on a phone and in their language, and nothing happens by looking', async () => {
    const link = await linkFor('sahra.phone@mail.example');
    const { page, context } = await openPage(site.browser, { viewport: PHONE, locale: 'ar' });
    await visit(page, site.url + link);
    await page.getByRole('heading', { level: 1, name: 'ألم تكن أنت؟' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect((await page.reload())?.status()).toBe(200);
    await page.getByRole('button', { name: 'إزالة الطلب' }).waitFor();
    await context.close();
  });
});
