import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { storeDraft } from '#shared/drafts/drafts.contract.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';
import { TestClient } from '../harness/test-client.ts';
import * as wizard from '../harness/wizard.ts';

const { press, toast, heading, errors } = wizard;
type Job = { id: number; slug: string };

const site = siteForTests();
const jobs = {} as Record<'passing' | 'failing' | 'advising', Job>;

beforeAll(async () => {
  const publish = await wizard.publisher(site.url);
  const common = { application_form: 'form', questions: wizard.QUESTIONS } as const;
  jobs.passing = await publish({ ...common, title: 'Water Point Planner', pass_mark: 1 });
  jobs.failing = await publish({ ...common, title: 'Dam Chief', pass_mark: 100, screening_mode: 'auto' });
  jobs.advising = await publish({
    ...common,
    title: 'Pump Keeper',
    pass_mark: 100,
    screening_mode: 'advise',
    questions: [],
  });
});

type Options = Parameters<typeof openPage>[1];

async function open(job: Job, options: Options = {}) {
  const opened = await openPage(site.browser, { withClock: true, ...options });
  await visit(opened.page, `${site.url}/job/${job.slug}/apply`);
  return opened;
}

const EDUCATION = {
  level: "Bachelor's Degree",
  institution_name: 'Coastal University of Marka',
  degree: 'BSc Logistics',
  start_date: '2016-09',
  end_date: '2020-07',
  description: 'x'.repeat(130),
};
const EXPERIENCE = {
  designation: 'Supply Coordinator',
  company: 'Ziwanda Water',
  start: '2020-08',
  current_position: true,
  responsibilities: wizard.DUTIES,
};

/** Saves a complete draft through the API, and returns its link. */
async function draftLink(
  job: Job,
  { email = 'amina@mail.example', entries = 1, step = 'questions' } = {},
): Promise<string> {
  const list = <T extends object>(entry: T) =>
    Array.from({ length: entries }, (_, at) => ({ ...entry, tempId: `t${at}` }));
  const { questions } = await (await fetch(`${site.url}/api/job/${job.id}/questions`)).json();
  const { body } = await new TestClient(site.url).call(storeDraft, {
    jobId: job.id,
    form: 'form',
    formVersion: 1,
    personalInfo: {
      firstName: 'Amina',
      lastName: 'Farah',
      email,
      phone: '+252615550142',
      dateOfBirth: '1998-03-14',
      country: 'Somalia',
      city: 'Mogadishu',
    },
    educations: list(EDUCATION),
    experiences: list(EXPERIENCE),
    skills: ['Route planning', 'Cold chain handling'],
    languages: [{ name: 'Somali', proficiency: 'native' }],
    questions: questions.length > 0 ? { [questions[0].id]: 'Next week.' } : {},
    currentStep: step,
    completedSteps: ['personal', 'education', 'experience', 'skills'],
  });
  return `${site.url}/job/${job.slug}/apply?token=${body.token}`;
}

const percent = (page: Page) => page.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow');
const isFocused = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement);

