import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { OWNER } from '../harness/board-page.ts';
import { openPage, signIn, visit } from '../harness/browser.ts';
import { clientOf } from '../harness/messages-page.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

async function openAs(email: string, path: string) {
  const opened = await openPage(site.browser);
  await signIn(opened.page, site.url, email);
  await visit(opened.page, site.url + path);
  return opened;
}

/** The profile's code is fetched while the page is idle. Importing it once more waits for all that it needs. */
async function untilProfileIsLoaded(page: Page): Promise<void> {
  const address = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/BoardApplication-'))?.name,
  );
  // As text: the test's own build would replace the import.
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())})`);
}

describe('a page that stays open', () => {
  it('shows who was invited to the team and who left it, as a colleague does it', async () => {
    const api = await clientOf(site.url, OWNER);
    const { page, context } = await openAs(OWNER, '/company/team');
    const email = `live.${Date.now()}@fursa.example`;
    const { body } = await api.post('/company/team/invitations', { email, role: 'recruiter' });
    await page.getByText(email).first().waitFor();
    await api.request('DELETE', `/company/team/invitations/${body.invitation.id}`);
    await page.getByText(email).first().waitFor({ state: 'detached' });
    await context.close();
  });

  it('asks for the inbox again only when one of its conversations is concerned', async () => {
    const api = await clientOf(site.url, OWNER);
    const { page, context } = await openAs(OWNER, '/user/messages');
    const say = async (words: string) => {
      const chat = (await api.get('/get/users')).body.conversations[0];
      await api.post('/send/message', { chat_id: chat.id, to: chat.candidate.id, message: words });
      await page.getByText(words).first().waitFor();
    };
    // A page whose connection has just begun asks for what it may have missed. After this message it has done so.
    await say(`Before the moves ${Date.now()}`);
    await page.waitForLoadState('networkidle');
    type Row = { application_id: number | null };
    const listed: Row[] = (await api.get('/get/users')).body.conversations;
    const talkedAbout = new Set(listed.map((row) => row.application_id));
    const { groups } = (await api.get('/company/applications/board')).body;
    type Card = { id: number; version: number };
    const [from, to] = groups as { id: number; applications: Card[] }[];
    const silent = from?.applications.find(({ id }) => !talkedAbout.has(id)) as Card;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/get\/users|\/sync\/user-list/.test(request.url())) asked.push(request.url());
    });
    const move = (card: Card, toGroup: number | undefined) =>
      api.post('/company/applications/move', {
        application_id: card.id,
        to_group_id: toGroup,
        after_id: null,
        version: card.version,
      });
    const moved = await move(silent, to?.id);
    expect(moved.status, moved.text).toBe(200);
    await move(moved.body.application, from?.id);
    // Once a later message has arrived, any request caused by the moves would have been sent before it.
    await say(`After the moves ${Date.now()}`);
    expect(asked).toEqual([]);
    await context.close();
  });

  it.each([
    { when: 'the request fails', fail: (page: Page) => page.route('**/profile/details*', (route) => route.abort()) },
    { when: 'the browser knows that it is offline', fail: (page: Page) => page.context().setOffline(true) },
  ])('says in words that a profile could not be fetched: $when', async ({ fail }) => {
    const { page, context } = await openAs(OWNER, '/company/applications');
    const { groups } = (await (await clientOf(site.url, OWNER)).get('/company/applications/board')).body;
    const [{ candidate }] = groups[0].applications;
    await untilProfileIsLoaded(page);
    await fail(page);
    await page.getByRole('button', { name: candidate.user.name }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The server could not be reached. Please check your connection and try again.').waitFor();
    expect(await dialog.getByText('error.unreachable').count()).toBe(0);
    await context.close();
  });
});
