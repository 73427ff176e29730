import type { Locator, Page } from 'playwright-core';
import { plainJpeg } from '../harness/pictures.ts';
import type { Scenery, Viewer } from './scenery.ts';

type Stage = { page: Page; scenery: Scenery /** The words of a key in the language of the picture. */; say: Say };
type Say = (key: string) => string;

/** One page or dialog to photograph. */
export type Scene = {
  name: string;
  /** A visitor if it is not set. */
  as?: Viewer;
  path: string | ((scenery: Scenery) => string);
  /** What the browser has stored from an earlier visit. */
  kept?: (scenery: Scenery) => [key: string, value: string];
  /** What is done on the page before the screenshot. */
  open?: (stage: Stage) => Promise<void>;
};
export type Chapter = { name: string; scenes: readonly Scene[] };

const button = (inside: Page | Locator, name: string) => inside.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** Presses the control labelled with the key, and waits for its dialog. */
const pressing =
  (key: string) =>
  async ({ page, say }: Stage) => {
    await button(page.locator('main'), say(key)).click();
    await dialog(page).waitFor();
  };

/** Sends the empty form, so that every field shows its error. */
const sendingNothing = async ({ page }: Stage) => {
  await page.locator('main form button[type=submit]').click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
};

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

const draftStep = (form: 'form' | 'simple', step: string) => ({
  path: ({ draftAddress }: Scenery) => draftAddress(form, step),
  open: async ({ page }: Stage) => {
    await page.waitForURL((address) => !address.searchParams.has('token'));
  },
});

