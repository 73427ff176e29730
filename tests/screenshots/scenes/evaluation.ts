import { pressing, type Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'evaluations', as: 'reviewer', path: '/admin/evaluations' },
  {
    name: 'evaluations, some ticked',
    as: 'admin',
    path: '/admin/evaluations',
    open: async ({ page, say }) => {
      await page.getByRole('checkbox', { name: say('evaluations.select_all') }).check();
      await page.getByRole('region', { name: say('evaluations.selection') }).waitFor();
    },
  },
  { name: 'evaluations, nothing found', as: 'reviewer', path: '/admin/evaluations?q=zzzzqqqq' },
  {
    name: 'evaluation',
    as: 'reviewer',
    path: ({ applicants }) => `/admin/evaluations/${applicants.ids[0]}`,
  },
  {
    name: 'evaluation, an item',
    as: 'reviewer',
    path: ({ applicants }) => `/admin/evaluations/${applicants.ids[0]}?section=basicInformation`,
    open: async ({ page, say }) => {
      const title = say('evaluation.edit');
      await page
        .getByRole('button', { name: new RegExp(`^(${title}|${say('evaluation.add')})`) })
        .first()
        .click();
      await page.locator('[data-score]:focus').waitFor();
    },
  },
  {
    name: 'evaluation, the job',
    as: 'reviewer',
    path: ({ applicants }) => `/admin/evaluations/${applicants.ids[0]}`,
    open: pressing('evaluation.job_text'),
  },
  {
    name: 'evaluation, people',
    as: 'reviewer',
    path: ({ applicants }) => `/admin/evaluations/${applicants.ids[0]}?section=humanEvaluation`,
  },
  {
    name: 'evaluation, edit a comment',
    as: 'reviewer',
    path: ({ applicants }) => `/admin/evaluations/${applicants.ids[0]}?section=humanEvaluation`,
    open: pressing('evaluation.edit_comment'),
  },
  {
    name: 'evaluation, not saved',
    as: 'reviewer',
    path: ({ applicants }) => `/admin/evaluations/${applicants.ids[0]}?section=humanEvaluation`,
    open: async ({ page }) => {
      await page.route('**/save-scorecard', (route) => route.abort());
      await page.locator('[data-score]').first().fill('64');
      await page.locator('[data-scorecard] button[type=submit]').click();
      await page.locator('[data-scorecard]').getByRole('alert').waitFor();
    },
  },
  { name: 'agreement', as: 'reviewer', path: '/admin/evaluations/agreement' },
];
