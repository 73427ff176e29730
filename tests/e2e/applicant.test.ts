import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Board } from '#shared/board/board.contract.ts';
import { stageOf } from '../harness/board-page.ts';
import {
  DEMO_PASSWORD,
  expectAccessible,
  expectAccessibleLightAndDark,
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
import { closeLeavingOpen, publishJob } from '../harness/test-jobs.ts';

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

const isInView = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

type Applicant = { id: number; name: string; email: string; receipt: string };

/** A separate job with these applicants, in the order of the board's first column. */
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
    // The board shows another job, so the card is not on it.
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
    await expect.poll(() => dialog.getByText('I have kept vaccines').count()).toBe(0);
    await expectAccessible(page);

    const cv = dialog.getByRole('link', { name: 'Download CV: hodan.pdf' });
    const download = page.waitForEvent('download');
    await cv.click();
    expect((await download).suggestedFilename()).toBe('hodan.pdf');

    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?job=1');
    expect(troubles).toEqual([]);

    // Opened from its card, and closed with the browser's back button.
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
    expect(await frame.getAttribute('src')).toMatch(/^blob:/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hide CV' }).click();
    await frame.waitFor({ state: 'detached' });
    await context.close();
  });

  it('says in words when the CV cannot be had, on the page and signed out', async () => {
    const { jobId, applicants } = await jobWith('Bilan');
    const [bilan] = applicants as [Applicant];
    const { page, context } = await openAs(EMPLOYER, `/company/applications?job=${jobId}&application=${bilan.id}`);
    const files: string[] = [];
    page.on('download', (download) => files.push(download.suggestedFilename()));
    await page.route('**/candidates/download/cv/*', (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'Something went wrong.' } }),
    );
    await page.getByRole('link', { name: 'Download CV: hodan.pdf' }).click();
    await toast(page, 'The CV could not be downloaded').waitFor();
    await page.getByRole('button', { name: 'Show CV' }).click();
    await page.getByRole('heading', { name: 'The CV could not be shown' }).waitFor();
    await expectAccessible(page);
    await page.unroute('**/candidates/download/cv/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator(`iframe[title="CV of ${bilan.name}"]`).waitFor();

    await page.getByRole('button', { name: 'Close' }).click();
    await context.clearCookies();
    await page.getByRole('link', { name: `Download CV of ${bilan.name}` }).click();
    await page.getByText('Please sign in to continue.').first().waitFor();
    // The one that was shown in its frame: a browser without a viewer for PDF saves it.
    expect(files.filter((name) => !name.endsWith('.pdf'))).toEqual([]);
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
    // Typing in a field triggers no shortcut.
    await page.getByLabel('Note for your team').fill('jjk');
    await page.getByLabel('Note for your team').press('j');
    await expect.poll(() => heading(page, two.name).count()).toBe(1);
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

  it('names the job and the place among all, and moves by number keys, on to the next with Shift', async () => {
    const { jobId, applicants } = await jobWith('Dahir', 'Egal', 'Fadumo');
    const [one, two, three] = applicants as [Applicant, Applicant, Applicant];
    const { page, context, troubles } = await openAs(
      EMPLOYER,
      `/company/applications?job=${jobId}&application=${one.id}`,
    );
    const dialog = page.getByRole('dialog', { name: one.name });
    await dialog.getByText('Dairy Technician').first().waitFor();
    await dialog.getByText('1 of 3', { exact: true }).waitFor();
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Interview Stage' }).waitFor();
    // The move is followed by the offer to write.
    await page.getByText(`Send ${one.name} a message?`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Write message' }).click();
    const message = page.getByRole('textbox', { name: 'Message' });
    expect(await message.inputValue()).toContain(`Dear ${one.name}`);
    await page.getByRole('button', { name: 'Send' }).click();
    await message.waitFor({ state: 'detached' });
    // The focus is still inside the dialog.
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);

    await page.keyboard.press('j');
    await heading(page, two.name).waitFor();
    await page.keyboard.press('Shift+Digit2');
    await heading(page, three.name).waitFor();
    await page.getByRole('button', { name: 'Move and next' }).waitFor({ state: 'detached' });
    await expect.poll(() => stageOf(employer, two.id)).toBe('Shortlisted');
    expect(await stageOf(employer, one.id)).toBe('Interview');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is rejected, and left, with the keyboard alone after a move by a key', async () => {
    const { jobId, applicants } = await jobWith('Faadumo', 'Guled', 'Halima');
    const [one, two, three] = applicants as [Applicant, Applicant, Applicant];
    const { page, context, troubles } = await openAs(EMPLOYER, `/company/applications?job=${jobId}`);
    await page.locator(`[data-card="${one.id}"]`).click();
    await heading(page, one.name).waitFor();
    await page.keyboard.press('Shift+Digit2');
    await heading(page, two.name).waitFor();
    await page.keyboard.press('r');
    await page
      .getByRole('dialog', { name: `Reject ${two.name}` })
      .getByText(`Dear ${two.name},`)
      .waitFor();
    await page.keyboard.type('Too far away.');
    await page.keyboard.press('Control+Enter');
    await heading(page, three.name).waitFor();
    expect(await stageOf(employer, two.id)).toBe('Not selected');
    const { events } = (await employer.get(`/company/applications/${two.id}/timeline`)).body;
    expect(events.map(({ text }: { text: string | null }) => text)).toContain('Too far away.');
    await page.keyboard.press('Escape');
    await heading(page, three.name).waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('stands beside their photo on an Arabic page too', async () => {
    const { jobId, applicants } = await jobWith('Ifrah');
    const [one] = applicants as [Applicant];
    const { page, context } = await openPage(site.browser, { locale: 'ar' });
    await signIn(page, site.url, EMPLOYER);
    await visit(page, `${site.url}/company/applications?job=${jobId}&application=${one.id}`);
    const title = heading(page, one.name);
    await title.waitFor();
    expect(await title.evaluate((element) => getComputedStyle(element).textAlign)).toBe('right');
    // What they wrote stands on the side of its language, as the description of a job does.
    for (const passage of await page.locator(':is(p, li)[data-passage]').all()) {
      const { direction, textAlign } = await passage.evaluate((element) => getComputedStyle(element));
      expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'start' });
    }
    expect(await page.locator(':is(p, li)[data-passage]').count()).toBeGreaterThan(1);
    await context.close();
  });

  it('is rejected in one dialog, with a reason for the team and a message', async () => {
    const { jobId, applicants } = await jobWith('Geedi', 'Hodan');
    const [one, two] = applicants as [Applicant, Applicant];
    const { page, context, troubles } = await openAs(
      EMPLOYER,
      `/company/applications?job=${jobId}&application=${one.id}`,
    );
    await page.getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: `Reject ${one.name}` });
    await dialog.getByText(`Dear ${one.name},`).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Reason (optional)').fill('Too little experience with dairies.');
    // A failed message is reported in the dialog, and the move that succeeded is not repeated.
    await page.route('**/company/message/candidate', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Reject and send' }).click();
    await dialog.getByText(`${one.name} was moved, but the message was not sent`).waitFor();
    await page.unroute('**/company/message/candidate');
    await dialog.getByRole('button', { name: 'Reject, send and next' }).click();
    await heading(page, two.name).waitFor();
    expect(await stageOf(employer, one.id)).toBe('Not selected');
    const { events } = (await employer.get(`/company/applications/${one.id}/timeline`)).body;
    const texts = events.map(({ text }: { text: string | null }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['Too little experience with dairies.', expect.stringContaining(`Dear ${one.name},`)]),
    );
    expect(events.filter(({ event }: { event: string }) => event === 'message')).toHaveLength(1);
    // Undoing takes back the message where possible; a guest has already got it by mail.
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await toast(page, `The message to ${one.name} was emailed and cannot be taken back.`).waitFor();
    await expect.poll(() => stageOf(employer, one.id)).toBe('New');
    expect(troubles.filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });

  it('keeps scores, notes and what happened beside what is read, and telephone numbers and addresses whole', async () => {
    const { jobId, applicants } = await jobWith('Ilhan');
    const [ilhan] = applicants as [Applicant];
    const { page, context } = await openAs(EMPLOYER, `/company/applications?job=${jobId}&application=${ilhan.id}`);
    const note = page.getByLabel('Note for your team');
    await note.waitFor();
    const seen = () => note.evaluate((field) => field.getBoundingClientRect().top < window.innerHeight);
    expect(await seen()).toBe(true);
    await page.getByText('Screening questions').scrollIntoViewIfNeeded();
    expect(await seen()).toBe(true);
    await page
      .getByRole('link', { name: /^\+\d+ \d+ \d/ })
      .first()
      .waitFor();
    const email = page.getByRole('link', { name: ilhan.email });
    const lines = await email
      .locator('span')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(Math.max(...lines)).toBeLessThan(30);
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
    await expect.poll(() => message.inputValue()).toBe('Half a letter');

    await page.getByRole('button', { name: 'Next applicant' }).click();
    await heading(page, two.name).waitFor();
    await expect.poll(() => note.inputValue()).toBe('');
    await note.fill('To be deleted');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('button', { name: 'Delete note' }).click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('k');
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });

    await page.keyboard.press('k');
    await heading(page, one.name).waitFor();
    expect([await note.inputValue(), await message.inputValue()]).toEqual(['Half a thought', 'Half a letter']);
    await page.reload();
    await expect.poll(() => note.inputValue()).toBe('Half a thought');
    await page.getByRole('button', { name: 'Message' }).click();
    await expect.poll(() => message.inputValue()).toBe('Half a letter');
    await page.getByRole('button', { name: 'Send' }).click();
    await message.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Message' }).click();
    await expect.poll(() => message.inputValue()).toBe('');
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
    await closeLeavingOpen(employer, jobId);
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
    ['wide', {}],
    ['on a phone', { viewport: PHONE }],
  ] as const)('is accessible, light and dark, %s, with its message and its scores', async (_, options) => {
    const { body } = await employer.get('/company/applications/board');
    const cards = body.groups.flatMap(({ applications }: { applications: object[] }) => applications);
    const { id } = cards.find((card: Record<string, unknown>) => card.ai_evaluation && card.human_evaluation);
    const { page, context } = await openAs(EMPLOYER, `/company/applications?application=${id}`, options);
    await page.getByText('Timeline and notes').waitFor();
    // Whatever the width, the first view tells a score.
    const scores = await page.getByRole('dialog').getByText('System Score').all();
    expect(await Promise.all(scores.map((score) => score.evaluate(isInView)))).toContain(true);
    await page.getByRole('button', { name: 'Message' }).click();
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    await expectAccessibleLightAndDark(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^System Score/ })
      .click();
    await page.getByRole('heading', { name: 'System Scoring Details' }).waitFor();
    await page.locator('blockquote button').first().click();
    await expectAccessibleLightAndDark(page);
    await page.getByRole('radio', { name: 'Hiring Manager' }).click();
    await page.getByRole('heading', { name: 'Hiring Manager Scoring Details' }).waitFor();
    await expectAccessibleLightAndDark(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});

