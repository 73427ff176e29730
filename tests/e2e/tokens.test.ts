import { describe, expect, it } from 'vitest';
import { apiOf, OWNER, RECRUITER } from '../harness/board-page.ts';
import {
  expectAccessibleLightAndDark,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  signIn,
  visit,
} from '../harness/browser.ts';
import { arabic } from '../harness/shipped-texts.ts';
import { siteForTests } from '../harness/site.ts';
import { TestClient } from '../harness/test-client.ts';

const site = siteForTests();

async function openDevelopers(
  email: string,
  path = '/company/developers',
  options: Parameters<typeof openPage>[1] = {},
) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email);
  await visit(opened.page, `${site.url}${path}`);
  return opened;
}
const callWith = (secret: string) =>
  new TestClient(site.url).get('/company/jobs/list', { headers: { authorization: `Bearer ${secret}` } });

describe('the page for developers', () => {
  it('creates a token by keyboard, shows it once, and revokes it', async () => {
    const { page, context, troubles } = await openDevelopers(OWNER);
    await page.getByRole('heading', { name: 'No API tokens yet' }).waitFor();
    await page.getByRole('button', { name: 'New token' }).click();
    const form = page.getByRole('dialog', { name: 'New token' });
    await form.getByRole('button', { name: 'Create token' }).click();
    await form.getByText('This field is required.').waitFor();
    await form.getByText('Please choose what the token may do.').waitFor();
    await expectAccessibleLightAndDark(page);

    await form.getByRole('textbox', { name: 'Name' }).fill('Payroll');
    await form.getByRole('checkbox', { name: /^Read jobs/ }).focus();
    await page.keyboard.press('Space');
    await form.getByRole('combobox', { name: 'Expires in' }).selectOption('30');
    await form.getByRole('button', { name: 'Create token' }).click();
    const once = page.getByRole('dialog', { name: 'Copy the token now' });
    const secret = await once.getByRole('textbox', { name: 'API token' }).inputValue();
    expect(secret).toMatch(/^fursa_/);
    await expectAccessibleLightAndDark(page);
    await once.getByRole('button', { name: 'Done' }).click();

    const row = page.getByRole('row', { name: /Payroll/ });
    await row.getByText(`fursa_…${secret.slice(-4)}`).waitFor();
    await row.getByText('Never').waitFor();
    expect((await callWith(secret)).status).toBe(200);
    await visit(page, page.url());
    await row.getByText('just now').waitFor();
    expect(await page.content()).not.toContain(secret);
    await expectAccessibleLightAndDark(page);

    await page.getByRole('button', { name: 'Revoke Payroll' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('The token has been revoked.').last().waitFor();
    await row.waitFor({ state: 'detached' });
    expect((await callWith(secret)).status).toBe(401);
    expect(troubles.filter((one) => !one.includes('422'))).toEqual([]);
    await context.close();
  });

  it('tells recruiters whom to ask, and is refused to everybody else', async () => {
    const { page, context } = await openDevelopers(RECRUITER);
    await page.getByText('Only owners of the company can manage API tokens.').waitFor();
    expect(await page.getByRole('button', { name: 'New token' }).count()).toBe(0);
    await context.close();
    const candidate = await openDevelopers('candidate@fursa.example');
    expect(await candidate.page.getByRole('heading', { name: 'Developers' }).count()).toBe(0);
    await candidate.context.close();
  });

  it('fits a phone and reads from right to left', async () => {
    const client = await apiOf(site);
    const name = 'A system with a name as long as names may be, for the phone';
    await client.post('/api-tokens', { name, scopes: ['jobs:read', 'applications:write'], expires_in_days: 30 });
    const { page, context } = await openDevelopers(OWNER, '/company/developers', { viewport: PHONE, locale: 'ar' });
    await page.getByRole('heading', { name: arabic['developers.title'] ?? '' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: name }).waitFor();
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('has a page for the admins of the site', async () => {
    const { page, context } = await openDevelopers('admin@fursa.example', '/admin/developers');
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByRole('checkbox', { name: /^Approve and reject jobs/ }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(2);
    await context.close();
  });
});
