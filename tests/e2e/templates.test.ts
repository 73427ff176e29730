import { beforeAll, describe, expect, it } from 'vitest';
import { apiOf, boardOf, cardAt, dragByMouse, insideOf, middleOf, openBoard, stageOf } from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, PHONE } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();
const PATH = '/company/message-templates';

/** The company's last message to the candidate of an application. */
async function lastSaid(applicationId: number): Promise<string> {
  const client = await apiOf(site);
  const { conversation } = (await client.post('/messages/open', { application_id: applicationId })).body;
  const { username } = conversation.candidate.user;
  const { messages } = (await client.get(`/get/messages/${username}?chat_id=${conversation.id}`)).body;
  return messages.at(-1)?.body ?? '';
}

/** A template that the company wrote for its column Offer. */
beforeAll(async () => {
  const client = await apiOf(site);
  const offer = (await boardOf(client)).groups.find(({ name }) => name === 'Offer');
  const body = 'Dear {candidate}, you are at {stage} for {job}.';
  await client.post(PATH, { name: 'Our offer', body, group_id: offer?.id });
});

describe('templates', () => {
  it('come with the company, are changed, and deleted', async () => {
    const { page, context, troubles } = await openBoard(site);
    await page.getByRole('button', { name: 'Board settings' }).click();
    await page.getByRole('menuitem', { name: 'Message templates' }).click();
    const list = page.getByRole('dialog', { name: 'Message templates' });
    for (const column of ['New', 'Interview', 'Offer', 'Not selected']) {
      await list.getByText(`Offered for ${column}`, { exact: true }).first().waitFor();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit Job offer' }).click();
    const form = page.getByRole('dialog', { name: 'Edit template' });
    // The preview is filled in from a real card: the newest applicant's.
    const newest = (await (await apiOf(site)).post(`${PATH}/preview`, { text: '{candidate}' })).body.preview.text;
    await form.getByText(`Dear ${newest},`).waitFor();
    expect(await form.getByLabel('Offer it when somebody is moved to').locator('option:checked').textContent()).toBe(
      'Offer',
    );
    await form.getByLabel('Message', { exact: true }).fill('Welcome, ');
    await form.getByRole('button', { name: /^Candidate/ }).click();
    await form.getByText(`Welcome, ${newest}`).waitFor();
    await expectAccessible(page);
    await form.getByLabel('Name').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('This field is required.').waitFor();
    await form.getByLabel('Name').fill('Welcome');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Edit Welcome' }).click();
    await page.getByRole('dialog', { name: 'Edit template' }).getByLabel('Offer it when').selectOption('No column');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The template has been saved.').last().waitFor();
    const { templates } = (await (await apiOf(site)).get(PATH)).body;
    expect(templates.find(({ name }: { name: string }) => name === 'Welcome')).toMatchObject({
      body: 'Welcome, {candidate}',
      group_id: null,
      standard: null,
    });
    await page.getByRole('button', { name: 'Delete Welcome' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Edit Welcome' }).waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are offered after a move into their column, read over and sent', async () => {
    const { groups } = await boardOf(await apiOf(site));
    const { page, context, troubles } = await openBoard(site, { search: '?order=hand' });
    const id = await cardAt(page, 'New');
    const card = groups.flatMap(({ applications }) => applications).find((one) => one.id === id);
    const { name } = card?.candidate.user ?? { name: '' };

    await dragByMouse(page, await middleOf(page, id), await insideOf(page, 'Offer'));
    await page.getByText(`Send ${name} a message?`).waitFor();
    await page.getByRole('button', { name: 'Write message' }).click();
    const dialog = page.getByRole('dialog', { name: `Message to ${name}` });
    const text = dialog.getByLabel('Message', { exact: true });
    const filled = `Dear ${name}, you are at Offer for ${card?.job.title}.`;
    await expect.poll(() => text.inputValue()).toBe(filled);
    await expectAccessible(page);
    await text.fill(`${filled} Welcome!`);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Message sent successfully!').waitFor();
    expect(await lastSaid(id)).toBe(`${filled} Welcome!`);

    // The card says that the company has written since the move.
    await page.locator(`[data-card="${id}"]`).getByText('Messaged since moving to this column').waitFor();

    // A column without a template offers nothing, and its card says that nothing was sent yet.
    await dragByMouse(page, await middleOf(page, id), await insideOf(page, 'Shortlisted'));
    await page.getByText(`${name} moved to Shortlisted`).first().waitFor();
    await page.locator(`[data-card="${id}"]`).getByText('Not messaged since moving to this column').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Write message' }).count()).toBe(0);
    // A colleague writes from the messenger, and this board shows it without a reload.
    const colleague = await apiOf(site, 'recruiter@fursa.example');
    const { conversation } = (await colleague.post('/messages/open', { application_id: id })).body;
    const sent = await colleague.post('/send/message', { chat_id: conversation.id, to: null, message: 'Good news.' });
    expect(sent.status, sent.text).toBe(200);
    await page.locator(`[data-card="${id}"]`).getByText('Messaged since moving to this column').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('go to each of several with their own name', async () => {
    const { page, context, troubles } = await openBoard(site, { search: '?order=hand' });
    const ids = [await cardAt(page, 'New', 0), await cardAt(page, 'New', 1)];
    for (const id of ids) {
      await page.locator(`[data-card="${id}"] [data-card-top]`).click({ modifiers: ['Control'] });
    }
    await page.getByText('2 selected').waitFor();
    await dragByMouse(page, await middleOf(page, ids[0] as number), await insideOf(page, 'Offer'));
    await page.getByText('Send 2 candidates a message?').waitFor();
    await page.getByRole('button', { name: 'Write message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message to 2 candidates' });
    expect(await dialog.getByLabel('Message', { exact: true }).inputValue()).toBe(
      'Dear {candidate}, you are at {stage} for {job}.',
    );
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Message sent successfully!').waitFor();
    for (const id of ids) expect(await lastSaid(id)).toMatch(/^Dear [^{]+, you are at Offer for [^{]+\.$/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('wait with their offer until it is answered, for all who were moved there, and without whoever is moved back', async () => {
    const { page, context, troubles } = await openBoard(site, { search: '?order=hand' });
    const [one, two] = [await cardAt(page, 'New', 0), await cardAt(page, 'New', 1)];
    // Both are moved before the templates for the first have arrived.
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**${PATH}`, async (route) => {
      await arrived;
      await route.continue();
    });
    for (const id of [one, two]) {
      await page.locator(`[data-card="${id}"] [data-card-top]`).focus();
      await page.keyboard.press('3');
    }
    const client = await apiOf(site);
    await expect.poll(() => stageOf(client, two)).toBe('Interview');
    arrive();
    await page.getByText('Send 2 candidates a message?').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Control+z');
    await page.getByText(/^Send [A-Z][^\d]+ a message\?$/).waitFor();
    await page.getByRole('button', { name: 'Write message' }).click();
    const dialog = page.getByRole('dialog', { name: /^Message to/ });
    expect(await dialog.getByLabel('Message', { exact: true }).inputValue()).toContain('would like to talk with you');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Write message' }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are written and picked where a message is written, which waits meanwhile', async () => {
    const { page, context, troubles } = await openBoard(site, { search: '?order=hand' });
    const id = await cardAt(page, 'Shortlisted');
    await page.locator(`[data-card="${id}"] [data-card-top]`).click({ modifiers: ['Control'] });
    await page.getByRole('button', { name: 'Message', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Message to 1 candidate' });
    await dialog.getByLabel('Message', { exact: true }).fill('Something of mine.');
    await dialog.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('menuitem', { name: 'Manage templates' }).click();
    await page.getByRole('button', { name: 'New template' }).click();
    const form = page.getByRole('dialog', { name: 'New template' });
    await form.getByLabel('Name').fill('Thanks');
    await form.getByLabel('Message', { exact: true }).fill('Thank you, {candidate}.');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Edit Thanks' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText('Message sent successfully!').count()).toBe(0);
    await expect.poll(() => dialog.getByLabel('Message', { exact: true }).inputValue()).toBe('Something of mine.');
    await dialog.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('menuitem', { name: 'Thanks' }).click();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Message sent successfully!').waitFor();
    expect(await lastSaid(id)).toMatch(/^Something of mine\.\n\nThank you, [^{]+\.$/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('are kept on a phone and from right to left, too', async () => {
    const { page, context } = await openBoard(site, { viewport: PHONE, locale: 'ar' });
    await page.getByRole('button', { name: /لوحة/ }).last().click();
    await page.getByRole('menuitem', { name: 'قوالب الرسائل' }).click();
    await page.getByRole('button', { name: 'قالب جديد' }).click();
    await page.getByRole('dialog', { name: 'قالب جديد' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
});
