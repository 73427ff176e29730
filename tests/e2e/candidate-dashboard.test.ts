import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
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
import { siteForTests } from '../harness/site.ts';
import { application } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import * as wizard from '../harness/wizard.ts';

const site = siteForTests();
type Job = { id: number; slug: string };
let employer: TestClient;
let publish: Awaited<ReturnType<typeof wizard.publisher>>;

beforeAll(async () => {
  publish = await wizard.publisher(site.url);
  employer = new TestClient(site.url);
  await employer.post('/login', { email: 'employer@fursa.example', password: DEMO_PASSWORD });
});

const COMMON = { application_form: 'wizard', pass_mark: 0, screening_mode: 'advise' } as const;

/** The token of the mail that confirms an account. */
async function tokenFor(email: string): Promise<string> {
  const token = async () => {
    const mail = (await readOutbox(site.fursa.dataDir)).find(({ headers }) => headers.to === email);
    return mail && /token=([\w-]+)/.exec(mail.text)?.[1];
  };
  await expect.poll(token, { timeout: 15_000 }).toBeDefined();
  return (await token()) as string;
}

/** A candidate for one test, registered by the mailed link, with a page of their own. */
async function newCandidate(viewport = WIDE) {
  const email = `dash.${Math.random().toString(36).slice(2, 10)}@mail.example`;
  const client = new TestClient(site.url);
  await client.post('/register', { role: 'candidate', name: 'Hodan Warsame', email, password: DEMO_PASSWORD });
  const { status, text } = await client.post('/register/confirm', { token: await tokenFor(email) });
  expect(status, text).toBe(200);
  const opened = await openPage(site.browser, { viewport });
  await opened.context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: site.url })));
  return { ...opened, client, email };
}

async function applyTo(client: TestClient, { id, slug }: Job, changes: object = {}): Promise<number> {
  await client.post(`/candidate/job/${id}/apply`, { ...application('wizard'), ...changes });
  const { applications } = (await client.get('/candidate/applications')).body;
  return applications.find(({ job }: { job: Job }) => job.slug === slug).id;
}

async function move(applicationId: number, column: string) {
  const { groups } = (await employer.get('/company/applications/board')).body;
  const to = groups.find(({ name }: { name: string }) => name === column);
  const { body } = await employer.post('/company/applications/move', {
    application_id: applicationId,
    to_group_id: to.id,
    after_id: null,
    version: 1,
  });
  expect(body.success, JSON.stringify(body)).toBe(true);
}

async function write(applicationId: number, message: string) {
  const sent = await employer.post('/company/message/candidate', { application_id: applicationId, message });
  expect(sent.status, sent.text).toBe(200);
}

