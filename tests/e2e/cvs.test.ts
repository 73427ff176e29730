import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { filledForm, filledSimple, filledWizard } from '#shared/applications/wizard/filled-forms.fixtures.ts';
import { stepsOf } from '#shared/applications/wizard/steps.ts';
import type { WizardForm } from '#shared/applications/wizard/wizard.values.ts';
import { codecOf, type DraftedForm } from '#web/applications/wizard/drafts/session-codec.ts';
import { apiOf, boardOf } from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { pdfFile, pdfText } from '../harness/pdf-file.ts';
import { plainJpeg } from '../harness/pictures.ts';
import { siteForTests } from '../harness/site.ts';
import type { TestClient } from '../harness/test-client.ts';
import * as wizard from '../harness/wizard.ts';

const { press, toast } = wizard;
const CANDIDATE = 'candidate@fursa.example';
const OTHER = 'candidate2@fursa.example';

const site = siteForTests();
let candidate: TestClient;
let employer: TestClient;
let publish: Awaited<ReturnType<typeof wizard.publisher>>;
beforeAll(async () => {
  [candidate, employer, publish] = await Promise.all([apiOf(site, CANDIDATE), apiOf(site), wizard.publisher(site.url)]);
});

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const pdf = (text: string) => pdfFile({ content: pdfText([text]) });
const cvFile = (name: string) => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf(name) });
type Cv = { id: number; name: string; is_default: boolean };
const cvsOf = async (client: TestClient): Promise<Cv[]> => (await client.get('/candidate/resumes')).body.resumes;
async function addCv(client: TestClient, name: string): Promise<Cv> {
  return (await client.upload('/candidate/resumes', `${name}.pdf`, pdf(name))).body.resume;
}

async function openProfile(email: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email);
  await visit(opened.page, `${site.url}/user/profile`);
  return opened;
}
const rowOf = (page: Page, name: string) => page.locator('main').getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

describe('the CVs of a profile', () => {
  it('are uploaded, renamed, put first, looked at and deleted', async () => {
    const { page, context, troubles } = await openProfile(OTHER);
    const other = await apiOf(site, OTHER);
    const [first, second] = [unique('First'), unique('Second')];
    const input = page.getByLabel('Upload a CV', { exact: true }).and(page.locator('input'));
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await page.getByRole('alert').getByText('Please choose a PDF, DOC or DOCX file.').waitFor();
    for (const [name, shown] of [
      [first, `${first}.pdf`],
      [second, `${second}.pdf`],
      [second, `${second} (2).pdf`],
    ] as const) {
      await input.setInputFiles(cvFile(name));
      await rowOf(page, shown).waitFor();
    }

    await choose(page, `${second} (2).pdf`, 'Rename');
    const dialog = page.getByRole('dialog', { name: 'Rename CV' });
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe(`${second} (2)`);
    await dialog.getByLabel('Name').fill(first);
    await press(dialog, 'Save');
    await dialog.getByText('You already have a CV with this name. Please choose another name.').waitFor();
    await expectAccessible(page);
    const third = unique('Third');
    await dialog.getByLabel('Name').fill(third);
    await press(dialog, 'Save');
    await rowOf(page, `${third}.pdf`).waitFor();

    await choose(page, `${third}.pdf`, 'Make default');
    await rowOf(page, `${third}.pdf`).getByText('Default', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Default', { exact: true }).count()).toBe(1);
    expect((await cvsOf(other))[0]?.name).toBe(`${third}.pdf`);

    await page.getByRole('button', { name: `Preview of ${third}.pdf` }).click();
    await page.locator(`iframe[title="Preview of ${third}.pdf"]`).waitFor();
    await expectAccessible(page);
    await press(page, 'Close');

    await choose(page, `${third}.pdf`, 'Delete');
    const question = page.getByRole('alertdialog', { name: `Delete ${third}.pdf?` });
    await question.getByText('Applications you have already sent keep their copy.').waitFor();
    await press(question, 'Cancel');
    await choose(page, `${third}.pdf`, 'Delete');
    await press(question, 'Delete');
    await rowOf(page, `${third}.pdf`).waitFor({ state: 'detached' });
    await expectAccessible(page);
    // The expected 422 is for the name that was taken.
    expect(troubles.filter((one) => !one.includes('422'))).toEqual([]);
    await context.close();
  });

  it('fit a phone, and say so when there is no room for another', async () => {
    const other = await apiOf(site, OTHER);
    while ((await cvsOf(other)).length < 10) await addCv(other, unique('A CV with a rather long name for a phone'));
    const { page, context } = await openProfile(OTHER, { viewport: PHONE });
    await page.getByText('You can keep up to 10 CVs. Delete one to make room for another.').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    for (const { id } of (await cvsOf(other)).slice(3)) await other.request('DELETE', `/candidate/resumes/${id}`);
    await context.close();
  });
});

const FILLED = { wizard: filledWizard, form: filledForm, simple: filledSimple };

/** A completely filled form at its last or first step; returns its address. */
async function draftAt(job: { id: number; slug: string }, form: WizardForm, changes: Partial<DraftedForm> = {}) {
  const steps = stepsOf(form, []);
  const step = steps.at(-1)?.id ?? 'personal';
  const completed = steps.slice(0, -1).map(({ id }) => id);
  const fields = codecOf(form).encode({ data: FILLED[form](), step, completed, percent: 90, ...changes });
  const { body, text } = await candidate.post('/api/session/store', { jobId: job.id, ...fields });
  expect(body.success, text).toBe(true);
  return `${site.url}/job/${job.slug}/apply?token=${body.token}`;
}

async function openForm(address: string) {
  const opened = await openPage(site.browser, { withClock: true });
  await signIn(opened.page, site.url, CANDIDATE);
  await visit(opened.page, address);
  return opened;
}
const cvField = (inside: Page | Locator) => inside.getByLabel(/^CV/).and(inside.locator('select'));
const chosenIn = (field: Locator) => field.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.text);

