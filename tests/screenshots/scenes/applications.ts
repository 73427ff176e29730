import { button, dialog, draftStep, pressing, type Scene, type Stage } from '../scene.ts';
import type { Scenery } from '../scenery.ts';

const wizardStep = (stepIndex: number) => ({
  path: ({ jobs }: Scenery) => `/job/${jobs.wizard.slug}/apply`,
  kept: ({ localDraft }: Scenery) => localDraft(stepIndex),
  open: async ({ page, say }: Stage) => {
    await button(dialog(page), say('drafts.continue')).click();
    await dialog(page).waitFor({ state: 'detached' });
  },
});

const wizardDialog = (stepIndex: number, key: string) => ({
  ...wizardStep(stepIndex),
  open: async (stage: Stage) => {
    await wizardStep(stepIndex).open(stage);
    await button(stage.page, stage.say(key)).click();
    await dialog(stage.page).waitFor();
  },
});

export const scenes: readonly Scene[] = [
  { name: 'receipt', path: ({ receipt }) => `/application/${receipt}` },
  {
    name: 'receipt, withdraw',
    path: ({ receipt }) => `/application/${receipt}`,
    open: pressing('receipt.withdraw'),
  },
  { name: 'not me', path: ({ links }) => links.notMe },
  {
    name: 'A, on the job page',
    path: ({ jobs }) => `/job/${jobs.wizard.slug}?apply=1`,
    open: ({ page }) => dialog(page).waitFor(),
  },
  {
    name: 'A, errors',
    path: ({ jobs }) => `/job/${jobs.wizard.slug}/apply`,
    open: async ({ page, say }) => {
      await button(page, say('wizard.continue')).click();
      await page.locator('section[role=alert]').waitFor();
    },
  },
  { name: 'A, personal', ...wizardStep(0) },
  { name: 'A, education', ...wizardStep(1) },
  { name: 'A, education dialog', ...wizardDialog(1, 'wizard.add_education') },
  { name: 'A, experience', ...wizardStep(2) },
  { name: 'A, experience dialog', ...wizardDialog(2, 'wizard.add_experience') },
  { name: 'A, skills', ...wizardStep(3) },
  { name: 'A, languages', ...wizardStep(4) },
  { name: 'A, language dialog', ...wizardDialog(4, 'wizard.add_language') },
  { name: 'A, cover letter', ...wizardStep(5) },
  { name: 'A, questions', ...wizardStep(6) },
  { name: 'A, review', ...wizardStep(7) },
  { name: 'B, personal', ...draftStep('form', 'personal') },
  { name: 'B, education', ...draftStep('form', 'education') },
  { name: 'B, experience', ...draftStep('form', 'experience') },
  { name: 'B, skills', ...draftStep('form', 'skills') },
  { name: 'B, questions', ...draftStep('form', 'questions') },
  { name: 'C, personal', ...draftStep('simple', 'personal') },
  { name: 'C, education', ...draftStep('simple', 'education') },
  { name: 'C, experience', ...draftStep('simple', 'experience') },
  {
    name: 'quick, on the job page',
    as: 'candidate',
    path: ({ jobs }) => `/job/${jobs.quick.slug}?apply=1`,
    open: ({ page }) => dialog(page).waitFor(),
  },
  {
    name: 'quick',
    as: 'candidate',
    path: ({ jobs }) => `/job/${jobs.quick.slug}/apply`,
    open: ({ page }) => dialog(page).waitFor(),
  },
  {
    name: 'quick, visitor',
    path: ({ jobs }) => `/job/${jobs.quick.slug}/apply`,
    open: ({ page }) => dialog(page).waitFor(),
  },
  { name: 'dashboard, candidate', as: 'candidate', path: '/user/dashboard' },
  { name: 'dashboard, candidate, nothing yet', as: 'beginner', path: '/user/dashboard' },
  { name: 'applications', as: 'candidate', path: '/user/applications' },
  { name: 'applications, ended', as: 'candidate', path: '/user/applications?state=ended' },
  { name: 'applications, nothing yet', as: 'beginner', path: '/user/applications' },
  { name: 'applications, withdraw', as: 'candidate', path: '/user/applications', open: pressing('mine.withdraw') },
  { name: 'not my application', as: 'candidate', path: '/user/dashboard', open: pressing('mine.not_mine') },
];
