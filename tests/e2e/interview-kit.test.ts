import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNER, RECRUITER } from '../harness/board-page.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  sharedBrowser,
  signIn,
  visit,
} from '../harness/browser.ts';
import { type FursaProcess, startFursa } from '../harness/fursa-process.ts';
import { demoWithInterview } from '../harness/held-interviews.ts';

let fursa: FursaProcess;
let browser: Browser;
let demo: Awaited<ReturnType<typeof demoWithInterview>>;
beforeAll(async () => {
  demo = await demoWithInterview();
  [fursa, browser] = await Promise.all([startFursa({ dataDir: demo.dataDir }), sharedBrowser()]);
});
afterAll(async () => {
  await fursa?.stop();
  if (demo) await rm(demo.dataDir, { recursive: true, force: true });
});

async function openAs(email: string, path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options);
  await signIn(opened.page, fursa.url, email);
  await visit(opened.page, `${fursa.url}${path}`);
  return opened;
}
const kitPath = () => `/company/interviews/${demo.interviewId}/kit`;
const rate = (page: Page, of: string, rating: number) =>
  page
    .getByRole('group', { name: of })
    .getByRole('radio', { name: new RegExp(`^${rating}:`) })
    .check({ force: true });
const saved = (page: Page) => page.getByText(/^Saved (just now|\d+ second)/).waitFor();

describe('an interviewer', () => {
  it('notes and rates, loses nothing without a network, hands in, and then sees colleagues', async () => {
    const { page, context } = await openAs(OWNER, kitPath());
    await page.getByRole('heading', { level: 1, name: /^Interview with / }).waitFor();
    await page.getByText('Hidden until yours is handed in').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Notes on question 1').fill('Said what went wrong, in figures.');
    await rate(page, 'Rating of question 1', 5);
    await page.getByText('Far above', { exact: true }).waitFor();
    await page.getByText('1 of 4 rated').waitFor();
    await saved(page);

    await context.setOffline(true);
    await page.getByLabel('Notes on question 2').fill('Asked about the drivers first.');
    await page.getByText('What you type is kept on this device').first().waitFor();
    await context.setOffline(false);
    await saved(page);
    await page.reload();
    await expect.poll(() => page.getByLabel('Notes on question 2').inputValue()).toBe('Asked about the drivers first.');

    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByText('Please say whether you would hire this person.').waitFor();
    await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
    await page.getByLabel('In one sentence').fill('Sharp and honest with figures.');
    await rate(page, 'Analysis', 4);
    await page.getByRole('button', { name: 'Hand in' }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByText('3 questions have no rating').waitFor();
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Keep working on it' }).click();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await asked.getByRole('button', { name: 'Hand in' }).click();
    await page.getByText(/^Handed in/).waitFor();
    await page.getByText('Not yet').waitFor();
    await context.close();
    await answerOnPhone();
    await readInProfile();
  });

  /** The second card: the first is seen, and is followed by a change that says so. */
  async function answerOnPhone() {
    const { page, context, troubles } = await openAs(RECRUITER, kitPath(), { viewport: PHONE });
    await expectNoSidewaysScroll(page);
    await page.getByText('Hidden until yours is handed in').waitFor();
    expect(await page.content()).not.toContain('Sharp and honest');
    await rate(page, 'Clear speech', 2);
    await page.getByRole('radio', { name: 'Strong no' }).check({ force: true });
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
    await page.getByText('Sharp and honest with figures.').waitFor();
    await page.getByRole('button', { name: 'Change scorecard' }).click();
    await page.getByLabel('In one sentence').fill('I see it otherwise now.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Changed after seeing the others').waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await context.close();
  }

  async function readInProfile() {
    const { page, context, troubles } = await openAs(OWNER, `/company/applications?application=${demo.applicationId}`);
    const panel = page.getByRole('dialog').getByRole('region', { name: 'Interviews' });
    await panel.getByText('I see it otherwise now.').waitFor();
    await panel.getByText('Strong no').waitFor();
    await expectAccessible(page);
    await panel.getByRole('link', { name: 'Show questions and notes' }).click();
    await page.getByRole('heading', { level: 1, name: /^Interview with / }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  }

  it('is told of a change on another device, and chooses', async () => {
    const path = `/company/interviews/${demo.otherInterviewId}/kit`;
    const here = await openAs(OWNER, path);
    const there = await openAs(OWNER, path);
    await there.page.getByLabel('Notes on question 3').fill('From the phone');
    await saved(there.page);
    await here.page.getByLabel('Notes on question 4').fill('From the desk');
    await here.page.getByText('You have changed this scorecard on another device').waitFor();
    await expectAccessible(here.page);
    expect(await here.page.getByLabel('Notes on question 4').inputValue()).toBe('From the desk');
    await here.page.getByRole('button', { name: 'Use the other version' }).click();
    await expect.poll(() => here.page.getByLabel('Notes on question 3').inputValue()).toBe('From the phone');
    await here.context.close();
    await there.context.close();
  });
});

describe('a kit', () => {
  it('is made from our suggestion, reordered, duplicated and deleted', async () => {
    const { page, context, troubles } = await openAs(OWNER, '/company/kits');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New kit' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('Drivers');
    await form.getByRole('textbox', { name: 'Question' }).fill('Which routes do you know?');
    await form.getByRole('textbox', { name: 'Criterion' }).fill('Safety');
    await form.getByRole('button', { name: 'Add question' }).click();
    await form.getByRole('textbox', { name: 'Question' }).nth(1).fill('What do you check first?');
    await form.getByRole('button', { name: 'Move up: Question 2' }).click();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save kit' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Edit Drivers' }).click();
    expect(await form.getByRole('textbox', { name: 'Question' }).first().inputValue()).toBe('What do you check first?');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Duplicate Drivers' }).click();
    await form.getByRole('button', { name: 'Save kit' }).click();
    await page.getByRole('button', { name: 'Edit Copy of Drivers' }).waitFor();
    await page.getByRole('button', { name: 'Delete Copy of Drivers' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Edit Copy of Drivers' }).waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('can be our suggestion where there is none yet', async () => {
    const { page, context, troubles } = await openAs('employer2@fursa.example', '/company/kits', {
      viewport: PHONE,
    });
    await page.getByText('No kits yet').waitFor();
    await page.getByRole('button', { name: 'Start with our suggestion' }).click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Save kit' }).click();
    await page.getByRole('button', { name: 'Edit First interview' }).waitFor();
    await page.getByText('5 questions').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});
