import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, visit } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';
import * as wizard from '../harness/wizard.ts';

const { heading, errors, press } = wizard;
const site = siteForTests();
let job: { id: number; slug: string };

beforeAll(async () => {
  const publish = await wizard.publisher(site.url);
  job = await publish({
    application_form: 'wizard',
    title: 'Field Developer',
    pass_mark: 1,
    questions: [{ title: 'When could you start?', required: true }],
  });
});

const fixture = (name: string) => new URL(`../fixtures/cvs/${name}`, import.meta.url);

/** Emulates a phone and counts every press. */
async function onPhone() {
  const { page, context, troubles } = await openPage(site.browser, { withClock: true, viewport: PHONE });
  await visit(page, `${site.url}/job/${job.slug}/apply`);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  return {
    page,
    context,
    troubles,
    taps: () => taps,
    tap,
    button: (name: string) => tap(page.getByRole('button', { name, exact: true })),
    /** Presses the button and chooses the file. */
    async choose(name: string) {
      const chooser = page.waitForEvent('filechooser');
      await tap(page.getByRole('button', { name: 'Choose a file' }));
      taps += 1;
      await (await chooser).setFiles({
        name,
        mimeType: name.endsWith('pdf') ? 'application/pdf' : 'application/octet-stream',
        buffer: await readFile(fixture(name)),
      });
    },
    async write(field: Locator, text: string) {
      taps += 1;
      await field.click();
      await page.keyboard.type(text);
    },
  };
}

const isRead = (page: Page) =>
  page
    .getByRole('status')
    .getByText(/fields/)
    .waitFor();

it('takes no more than fifteen presses on a phone', async () => {
  const { page, taps, tap, button, choose, write, troubles } = await onPhone();
  await choose('two-columns.pdf');
  await isRead(page);
  await write(page.getByRole('spinbutton').first(), '14031998');
  await button('Continue');
  await heading(page, 'Education & Training').waitFor();
  await page.getByText(/Kenya/).first().waitFor();
  await button('Continue');
  await heading(page, 'Work Experience').waitFor();
  await button('Continue');
  await heading(page, 'Skills & Expertise').waitFor();
  await button('Continue');
  await heading(page, 'Language Proficiency').waitFor();
  await button('Continue');
  await heading(page, 'Cover Letter').waitFor();
  await write(page.getByLabel('Cover Letter'), wizard.LETTER);
  await button('Continue');
  await heading(page, 'Screening Questions').waitFor();
  await write(page.getByLabel('When could you start?'), 'Next week.');
  await button('Continue');
  await heading(page, 'Review & Submit').waitFor();
  await tap(page.getByLabel(/^I confirm/));
  await wizard.passTime(page, 10_000);
  await button('Submit Application');
  await page.getByRole('heading', { name: 'Application Submitted!' }).waitFor();
  expect(taps()).toBeLessThanOrEqual(15);
  expect(troubles).toEqual([]);
});

it('asks on the card for what a CV does not say, and names the entry that is wrong', async () => {
  const { page, button, choose, write, tap } = await onPhone();
  await choose('docx-plain.docx');
  await isRead(page);
  await write(page.getByRole('spinbutton').first(), '14031998');
  await button('Continue');
  await heading(page, 'Education & Training').waitFor();
  await button('Continue');
  const said = await errors(page);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^.+: Start date is required$/);
  await page.getByRole('tab', { name: /Formal Education.*1 to correct/ }).waitFor();
  await tap(page.locator('section[role="alert"] li button'));
  const start = page.getByRole('group', { name: 'Start date' });
  await expect.poll(() => start.evaluate((group) => group.contains(document.activeElement))).toBe(true);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await wizard.fillMonth(page, 'Start date', '2009-01');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await button('Continue');
  await heading(page, 'Work Experience').waitFor();
  await button('Continue');
  await button('Continue');
  await heading(page, 'Language Proficiency').waitFor();
  for (const card of await page.getByRole('article').all()) await tap(card.getByLabel('Fluent'));
  await button('Continue');
  await heading(page, 'Cover Letter').waitFor();
});

it('leads to the tab of a training that is wrong', async () => {
  const { page, button, choose, write, tap } = await onPhone();
  await choose('network-export.pdf');
  await isRead(page);
  await write(page.getByRole('spinbutton').first(), '14031998');
  await button('Continue');
  await heading(page, 'Education & Training').waitFor();
  await button('Continue');
  const missing = page.locator('section[role="alert"] li button').filter({ hasText: 'Issuing organization' });
  await missing.first().waitFor();
  await page.getByRole('tab', { name: /Training & Certifications.*to correct/ }).waitFor();
  await tap(missing.first());
  const organization = page.getByLabel('Issuing organization').first();
  await expect.poll(() => organization.evaluate((field) => field === document.activeElement)).toBe(true);
});

it('waits with Continue until the CV is read', async () => {
  const { page, context, choose, write, button } = await onPhone();
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route('**/api/cv/read', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await write(page.getByRole('spinbutton').first(), '14031998');
  await choose('two-columns.pdf');
  await button('Continue');
  await page.getByRole('button', { name: 'Reading your CV…' }).waitFor();
  expect(await errors(page)).toEqual([]);
  letGo();
  await heading(page, 'Education & Training').waitFor();
});

it('asks before a dialog throws away what was typed, and keeps it in the draft', async () => {
  const { page, button, choose, write, tap } = await onPhone();
  await choose('two-columns.pdf');
  await isRead(page);
  await write(page.getByRole('spinbutton').first(), '14031998');
  await button('Continue');
  await heading(page, 'Education & Training').waitFor();
  await button('Continue');
  await heading(page, 'Work Experience').waitFor();
  await button('Add experience');
  const dialog = page.getByRole('dialog', { name: 'Add experience' });
  await write(dialog.getByLabel('Job title'), 'Night Guard');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByText('You have unsaved changes. Are you sure you want to cancel?').waitFor();
  await press(question, 'Keep editing');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => dialog.getByLabel('Job title').inputValue()).toBe('Night Guard');
  await wizard.passTime(page, 1_000);
  await page.reload();
  await tap(page.getByRole('alertdialog').getByRole('button').last());
  const card = page.getByRole('article').filter({ hasText: 'Night Guard' });
  await card.getByText('Still needed').waitFor();
  await tap(card.getByRole('button', { name: 'Edit Night Guard' }));
  const again = page.getByRole('dialog');
  await write(again.getByLabel('Company'), 'Port Gate');
  await page.keyboard.press('Escape');
  await press(page.getByRole('alertdialog'), 'Discard changes');
  await again.waitFor({ state: 'detached' });
  expect(await card.textContent()).not.toContain('Port Gate');
});

it('leads back to the review in one press after Edit', async () => {
  const { page, button, choose, write, tap } = await onPhone();
  await choose('two-columns.pdf');
  await isRead(page);
  await write(page.getByRole('spinbutton').first(), '14031998');
  for (let step = 0; step < 5; step += 1) await button('Continue');
  await write(page.getByLabel('Cover Letter'), wizard.LETTER);
  await button('Continue');
  await write(page.getByLabel('When could you start?'), 'Next week.');
  await button('Continue');
  await heading(page, 'Review & Submit').waitFor();
  await tap(page.getByRole('button', { name: 'Edit: Skills' }));
  await heading(page, 'Skills & Expertise').waitFor();
  await button('Back to review');
  await heading(page, 'Review & Submit').waitFor();
});
