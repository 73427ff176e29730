import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { readOutbox } from '../harness/outbox.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

/** Waits until the queue has written the mail into the outbox, and returns its link. */
async function mailedLink(email: string, pattern: RegExp): Promise<string> {
  for (let round = 0; round < 100; round += 1) {
    for (const { headers, text } of await readOutbox(site.fursa.dataDir)) {
      const link = headers.to === email ? pattern.exec(text)?.[0] : undefined;
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${email}`);
}

describe('an account', () => {
  it('is made, confirmed by the mailed link, left and entered again', async () => {
    // A unique address, because a retry of the test may find the first account.
    const email = `nimo-${Date.now()}@new.example`;
    const { page, context, troubles } = await openPage(site.browser);
    await visit(page, `${site.url}/register?role=candidate`);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('The name must be at least 2 characters.').waitFor();
    await page.getByText('Email is required').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Your name').fill('Nimo Testing');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a sentence to remember');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();

    await visit(page, await mailedLink(email, /http:\/\/localhost:\d+\/confirm\?token=[\w-]+/));
    // The token is removed from the address bar.
    await page.waitForURL(`${site.url}/confirm`);
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await page.waitForURL(`${site.url}/user/dashboard`);
    await page.getByText(/^Good (morning|afternoon|evening), Nimo$/).waitFor();
    await expectAccessible(page);

    await page.locator('summary', { hasText: 'Nimo Testing' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await visit(page, `${site.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a sentence to remember');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${site.url}/user/dashboard`);
    expect(troubles, troubles.join('\n')).toEqual([]);
    await context.close();
  });

  it('belongs to whoever opens the mail, and not to a stranger who registered the e-mail', async () => {
    const email = 'olga@new.example';
    const stranger = await openPage(site.browser);
    await visit(stranger.page, `${site.url}/register?role=company`);
    await stranger.page.getByLabel('Company name').fill('Sly & Sons');
    await stranger.page.getByLabel('Your name').fill('Sly Stranger');
    await stranger.page.getByLabel('Email').fill(email);
    await stranger.page.getByLabel('Password', { exact: true }).fill('the password of a stranger');
    await stranger.page.getByRole('button', { name: 'Create account' }).click();
    await stranger.page.getByRole('heading', { name: 'Check your inbox' }).waitFor();

    const { page, context, troubles } = await openPage(site.browser, { viewport: PHONE });
    await visit(page, await mailedLink(email, /http:\/\/localhost:\d+\/confirm\?token=[\w-]+/));
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await page.getByRole('heading', { name: 'Is this account yours?' }).waitFor();
    await page.getByText('It was registered in another browser or on another device.').waitFor();
    await page.getByText(`Registered as Sly Stranger, with ${email}.`).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // The field has the focus, so that the password can be typed at once.
    await page.keyboard.type('not the right one');
    await page.keyboard.press('Enter');
    await page.getByText('This is not the password the account was registered with.').waitFor();

    await page.getByText('Choose a new one', { exact: true }).click();
    await page.getByLabel('New password').fill('a sentence of the owner');
    await page.getByLabel('Your name').fill('Olga Owner');
    await page.getByText('I am looking for work').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(`${site.url}/user/dashboard`);
    await page.getByText(/^Good (morning|afternoon|evening), Olga$/).waitFor();
    // The browser also logs refused calls.
    expect(troubles.filter((trouble) => !/403|422/.test(trouble))).toEqual([]);

    await visit(stranger.page, `${site.url}/login`);
    await stranger.page.getByLabel('Email').fill(email);
    await stranger.page.getByLabel('Password', { exact: true }).fill('the password of a stranger');
    await stranger.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await stranger.page.getByRole('alert').getByText('The email or the password is wrong').waitFor();
    await stranger.context.close();
    await context.close();
  });

  it('is made on the phone, and confirmed on the computer with the same password', async () => {
    const email = 'ubah@new.example';
    const phone = await openPage(site.browser, { viewport: PHONE });
    await visit(phone.page, `${site.url}/register?role=candidate`);
    await phone.page.getByLabel('Your name').fill('Ubah Testing');
    await phone.page.getByLabel('Email').fill(email);
    await phone.page.getByLabel('Password', { exact: true }).fill('a sentence to remember');
    await phone.page.getByRole('button', { name: 'Create account' }).click();
    await phone.page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await phone.context.close();

    const { page, context } = await openPage(site.browser);
    await visit(page, await mailedLink(email, /http:\/\/localhost:\d+\/confirm\?token=[\w-]+/));
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill('a sentence to remember');
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await page.getByText(/^Good (morning|afternoon|evening), Ubah$/).waitFor();
    await context.close();
  });

  it.each(['/%09/evil.example', '/.//evil.example'])('stays on the site after signing in: next=%s', async (next) => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/login?next=${next}`);
    await page.getByLabel('Email').fill('candidate@fursa.example');
    await page.getByLabel('Password', { exact: true }).fill('fursa-demo-2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(page.url()).toBe(`${site.url}/user/dashboard`);
    await context.close();
  });

  it('keeps what was typed when the password is wrong, and says so beside it', async () => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await visit(page, `${site.url}/login`);
    await page.getByLabel('Email').fill('candidate2@fursa.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The email or the password is wrong').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('candidate2@fursa.example');
    await context.close();
  });

  it('gets a new password by mail', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/forgot`);
    await page.getByLabel('Email').fill('candidate2@fursa.example');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await visit(page, await mailedLink('candidate2@fursa.example', /http:\/\/localhost:\d+\/reset\?token=[\w-]+/));
    await page.getByLabel('New password').fill('another good sentence');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.waitForURL(`${site.url}/user/dashboard`);
    await context.close();
  });

  it('changes its password and tells so', async () => {
    const { page, context } = await openPage(site.browser);
    await signIn(page, site.url, 'reviewer@fursa.example');
    await visit(page, `${site.url}/user/security`);
    await page.getByLabel('Current password').fill('fursa-demo-2026');
    await page.getByLabel('New password').fill('fursa-demo-2026');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.getByText('You have been signed out on all other devices.').waitFor();
    await expectAccessible(page);
    await context.close();
  });
});

describe('a team', () => {
  it('invites, welcomes and removes somebody, live on the page', async () => {
    const owner = await openPage(site.browser);
    await signIn(owner.page, site.url, 'employer2@fursa.example');
    await visit(owner.page, `${site.url}/company/team`);
    await expectAccessible(owner.page);
    await owner.page.getByLabel('Email').fill('newcomer@new.example');
    await owner.page.getByRole('button', { name: 'Send invitation' }).click();
    await owner.page.getByText('newcomer@new.example', { exact: true }).waitFor();

    const guest = await openPage(site.browser, { viewport: PHONE });
    await visit(
      guest.page,
      await mailedLink('newcomer@new.example', /http:\/\/localhost:\d+\/invitation\?token=[\w-]+/),
    );
    await guest.page.getByLabel('Your name').fill('Newt Comer');
    await guest.page.getByLabel('Password', { exact: true }).fill('a sentence to remember');
    await expectAccessible(guest.page);
    await guest.page.getByRole('button', { name: 'Join the team' }).click();
    await guest.page.waitForURL(`${site.url}/user/dashboard`);

    await owner.page.reload();
    await owner.page.getByRole('button', { name: 'Remove: Newt Comer' }).click();
    await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await owner.page.getByText('Newt Comer has been removed').waitFor();
    await visit(guest.page, `${site.url}/company/team`);
    expect(new URL(guest.page.url()).pathname).toBe('/login');
    expect(owner.troubles).toEqual([]);
    await owner.context.close();
    await guest.context.close();
  });
});
