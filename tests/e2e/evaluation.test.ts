import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { EvaluationList, EvaluationRow } from '#shared/evaluation/evaluation.contract.ts';
import { apiOf, boardOf, cardsOf, openBoard } from '../harness/board-page.ts';
import {
  expectAccessible,
  expectAccessibleLightAndDark,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  signIn,
  visit,
  WIDE,
} from '../harness/browser.ts';
import { arabic } from '../harness/shipped-texts.ts';
import { siteForTests } from '../harness/site.ts';
import type { TestClient } from '../harness/test-client.ts';

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

/** Each test takes its own applications, from the end of the list. */
let taken = 0;
async function untouched(): Promise<EvaluationRow> {
  const { applications } = await listOf('?state=none&order=newest');
  taken += 1;
  return applications[applications.length - taken] as EvaluationRow;
}

const scorecard = (page: Page) => page.getByRole('form', { name: 'Your scorecard' });
const scoreOf = (page: Page, subject: string) =>
  scorecard(page).getByRole('textbox', { name: `Score: ${subject}`, exact: true });
const commentOf = (page: Page, subject: string) =>
  scorecard(page).getByRole('textbox', { name: `Comment: ${subject}`, exact: true });
const section = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const isFocused = (field: ReturnType<typeof scoreOf>) => field.evaluate((input) => input === document.activeElement);
/** Saves the scorecard with this button and waits for the response. */
async function saveCard(page: Page, name = 'Save') {
  const saved = page.waitForResponse('**/save-scorecard');
  await scorecard(page).getByRole('button', { name, exact: true }).click();
  expect((await saved).status()).toBe(200);
}