it('leads from an empty form through five steps to a pass', async () => {
  const { page, context, troubles } = await openPage(site.browser, { withClock: true });
  await visit(page, `${site.url}/job/${jobs.passing.slug}`);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await heading(page, 'Personal Information').waitFor();
  await expect.poll(() => page.getByRole('list', { name: 'Steps' }).getByRole('listitem').count()).toBe(5);
  expect(await percent(page)).toBe('0');
  await expect.poll(() => page.getByRole('button', { name: 'Previous' }).count()).toBe(0);

  await press(page, 'Next: Education');
  await page.getByText('Please fix the following errors:').waitFor();
  expect(await errors(page)).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Date of birth is required',
    'Country is required',
    'City is required',
  ]);
  expect(await isFocused(page, 'First name')).toBe(true);
  // The list disappears when a personal field is edited, and lists the remaining problems at the next attempt.
  await page.getByLabel('First name').fill('Amina');
  expect(await errors(page)).toEqual([]);
  await page.getByLabel('Last name').fill('Farah');
  await page.getByLabel('Email').fill('amina at mail');
  await press(page, 'Next: Education');
  expect(await errors(page)).toContain('Valid email is required');
  expect(await isFocused(page, 'Email')).toBe(true);
  await press(page, 'Dismiss the list of errors');
  expect(await errors(page)).toEqual([]);
  await wizard.fillPerson(page, { firstName: 'Amina', lastName: 'Farah', email: 'amina.b@mail.example' });
  await expect.poll(() => percent(page)).toBe('25');
  await press(page, 'Next: Education');

  await heading(page, 'Education Background').waitFor();
  await press(page, 'Next');
  expect(await errors(page)).toEqual(['At least one education entry is required']);
  await press(page, 'Add education');
  const card = page.getByRole('region', { name: 'New education' });
  // An empty new card shows no errors.
  await expect.poll(() => card.getByRole('alert').count()).toBe(0);
  expect(await errors(page)).toEqual([]);
  await press(card, 'Save');
  expect(await card.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
    'Degree level is required',
    'Institution name is required',
    'Degree/Qualification is required',
    'Start date is required',
    'End date is required (or check "Currently studying here")',
  ]);
  await press(page, 'Add education');
  const blocked = await toast(page, 'Please complete the current education entry first');
  expect(await blocked.textContent()).toContain('Institution name is required');
  await press(page, 'Next');
  expect(await errors(page)).toContain('Education #1: Level is required');
  await card.getByLabel('Degree level').selectOption("Bachelor's Degree");
  await card.getByLabel('Institution name').fill('Coastal University of Marka');
  await wizard.fillMonth(card, 'Start date', '2016-09');
  await card.getByLabel('Currently studying here').check();
  await card.getByLabel('Degree/Qualification').fill('BSc Logistics');
  const written = page.getByRole('region', { name: 'BSc Logistics' });
  await press(written, 'Save');
  await page.getByRole('article').getByText('Currently studying').waitFor();
  await expect.poll(() => percent(page)).toBe('50');
  // Cancel restores the previous entry, after a confirmation.
  await press(page, 'Edit BSc Logistics');
  await written.getByLabel('Degree/Qualification').fill('Nothing');
  await press(page.getByRole('region', { name: 'Nothing' }), 'Cancel');
  await page.getByText('You have unsaved changes. Are you sure you want to cancel?').waitFor();
  await press(page, 'Discard changes');
  await page.getByRole('article').getByText('BSc Logistics').waitFor();
  await press(page, 'Delete BSc Logistics');
  await page.getByText('Are you sure you want to delete this education entry?').waitFor();
  await press(page.getByRole('alertdialog'), 'Cancel');
  await press(page, 'Next');

  await heading(page, 'Work Experience').waitFor();
  await press(page, 'Add experience');
  const job = page.getByRole('region', { name: 'New experience' });
  await job.getByLabel('Company').fill('Ziwanda Water');
  await wizard.fillMonth(job, 'Start date', '2020-08');
  await job.getByLabel('I currently work here').check();
  await job.getByLabel('Responsibilities').fill('Planned routes.');
  await press(job, 'Save');
  expect(await job.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
    'Job title is required',
    'Responsibilities must be at least 50 characters',
  ]);
  await job.getByLabel('Responsibilities').fill(wizard.DUTIES);
  await job.getByLabel('Job title').fill('Supply Coordinator');
  await press(page.getByRole('region', { name: 'Supply Coordinator' }), 'Save');
  await page.getByRole('article').getByText('Current position').waitFor();
  await press(page, 'Next');

  await heading(page, 'Skills & Languages').waitFor();
  await press(page, 'Next: Questions');
  expect(await errors(page)).toEqual([
    'At least one skill is required',
    'Language Name is required',
    'Proficiency Level is required',
  ]);
  const search = page.getByRole('combobox', { name: 'Search skills' });
  for (const skill of ['Night driving', 'night DRIVING', '  ']) {
    await search.fill(skill);
    await search.press('Enter');
  }
  await expect.poll(() => page.getByRole('list', { name: 'Selected skills' }).getByRole('listitem').count()).toBe(1);
  await press(page, 'Add Language');
  await toast(page, 'Please complete the current language entry first');
  await page.getByLabel('Language', { exact: true }).selectOption('Somali');
  await page.getByLabel('Proficiency level').selectOption('Native');
  await expect.poll(() => percent(page)).toBe('100');
  await press(page, 'Next: Questions');

  await heading(page, 'Screening Questions').waitFor();
  await page.getByText('This button sends your application.').waitFor();
  // Nothing has been typed yet.
  const counters = page.locator('main bdi', { hasText: '/ 1,500' });
  expect(await counters.allTextContents()).toEqual(['0 / 1,500', '0 / 1,500']);
  await press(page, 'Continue');
  expect(await errors(page)).toEqual(['This question is required. Please provide an answer.']);
  await page.getByLabel('1. When could you start?').fill('Next week.');
  await press(page, 'Previous');
  await heading(page, 'Skills & Languages').waitFor();
  await press(page, 'Next: Questions');
  await wizard.send(page, 'Continue');
  await wizard.expectPass(page);
  expect(troubles).toEqual([]);
  await context.close();
});

