import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  DEMO_PASSWORD,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  signIn,
  visit,
} from '../harness/browser.ts';
import { readOutbox } from '../harness/outbox.ts';
import { siteForTests } from '../harness/site.ts';
import { application, PDF } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import { publishJob } from '../harness/test-jobs.ts';

const EMPLOYER = 'employer@fursa.example';
const QUESTIONS = [
  { title: 'Which machines do you know?', required: false },
  { title: 'When could you start?', required: false },
];

const site = siteForTests();
let employer: TestClient;
let admin: TestClient;
beforeAll(async () => {
  [employer, admin] = await Promise.all([signedIn(EMPLOYER), signedIn('admin@fursa.example')]);
});

async function signedIn(email: string): Promise<TestClient> {
  const client = new TestClient(site.url);
  await client.post('/login', { email, password: DEMO_PASSWORD });
  return client;
}

type Applicant = { id: number; name: string; email: string; receipt: string };

/** A job of its own with these applicants, in the order of the board's first column. */
async function jobWith(...names: string[]): Promise<{ jobId: number; applicants: Applicant[] }> {
  const { id: jobId } = await publishJob(employer, admin, { application_form: 'wizard', questions: QUESTIONS });
  const questions = (await new TestClient(site.url).get(`/api/job/${jobId}/questions`)).body.questions;
  const sent = new Map<string, { email: string; receipt: string }>();
  for (const firstName of names) {
    const guest = new TestClient(site.url);
    const { cv } = (await guest.upload(`/candidate/job/${jobId}/cv`, 'hodan.pdf', PDF)).body;
    const filled = application('wizard');
    const answer = await guest.post(`/candidate/job/${jobId}/apply`, {
      ...filled,
      personalInfo: { ...filled.personalInfo, firstName },
      questions: { [questions[0].id]: 'Chillers and forklifts.' },
      cv,
    });
    expect(answer.status, answer.text).toBe(200);
    sent.set(firstName, { email: filled.personalInfo.email, receipt: answer.body.receipt });
  }
  const { groups } = (await employer.get(`/company/applications/board?job=${jobId}`)).body;
  const applicants = groups[0].applications.map((card: { id: number; candidate: { user: { name: string } } }) => {
    const { name } = card.candidate.user;
    return { id: card.id, name, ...sent.get(name.split(' ')[0] as string) };
  });
  return { jobId, applicants };
}

async function openAs(email: string, address: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email);
  await visit(opened.page, `${site.url}${address}`);
  return opened;
}

const heading = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { level: 2, name });
const toast = (page: Page, text: string) => page.getByText(text).first();

