import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { register } from '#shared/identity/identity.contract.ts';
import { DEMO_PASSWORD, expectAccessible, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';
import { application } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import * as wizard from '../harness/wizard.ts';

const CANDIDATE = 'candidate@fursa.example';
type Job = { id: number; slug: string };

const site = siteForTests();
const jobs = {} as Record<'open' | 'second' | 'strict', Job>;
beforeAll(async () => {
  const publish = await wizard.publisher(site.url);
  const common = { application_form: 'wizard', pass_mark: 0 } as const;
  jobs.open = await publish({ ...common, title: 'Lamp Keeper', screening_mode: 'advise' });
  jobs.second = await publish({ ...common, title: 'Bridge Keeper' });
  jobs.strict = await publish({ ...common, title: 'Dome Builder', pass_mark: 100, screening_mode: 'auto' });
});

async function receiptOf({ id }: Job, email: string): Promise<string> {
  const sent = application('wizard', email);
  const { status, body, text } = await new TestClient(site.url).post(`/candidate/job/${id}/apply`, sent);
  expect(status, text).toBe(200);
  return body.receipt;
}
const titles = (page: Page) => page.getByRole('main').textContent();

describe('after a pass', () => {
  it('registering starts with what is known, says what it keeps, and can be left', async () => {
    const receipt = await receiptOf(jobs.open, 'hodan.claims@mail.example');
    const { page, context, troubles } = await openPage(site.browser, { viewport: PHONE });
    await visit(page, `${site.url}/register?application=${receipt}`);
    await page.getByText('Your application will be saved to this account: Lamp Keeper').waitFor();
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Hodan Warsame');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('hodan.claims@mail.example');
    await expect.poll(() => page.getByText('I am hiring').count()).toBe(0);
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(register.path));
    await page.getByRole('button', { name: 'Create account' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ role: 'candidate', application: receipt });
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await visit(page, `${site.url}/register?application=${receipt}`);
    await page.getByRole('link', { name: 'Show me the receipt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lamp Keeper' }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('a receipt that is not there gives the plain form', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/register?application=made-up`);
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('');
    await expect.poll(() => page.getByText('Your application will be saved').count()).toBe(0);
    await context.close();
  });

  it('somebody with an account signs in, and the application is theirs', async () => {
    const receipt = await receiptOf(jobs.second, CANDIDATE);
    const { page, context, troubles } = await openPage(site.browser);
    await visit(page, `${site.url}/register?application=${receipt}`);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByText('Sign in to save your application: Bridge Keeper').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(CANDIDATE);
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((address) => address.pathname === '/user/dashboard');
    await expect.poll(() => titles(page)).toContain('Bridge Keeper');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('whoever is signed in keeps it with a press, or reads why not', async () => {
    const [own, other] = await Promise.all([
      receiptOf(jobs.open, CANDIDATE),
      receiptOf(jobs.open, 'somebody.else@mail.example'),
    ]);
    const { page, context } = await openPage(site.browser);
    await signIn(page, site.url, CANDIDATE);
    // Both pages lead to the receipt.
    await visit(page, `${site.url}/login?application=${other}`);
    await page.getByText(`You are signed in as ${CANDIDATE}, but it was sent with a different email.`).waitFor();
    await visit(page, `${site.url}/register?application=${own}`);
    await page.getByRole('button', { name: 'Save to my account' }).click();
    await page.waitForURL((address) => address.pathname === '/user/dashboard');
    await expect.poll(() => titles(page)).toContain('Lamp Keeper');
    await context.close();
  });
});

describe('the job page', () => {
  it('says who decides, and to whoever was turned down from which day on they may apply again', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/job/${jobs.open.slug}`);
    await page.getByText('A person decides.').waitFor();
    await visit(page, `${site.url}/job/${jobs.strict.slug}`);
    await page.getByText('A score decides first.').waitFor();
    await expect.poll(() => page.getByText('A person decides.').count()).toBe(0);
    await expect.poll(() => page.getByText('You cannot reapply at this time.').count()).toBe(0);

    const client = new TestClient(site.url);
    await client.post('/login', { email: CANDIDATE, password: DEMO_PASSWORD });
    const failed = await client.post(`/candidate/job/${jobs.strict.id}/apply`, application('wizard'));
    expect(failed.body.code).toBe('not_approved');
    await signIn(page, site.url, CANDIDATE);
    await visit(page, `${site.url}/job/${jobs.strict.slug}`);
    await page.getByText('You cannot reapply at this time.').waitFor();
    await page.getByText(/You can apply again from \d+ \w+ \d{4}\./).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Apply now' }).count()).toBe(0);
    await expectAccessible(page);
    await visit(page, `${site.url}/job/${jobs.strict.slug}/apply`);
    await page.getByText('You cannot reapply at this time.').waitFor();
    await expect.poll(() => page.getByLabel('First name').count()).toBe(0);
    await context.close();
  });
});
