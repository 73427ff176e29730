import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { login } from '#shared/identity/identity.contract.ts';
import type { JobFieldArguments } from '#shared/jobs/job-editor.contract.ts';
import { TestClient } from './test-client.ts';
import { publishJob } from './test-jobs.ts';

const PASSWORD = 'fursa-demo-2026';

/** Jobs of the demo's employer, approved by the demo's admin. */
export async function publisher(url: string) {
  const signedIn = async (email: string) => {
    const client = new TestClient(url);
    await client.call(login, { email, password: PASSWORD });
    return client;
  };
  const [employer, admin] = await Promise.all([signedIn('employer@fursa.example'), signedIn('admin@fursa.example')]);
  // Without coordinates, because map tiles would come from another server.
  const nowhere = { full_address: null, latitude: null, longitude: null, locality: 'Marka', country: 'SO' };
  return (changes: Partial<JobFieldArguments>) => publishJob(employer, admin, { ...nowhere, ...changes });
}

export const QUESTIONS = [
  { title: 'When could you start?', required: true },
  { title: 'Anything else?', required: false },
];

export const BIO = 'Supply coordinator with four years on cold routes. I keep short lists and answer the phone.';
export const DUTIES = 'Planned six cold routes a week with two drivers and cut the spoiled loads from nine to two.';
export const LETTER =
  'In my first month a truck of reagents sat two hours at a closed bridge. I wrote a second route for every road we use.';

export const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
export const errors = (page: Page) => page.locator('section[role="alert"] li').allTextContents();

/** Finds a toast with its text. Toasts stay for a while, so each test looks for its own. */
export async function toast(page: Page, title: string, text?: string): Promise<Locator> {
  const words = new RegExp(`: ${title.replace(/[!.]/g, '\\$&')}$`);
  const found = page.locator('[data-toasts] li').filter({ has: page.locator('p', { hasText: words }) });
  await found.first().waitFor();
  if (text !== undefined) expect(await found.first().textContent()).toContain(text);
  return found.first();
}

type Person = { firstName: string; lastName: string; email: string };

/** The first step of variants A and B. */
export async function fillPerson(page: Page, { firstName, lastName, email }: Person): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.locator('input[type="tel"]').fill('615550142');
  await fillDate(page, '14031998');
  await fillCombo(page.getByRole('combobox', { name: 'Country' }), 'Somalia');
  await page.getByLabel('City').fill('Mogadishu');
}

/** Types into a field with suggestions, and leaves it: its list closes. */
export async function fillCombo(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

export async function fillDate(page: Page, digits: string): Promise<void> {
  await page.getByRole('spinbutton').first().focus();
  await page.keyboard.type(digits);
}

export async function fillMonth(inside: Page | Locator, name: string, month: string): Promise<void> {
  const [year = '', number = ''] = month.split('-');
  const group = inside.getByRole('group', { name, exact: true });
  await group.getByLabel('Month').selectOption(number);
  await group.getByLabel('Year').fill(year);
}

/** Answers the application in place of the server: with its JSON, or with a text as a proxy might. */
export async function answerApply(context: BrowserContext, status: number, body: object | string): Promise<void> {
  const answer = typeof body === 'string' ? { body, contentType: 'text/html' } : { json: body };
  await context.route('**/candidate/job/*/apply', (route) => route.fulfill({ status, ...answer }), { times: 1 });
}

/** Blocks the next page, so that messages before it can be read. Returns a function that releases it. */
export async function keepOnPage(context: BrowserContext, next: string): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(next, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

/** Draws a thousand paragraphs: work of a known size, which takes about as long as a person notices (50 ms). */
function drawParagraphs(): void {
  const many = document.createElement('div');
  for (let count = 0; count < 1_000; count += 1) {
    const paragraph = document.createElement('p');
    paragraph.textContent = `Paragraph ${count} with a few words`;
    many.append(paragraph);
  }
  document.body.append(many);
  many.getBoundingClientRect();
  many.remove();
}

/**
 * Checks that typing a letter costs no more than work of a known size on the same page, so that a slow machine is no
 * lag. It measures processor time, which other tests on the same machine hardly affect; garbage collection may disturb
 * it once, but not three times.
 */
export async function expectSmoothTyping(page: Page, field: Locator): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const computed = async () => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const millisecondsOf = async (act: () => Promise<void>) => {
    const before = await computed();
    await act();
    return Math.round((await computed()) - before);
  };
  const seen: { letters: number[]; most: number }[] = [];
  for (let round = 0; round < 3; round += 1) {
    const most = await millisecondsOf(() => page.evaluate(drawParagraphs));
    await field.focus();
    const letters: number[] = [];
    for (const letter of 'a word') letters.push(await millisecondsOf(() => page.keyboard.type(letter)));
    seen.push({ letters, most });
    if (letters.every((ms) => ms < most)) break;
  }
  await devtools.detach();
  const { letters = [], most = 0 } = seen.at(-1) ?? {};
  expect(
    letters.every((ms) => ms < most),
    `milliseconds for each letter: ${JSON.stringify(seen)}`,
  ).toBe(true);
}

/** Advances the form's clock, so that tests need not wait as long as a person would take. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let times = 0; times < 60; times += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

/** Types into a field that is reached with Tab. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/** Presses a button that is reached with Tab. */
export async function pressByKey(page: Page, inside: Page | Locator, name: string): Promise<void> {
  await tabTo(page, inside.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Longer than any form's minimum time; faster submissions are treated as bots. */
const AS_A_PERSON_MS = 10_000;

/** Sends the form after a realistic time. */
export async function send(page: Page, label: string): Promise<void> {
  await passTime(page, AS_A_PERSON_MS);
  await press(page, label);
  // The pointer moves away, because a toast under it would not close.
  await page.mouse.move(5, 5);
}

export async function sendByKey(page: Page, label: string): Promise<void> {
  await passTime(page, AS_A_PERSON_MS);
  await pressByKey(page, page, label);
}

/** The last screen stays until somebody presses its button. */
async function leaveEnding(page: Page, title: string, button: string): Promise<void> {
  await heading(page, title).waitFor();
  await page.getByText(/^We have sent your application for .+ to .+\.$/).waitFor();
  await page.getByText('We have emailed you a private link to your application.').waitFor();
  const address = page.url();
  await passTime(page, 10_000);
  expect(page.url()).toBe(address);
  await page.getByRole('link', { name: button, exact: true }).click();
}

export async function expectPass(page: Page): Promise<void> {
  await toast(page, 'Application Submitted!', 'You passed the AI screening. Redirecting to registration...');
  await leaveEnding(page, 'Application Submitted!', 'Create an account');
  await page.waitForURL((address) => address.pathname === '/register' && address.searchParams.has('application'));
}

export async function expectUnderReview(page: Page): Promise<void> {
  await toast(page, 'Application Submitted', 'Your application is under review');
  await leaveEnding(page, 'Application Submitted', 'See your application');
  await untilReceipt(page);
}

/** Returns the toast, which disappears after six seconds. */
export async function expectFail(page: Page): Promise<Locator> {
  const text = 'Your application did not pass the AI screening. (Score: ';
  const said = await toast(page, 'Application Not Approved', text);
  await leaveEnding(page, 'Application Not Approved', 'See your application');
  await untilReceipt(page);
  return said;
}

const untilReceipt = (page: Page) => page.waitForURL((address) => address.pathname.startsWith('/application/'));