describe('the profile of an applicant', () => {
  it('opens by its address, with everything that was sent, and closes to the board', async () => {
    const { jobId, applicants } = await jobWith('Ayan');
    const [ayan] = applicants as [Applicant];
    // The board shows another job: the card is not on it.
    const { page, context, troubles } = await openAs(EMPLOYER, `/company/applications?job=1&application=${ayan.id}`);
    const dialog = page.getByRole('dialog', { name: ayan.name });
    await heading(page, ayan.name).waitFor();
    await dialog.getByText('Cold Chain Coordinator').first().waitFor();
    await dialog.getByText('I have kept vaccines').waitFor();
    await dialog.getByText('Chillers and forklifts.').waitFor();
    const unanswered = dialog
      .locator('dt', { hasText: 'When could you start?' })
      .locator('xpath=following-sibling::dd');
    expect(await unanswered.textContent()).toBe('N/A');
    const facts = async (name: string) =>
      dialog.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').first().textContent();
    expect([await facts('Gender'), await facts('Website'), await facts('Location')]).toEqual(['N/A', 'N/A', 'Somalia']);
    await dialog.getByRole('tab', { name: 'Cover letter' }).click();
    await dialog.getByText('Dear hiring team').waitFor();
    expect(await dialog.getByText('I have kept vaccines').count()).toBe(0);
    await expectAccessible(page);

    const cv = dialog.getByRole('link', { name: 'Download CV: hodan.pdf' });
    const download = page.waitForEvent('download');
    await cv.click();
    expect((await download).suggestedFilename()).toBe('hodan.pdf');

    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?job=1');
    expect(troubles).toEqual([]);

    // From its card, and back by the browser's own button.
    await visit(page, `${site.url}/company/applications?job=${jobId}`);
    await page
      .getByRole('button', { name: new RegExp(ayan.name) })
      .first()
      .click();
    await heading(page, ayan.name).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  it('shows the CV beside the text', async () => {
    const { applicants } = await jobWith('Bile');
    const [bile] = applicants as [Applicant];
    const { page, context } = await openAs(EMPLOYER, `/company/applications?application=${bile.id}`);
    await page.getByRole('button', { name: 'Show CV' }).click();
    const frame = page.locator(`iframe[title="CV of ${bile.name}"]`);
    const src = (await frame.getAttribute('src')) ?? '';
    expect(src).toMatch(/^\/candidates\/download\/cv\/\d+\?inline=1$/);
    expect((await employer.get(src)).headers.get('content-disposition')).toMatch(/^inline/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hide CV' }).click();
    await frame.waitFor({ state: 'detached' });
    await context.close();
  });

  it('goes on with J and K in the board’s order, whatever is moved from it', async () => {
    const { jobId, applicants } = await jobWith('Caasha', 'Deeqa', 'Elmi');
    const [one, two, three] = applicants as [Applicant, Applicant, Applicant];
    const { page, context, troubles } = await openAs(
      EMPLOYER,
      `/company/applications?job=${jobId}&application=${one.id}`,
    );
    await heading(page, one.name).waitFor();
    expect(await page.getByRole('button', { name: 'Previous applicant' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Stage' }).click();
    await page.getByRole('option', { name: 'Interview' }).click();
    await page.getByRole('button', { name: 'Interview Stage' }).waitFor();
    await page.keyboard.press('j');
    await heading(page, two.name).waitFor();
    // What is typed is no shortcut.
    await page.getByLabel('Note for your team').fill('jjk');
    await page.getByLabel('Note for your team').press('j');
    expect(await heading(page, two.name).count()).toBe(1);
    await page.getByRole('button', { name: 'Next applicant' }).click();
    await heading(page, three.name).waitFor();
    expect(await page.getByRole('button', { name: 'Next applicant' }).isDisabled()).toBe(true);
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await heading(page, one.name).waitFor();
    await page.getByRole('button', { name: 'Interview Stage' }).waitFor();
    const { groups } = (await employer.get(`/company/applications/board?job=${jobId}`)).body;
    const interview = groups.find(({ name }: { name: string }) => name === 'Interview');
    expect(interview.applications.map(({ id }: Applicant) => id)).toEqual([one.id]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('keeps what was typed for each of them, and lets nobody walk away from a message or a question', async () => {
    const { jobId, applicants } = await jobWith('Gacal', 'Hibaaq');
    const [one, two] = applicants as [Applicant, Applicant];
    const { page, context } = await openAs(EMPLOYER, `/company/applications?job=${jobId}&application=${one.id}`);
    const note = page.getByLabel('Note for your team');
    const message = page.getByRole('textbox', { name: 'Message' });
    await note.fill('Half a thought');
    await page.getByRole('button', { name: 'Message' }).click();
    await message.fill('Half a letter');
    await message.press('Tab');
    await page.keyboard.press('j');
    expect(await message.inputValue()).toBe('Half a letter');

    await page.getByRole('button', { name: 'Next applicant' }).click();
    await heading(page, two.name).waitFor();
    expect(await note.inputValue()).toBe('');
    await note.fill('To be deleted');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('button', { name: 'Delete note' }).click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('k');
    expect(await page.getByRole('alertdialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });

    await page.keyboard.press('k');
    await heading(page, one.name).waitFor();
    expect([await note.inputValue(), await message.inputValue()]).toEqual(['Half a thought', 'Half a letter']);
    await page.getByRole('button', { name: 'Send' }).click();
    await message.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Message' }).click();
    expect(await message.inputValue()).toBe('');
    await context.close();
  });

  it('follows what happens meanwhile: a move, a withdrawal, a closed job', async () => {
    const { jobId, applicants } = await jobWith('Faiza');
    const [faiza] = applicants as [Applicant];
    const { page, context } = await openAs(EMPLOYER, `/company/applications?job=${jobId}&application=${faiza.id}`);
    await heading(page, faiza.name).waitFor();
    await page.getByRole('button', { name: 'New Stage' }).waitFor();
    const colleague = await signedIn('recruiter@fursa.example');
    const { groups } = (await colleague.get(`/company/applications/board?job=${jobId}`)).body;
    const offer = groups.find(({ name }: { name: string }) => name === 'Offer');
    await colleague.post('/company/applications/move', {
      application_id: faiza.id,
      to_group_id: offer.id,
      after_id: null,
      version: groups[0].applications[0].version,
    });
    await page.getByRole('button', { name: 'Offer Stage' }).waitFor();
    await page.getByText('Moved from New to Offer').waitFor();
    await page.getByText('by Liban Geedi').waitFor();
    await employer.post(`/company/jobs/${jobId}/close`);
    await new TestClient(site.url).post(`/api/application/${faiza.receipt}/withdraw`);
    await page.getByText(/^Withdrawn by the candidate on/).waitFor();
    await page.getByText('This job is closed to new applications.').waitFor();
    await context.close();
  });

  it('says in words that there is none', async () => {
    const { page, context } = await openAs(EMPLOYER, '/company/applications?application=999999');
    await page.getByRole('heading', { name: 'This application could not be found' }).waitFor();
    await toast(page, 'Something went wrong while trying to preview resume! Please try again').waitFor();
    await expectAccessible(page);
    await context.close();
  });

  it.each([
    ['wide and light', {}],
    ['wide and dark', { colorScheme: 'dark' }],
    ['on a phone', { viewport: PHONE }],
    ['on a phone in the dark', { viewport: PHONE, colorScheme: 'dark' }],
  ] as const)('is accessible, %s, with its message and its scores', async (_, options) => {
    const { body } = await employer.get('/company/applications/board');
    const cards = body.groups.flatMap(({ applications }: { applications: object[] }) => applications);
    const { id } = cards.find((card: Record<string, unknown>) => card.ai_evaluation && card.human_evaluation);
    const { page, context } = await openAs(EMPLOYER, `/company/applications?application=${id}`, options);
    await page.getByText('Timeline and notes').waitFor();
    await page.getByRole('button', { name: 'Message' }).click();
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^System Score/ })
      .click();
    await page.getByRole('heading', { name: 'System Scoring Details' }).waitFor();
    await page.locator('blockquote button').first().click();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Hiring Manager' }).click();
    await page.getByRole('heading', { name: 'Hiring Manager Scoring Details' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});

describe('a message from the profile', () => {
  it('is refused empty, kept when it fails, and mailed when it is sent', async () => {
    const { applicants } = await jobWith('Guled');
    const [guled] = applicants as [Applicant];
    const { page, context } = await openAs(EMPLOYER, `/company/applications?application=${guled.id}`);
    await page.getByRole('button', { name: 'Message' }).click();
    const panel = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'Send' }) })
      .last();
    await panel.getByText('Dairy Technician').waitFor();
    await panel.getByRole('button', { name: 'Send' }).click();
    await toast(page, 'Please write a message to send!').waitFor();

    await page.route('**/company/message/candidate', (route) => route.abort());
    await panel.getByRole('textbox').fill('Could we talk on Thursday?');
    await panel.getByRole('button', { name: 'Send' }).click();
    await toast(page, 'Something went wrong while trying to send message! Please try again.').waitFor();
    expect(await panel.getByRole('textbox').inputValue()).toBe('Could we talk on Thursday?');
    await page.unroute('**/company/message/candidate');
    await panel.getByRole('button', { name: 'Send' }).click();
    await toast(page, 'Message sent successfully!').waitFor();
    await page.getByRole('textbox', { name: 'Message' }).waitFor({ state: 'detached' });
    // It is part of what happened.
    await page.getByText('Message to the candidate').waitFor();
    await expect
      .poll(
        async () =>
          (await readOutbox(site.fursa.dataDir)).find(
            ({ headers }) => headers.to?.includes(guled.email) && headers.subject?.includes('wrote to you'),
          )?.text,
        { timeout: 10_000 },
      )
      .toContain('Could we talk on Thursday?');
    await context.close();
  });
});

describe('a note', () => {
  it('mentions a colleague by the keyboard, who gets a mail, and is deleted by its author', async () => {
    const { applicants } = await jobWith('Hibo');
    const [hibo] = applicants as [Applicant];
    const { page, context, troubles } = await openAs(EMPLOYER, `/company/applications?application=${hibo.id}`);
    const field = page.getByLabel('Note for your team');
    await page.getByText('Applied').first().waitFor();
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Please write a note first.').waitFor();
    await field.pressSequentially('Please call her, @lib');
    const option = page.getByRole('option', { name: 'Liban Geedi' });
    await option.waitFor();
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await expectAccessible(page);
    await field.press('Enter');
    expect(await field.inputValue()).toBe('Please call her, @Liban Geedi ');
    await page.getByRole('button', { name: 'Add note' }).click();
    await toast(page, 'Note added.').waitFor();
    await page.getByText('Mentioned: Liban Geedi').waitFor();
    expect(await field.inputValue()).toBe('');
    const mailOf = async () =>
      (await readOutbox(site.fursa.dataDir)).find(({ headers }) => headers.subject?.includes('mentioned you'));
    await expect.poll(async () => (await mailOf())?.text, { timeout: 10_000 }).toContain(`?application=${hibo.id}`);
    expect((await mailOf())?.headers.to).toContain('recruiter@fursa.example');

    await page.getByRole('button', { name: 'Delete note' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
    await page.getByText('Mentioned: Liban Geedi').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('the scoring details', () => {
  it('show a quote where it stands in the application, and the numbers as a table', async () => {
    const { applicants } = await jobWith('Idil');
    const [idil] = applicants as [Applicant];
    const { page, context } = await openAs(EMPLOYER, `/company/applications?application=${idil.id}&scoring=system`);
    const dialog = page.getByRole('dialog', { name: 'System Scoring Details' });
    const rows = dialog.getByRole('table', { name: 'Scores by section' }).getByRole('row');
    await rows.nth(1).waitFor();
    const { ai_evaluation: ai } = (await employer.get(`/company/applications/${idil.id}/scoring`)).body;
    expect(await rows.nth(1).textContent()).toContain(`${ai.ai_education_score}%`);
    expect(await rows.count()).toBe(8);
    const quote = dialog.locator('blockquote button').first();
    const words = ((await quote.locator('span').first().textContent()) ?? '').slice(1, -1);
    await quote.click();
    const mark = dialog.locator('mark');
    expect(await mark.textContent()).toBe(words);
    expect(((await mark.locator('..').textContent()) ?? '').length).toBeGreaterThan(words.length);
    await quote.click();
    await mark.waitFor({ state: 'detached' });

    await dialog.getByRole('radio', { name: 'Hiring Manager' }).click();
    await toast(page, 'Evaluation data is missing or type is incorrect.').waitFor();
    expect(new URL(page.url()).searchParams.get('scoring')).toBe('hiring_manager');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await visit(page, `${site.url}/company/applications?application=999999&scoring=system`);
    await toast(page, 'Application data is missing.').waitFor();
    await context.close();
  });

  it('opened from the profile close to the profile', async () => {
    const { applicants } = await jobWith('Jama');
    const [jama] = applicants as [Applicant];
    const { page, context } = await openAs(EMPLOYER, `/company/applications?application=${jama.id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^System Score/ })
      .click();
    await page.getByRole('heading', { name: 'System Scoring Details' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'System Scoring Details' }).waitFor({ state: 'detached' });
    await heading(page, jama.name).waitFor();
    await context.close();
  });
});

describe('side by side', () => {
  it('stand the chosen cards of one job, and one can be taken out', async () => {
    const { jobId, applicants } = await jobWith('Kadra', 'Luul', 'Magan');
    const [one, two, three] = applicants as [Applicant, Applicant, Applicant];
    const { page, context, troubles } = await openAs(EMPLOYER, `/company/applications?job=${jobId}`);
    for (const { name } of [one, two, three]) {
      await page
        .getByRole('button', { name: new RegExp(name) })
        .first()
        .click({ modifiers: ['Control'] });
    }
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('heading', { level: 1, name: 'Side by side' }).waitFor();
    const heads = page.getByRole('columnheader').filter({ hasText: 'Warsame' });
    expect(await heads.count()).toBe(3);
    const education = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Education', exact: true }) });
    expect(await education.getByRole('cell').count()).toBe(3);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Remove ${two.name} from the comparison` }).click();
    await heads.nth(2).waitFor({ state: 'detached' });
    expect(await heads.allTextContents()).toEqual([
      expect.stringContaining(one.name),
      expect.stringContaining(three.name),
    ]);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await visit(page, `${site.url}/company/applications/compare?ids=${one.id}`);
    await page.getByText('Choose 2 to 4 applications to compare.').waitFor();
    await context.close();
  });
});

describe('a message to the chosen cards', () => {
  it('goes to each of them', async () => {
    const { jobId, applicants } = await jobWith('Nimco', 'Omar');
    const [one, two] = applicants as [Applicant, Applicant];
    const { page, context } = await openAs(EMPLOYER, `/company/applications?job=${jobId}`);
    for (const { name } of [one, two]) {
      await page
        .getByRole('button', { name: new RegExp(name) })
        .first()
        .click({ modifiers: ['Control'] });
    }
    await page
      .getByRole('region', { name: /select|chosen/i })
      .getByRole('button', { name: 'Message' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Message to 2 candidates' });
    await dialog.getByRole('textbox').fill('Thank you, we shall write by Friday.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await toast(page, 'Message sent successfully!').waitFor();
    for (const { id } of [one, two]) {
      const { events } = (await employer.get(`/company/applications/${id}/timeline`)).body;
      expect(events[0]).toMatchObject({ event: 'message', text: 'Thank you, we shall write by Friday.' });
    }
    await context.close();
  });
});
