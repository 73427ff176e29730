import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { EMPTY_FORMS } from '#shared/applications/wizard/empty-form.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';
import * as wizard from '../harness/wizard.ts';

const { press, toast, heading, errors } = wizard;
type Job = { id: number; slug: string };

const site = siteForTests();
const jobs = {} as Record<'passing' | 'failing' | 'advising', Job>;

beforeAll(async () => {
  const publish = await wizard.publisher(site.url);
  const common = { application_form: 'wizard', questions: wizard.QUESTIONS } as const;
  jobs.passing = await publish({ ...common, title: 'Cold Chain Planner', pass_mark: 1 });
  jobs.failing = await publish({ ...common, title: 'Reactor Chief', pass_mark: 100, screening_mode: 'auto' });
  jobs.advising = await publish({ ...common, title: 'Depot Planner', pass_mark: 100, screening_mode: 'advise' });
});

async function open(job: Job, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, { withClock: true, ...options });
  await visit(opened.page, `${site.url}/job/${job.slug}/apply`);
  return opened;
}

/** Longer than what a card shows. */
const LONG_DUTIES = `${wizard.DUTIES} ${wizard.DUTIES}`;
const EDUCATION = {
  id: 1000,
  level: "Bachelor's Degree",
  country: 'SO',
  institution: 'Coastal University of Marka',
  degree: 'BSc Logistics',
  major: '',
  startDate: '2016-09',
  endDate: '2020-07',
  current: false,
  description: 'x'.repeat(130),
};
const EXPERIENCE = {
  id: 2000,
  title: 'Supply Coordinator',
  company: 'Ziwanda Water',
  department: '',
  location: '',
  employmentType: '',
  startDate: '2020-08',
  endDate: '',
  currentlyWorking: true,
  responsibilities: LONG_DUTIES,
  achievements: '',
};

const TRAINING = {
  id: 1001,
  name: 'Good Distribution Practice',
  organization: 'Port Training Board',
  credentialId: '',
  startDate: '2019-02',
  endDate: '2019-02',
  current: false,
  description: '',
};

/** Stores what a person would have typed as this browser's draft, and opens the wizard at the given step. */
async function openDrafted(
  job: Job,
  {
    email = 'amina@mail.example',
    step = 7,
    entries = 1,
    entry = {},
    before,
    ...options
  }: Drafted & Parameters<typeof openPage>[1] = {},
) {
  const opened = await openPage(site.browser, { withClock: true, ...options });
  const { page } = opened;
  await before?.(opened);
  const questions = (await (await fetch(`${site.url}/api/job/${job.id}/questions`)).json()).questions;
  const list = <T extends { id: number }>(entry: T) =>
    Array.from({ length: entries }, (_, at) => ({ ...entry, id: entry.id + at }));
  const form = {
    ...EMPTY_FORMS.wizard(),
    personalInfo: {
      firstName: 'Amina',
      lastName: 'Farah',
      email,
      phone: '+252615550142',
      dateOfBirth: '1998-03-14',
      country: 'Somalia',
      city: 'Mogadishu',
      address: '',
      bio: wizard.BIO,
    },
    educations: list({ ...EDUCATION, ...entry.education }),
    experiences: list({ ...EXPERIENCE, ...entry.experience }),
    trainings: entry.training ? [{ ...TRAINING, ...entry.training }] : [],
    skills: ['Route planning', 'Cold chain handling', 'Night driving'].map((name) => ({ name, custom: false })),
    languages: [{ id: 3000, language: 'Somali', proficiency: 'native' }],
    coverLetter: wizard.LETTER,
    answers: { [questions[0].id]: 'Next week.' },
  };
  await page.goto(`${site.url}/favicon.svg`);
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [
      `fursa:wizard:${job.id}:guest`,
      JSON.stringify({ version: 1, value: { form, stepIndex: step, timestamp: Date.now(), jobId: job.id } }),
    ],
  );
  await visit(page, `${site.url}/job/${job.slug}/apply`);
  const prompt = page.getByRole('alertdialog');
  if (!options.locale)
    await prompt.getByText('We found a saved draft. Would you like to continue from where you left off?').waitFor();
  await prompt.getByRole('button').last().click();
  await prompt.waitFor({ state: 'detached' });
  return opened;
}
type Opened = Awaited<ReturnType<typeof openPage>>;
type Drafted = {
  email?: string;
  step?: number;
  entries?: number;
  /** Extra fields of the entries. */
  entry?: { education?: object; experience?: object; training?: object };
  before?: (opened: Opened) => Promise<unknown>;
};