it('can be filled in and sent with the keyboard alone, and is then under review', async () => {
  const { page, context, troubles } = await open(jobs.advising);
  const type = (label: string, text: string) => wizard.typeInto(page, page.getByLabel(label, { exact: true }), text);
  await heading(page, 'Personal Information').waitFor();
  // Without questions there are four steps.
  await expect.poll(() => page.getByRole('list', { name: 'Steps' }).getByRole('listitem').count()).toBe(4);
  await type('First name', 'Bilan');
  await type('Last name', 'Warsame');
  await type('Email', 'bilan.b@mail.example');
  await wizard.tabTo(page, page.locator('input[type="tel"]'));
  await page.keyboard.type('615550142');
  await page.keyboard.press('Tab');
  await page.keyboard.type('05061990');
  await wizard.typeInto(page, page.getByRole('combobox', { name: 'Country' }), 'Kenya');
  await type('City', 'Nairobi');
  await wizard.pressByKey(page, page, 'Next: Education');

  await heading(page, 'Education Background').waitFor();
  await wizard.pressByKey(page, page, 'Add education');
  await wizard.tabTo(page, page.getByLabel('Degree level'));
  await page.keyboard.type('Master');
  await type('Institution name', 'Lake Shore Institute');
  await type('Degree/Qualification', 'MSc Operations');
  await wizard.tabTo(page, page.getByLabel('Month').first());
  await page.keyboard.type('Jan');
  await wizard.typeInto(page, page.getByLabel('Year').first(), '2024');
  await wizard.tabTo(page, page.getByLabel('Currently studying here'));
  await page.keyboard.press('Space');
  await wizard.pressByKey(page, page, 'Save');
  await page.getByRole('article').getByText('MSc Operations').waitFor();
  await wizard.pressByKey(page, page, 'Next');

  await heading(page, 'Work Experience').waitFor();
  await wizard.tabTo(page, page.getByLabel('I have no work experience yet'));
  await page.keyboard.press('Space');
  await wizard.pressByKey(page, page, 'Next');

  await heading(page, 'Skills & Languages').waitFor();
  await wizard.tabTo(page, page.getByRole('combobox', { name: 'Search skills' }));
  await page.keyboard.insertText('Stock lists');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Stock lists' }).waitFor();
  await wizard.tabTo(page, page.getByLabel('Language', { exact: true }));
  await page.keyboard.type('Swahili');
  await wizard.tabTo(page, page.getByLabel('Proficiency level'));
  await page.keyboard.type('Adv');
  await wizard.sendByKey(page, 'Submit Application');
  await wizard.expectUnderReview(page);
  expect(troubles).toEqual([]);
  await context.close();
});

it('tells of what the server refuses, of a network that is gone, of a fail and of the cooldown', async () => {
  const { page, context } = await openPage(site.browser, { withClock: true });
  await visit(page, await draftLink(jobs.failing));
  await heading(page, 'Screening Questions').waitFor();
  await wizard.answerApply(context, 422, {
    success: false,
    code: 'invalid',
    message: 'Please fix the errors and try again.',
    errors: { 'educations.0.institution_name': ['Not known.'], 'personalInfo.email': ['This address cannot be used.'] },
  });
  await wizard.send(page, 'Continue');
  await toast(page, 'Validation Errors', 'Please fix the errors and try again');
  expect((await errors(page)).sort()).toEqual(['Not known.', 'This address cannot be used.']);
  await heading(page, 'Education Background').waitFor();
  await press(page, 'This address cannot be used.');
  await heading(page, 'Personal Information').waitFor();
  expect(await isFocused(page, 'Email')).toBe(true);
  await page.getByLabel('Email').fill('amina.two@mail.example');
  await press(page, 'Next: Education');
  // The other refusal waits at its own step.
  expect(await errors(page)).toEqual(['Not known.']);
  expect(await page.getByRole('list', { name: 'Incomplete' }).allTextContents()).toEqual(['Not known.']);
  await press(page, 'Edit BSc Logistics');
  await page.getByLabel('Institution name').fill('University of Marka');
  await press(page.getByRole('region', { name: 'BSc Logistics' }), 'Save');
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Next: Questions');

  await context.route('**/candidate/job/*/apply', (route) => route.abort(), { times: 1 });
  await wizard.send(page, 'Continue');
  await toast(page, 'Network Error', 'Nothing you typed is lost.');
  await wizard.send(page, 'Continue');
  await wizard.expectFail(page);
  await context.close();

  const again = await openPage(site.browser, { withClock: true });
  await visit(again.page, await draftLink(jobs.failing, { email: 'amina.two@mail.example' }));
  await heading(again.page, 'Screening Questions').waitFor();
  await wizard.send(again.page, 'Continue');
  await toast(again.page, 'Application Cooldown Active', 'You can apply for this job again in');
  await heading(again.page, 'Screening Questions').waitFor();
  await again.context.close();
});

