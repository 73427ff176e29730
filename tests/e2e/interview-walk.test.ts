import { rm } from 'node:fs/promises';
import path from 'node:path';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPglite } from '#server/db/open-pglite.ts';
import { apiOf, card, OWNER } from '../harness/board-page.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  sharedBrowser,
  signIn,
  visit,
} from '../harness/browser.ts';
import { copyDemo } from '../harness/demo-folder.ts';
import { type FursaProcess, startFursa } from '../harness/fursa-process.ts';
import { calendarsOf, readOutbox } from '../harness/outbox.ts';
import { application } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import { publishJob } from '../harness/test-jobs.ts';

const INTERVIEWER = { name: 'Nadia Kimani', email: 'nadia@qaboobe.example', password: 'a sentence to remember' };
const CANDIDATE = 'walking@mail.example';

let dataDir: string;
let fursa: FursaProcess;
let browser: Awaited<ReturnType<typeof sharedBrowser>>;
// A second try begins from nothing too.
beforeEach(async () => {
  dataDir = await copyDemo();
  [fursa, browser] = await Promise.all([startFursa({ dataDir }), sharedBrowser()]);
});
afterEach(async () => {
  await fursa?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** The first link of this kind in the mails to somebody, once it has come. */
function linkTo(email: string, link: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = (await readOutbox(dataDir)).filter(({ headers }) => headers.to?.includes(email));
      const found = mails.map(({ text }) => link.exec(text)?.[0]).find(Boolean);
      if (!found) throw new Error(`no mail to ${email} with such a link`);
      return found;
    },
    { timeout: 20_000 },
  );
}

/** What the mails to somebody tell their calendar, the oldest first. */
function calendarOf(email: string, methods: readonly string[]) {
  return vi.waitFor(
    async () => {
      const told = (await calendarsOf(dataDir, email)).map(({ method, content }) => {
        const event = new ICAL.Event(
          new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent') as ICAL.Component,
        );
        return { method, uid: event.uid, sequence: event.sequence };
      });
      expect(told.map(({ method }) => method)).toEqual(methods);
      return told;
    },
    { timeout: 20_000 },
  );
}

