import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, visit } from '../harness/browser.ts';
import { pdfFile } from '../harness/pdf-file.ts';
import { siteForTests } from '../harness/site.ts';
import * as wizard from '../harness/wizard.ts';

const { press, toast, heading, errors } = wizard;

const site = siteForTests();
const jobs = {} as Record<'passing' | 'failing' | 'advising' | 'asking', string>;
beforeAll(async () => {
  const publish = await wizard.publisher(site.url);
  const slugOf = async (changes: Parameters<typeof publish>[0]) =>
    (await publish({ application_form: 'simple', questions: [], ...changes })).slug;
  jobs.passing = await slugOf({ title: 'Ice Maker', pass_mark: 1 });
  jobs.failing = await slugOf({ title: 'Ice Chemist', pass_mark: 100, screening_mode: 'auto' });
  jobs.asking = await slugOf({ title: 'Ice Teller', pass_mark: 1, questions: wizard.QUESTIONS });
  jobs.advising = await slugOf({ title: 'Ice Carrier', pass_mark: 100, screening_mode: 'advise' });
});

async function open(slug: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, { withClock: true, ...options });
  await visit(opened.page, `${site.url}/job/${slug}/apply`);
  return opened;
}

async function fillPersonAndEducation(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Deeqa Coldhands');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Next');
  await heading(page, 'Education Details').waitFor();
  await page.getByLabel('Course name').fill('Refrigeration');
  await page.getByLabel('Institution').fill('Harbour College of Marka');
  await press(page, 'Next');
  await heading(page, 'Employment History').waitFor();
}

/** Fills in the form from empty to the last step. */
async function fillAll(page: Page, email: string): Promise<void> {
  await fillPersonAndEducation(page, email);
  await press(page, 'Remove Job 1');
  await page.getByLabel('I have no work experience yet').check();
}

it('leads through three steps to a pass, with every rule on the way', async () => {
  const { page, context, troubles } = await open(jobs.passing);
  await page.getByText('Step 1 of 3').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Back' }).count()).toBe(0);
  await press(page, 'Next');
  expect(await errors(page)).toEqual(['Full Name is required.', 'Email is required.']);
  expect(await page.getByLabel('Full Name').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel('Email').fill('deeqa@mail');
  await page.getByLabel('Full Name').fill('Deeqa Coldhands');
  expect(await errors(page)).toEqual(['Please enter a valid email.']);
  await page.getByLabel('Email').fill('deeqa@mail.example');
  await press(page, 'Next');

  await heading(page, 'Education Details').waitFor();
  await press(page, 'Next');
  expect(await errors(page)).toEqual(['Course name is required.', 'Institution is required.']);
  await press(page, 'Back');
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Deeqa Coldhands');
  await fillPersonAndEducation(page, 'deeqa@mail.example');

  await press(page, 'Submit');
  expect(await errors(page)).toEqual([
    'Job title is required.',
    'Company is required.',
    'Start date is required.',
    'End date is required if not currently working here.',
    'Responsibilities are required.',
  ]);
  await page.getByLabel('Job title').fill('Ice Maker');
  await page.getByLabel('Company').fill('Kismayo Ice Works');
  await wizard.fillMonth(page, 'Start date', '2021-02');
  await page.getByLabel('I currently work here').check();
  const end = page.getByRole('group', { name: 'End date' });
  expect(await end.getByLabel('Year').isDisabled()).toBe(true);
  await page.getByLabel('Responsibilities').fill(wizard.DUTIES);
  await wizard.send(page, 'Submit');
  await wizard.expectPass(page);
  expect(troubles).toEqual([]);
  await context.close();
});

it('asks the questions of the employer at its end', async () => {
  const { page, context, troubles } = await open(jobs.asking);
  await page.getByText('Step 1 of 4').first().waitFor();
  await fillAll(page, 'teller@mail.example');
  await press(page, 'Next');
  await heading(page, 'Screening Questions').waitFor();
  await press(page, 'Submit');
  expect(await errors(page)).toEqual(['This question is required. Please provide an answer.']);
  await page.getByLabel('1. When could you start?').fill('Next week.');
  await wizard.send(page, 'Submit');
  await wizard.expectPass(page);
  expect(troubles).toEqual([]);
  await context.close();
});

it('takes a CV along, and says what is wrong with a file that is none', async () => {
  const { page, context, troubles } = await open(jobs.advising);
  await fillAll(page, 'with-cv@mail.example');
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('la') });
  await page.getByText('Please choose a PDF, DOC or DOCX file.').waitFor();
  await chooser.setInputFiles({ name: 'deeqa.pdf', mimeType: 'application/pdf', buffer: pdfFile({}) });
  expect(await page.getByLabel('Send deeqa.pdf to the employer with my application').isChecked()).toBe(true);
  const asked = page.waitForRequest((request) => request.url().endsWith('/apply') && request.method() === 'POST');
  await wizard.send(page, 'Submit');
  expect((await asked).postDataJSON().cv).toEqual(expect.any(String));
  await wizard.expectUnderReview(page);
  expect(troubles).toEqual([]);
  await context.close();
});