async function consentAndSubmit(page: Page) {
  await page.getByRole('checkbox', { name: /^I confirm that all information provided is accurate\./ }).check();
  await wizard.send(page, 'Submit Application');
}

it('leads from an empty form through eight steps to a pass', async () => {
  const { page, context, troubles } = await openPage(site.browser, { withClock: true });
  await visit(page, `${site.url}/job/${jobs.passing.slug}`);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await heading(page, 'Personal Information').waitFor();
  const form = page.getByRole('dialog', { name: /^Apply for / });
  await page.getByText('Step 1 of 8').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Back' }).count()).toBe(0);
  // Only the current step can be pressed.
  await expect.poll(() => page.getByRole('navigation', { name: 'Steps' }).getByRole('button').count()).toBe(1);

  await press(page, 'Continue');
  expect(await errors(page)).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Date of birth is required',
    'Bio must be at least 50 characters',
    'Country is required',
    'City is required',
  ]);
  await page.getByText('Professional summary is required').waitFor();
  await wizard.fillPerson(page, { firstName: 'Amina', lastName: 'Farah', email: 'amina@mail.example' });
  await page.getByLabel('Professional summary').fill(wizard.BIO);
  await page.getByText(`${wizard.BIO.length} / 600`).waitFor();
  await press(page, 'Continue');

  await heading(page, 'Education & Training').waitFor();
  expect(await page.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBe('13');
  await press(page, 'Continue');
  expect(await errors(page)).toEqual(['Please add at least one education entry']);
  await press(page, 'Add education');
  const dialog = page.getByRole('dialog', { name: /^Add / });
  await press(dialog, 'Save education');
  await dialog.getByText('Please select a degree level').waitFor();
  // The country defaults to where the person lives.
  await expect.poll(() => dialog.getByLabel('Country').inputValue()).toBe('SO');
  await dialog.getByLabel('Degree level').selectOption("Bachelor's Degree");
  await wizard.fillCombo(dialog.getByRole('combobox', { name: 'Institution' }), 'Coastal University of Marka');
  await dialog.getByLabel('Degree/Field of study').fill('BSc Logistics');
  await wizard.fillMonth(dialog, 'Start date', '2016-09');
  await wizard.fillMonth(dialog, 'End date', '2015-07');
  await dialog.getByText('End date must be after the start date').waitFor();
  await wizard.fillMonth(dialog, 'End date', '2020-07');
  await press(dialog, 'Save education');
  await page.getByRole('tab', { name: 'Formal Education 1' }).waitFor();
  await page.getByRole('tab', { name: /^Training & Certifications/ }).click();
  await press(page, 'Add training');
  await dialog.getByLabel('Certification/Course name').fill('Good Distribution Practice');
  await dialog.getByLabel('Issuing organization').fill('Guild of Storekeepers');
  await wizard.fillMonth(dialog, 'Start date', '2022-01');
  await dialog.getByLabel('I am still doing this').check();
  await press(dialog, 'Save training');
  await page.getByRole('tab', { name: 'Training & Certifications 1' }).waitFor();
  await press(page, 'Continue');

  await heading(page, 'Work Experience').waitFor();
  await press(page, 'Continue');
  expect(await errors(page)).toEqual(['Please add at least one work experience entry']);
  for (const title of ['Warehouse Clerk', 'Supply Coordinator']) {
    await press(page, 'Add experience');
    await dialog.getByLabel('Job title').fill(title);
    await dialog.getByLabel('Company').fill('Ziwanda Water');
    await wizard.fillMonth(dialog, 'Start date', '2020-08');
    await dialog.getByLabel('I currently work here').check();
    await dialog.getByLabel('Responsibilities').fill(wizard.DUTIES);
    await press(dialog, 'Save experience');
  }
  // The newest entry is on top.
  expect(await form.getByRole('article').getByRole('heading').allTextContents()).toEqual([
    'Supply Coordinator',
    'Warehouse Clerk',
  ]);
  await press(page, 'Delete Warehouse Clerk');
  await press(page.getByRole('alertdialog'), 'Delete');
  await expect.poll(() => form.getByRole('article').count()).toBe(1);
  await press(page, 'Continue');

  await heading(page, 'Skills & Expertise').waitFor();
  await page.getByText('Please select at least 3 more skill(s)').waitFor();
  const search = page.getByRole('combobox', { name: 'Search skills' });
  for (const skill of ['Night driving', 'night DRIVING', 'Route books']) {
    await search.fill(skill);
    await search.press('Enter');
  }
  await page.getByText('Please select at least 1 more skill(s)').waitFor();
  await press(page, 'Continue');
  expect(await errors(page)).toEqual(['Please select at least 3 skills']);
  await press(page, 'Milk testing');
  await press(page, 'Continue');

  await heading(page, 'Language Proficiency').waitFor();
  for (const [language, level] of [
    ['Somali', 'Native'],
    ['somali', 'Basic'],
  ] as const) {
    await press(page, 'Add Language');
    await wizard.fillCombo(dialog.getByRole('combobox', { name: 'Language' }), language);
    await dialog.getByRole('radio', { name: level }).check();
    await press(dialog, 'Save language');
  }
  await dialog.getByText('This language has already been added').waitFor();
  await press(dialog, 'Cancel');
  await press(page.getByRole('alertdialog'), 'Discard changes');
  await press(page, 'Continue');

  await heading(page, 'Cover Letter').waitFor();
  await page.getByLabel('Cover Letter').fill('Too short');
  await press(page, 'Continue');
  expect(await errors(page)).toEqual(['Cover letter must be at least 100 characters.']);
  await page.getByLabel('Cover Letter').fill(wizard.LETTER);
  await press(page, 'Continue');

  await heading(page, 'Screening Questions').waitFor();
  await press(page, 'Continue');
  expect(await errors(page)).toEqual(['Question 1 is required']);
  await page.getByText('This question is required', { exact: true }).waitFor();
  await page.getByLabel('1. When could you start?').fill('Next week.');
  await press(page, 'Save Draft');
  await toast(page, 'Draft Saved', 'Your progress has been saved successfully');
  await press(page, 'Continue');

  await heading(page, 'Review & Submit').waitFor();
  const review = form.getByRole('main');
  for (const text of ['Amina Farah', '+252 61 555 0142', 'BSc Logistics', 'Good Distribution Practice', 'Next week.'])
    await review.getByText(text).first().waitFor();
  expect(await page.getByRole('button', { name: 'Submit Application' }).isDisabled()).toBe(true);
  await page.getByText('Tick the confirmation box to submit.').waitFor();
  // One press leads there, and one press leads back.
  await press(page, 'Edit: Languages');
  await heading(page, 'Language Proficiency').waitFor();
  await press(page, 'Back to review');
  await consentAndSubmit(page);
  await wizard.expectPass(page);
  expect(await page.evaluate((id) => localStorage.getItem(`fursa:wizard:${id}:guest`), jobs.passing.id)).toBeNull();
  expect(troubles).toEqual([]);
  await context.close();
});

