import { dialog, type Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'answers', as: 'company', path: '/company/answers' },
  { name: 'answers, too long', as: 'company', path: '/company/answers?late=1' },
  {
    name: 'answers, all at once',
    as: 'company',
    path: '/company/answers',
    open: async ({ page }) => {
      await page.locator('header').getByRole('button').last().click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'answers, other answers',
    as: 'company',
    path: '/company/answers',
    open: async ({ page, say }) => {
      const named = say('awaited.more').split('{name}')[0] as string;
      await page.getByRole('button', { name: named }).first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'answers, rules', as: 'company', path: '/company/answers?tab=rules' },
  {
    name: 'answers, a rule',
    as: 'company',
    path: '/company/answers?tab=rules',
    open: async ({ page }) => {
      await page.getByRole('tabpanel').locator('li button').first().click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'answers, a message on its way',
    as: 'company',
    path: '/company/answers?tab=rules',
    open: async ({ page, say }) => {
      const named = say('rules.actions').split('{name}')[0] as string;
      await page.getByRole('button', { name: named }).first().click();
      await page.getByRole('menuitem').first().click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'answers, a template',
    as: 'company',
    path: '/company/answers?tab=rules',
    open: async ({ page, say }) => {
      await page.getByRole('button', { name: say('rules.templates'), exact: true }).click();
      await dialog(page).getByRole('listitem').last().getByRole('button').first().click();
      await dialog(page).locator('figure').waitFor();
    },
  },
];
