import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { EvaluationList, EvaluationRow } from '#shared/evaluation/evaluation.contract.ts';
import { arabic } from '#shared/reference/translations/ar.ts';
import { apiOf, boardOf, cardsOf, openBoard } from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit, WIDE } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();
const REVIEWER = 'reviewer@fursa.example';
const ADMIN = 'admin@fursa.example';

type PageOptions = NonNullable<Parameters<typeof openPage>[1]>;

async function open(path: string, { email = REVIEWER, ...options }: PageOptions & { email?: string } = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email);
  await visit(opened.page, `${site.url}/admin/evaluations${path}`);
  return opened;
}

async function listOf(search: string, email = REVIEWER): Promise<EvaluationList> {
  const { status, body } = await (await apiOf(site, email)).get(`/api/admin/evaluations${search}`);
  expect(status).toBe(200);
  return body;
}

/** Each test takes applications of its own, from the end of the list. */
let taken = 0;
async function untouched(): Promise<EvaluationRow> {
  const { applications } = await listOf('?state=none&order=newest');
  taken += 1;
  return applications[applications.length - taken] as EvaluationRow;
}

const panel = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) Evaluation$/ });
const section = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

async function evaluate(page: Page, subject: string | RegExp, score: number, comment = '') {
  await page.getByRole('button', { name: subject }).first().click();
  await panel(page).getByLabel('Hiring Manager score', { exact: true }).fill(String(score));
  if (comment) await panel(page).getByLabel('Comment').fill(comment);
  await panel(page).getByRole('button', { name: 'Save' }).click();
  await panel(page).waitFor({ state: 'detached' });
}