describe('the profile on a phone', () => {
  it('has all its actions by their names', async () => {
    const { jobId, applicants } = await jobWith('Hibo', 'Idil');
    const [one, two] = applicants as [Applicant, Applicant];
    const address = `/company/applications?job=${jobId}&application=${one.id}`;
    const { page, context, troubles } = await openAs(EMPLOYER, address, { viewport: PHONE });
    await page.getByRole('button', { name: 'Message' }).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Download CV/ }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('group', { name: 'Move and next' }).getByRole('menuitem', { name: 'Shortlisted' }).click();
    await expect.poll(() => stageOf(employer, one.id)).toBe('Shortlisted');
    await page.getByRole('dialog').getByRole('heading', { name: two.name }).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Reject' }).click();
    await page.getByRole('dialog', { name: `Reject ${two.name}` }).waitFor();
    expect(troubles).toEqual([]);
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
    await panel.getByText('Something went wrong while trying to send message! Please try again.').waitFor();
    await expect.poll(() => panel.getByRole('textbox').inputValue()).toBe('Could we talk on Thursday?');
    await page.unroute('**/company/message/candidate');
    await panel.getByRole('button', { name: 'Send' }).click();
    await toast(page, 'Message sent successfully!').waitFor();
    await page.getByRole('textbox', { name: 'Message' }).waitFor({ state: 'detached' });
    // The message appears in the history.
    await page.getByText('Message to the candidate').waitFor();
    await expect
      .poll(
        async () =>
          (await readOutbox(site.fursa.dataDir)).find(
            ({ headers }) => headers.to?.includes(guled.email) && headers.subject?.includes('New message from'),
          )?.text,
        { timeout: 10_000 },
      )
      .toContain('Could we talk on Thursday?');
    await context.close();
  });
});

