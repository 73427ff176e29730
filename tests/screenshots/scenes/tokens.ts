import { button, dialog, pressing, type Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'developers', as: 'company', path: '/company/developers' },
  { name: 'developers, new token', as: 'company', path: '/company/developers', open: pressing('tokens.new') },
  {
    name: 'developers, new token with errors',
    as: 'company',
    path: '/company/developers',
    open: async (stage) => {
      await pressing('tokens.new')(stage);
      await dialog(stage.page).locator('button[type=submit]').click();
      await dialog(stage.page).locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'developers, a token is shown once',
    as: 'company',
    path: '/company/developers',
    open: async (stage) => {
      const { page, say } = stage;
      await pressing('tokens.new')(stage);
      // Every picture makes a token of its own, and each needs a name.
      await dialog(page).getByRole('textbox').fill(`Careers page ${Date.now()}`);
      await dialog(page).getByRole('checkbox').first().check();
      await button(dialog(page), say('tokens.create')).click();
      await button(dialog(page), say('tokens.done')).waitFor();
    },
  },
  { name: 'developers of the site', as: 'admin', path: '/admin/developers' },
];
