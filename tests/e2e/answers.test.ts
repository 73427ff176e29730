import { describe, expect, it } from 'vitest';
import type { Waiting } from '#shared/answers/answers.contract.ts';
import { apiOf, RECRUITER } from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

async function openAs(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, RECRUITER);
  await visit(opened.page, `${site.url}${path}`);
  return opened;
}

async function waiting(query = ''): Promise<Waiting[]> {
  return (await (await apiOf(site)).get(`/company/answers/waiting${query}`)).body.people;
}

describe('people who wait for an answer', () => {
  it('are on top of the dashboard, and one press answers or is taken back', async () => {
    const { page, context, troubles } = await openAs('/user/dashboard');
    await page.getByRole('link', { name: 'Answer them' }).click();
    await page.getByRole('heading', { level: 1, name: /people have waited longer than you promised$/ }).waitFor();
    await expectAccessible(page);
    const [first] = await waiting('?late=1');
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="application=${first?.card.id}"]`) });
    await row.getByRole('button', { name: /^Send “/ }).click();
    await page.getByText(/was sent to/).waitFor();
    await row.waitFor({ state: 'detached' });
    expect((await waiting('?late=1')).map(({ card }) => card.id)).not.toContain(first?.card.id);
    await page.getByRole('button', { name: 'Take back' }).click();
    // Whoever has no account got it by mail, and that is said.
    await page.getByText(/was taken back|cannot be taken back/).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are moved and told in one go, and all who are late are answered at once, on a phone too', async () => {
    const { page, context, troubles } = await openAs('/company/answers?late=1', { viewport: PHONE });
    await expectNoSidewaysScroll(page);
    const open = (await waiting('?late=1')).find(({ card }) => card.told_at === null);
    const name = open?.card.candidate.user.name ?? '';
    await page
      .getByRole('button', { name: `Other answers for ${name}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Offer', exact: true }).click();
    const message = page.getByRole('dialog', { name: `Message to ${name}` });
    await message.getByRole('button', { name: 'Send' }).click();
    await message.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Answer all/ }).click();
    const all = page.getByRole('dialog');
    await all
      .getByText(/get “|gets “/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await all.getByRole('button', { name: /^Send \d+ message/ }).click();
    await page.getByRole('heading', { level: 1, name: /^(Nobody has|\d+ \w+ ha(s|ve)) waited longer/ }).waitFor();
    await expect.poll(async () => (await waiting('?late=1')).length).toBeLessThan(8);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
