import { beforeAll, describe, expect, it, vi } from 'vitest';
import { apiOf } from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { readOutbox } from '../harness/outbox.ts';
import { siteForTests } from '../harness/site.ts';
import { application } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import { publishJob } from '../harness/test-jobs.ts';

const site = siteForTests();
const GUEST = 'hodan.guest@mail.example';
let link: string;
beforeAll(async () => {
  const [employer, admin] = [await apiOf(site), await apiOf(site, 'admin@fursa.example')];
  const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0, screening_mode: 'auto' });
  await new TestClient(site.url).post(`/candidate/job/${job.id}/apply`, application('wizard', GUEST));
  const { groups } = (await employer.get(`/company/applications/board?job=${job.id}`)).body;
  const [card] = groups.flatMap(({ applications }: { applications: { id: number }[] }) => applications);
  await employer.post('/company/message/candidate', { message: 'Can you come?', application_id: card.id });
  link = await vi.waitFor(
    async () => {
      const mails = (await readOutbox(site.fursa.dataDir)).filter(({ headers }) => headers.to === GUEST);
      const found = mails.map(({ text }) => /\/stop-mails\/[\w-]+/.exec(text)?.[0]).find(Boolean);
      if (!found) throw new Error('no mail with a link');
      return found;
    },
    { timeout: 10_000 },
  );
});

describe('mails about messages', () => {
  it('are stopped and started by the link in each of them, and by nothing that only looks', async () => {
    const { page, context, troubles } = await openPage(site.browser);
    await visit(page, site.url + link);
    await page.getByRole('heading', { level: 1, name: 'Emails about messages' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await page.getByText('You will get no more emails about messages.').waitFor();
    await expectAccessible(page);
    await visit(page, site.url + link);
    await page.getByText('You will get no more emails about messages.').waitFor();
    await page.getByRole('button', { name: 'Send them again' }).click();
    await page.getByRole('button', { name: 'Stop these emails' }).waitFor();
    expect(troubles).toEqual([]);
    expect((await page.goto(`${site.url}${link}x`))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor();
    await context.close();
  });

  it('can be read about on a phone and from right to left', async () => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE, locale: 'ar' });
    await visit(page, site.url + link);
    await page.getByRole('button', { name: 'أوقف هذه الرسائل' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('have a page of their own for stages', async () => {
    const { page, context, troubles } = await openPage(site.browser, { viewport: PHONE });
    await visit(page, `${site.url}${link}.stages`);
    await page.getByRole('heading', { level: 1, name: 'Emails about your applications' }).waitFor();
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await page.getByText('You will get no more emails about the stages of your applications.').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Mails about messages still come.
    await visit(page, site.url + link);
    await page.getByRole('button', { name: 'Stop these emails' }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are a choice of the account, beside what the bell shows', async () => {
    const { page, context, troubles } = await openPage(site.browser);
    await signIn(page, site.url, 'employer@fursa.example');
    await visit(page, `${site.url}/user/account`);
    const messages = page.getByRole('group', { name: 'Messages', exact: true });
    const mail = messages.getByRole('combobox', { name: 'Email' });
    expect(await mail.inputValue()).toBe('at_once');
    await mail.selectOption('No email');
    await page.getByText('Your choice is saved.').first().waitFor();
    await visit(page, `${site.url}/user/account`);
    expect(await mail.inputValue()).toBe('off');
    await expectAccessible(page);
    const here = messages.getByRole('checkbox', { name: 'Show in the bell' });
    expect(await here.isChecked()).toBe(true);
    await here.click();
    await expect
      .poll(() => page.evaluate(async () => (await (await fetch('/api/news')).json()).unread_conversations))
      .toBe(0);
    await mail.selectOption('Email at once');
    await here.click();
    await expect
      .poll(() => page.evaluate(async () => (await (await fetch('/api/notices/choices')).json()).choices[0]))
      .toEqual({ kind: 'message', here: true, mail: 'at_once' });
    expect(troubles).toEqual([]);
    await context.close();
  });
});