it('can be filled in and sent with the keyboard alone, and is then under review', async () => {
  const { page, context, troubles } = await open(jobs.advising);
  const next = () => wizard.pressByKey(page, page, 'Continue');
  const type = (label: string, text: string) => wizard.typeInto(page, page.getByLabel(label, { exact: true }), text);
  await heading(page, 'Personal Information').waitFor();
  await type('First name', 'Bilan');
  await type('Last name', 'Warsame');
  await type('Email', 'bilan@mail.example');
  await wizard.tabTo(page, page.getByRole('button', { name: /^Country of the phone number/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /Kenya/ }).waitFor();
  await page.keyboard.type('Ken');
  await page.keyboard.press('Enter');
  await wizard.tabTo(page, page.locator('input[type="tel"]'));
  await page.keyboard.type('0712345678');
  await expect.poll(() => page.locator('input[type="tel"]').inputValue()).toBe('0712 345678');
  await page.keyboard.press('Tab');
  await page.keyboard.type('05061990');
  await wizard.typeInto(page, page.getByRole('combobox', { name: 'Country' }), 'Kenya');
  await type('City', 'Nairobi');
  await type('Professional summary', wizard.BIO);
  await next();

  await heading(page, 'Education & Training').waitFor();
  await wizard.pressByKey(page, page, 'Add education');
  const dialog = page.getByRole('dialog', { name: 'Add education' });
  await wizard.tabTo(page, dialog.getByLabel('Degree level'));
  await page.keyboard.type('Master');
  await wizard.tabTo(page, dialog.getByLabel('Country'));
  await dialog.locator('option', { hasText: 'Kenya' }).waitFor({ state: 'attached' });
  await page.keyboard.type('Kenya');
  await wizard.typeInto(page, dialog.getByRole('combobox', { name: 'Institution' }), 'Lake Shore Institute');
  await wizard.typeInto(page, dialog.getByLabel('Degree/Field of study'), 'MSc Operations');
  await wizard.tabTo(page, dialog.getByLabel('Month').first());
  await page.keyboard.type('Jan');
  await wizard.typeInto(page, dialog.getByLabel('Year').first(), '2024');
  await wizard.tabTo(page, dialog.getByLabel('I am currently studying here'));
  await page.keyboard.press('Space');
  await wizard.pressByKey(page, dialog, 'Save education');
  await page.getByRole('heading', { name: 'MSc Operations' }).waitFor();
  await next();

  await heading(page, 'Work Experience').waitFor();
  await wizard.tabTo(page, page.getByLabel('I have no work experience yet'));
  await page.keyboard.press('Space');
  await next();

  await heading(page, 'Skills & Expertise').waitFor();
  await wizard.tabTo(page, page.getByRole('combobox', { name: 'Search skills' }));
  for (const skill of ['Filing', 'Stock lists', 'Night driving']) {
    await page.keyboard.insertText(skill);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Remove ${skill}` }).waitFor();
  }
  await next();

  await heading(page, 'Language Proficiency').waitFor();
  await wizard.pressByKey(page, page, 'Add Language');
  const language = page.getByRole('dialog', { name: 'Add Language' });
  await wizard.tabTo(page, language.getByRole('combobox', { name: 'Language' }));
  await page.keyboard.type('Swa');
  await page.getByRole('option', { name: 'Swahili' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await wizard.tabTo(page, language.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await wizard.pressByKey(page, language, 'Save language');
  await page.getByRole('heading', { name: 'Swahili' }).waitFor();
  await next();

  await heading(page, 'Cover Letter').waitFor();
  await type('Cover Letter', wizard.LETTER);
  await next();
  await heading(page, 'Screening Questions').waitFor();
  await type('1. When could you start?', 'Tomorrow.');
  await next();
  await heading(page, 'Review & Submit').waitFor();
  await wizard.tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await wizard.sendByKey(page, 'Submit Application');
  await wizard.expectUnderReview(page);
  expect(troubles).toEqual([]);
  await context.close();
});

it('tells of a fail and leads to the receipt, and tells of the cooldown at the next try', async () => {
  const first = await openDrafted(jobs.failing);
  await heading(first.page, 'Review & Submit').waitFor();
  await consentAndSubmit(first.page);
  const fail = await wizard.expectFail(first.page);
  await fail.waitFor({ state: 'detached' });
  await first.context.close();

  const second = await openDrafted(jobs.failing);
  await consentAndSubmit(second.page);
  const cooldown = await toast(second.page, 'Application Cooldown Active', 'You can apply for this job again in');
  await wizard.passTime(second.page, 60_000);
  expect(await cooldown.isVisible()).toBe(true);
  await press(cooldown, 'Dismiss');
  await cooldown.waitFor({ state: 'detached' });
  await heading(second.page, 'Review & Submit').waitFor();
  await second.context.close();
});

it('shows what the server refuses at its step and field, and keeps everything when the network is gone', async () => {
  const { page, context } = await openDrafted(jobs.passing, { email: 'other@mail.example' });
  await wizard.answerApply(context, 422, {
    success: false,
    code: 'invalid',
    message: 'Please fix the errors and try again.',
    errors: { 'personalInfo.email': ['This address cannot be used.'], 'educations.0.institution_name': ['Not known.'] },
  });
  await consentAndSubmit(page);
  await toast(page, 'Validation Errors', 'Please fix the errors and try again');
  await heading(page, 'Personal Information').waitFor();
  expect(await errors(page)).toEqual(['This address cannot be used.', 'BSc Logistics: Not known.']);
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Email').fill('amina.farah@mail.example');
  expect(await errors(page)).toEqual(['BSc Logistics: Not known.']);
  await press(page, 'Back to review');
  await heading(page, 'Education & Training').waitFor();
  await press(page, 'Edit BSc Logistics');
  await page.getByRole('dialog', { name: 'Edit education' }).getByText('Not known.').waitFor();
  await wizard.fillCombo(page.getByRole('combobox', { name: 'Institution' }), 'University of Marka');
  await press(page, 'Save education');
  await press(page, 'Back to review');
  await heading(page, 'Review & Submit').waitFor();

  await context.route('**/candidate/job/*/apply', (route) => route.abort(), { times: 1 });
  await press(page, 'Submit Application');
  await toast(page, 'Network Error', 'Nothing you typed is lost.');
  expect(await errors(page)).toEqual([
    'An error occurred while submitting your application. Please check your connection and try again.',
  ]);
  await wizard.answerApply(context, 503, { success: false, code: 'unavailable', message: 'Not now.' });
  await press(page, 'Submit Application');
  await toast(page, 'Submission Error');
  expect(await errors(page)).toEqual(['Not now.']);
  await page.evaluate(() => document.querySelector('meta[name="csrf-token"]')?.remove());
  await press(page, 'Submit Application');
  await toast(page, 'Security Error', 'Security token not found. Please refresh the page and try again.');
  // Nothing was lost on the way.
  await page.getByText('University of Marka').waitFor();
  await context.close();
});

it('takes nothing that somebody else answers for success, and keeps the draft', async () => {
  const { page, context } = await openDrafted(jobs.passing, { email: 'gateway@mail.example' });
  const draft = () => page.evaluate((id) => localStorage.getItem(`fursa:wizard:${id}:guest`), jobs.passing.id);
  await page.getByRole('checkbox', { name: /^I confirm that all information provided is accurate\./ }).check();
  const failed = 'An error occurred while submitting your application.';
  for (const [status, body, said] of [
    [500, { message: 'Boom' }, 'Boom'],
    [502, '<html><h1>Bad Gateway</h1></html>', failed],
    [200, { message: 'Welcome to the network' }, failed],
    [500, '', failed],
    [200, { success: true }, failed],
    [404, '<html>Not here</html>', failed],
  ] as const) {
    await wizard.answerApply(context, status, body);
    const answered = page.waitForResponse('**/candidate/job/*/apply');
    await wizard.send(page, 'Submit Application');
    await answered;
    await expect.poll(() => errors(page)).toEqual([said]);
    await toast(page, 'Submission Error', 'Nothing you typed is lost.');
    await heading(page, 'Review & Submit').waitFor();
    expect(await draft()).not.toBeNull();
  }
  await wizard.answerApply(context, 429, '');
  await wizard.send(page, 'Submit Application');
  await toast(page, 'Application Cooldown Active', 'You cannot reapply at this time.');
  await wizard.answerApply(context, 422, '<html></html>');
  await wizard.send(page, 'Submit Application');
  await toast(page, 'Validation Errors', 'Please fix the errors and try again');
  expect(await draft()).not.toBeNull();

  // The application is stored, but its response is lost; a retry then finds it.
  await context.route(
    '**/candidate/job/*/apply',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 504, body: '' });
    },
    { times: 1 },
  );
  await wizard.send(page, 'Submit Application');
  await expect.poll(() => errors(page)).toEqual([failed]);
  await wizard.send(page, 'Submit Application');
  await page.getByRole('heading', { name: 'Application Submitted!' }).waitFor();
  await page.getByText('What happens next').waitFor();
  await page.getByRole('link', { name: 'See your application' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL((address) => address.pathname === '/register');
  expect(await draft()).toBeNull();
  await context.close();
});

it('is taken without questions that could not be loaded; the receipt asks them, once', async () => {
  const { page, context } = await openDrafted(jobs.advising, {
    email: 'unasked@mail.example',
    step: 6,
    before: (opened) => opened.context.route('**/api/job/*/questions', (route) => route.abort()),
  });
  await heading(page, 'Screening Questions').waitFor();
  await page
    .getByRole('main')
    .getByText('Could not load screening questions. You may still submit your application.')
    .waitFor();
  await expect.poll(() => page.getByText('The employer has set no questions').count()).toBe(0);
  await press(page, 'Continue');
  await consentAndSubmit(page);
  await wizard.expectUnderReview(page);
  const asked = page.getByRole('region', { name: 'The employer has questions' });
  await asked.waitFor();
  await expectAccessible(page);
  await press(asked, 'Send answers');
  await asked.getByText('This question is required').waitFor();
  await asked.getByLabel('When could you start?').fill('Next week.');
  await press(asked, 'Send answers');
  await toast(page, 'Your answers have been sent.');
  await asked.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'What you sent' }).click();
  await page.getByText('Next week.').waitFor();
  await expect.poll(() => asked.count()).toBe(0);
  await context.close();
});

it('offers what is meant first, keeps jobs in the order of their dates, and shows all of it at the end', async () => {
  const { page, context } = await openDrafted(jobs.passing, { step: 2 });
  await heading(page, 'Work Experience').waitFor();
  await press(page, 'Add experience');
  const dialog = page.getByRole('dialog', { name: /^(Add|Edit) / });
  await dialog.getByLabel('Job title').fill('Warehouse Clerk');
  await dialog.getByLabel('Company').fill('Ziwanda Water');
  await wizard.fillMonth(dialog, 'Start date', '2018-01');
  await wizard.fillMonth(dialog, 'End date', '2020-07');
  await dialog.getByLabel('Responsibilities').fill(wizard.DUTIES);
  await press(dialog, 'Save experience');
  await expect
    .poll(() => page.getByRole('article').getByRole('heading').allTextContents())
    .toEqual(['Supply Coordinator', 'Warehouse Clerk']);
  await press(page, 'Continue');

  await heading(page, 'Skills & Expertise').waitFor();
  await page.setViewportSize(PHONE);
  await page.getByRole('combobox', { name: 'Search skills' }).fill('fork');
  const options = page.getByRole('option');
  await expect.poll(() => options.first().textContent()).toBe('Forklift operation');
  const own = page.getByRole('option', { name: 'Add “fork” as a custom skill' });
  const list = await page.getByRole('listbox').boundingBox();
  const place = await own.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Forklift operation' }).waitFor();
  await press(page, 'Continue');

  await heading(page, 'Language Proficiency').waitFor();
  await press(page, 'Edit Somali');
  const language = dialog.getByRole('combobox', { name: 'Language' });
  await language.fill('Somali');
  await language.press('Backspace');
  await language.press('i');
  await expect.poll(() => options.first().textContent()).toBe('Somali');
  expect(await options.count()).toBeLessThanOrEqual(5);
  await language.press('ArrowDown');
  await language.press('Enter');
  await expect.poll(() => language.inputValue()).toBe('Somali');
  await press(dialog, 'Save language');
  for (const step of ['Cover Letter', 'Screening Questions', 'Review & Submit']) {
    await press(page, 'Continue');
    await heading(page, step).waitFor();
  }
  await page.getByRole('main').getByText(LONG_DUTIES, { exact: true }).waitFor();
  const letter = page.getByRole('main').getByText(wizard.LETTER, { exact: true });
  expect(await letter.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  await context.close();
});

it('says that fifty skills are the most, and takes as many', async () => {
  const { page, context } = await openDrafted(jobs.passing, { step: 3 });
  await heading(page, 'Skills & Expertise').waitFor();
  const search = page.getByRole('combobox', { name: 'Search skills' });
  const chosen = page.getByRole('list', { name: 'Selected skills' }).getByRole('listitem');
  for (let number = 4; number <= 51; number += 1) {
    await search.fill(`Own skill ${number}`);
    await search.press('Enter');
    await expect.poll(() => chosen.count()).toBe(Math.min(number, 50));
  }
  await toast(page, 'You can only select up to 50 skills.');
  await press(page, 'Continue');
  await heading(page, 'Language Proficiency').waitFor();
  await context.close();
});

it('works without the questions until they come, and does not start for another job', async () => {
  const { page, context } = await openPage(site.browser, { withClock: true });
  await context.route('**/api/job/*/questions', (route) => route.abort(), { times: 1 });
  await visit(page, `${site.url}/job/${jobs.passing.slug}/apply`);
  await toast(page, 'Could not load screening questions. You may still submit your application.');
  await heading(page, 'Personal Information').waitFor();
  await page.getByLabel('First name').fill('Amina');
  const asked = page.waitForResponse('**/api/job/*/questions');
  await wizard.passTime(page, 10_000);
  expect((await asked).ok()).toBe(true);
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Amina');
  await context.route('**/api/job/*/questions', (route) =>
    route.fulfill({ json: { success: true, message: '', job_id: 1, questions: [] } }),
  );
  await page.reload();
  await page.getByText('Error: Job data mismatch detected. Please refresh the page and try again.').waitFor();
  await expect.poll(() => heading(page, 'Personal Information').count()).toBe(0);
  await context.close();
});

it('never lags with twenty entries, and is accessible on a screen and on a phone, in dialogs too', async () => {
  const { page, context } = await openDrafted(jobs.passing, { step: 0, entries: 20 });
  await wizard.expectSmoothTyping(page, page.getByLabel('Professional summary'));
  await expectAccessible(page);
  await press(page, 'Continue');
  await heading(page, 'Education & Training').waitFor();
  await page.getByRole('tab', { name: 'Formal Education 20' }).waitFor();
  // Truncated after 120 characters on the card, complete in the dialog.
  await page
    .getByText(`${'x'.repeat(120)}…`, { exact: true })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Edit BSc Logistics' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit education' });
  await wizard.expectSmoothTyping(page, dialog.getByLabel('Description'));
  await expectAccessible(page);
  await press(dialog, 'Cancel');
  await press(page.getByRole('alertdialog'), 'Discard changes');
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.close();
});

it('reads from right to left, telephone numbers excepted', async () => {
  const { page, context } = await openDrafted(jobs.passing, { locale: 'ar' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  // Facts in Latin script keep the order of the page, with a dot between them.
  const facts = await page
    .locator('header p bdi')
    .evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
  expect(facts.length).toBeGreaterThan(1);
  for (const [at, { right }] of facts.entries()) if (at > 0) expect(right).toBeLessThan((facts[at - 1]?.left ?? 0) - 8);
  const sidebar = await page.getByRole('navigation').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(sidebar?.x).toBeGreaterThan(main?.x ?? 0);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.getByRole('navigation').getByRole('button').first().click();
  const phone = page.locator('input[type="tel"]');
  expect(await phone.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
  await context.close();
});

it('starts with the profile of whoever is signed in, and its draft is continued from the dashboard', async () => {
  const { page, context, troubles } = await openPage(site.browser, { withClock: true });
  await signIn(page, site.url, 'candidate2@fursa.example');
  await visit(page, `${site.url}/job/${jobs.advising.slug}/apply`);
  await heading(page, 'Personal Information').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('candidate2@fursa.example');
  expect(await page.getByLabel('First name').inputValue()).not.toBe('');
  await page.getByText('Your draft is saved in your account until you send it.').waitFor();
  await page.getByLabel('Professional summary').fill(wizard.BIO);
  await press(page, 'Continue');
  await heading(page, 'Education & Training').waitFor();
  expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBeGreaterThan(0);
  await press(page, 'Continue');
  await heading(page, 'Work Experience').waitFor();
  expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBeGreaterThan(0);
  await press(page, 'Save Draft');
  await toast(page, 'Draft Saved', 'Your progress has been saved successfully');
  const percent = () => page.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow');
  const shown = await percent();

  await visit(page, `${site.url}/user/dashboard`);
  const title = 'Depot Planner';
  const drafts = page.locator('section', { hasText: 'Drafts to resume' });
  await drafts.getByText('Step 3 of 8: Experience.').waitFor();
  const bar = drafts.getByRole('progressbar', { name: `Your progress: ${title}` });
  expect(await bar.getAttribute('aria-valuenow')).toBe(shown);
  await page.getByRole('button', { name: `Continue ${title}` }).click();
  await heading(page, 'Work Experience').waitFor();
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);

  // Somebody who arrives another way is asked, and may start over with the profile.
  await visit(page, `${site.url}/job/${jobs.advising.slug}/apply`);
  const prompt = page.getByRole('alertdialog');
  await prompt.getByText('We found a saved draft. Would you like to continue from where you left off?').waitFor();
  await press(prompt, 'Start over');
  await prompt.waitFor({ state: 'detached' });
  await heading(page, 'Personal Information').waitFor();
  expect(await page.getByLabel('Professional summary').inputValue()).not.toBe(wizard.BIO);
  expect(troubles).toEqual([]);
  await context.close();
});

it('shows in the review everything that is sent', async () => {
  const { page, context } = await openDrafted(jobs.passing, {
    entry: {
      education: { major: 'Cold storage', description: 'Thesis on ferries.' },
      experience: {
        department: 'Night shift',
        location: 'Berbera',
        employmentType: 'Part-time',
        achievements: 'Lost no load in a year.',
      },
      training: { credentialId: 'GDP-118', description: 'Two weeks in the cold.' },
    },
  });
  await heading(page, 'Review & Submit').waitFor();
  const shown = await page.getByRole('main').textContent();
  for (const said of [
    ...["Bachelor's Degree", 'Cold storage', 'Thesis on ferries.', 'Somalia', 'Coastal University of Marka'],
    ...['Night shift', 'Berbera', 'Part-time', 'Lost no load in a year.', wizard.DUTIES],
    ...['Good Distribution Practice', 'GDP-118', 'Two weeks in the cold.'],
  ])
    expect(shown).toContain(said);
  await context.close();
});

it('has its questions and its toasts at hand when the network is gone', async () => {
  const { page, context } = await openDrafted(jobs.passing, { step: 1 });
  await heading(page, 'Education & Training').waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await press(page, 'Save Draft');
  await toast(page, 'Draft Saved', 'Your progress has been saved successfully');
  await press(page, 'Delete BSc Logistics');
  await press(page.getByRole('alertdialog'), 'Delete');
  await page.getByText('No education added yet').waitFor();
  await context.close();
});