/** On a phone the page scrolls inside its frame, elsewhere the section does: neither may move sideways. */
async function expectMainFits(page: Page) {
  const wider = await page
    .locator('main, main [data-detail], main [data-scorecard]')
    .evaluateAll((parts) => parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(Math.max(...wider), page.url()).toBeLessThanOrEqual(0);
}

/** An application below the first of its column, which nobody has evaluated and whose AI score is hidden until then. */
async function notYetEvaluated(employer: TestClient): Promise<EvaluationRow> {
  for (const { id: jobId } of (await boardOf(employer)).jobs) {
    const [column] = (await boardOf(employer, `?job=${jobId}`)).groups;
    for (const { id, candidate } of column?.applications.slice(1) ?? []) {
      const { applications } = await listOf(`?state=none&q=${encodeURIComponent(candidate.user.name)}`);
      const row = applications.find((one) => one.application_id === id && one.ai_hidden);
      if (row) return row;
    }
  }
  throw new Error('every application is evaluated');
}

describe('a reviewer', () => {
  it('evaluates an application from the list; the employer’s board follows in another browser', async () => {
    const employer = await apiOf(site);
    const row = await notYetEvaluated(employer);
    const theirs = await openBoard(site, { search: `?job=${row.job.id}` });
    expect((await cardsOf(theirs.page, 'New'))[0]).not.toBe(row.application_id);

    const { page, context, troubles } = await open('?state=none');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(row.name);
    await page.waitForURL(/q=/);
    await page.locator(`a[href*="/admin/evaluations/${row.application_id}?"]`).click();
    await page.getByRole('heading', { level: 1, name: row.name }).waitFor();
    await page.getByText('hidden until you have scored overall').first().waitFor();
    await expect.poll(() => page.getByText('AI', { exact: true }).count()).toBe(0);
    // A telephone number in groups, as people read it.
    await page
      .getByText(/^\+\d{1,3} \d[\d ]+$/)
      .first()
      .waitFor();

    const item = page.getByRole('button', { name: /^Add Evaluation: (Education|Experience): / }).first();
    const name = (await item.getAttribute('aria-label'))?.replace('Add Evaluation: ', '') ?? '';
    await item.click();
    await expect.poll(() => isFocused(scoreOf(page, name))).toBe(true);
    await page.keyboard.type('95');
    await commentOf(page, name).fill('Knows this work from the ground up.');
    await scoreOf(page, 'Skills').fill('90');
    await saveCard(page);
    await page.getByRole('button', { name: `Edit Evaluation: ${name}` }).waitFor();
    await page.getByText('hidden until you have scored overall').first().waitFor();
    // One item and one section make no overall score yet: the card says so and keeps its place.
    const { body: begun } = await employer.get(`/company/applications/cards?ids=${row.application_id}`);
    expect(begun.applications).toMatchObject([{ being_scored: true, human_evaluation: null }]);
    expect((await cardsOf(theirs.page, 'New'))[0]).not.toBe(row.application_id);

    await section(page, 'Human evaluation').click();
    await page.getByText('Knows this work from the ground up.').first().waitFor();
    await page.getByRole('button', { name: 'Add Evaluation: Overall' }).click();
    await expect.poll(() => isFocused(scoreOf(page, 'Overall'))).toBe(true);
    await page.keyboard.type('100');
    await commentOf(page, 'Overall').fill('The strongest of them.');
    await saveCard(page);
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
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'Cover letter' }).waitFor();
    expect([...troubles, ...theirs.troubles]).toEqual([]);
    await context.close();
    await theirs.context.close();
  });

  it('scores a whole application in twelve acts, and comes to the next one of the queue', async () => {
    const { applications, progress } = await listOf('?state=queue');
    const [first, second] = applications as [EvaluationRow, EvaluationRow];
    const { page, context, troubles } = await open('');
    // The list, its heading and the navigation badge show the same number.
    await page.getByText(`${progress.queue} applications in your queue`).waitFor();
    await page.getByRole('button', { name: `My queue ${progress.queue}`, pressed: true }).waitFor();
    await page.getByRole('navigation').getByText(String(progress.queue), { exact: true }).first().waitFor();
    let acts = 0;
    const act = async (done: Promise<unknown>) => {
      acts += 1;
      await done;
    };
    await act(page.locator(`a[href="/admin/evaluations/${first.application_id}"]`).click());
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor();
    await act(page.getByRole('button', { name: 'Job description' }).click());
    await page.getByRole('dialog', { name: first.job.title }).getByText(/\w+/).first().waitFor();
    await act(page.keyboard.press('Escape'));
    const names = ['Education', 'Experience', 'Skills', 'Certification', 'Bio'];
    const fields = await Promise.all(
      names.map(async (name) => {
        const whole = scoreOf(page, `${name} as a whole`);
        return (await whole.count()) > 0 ? whole : scoreOf(page, name);
      }),
    );
    for (const [at, field] of fields.entries()) await act(field.fill(String(70 + at)));
    await scorecard(page).getByText('Finished').waitFor();
    await scorecard(page).getByText('Left empty: the mean of the five sections, 72%.').waitFor();
    await act(saveCard(page, 'Save and next'));
    await page.getByRole('heading', { level: 1, name: second.name }).waitFor();
    // Another application is open by now, so the message names the evaluated one and mentions nothing that is out of
    // view.
    await page.getByText(`Evaluation of ${first.name} saved`).waitFor();
    await expect.poll(() => page.getByText('stands beside yours').count()).toBe(0);
    expect(acts).toBeLessThanOrEqual(12);
    // The next score can be typed at once, and the last field is not hidden behind the buttons.
    const firstScore = scorecard(page).locator('[data-score]').first();
    await expect.poll(() => isFocused(firstScore)).toBe(true);
    await scoreOf(page, 'Overall').focus();
    const dock = await scorecard(page).locator('[data-dock]').boundingBox();
    const overall = await scoreOf(page, 'Overall').boundingBox();
    expect((overall?.y ?? 0) + (overall?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
    const saved = (await listOf('?state=mine_done')).applications;
    expect(saved.find(({ application_id: id }) => id === first.application_id)).toMatchObject({
      my_state: 'done',
      manager_score: 72,
    });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('reads the next application from its top on a phone, without a keyboard over it', async () => {
    const [first, second] = (await listOf('?state=none&order=newest')).applications as [EvaluationRow, EvaluationRow];
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
    const { page, context, troubles } = await open(`/${first.application_id}?state=none&order=newest`, phone);
    await scoreOf(page, 'Skills').fill('77');
    await saveCard(page, 'Save and next');
    await page.getByRole('heading', { level: 1, name: second.name }).waitFor();
    await scoreOf(page, 'Skills').waitFor();
    expect(await scorecard(page).locator(':focus').count()).toBe(0);
    expect(await page.locator('main').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('leads to the scorecard and back on a phone', async () => {
    const row = (await listOf('?state=none')).applications[0];
    const { page, context } = await open(`/${row?.application_id}`, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const heading = page.getByRole('heading', { name: 'Your scorecard' });
    const header = await page.locator('body > header').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    await page.getByRole('button', { name: 'Your scorecard' }).click();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(bottom + 48);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(bottom);
    await page.getByRole('button', { name: 'Application', exact: true }).click();
    await page.getByRole('button', { name: 'Your scorecard' }).waitFor();
    await expect
      .poll(async () => (await page.locator('main h2', { hasText: row?.job.title }).boundingBox())?.y)
      .toBeGreaterThan(bottom);
    await context.close();
  });

  it.each(['en', 'ar'])(
    'shows the application in the first view of a phone, below one line of buttons: %s',
    async (locale) => {
      const row = (await listOf('?state=none')).applications[0];
      const { page, context } = await open(`/${row?.application_id}`, { viewport: PHONE, locale });
      const title = await page.locator('main h2', { hasText: row?.job.title }).boundingBox();
      const buttons = await page
        .locator('main header')
        .getByRole('button')
        .or(page.locator('main header a[download]'))
        .all();
      const boxes = await Promise.all(buttons.map((one) => one.boundingBox()));
      const top = boxes[0]?.y ?? 0;
      expect(top).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0) - 1);
      expect(boxes.every((box) => box && Math.abs(box.y - top) < 4)).toBe(true);
      const content = await page.locator('[data-detail]').boundingBox();
      expect(content?.y).toBeLessThan(PHONE.height * 0.6);
      await context.close();
    },
  );

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

    const [skills, certification] = [scoreOf(page, 'Skills'), scoreOf(page, 'Certification')];
    await skills.focus();
    await page.keyboard.type('72');
    // Tab goes through every field, Enter from score to score.
    await page.keyboard.press('Tab');
    expect(await isFocused(commentOf(page, 'Skills'))).toBe(true);
    await page.keyboard.type('jk: letters, not steps');
    await page.keyboard.press('Tab');
    expect(await isFocused(certification)).toBe(true);
    await page.keyboard.type('64');
    await page.keyboard.press('Enter');
    expect(await isFocused(scoreOf(page, 'Bio'))).toBe(true);

    await page.getByRole('link', { name: 'Evaluations', exact: true }).last().focus();
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 1, name: second.name }).waitFor();
    await expect.poll(() => scoreOf(page, 'Skills').inputValue()).toBe('');
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor();
    const typed = async () => [await skills.inputValue(), await certification.inputValue()];
    await expect.poll(typed).toEqual(['72', '64']);
    await expect.poll(() => commentOf(page, 'Skills').inputValue()).toBe('jk: letters, not steps');
    await page.reload();
    await expect.poll(typed).toEqual(['72', '64']);
    await scorecard(page).getByText('You typed something here earlier.').waitFor();
    await scorecard(page).getByRole('button', { name: 'Discard' }).press('Enter');
    await expect.poll(() => skills.inputValue()).toBe('');

    await skills.fill('81');
    const saved = page.waitForResponse('**/save-scorecard');
    await page.keyboard.press('Control+Enter');
    expect((await saved).status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: second.name }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is told what is wrong under the field, and keeps what was typed when saving fails', async () => {
    const { application_id: id } = await untouched();
    const { page, context } = await open(`/${id}?section=humanEvaluation`);
    await page.getByRole('button', { name: 'Add Evaluation: Bio' }).click();
    const [score, comment] = [scoreOf(page, 'Bio'), commentOf(page, 'Bio')];
    const save = scorecard(page).getByRole('button', { name: 'Save', exact: true });
    const wholeNumber = scorecard(page).getByText('Please give a whole number from 0 to 100.');
    await comment.fill('x');
    for (const wrong of ['', '101', '-1', '50.5', 'many']) {
      await score.fill(wrong);
      await save.click();
      await wholeNumber.waitFor();
      expect(await score.getAttribute('aria-invalid')).toBe('true');
      await score.fill('50');
      await wholeNumber.waitFor({ state: 'detached' });
    }
    await comment.fill('');
    await score.fill('49');
    await save.click();
    await scorecard(page).getByText('Please say why: a score below 50 needs a comment.').waitFor();
    await comment.fill('😀'.repeat(2001));
    await save.click();
    await scorecard(page).getByText('Please use at most 2000 characters.').waitFor();
    await comment.fill('Says little about this work.');

    await page.route('**/save-scorecard', (route) => route.abort());
    await save.click();
    await scorecard(page).getByRole('alert').getByText('The server could not be reached').waitFor();
    expect([await score.inputValue(), await comment.inputValue()]).toEqual(['49', 'Says little about this work.']);
    await page.unroute('**/save-scorecard');
    await saveCard(page);
    await page.getByRole('button', { name: 'Edit Evaluation: Bio' }).waitFor();

    // Edits only the comment; the score stays.
    await page.getByRole('button', { name: 'Edit Comment: Bio' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Comment' });
    await dialog.getByLabel('Comment').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please say why').waitFor();
    await dialog.getByLabel('Comment').fill('Says little about this work, but says it well.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Says little about this work, but says it well.').first().waitFor();
    await context.close();
  });

  it('is told in the second tab that the first has saved, and chooses which one counts', async () => {
    const { application_id: id } = await untouched();
    const { page: one, context } = await open(`/${id}`);
    const other = await context.newPage();
    await visit(other, `${site.url}/admin/evaluations/${id}`);
    const type = async (page: Page, score: string, comment: string) => {
      await scoreOf(page, 'Skills').fill(score);
      await commentOf(page, 'Skills').fill(comment);
    };
    const save = (page: Page) => scorecard(page).getByRole('button', { name: 'Save', exact: true }).click();
    await type(one, '80', 'from the first tab');
    await type(other, '60', 'from the second tab');
    await saveCard(one);
    await save(other);
    await scorecard(other).getByText('You saved this elsewhere').waitFor();
    await scorecard(other).getByText('from the first tab').waitFor();
    await expect.poll(() => commentOf(other, 'Skills').inputValue()).toBe('from the second tab');
    await scorecard(other).getByRole('button', { name: 'Keep mine' }).click();
    await saveCard(other);
    await expect.poll(() => commentOf(one, 'Skills').inputValue()).toBe('from the second tab');

    await type(one, '10', 'from the first again');
    await type(other, '61', 'newer than that');
    await saveCard(other);
    await save(one);
    await scorecard(one).getByRole('button', { name: 'Take the newer one' }).click();
    await expect.poll(() => commentOf(one, 'Skills').inputValue()).toBe('newer than that');
    await expect.poll(() => scoreOf(one, 'Skills').inputValue()).toBe('61');
    await context.close();
  });
});

describe('a member of the company', () => {
  it('scores an applicant from the profile and from the scoring dialog; the board follows', async () => {
    const employer = await apiOf(site);
    const { groups } = await boardOf(employer, '');
    const cards = groups[0]?.applications ?? [];
    const card = cards.find(({ human_evaluation: human, being_scored: begun }) => !human && !begun);
    const id = card?.id ?? 0;
    const colleague = await openBoard(site);
    const { page, context, troubles } = await openBoard(site, { search: `?application=${id}` });
    const profile = page.getByRole('dialog').first();
    await profile.getByRole('button', { name: 'Add Evaluation' }).click();
    await scoreOf(page, 'Skills').fill('90');
    await saveCard(page);
    await profile.getByRole('button', { name: /^Hiring Manager Score being scored/ }).waitFor();
    const now = async () => (await employer.get(`/company/applications/cards?ids=${id}`)).body.applications[0];
    expect(await now()).toMatchObject({ being_scored: true, human_evaluation: null });

    await profile.getByRole('button', { name: /^Hiring Manager Score being scored/ }).click();
    const dialog = page.getByRole('dialog', { name: /Hiring Manager Scoring Details/ });
    await dialog.getByText('Being scored', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Edit Evaluation' }).click();
    const overall = dialog.getByRole('textbox', { name: 'Score: Overall', exact: true });
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Score: Skills', exact: true }).inputValue())
      .toBe('90');
    await overall.fill('100');
    const saved = page.waitForResponse('**/save-scorecard');
    await dialog.getByRole('form').getByRole('button', { name: 'Save', exact: true }).click();
    expect((await saved).status()).toBe(200);
    await dialog
      .getByText(/\(company\)/)
      .first()
      .waitFor();
    await expectAccessible(page);
    // The colleague's board shows it without a reload, first in its column.
    const first = colleague.page.locator(`[data-card="${id}"]`);
    await first.getByRole('button', { name: /^Hiring Manager Score Outstanding 100%/ }).waitFor();
    expect([...troubles, ...colleague.troubles]).toEqual([]);
    await context.close();
    await colleague.context.close();
  });
});

describe('the list of evaluations', () => {
  it('keeps its filters in the address, and hands ticked rows to a reviewer', async () => {
    const { page, context, troubles } = await open('?state=all', { email: ADMIN });
    const all = await listOf('', ADMIN);
    await page.getByText(`${all.total} applications`, { exact: true }).waitFor();
    const job = all.jobs.toSorted((a, b) => b.applications - a.applications)[0];
    await page.getByRole('combobox', { name: 'Job' }).selectOption(String(job?.id));
    await page.waitForURL(`**/admin/evaluations?state=all&job=${job?.id}`);
    await page.getByRole('button', { name: /^Not started/ }).click();
    const none = await listOf(`?job=${job?.id}&state=none`, ADMIN);
    await page.getByText(`${none.total} applications`, { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('newest');
    await page.waitForURL(/order=newest/);
    await page.reload();
    await page.getByText(`${none.total} applications`, { exact: true }).waitFor();

    const listed = await listOf(`?job=${job?.id}&state=none&order=newest`, ADMIN);
    const [first, second] = listed.applications.filter(({ assignees }) => assignees.length === 0);
    const { waiting_for_me: assigned } = (await listOf('')).progress;
    const waiting = (await listOf('?state=all&assigned=me')).total;
    const { body } = await (await apiOf(site, ADMIN)).get('/api/admin/evaluations/reviewers');
    const daudi = body.reviewers.find(({ name }: { name: string }) => name === 'Daudi Kessy');
    expect(daudi.waiting).toBe(assigned);
    for (const row of [first, second]) await page.getByRole('checkbox', { name: `Select ${row?.name}` }).check();
    const theirs = await open('?state=all&assigned=me');
    await theirs.page.getByText(`${waiting} applications`, { exact: true }).waitFor();
    const bar = page.getByRole('region', { name: 'Selected applications' });
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('combobox', { name: 'Assign to' }).selectOption(String(daudi.id));
    await bar.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('2 applications assigned to Daudi Kessy').waitFor();
    const row = page.getByRole('row', { name: new RegExp(first?.name ?? '') });
    await row.getByText('Daudi Kessy').waitFor();

    // The assigned reviewer sees it without a reload.
    await theirs.page.getByText(`${waiting + 2} applications`, { exact: true }).waitFor();
    await row.getByRole('button', { name: `Assign ${first?.name}` }).click();
    await page.getByRole('menuitem', { name: 'Unassign Daudi Kessy' }).click();
    await page.getByText('Daudi Kessy unassigned').waitFor();
    await row.getByText('Unassigned').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
    await theirs.context.close();
  });

  it('folds its filters on a phone, and says how many are set', async () => {
    const { page, context } = await open('?state=all', { viewport: PHONE });
    const started = page.getByRole('button', { name: /^Not started/ });
    const job = page.getByRole('combobox', { name: 'Job' });
    expect([await started.isVisible(), await job.isVisible()]).toEqual([false, false]);
    // What reviewers use most needs no press.
    await page.getByRole('searchbox', { name: 'Search by name' }).waitFor();
    await page.getByRole('button', { name: 'Assigned to me' }).click();
    await page.waitForURL(/assigned=me/);
    await page.getByRole('button', { name: 'Assigned to me', pressed: true }).click();
    await page.waitForURL((address) => !address.searchParams.has('assigned'));
    const first = await page.getByRole('row').nth(1).boundingBox();
    expect(first?.y, 'the first application is in the upper half').toBeLessThan(PHONE.height / 2);
    await page.getByRole('button', { name: /^Filters\s*1$/ }).click();
    await job.waitFor();
    await started.click();
    await page.waitForURL(/state=none/);
    await page.getByRole('button', { name: /^Filters\s*1$/ }).click();
    await job.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('says once why AI scores are not shown, and leaves a dash in the rows', async () => {
    const { page, context } = await open('?state=none');
    expect(await page.getByText('hidden until you have scored overall').count()).toBe(1);
    const cell = page.getByRole('cell', { name: 'Hidden until you score' }).first();
    expect(await cell.getByText('–').isVisible()).toBe(true);
    await context.close();
  });

  it('has pages, and says what to do when nothing fits', async () => {
    const { page, context } = await open('?state=all');
    const { pages, applications } = await listOf('?page=2');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    await page.locator(`a[href*="/admin/evaluations/${applications[0]?.application_id}?"]`).waitFor();
    expect(pages).toBeGreaterThan(2);
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('zzz nobody');
    await page.getByText('No application fits these filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await page.waitForURL('**/admin/evaluations?state=all');
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
    await people
      .getByRole('row', { name: /^Overall [\d.]+ points ((People|AI) \+[\d.]+|no difference) -?[\d.]+ \d+$/ })
      .waitFor();
    await page
      .getByText(/^Overall scores are [\d.]+ points apart on average: (close|fair|weak) agreement\.$/)
      .first()
      .waitFor();
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

describe('on a phone', () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true, email: ADMIN };

  it('the figures of agreement stand below each other, and nothing is cut', async () => {
    const { page, context } = await open('/agreement', phone);
    const tables = page.getByRole('region', { name: /: By section$/ });
    await tables.first().waitFor();
    const hidden = await tables.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(hidden).toEqual([0, 0]);
    await tables.first().getByText('Correlation').last().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('ticked rows are handed on in two lines: how many, and to whom', async () => {
    const { page, context } = await open('?state=all', phone);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected applications' });
    const placeOf = async (name: 'button' | 'combobox', label: string) => {
      const box = await bar.getByRole(name, { name: label, exact: true }).boundingBox();
      if (!box) throw new Error(`${label} cannot be seen`);
      return { end: Math.round(box.x + box.width), middle: Math.round(box.y + box.height / 2) };
    };
    const choice = await placeOf('combobox', 'Assign to');
    const assign = await placeOf('button', 'Assign');
    const clear = await placeOf('button', 'Clear the selection');
    expect(choice.middle).toBe(assign.middle);
    expect(clear.middle).toBeLessThan(assign.middle);
    expect(clear.end).toBe(assign.end);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});

describe('the pages of evaluation', () => {
  it.each([
    ['wide', WIDE],
    ['narrow', PHONE],
  ] as const)('can be read by everybody, light and dark: %s', async (_look, viewport) => {
    const { page, context } = await open('?state=mine_done', { viewport });
    const check = async () => {
      await expectNoSidewaysScroll(page);
      await expectMainFits(page);
      await expectAccessibleLightAndDark(page);
    };
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('region', { name: 'Selected applications' }).waitFor();
    await check();
    const [done] = (await listOf('?state=mine_done')).applications;
    const address = `${site.url}/admin/evaluations/${done?.application_id}`;
    const said = { type: 'profile', score: null, comment: 'Writes plainly.' };
    const saved = { application_id: done?.application_id, entries: [said] };
    expect((await (await apiOf(site, REVIEWER)).post('/admin/evaluation/save-scorecard', saved)).status).toBe(200);
    await visit(page, address);
    await check();
    await visit(page, `${address}?section=basicInformation`);
    await page
      .getByRole('button', { name: /Evaluation: (Education|Experience): / })
      .first()
      .click();
    await page.locator('[data-score]:focus').waitFor();
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
    const { applications } = await listOf('?state=mine_done');
    for (const path of [`/${applications[0]?.application_id}?section=humanEvaluation`, '/agreement']) {
      await visit(page, `${site.url}/admin/evaluations${path}`);
      await expectNoSidewaysScroll(page);
      await expectMainFits(page);
    }
    await expect.poll(() => page.getByText('Agreement').count()).toBe(0);
    await context.close();
  });
});
