import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { OWNER, RECRUITER } from '../harness/board-page.ts';
import {
  expectAccessible,
  expectAccessibleLightAndDark,
  expectNoSidewaysScroll,
  PHONE,
  sharedBrowser,
  untilAlive,
} from '../harness/browser.ts';
import { copyDemo } from '../harness/demo-folder.ts';
import { startFursa } from '../harness/fursa-process.ts';
import {
  CANDIDATE,
  clientOf,
  demoChat,
  everyMessage,
  openMessages,
  said,
  thread,
  write,
} from '../harness/messages-page.ts';
import { pdfFile, pdfText } from '../harness/pdf-file.ts';
import { siteForTests } from '../harness/site.ts';
import { say } from '../harness/test-conversations.ts';

const site = siteForTests();

async function chatOfDemo(job?: string): Promise<number> {
  return demoChat(await clientOf(site.url, OWNER), job);
}

describe('a conversation in three browsers', () => {
  it('has every message once, over a reload, a dropped network and a restart', { timeout: 300_000 }, async () => {
    const dataDir = await copyDemo();
    let fursa = await startFursa({ dataDir });
    const { url, port } = fursa;
    const browser = await sharedBrowser();
    const api = await clientOf(url, OWNER);
    const chat = await demoChat(api);
    const path = `/${chat}`;
    const candidate = await openMessages(browser, url, { email: CANDIDATE, path });
    const owner = await openMessages(browser, url, { email: OWNER, path });
    const recruiter = await openMessages(browser, url, { email: RECRUITER, path });
    const people = [candidate, owner, recruiter];
    const expected: string[] = [];
    const all = async (text: string) => {
      expected.push(text);
      for (const { page } of people) await said(page, text).waitFor();
    };

    for (const [index, { page }] of people.entries()) {
      await write(page, `T: hello ${index}`);
      await all(`T: hello ${index}`);
    }
    // The candidate sees which member of the team wrote.
    await candidate.page.getByText('Liban Geedi').last().waitFor();

    await recruiter.page.reload();
    await said(recruiter.page, 'T: hello 2').waitFor();
    await write(owner.page, 'T: after the reload');
    await all('T: after the reload');

    await candidate.cut();
    await write(candidate.page, 'T: written in a tunnel');
    await candidate.page.getByText('Not sent. Check your connection.').waitFor();
    for (let at = 1; at <= 70; at += 1) {
      // The connection comes back while messages keep coming.
      if (at === 55) await candidate.mend();
      expected.push(`T: meanwhile ${at}.`);
      await say(api, chat, `T: meanwhile ${at}.`);
    }
    for (const { page } of people) await said(page, 'T: meanwhile 70.').waitFor();
    await candidate.page.getByRole('button', { name: 'Try again' }).click();
    await all('T: written in a tunnel');

    await fursa.stop();
    await write(recruiter.page, 'T: written during a restart');
    await recruiter.page.getByText('Not sent. Check your connection.').waitFor();
    fursa = await startFursa({ dataDir, env: { PORT: String(port), PUBLIC_URL: url } });
    await recruiter.page.getByRole('button', { name: 'Try again' }).click();
    await all('T: written during a restart');
    await write(candidate.page, 'T: the last word');
    await all('T: the last word');

    for (const { page, context } of people) {
      const shown = (await everyMessage(page)).filter((text) => text.startsWith('T: '));
      expect(shown).toEqual(expected);
      await expect.poll(() => page.locator('[data-unsent]').count()).toBe(0);
      await context.close();
    }
    await fursa.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('tells how far a message has come, and who is typing', async () => {
    const chat = await chatOfDemo('Cold Store Supervisor');
    const owner = await openMessages(site.browser, site.url, { email: OWNER, path: `/${chat}` });
    await write(owner.page, 'Can you come on Monday?');
    const own = said(owner.page, 'Can you come on Monday?');
    await own.getByText('Sent', { exact: true }).waitFor();
    // On another page of hers: it has arrived, and is not read.
    const candidate = await openMessages(site.browser, site.url, { email: CANDIDATE });
    await own.getByText('Delivered', { exact: true }).waitFor();
    await candidate.page.getByRole('link', { name: /Cold Store Supervisor/ }).click();
    await own.getByText('Read', { exact: true }).waitFor();
    await candidate.page.getByRole('textbox', { name: /^Message to/ }).pressSequentially('Yes');
    await owner.page.getByText('Sahra Nuur is typing…').waitFor();
    await owner.page.getByText('Online').waitFor();
    await candidate.page.keyboard.press('Shift+Enter');
    await candidate.page.keyboard.type('<b>see</b> https://fursa.example/map.');
    await candidate.page.keyboard.press('Enter');
    const answer = said(owner.page, 'Yes');
    expect(await answer.locator('[data-speech]').textContent()).toBe('Yes\n<b>see</b> https://fursa.example/map.');
    const link = answer.getByRole('link');
    expect(await link.getAttribute('href')).toBe('https://fursa.example/map');
    expect(await link.getAttribute('rel')).toContain('noopener');
    for (const { context } of [owner, candidate]) await context.close();
  });

  it('goes on where sockets are blocked, and says nothing about it', async () => {
    const chat = await chatOfDemo('Cold Store Supervisor');
    const candidate = await openMessages(site.browser, site.url, { email: CANDIDATE, path: `/${chat}` });
    candidate.cutSockets();
    await say(await clientOf(site.url, OWNER), chat, 'Through the back door.');
    await said(candidate.page, 'Through the back door.').waitFor();
    await expect.poll(() => candidate.page.getByRole('alert').count()).toBe(0);
    await candidate.context.close();
  });
});

describe('a long conversation', () => {
  it('comes page by page, and what one reads stays where it is', async () => {
    const chat = await chatOfDemo('Cold Store Supervisor');
    const api = await clientOf(site.url, OWNER);
    const texts = Array.from({ length: 130 }, (_, at) => `L: line ${at}${' and more words'.repeat((at * 7) % 23)}`);
    // By two, since one alone would be told to slow down.
    const writers = [api, await clientOf(site.url, RECRUITER)];
    for (const [at, text] of texts.entries()) await say(writers[at % 2] ?? api, chat, text);
    const { page, context } = await openMessages(site.browser, site.url, { email: CANDIDATE, path: `/${chat}` });
    await said(page, texts.at(-1) ?? '').waitFor();
    // How far a message moves on the screen while older ones come in above it.
    const moved = await thread(page).evaluate(async (box) => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await pause(500);
      let most = 0;
      for (let step = 0; step < 200 && box.scrollTop > 0; step += 1) {
        box.scrollTop -= 250;
        await frame();
        await frame();
        const middle = box.getBoundingClientRect().top + box.clientHeight / 2;
        const held = [...box.querySelectorAll<HTMLElement>('[data-message]')].find(
          (one) => one.getBoundingClientRect().bottom > middle,
        );
        const top = held?.getBoundingClientRect().top ?? 0;
        const before = box.scrollHeight;
        await pause(120);
        if (held?.isConnected && box.scrollHeight > before + 500)
          most = Math.max(most, Math.abs(held.getBoundingClientRect().top - top));
      }
      return most;
    });
    expect(moved).toBeLessThan(3);
    expect((await everyMessage(page)).filter((text) => text.startsWith('L: '))).toEqual(texts);
    // Whoever reads further up is not taken to the end by a new message, and can go there.
    await thread(page).evaluate((box) => box.scrollTo(0, 600));
    await say(api, chat, 'Far below');
    await page.waitForTimeout(500);
    expect(await said(page, 'Far below').count()).toBe(0);
    await page.getByRole('button', { name: 'Newest messages' }).click();
    await said(page, 'Far below').waitFor();
    await context.close();
  });
});

/** How far the conversation can still be scrolled down. */
const toTheEnd = (page: Page) =>
  thread(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

describe('what was not sent', () => {
  it('stays with its text over a reload, and is sent once', async () => {
    const chat = await chatOfDemo('Route Dispatcher');
    const { page, context, ...line } = await openMessages(site.browser, site.url, {
      email: CANDIDATE,
      path: `/${chat}`,
    });
    await line.cut();
    await write(page, 'Do not lose this.');
    await page.getByText('Something went wrong').waitFor();
    await page.locator('[data-unsent="failed"]').waitFor();
    // With what can be done about it, which makes it taller: one does not have to scroll for it.
    await expect.poll(() => toTheEnd(page)).toBeLessThan(4);
    await page.getByRole('textbox', { name: /^Message to/ }).fill('Half a thou');
    await line.mend();
    await page.reload();
    await page.locator('[data-unsent="failed"]').filter({ hasText: 'Do not lose this.' }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: /^Message to/ }).inputValue()).toBe('Half a thou');
    await page.getByRole('button', { name: 'Try again' }).click();
    await said(page, 'Do not lose this.').waitFor();
    await expect.poll(() => page.locator('[data-unsent]').count()).toBe(0);
    const { body } = await (await clientOf(site.url, OWNER)).get('/get/users?q=Do not lose this');
    expect(body.conversations.map(({ id }: { id: number }) => id)).toEqual([chat]);
    await context.close();
  });

  it('can be discarded, and that can be undone', async () => {
    const chat = await chatOfDemo('Route Dispatcher');
    const { page, context, ...line } = await openMessages(site.browser, site.url, {
      email: CANDIDATE,
      path: `/${chat}`,
    });
    await line.cut();
    await write(page, 'On second thought');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.locator('[data-unsent]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-unsent="failed"]').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await line.mend();
    await page.reload();
    await thread(page).waitFor();
    await expect.poll(() => page.locator('[data-unsent]').count()).toBe(0);
    await context.close();
  });
});

