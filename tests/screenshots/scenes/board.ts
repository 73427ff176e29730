import { button, dialog, type Scene, type Stage } from '../scene.ts';
import type { Scenery } from '../scenery.ts';

export const scenes: readonly Scene[] = [
  { name: 'dashboard, company', as: 'company', path: '/user/dashboard' },
  { name: 'dashboard, company, nothing yet', as: 'founder', path: '/user/dashboard' },
  { name: 'board', as: 'company', path: '/company/applications' },
  {
    name: 'board, one job',
    as: 'company',
    path: ({ applicants }) => `/company/applications?job=${applicants.job}`,
  },
  { name: 'board, nothing found', as: 'company', path: '/company/applications?q=zzzzqqqq' },
  { name: 'board, nothing yet', as: 'founder', path: '/company/applications' },
  {
    name: 'board, menu of a card',
    as: 'company',
    path: '/company/applications',
    open: async ({ page }) => {
      await page.locator('[data-card] [aria-haspopup="menu"]').first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'board, add a column',
    as: 'company',
    path: '/company/applications',
    open: async ({ page, say }) => {
      await button(page.locator('main'), say('board.board_menu')).click();
      await page.getByRole('menuitem', { name: say('board.add_column') }).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'applicant',
    as: 'company',
    path: ({ applicants }) => `/company/applications?application=${applicants.ids[0]}`,
    open: async ({ page }) => page.locator('#timeline').waitFor(),
  },
  {
    name: 'applicant, reject',
    as: 'company',
    path: ({ applicants }) => `/company/applications?application=${applicants.ids[0]}`,
    open: async ({ page, say }) => {
      await page.locator('#timeline').waitFor();
      await button(dialog(page), say('profile.reject')).click();
      await page.getByRole('dialog').nth(1).waitFor();
    },
  },
  {
    name: 'search',
    as: 'company',
    path: '/company/jobs',
    open: async ({ page }) => {
      await page.locator('main').waitFor();
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('am');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'what is new',
    as: 'company',
    path: '/company/jobs',
    open: async ({ page, say }) => {
      await button(page.locator('header'), say('news.bell')).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'what is new, reviewer',
    as: 'reviewer',
    path: '/admin/evaluations',
    open: async ({ page, say }) => {
      await button(page.locator('header'), say('news.bell')).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'applicant, message',
    as: 'company',
    path: ({ applicants }) => `/company/applications?application=${applicants.ids[0]}`,
    open: async ({ page, say }) => {
      await button(dialog(page), say('profile.message')).click();
      await page.getByRole('textbox', { name: say('message.label'), exact: true }).waitFor();
    },
  },
  ...(['system', 'hiring_manager'] as const).map((scorer) => ({
    name: `scoring, ${scorer}`,
    as: 'company' as const,
    path: ({ applicants }: Scenery) => `/company/applications?application=${applicants.ids[0]}&scoring=${scorer}`,
    open: async ({ page }: Stage) => page.getByRole('dialog').getByRole('table').waitFor(),
  })),
  {
    name: 'side by side',
    as: 'company',
    path: ({ applicants }) => `/company/applications/compare?ids=${applicants.ids.slice(0, 3).join(',')}`,
  },
];
