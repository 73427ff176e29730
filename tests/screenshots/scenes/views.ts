import { button, dialog, type Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  {
    name: 'board, saved views',
    as: 'company',
    path: '/company/applications?score=Excellent,Good',
    open: async ({ page, say }) => {
      await button(page.locator('main'), say('views.title')).click();
      await page.getByRole('menuitem', { name: 'Best of the week' }).waitFor();
    },
  },
  {
    name: 'board, save a view',
    as: 'company',
    path: '/company/applications?score=Excellent,Good',
    open: async ({ page, say }) => {
      await button(page.locator('main'), say('views.title')).click();
      await page.getByRole('menuitem', { name: say('views.save_this') }).click();
      await dialog(page).waitFor();
      await dialog(page).locator('button[type=submit]').click();
      await dialog(page).locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'board, manage views',
    as: 'company',
    path: '/company/applications',
    open: async ({ page, say }) => {
      await button(page.locator('main'), say('views.title')).click();
      await page.getByRole('menuitem', { name: say('views.manage') }).click();
      await dialog(page).getByRole('listitem').first().waitFor();
    },
  },
];