const row = (page: Page, title: string) =>
  page.locator('main li', { has: page.getByRole('link', { name: title, exact: true }) }).first();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('the dashboard of a candidate', () => {
  it('tells the news as they come: a move, then a message, with the way to answer', async () => {
    const { page, context, client, troubles } = await newCandidate();
    const id = await applyTo(client, await publish({ ...COMMON, title: 'Lighthouse Keeper' }));
    await client.post('/candidate/dashboard/seen');
    await visit(page, `${site.url}/user/dashboard`);
    await heading(page, 'Your application was received');
    await page.getByText(/^Good (morning|afternoon|evening), Hodan$/).waitFor();
    const application = row(page, 'Lighthouse Keeper');
    await application
      .getByText(/^Received/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');

    await move(id, 'Interview');
    await heading(page, 'Qaboobe Cold Chain moved you to Interview');
    await application.getByText(/^Interview since \d+ \w+$/).waitFor();
    await application.getByText('New since your last visit').waitFor();
    expect(await application.locator('[aria-current="step"]').textContent()).toBe('Interview');

    await write(id, 'Could you come on Thursday at ten?');
    await heading(page, 'New message from Qaboobe Cold Chain');
    await application.getByText('Could you come on Thursday at ten?').waitFor();
    await page.getByRole('link', { name: 'Read 1 message' }).waitFor();
    await expectAccessible(page);
    await application.getByRole('link', { name: /^Answer/ }).click();
    await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
    // Everything was read, so nothing is new the next time.
    await expect.poll(async () => (await client.get('/load-unread-count')).body.unread).toBe(0);
    await visit(page, `${site.url}/user/dashboard`);
    await heading(page, 'Your application was received');
    await expect.poll(() => page.getByText('New since your last visit').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('says after a fail from which day on the person may apply again, and leads to the receipt', async () => {
    const { page, context, client } = await newCandidate();
    const job = await publish({ ...COMMON, title: 'Dome Painter', pass_mark: 100, screening_mode: 'auto' });
    await applyTo(client, job);
    await visit(page, `${site.url}/user/dashboard`);
    const failed = row(page, 'Dome Painter');
    await failed.getByText(/Your receipt shows what was assessed\. You can apply again from \d+ \w+\./).waitFor();
    await failed.getByText(/^Not selected on/).waitFor();
    await visit(page, `${site.url}/user/applications`);
    const listed = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: 'Dome Painter' }).first();
    await listed.getByText(/%$/).first().waitFor();
    await expect.poll(() => listed.getByText('Fail', { exact: false }).count()).toBe(0);
    await visit(page, `${site.url}/user/dashboard`);
    await failed.getByRole('link', { name: /^See receipt/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Dome Painter' }).waitFor();
    await context.close();
  });

  it('is brief about one that has ended: when, and what was assessed', async () => {
    const { page, context } = await openPage(site.browser);
    await signIn(page, site.url, 'candidate@fursa.example');
    await visit(page, `${site.url}/user/applications?state=ended`);
    const ended = row(page, 'Route Dispatcher');
    await ended.getByText(/^Not selected on/).waitFor();
    expect(await ended.getByRole('list', { name: 'Stages' }).count()).toBe(0);
    expect(await ended.getByText('Your receipt shows').count()).toBe(0);
    await ended.getByRole('link', { name: 'What was assessed Route Dispatcher' }).click();
    await page.getByRole('heading', { level: 1, name: 'Route Dispatcher' }).waitFor();
    await context.close();
  });

  it('recommends open jobs with the reason, and to whom nothing is known says what to do', async () => {
    const { page, context, client } = await newCandidate();
    await visit(page, `${site.url}/user/dashboard`);
    await heading(page, 'Find the job that fits you');
    await page.getByText('Add your skills and experience to your profile').waitFor();
    await page.getByText('No applications yet').waitFor();
    const skills = ['Bell founding', 'Bronze casting', 'Clock repair', 'Tower climbing'];
    await applyTo(client, await publish({ ...COMMON, title: 'Bell Ringer', skills: [] }), { skills: skills.slice(1) });
    const job = await publish({ ...COMMON, title: 'Bell Founder', skills });
    await expect
      .poll(async () => (await client.get('/candidate/recommendations')).text, { timeout: 10_000 })
      .toContain('Bell Founder');
    await visit(page, `${site.url}/user/dashboard`);
    await page.getByText('You have 3 of its 4 skills; only Bell founding is new.').waitFor();
    await page.getByRole('link', { name: 'Bell Founder' }).click();
    await page.waitForURL(`${site.url}/job/${job.slug}`);
    await context.close();
  });

  it('offers what was sent without signing in: added with a press, or removed', async () => {
    const { page, context, email, client, troubles } = await newCandidate();
    const guest = new TestClient(site.url);
    for (const title of ['Kite Maker', 'Rope Maker']) {
      const { id } = await publish({ ...COMMON, title });
      const sent = await guest.post(`/candidate/job/${id}/apply`, application('wizard', email));
      expect(sent.status, sent.text).toBe(200);
    }
    await visit(page, `${site.url}/user/dashboard`);
    const offer = page.getByRole('region', { name: 'Are these 2 applications yours?' });
    await offer.getByRole('heading').click();
    await offer.getByText('Kite Maker').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add to my applications Kite Maker' }).click();
    await row(page, 'Kite Maker')
      .getByText(/^Received/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Is this application yours?' }).waitFor();
    await page.getByRole('button', { name: 'Not mine Rope Maker' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
    await page.getByText('The application has been removed.').waitFor();
    await expect.poll(() => page.getByText('sent with your email').count()).toBe(0);
    expect((await client.get('/candidate/applications')).body.applications).toHaveLength(1);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('reads well on a phone', async () => {
    const { page, context, client } = await newCandidate(PHONE);
    const id = await applyTo(client, await publish({ ...COMMON, title: 'Ferry Pilot on the Long Western Crossing' }));
    await write(id, 'A word that has no end: '.repeat(8));
    for (const path of ['/user/dashboard', '/user/applications']) {
      await visit(page, `${site.url}${path}`);
      await row(page, 'Ferry Pilot on the Long Western Crossing').waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await context.close();
  });
});

describe('the applications of a candidate', () => {
  it('are withdrawn after a question, and can be sent again', async () => {
    const { page, context, client, troubles } = await newCandidate();
    await applyTo(client, await publish({ ...COMMON, title: 'Net Mender' }));
    await visit(page, `${site.url}/user/dashboard`);
    await page.getByRole('link', { name: 'See all' }).click();
    await heading(page, 'My applications');
    const sent = row(page, 'Net Mender');
    await sent.getByRole('link', { name: /^What was assessed/ }).waitFor();
    await expectAccessible(page);
    await sent.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click();
    await sent.getByText(/^Withdrawn on/).waitFor();
    await page.getByRole('link', { name: 'In progress 0' }).click();
    await page.getByText('Nothing is in progress').waitFor();
    await page.getByRole('link', { name: 'Ended 1' }).click();
    await row(page, 'Net Mender')
      .getByRole('link', { name: /^Apply again/ })
      .click();
    await page.waitForURL(/\/job\/net-mender[^?]*\?apply=1$/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are a press away in the menu of the person', async () => {
    const { page, context } = await newCandidate();
    await visit(page, `${site.url}/jobs`);
    await page.locator('header details summary').last().click();
    await page.locator('header details').last().getByRole('link', { name: 'Applications' }).click();
    await page.getByText('No applications yet').waitFor();
    await expectAccessible(page);
    await context.close();
  });
});