/** The smallest picture there is. */
const ONE_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNQaEgAAAHEAQHHmVStAAAAAElFTkSuQmCC',
  'base64',
);

describe('files', () => {
  it('go with a message: pictures are shown, others downloaded, and what is none of these is refused beside it', async () => {
    const chat = await chatOfDemo('Route Dispatcher');
    const text = `The plan, and the dock at ${Date.now()}.`;
    const sender = await openMessages(site.browser, site.url, { email: CANDIDATE, path: `/${chat}` });
    const files = sender.page.locator('input[type="file"]');
    await files.setInputFiles([
      { name: 'programme.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
      { name: 'my dock.png', mimeType: 'image/png', buffer: ONE_DOT },
      { name: 'route plan.pdf', mimeType: 'application/pdf', buffer: pdfFile({ content: pdfText(['Route plan']) }) },
    ]);
    await sender.page.getByRole('alert').getByText('programme.exe was not attached.').waitFor();
    for (const name of ['my dock.png', 'route plan.pdf']) {
      await sender.page.getByRole('button', { name: `Remove ${name}` }).waitFor();
    }
    await expect.poll(() => sender.page.getByRole('progressbar').count()).toBe(0);
    await write(sender.page, text);
    await said(sender.page, text).waitFor();

    const reader = await openMessages(site.browser, site.url, { email: RECRUITER, path: `/${chat}` });
    const message = said(reader.page, text);
    const picture = message.getByRole('img', { name: 'my dock.png' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    const [download] = await Promise.all([
      reader.page.waitForEvent('download'),
      message.getByRole('link', { name: 'Download route plan.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('route plan.pdf');
    await expectAccessible(reader.page);
    await Promise.all([sender.context.close(), reader.context.close()]);
  });
});

describe('the messages page', () => {
  it('counts unread messages in the navigation, the heading and the title, until they are read', async () => {
    const { page, context } = await openMessages(site.browser, site.url, { email: RECRUITER });
    await page.getByText('you have not selected any message').waitFor();
    const before = Number(/^\((\d+)\) Messages · Fursa$/.exec(await page.title())?.[1] ?? 0);
    const chat = await chatOfDemo();
    await say(await clientOf(site.url, CANDIDATE), chat, 'Are you there?');
    await page.waitForFunction((title) => document.title === title, `(${before + 1}) Messages · Fursa`);
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Messages/ });
    expect(await entry.textContent()).toContain(String(before + 1));
    await page.getByRole('checkbox', { name: 'Unread only' }).check();
    await page.getByRole('link', { name: /Are you there/ }).click();
    await page.getByText('New messages').waitFor();
    await page.waitForFunction(
      (title) => document.title === title,
      before === 0 ? 'Messages · Fursa' : `(${before}) Messages · Fursa`,
    );
    await page.getByRole('button', { name: 'View profile' }).click();
    await page.getByRole('dialog', { name: 'Sahra Nuur' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  it('finds conversations by what was said, and by job', async () => {
    const { page, context } = await openMessages(site.browser, site.url, { email: OWNER });
    const rows = page.getByRole('region', { name: 'Conversations' }).getByRole('listitem');
    const total = await rows.count();
    await page.getByRole('combobox', { name: 'Job' }).selectOption({ label: 'Route Dispatcher' });
    await expect.poll(() => rows.count()).toBeLessThan(total);
    for (const row of await rows.all()) expect(await row.textContent()).toContain('Route Dispatcher');
    await page.getByRole('combobox', { name: 'Job' }).selectOption({ label: 'All jobs' });
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('no such words anywhere');
    await page.getByText('No conversations match.').waitFor();
    await page.getByRole('button', { name: 'Show all conversations' }).click();
    await expect.poll(() => rows.count()).toBe(total);
    await context.close();
  });

  it('says why nothing can be written to whom one has blocked', async () => {
    const chat = await chatOfDemo('Route Dispatcher');
    const candidate = await openMessages(site.browser, site.url, { email: CANDIDATE, path: `/${chat}` });
    const owner = await openMessages(site.browser, site.url, { email: OWNER, path: `/${chat}` });
    await candidate.page.getByRole('button', { name: 'Conversation options' }).click();
    await candidate.page.getByRole('menuitem', { name: 'Block this employer' }).click();
    await candidate.page.getByRole('button', { name: 'Block', exact: true }).click();
    await candidate.page.getByText('You have blocked this conversation. Unblock it to write again.').waitFor();
    await owner.page.getByText('No more messages can be sent in this conversation.').waitFor();
    await expect.poll(() => owner.page.getByRole('textbox', { name: /^Message to/ }).count()).toBe(0);
    await candidate.page.getByRole('button', { name: 'Conversation options' }).click();
    await candidate.page.getByRole('menuitem', { name: 'Unblock' }).click();
    await candidate.page.getByRole('button', { name: 'Unblock', exact: true }).click();
    await owner.page.getByRole('textbox', { name: /^Message to/ }).waitFor();
    for (const { context } of [owner, candidate]) await context.close();
  });

  it('opens from an application of one’s own', async () => {
    const { page, context } = await openMessages(site.browser, site.url, { email: CANDIDATE });
    await page.goto(`${site.url}/user/applications`);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Message the employer' }).first().click();
    await page.waitForURL(/\/user\/messages\/\d+$/);
    await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
    await context.close();
  });

  it('shows on a phone the list, then the conversation, and goes back', async () => {
    const { page, context } = await openMessages(site.browser, site.url, {
      email: OWNER,
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const list = page.getByRole('region', { name: 'Conversations' });
    await list
      .getByRole('link', { name: /Sahra Nuur/ })
      .first()
      .tap();
    await thread(page).waitFor();
    expect(await list.isVisible()).toBe(false);
    await expectNoSidewaysScroll(page);
    // What one writes in stands above the bar at the bottom.
    const area = await page.getByRole('textbox', { name: /^Message to/ }).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Menu' }).boundingBox();
    expect((area?.y ?? 0) + (area?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await page.goBack();
    await list.waitFor();
    await expect.poll(() => thread(page).count()).toBe(0);
    await list
      .getByRole('link', { name: /Sahra Nuur/ })
      .first()
      .tap();
    await page.getByRole('link', { name: 'All conversations' }).tap();
    await list.waitFor();
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it.each([
    ['wide', {}],
    ['on a phone', { viewport: PHONE }],
  ] as const)('is accessible, light and dark: %s', async (_, options) => {
    const chat = await chatOfDemo();
    const { page, context, ...line } = await openMessages(site.browser, site.url, { email: OWNER, ...options });
    await expectAccessibleLightAndDark(page);
    await page.goto(`${site.url}/user/messages/${chat}`);
    await thread(page).waitFor();
    await line.cut();
    await write(page, 'Not sent');
    await page.locator('[data-unsent="failed"]').waitFor();
    await line.mend();
    await expectAccessibleLightAndDark(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    await context.close();
  });

  it('runs from right to left in Arabic', async () => {
    const chat = await chatOfDemo();
    const { page, context } = await openMessages(site.browser, site.url, { email: OWNER, path: `/${chat}` });
    await context.addCookies([{ name: 'fursa_locale', value: 'ar', url: site.url }]);
    await page.reload();
    await page.getByRole('heading', { name: 'الرسائل' }).waitFor();
    await thread(page).waitFor();
    const list = await page.getByRole('region', { name: 'المحادثات' }).boundingBox();
    const chatBox = await thread(page).boundingBox();
    expect(list?.x ?? 0).toBeGreaterThan(chatBox?.x ?? 0);
    await expectAccessible(page);
    await context.close();
  });
});