it('waits for a save that is under way before it is sent, and saves nothing after it', async () => {
  const { page, context, troubles } = await openPage(site.browser, { withClock: true });
  await visit(page, await draftLink(jobs.passing, { email: 'late.save@mail.example' }));
  await heading(page, 'Screening Questions').waitFor();
  const letGo = await wizard.keepOnPage(context, '**/api/session/store');
  const calls: string[] = [];
  page.on('requestfinished', (request) => calls.push(new URL(request.url()).pathname));
  const saving = page.waitForRequest('**/api/session/store');
  await page.getByLabel('2. Anything else?').fill('I sing.');
  await wizard.passTime(page, 2_000);
  await saving;
  await wizard.send(page, 'Continue');
  await page.getByText('Processing...').waitFor();
  expect(calls.filter((path) => path.endsWith('/apply'))).toEqual([]);
  letGo();
  await wizard.expectPass(page);
  expect(calls.filter((path) => /\/(apply|store)$/.test(path))).toEqual([
    '/api/session/store',
    `/candidate/job/${jobs.passing.id}/apply`,
  ]);
  expect(troubles).toEqual([]);
  await context.close();
});

it('saves itself, opens elsewhere by its link, and tells the later of two devices of the conflict', async () => {
  const link = await draftLink(jobs.passing, { step: 'personal' });
  const [here, there] = [
    await openPage(site.browser, { withClock: true }),
    await openPage(site.browser, { withClock: true }),
  ];
  const status = (page: Page) => page.locator('[data-draft-status]').getAttribute('data-draft-status');
  for (const { page } of [here, there]) {
    await visit(page, link);
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Amina');
    expect(page.url()).not.toContain('token');
  }
  await here.page.getByLabel('City').fill('Kismayo');
  await wizard.passTime(here.page, 300);
  await expect.poll(() => status(here.page)).toBe('unsaved');
  await wizard.passTime(here.page, 2_000);
  await expect.poll(() => status(here.page)).toBe('saved');

  await there.page.getByLabel('City').fill('Baidoa');
  await wizard.passTime(there.page, 300);
  await wizard.passTime(there.page, 2_000);
  const choice = there.page.getByRole('alertdialog', { name: 'There are two versions of this application' });
  await choice.waitFor();
  await expectAccessible(there.page);
  await press(choice, 'Use the other');
  await expect.poll(() => there.page.getByLabel('City').inputValue()).toBe('Kismayo');
  // The person's own version can be restored.
  await press(there.page, 'Bring mine back');
  await expect.poll(() => there.page.getByLabel('City').inputValue()).toBe('Baidoa');
  await Promise.all([here.context.close(), there.context.close()]);
});

it('keeps what is typed offline, and saves it when the connection is back', async () => {
  const { page, context } = await openPage(site.browser, { withClock: true });
  await visit(page, await draftLink(jobs.passing, { step: 'personal' }));
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Amina');
  await context.setOffline(true);
  await page.getByLabel('City').fill('Garowe');
  await wizard.passTime(page, 2_500);
  await page.locator('[data-draft-status="offline"]').waitFor();
  await context.setOffline(false);
  for (let tries = 0; tries < 5 && (await page.locator('[data-draft-status="saved"]').count()) === 0; tries += 1)
    await wizard.passTime(page, 5_000);
  await page.locator('[data-draft-status="saved"]').waitFor();
  await context.close();
});