it('can be filled in and sent with the keyboard alone, and is then under review', async () => {
  const { page, context, troubles } = await open(jobs.advising);
  const type = (label: string, text: string) => wizard.typeInto(page, page.getByLabel(label, { exact: true }), text);
  await heading(page, 'Personal Information').waitFor();
  await type('Full Name', 'Sahra Keys');
  await type('Email', 'sahra@mail.example');
  await wizard.pressByKey(page, page, 'Next');
  await heading(page, 'Education Details').waitFor();
  await type('Course name', 'Refrigeration');
  await type('Institution', 'Harbour College of Marka');
  await wizard.pressByKey(page, page, 'Next');
  await heading(page, 'Employment History').waitFor();
  await wizard.pressByKey(page, page, 'Remove Job 1');
  await wizard.tabTo(page, page.getByLabel('I have no work experience yet'));
  await page.keyboard.press('Space');
  await wizard.sendByKey(page, 'Submit');
  await wizard.expectUnderReview(page);
  expect(troubles).toEqual([]);
  await context.close();
});

it('tells of a fail, of the cooldown, of what the server refuses, and of a network that is gone', async () => {
  const { page, context } = await open(jobs.failing);
  await fillAll(page, 'refused@mail.example');
  await page.getByText('A score decides first.').waitFor();
  await context.route('**/candidate/job/*/apply', (route) => route.abort(), { times: 1 });
  await wizard.send(page, 'Submit');
  await toast(page, 'Network Error', 'Nothing you typed is lost.');
  expect(await errors(page)).toEqual([
    'An error occurred while submitting your application. Please check your connection and try again.',
  ]);
  await wizard.answerApply(context, 422, {
    success: false,
    code: 'invalid',
    message: 'Please fix the errors and try again.',
    errors: { 'personalInfo.email': ['This address cannot be used.'] },
  });
  await wizard.send(page, 'Submit');
  await toast(page, 'Validation Errors', 'Please fix the errors and try again');
  await heading(page, 'Personal Information').waitFor();
  await page.getByLabel('Email').fill('refused.too@mail.example');
  await press(page, 'Next');
  await press(page, 'Next');
  await wizard.send(page, 'Submit');
  await page.getByRole('heading', { name: 'Application Not Approved' }).waitFor();
  await page.getByText(/^You can apply for this job again from \d+ \w+ \d{4}\.$/).waitFor();
  await expectAccessible(page);
  await wizard.expectFail(page);
  await context.close();

  const again = await open(jobs.failing);
  await fillAll(again.page, 'refused.too@mail.example');
  await wizard.send(again.page, 'Submit');
  await toast(again.page, 'Application Cooldown Active', 'You can apply for this job again in');
  await heading(again.page, 'Employment History').waitFor();
  await again.context.close();
});

it('moves from one browser to another by a link', async () => {
  const { page, context } = await openPage(site.browser);
  await visit(page, `${site.url}/job/${jobs.passing}/apply`);
  await page.getByLabel('Full Name').fill('Deeqa Twohomes');
  await page.getByLabel('Email').fill('deeqa@mail.example');
  await press(page, 'Continue elsewhere');
  const dialog = page.getByRole('dialog', { name: 'Continue on another device' });
  await expectAccessible(page);
  const link = await dialog.getByRole('textbox').inputValue();
  expect(link).toMatch(/\/apply\?token=[\w-]{22,}$/);

  const elsewhere = await openPage(site.browser, { viewport: PHONE });
  await visit(elsewhere.page, link);
  await expect.poll(() => elsewhere.page.getByLabel('Full Name').inputValue()).toBe('Deeqa Twohomes');
  await expect.poll(() => elsewhere.page.getByLabel('Email').inputValue()).toBe('deeqa@mail.example');
  expect(elsewhere.page.url()).not.toContain('token');
  await Promise.all([context.close(), elsewhere.context.close()]);
});

it('is accessible at every step and fits a phone, right to left too', async () => {
  for (const options of [{ viewport: PHONE }, { viewport: PHONE, locale: 'ar' }]) {
    const { page, context } = await openPage(site.browser, options);
    await visit(page, `${site.url}/job/${jobs.passing}/apply`);
    const [name, email] = [page.getByRole('textbox').nth(0), page.getByRole('textbox').nth(1)];
    await name.fill('Deeqa Coldhands');
    await email.fill('deeqa@mail.example');
    const next = page.locator('[data-dock] button').last();
    await expectAccessible(page);
    await next.click();
    await page.locator('[data-path="educations.0"]').waitFor();
    await next.click();
    await page.locator('section[role="alert"]').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  }
});
