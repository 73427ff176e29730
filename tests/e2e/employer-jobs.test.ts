import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  isOnScreen,
  openPage,
  PHONE,
  signIn,
  visit,
} from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

const EMPLOYER = 'employer@fursa.example';
const ADMIN = 'admin@fursa.example';
const DESCRIPTION = 'You lead the crew that loads sixty trucks between eight in the evening and five in the morning.';

async function as(email: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email);
  return opened;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The editor is ready when its text can be edited. */
async function openForm(page: Page, address: string, text = 'Description'): Promise<void> {
  await visit(page, `${site.url}${address}`);
  await page.getByRole('textbox', { name: text }).waitFor();
}
const editorIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) as string;

/** Everything that a job needs before it can be submitted. */
async function writeJob(page: Page, title: string): Promise<void> {
  await page.getByLabel('Job title').fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill(DESCRIPTION);
  await page.getByLabel('Country', { exact: true }).selectOption('SO');
  await page.getByLabel('City or town').fill('Mogadishu');
  await page.getByLabel('From', { exact: true }).fill('850');
  await page.getByLabel('To', { exact: true }).fill('1,100');
}

async function saveDraft(page: Page, title: string): Promise<string> {
  await openForm(page, '/company/jobs/new');
  await writeJob(page, title);
  await button(page, 'Save draft').click();
  await page.waitForURL(/\/company\/jobs\/\d+$/);
  return editorIdOf(page);
}

async function submitted(page: Page, title: string): Promise<string> {
  const id = await saveDraft(page, title);
  await button(page, 'Submit for approval').click();
  await page.getByText('This job is waiting for approval').waitFor();
  return id;
}

async function openWaiting(admin: Page, title: string): Promise<void> {
  await visit(admin, `${site.url}/admin/jobs`);
  await admin
    .getByRole('navigation', { name: 'Waiting for a decision' })
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .click();
  await admin.getByRole('region', { name: title }).waitFor();
}

async function approve(admin: Page, title: string, done = `${title} is published`): Promise<void> {
  await openWaiting(admin, title);
  await button(admin, `Approve: ${title}`).click();
  await admin.getByText(done).waitFor();
}

