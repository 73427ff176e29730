import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Closing, OpenGroup } from '#shared/answers/closing.contract.ts';
import type { OwnJobRow } from '#shared/jobs/job-editor.contract.ts';
import { MESSAGE } from '#shared/messenger/messenger.values.ts';
import { apiOf, RECRUITER } from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

/** A job of the demo whose open people stand in three columns at least. */
async function jobWithGroups(): Promise<{ job: OwnJobRow; groups: OpenGroup[] }> {
  const api = await apiOf(site);
  const { jobs } = (await api.get('/company/jobs/list')).body as { jobs: OwnJobRow[] };
  for (const job of jobs.filter(({ status }) => status === 'active')) {
    const { groups } = (await api.get(`/company/jobs/${job.id}/open-applicants`)).body as { groups: OpenGroup[] };
    if (groups.length >= 3) return { job, groups };
  }
  throw new Error('the demo has no job with people in three columns');
}
const closingOf = async (id: number): Promise<Closing> =>
  (await (await apiOf(site)).get(`/company/jobs/${id}/closing`)).body.closing;

async function openMenu(page: Page, title: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${title}`, exact: true })
    .locator('visible=true')
    .click();
}
const groupIn = (dialog: Locator, { column }: OpenGroup) =>
  dialog.getByRole('region', { name: column.name, exact: true });

describe('closing a job with people in it', () => {
  it('asks for each group, by mouse and by keyboard, and reopening says what was sent', async () => {
    const { job, groups } = await jobWithGroups();
    const [first, second, ...others] = groups as [OpenGroup, OpenGroup, ...OpenGroup[]];
    const { page, context, troubles } = await openPage(site.browser);
    await signIn(page, site.url, RECRUITER);
    await visit(page, `${site.url}/company/jobs?status=active`);
    await openMenu(page, job.title);
    await page.getByRole('menuitem', { name: 'Close', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Close ${job.title}` });
    await dialog.waitFor();

    // Nothing is decided for anybody by itself.
    await dialog.getByRole('button', { name: 'Close the job' }).click();
    await groupIn(dialog, first).getByText('Choose one').waitFor();

    // With the mouse: the first group gets an answer with a text of its own.
    await groupIn(dialog, first).getByText('Send an answer').click();
    await groupIn(dialog, first)
      .getByRole('button', { name: /^Change the text/ })
      .click();
    await groupIn(dialog, first)
      .getByRole('textbox', { name: /^Text in/ })
      .fill('Dear {candidate}, the place is filled.');

    // With the keyboard: the second stays open with a reason, and all others get an answer.
    await groupIn(dialog, second).getByRole('radio', { name: 'Send an answer' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('They are on the reserve list');
    for (const group of others) {
      await groupIn(dialog, group).getByRole('radio', { name: 'Send an answer' }).focus();
      await page.keyboard.press('Space');
      const message = groupIn(dialog, group).getByRole('combobox', { name: 'Message' });
      if ((await message.inputValue()) === '') await message.selectOption({ index: 1 });
    }
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Close and send \d+$/ }).focus();
    await page.keyboard.press('Enter');

    const said = page.getByRole('dialog', { name: `${job.title}: what was said` });
    await said.getByText('Left open: They are on the reserve list').waitFor();
    await expect.poll(async () => (await closingOf(job.id)).waiting, { timeout: 20_000 }).toBe(0);
    await said.getByText(/(person was|people were) told/).waitFor();
    await expectAccessible(page);
    await said.getByRole('button', { name: 'Close', exact: true }).last().click();
    expect((await closingOf(job.id)).left).toBe(second.application_ids.length);

    await visit(page, `${site.url}/company/jobs?status=closed`);
    await openMenu(page, job.title);
    await page.getByRole('menuitem', { name: 'Reopen' }).click();
    const reopening = page.getByRole('dialog', { name: `Reopen ${job.title}?` });
    await reopening.getByText('Left open: They are on the reserve list').waitFor();
    await reopening
      .getByText(/went to \d+ of \d+/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('The job is open again').waitFor();
    expect(await closingOf(job.id)).toMatchObject({ reopened_at: expect.any(String) });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('says in words why a closing is refused, also for a language that is not in front', async () => {
    const { job, groups } = await jobWithGroups();
    const { page, context, troubles } = await openPage(site.browser);
    await signIn(page, site.url, RECRUITER);
    // The demo's people may all speak one language: here the first group speaks two.
    await page.route('**/open-applicants', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { groups: OpenGroup[] };
      const [one, ...others] = answer.groups as [OpenGroup, ...OpenGroup[]];
      await route.fulfill({ response, json: { ...answer, groups: [{ ...one, languages: ['en', 'so'] }, ...others] } });
    });
    await visit(page, `${site.url}/company/jobs?status=active`);
    await openMenu(page, job.title);
    await page.getByRole('menuitem', { name: 'Close', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Close ${job.title}` });
    const [first, ...others] = groups as [OpenGroup, ...OpenGroup[]];
    await groupIn(dialog, first).getByText('Send an answer').click();
    await groupIn(dialog, first).getByRole('combobox', { name: 'Message' }).selectOption('own');
    const text = (language: string) => groupIn(dialog, first).getByRole('textbox', { name: `Text in ${language}` });
    await text('English').fill('The place is filled.');
    await groupIn(dialog, first).getByText('Soomaali', { exact: true }).click();
    await text('Soomaali').fill('a'.repeat(MESSAGE.max + 1));
    await groupIn(dialog, first).getByText('English', { exact: true }).click();
    for (const group of others) {
      await groupIn(dialog, group).getByText('Leave open').click();
      await groupIn(dialog, group)
        .getByRole('textbox', { name: /^Why they/ })
        .fill('They are on the reserve list');
    }
    const close = dialog.getByRole('button', { name: /^Close and send \d+$/ });
    await close.click();
    await dialog.getByRole('alert').getByText('Please fix the errors and try again.').waitFor();
    expect(await text('Soomaali').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);

    // The other language can still be read, and the one that is typed in stays in front.
    await groupIn(dialog, first).getByText('English', { exact: true }).click();
    await text('English').waitFor();
    await groupIn(dialog, first).getByText('Soomaali', { exact: true }).click();
    await text('Soomaali').fill('Booska waa la buuxiyay.');
    expect(await text('Soomaali').getAttribute('aria-invalid')).toBe(null);

    // A refusal that belongs to no field is said as well.
    await page.route('**/close-with-answers', async (route) => {
      const input = route.request().postDataJSON() as { groups: unknown[] };
      await route.continue({ postData: { ...input, groups: [...input.groups, input.groups[0]] } });
    });
    await close.click();
    await dialog.getByRole('alert').getByText('Each group can be decided on once.').waitFor();
    expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
    await context.close();
  });

  it('fits a phone', async () => {
    const { job } = await jobWithGroups();
    const { page, context, troubles } = await openPage(site.browser, { viewport: PHONE });
    await signIn(page, site.url, RECRUITER);
    await visit(page, `${site.url}/company/jobs?status=active`);
    await openMenu(page, job.title);
    await page.getByRole('menuitem', { name: 'Close', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Close ${job.title}` });
    for (const answer of await dialog.getByText('Send an answer').all()) await answer.click();
    await expectNoSidewaysScroll(page);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
