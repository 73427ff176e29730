import { pressing, type Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'not found', path: '/no/such/page' },
  { name: 'not yours', as: 'candidate', path: '/company/team' },
  { name: 'translations', as: 'admin', path: '/admin/translations?locale=ar' },
  { name: 'translations, nothing missing', as: 'admin', path: '/admin/translations?locale=ar&show=missing' },
  { name: 'translations, a file', as: 'admin', path: '/admin/translations', open: pressing('translations.import') },
  { name: 'settings', as: 'admin', path: '/admin/settings' },
  {
    name: 'settings, a colour that nobody can read',
    as: 'admin',
    path: '/admin/settings',
    open: async ({ page, say }) => {
      await page.getByLabel(say('settings.accent_light'), { exact: true }).fill('#7adcbf');
      await page.getByLabel(say('settings.site_name'), { exact: true }).focus();
      await page.locator('[aria-invalid="true"]').waitFor();
    },
  },
  { name: 'API', path: '/docs/api' },
  { name: 'parts of the interface', path: '/docs/ui' },
];
