import { button, pressing, type Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  {
    name: 'account, archive ready',
    as: 'candidate',
    path: '/user/account',
    open: async ({ page, say }) => {
      const download = page.getByRole('link', { name: say('own.export_download') });
      if ((await download.count()) === 0) await button(page.locator('main'), say('own.export_start')).click();
      await download.waitFor();
    },
  },
  { name: 'account, erase', as: 'candidate', path: '/user/account', open: pressing('own.erase_button') },
  { name: 'people', as: 'admin', path: '/admin/people' },
  { name: 'people, nobody found', as: 'admin', path: '/admin/people?q=nobody-is-called-so' },
  { name: 'people, companies', as: 'admin', path: '/admin/people/companies' },
  { name: 'person', as: 'admin', path: ({ ids }) => `/admin/people/${ids.user}` },
  {
    name: 'person, block',
    as: 'admin',
    path: ({ ids }) => `/admin/people/${ids.user}`,
    open: pressing('people.block'),
  },
  {
    name: 'person, erase',
    as: 'admin',
    path: ({ ids }) => `/admin/people/${ids.user}`,
    open: pressing('people.erase'),
  },
  { name: 'person, company', as: 'admin', path: ({ ids }) => `/admin/people/companies/${ids.company}` },
];