/** The CV that the employer gets with the only application to a job. */
async function sentWith(jobId: number): Promise<{ status: number; name: string }> {
  const { groups } = await boardOf(employer, `?job=${jobId}`);
  const [card] = groups.flatMap(({ applications }) => applications);
  const { status, headers } = await employer.get(`/candidates/download/cv/${card?.candidate_resume_id}`);
  return { status, name: decodeURIComponent(headers.get('filename') ?? '') };
}

describe('a stored CV', () => {
  it.each([
    ['wizard', 'Submit Application'],
    ['form', 'Submit Application'],
    ['simple', 'Submit'],
  ] as const)('goes with the form %s, and stays with the application when it is deleted', async (form, send) => {
    const job = await publish({ title: unique('Cold Clerk'), application_form: form, questions: [], pass_mark: 1 });
    const [usual, special] = [await addCv(candidate, unique('Usual')), await addCv(candidate, unique('Special'))];
    await candidate.post(`/candidate/resumes/${usual.id}/default`);
    const { page, context, troubles } = await openForm(await draftAt(job, form));
    const field = cvField(page);
    await expect.poll(() => chosenIn(field)).toBe(`${usual.name} (default)`);
    await field.selectOption(special.name);
    await expectAccessible(page);
    if (form === 'wizard') await page.getByRole('checkbox', { name: /^I confirm that all/ }).check();
    await wizard.send(page, send);
    await toast(page, 'Application Submitted!');
    expect(await sentWith(job.id)).toEqual({ status: 200, name: special.name });
    await candidate.request('DELETE', `/candidate/resumes/${special.id}`);
    await candidate.request('DELETE', `/candidate/resumes/${usual.id}`);
    expect(await sentWith(job.id)).toEqual({ status: 200, name: special.name });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is offered by the short form, the default one first, and can be left out', async () => {
    const job = await publish({ title: unique('Night Clerk'), application_form: 'quick', questions: [] });
    const [usual, special] = [await addCv(candidate, unique('Usual')), await addCv(candidate, unique('Special'))];
    await candidate.post(`/candidate/resumes/${usual.id}/default`);
    const { page, context, troubles } = await openPage(site.browser);
    await signIn(page, site.url, CANDIDATE);
    await visit(page, `${site.url}/job/${job.slug}?apply=1`);
    const dialog = page.getByRole('dialog');
    const field = cvField(dialog);
    await expect.poll(() => chosenIn(field)).toBe(`${usual.name} (default)`);
    const options = await field.locator('option').allTextContents();
    expect(options.slice(0, 2)).toEqual(['No CV', `${usual.name} (default)`]);
    await field.selectOption(special.name);
    await dialog.getByLabel('Cover letter').fill('I have kept a cold store by night for three years.');
    // Deleted elsewhere while the form was open.
    await candidate.request('DELETE', `/candidate/resumes/${special.id}`);
    await press(dialog, 'Submit Application');
    await dialog.getByText('Please choose one of your own CVs.').waitFor();
    await field.selectOption(`${usual.name} (default)`);
    await press(dialog, 'Submit Application');
    await page.getByText('Application submitted successfully!').waitFor();
    await candidate.request('DELETE', `/candidate/resumes/${usual.id}`);
    expect(await sentWith(job.id)).toEqual({ status: 200, name: usual.name });
    expect(troubles.filter((one) => !one.includes('422'))).toEqual([]);
    await context.close();
  });

  it('that a draft names and that was deleted since is missed in words, and another is chosen', async () => {
    const job = await publish({ title: unique('Ice Clerk'), application_form: 'simple', questions: [], pass_mark: 1 });
    const [kept, deleted] = [await addCv(candidate, unique('Kept')), await addCv(candidate, unique('Deleted'))];
    await candidate.request('DELETE', `/candidate/resumes/${deleted.id}`);
    const { page, context } = await openForm(
      await draftAt(job, 'simple', { step: 'education', completed: ['personal'], resumeId: deleted.id }),
    );
    const notice = page.getByRole('alert').filter({ hasText: 'The CV you had chosen is no longer in your profile' });
    await notice.getByText('Choose another one at the last step').waitFor();
    await expectAccessible(page);
    await press(page, 'Next');
    const field = cvField(page);
    expect(await chosenIn(field)).toBe('No CV');
    await page.getByText('Please choose another one, or apply without.').waitFor();
    await field.selectOption(String(kept.id));
    await wizard.send(page, 'Submit');
    await toast(page, 'Application Submitted!');
    expect(await sentWith(job.id)).toEqual({ status: 200, name: kept.name });
    await candidate.request('DELETE', `/candidate/resumes/${kept.id}`);
    await context.close();
  });
});

