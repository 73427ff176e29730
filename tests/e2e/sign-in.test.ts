import { afterAll, describe, expect, it } from 'vitest';
import { codeOf } from '../harness/authenticator-app.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { startOidcProvider } from '../harness/oidc-provider.ts';
import { siteForTests } from '../harness/site.ts';

const provider = await startOidcProvider();
afterAll(() => provider.stop());
const site = siteForTests({ env: provider.env });

describe('the page about signing in', () => {
  it('adds a passkey, with which somebody signs in and proves again who they are', async () => {
    const { page, context, troubles } = await openPage(site.browser);
    const devices = await context.newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await signIn(page, site.url, 'candidate2@fursa.example');
    await visit(page, `${site.url}/user/security`);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add passkey' });
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    await dialog.getByText('This field is required.').waitFor();
    await dialog.getByLabel('Name').fill('My laptop');
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByText('My laptop').waitFor();
    await expectAccessible(page);

    // As if the last proof were old: the call is refused once, and goes on after the question.
    let refusals = 0;
    await page.route('**/account/second-factor/begin', (route) => {
      refusals += 1;
      if (refusals > 1) return route.continue();
      return route.fulfill({ status: 403, json: { success: false, code: 'proof_needed', message: 'Please confirm.' } });
    });
    await page.getByRole('button', { name: 'Set up' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Password', { exact: true }).waitFor();
    await expectAccessible(page);
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    await page.unrouteAll();

    await context.clearCookies();
    await visit(page, `${site.url}/login?next=/user/security`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/user/security');
    await page.getByText(/last used just now/).waitFor();
    await page
      .getByText(/with a passkey/)
      .first()
      .waitFor();
    expect(troubles.filter((one) => !one.includes('403'))).toEqual([]);
    await context.close();
  });

  it('sets up an authenticator app on a phone, and asks for its code after the password', async () => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await signIn(page, site.url, 'candidate@fursa.example');
    await visit(page, `${site.url}/user/security`);
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = (await page.getByLabel('No camera? Type this').inputValue()).replaceAll(' ', '');
    const recovery = (await page.locator('main ul.font-mono li').first().textContent()) ?? '';
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const field = page.getByLabel('Type the six digits it shows');
    await field.fill('000000');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('This code is not right, or was used already.').waitFor();
    await field.fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('Recovery codes left: 10.', { exact: false }).waitFor();

    await context.clearCookies();
    await visit(page, `${site.url}/login?next=/user/security`);
    await page.getByLabel('Email').fill('candidate@fursa.example');
    await page.getByLabel('Password', { exact: true }).fill('fursa-demo-2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery.toUpperCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/user/security');
    await page.getByText('Recovery codes left: 9.', { exact: false }).waitFor();
    await context.close();
  });
});

describe('a provider', () => {
  it('gives somebody new an account for the role they choose, and signs them in from then on', async () => {
    const email = `nuur${Date.now()}@work.example`;
    provider.signsIn({ sub: email, email, email_verified: true, name: 'Nuur Cali' });
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/login`);
    await page.getByRole('button', { name: 'Continue with Test ID' }).click();
    await page.getByText('You have no account yet.', { exact: false }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue with Test ID' }).click();
    await page.waitForURL(`${site.url}/user/dashboard`);
    await visit(page, `${site.url}/user/security`);
    await page.getByRole('heading', { name: 'Set a password' }).waitFor();
    await page.getByText(email).waitFor();
    await expectAccessible(page);
    await context.close();
  });
});
