import { button, pressing, type Scene, sendingNothing } from '../scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'login', path: '/login' },
  { name: 'login, errors', path: '/login', open: sendingNothing },
  { name: 'login, known at the provider', path: '/login?problem=known&provider=test' },
  { name: 'login, code', path: '/login/code' },
  {
    name: 'login, recovery code',
    path: '/login/code',
    open: async ({ page, say }) => {
      await button(page.locator('main'), say('identity.use_recovery_code')).click();
      await page.getByLabel(say('identity.recovery_code'), { exact: true }).waitFor();
    },
  },
  { name: 'proved', path: '/proved' },
  { name: 'register', path: '/register?role=candidate' },
  { name: 'register, company, errors', path: '/register?role=company', open: sendingNothing },
  {
    name: 'register, sent',
    path: '/register',
    open: async ({ page }) => {
      await page.locator('input[name=name]').fill('Idil Hirsi');
      await page.locator('input[name=email]').fill(`idil${Math.random()}@mail.example`);
      await page.locator('input[name=password]').fill('a sentence to remember');
      await page.locator('main form button[type=submit]').click();
      await page.locator('main form').waitFor({ state: 'detached' });
    },
  },
  { name: 'forgot', path: '/forgot' },
  {
    name: 'forgot, sent',
    path: '/forgot',
    open: async ({ page }) => {
      await page.locator('input[name=email]').fill('nobody@mail.example');
      await page.locator('main form button[type=submit]').click();
      await page.locator('main form').waitFor({ state: 'detached' });
    },
  },
  { name: 'reset', path: ({ links }) => links.reset },
  { name: 'reset, broken link', path: '/reset' },
  { name: 'confirm', path: ({ links }) => links.confirm },
  {
    name: 'confirm, in another browser',
    path: ({ links }) => links.confirm,
    open: async ({ page }) => {
      await page.locator('main form button[type=submit]').click();
      await page.locator('input[name=password]').waitFor();
    },
  },
  {
    name: 'confirm, old link',
    path: '/confirm?token=gone',
    open: async ({ page }) => {
      await page.locator('main form button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'confirm, broken link', path: '/confirm' },
  { name: 'confirm a new email', path: ({ links }) => links.confirmEmail },
  {
    name: 'confirm a new email, in another browser',
    path: ({ links }) => links.confirmEmail,
    open: async ({ page }) => {
      await page.locator('main form button[type=submit]').click();
      await page.locator('input[name=password]').waitFor();
    },
  },
  { name: 'confirm a new email, broken link', path: '/confirm-email' },
  { name: 'not my change', path: ({ links }) => links.notMyChange },
  { name: 'not my change, broken link', path: '/not-my-change' },
  { name: 'account erased', path: '/goodbye' },
  { name: 'account', as: 'candidate', path: '/user/account' },
  { name: 'account, new email on its way', as: 'beginner', path: '/user/account' },
  { name: 'account, company', as: 'company', path: '/user/account' },
  {
    name: 'account, change email',
    as: 'candidate',
    path: '/user/account',
    open: pressing('account.change_email'),
  },
  { name: 'security', as: 'company', path: '/user/security' },
  {
    name: 'security, setting up the app',
    as: 'company',
    path: '/user/security',
    open: async ({ page, say }) => {
      await button(page.locator('main'), say('security.app_set_up')).click();
      await page.getByRole('img', { name: say('security.app_qr') }).waitFor();
    },
  },
  { name: 'security, new passkey', as: 'candidate', path: '/user/security', open: pressing('security.passkey_add') },
  {
    name: 'menu of the person',
    as: 'company',
    path: '/user/dashboard',
    open: ({ page }) => page.locator('header details summary').last().click(),
  },
  { name: 'start, reviewer', as: 'reviewer', path: '/login' },
];
