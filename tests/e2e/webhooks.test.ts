import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { type Receiver, startReceiver } from '../harness/webhook-receiver.ts';

const site = siteForTests({ env: { OUTGOING_ALLOWED_RANGES: '127.0.0.1' } });
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver?.close());
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.behave(() => ({ status: 200 }));
  const owner = await apiOf(site);
  for (const { id } of (await owner.get('/webhooks')).body.webhooks) await owner.request('DELETE', `/webhooks/${id}`);
});

describe('webhooks on the page for developers', () => {
  it('are added, tested, read in the log, sent again, switched off and deleted', async () => {
    const { page, context, troubles } = await openPage(site.browser);
    await signIn(page, site.url, OWNER);
    await visit(page, `${site.url}/company/developers`);
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const form = page.getByRole('dialog', { name: 'New webhook' });
    await form.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.7/hook');
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await form.getByText('Please choose at least one event.').waitFor();
    await form.getByRole('checkbox', { name: /^An application was moved/ }).check();
    await form.getByRole('button', { name: 'Add webhook' }).click();
    // The server refuses the address at its field, and nothing that was typed is lost.
    await form.getByText('This address is in a private network.').waitFor();
    expect(await form.getByRole('checkbox', { name: /^An application was moved/ }).isChecked()).toBe(true);
    await expectAccessibleLightAndDark(page);
    await form.getByRole('textbox', { name: 'Address' }).fill(receiver.address);
    await form.getByRole('button', { name: 'Add webhook' }).click();
    const once = page.getByRole('dialog', { name: 'Copy the secret now' });
    const secret = await once.getByRole('textbox', { name: 'Secret' }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await once.getByRole('button', { name: 'Done' }).click();

    const actions = page.getByRole('button', { name: `Actions for ${receiver.address}` });
    const choose = async (name: string) => {
      await actions.click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Send a test');
    const log = page.getByRole('region', { name: `Log of ${receiver.address}` });
    const row = log.getByRole('button', { name: /webhook\.test/ });
    await row.getByText('200').waitFor();
    await row.click();
    await log.getByText('"type": "webhook.test"').waitFor();
    await expectAccessibleLightAndDark(page);
    receiver.behave(() => ({ status: 503, body: 'Down for maintenance' }));
    await log.getByRole('button', { name: 'Send again' }).click();
    await row.getByText('503').waitFor();
    await log.getByText('Down for maintenance').waitFor();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);

    await choose('Exchange the secret');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exchange the secret' }).click();
    await page.getByRole('dialog', { name: 'Copy the secret now' }).getByRole('button', { name: 'Done' }).click();
    await choose('Switch off');
    await page.getByText('The webhook is off.').last().waitFor();
    await choose('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
    expect(await page.content()).not.toContain(secret);
    expect(troubles.filter((one) => !one.includes('422'))).toEqual([]);
    await context.close();
  });

  it('fit a phone, read from right to left, and are not shown to recruiters', async () => {
    const client = await apiOf(site);
    const address = `${receiver.address}/a-path-that-is-as-long-as-paths-of-other-systems-may-be-and-longer`;
    const { body } = await client.post('/webhooks', { address, events: ['application.moved'], with_text: true });
    await client.post(`/webhooks/${body.webhook.id}/test`);
    const { page, context } = await openPage(site.browser, { viewport: PHONE, locale: 'ar' });
    await signIn(page, site.url, OWNER);
    await visit(page, `${site.url}/company/developers`);
    await page.getByRole('button', { name: new RegExp(arabic['webhooks.show_log'] ?? '') }).click();
    await page.getByRole('button', { name: /webhook\.test/ }).click();
    await page.getByRole('heading', { name: arabic['log.request'] ?? '' }).waitFor();
    await expectNoSidewaysScroll(page);
    await context.close();

    const recruiter = await openPage(site.browser);
    await signIn(recruiter.page, site.url, RECRUITER);
    await visit(recruiter.page, `${site.url}/company/developers`);
    await recruiter.page.getByText('Only owners of the company').waitFor();
    expect(await recruiter.page.getByRole('button', { name: 'Add webhook' }).count()).toBe(0);
    await recruiter.context.close();
  });
});