describe('the photo of a candidate', () => {
  it('is cropped by keyboard, and seen in the menu and by the employer', async () => {
    const job = await publish({ title: unique('Dock Clerk'), application_form: 'quick', questions: [] });
    const cover = { coverLetter: 'I have kept a dock for three years.', answers: {} };
    expect((await candidate.post(`/jobs/apply/${job.id}`, cover)).status).toBe(200);
    const { page, context, troubles } = await openProfile(CANDIDATE);
    const menu = page.locator('header details img');
    const before = (await candidate.get('/me')).body.user.photo as string | null;
    const input = page.locator('#profile-photo');
    await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await page.getByRole('alert').getByText('This picture could not be opened.').waitFor();
    await input.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await page.getByRole('alert').getByText('Please choose a PNG, JPEG or WebP picture.').waitFor();
    await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await plainJpeg(800, 600) });
    const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    const down = dialog.getByRole('slider', { name: 'Up and down' });
    expect(await down.isDisabled()).toBe(true);
    await zoom.focus();
    for (let times = 0; times < 20; times += 1) await page.keyboard.press('ArrowRight');
    expect(await zoom.getAttribute('aria-valuetext')).toBe('200%');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    // Only the red upper part of the picture is kept.
    await page.keyboard.press('Home');
    expect(await down.getAttribute('aria-valuetext')).toBe('0%');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await toast(page, 'Photo updated');
    await expect.poll(async () => (await candidate.get('/me')).body.user.photo).not.toBe(before);
    const now = (await candidate.get('/me')).body.user.photo as string;
    await expect.poll(() => menu.getAttribute('src')).toBe(now);
    const colour = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 1;
      canvas.height = 1;
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(picture, 0, 0, 1, 1);
      return [picture.naturalWidth, picture.naturalHeight, ...(drawing?.getImageData(0, 0, 1, 1).data ?? [])];
    }, now);
    expect(colour.slice(0, 2)).toEqual([512, 512]);
    expect((colour[2] as number) > 150 && (colour[4] as number) < 100).toBe(true);
    await expectAccessible(page);

    const { groups } = await boardOf(employer, `?job=${job.id}`);
    const [card] = groups.flatMap(({ applications }) => applications);
    const desk = await openPage(site.browser);
    await signIn(desk.page, site.url, 'employer@fursa.example');
    await visit(desk.page, `${site.url}/company/applications?job=${job.id}`);
    const face = `img[src^="/candidates/photo/${card?.id}?v="]`;
    await desk.page.locator(`[data-card="${card?.id}"] ${face}`).waitFor();
    await visit(desk.page, `${site.url}/company/applications?job=${job.id}&application=${card?.id}`);
    const shown = desk.page.getByRole('dialog').locator(face).first();
    await shown.waitFor();
    await expect.poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(512);

    await page.getByRole('button', { name: 'Remove: Photo' }).click();
    await press(page.getByRole('alertdialog'), 'Remove');
    await toast(page, 'Your photo was removed');
    await menu.waitFor({ state: 'detached' });
    expect(troubles.concat(desk.troubles)).toEqual([]);
    await Promise.all([context.close(), desk.context.close()]);
  });
});
