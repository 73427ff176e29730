import { describe, expect, it } from 'vitest';
import { moveApplication } from '#shared/board/board.contract.ts';
import { apiOf, boardOf, card, cardAt, dragByMouse, insideOf, middleOf, openBoard } from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, signIn, visit } from '../harness/browser.ts';
import { readOutbox } from '../harness/outbox.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();
const OWNER = 'employer@fursa.example';

async function openRules(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, OWNER);
  await visit(opened.page, `${site.url}/company/answers?tab=rules`);
  return opened;
}
async function nameOf(id: number): Promise<string> {
  const { groups } = await boardOf(await apiOf(site));
  const found = groups.flatMap(({ applications }) => applications).find((one) => one.id === id);
  return found?.candidate.user.name ?? '';
}
async function messagesTo(id: number): Promise<string[]> {
  const client = await apiOf(site);
  const { conversation } = (await client.post('/messages/open', { application_id: id })).body;
  const { username } = conversation.candidate.user;
  const { messages } = (await client.get(`/get/messages/${username}?chat_id=${conversation.id}`)).body;
  return messages.map(({ body }: { body: string }) => body);
}
const mailsWith = async (text: string) =>
  (await readOutbox(site.fursa.dataDir)).filter((mail) => mail.text.includes(text));

describe('what goes out by itself', () => {
  it('is switched on for a column, shows on a dropped card, is changed, taken back, and sent by mail', async () => {
    const rules = await openRules();
    await rules.page.getByRole('switch', { name: 'Send by itself in Interview' }).click();
    const dialog = rules.page.getByRole('dialog', { name: 'What goes out in Interview' });
    await dialog.getByLabel('Hours after the move').fill('80');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await dialog.getByLabel('Hours after the move').fill('3');
    await expectAccessible(rules.page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await rules.page.getByText('Invitation to an interview, 3 hours after the move').waitFor();
    await rules.page.getByRole('button', { name: 'Try it on myself' }).click();
    await rules.page.getByText(`A trial was sent to ${OWNER}.`).waitFor();
    await expectAccessible(rules.page);

    const board = await openBoard(site, { search: '?order=hand' });
    const [kept, taken] = [await cardAt(board.page, 'New', 0), await cardAt(board.page, 'New', 1)];
    const [keptName, takenName] = [await nameOf(kept), await nameOf(taken)];
    for (const id of [kept, taken]) {
      await dragByMouse(board.page, await middleOf(board.page, id), await insideOf(board.page, 'Interview'));
      await card(board.page, id).getByText('Goes out in 3 hours').waitFor();
    }
    // Nobody is asked to write what goes out anyway.
    expect(await board.page.getByRole('button', { name: 'Write message' }).count()).toBe(0);

    // The list beside the rules is live, and a press takes a message back.
    const row = (name: string) => rules.page.getByRole('listitem').filter({ has: rules.page.getByText(name) });
    await row(takenName).getByRole('button', { name: 'Take back' }).click();
    await rules.page.getByText(`The message to ${takenName} was taken back.`).waitFor();
    await card(board.page, taken).getByText('Goes out in').waitFor({ state: 'detached' });

    // In the profile it is read, changed and sent.
    await board.page.locator(`[data-card="${kept}"] [data-card-top]`).click();
    await board.page.getByRole('button', { name: 'Read and change…' }).click();
    const message = board.page.getByRole('dialog', { name: `Message to ${keptName}` });
    const text = message.getByLabel('Message', { exact: true });
    await expect.poll(() => text.inputValue()).toContain(`Dear ${keptName},`);
    const own = `Dear ${keptName}, bring your papers (${Date.now()}).`;
    await text.fill(own);
    await expectAccessible(board.page);
    await message.getByRole('button', { name: 'Save' }).click();
    await board.page.getByText(`The message to ${keptName} was changed.`).waitFor();
    await board.page.getByText('Own text').waitFor();
    await board.page.getByRole('button', { name: 'Send now' }).click();
    await board.page.getByText(`The message to ${keptName} was sent.`).waitFor();
    await board.page.getByRole('button', { name: 'Read and change…' }).waitFor({ state: 'detached' });
    expect(await messagesTo(kept)).toContain(own);
    await expect.poll(async () => (await mailsWith('bring your papers')).length).toBe(1);
    expect((await messagesTo(taken)).filter((body) => body.includes('would like to talk'))).toEqual([]);
    expect([...rules.troubles, ...board.troubles]).toEqual([]);
    await rules.context.close();
    await board.context.close();
  });

  it('is undone with the move, and reads well on a phone and from right to left', async () => {
    const client = await apiOf(site);
    const { groups } = await boardOf(client);
    const interview = groups.find(({ name }) => name === 'Interview');
    const one = groups.find(({ name }) => name === 'Shortlisted')?.applications[0];
    const { template_id } = (await client.get('/company/answers/rules')).body.rules[0];
    const rule = { template_id, hours: 5, on: true };
    await client.request('PUT', `/company/answers/rules/${interview?.id}`, rule);
    const move = (to_group_id: number, version: number) =>
      client.request(moveApplication.method, moveApplication.path, {
        application_id: one?.id,
        to_group_id,
        after_id: null,
        version,
      });
    const moved = await move(interview?.id ?? 0, one?.version ?? 0);
    expect(moved.status, moved.text).toBe(200);
    const phone = await openRules({ viewport: PHONE });
    const name = one?.candidate.user.name ?? '';
    await phone.page.getByRole('link', { name }).waitFor();
    await expectNoSidewaysScroll(phone.page);
    await expectAccessible(phone.page);
    await move(one?.group_id ?? 0, moved.body.application?.version ?? (one?.version ?? 0) + 1);
    await phone.page.getByRole('link', { name }).waitFor({ state: 'detached' });
    expect(phone.troubles).toEqual([]);
    await phone.context.close();
  });

  it('keeps what was typed when a message is gone meanwhile', async () => {
    const client = await apiOf(site);
    const { groups } = await boardOf(client);
    const interview = groups.find(({ name }) => name === 'Interview');
    const [one, other] = groups.find(({ name }) => name === 'Shortlisted')?.applications ?? [];
    const { template_id } = (await client.get('/company/answers/rules')).body.rules[0];
    await client.request('PUT', `/company/answers/rules/${interview?.id}`, { template_id, hours: 5, on: true });
    const opened = await openBoard(site);
    const { page } = opened;

    for (const [card, typed] of [
      [one, 'Please bring your papers.'],
      [other, null],
    ] as const) {
      const moved = await client.request(moveApplication.method, moveApplication.path, {
        application_id: card?.id,
        to_group_id: interview?.id,
        after_id: null,
        version: card?.version,
      });
      expect(moved.status, moved.text).toBe(200);
      await visit(page, `${site.url}/company/applications?application=${card?.id}`);
      await page.getByRole('button', { name: 'Read and change…' }).click();
      const dialog = page.getByRole('dialog', { name: `Message to ${card?.candidate.user.name}` });
      const text = dialog.getByRole('textbox', { name: 'Message', exact: true });
      await text.waitFor();
      if (typed) await text.fill(typed);

      // A colleague moves the card on, which takes the message back.
      const on = await client.request(moveApplication.method, moveApplication.path, {
        application_id: card?.id,
        to_group_id: card?.group_id,
        after_id: null,
        version: moved.body.application?.version ?? (card?.version ?? 0) + 1,
      });
      expect(on.status, on.text).toBe(200);
      await dialog.getByText('This message has gone out or was taken back meanwhile.').waitFor();
      expect(await dialog.getByRole('button', { name: 'Save' }).count()).toBe(0);
      expect(await text.count()).toBe(typed ? 1 : 0);
      if (!typed) continue;
      expect(await text.inputValue()).toBe(typed);
      expect(await text.getAttribute('readonly')).not.toBe(null);
      // Whoever is typing can select and copy at once.
      expect(await text.evaluate((field) => field === document.activeElement)).toBe(true);
      await expectAccessible(page);
    }
    expect(opened.troubles).toEqual([]);
    await opened.context.close();
  });
});
