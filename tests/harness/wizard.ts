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
  // Without a place on the map: its pictures would come from elsewhere.
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

/** A toast with its words. Toasts stay in the corner for a while: each test looks for its own. */
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
  await fillDate(page, '03141998');
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

/** Answers the application in the place of the server: as it would, or, in a text, as somebody in between might. */
export async function answerApply(context: BrowserContext, status: number, body: object | string): Promise<void> {
  const answer = typeof body === 'string' ? { body, contentType: 'text/html' } : { json: body };
  await context.route('**/candidate/job/*/apply', (route) => route.fulfill({ status, ...answer }), { times: 1 });
}

/** The next page does not come: what is said before it can be read at leisure. Answers how it is let go. */
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

const LONG_TASK_MS = 50;

/**
 * A letter is drawn without a long task: all that the page computes for it takes less. Counted is the processor's time,
 * which other tests on the same machine do not lengthen; the collector of garbage may come once, never three times.
 */
export async function expectSmoothTyping(page: Page, field: Locator): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const computed = async () => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const seen: number[][] = [];
  for (let round = 0; round < 3; round += 1) {
    await field.focus();
    const letters: number[] = [];
    let before = await computed();
    for (const letter of 'a word') {
      await page.keyboard.type(letter);
      const after = await computed();
      letters.push(Math.round(after - before));
      before = after;
    }
    seen.push(letters);
    if (letters.every((ms) => ms < LONG_TASK_MS)) break;
  }
  await devtools.detach();
  expect(
    seen.at(-1)?.every((ms) => ms < LONG_TASK_MS),
    `milliseconds for each letter: ${JSON.stringify(seen)}`,
  ).toBe(true);
}

/** Moves the form's clock on, so that nobody has to wait for what a person would take. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
}

/** Moves the focus with the Tab key until it is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let times = 0; times < 60; times += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

/** Writes into a field that the Tab key has reached. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/** Presses a button that the Tab key has reached. */
export async function pressByKey(page: Page, inside: Page | Locator, name: string): Promise<void> {
  await tabTo(page, inside.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Longer than any form's minimum time: whoever is quicker is taken for a program. */
const AS_A_PERSON_MS = 10_000;

/** Sends the form as somebody would who has read it. */
export async function send(page: Page, label: string): Promise<void> {
  await passTime(page, AS_A_PERSON_MS);
  await press(page, label);
  // A toast under the pointer would wait for it to leave.
  await page.mouse.move(5, 5);
}

export async function sendByKey(page: Page, label: string): Promise<void> {
  await passTime(page, AS_A_PERSON_MS);
  await pressByKey(page, page, label);
}

export async function expectPass(page: Page): Promise<void> {
  await toast(page, 'Application Submitted!', 'You passed the AI screening. Redirecting to registration...');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await passTime(page, 1_500);
  await page.waitForURL((address) => address.pathname === '/register' && address.searchParams.has('application'));
}

export async function expectUnderReview(page: Page): Promise<void> {
  await toast(page, 'Application Submitted', 'Your application is under review');
  await passTime(page, 2_000);
  await untilReceipt(page);
}

/** Answers the toast, which stays a little longer than the form. */
export async function expectFail(page: Page): Promise<Locator> {
  const text = 'Your application did not pass the AI screening. (Score: ';
  const said = await toast(page, 'Application Not Approved', text);
  await passTime(page, 2_000);
  await untilReceipt(page);
  return said;
}

const untilReceipt = (page: Page) => page.waitForURL((address) => address.pathname.startsWith('/application/'));