it('never lags with twenty entries, and is accessible on a screen and on a phone', async () => {
  const { page, context } = await openPage(site.browser);
  await visit(page, await draftLink(jobs.passing, { step: 'personal', entries: 20 }));
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Amina');
  await wizard.expectSmoothTyping(page, page.getByLabel('Professional Summary'));
  await expectAccessible(page);
  await press(page, 'Next: Education');
  await heading(page, 'Education Background').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(20);
  // Truncated after 100 characters on the card.
  await page
    .getByText(`${'x'.repeat(100)}…`, { exact: true })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Edit BSc Logistics' }).first().click();
  await wizard.expectSmoothTyping(page, page.getByLabel('Description'));
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.close();
});

it('reads from right to left', async () => {
  const { page, context } = await openPage(site.browser, { viewport: PHONE, locale: 'ar' });
  await visit(page, await draftLink(jobs.passing, { step: 'skills' }));
  await page.locator('[data-path="languages"]').waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  // Text of another direction must not overlap the button that opens the list, which is on the left here.
  const fields = page.getByRole('combobox').and(page.locator('input'));
  expect(await fields.count()).toBeGreaterThan(0);
  for (const field of await fields.all()) {
    await field.fill('Cold chain');
    expect(await field.evaluate((input) => getComputedStyle(input).paddingLeft)).toBe('44px');
    await field.fill('');
  }
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.close();
});

