import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Interview } from '#shared/interviews/interviews.contract.ts';
import { apiOf, boardOf, card, openBoard, RECRUITER } from '../harness/board-page.ts';
import {
  expectAccessibleLightAndDark,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  signIn,
  visit,
} from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';
import { planFields, workdays } from '../harness/test-interviews.ts';

const site = siteForTests();
const used = new Set<number>();

/** An applicant on top of a column, with whom no test has planned anything yet. */
async function someone(columnName = 'Shortlisted'): Promise<{ id: number; name: string }> {
  const { groups } = await boardOf(await apiOf(site));
  const cards = groups.find(({ name }) => name === columnName)?.applications ?? [];
  const found = cards.find(({ id, candidate }) => !used.has(id) && candidate.user.name);
  if (!found) throw new Error(`nobody is left in ${columnName}`);
  used.add(found.id);
  return { id: found.id, name: found.candidate.user.name };
}

async function interviewsOf(applicationId: number): Promise<Interview[]> {
  return (await (await apiOf(site)).get(`/company/applications/${applicationId}/interviews`)).body.interviews;
}

/** A booked interview, made by a call. */
async function bookedWith(): Promise<{ id: number; name: string; interview: Interview }> {
  const person = await someone();
  const client = await apiOf(site, RECRUITER);
  const me = (await client.get('/me')).body.user.id;
  const [start] = workdays(1);
  const plan = { ...planFields([me]), client_id: crypto.randomUUID(), way: 'fix', starts: [start] };
  const planned = await client.post('/company/interviews', {
    ...plan,
    application_ids: [person.id],
    place: 'https://meet.example/room',
    despite_warnings: true,
  });
  expect(planned.body.results, planned.text).toEqual([{ application_id: person.id, result: 'invited' }]);
  const [interview] = await interviewsOf(person.id);
  return { ...person, interview: interview as Interview };
}

async function openWeek(day: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, { timezoneId: 'Africa/Nairobi', ...options });
  await signIn(opened.page, site.url, RECRUITER);
  await visit(opened.page, `${site.url}/company/interviews?day=${day}`);
  return opened;
}

const rowMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for the interview with ${name}` }).first();
const freeTimes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /, free$/ });

describe('interviews', () => {
  it('are planned from the card by offering times, with the mouse and with the keys', async () => {
    const { id, name } = await someone();
    const { page, context, troubles } = await openBoard(site, { timezoneId: 'Africa/Nairobi' });
    await card(page, id)
      .getByRole('button', { name: /menu|Move|Actions/i })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Plan an interview…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan an interview' });
    await dialog.getByText('Nairobi time, GMT+3').waitFor();
    // Nothing is sent without a time, and what was typed stays.
    await dialog.getByLabel('Link').fill('https://meet.example/room');
    await dialog.getByRole('button', { name: 'Ask to choose' }).click();
    await dialog.getByText('Please choose a time.').waitFor();
    const free = freeTimes(page);
    const [from, to] = [await free.nth(0).boundingBox(), await free.nth(15).boundingBox()];
    if (!from || !to) throw new Error('no grid');
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 6 });
    await page.mouse.up();
    await dialog.getByText('2 times offered.').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await dialog.getByText('3 times offered.').waitFor();
    await page.keyboard.press('Space');
    await dialog.getByText('2 times offered.').waitFor();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await dialog.getByText('4 times offered.').waitFor();
    await dialog.getByRole('button', { name: 'Add instructions' }).click();
    const last = await dialog.getByText(/can choose until/).textContent();
    await dialog.getByLabel('They can choose').selectOption({ label: 'for 1 day' });
    await expect.poll(() => dialog.getByText(/can choose until/).textContent()).not.toBe(last);
    await expectAccessibleLightAndDark(page);
    await dialog.getByRole('button', { name: 'Ask to choose' }).click();
    await page.getByText(`${name} is asked to choose a time`).waitFor();
    const [interview] = await interviewsOf(id);
    expect(interview).toMatchObject({ state: 'asked', times_offered: 4, place: 'https://meet.example/room' });
    // Six o’clock in Nairobi.
    expect(interview?.choose_until).toMatch(/T15:00:00/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are booked for a fixed time from the profile, which shows the next one', async () => {
    const { id, name } = await someone();
    const { page, context, troubles } = await openBoard(site, { search: `?application=${id}` });
    await page.getByRole('button', { name: 'Plan an interview…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan an interview' });
    await dialog.getByText('Fix one time', { exact: true }).click();
    await dialog.getByText('Phone', { exact: true }).click();
    await dialog.getByLabel('Who calls whom').fill('We call you');
    await freeTimes(page).nth(4).click();
    await freeTimes(page).nth(7).click();
    expect(await dialog.getByRole('button', { name: /, chosen$/ }).count()).toBe(2);
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByText(`The interview with ${name} is booked`).waitFor();
    const [interview] = await interviewsOf(id);
    expect(interview).toMatchObject({ state: 'booked', kind: 'phone', minutes: 45 });
    await page.getByText(/^\w{3} \d+ \w{3}, \d\d:\d\d · Phone$/).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are moved in the week, which says where they were', async () => {
    const { name, interview } = await bookedWith();
    const { page, context, troubles } = await openWeek(interview.starts_at?.slice(0, 10) ?? '');
    await rowMenu(page, name).waitFor();
    await expectAccessibleLightAndDark(page);
    await rowMenu(page, name).click();
    await page.getByRole('menuitem', { name: 'Move to another time…' }).click();
    const dialog = page.getByRole('dialog', { name: `Move the interview with ${name}` });
    await freeTimes(page).last().click();
    await dialog.getByLabel('A word to the candidate').fill('We have a visitor that morning.');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText(`The interview with ${name} was moved`).waitFor();
    await page.getByText(/^was /).first().waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are cancelled with a word, on a phone', async () => {
    const { name, id, interview } = await bookedWith();
    const { page, context, troubles } = await openWeek(interview.starts_at?.slice(0, 10) ?? '', { viewport: PHONE });
    await rowMenu(page, name).click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('menuitem', { name: 'Cancel the interview…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('A word to the candidate').fill('The post is filled.');
    await dialog.getByRole('button', { name: 'Cancel the interview' }).click();
    await page.getByText('by the company, “The post is filled.”').waitFor();
    expect((await interviewsOf(id))[0]).toMatchObject({ state: 'cancelled', cancelled_by: 'company' });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are planned on a phone by tapping the half hours of a day', async () => {
    const { id, name } = await someone();
    const { page, context, troubles } = await openBoard(site, {
      search: `?application=${id}`,
      viewport: PHONE,
      hasTouch: true,
      timezoneId: 'Africa/Nairobi',
    });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Plan an interview…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan an interview' });
    await dialog.getByRole('button', { name: '10:00' }).click();
    await dialog.getByRole('button', { name: 'Day after' }).click();
    await dialog.getByRole('button', { name: '14:30' }).click();
    await dialog.getByText('2 times offered.').waitFor();
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Ask to choose' }).click();
    await page.getByText(`${name} is asked to choose a time`).waitFor();
    expect((await interviewsOf(id))[0]).toMatchObject({ state: 'asked', times_offered: 2 });
    expect(troubles).toEqual([]);
    await context.close();
  });
});