const croppingPhoto = async ({ page }: Stage) => {
  const buffer = await plainJpeg(1200, 800);
  await page.locator('#profile-photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await dialog(page).waitFor();
};

/** Each chapter is drawn on its own sheets; a scene is a row. */
export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'public',
    scenes: [
      { name: 'home', path: '/' },
      { name: 'jobs', path: '/jobs' },
      { name: 'jobs, nothing found', path: '/jobs?q=zzzzqqqq' },
      { name: 'job', path: ({ jobs }) => `/job/${jobs.wizard.slug}` },
      { name: 'employer', path: '/employer/qaboobe-cold-chain' },
      { name: 'receipt', path: ({ receipt }) => `/application/${receipt}` },
      {
        name: 'receipt, withdraw',
        path: ({ receipt }) => `/application/${receipt}`,
        open: pressing('receipt.withdraw'),
      },
      { name: 'not me', path: ({ links }) => links.notMe },
      { name: 'stop mails', path: ({ links }) => links.stopMails },
      { name: 'stop mails, unknown link', path: '/stop-mails/none' },
      { name: 'jobs, by email', path: '/jobs?q=officer&type=Full+time', open: pressing('jobs.get_by_email') },
      { name: 'job alert', path: ({ links }) => links.jobAlert },
      { name: 'job alert, unknown link', path: '/job-alert/none' },
      { name: 'not found', path: '/no/such/page' },
      { name: 'not yours', as: 'candidate', path: '/company/team' },
    ],
  },
  {
    name: 'account',
    scenes: [
      { name: 'login', path: '/login' },
      { name: 'login, errors', path: '/login', open: sendingNothing },
      { name: 'register', path: '/register?role=candidate' },
      { name: 'register, company, errors', path: '/register?role=company', open: sendingNothing },
      {
        name: 'register, sent',
        path: '/register',
        open: async ({ page }) => {
          await page.locator('input[name=name]').fill('Idil Hirsi');
          await page.locator('input[name=email]').fill(`idil${Math.random()}@mail.example`);
          await page.locator('input[name=password]').fill('a sentence to remember');
          await page.locator('main form button[type=submit]').click();
          await page.locator('main form').waitFor({ state: 'detached' });
        },
      },
      { name: 'forgot', path: '/forgot' },
      {
        name: 'forgot, sent',
        path: '/forgot',
        open: async ({ page }) => {
          await page.locator('input[name=email]').fill('nobody@mail.example');
          await page.locator('main form button[type=submit]').click();
          await page.locator('main form').waitFor({ state: 'detached' });
        },
      },
      { name: 'reset', path: ({ links }) => links.reset },
      { name: 'reset, broken link', path: '/reset' },
      { name: 'confirm', path: ({ links }) => links.confirm },
      {
        name: 'confirm, in another browser',
        path: ({ links }) => links.confirm,
        open: async ({ page }) => {
          await page.locator('main form button[type=submit]').click();
          await page.locator('input[name=password]').waitFor();
        },
      },
      {
        name: 'confirm, old link',
        path: '/confirm?token=gone',
        open: async ({ page }) => {
          await page.locator('main form button[type=submit]').click();
          await page.getByRole('alert').first().waitFor();
        },
      },
      { name: 'confirm, broken link', path: '/confirm' },
      { name: 'confirm a new email', path: ({ links }) => links.confirmEmail },
      {
        name: 'confirm a new email, in another browser',
        path: ({ links }) => links.confirmEmail,
        open: async ({ page }) => {
          await page.locator('main form button[type=submit]').click();
          await page.locator('input[name=password]').waitFor();
        },
      },
      { name: 'confirm a new email, broken link', path: '/confirm-email' },
      { name: 'not my change', path: ({ links }) => links.notMyChange },
      { name: 'not my change, broken link', path: '/not-my-change' },
      { name: 'account erased', path: '/goodbye' },
      { name: 'invitation', path: ({ links }) => links.invitation },
      { name: 'invitation, old link', path: '/invitation?token=gone' },
    ],
  },
  {
    name: 'apply-a',
    scenes: [
      {
        name: 'A, on the job page',
        path: ({ jobs }) => `/job/${jobs.wizard.slug}?apply=1`,
        open: ({ page }) => dialog(page).waitFor(),
      },
      {
        name: 'A, draft found',
        path: ({ jobs }) => `/job/${jobs.wizard.slug}/apply`,
        kept: ({ localDraft }) => localDraft(2),
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
    ],
  },
  {
    name: 'apply-b-c-quick',
    scenes: [
      { name: 'B, personal', ...draftStep('form', 'personal') },
      { name: 'B, education', ...draftStep('form', 'education') },
      { name: 'B, experience', ...draftStep('form', 'experience') },
      { name: 'B, skills', ...draftStep('form', 'skills') },
      { name: 'B, questions', ...draftStep('form', 'questions') },
      {
        name: 'B, share the draft',
        ...draftStep('form', 'skills'),
        open: async (stage) => {
          await draftStep('form', 'skills').open(stage);
          await button(stage.page, stage.say('drafts.share')).click();
          await dialog(stage.page).waitFor();
        },
      },
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
    ],
  },
  {
    name: 'signed-in',
    scenes: [
      { name: 'dashboard, candidate', as: 'candidate', path: '/user/dashboard' },
      { name: 'dashboard, candidate, nothing yet', as: 'beginner', path: '/user/dashboard' },
      { name: 'applications', as: 'candidate', path: '/user/applications' },
      { name: 'applications, ended', as: 'candidate', path: '/user/applications?state=ended' },
      { name: 'applications, nothing yet', as: 'beginner', path: '/user/applications' },
      { name: 'applications, withdraw', as: 'candidate', path: '/user/applications', open: pressing('mine.withdraw') },
      { name: 'not my application', as: 'candidate', path: '/user/dashboard', open: pressing('mine.not_mine') },
      { name: 'discard a draft', as: 'candidate', path: '/user/dashboard', open: pressing('drafts.discard') },
      { name: 'dashboard, company', as: 'company', path: '/user/dashboard' },
      { name: 'dashboard, company, nothing yet', as: 'founder', path: '/user/dashboard' },
      { name: 'account', as: 'candidate', path: '/user/account' },
      { name: 'account, new email on its way', as: 'beginner', path: '/user/account' },
      { name: 'account, company', as: 'company', path: '/user/account' },
      {
        name: 'account, change email',
        as: 'candidate',
        path: '/user/account',
        open: pressing('account.change_email'),
      },
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
      { name: 'profile, crop the photo', as: 'candidate', path: '/user/profile', open: croppingPhoto },
      {
        name: 'profile, menu of a CV',
        as: 'candidate',
        path: '/user/profile',
        open: async ({ page }) => {
          await page.locator('main button[aria-haspopup]').first().click();
          await page.getByRole('menu').waitFor();
        },
      },
      {
        name: 'profile, rename a CV',
        as: 'candidate',
        path: '/user/profile',
        open: async ({ page, say }) => {
          await page.locator('main button[aria-haspopup]').first().click();
          await page.getByRole('menuitem', { name: say('cvs.rename') }).click();
          await dialog(page).waitFor();
        },
      },
      { name: 'profile, candidate', as: 'candidate', path: '/user/profile' },
      { name: 'profile, candidate, nothing yet', as: 'beginner', path: '/user/profile' },
      {
        name: 'profile, candidate, errors',
        as: 'beginner',
        path: '/user/profile',
        open: async ({ page, say }) => {
          await page.locator('main input[name=website]').fill('my own page');
          await button(page.locator('main'), say('own.save')).click();
          await page.locator('main [aria-invalid=true]').first().waitFor();
        },
      },
      {
        name: 'profile, candidate, a CV was read',
        as: 'beginner',
        path: '/user/profile',
        open: async ({ page }) => {
          await page.locator('main input[type=file]').first().setInputFiles('tests/fixtures/cvs/two-columns.pdf');
          await dialog(page).waitFor({ timeout: 50_000 });
        },
      },
      {
        name: 'profile, candidate, saved elsewhere',
        as: 'beginner',
        path: '/user/profile',
        open: async ({ page, say }) => {
          const profile = await page.evaluate(async () => (await fetch('/candidate/profile')).json());
          const personalInfo = { ...profile.fields.personalInfo, city: 'Garowe', phone: '+252612345678' };
          const newer = { ...profile, version: profile.version + 1, fields: { ...profile.fields, personalInfo } };
          await page.route('**/candidate/profile', (route) =>
            route.fulfill({ status: 409, json: { success: false, code: 'conflict', message: '', profile: newer } }),
          );
          await page.locator('main input[name=city]').fill('Hargeisa');
          await button(page.locator('main'), say('own.save')).click();
          await dialog(page).waitFor();
        },
      },
      { name: 'saved', as: 'candidate', path: '/user/saved' },
      { name: 'saved, nothing yet', as: 'beginner', path: '/user/saved' },
      {
        name: 'jobs, by email, candidate',
        as: 'candidate',
        path: '/jobs?remote=1',
        open: pressing('jobs.get_by_email'),
      },
      {
        name: 'menu of the person',
        as: 'company',
        path: '/user/dashboard',
        open: ({ page }) => page.locator('header details summary').last().click(),
      },
      { name: 'start, reviewer', as: 'reviewer', path: '/login' },
      { name: 'approvals', as: 'admin', path: '/admin/jobs' },
      { name: 'approvals, reject', as: 'admin', path: '/admin/jobs', open: pressing('approval.reject') },
      { name: 'translations', as: 'admin', path: '/admin/translations?locale=ar' },
      { name: 'translations, nothing missing', as: 'admin', path: '/admin/translations?locale=ar&show=missing' },
      { name: 'translations, a file', as: 'admin', path: '/admin/translations', open: pressing('translations.import') },
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
    ],
  },
  {
    name: 'company',
    scenes: [
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
      { name: 'company profile', as: 'company', path: '/company/profile' },
      { name: 'team', as: 'company', path: '/company/team' },
      { name: 'team, remove somebody', as: 'company', path: '/company/team', open: pressing('team.remove') },
    ],
  },
  {
    name: 'messages',
    scenes: [
      { name: 'messages', as: 'company', path: '/user/messages' },
      { name: 'messages, nothing yet', as: 'beginner', path: '/user/messages' },
      { name: 'messages, nothing found', as: 'company', path: '/user/messages?q=zzzzqqqq' },
      { name: 'conversation', as: 'company', path: ({ chat }) => `/user/messages/${chat}` },
      {
        name: 'conversation, not sent',
        as: 'company',
        path: ({ chat }) => `/user/messages/${chat}`,
        open: async ({ page }) => {
          await page.route('**/send/message', (route) => route.abort());
          await page.locator('main textarea').fill('May we share the plan with our depot lead before the call?');
          await page.keyboard.press('Enter');
          await page.locator('[data-unsent="failed"]').waitFor();
        },
      },
      { name: 'conversation, candidate', as: 'candidate', path: ({ chat }) => `/user/messages/${chat}` },
    ],
  },
  {
    name: 'board',
    scenes: [
      { name: 'board', as: 'company', path: '/company/applications' },
      {
        name: 'board, one job',
        as: 'company',
        path: ({ applicants }) => `/company/applications?job=${applicants.job}`,
      },
      { name: 'board, nothing found', as: 'company', path: '/company/applications?q=zzzzqqqq' },
      { name: 'board, nothing yet', as: 'founder', path: '/company/applications' },
      {
        name: 'board, menu of a card',
        as: 'company',
        path: '/company/applications',
        open: async ({ page }) => {
          await page.locator('[data-card] [aria-haspopup="menu"]').first().click();
          await page.getByRole('menu').waitFor();
        },
      },
      {
        name: 'board, add a column',
        as: 'company',
        path: '/company/applications',
        open: async ({ page, say }) => {
          await button(page.locator('main'), say('board.board_menu')).click();
          await page.getByRole('menuitem', { name: say('board.add_column') }).click();
          await dialog(page).waitFor();
        },
      },
      {
        name: 'board, saved views',
        as: 'company',
        path: '/company/applications?score=Excellent,Good',
        open: async ({ page, say }) => {
          await button(page.locator('main'), say('views.title')).click();
          await page.getByRole('menuitem', { name: 'Best of the week' }).waitFor();
        },
      },
      {
        name: 'board, save a view',
        as: 'company',
        path: '/company/applications?score=Excellent,Good',
        open: async ({ page, say }) => {
          await button(page.locator('main'), say('views.title')).click();
          await page.getByRole('menuitem', { name: say('views.save_this') }).click();
          await dialog(page).waitFor();
          await dialog(page).locator('button[type=submit]').click();
          await dialog(page).locator('[aria-invalid=true]').waitFor();
        },
      },
      {
        name: 'board, manage views',
        as: 'company',
        path: '/company/applications',
        open: async ({ page, say }) => {
          await button(page.locator('main'), say('views.title')).click();
          await page.getByRole('menuitem', { name: say('views.manage') }).click();
          await dialog(page).getByRole('listitem').first().waitFor();
        },
      },
      {
        name: 'applicant',
        as: 'company',
        path: ({ applicants }) => `/company/applications?application=${applicants.ids[0]}`,
        open: async ({ page }) => page.locator('#timeline').waitFor(),
      },
      {
        name: 'applicant, reject',
        as: 'company',
        path: ({ applicants }) => `/company/applications?application=${applicants.ids[0]}`,
        open: async ({ page, say }) => {
          await page.locator('#timeline').waitFor();
          await button(dialog(page), say('profile.reject')).click();
          await page.getByRole('dialog').nth(1).waitFor();
        },
      },
      {
        name: 'search',
        as: 'company',
        path: '/company/jobs',
        open: async ({ page }) => {
          await page.locator('main').waitFor();
          await page.keyboard.press('/');
          await page.getByRole('combobox').fill('am');
          await page.getByRole('option').first().waitFor();
        },
      },
      {
        name: 'what is new',
        as: 'company',
        path: '/company/jobs',
        open: async ({ page, say }) => {
          await button(page.locator('header'), say('news.bell')).click();
          await page.getByRole('menuitem').first().waitFor();
        },
      },
      {
        name: 'applicant, message',
        as: 'company',
        path: ({ applicants }) => `/company/applications?application=${applicants.ids[0]}`,
        open: async ({ page, say }) => {
          await button(dialog(page), say('profile.message')).click();
          await page.getByRole('textbox', { name: say('message.label'), exact: true }).waitFor();
        },
      },
      ...(['system', 'hiring_manager'] as const).map((scorer) => ({
        name: `scoring, ${scorer}`,
        as: 'company' as const,
        path: ({ applicants }: Scenery) => `/company/applications?application=${applicants.ids[0]}&scoring=${scorer}`,
        open: async ({ page }: Stage) => page.getByRole('dialog').getByRole('table').waitFor(),
      })),
      {
        name: 'side by side',
        as: 'company',
        path: ({ applicants }) => `/company/applications/compare?ids=${applicants.ids.slice(0, 3).join(',')}`,
      },
    ],
  },
  {
    name: 'settings',
    scenes: [
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
    ],
  },
  {
    name: 'evaluation',
    scenes: [
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
    ],
  },
  {
    name: 'docs',
    scenes: [
      { name: 'API', path: '/docs/api' },
      { name: 'parts of the interface', path: '/docs/ui' },
    ],
  },
];