/** The product is stopped while time goes by, so that the interview has begun. */
async function letTheInterviewBegin(): Promise<void> {
  await fursa.stop();
  const database = await openPglite({ folder: path.join(dataDir, 'db') });
  await database.query(`update interviews set starts_at = now() - interval '50 minutes', ends_at = now() - interval '5 minutes'
    where state = 'booked' and starts_at > now()`);
  await database.close();
  fursa = await startFursa({ dataDir });
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const choose = async (page: Page, button: RegExp) => {
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('heading', { level: 1, name: 'Your interview is booked' }).waitFor();
};

it('an interview is planned, chosen, moved, cancelled, planned again, held and judged by three people', async () => {
  const employer = await apiOf(fursa);
  const admin = await apiOf(fursa, 'admin@fursa.example');
  const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0, screening_mode: 'auto' });
  const applied = await new TestClient(fursa.url).post(
    `/candidate/job/${job.id}/apply`,
    application('wizard', CANDIDATE),
  );
  expect(applied.status, applied.text).toBe(200);
  const { groups } = (await employer.get(`/company/applications/board?job=${job.id}`)).body;
  const [applicant] = groups.flatMap((group: { applications: unknown[] }) => group.applications);
  const name = applicant.candidate.user.name as string;

  const recruiter = await openPage(browser, { timezoneId: 'Africa/Nairobi' });
  const interviewer = await openPage(browser, { timezoneId: 'Africa/Nairobi' });
  const candidate = await openPage(browser, { viewport: PHONE, hasTouch: true, timezoneId: 'Africa/Kigali' });
  const [desk, hers, phone] = [recruiter.page, interviewer.page, candidate.page];

  // The recruiter invites somebody who holds interviews.
  await signIn(desk, fursa.url, OWNER);
  await visit(desk, `${fursa.url}/company/team`);
  await desk.getByLabel('Email').fill(INTERVIEWER.email);
  await desk.getByLabel('Role').selectOption({ label: 'Interviewer' });
  await desk.getByRole('button', { name: 'Send invitation' }).click();
  await visit(hers, await linkTo(INTERVIEWER.email, /http\S+\/invitation\?token=[\w-]+/));
  await hers.getByText('You have been invited to join as interviewer.').waitFor();
  await hers.getByLabel('Your name').fill(INTERVIEWER.name);
  await hers.getByLabel('Password', { exact: true }).fill(INTERVIEWER.password);
  await hers.getByRole('button', { name: 'Join the team' }).click();
  await hers.getByText('Interviews that you are asked to hold appear here').waitFor();
  await expectAccessible(hers);
  expect((await hers.request.get(`${fursa.url}/company/applications`)).status()).toBe(403);

  // From the card, with two times.
  await visit(desk, `${fursa.url}/company/applications?job=${job.id}`);
  async function offerTimes(count: number) {
    await card(desk, applicant.id)
      .getByRole('button', { name: /menu|Move|Actions/i })
      .first()
      .click();
    await desk.getByRole('menuitem', { name: 'Plan an interview…' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Plan an interview' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await desk.getByRole('menuitem', { name: INTERVIEWER.name }).click();
    await dialog.getByLabel('Link').fill('https://meet.example/room');
    for (let index = 0; index < count; index += 1) {
      // Two hours apart, and each time that is chosen is no longer free.
      await dialog
        .getByRole('button', { name: /, free$/ })
        .nth(index * 4 + 5)
        .click();
    }
    await dialog.getByRole('button', { name: 'Ask to choose' }).click();
    await desk.getByText(`${name} is asked to choose a time`).waitFor();
  }
  await offerTimes(3);
  // Her page was open all the time.
  await rowOf(hers, name).first().waitFor();

  // The candidate chooses, and moves it.
  await visit(phone, await linkTo(CANDIDATE, /http\S+\/interview\/[\w-]{43}/));
  await choose(phone, /^Book /);
  await expectNoSidewaysScroll(phone);
  await calendarOf(INTERVIEWER.email, ['REQUEST']);
  await phone.getByRole('link', { name: 'Choose another time' }).click();
  await choose(phone, /^Book /);
  const moved = await calendarOf(INTERVIEWER.email, ['REQUEST', 'REQUEST']);
  expect(new Set(moved.map(({ uid }) => uid)).size).toBe(1);

  // The candidate cancels; both hear of it.
  await phone.getByRole('link', { name: 'Cancel the interview' }).click();
  await phone.getByLabel('Reason').fill('My child is ill.');
  await phone.getByRole('button', { name: 'Cancel the interview' }).click();
  await phone.getByRole('heading', { level: 1, name: 'This interview is cancelled' }).waitFor();
  await calendarOf(INTERVIEWER.email, ['REQUEST', 'REQUEST', 'CANCEL']);
  const own = await calendarOf(CANDIDATE, ['REQUEST', 'REQUEST', 'CANCEL']);
  expect(own.map(({ sequence }) => sequence)).toEqual(
    [...new Set(own.map(({ sequence }) => sequence))].sort((a, b) => a - b),
  );

  // Planned again, and chosen from the new mail.
  await offerTimes(2);
  await vi.waitFor(
    async () => {
      await visit(phone, await linkTo(CANDIDATE, /http\S+\/interview\/[\w-]{43}/));
      await phone
        .getByRole('heading', { level: 1, name: 'Choose a time for your interview' })
        .waitFor({ timeout: 2_000 });
    },
    { timeout: 30_000 },
  );
  await choose(phone, /^Book /);
  await calendarOf(INTERVIEWER.email, ['REQUEST', 'REQUEST', 'CANCEL', 'REQUEST']);

  for (const page of [desk, hers, phone]) await page.goto('about:blank');
  await letTheInterviewBegin();

  // She finds it in her week, reads what was sent and hands her card in.
  await visit(hers, `${fursa.url}/company/interviews`);
  await hers.getByRole('link', { name: `Write feedback about ${name}` }).click();
  await hers.getByRole('heading', { level: 1, name: `Interview with ${name}` }).waitFor();
  await expectAccessible(hers);
  await hers.getByRole('radio', { name: 'Strong yes' }).check({ force: true });
  await hers.getByLabel('In one sentence').fill('I would hire her today.');
  await hers.getByRole('button', { name: 'Hand in' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await hers.getByText(/^Handed in/).waitFor();

  // The recruiter was on the panel too: theirs comes first, then hers is shown.
  await visit(desk, `${fursa.url}/company/interviews`);
  await desk.getByRole('link', { name: `Write feedback about ${name}` }).click();
  await desk.getByText('Hidden until yours is handed in').waitFor();
  expect(await desk.content()).not.toContain('I would hire her today.');
  await desk.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
  await desk.getByRole('button', { name: 'Hand in' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await desk.getByText('I would hire her today.').waitFor();
  await visit(desk, `${fursa.url}/company/applications?application=${applicant.id}`);
  const panel = desk.getByRole('dialog').getByRole('region', { name: 'Interviews' });
  await panel.getByText('I would hire her today.').waitFor();
  await panel.getByText('Strong yes').first().waitFor();

  for (const { troubles } of [recruiter, interviewer, candidate]) expect(troubles).toEqual([]);
  for (const { context } of [recruiter, interviewer, candidate]) await context.close();
});
