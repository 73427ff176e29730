import { dialog, pressing, type Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'jobs', path: '/jobs' },
  { name: 'jobs, nothing found', path: '/jobs?q=zzzzqqqq' },
  { name: 'job', path: ({ jobs }) => `/job/${jobs.wizard.slug}` },
  { name: 'employer', path: '/employer/qaboobe-cold-chain' },
  { name: 'jobs, by email', path: '/jobs?q=officer&type=Full+time', open: pressing('jobs.get_by_email') },
  { name: 'job alert', path: ({ links }) => links.jobAlert },
  { name: 'job alert, unknown link', path: '/job-alert/none' },
  { name: 'saved', as: 'candidate', path: '/user/saved' },
  { name: 'saved, nothing yet', as: 'beginner', path: '/user/saved' },
  {
    name: 'jobs, by email, candidate',
    as: 'candidate',
    path: '/jobs?remote=1',
    open: pressing('jobs.get_by_email'),
  },
  { name: 'approvals', as: 'admin', path: '/admin/jobs' },
  { name: 'approvals, reject', as: 'admin', path: '/admin/jobs', open: pressing('approval.reject') },
  { name: 'own jobs', as: 'company', path: '/company/jobs' },
  { name: 'own jobs, nothing yet', as: 'founder', path: '/company/jobs' },
  {
    name: 'own jobs, menu',
    as: 'company',
    path: '/company/jobs?status=active',
    open: async ({ page }) => {
      await page.locator('main button[aria-haspopup]:visible').first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'own jobs, close',
    as: 'company',
    path: '/company/jobs?status=active',
    open: async ({ page }) => {
      await page.locator('main button[aria-haspopup]:visible').first().click();
      await page.getByRole('menuitem').last().click();
      await dialog(page).waitFor();
    },
  },
  { name: 'new job', as: 'company', path: '/company/jobs/new' },
  { name: 'edit a job', as: 'company', path: ({ ownJob }) => `/company/jobs/${ownJob.id}` },
  {
    name: 'preview a job',
    as: 'company',
    path: ({ ownJob }) => `/company/jobs/${ownJob.id}`,
    open: async ({ page, say }) => {
      await page
        .getByRole('button', { name: say('editor.preview') })
        .locator('visible=true')
        .first()
        .click();
      await dialog(page).waitFor();
    },
  },
];