/** On a phone the page scrolls inside its frame, elsewhere the section does: neither may move sideways. */
async function expectMainFits(page: Page) {
  const wider = await page
    .locator('main, main [data-detail]')
    .evaluateAll((parts) => parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(Math.max(...wider), page.url()).toBeLessThanOrEqual(0);
}

describe('a reviewer', () => {
  it('evaluates an application from the list; the employer’s board follows in another browser', async () => {
    const employer = await apiOf(site);
    const { companies } = await listOf('');
    const company = companies.find(({ name }) => name === 'Qaboobe Cold Chain');
    const { applications: all } = await listOf(`?state=none&company=${company?.id}`);
    // Some are still to be scored by the AI: of those nothing is hidden.
    const applications = all.filter(({ ai_hidden: isHidden }) => isHidden);
    const isBelow = async ({ job, application_id: id }: EvaluationRow) => {
      const [column] = (await boardOf(employer, `?job=${job.id}`)).groups;
      return (column?.applications.findIndex((card) => card.id === id) ?? -1) > 0;
    };
    let row = applications[0] as EvaluationRow;
    for (const next of applications) {
      row = next;
      if (await isBelow(row)) break;
    }
    const theirs = await openBoard(site, { search: `?job=${row.job.id}` });
    expect((await cardsOf(theirs.page, 'New'))[0]).not.toBe(row.application_id);

    const { page, context, troubles } = await open('?state=none');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(row.name);
    await page.waitForURL(/q=/);
    await page.locator(`a[href*="/admin/evaluations/${row.application_id}?"]`).click();
    await page.getByRole('heading', { level: 1, name: row.name }).waitFor();
    await page.getByText('hidden until you have scored overall').first().waitFor();
    expect(await page.getByText('AI', { exact: true }).count()).toBe(0);

    await section(page, 'Basic information').click();
    const item = page.getByRole('button', { name: /^Add Evaluation: (Education|Experience): / }).first();
    const name = (await item.getAttribute('aria-label'))?.replace('Add Evaluation: ', '') ?? '';
    await evaluate(page, `Add Evaluation: ${name}`, 95, 'Knows this work from the ground up.');
    await page.getByRole('button', { name: `Edit Evaluation: ${name}` }).waitFor();
    await page.getByText('Knows this work from the ground up.').waitFor();

    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await section(page, 'Human evaluation').click();
    await evaluate(page, 'Add Evaluation: Skills', 90);
    await page.getByText('hidden until you have scored overall').first().waitFor();
    await evaluate(page, 'Add Evaluation: Overall', 100, 'The strongest of them.');
    const table = page.getByRole('table', { name: 'Your scores beside the AI’s' });
    await table.waitFor();
    const cells = await table
      .getByRole('row', { name: /^Overall/ })
      .getByRole('cell')
      .allInnerTexts();
    const [mine, , ai = '', difference] = cells;
    expect(mine).toBe('Outstanding 100%');
    expect(difference?.split('\n')[0]).toBe(`+${100 - Number(/(\d+)%/.exec(ai)?.[1])}`);
    await page.getByText('The AI’s evaluation now stands beside yours.').waitFor();

    await expect.poll(async () => (await cardsOf(theirs.page, 'New'))[0], { timeout: 10_000 }).toBe(row.application_id);
    const card = theirs.page.locator(`[data-card="${row.application_id}"]`);
    await card.getByRole('button', { name: /^Hiring Manager Score Outstanding 100%/ }).waitFor();
    expect([...troubles, ...theirs.troubles]).toEqual([]);
    await context.close();
    await theirs.context.close();
  });

  it('goes through the list and scores with the keyboard alone, and finds again what was typed', async () => {
    const { applications } = await listOf('?state=none&order=newest');
    const [first, second] = applications as [EvaluationRow, EvaluationRow];
    const { page, context, troubles } = await open('?state=none&order=newest');
    await page.locator(`a[href*="/admin/evaluations/${first.application_id}?"]`).press('Enter');
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor();
    await page.keyboard.press('j');
    await page.waitForURL(new RegExp(`/admin/evaluations/${second.application_id}\\?`));
    await page.getByRole('heading', { level: 1, name: second.name }).waitFor();
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor();

    const add = page.getByRole('button', { name: 'Add Evaluation: Overall' });
    await add.press('Enter');
    const score = panel(page).getByLabel('Hiring Manager score', { exact: true });
    await expect.poll(() => score.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('72');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await score.inputValue()).toBe('73');
    await page.keyboard.press('Tab');
    await page.keyboard.type('jk: letters, not steps');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 1, name: second.name }).waitFor();
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor();
    await add.press('Enter');
    expect(await score.inputValue()).toBe('73');
    expect(await panel(page).getByLabel('Comment').inputValue()).toBe('jk: letters, not steps');
    await panel(page).getByText('You typed this earlier.').waitFor();
    await panel(page).getByRole('button', { name: 'Discard' }).press('Enter');
    expect(await score.inputValue()).toBe('');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is told what is wrong under the field, and keeps what was typed when saving fails', async () => {
    const { application_id: id } = await untouched();
    const { page, context } = await open(`/${id}?section=humanEvaluation`);
    await page.getByRole('button', { name: 'Add Evaluation: Bio' }).click();
    const score = panel(page).getByLabel('Hiring Manager score', { exact: true });
    const comment = panel(page).getByLabel('Comment');
    const save = panel(page).getByRole('button', { name: 'Save' });
    for (const wrong of ['', '101', '-1', '50.5', 'many']) {
      await score.fill(wrong);
      await save.click();
      await panel(page).getByText('Please give a whole number from 0 to 100.').waitFor();
      await score.fill('50');
      await panel(page).getByText('Please give a whole number from 0 to 100.').waitFor({ state: 'detached' });
    }
    await score.fill('49');
    await save.click();
    await panel(page).getByText('Please say why: a score below 50 needs a comment.').waitFor();
    await comment.fill('😀'.repeat(2001));
    await save.click();
    await panel(page).getByText('Please use at most 2000 characters.').waitFor();
    await comment.fill('Says little about this work.');

    await page.route('**/save-human-evaluation', (route) => route.abort());
    await save.click();
    await panel(page).getByRole('alert').getByText('The server could not be reached').waitFor();
    expect([await score.inputValue(), await comment.inputValue()]).toEqual(['49', 'Says little about this work.']);
    await page.unroute('**/save-human-evaluation');
    await save.click();
    await page.getByRole('button', { name: 'Edit Evaluation: Bio' }).waitFor();

    // The comment alone, with the score as it is.
    await page.getByRole('button', { name: 'Edit Comment: Bio' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Comment' });
    await dialog.getByLabel('Comment').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please say why').waitFor();
    await dialog.getByLabel('Comment').fill('Says little about this work, but says it well.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Says little about this work, but says it well.').waitFor();
    await context.close();
  });

  it('is told in the second tab that the first has saved, and chooses which one counts', async () => {
    const { application_id: id } = await untouched();
    const { page: one, context } = await open(`/${id}?section=humanEvaluation`);
    const other = await context.newPage();
    await visit(other, `${site.url}/admin/evaluations/${id}?section=humanEvaluation`);
    const type = async (page: Page, subject: string, score: string, comment: string) => {
      await page.getByRole('button', { name: subject }).click();
      await panel(page).getByLabel('Hiring Manager score', { exact: true }).fill(score);
      await panel(page).getByLabel('Comment').fill(comment);
    };
    const save = (page: Page) => panel(page).getByRole('button', { name: 'Save' }).click();
    await type(one, 'Add Evaluation: Skills', '80', 'from the first tab');
    await type(other, 'Add Evaluation: Skills', '60', 'from the second tab');
    await save(one);
    await panel(one).waitFor({ state: 'detached' });
    await save(other);
    await panel(other).getByText('You saved this elsewhere').waitFor();
    await panel(other).getByText('from the first tab').waitFor();
    expect(await panel(other).getByLabel('Comment').inputValue()).toBe('from the second tab');
    await panel(other).getByRole('button', { name: 'Keep mine' }).click();
    await panel(other).waitFor({ state: 'detached' });
    await other.getByText('from the second tab').waitFor();

    await type(one, 'Edit Evaluation: Skills', '10', 'from the first again');
    await type(other, 'Edit Evaluation: Skills', '61', 'newer than that');
    await save(other);
    await panel(other).waitFor({ state: 'detached' });
    await save(one);
    await panel(one).getByRole('button', { name: 'Take the newer one' }).click();
    expect(await panel(one).getByLabel('Comment').inputValue()).toBe('newer than that');
    expect(await panel(one).getByLabel('Hiring Manager score', { exact: true }).inputValue()).toBe('61');
    await context.close();
  });
});

describe('the list of evaluations', () => {
  it('keeps its filters in the address, and hands ticked rows to a reviewer', async () => {
    const { page, context, troubles } = await open('', { email: ADMIN });
    const all = await listOf('', ADMIN);
    await page.getByText(`${all.total} applications`, { exact: true }).waitFor();
    const job = all.jobs.toSorted((a, b) => b.applications - a.applications)[0];
    await page.getByRole('combobox', { name: 'Job' }).selectOption(String(job?.id));
    await page.waitForURL(`**/admin/evaluations?job=${job?.id}`);
    await page.getByRole('button', { name: /^Not begun/ }).click();
    const none = await listOf(`?job=${job?.id}&state=none`, ADMIN);
    await page.getByText(`${none.total} applications`, { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('newest');
    await page.waitForURL(/order=newest/);
    await page.reload();
    await page.getByText(`${none.total} applications`, { exact: true }).waitFor();

    const listed = await listOf(`?job=${job?.id}&state=none&order=newest`, ADMIN);
    const [first, second] = listed.applications.filter(({ assignees }) => assignees.length === 0);
    const { waiting_for_me: waiting } = (await listOf('')).progress;
    const { body } = await (await apiOf(site, ADMIN)).get('/api/admin/evaluations/reviewers');
    const daudi = body.reviewers.find(({ name }: { name: string }) => name === 'Daudi Kessy');
    expect(daudi.waiting).toBe(waiting);
    for (const row of [first, second]) await page.getByRole('checkbox', { name: `Select ${row?.name}` }).check();
    const theirs = await open('?assigned=me');
    await theirs.page.getByText(/waits? for you/).waitFor();
    const bar = page.getByRole('region', { name: 'Selected applications' });
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('combobox', { name: 'Assign to' }).selectOption(String(daudi.id));
    await bar.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('2 applications assigned to Daudi Kessy').waitFor();
    const row = page.getByRole('row', { name: new RegExp(first?.name ?? '') });
    await row.getByText('Daudi Kessy').waitFor();

    // Whom it concerns sees it without doing anything.
    await theirs.page.getByText(`${waiting + 2} applications wait for you`).waitFor();
    await row.getByRole('button', { name: `Assign ${first?.name}` }).click();
    await page.getByRole('menuitem', { name: 'Take the request back from Daudi Kessy' }).click();
    await page.getByText('Daudi Kessy is not asked any more').waitFor();
    await row.getByText('Nobody').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
    await theirs.context.close();
  });

  it('has pages, and says what to do when nothing fits', async () => {
    const { page, context } = await open('');
    const { pages, applications } = await listOf('?page=2');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    await page.locator(`a[href*="/admin/evaluations/${applications[0]?.application_id}?"]`).waitFor();
    expect(pages).toBeGreaterThan(2);
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('zzz nobody');
    await page.getByText('No application fits these filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await page.waitForURL('**/admin/evaluations');
    await context.close();
  });

  it('is for reviewers and admins: others see what they see of every page that is not theirs', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/admin/evaluations?state=none`);
    expect(page.url()).toContain(`/login?next=${encodeURIComponent('/admin/evaluations?state=none')}`);
    await signIn(page, site.url, 'employer@fursa.example');
    for (const path of ['', '/1', '/agreement']) {
      expect((await visit(page, `${site.url}/admin/evaluations${path}`))?.status()).toBe(403);
    }
    await signIn(page, site.url, REVIEWER);
    for (const path of ['/999999', '/abc']) {
      expect((await visit(page, `${site.url}/admin/evaluations${path}`))?.status()).toBe(404);
    }
    await context.close();
  });
});

describe('agreement', () => {
  it('reads as tables, with the number of cases beside every figure', async () => {
    const { page, context, troubles } = await open('/agreement');
    const people = page.getByRole('table', { name: 'People and AI: By section' });
    expect(await people.getByRole('columnheader').allTextContents()).toEqual([
      'Section',
      'Mean difference',
      'Tendency',
      'Correlation',
      'Cases',
    ]);
    await people.getByRole('row', { name: /^Overall [\d.]+ points .*(higher|even) -?[\d.]+ \d+$/ }).waitFor();
    const months = page.getByRole('table', { name: 'Over time, overall scores' });
    await months
      .getByRole('row', { name: /^\w{3} \d{4} [\d.]+ points/ })
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'More than 30 points apart' }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('the pages of evaluation', () => {
  it.each([
    ['wide and light', WIDE, 'light'],
    ['wide and dark', WIDE, 'dark'],
    ['narrow and light', PHONE, 'light'],
    ['narrow and dark', PHONE, 'dark'],
  ] as const)('can be read by everybody: %s', async (_look, viewport, colorScheme) => {
    const { page, context } = await open('?state=mine', { viewport, colorScheme });
    const check = async () => {
      await expectNoSidewaysScroll(page);
      await expectMainFits(page);
      await expectAccessible(page);
    };
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('region', { name: 'Selected applications' }).waitFor();
    await check();
    const { applications } = await listOf('?state=mine');
    const done = applications.find(({ my_state: state }) => state === 'done');
    const address = `${site.url}/admin/evaluations/${done?.application_id}`;
    await visit(page, address);
    await check();
    await visit(page, `${address}?section=basicInformation`);
    await page
      .getByRole('button', { name: /Evaluation: (Education|Experience): / })
      .first()
      .click();
    await panel(page).waitFor();
    await check();
    await visit(page, `${address}?section=humanEvaluation`);
    await check();
    await page
      .getByRole('button', { name: /^Edit Comment/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Edit Comment' }).waitFor();
    await check();
    await visit(page, `${site.url}/admin/evaluations/agreement`);
    await check();
    await context.close();
  });

  it.each([
    ['wide', WIDE],
    ['narrow', PHONE],
  ] as const)('speak Arabic, from right to left: %s', async (_look, viewport) => {
    const { page, context } = await open('', { locale: 'ar', viewport });
    await page.getByRole('heading', { level: 1, name: arabic['evaluations.title'] ?? '' }).waitFor();
    await expectNoSidewaysScroll(page);
    const { applications } = await listOf('?state=mine');
    for (const path of [`/${applications[0]?.application_id}?section=humanEvaluation`, '/agreement']) {
      await visit(page, `${site.url}/admin/evaluations${path}`);
      await expectNoSidewaysScroll(page);
      await expectMainFits(page);
    }
    expect(await page.getByText('Agreement').count()).toBe(0);
    await context.close();
  });
});