async function actOn(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a job', () => {
  it('is written, kept as a draft, submitted, approved, and found by people and search engines', async () => {
    const { page, context, troubles } = await as(EMPLOYER);
    await openForm(page, '/company/jobs/new');
    await button(page, 'Submit for approval').click();
    await page.getByText('The title must be at least 3 characters.').first().waitFor();
    expect(await page.getByLabel('Job title').evaluate((input) => input === document.activeElement)).toBe(true);

    await page.getByLabel('Job title').fill('Night Shift Lead');
    await button(page, 'Submit for approval').click();
    await page.locator('p').getByText('Name the city or town, or mark the job as remote.').waitFor();
    await page.locator('p').getByText('Describe the job in at least 50 characters.').waitFor();
    await expectAccessible(page);

    await writeJob(page, 'Night Shift Lead');
    // Typed letter by letter, because every space has to stay.
    await page.getByRole('textbox', { name: 'Description' }).clear();
    await page.getByRole('textbox', { name: 'Description' }).pressSequentially(DESCRIPTION);
    await page.getByLabel('To', { exact: true }).fill('100');
    await button(page, 'Save draft').click();
    await page.locator('p').getByText('The maximum must not be below the minimum.').waitFor();
    await page.getByLabel('To', { exact: true }).fill('1100');

    const skill = page.getByRole('combobox', { name: 'Required skills' });
    await skill.fill('forklift');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await skill.press('ArrowDown');
    await skill.press('Enter');
    await skill.fill('Crew planning');
    await skill.press('Enter');
    await skill.fill('crew PLANNING');
    await skill.press('Enter');
    await page.getByText('crew PLANNING is already in the list.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Remove .*/ }).count()).toBe(2);

    await button(page, 'Add question').click();
    await page.getByLabel('Question 1', { exact: true }).fill('Which equipment may you operate?');
    await button(page, 'Add question').click();
    await page.getByLabel('Question 2', { exact: true }).fill('When can you start?');
    await page.getByLabel('Question 2', { exact: true }).press('Alt+ArrowUp');
    await expect.poll(() => page.getByLabel('Question 1', { exact: true }).inputValue()).toBe('When can you start?');

    await button(page, 'Save draft').click();
    await page.waitForURL(/\/company\/jobs\/\d+$/);
    await page.reload();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Night Shift Lead');
    await expect
      .poll(() => page.getByLabel('Question 2', { exact: true }).inputValue())
      .toBe('Which equipment may you operate?');
    await page.getByRole('textbox', { name: 'Description' }).getByText(DESCRIPTION).waitFor();
    await expectAccessible(page);

    await button(page, 'Preview').click();
    const preview = page.getByRole('dialog');
    await preview.getByText(DESCRIPTION).waitFor();
    // The preview is the job page itself, with its head, its facts and its button.
    await preview.getByRole('heading', { level: 1, name: 'Night Shift Lead' }).waitFor();
    expect(await preview.getByRole('button', { name: 'Apply now' }).isDisabled()).toBe(true);
    await preview.getByText('Vacancies').waitFor();
    await expectAccessible(page);
    await button(page, 'Back to the editor').click();

    await button(page, 'Submit for approval').click();
    await page.getByText('This job is waiting for approval').waitFor();
    expect(troubles).toEqual([]);

    const visitor = await site.browser.newContext();
    const admin = await as(ADMIN);
    await openWaiting(admin.page, 'Night Shift Lead');
    await expectAccessible(admin.page);
    await approve(admin.page, 'Night Shift Lead');

    await page.reload();
    const link = await page.getByRole('link', { name: 'View the job page' }).getAttribute('href');
    expect((await visitor.request.get(`${site.url}${link}`)).status()).toBe(200);
    expect(await (await visitor.request.get(`${site.url}/sitemap.xml`)).text()).toContain(link);
    expect(admin.troubles).toEqual([]);
    await Promise.all([context.close(), admin.context.close(), visitor.close()]);
  });

  it('stays live as it was while an edit waits, and tells why an edit was turned down', async () => {
    const { page, context } = await as(EMPLOYER);
    const admin = await as(ADMIN);
    const visitor = await site.browser.newContext();
    await submitted(page, 'Harbour Clerk');
    await approve(admin.page, 'Harbour Clerk');
    await page.reload();
    await page.getByRole('textbox', { name: 'Description' }).waitFor();
    const link = `${site.url}${await page.getByRole('link', { name: 'View the job page' }).getAttribute('href')}`;

    await page.getByLabel('Vacancies').fill('7');
    await page.getByRole('textbox', { name: 'Description' }).fill(`${DESCRIPTION} Ships do not wait.`);
    await button(page, 'Save changes').click();
    await page.getByText('Your changes are waiting for approval').waitFor();
    expect(await (await visitor.request.get(link)).text()).not.toContain('Ships do not wait.');

    await openWaiting(admin.page, 'Harbour Clerk');
    const entry = admin.page.getByRole('region', { name: 'Harbour Clerk' });
    await entry.locator('ins').getByText('Ships do not wait.').waitFor();
    await entry.locator('ins').getByText('7').waitFor();
    await button(admin.page, 'Reject: Harbour Clerk').click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByText('Please give a reason.').waitFor();
    await expectAccessible(admin.page);
    await dialog.getByLabel('Reason').fill('Seven vacancies were not agreed.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await admin.page.getByText('Harbour Clerk was rejected').waitFor();

    await visit(page, `${site.url}/company/jobs`);
    await page.getByText('Changes not approved: Seven vacancies were not agreed.').first().waitFor();
    await page.getByRole('link', { name: 'Harbour Clerk' }).first().click();
    await page.getByText('Your last changes were not approved').waitFor();
    await page.getByRole('textbox', { name: 'Description' }).waitFor();

    await page.getByLabel('Vacancies').fill('2');
    await page.getByRole('textbox', { name: 'Description' }).fill(`${DESCRIPTION} Ships do not wait.`);
    await button(page, 'Save changes').click();
    await page.getByText('Your changes are waiting for approval').waitFor();
    await approve(admin.page, 'Harbour Clerk', 'The changes to Harbour Clerk are published');
    expect(await (await visitor.request.get(link)).text()).toContain('Ships do not wait.');
    await Promise.all([context.close(), admin.context.close(), visitor.close()]);
  });

  it('is decided about one at a time: a double press decides one, and the decision can be undone', async () => {
    const { page, context } = await as(EMPLOYER);
    const admin = await as(ADMIN);
    await submitted(page, 'Net Mender');
    await submitted(page, 'Rope Splicer');
    await openWaiting(admin.page, 'Net Mender');
    const place = await button(admin.page, 'Approve: Net Mender').boundingBox();
    if (!place) throw new Error('the button is not there');
    const at = [place.x + place.width / 2, place.y + place.height / 2] as const;
    await admin.page.mouse.click(...at);
    await admin.page.getByRole('heading', { name: 'Rope Splicer' }).waitFor();
    expect(await admin.page.evaluate(() => document.activeElement?.textContent)).toBe('Rope Splicer');
    await admin.page.mouse.click(...at);
    await button(admin.page, 'Approve: Rope Splicer').and(admin.page.locator(':enabled')).waitFor();
    await visit(page, `${site.url}/company/jobs?status=pending`);
    await page.getByRole('link', { name: 'Rope Splicer' }).first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Net Mender' }).count()).toBe(0);

    await admin.page.getByRole('button', { name: 'Undo' }).click();
    await admin.page.getByText('Net Mender is waiting for a decision again').waitFor();
    await admin.page.getByRole('region', { name: 'Net Mender' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Net Mender' }).first().waitFor();
    expect(admin.troubles).toEqual([]);
    await Promise.all([context.close(), admin.context.close()]);
  });

  it('is decided about on a phone by two even buttons, which stay in view', async () => {
    const { page, context } = await as(ADMIN, { viewport: PHONE });
    await visit(page, `${site.url}/admin/jobs`);
    const buttons = [page.getByRole('button', { name: /^Reject: / }), page.getByRole('button', { name: /^Approve: / })];
    for (const one of buttons) expect(await isOnScreen(one)).toBe(true);
    const [reject, accept] = await Promise.all(buttons.map((one) => one.boundingBox()));
    expect([accept?.width, accept?.y]).toEqual([reject?.width, reject?.y]);
    await page.mouse.wheel(0, 300);
    for (const one of buttons) expect(await isOnScreen(one)).toBe(true);
    await expectAccessible(page);
    await context.close();
  });

  it('is turned down with a reason that the employer reads', async () => {
    const { page, context } = await as(EMPLOYER);
    const admin = await as(ADMIN);
    await submitted(page, 'Ice Plant Operator');
    await openWaiting(admin.page, 'Ice Plant Operator');
    await button(admin.page, 'Reject: Ice Plant Operator').click();
    await admin.page.getByLabel('Reason').fill('Please name the shifts.');
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await admin.page.getByText('Ice Plant Operator was rejected').waitFor();
    await page.reload();
    await page.getByText('This job was not approved').waitFor();
    await page.getByText('Please name the shifts.').waitFor();
    await page.getByRole('textbox', { name: 'Description' }).waitFor();
    await button(page, 'Submit again').click();
    await page.getByText('This job is waiting for approval').waitFor();
    await Promise.all([context.close(), admin.context.close()]);
  });

  it('is duplicated, closed and reopened from the list', async () => {
    const { page, context } = await as(EMPLOYER);
    await visit(page, `${site.url}/company/jobs?status=active`);
    await expectAccessible(page);
    await actOn(page, 'Fleet Workshop Foreman', 'Close');
    const closing = page.getByRole('dialog', { name: 'Close Fleet Workshop Foreman' });
    await closing.getByRole('region').first().waitFor();
    for (const group of await closing.getByRole('region').all()) {
      await group.getByText('Leave open').click();
      await group.getByRole('textbox').fill('We may open it again.');
    }
    await closing.getByRole('button', { name: 'Close the job' }).click();
    const said = page.getByRole('dialog', { name: 'Fleet Workshop Foreman: what was said' });
    await said.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByRole('button', { name: /^Closed/ }).click();
    await actOn(page, 'Fleet Workshop Foreman', 'Reopen');
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await page.getByText('The job is open again').waitFor();
    await page.getByRole('button', { name: /^All/ }).click();
    await actOn(page, 'Fleet Workshop Foreman', 'Duplicate');
    await page.waitForURL(/\/company\/jobs\/\d+$/);
    await button(page, 'Submit for approval').waitFor();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Fleet Workshop Foreman');
    await context.close();
  });

  it('is reopened in the editor too, once its deadline is not over', async () => {
    const { page, context } = await as(EMPLOYER);
    await visit(page, `${site.url}/company/jobs?status=closed`);
    await page.getByRole('link', { name: 'HR Officer' }).first().click();
    await page.getByText('This job is closed').waitFor();
    await page.getByRole('textbox', { name: 'Description' }).waitFor();
    await expectAccessible(page);
    await button(page, 'Reopen').click();
    await page.locator('p').getByText('The deadline has passed. Choose a later one').waitFor();
    await page.getByRole('group', { name: 'Deadline' }).getByRole('spinbutton').first().click();
    await page.keyboard.type(`2812${new Date().getFullYear() + 1}`);
    await button(page, 'Reopen').click();
    // What was changed while it was closed is looked at first.
    await page.getByText('This job is waiting for approval').waitFor();
    await expect.poll(() => button(page, 'Reopen').count()).toBe(0);
    await context.close();
  });

  it('loses nothing that was typed: leaving asks, and coming back offers it', async () => {
    const { page, context } = await as(EMPLOYER);
    const id = await saveDraft(page, 'Cold Room Cleaner');
    await page.getByLabel('Job title').fill('Cold Room Cleaner, mornings');
    await page.getByRole('link', { name: 'Company', exact: true }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Cold Room Cleaner, mornings');
    await page.getByRole('link', { name: 'Company', exact: true }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(`${site.url}/company/profile`);
    await openForm(page, `/company/jobs/${id}`);
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Cold Room Cleaner');
    await button(page, 'Bring them back').click();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Cold Room Cleaner, mornings');
    await button(page, 'Save draft').click();
    await page.getByText('All changes saved').waitFor();
    await context.close();
  });

  it('explains when somebody else saved it meanwhile, and keeps both versions', async () => {
    const first = await as(EMPLOYER);
    const id = await saveDraft(first.page, 'Quality Inspector');
    const second = await as('recruiter@fursa.example');
    await openForm(second.page, `/company/jobs/${id}`);
    await second.page.getByLabel('Vacancies').fill('3');
    await button(second.page, 'Save draft').click();
    await second.page.getByText('All changes saved').waitFor();

    await first.page.getByLabel('Job title').fill('Quality Inspector, Berbera');
    await button(first.page, 'Save draft').click();
    const dialog = first.page.getByRole('alertdialog');
    await dialog.getByText('Yours and theirs differ in: Job title and Vacancies.').waitFor();
    await expectAccessible(first.page);
    await dialog.getByRole('button', { name: 'Load their version' }).click();
    await expect.poll(() => first.page.getByLabel('Vacancies').inputValue()).toBe('3');
    await button(first.page, 'Bring them back').click();
    await expect.poll(() => first.page.getByLabel('Job title').inputValue()).toBe('Quality Inspector, Berbera');
    await button(first.page, 'Save draft').click();
    await first.page.getByText('All changes saved').waitFor();
    await Promise.all([first.context.close(), second.context.close()]);
  });
});

describe('a company', () => {
  it('keeps its profile, and its logo', async () => {
    const { page, context, troubles } = await as('employer2@fursa.example');
    await openForm(page, '/company/profile', 'About');
    await expectAccessible(page);
    await page.getByLabel('Website').fill('javascript:alert(1)');
    await button(page, 'Save changes').click();
    await page.getByText('Please enter a full web address').waitFor();
    await page.getByLabel('Website').fill('https://umoyari.example/careers');
    await page.getByLabel('LinkedIn').fill('https://social.example/umoyari');
    await button(page, 'Save changes').click();
    await page.getByText('Your public page is up to date.').waitFor();
    await openForm(page, '/company/profile', 'About');
    await expect.poll(() => page.getByLabel('Website').inputValue()).toBe('https://umoyari.example/careers');

    const file = page.getByLabel(/^(Choose a picture|Replace): Logo$/);
    await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('Please choose a PNG, JPEG or WebP picture.').waitFor();
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByText('Logo updated').waitFor();
    await button(page, 'Remove: Logo').click();
    await page.getByText('The logo was removed').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});

/** A green image of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the list of jobs', () => {
  it('begins with what waits for a decision, or for the employer after one', async () => {
    const { page, context } = await as(EMPLOYER);
    await visit(page, `${site.url}/company/jobs`);
    const [, ...rows] = await page.getByRole('table').getByRole('row').allInnerTexts();
    const waits = rows.map((text) => /Waiting for approval|Not approved|Changes waiting for approval/.test(text));
    expect(new Set(waits)).toEqual(new Set([true, false]));
    expect(waits.lastIndexOf(true)).toBeLessThan(waits.indexOf(false));
    await context.close();
  });

  it('leads to the form of a job that was not approved, first of all, and from each count to the applications', async () => {
    const { page, context } = await as(EMPLOYER);
    await visit(page, `${site.url}/company/jobs`);
    const first = page.getByRole('table').getByRole('row').nth(1);
    await first.getByText('Not approved').waitFor();
    expect(await first.getByRole('link', { name: /^Edit / }).getAttribute('href')).toMatch(/^\/company\/jobs\/\d+$/);
    const applications = page.getByRole('link', { name: /^\d+ applications \d+ new Logistics Coordinator$/ });
    await applications.click();
    await page.waitForURL(/\/company\/applications\?job=\d+/);
    await context.close();
  });
});

describe('on a phone', () => {
  it.each([
    [EMPLOYER, '/company/jobs'],
    [EMPLOYER, '/company/jobs/new'],
    [EMPLOYER, '/company/jobs/1'],
    [EMPLOYER, '/company/profile'],
    [ADMIN, '/admin/jobs'],
  ])('%s finds %s without barriers', async (email, address) => {
    const { page, context, troubles } = await as(email, { viewport: PHONE, hasTouch: true, isMobile: true });
    await visit(page, `${site.url}${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

const TOUCHED = { viewport: PHONE, hasTouch: true, isMobile: true };
const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
};
/** Whether they stand beside each other, in this order, with neither on top of the other. */
async function expectOneLine(...fields: Locator[]): Promise<void> {
  const boxes = await Promise.all(fields.map(boxOf));
  for (const [place, box] of boxes.slice(1).entries()) {
    expect(box.y).toBeCloseTo(boxes[place]?.y ?? 0, 0);
    expect(box.x).toBeGreaterThanOrEqual((boxes[place]?.x ?? 0) + (boxes[place]?.width ?? 0));
  }
}
const part = (page: Page, name: RegExp) => page.getByRole('button', { name });
const isOpen = (one: Locator) => one.getAttribute('aria-expanded');

describe('the job editor on a phone', () => {
  it('takes a job from nothing to submitted, in few screens and with one bar', async () => {
    const { page, context, troubles } = await as(EMPLOYER, TOUCHED);
    await openForm(page, '/company/jobs/new');
    const empty = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(empty).toBeLessThan(4 * PHONE.height);

    // The bar with the title, the state and the buttons stands alone at the bottom.
    const bar = page.locator('[data-dock]:visible');
    expect(await bar.count()).toBe(1);
    const { y, height } = await boxOf(bar);
    expect(height).toBeLessThanOrEqual(64);
    expect(y + height).toBe(PHONE.height);
    await bar.getByText('New job').waitFor();
    expect(await button(page, 'Save draft').textContent()).toContain('Save');

    await writeJob(page, 'Tally Clerk');
    await bar.getByText('Unsaved changes').waitFor();
    await button(page, 'Save draft').tap();
    await bar.getByText('Tally Clerk').waitFor();
    await bar.getByText('Saved').waitFor();
    await button(page, 'Submit for approval').tap();
    await page.getByText('This job is waiting for approval').waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);

    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await page.waitForURL(`${site.url}/company/jobs`);
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await context.close();
  });

  it.each(['en', 'so', 'sw', 'ar'])('pairs short fields and cuts off no choice and no label: %s', async (locale) => {
    const { page, context } = await as(EMPLOYER, TOUCHED);
    await context.addCookies([{ name: 'fursa_locale', value: locale, url: site.url }]);
    await visit(page, `${site.url}/company/jobs/1`);
    await page.locator('main [role=textbox]').waitFor();
    const anchor = (name: string) => page.locator(`#field-${name}`).locator('input, select, [role=group]').first();
    const pairs = [
      ['latitude', 'longitude'],
      ['vacancies', 'deadline'],
      ['salary_mode', 'salary_type'],
      ['currency', 'min_salary', 'max_salary'],
    ];
    for (const names of pairs) {
      const fields = names.map(anchor);
      await expectOneLine(...(locale === 'ar' ? fields.reverse() : fields));
    }
    const cut = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d');
      const isCut = (select: HTMLSelectElement) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
        if (!pen) throw new Error('nothing to measure with');
        pen.font = font;
        const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return [...select.options].some(({ text }) => pen.measureText(text).width > room + 1);
      };
      // The names of some countries are longer than any phone is wide.
      const selects = [...document.querySelectorAll<HTMLSelectElement>('main select:not([name=country])')];
      const labels = [...document.querySelectorAll<HTMLElement>('main label, main legend, main [id$=-label]')];
      return [
        ...selects.filter(isCut).map(({ name }) => name),
        ...labels
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
          .map((one) => one.textContent),
      ];
    });
    expect(cut).toEqual([]);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('folds what most jobs do not need, and says what is in it', async () => {
    const { page, context } = await as(EMPLOYER, TOUCHED);
    await openForm(page, '/company/jobs/new');
    const address = part(page, /^Exact address/);
    const form = part(page, /^Application form/);
    expect(await Promise.all([address, form].map(isOpen))).toEqual(['false', 'false']);
    await address.getByText('Region · Postcode · Address · Map position').waitFor();
    await form.getByText('Detailed (8 steps)').waitFor();
    await part(page, /^Screening/)
      .getByText('Score only, 50%')
      .waitFor();
    expect(await page.getByLabel('Region').isVisible()).toBe(false);
    await expectAccessible(page);

    await address.press('Enter');
    expect(await isOpen(address)).toBe('true');
    await page.getByLabel('Region').fill('Banaadir');
    await address.tap();
    expect(await page.getByLabel('Region').isVisible()).toBe(false);
    await address.getByText('Banaadir').waitFor();

    await form.tap();
    await page.getByRole('radio', { name: /^Short/ }).check();
    await form.getByText('Short (3 steps)').waitFor();
    await form.tap();
    await page.getByRole('link', { name: 'Applications', exact: true }).first().click();
    await page.getByRole('radio', { name: /^Short/ }).waitFor();
    expect(await isOpen(form)).toBe('true');
    await expectAccessible(page);

    // A job that names its address has this part open from the start, before any script has run.
    const html = await (await context.request.get(`${site.url}/company/jobs/1`)).text();
    expect(html).toMatch(/aria-expanded="true"[^>]*>.{0,200}Exact address/);
    await context.close();
  });

  it('opens a folded part that holds an error or is asked for, and keeps the error in view', async () => {
    const { page, context } = await as(EMPLOYER, TOUCHED);
    await openForm(page, '/company/jobs/new');
    const address = part(page, /^Exact address/);
    await writeJob(page, 'Net Weigher');
    // What is recommended leads into the folded part.
    await page.getByRole('link', { name: 'Add the postcode, where there is one.' }).click();
    const focused = (field: Locator) => field.evaluate((input) => input === document.activeElement);
    await expect.poll(() => focused(page.getByLabel('Postcode'))).toBe(true);
    expect(await isOpen(address)).toBe('true');

    await page.getByLabel('Latitude').fill('a hundred');
    await address.press('Enter');
    await page.locator('#field-latitude p').waitFor();
    await address.press('Enter');
    expect(await page.getByLabel('Latitude').isVisible()).toBe(true);
    expect([await isOpen(address), await address.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    await button(page, 'Save draft').tap();
    await expect.poll(() => focused(page.getByLabel('Latitude'))).toBe(true);
    await expectAccessible(page);

    // The part stays open while the error is mended in it.
    await page.getByLabel('Latitude').fill('2.04');
    await page.getByLabel('Longitude').fill('45.34');
    await page.locator('#field-latitude p').waitFor({ state: 'detached' });
    expect(await isOpen(address)).toBe('true');
    await address.tap();
    await address.getByText('2.04, 45.34').waitFor();
    await context.close();
  });

  it('opens a folded part for an error that was brought back with the kept text', async () => {
    const { page, context } = await as(EMPLOYER, TOUCHED);
    await openForm(page, '/company/jobs/new');
    const address = part(page, /^Exact address/);
    await writeJob(page, 'Quay Painter');
    await address.tap();
    await page.getByLabel('Latitude').fill('a hundred');
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(`${site.url}/company/jobs`);
    await openForm(page, '/company/jobs/new');
    expect(await isOpen(address)).toBe('false');
    await button(page, 'Bring them back').tap();
    await expect.poll(() => isOpen(address)).toBe('true');
    await address.tap();
    await expect.poll(() => isOpen(address)).toBe('false');
    await button(page, 'Save draft').tap();
    const latitude = page.getByLabel('Latitude');
    await expect.poll(() => latitude.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await isOpen(address)).toBe('true');
    await context.close();
  });

  it('has its text tools in two even lines, and crosses that a finger can press', async () => {
    const { page, context } = await as(EMPLOYER, TOUCHED);
    await openForm(page, '/company/jobs/1');
    const tools = page.getByRole('toolbar', { name: 'Text' }).locator('select, button');
    const boxes = await Promise.all((await tools.all()).map(boxOf));
    const lines = [...new Set(boxes.map(({ y }) => Math.round(y)))];
    expect(lines.length).toBe(2);
    expect(boxes.filter(({ y }) => Math.round(y) === lines[0]).length).toBe(4);
    // Both lines reach from edge to edge.
    const edges = lines.map((line) => {
      const inLine = boxes.filter(({ y }) => Math.round(y) === line);
      return [Math.min(...inLine.map(({ x }) => x)), Math.max(...inLine.map(({ x, width }) => x + width))];
    });
    expect(edges[1]).toEqual(edges[0]);

    const crosses = await page.getByRole('button', { name: /^Remove (?!question|the)/ }).all();
    expect(crosses.length).toBeGreaterThan(2);
    for (const cross of crosses) {
      await cross.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await boxOf(cross);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      const hit = await cross.evaluate(
        (element, [left, top]) =>
          [-20, 20].flatMap((by) => [
            element.contains(document.elementFromPoint((left as number) + by, top as number)),
            element.contains(document.elementFromPoint(left as number, (top as number) + by)),
          ]),
        [x + width / 2, y + height / 2],
      );
      expect(hit).toEqual([true, true, true, true]);
    }
    await context.close();
  });
});
