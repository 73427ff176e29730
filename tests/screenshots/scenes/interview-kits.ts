import { dialog, type Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'interview kits, none yet', as: 'company', path: '/company/kits' },
  {
    name: 'interview kits, our suggestion',
    as: 'company',
    path: '/company/kits',
    open: async ({ page, say }) => {
      await page.getByRole('button', { name: say('kits.use_start') }).click();
      await dialog(page).waitFor();
    },
  },
];
