import type { Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'audit', as: 'admin', path: '/admin/audit' },
  { name: 'audit, filtered', as: 'admin', path: '/admin/audit?group=jobs&from=2026-01-01' },
  { name: 'audit, nothing found', as: 'admin', path: '/admin/audit?from=2001-01-01&to=2001-01-02' },
  {
    name: 'audit, search',
    as: 'admin',
    path: '/admin/audit',
    open: async ({ page, say }) => {
      await page.getByRole('combobox', { name: say('audit.about') }).pressSequentially('qab');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
];
