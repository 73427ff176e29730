import { plainJpeg } from '../../harness/pictures.ts';
import { button, dialog, pressing, type Scene, type Stage } from '../scene.ts';

const croppingPhoto = async ({ page }: Stage) => {
  const buffer = await plainJpeg(1200, 800);
  await page.locator('#profile-photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await dialog(page).waitFor();
};

export const scenes: readonly Scene[] = [
  { name: 'invitation', path: ({ links }) => links.invitation },
  { name: 'invitation, old link', path: '/invitation?token=gone' },
  { name: 'profile, crop the photo', as: 'candidate', path: '/user/profile', open: croppingPhoto },
  {
    name: 'profile, menu of a CV',
    as: 'candidate',
    path: '/user/profile',
    open: async ({ page }) => {
      await page.locator('main button[aria-haspopup]').first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'profile, rename a CV',
    as: 'candidate',
    path: '/user/profile',
    open: async ({ page, say }) => {
      await page.locator('main button[aria-haspopup]').first().click();
      await page.getByRole('menuitem', { name: say('cvs.rename') }).click();
      await dialog(page).waitFor();
    },
  },
  { name: 'profile, candidate', as: 'candidate', path: '/user/profile' },
  { name: 'profile, candidate, nothing yet', as: 'beginner', path: '/user/profile' },
  {
    name: 'profile, candidate, errors',
    as: 'beginner',
    path: '/user/profile',
    open: async ({ page, say }) => {
      await page.locator('main input[name=website]').fill('my own page');
      await button(page.locator('main'), say('own.save')).click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'profile, candidate, a CV was read',
    as: 'beginner',
    path: '/user/profile',
    open: async ({ page }) => {
      await page.locator('main input[type=file]').first().setInputFiles('tests/fixtures/cvs/two-columns.pdf');
      await dialog(page).waitFor({ timeout: 50_000 });
    },
  },
  {
    name: 'profile, candidate, saved elsewhere',
    as: 'beginner',
    path: '/user/profile',
    open: async ({ page, say }) => {
      const profile = await page.evaluate(async () => (await fetch('/candidate/profile')).json());
      const personalInfo = { ...profile.fields.personalInfo, city: 'Garowe', phone: '+252612345678' };
      const newer = { ...profile, version: profile.version + 1, fields: { ...profile.fields, personalInfo } };
      await page.route('**/candidate/profile', (route) =>
        route.fulfill({ status: 409, json: { success: false, code: 'conflict', message: '', profile: newer } }),
      );
      await page.locator('main input[name=city]').fill('Hargeisa');
      await button(page.locator('main'), say('own.save')).click();
      await dialog(page).waitFor();
    },
  },
  { name: 'company profile', as: 'company', path: '/company/profile' },
  { name: 'team', as: 'company', path: '/company/team' },
  { name: 'team, remove somebody', as: 'company', path: '/company/team', open: pressing('team.remove') },
];
