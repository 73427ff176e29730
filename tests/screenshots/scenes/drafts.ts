import { button, dialog, draftStep, pressing, type Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  {
    name: 'A, draft found',
    path: ({ jobs }) => `/job/${jobs.wizard.slug}/apply`,
    kept: ({ localDraft }) => localDraft(2),
    open: ({ page }) => dialog(page).waitFor(),
  },
  {
    name: 'B, share the draft',
    ...draftStep('form', 'skills'),
    open: async (stage) => {
      await draftStep('form', 'skills').open(stage);
      await button(stage.page, stage.say('drafts.share')).click();
      await dialog(stage.page).waitFor();
    },
  },
  { name: 'discard a draft', as: 'candidate', path: '/user/dashboard', open: pressing('drafts.discard') },
];