describe('a message to somebody who wants none', () => {
  it('says so, keeps what was typed, and cannot be sent again', async () => {
    const { id: jobId } = await publishJob(employer, admin, { application_form: 'quick' });
    const candidate = await signedIn('candidate@fursa.example');
    const coverLetter = 'I have planned deliveries for five years and would like to do so for you. '.repeat(3);
    expect((await candidate.post(`/jobs/apply/${jobId}`, { coverLetter, answers: {} })).status).toBe(200);
    const { groups } = (await employer.get(`/company/applications/board?job=${jobId}`)).body;
    const { id } = groups.flatMap(({ applications }: { applications: { id: number }[] }) => applications)[0];
    const { conversation } = (await employer.post('/messages/open', { application_id: id })).body;
    expect((await candidate.post('/messages/block', { chat_id: conversation.id, blocked: true })).status).toBe(200);
    const { page, context } = await openAs(EMPLOYER, `/company/applications?job=${jobId}&application=${id}`);
    await page.getByRole('button', { name: 'Message' }).click();
    const text = page.getByRole('textbox', { name: 'Message' });
    await text.fill('Could we talk?');
    const send = page.getByRole('button', { name: 'Send' });
    await send.click();
    await page.getByRole('alert').getByText('No more messages can be sent in this conversation.').waitFor();
    expect(await send.isDisabled()).toBe(true);
    await expect.poll(() => text.inputValue()).toBe('Could we talk?');
    await candidate.post('/messages/block', { chat_id: conversation.id, blocked: false });
    await context.close();
  });
});

