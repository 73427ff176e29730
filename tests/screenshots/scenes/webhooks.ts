import { button, dialog, pressing, type Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  {
    name: 'webhooks, the log with details',
    as: 'company',
    path: '/company/developers',
    open: async (stage) => {
      const { page, say } = stage;
      await page
        .getByRole('button', { name: say('webhooks.show_log') })
        .first()
        .click();
      await page
        .getByRole('button', { name: /webhook\.test/ })
        .first()
        .click();
      await page.getByRole('heading', { name: say('log.request') }).waitFor();
    },
  },
  { name: 'webhooks, new webhook', as: 'company', path: '/company/developers', open: pressing('webhooks.add') },
  {
    name: 'webhooks, new webhook with errors',
    as: 'company',
    path: '/company/developers',
    open: async (stage) => {
      await pressing('webhooks.add')(stage);
      await button(dialog(stage.page), stage.say('webhooks.add')).click();
      await dialog(stage.page).locator('[aria-invalid=true]').first().waitFor();
    },
  },
];
