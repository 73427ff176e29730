import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Board } from '#shared/board/board.contract.ts';
import { DEMO_PASSWORD, openPage, signIn, visit } from './browser.ts';
import type { siteForTests } from './site.ts';
import { TestClient } from './test-client.ts';

export const OWNER = 'employer@fursa.example';
export const RECRUITER = 'recruiter@fursa.example';

type Site = ReturnType<typeof siteForTests>;
type PageOptions = NonNullable<Parameters<typeof openPage>[1]>;

/** The demo company's board in a browser of its own. */
export async function openBoard(
  site: Site,
  { email = OWNER, search = '', ...options }: PageOptions & { email?: string; search?: string } = {},
) {
  const opened = await openPage(site.browser, options);
  await signIn(opened.page, site.url, email);
  await visit(opened.page, `${site.url}/company/applications${search}`);
  await opened.page.locator('[data-card]').first().waitFor();
  return opened;
}

/** A signed-in client that asks the server instead of the page. */
export async function apiOf(site: Pick<Site, 'url'>, email = OWNER): Promise<TestClient> {
  const client = new TestClient(site.url);
  expect((await client.post('/login', { email, password: DEMO_PASSWORD })).status).toBe(200);
  return client;
}

export async function boardOf(client: TestClient, search = ''): Promise<Board> {
  const { status, body } = await client.get(`/company/applications/board${search}`);
  expect(status).toBe(200);
  return body;
}

export const card = (page: Page, id: number) => page.locator(`[data-card="${id}"]`);
export const column = (page: Page, name: string) =>
  page.locator('[data-column]').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`), level: 2 }) });

/** The id of a column's card that is in view. */
export async function cardAt(page: Page, columnName: string, index = 0): Promise<number> {
  const found = column(page, columnName).locator('[data-card]').nth(index);
  return Number(await found.getAttribute('data-card'));
}

/** What a column shows, from its top. */
export function cardsOf(page: Page, columnName: string): Promise<number[]> {
  return column(page, columnName)
    .locator('li:has([data-card])')
    .evaluateAll((items) =>
      items
        .sort((a, b) => Number(a.getAttribute('aria-posinset')) - Number(b.getAttribute('aria-posinset')))
        .map((item) => Number(item.querySelector<HTMLElement>('[data-card]')?.dataset.card)),
    );
}

/** In which column the server has a card. */
export async function stageOf(client: TestClient, id: number): Promise<string | undefined> {
  const { body } = await client.get(`/company/applications/cards?ids=${id}`);
  const { groups } = await boardOf(client);
  return groups.find((group) => group.id === body.applications[0]?.group_id)?.name;
}

type Point = { x: number; y: number };

export async function middleOf(page: Page, id: number): Promise<Point> {
  const box = await card(page, id).boundingBox();
  if (!box) throw new Error(`card ${id} is not in view`);
  return { x: box.x + box.width / 2, y: box.y + 24 };
}

export async function insideOf(page: Page, columnName: string, fromTop = 200): Promise<Point> {
  const box = await column(page, columnName).boundingBox();
  if (!box) throw new Error(`${columnName} is not in view`);
  return { x: box.x + box.width / 2, y: box.y + fromTop };
}

/** With the mouse: press, pull, let go. */
export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  // A browser tells of a drag that rests, too; here the last step is repeated for it.
  await page.mouse.move(to.x, to.y + 1);
  await page.mouse.up();
}

/** With a finger, which rests on the card until it lifts, or is quicker than that. */
export async function dragByTouch(page: Page, from: Point, to: Point, { isQuick = false } = {}): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  if (!isQuick) await page.locator('[data-held]').waitFor();
  for (let step = 1; step <= 6; step += 1) {
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 }]);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd', []);
  await devtools.detach();
}