it('starts from a CV: what was read is filled in and marked until somebody has looked at it', async () => {
  const { page, context, troubles } = await open(jobs.passing);
  const start = page.getByRole('region', { name: 'Start from your CV' });
  await start.locator('input[type="file"]').setInputFiles('tests/fixtures/cvs/two-columns.pdf');
  await start.getByText(/We filled in \d+ fields from two-columns\.pdf/).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Brian Otieno');
  const mark = page.getByRole('button', { name: 'Mark as checked: First name' });
  await mark.click();
  await expect.poll(() => mark.count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Mark as checked: Email' }).count()).toBe(1);
  // Leaving a field marks it as checked.
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.getByRole('textbox', { name: 'Last name' }).focus();
  await expect.poll(() => page.getByRole('button', { name: 'Mark as checked: Email' }).count()).toBe(0);
  await expectAccessible(page);
  expect(troubles).toEqual([]);
  await context.close();
});

it('has a head of two lines on a phone, whatever there is to say', async () => {
  const { page, context } = await open(jobs.passing, { viewport: PHONE });
  await page.getByLabel('First name').fill('Amina');
  await page.locator('[data-draft-status="saved"]').waitFor();
  const head = await page.locator('header').first().boundingBox();
  expect(head?.height).toBeLessThanOrEqual(112);
  await expectAccessible(page);
  await context.close();
});

it('sends the CV that it was started from along, unless that is unticked', async () => {
  const nothing = { educations: [], experiences: [], trainings: [], skills: [], languages: [], links: [] };
  const person = { firstName: 'Brian', lastName: '', email: '', phone: '', city: '', country: '', bio: '' };
  const reading = { cv: { ...nothing, personalInfo: person }, found: ['personalInfo.firstName'], warnings: [] };
  for (const isSent of [true, false]) {
    const { page, context } = await openPage(site.browser, { withClock: true });
    // Parsing a CV has tests of its own; this one is about the file.
    await context.route('**/api/cv/read', (route) => route.fulfill({ json: { success: true, ...reading } }));
    await visit(page, await draftLink(jobs.advising, { email: `cv.${isSent}@mail.example`, step: 'personal' }));
    const start = page.getByRole('region', { name: 'Start from your CV' });
    await start.locator('input[type="file"]').setInputFiles('tests/fixtures/cvs/two-columns.pdf');
    const box = page.getByRole('checkbox', { name: 'Send two-columns.pdf to the employer with my application' });
    await box.waitFor();
    expect(await box.isChecked()).toBe(true);
    await press(page, 'Next: Education');
    for (const [title, button] of [
      ['Education Background', 'Next'],
      ['Work Experience', 'Next'],
    ] as const) {
      await heading(page, title).waitFor();
      await press(page, button);
    }
    await heading(page, 'Skills & Languages').waitFor();
    await box.setChecked(isSent);
    const sent = page.waitForRequest('**/candidate/job/*/apply');
    await wizard.send(page, 'Submit Application');
    expect(typeof (await sent).postDataJSON().cv).toBe(isSent ? 'string' : 'object');
    await toast(page, 'Application Submitted', 'Your application is under review');
    await context.close();
  }
});

it('starts with the profile of whoever is signed in, and with the skills that the address names', async () => {
  const { page, context, troubles } = await openPage(site.browser, { withClock: true });
  await signIn(page, site.url, 'candidate@fursa.example');
  const skills = `Pump repair,pump repair, ,${'x'.repeat(200)},Well drilling`;
  await visit(page, `${site.url}/job/${jobs.advising.slug}/apply?skills=${encodeURIComponent(skills)}`);
  await heading(page, 'Personal Information').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('candidate@fursa.example');
  expect(await page.getByLabel('First name').inputValue()).not.toBe('');
  await press(page, 'Next: Education');
  await heading(page, 'Education Background').waitFor();
  expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBeGreaterThan(0);
  await press(page, 'Next');
  await heading(page, 'Work Experience').waitFor();
  expect(await page.getByRole('button', { name: /^Edit/ }).count()).toBeGreaterThan(0);
  await press(page, 'Next');
  await heading(page, 'Skills & Languages').waitFor();
  for (const skill of ['Pump repair', 'Well drilling'])
    await expect.poll(() => page.getByRole('button', { name: `Remove ${skill}`, exact: true }).count()).toBe(1);
  await expect.poll(() => page.getByText('x'.repeat(200)).count()).toBe(0);
  // The dashboard shows the same progress as the form.
  await page.locator('[data-draft-status="saved"]').waitFor();
  const shown = await percent(page);
  expect(shown).toBe('100');
  const dashboard = await context.newPage();
  await visit(dashboard, `${site.url}/user/dashboard`);
  const bar = dashboard.getByRole('progressbar', { name: 'Your progress: Pump Keeper' });
  expect(await bar.getAttribute('aria-valuenow')).toBe(shown);
  await dashboard.close();
  await wizard.send(page, 'Submit Application');
  await toast(page, 'Application Submitted', 'Your application is under review');
  expect(troubles).toEqual([]);
  await context.close();
});

it('goes on with a draft of the plain fields, older names too, and takes certificates, awards and links', async () => {
  const { body } = await new TestClient(site.url).call(storeDraft, {
    personalInfo: {
      ...{ firstName: 'Deeqa', lastName: 'Omar', email: 'deeqa.omar@mail.example', phone: '+252615550142' },
      ...{ dateOfBirth: '1998-03-14', country: 'Somalia', city: 'Marka', address: '', bio: '' },
    },
    educations: [
      { level: 'Other', degree: 'Welding', institution_name: 'Port School', start: '2016-09', end: '2016-09' },
    ],
    experiences: [
      {
        title: 'Welder',
        company: 'Dock One',
        start: '2020-08',
        current_position: true,
        responsibilities: wizard.DUTIES,
      },
    ],
    skills: ['Welding'],
    languages: [{ name: 'Somali', proficiency: 'native' }],
    additionalInfo: { certifications: 'Welding ticket', awards: '', portfolio: '', linkedin: '' },
    currentStep: 4,
    completedSteps: [1, 2, 3],
    jobId: jobs.advising.id,
    status: 'in_progress',
  });
  const { page, context, troubles } = await openPage(site.browser, { withClock: true, viewport: PHONE });
  await visit(page, `${site.url}/job/${jobs.advising.slug}/apply?token=${body.token}`);
  await heading(page, 'Skills & Languages').waitFor();
  expect(await percent(page)).toBe('100');
  await expect.poll(() => page.getByLabel('Certifications').inputValue()).toBe('Welding ticket');
  await page.getByLabel('Awards').fill('Best seam 2024');
  await page.getByLabel('LinkedIn').fill('nowhere');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await wizard.send(page, 'Submit Application');
  expect(await errors(page)).toEqual(['Please enter a full web address, such as https://example.org']);
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/deeqa');
  await wizard.send(page, 'Submit Application');
  await wizard.expectUnderReview(page);
  await page.getByText('What you sent').click();
  for (const sent of ['Welding ticket', 'Best seam 2024', 'https://linkedin.com/in/deeqa', 'Welder, Dock One'])
    await page.getByText(sent, { exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});