describe('a note', () => {
  it('mentions a colleague by the keyboard, whose name stands out, and is deleted by its author', async () => {
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
    await expect.poll(() => field.inputValue()).toBe('Please call her, @Liban Geedi ');
    await page.getByRole('button', { name: 'Add note' }).click();
    await toast(page, 'Note added.').waitFor();
    const name = page.locator('bdi', { hasText: /^@Liban Geedi$/ });
    await name.waitFor();
    await expectAccessible(page);
    await expect.poll(() => field.inputValue()).toBe('');

    await page.getByRole('button', { name: 'Delete note' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
    await name.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('that arrives while it is open is read by whom it mentions, and not in their bell', async () => {
    const { jobId, applicants } = await jobWith('Hodan');
    const [hodan] = applicants as [Applicant];
    const recruiter = await signedIn('recruiter@fursa.example');
    const { id: mentioned } = (await recruiter.get('/me')).body.user;
    const write = (body: string) =>
      employer.post(`/company/applications/${hodan.id}/notes`, { body, mentions: [mentioned] });
    const unread = async () =>
      (await recruiter.get('/api/news')).body.mentions.filter(
        ({ application_id: id }: { application_id: number }) => id === hodan.id,
      ).length;
    await write('The first note.');
    expect(await unread()).toBe(1);
    const opened = await openAs(
      'recruiter@fursa.example',
      `/company/applications?job=${jobId}&application=${hodan.id}`,
    );
    await opened.page.getByText('The first note.').waitFor();
    await expect.poll(unread).toBe(0);
    await write('The second note.');
    await opened.page.getByText('The second note.').waitFor();
    await expect.poll(unread).toBe(0);
    await opened.context.close();
  });

  it('is saved by Ctrl+Enter; ? lists the keys wherever nobody types', async () => {
    const { applicants } = await jobWith('Idil');
    const [idil] = applicants as [Applicant];
    const { page, context, troubles } = await openAs(EMPLOYER, `/company/applications?application=${idil.id}`);
    const field = page.getByLabel('Note for your team');
    await field.pressSequentially('Call her again, @lib');
    await page.getByRole('option', { name: 'Liban Geedi' }).waitFor();
    await field.press('Control+Enter');
    await toast(page, 'Note added.').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await field.press('?');
    await expect.poll(() => field.inputValue()).toBe('?');
    await field.fill('');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const button = page.getByRole('dialog').getByRole('button', { name: 'Keyboard shortcuts' });
    await button.focus();
    await page.keyboard.press('?');
    await keys.getByText('Next applicant', { exact: true }).waitFor();
    await expect.poll(() => keys.count()).toBe(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await button.click();
    await keys.getByText('Save the note, or the scorecard').waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await heading(page, idil.name).waitFor();
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
    await expect.poll(() => rows.count()).toBe(8);
    const quote = dialog.locator('blockquote button').first();
    const words = ((await quote.locator('span').first().textContent()) ?? '').slice(1, -1);
    await quote.click();
    const mark = dialog.locator('mark');
    expect(await mark.textContent()).toBe(words);
    expect(((await mark.locator('..').textContent()) ?? '').length).toBeGreaterThan(words.length);
    await quote.click();
    await mark.waitFor({ state: 'detached' });

    await dialog.getByRole('radio', { name: 'Hiring Manager' }).click();
    await page
      .getByRole('dialog', { name: 'Hiring Manager Scoring Details' })
      .getByText('Nobody has scored this application yet.')
      .waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
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
    await page.getByRole('heading', { level: 1, name: 'Compare applicants' }).waitFor();
    const heads = page.getByRole('columnheader').filter({ hasText: 'Warsame' });
    await expect.poll(() => heads.count()).toBe(3);
    // The table is as long as it is, and the page scrolls: it does not end at the edge of the screen.
    const table = page.getByRole('region', { name: 'Compare applicants' });
    expect(await table.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    // The names stay above whatever is read further down.
    await page.getByRole('rowheader', { name: 'Languages' }).scrollIntoViewIfNeeded();
    expect(await heads.first().getByText(one.name).evaluate(isInView)).toBe(true);

    // Decisions are made in the comparison: one applicant is moved on, one is rejected with a message.
    await page.getByRole('button', { name: `Stage of ${one.name}` }).click();
    await page.getByRole('option', { name: 'Interview' }).click();
    await page.getByText(`${one.name} is now in Interview.`).waitFor();
    await page.getByRole('button', { name: `Reject ${two.name}` }).click();
    const reject = page.getByRole('dialog', { name: `Reject ${two.name}` });
    await reject.getByText('Dear').waitFor();
    await reject.getByRole('button', { name: 'Reject and send' }).click();
    await toast(page, 'Message sent successfully!').waitFor();
    expect(await stageOf(employer, one.id)).toBe('Interview');
    expect(await stageOf(employer, two.id)).toBe('Not selected');

    // Going back restores the same board with the same cards selected.
    await page.getByRole('main').getByRole('link', { name: 'Applications' }).click();
    await page.getByText('3 selected').waitFor();
    expect(new URL(page.url()).search).toBe(`?job=${jobId}`);
    await page.getByRole('link', { name: 'Compare' }).click();
    await heads.nth(2).waitFor();
    const education = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Education', exact: true }) });
    await expect.poll(() => education.getByRole('cell').count()).toBe(3);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Remove ${two.name} from the comparison` }).click();
    await heads.nth(2).waitFor({ state: 'detached' });
    expect(await heads.allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining(one.name), expect.stringContaining(three.name)]),
    );
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.getByRole('rowheader', { name: 'Languages' }).scrollIntoViewIfNeeded();
    // Below what the last decision reported, until that is gone.
    for (const { name } of [one, three])
      await expect.poll(() => heads.getByText(name).evaluate(isInView), { timeout: 20_000 }).toBe(true);
    // The heading makes room there, and the marks of a section stay explained.
    expect(await page.getByRole('heading', { level: 1 }).evaluate(isInView)).toBe(false);
    await page.getByRole('rowheader', { name: 'Experience', exact: true }).evaluate((row) => row.scrollIntoView());
    expect(await page.getByText('Pass mark: ').evaluate(isInView)).toBe(true);
    await expectAccessible(page);
    // One button per applicant has everything there.
    expect(await page.getByRole('button', { name: `Stage of ${three.name}` }).isVisible()).toBe(false);
    await page.getByRole('button', { name: `Decide about ${three.name}` }).click();
    await page.getByRole('menuitem', { name: 'Shortlisted' }).click();
    await page.getByText(`${three.name} is now in Shortlisted.`).waitFor();
    expect(await stageOf(employer, three.id)).toBe('Shortlisted');
    expect(troubles).toEqual([]);
    await visit(page, `${site.url}/company/applications/compare?ids=${one.id}`);
    await page.getByText('Choose 2 to 4 applications to compare.').waitFor();
    await context.close();
  });
});

describe('cards of different jobs', () => {
  it('cannot be compared, and the board says why', async () => {
    const { groups } = (await employer.get('/company/applications/board')).body as Board;
    const cards = groups.flatMap(({ applications }) => applications[0] ?? []);
    const other = cards.find(({ job }) => job.id !== cards[0]?.job.id);
    const { page, context } = await openAs(EMPLOYER, '/company/applications');
    for (const card of [cards[0], other]) {
      await page
        .locator(`[data-card="${card?.id}"]`)
        .getByRole('button')
        .first()
        .click({ modifiers: ['Control'] });
    }
    const compare = page.getByRole('button', { name: 'Compare' });
    await expect.poll(() => compare.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('To compare, select applicants for one job.').waitFor();
    await expectAccessible(page);
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
