import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, visit, WIDE } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

const PUBLIC_PAGES = [
  '/',
  '/login',
  '/register',
  '/register?role=company',
  '/forgot',
  '/reset?token=x',
  '/confirm?token=x',
  '/docs/api',
  '/docs/ui',
];

describe('every public page', () => {
  for (const path of PUBLIC_PAGES) {
    it(`is accessible, fits the screen and runs without a complaint: ${path}`, async () => {
      for (const viewport of [WIDE, PHONE]) {
        const { page, context, troubles } = await openPage(site.browser, { viewport });
        await visit(page, site.url + path);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        expect(troubles).toEqual([]);
        await context.close();
      }
    });
  }

  it('unfolds the call that an address names: /docs/api', async () => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await visit(page, `${site.url}/docs/api`);
    const named = page.locator('li', { hasText: 'GET' }).locator('details dl').first();
    expect(await named.isVisible()).toBe(false);
    await page.goto(`${site.url}/docs/api#${await named.getAttribute('id')}`);
    await named.waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('is readable in the dark', async () => {
    const { page, context } = await openPage(site.browser, { colorScheme: 'dark' });
    for (const path of ['/', '/login', '/docs/ui']) {
      await visit(page, site.url + path);
      await expectAccessible(page);
    }
    await context.close();
  });

  it('turns round for a language that is written from right to left', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, site.url);
    await page.locator('summary', { hasText: 'English' }).click();
    await page.getByRole('button', { name: 'العربية' }).first().click();
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    expect(await page.getAttribute('html', 'lang')).toBe('ar');
    await visit(page, `${site.url}/login`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Pages that are English in every language keep the left-to-right direction.
    await visit(page, `${site.url}/docs/api`);
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).direction)).toBe('ltr');
    await context.close();
  });

  it('greets in every language with words that fit, in columns that stand in line', async () => {
    for (const locale of ['en', 'so', 'sw', 'ar']) {
      const { page, context } = await openPage(site.browser, { locale });
      await visit(page, site.url);
      const cut = await page.locator('main form input[placeholder]').evaluateAll((fields) =>
        (fields as HTMLInputElement[]).filter((field) => {
          const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
          pen.font = getComputedStyle(field).font;
          return pen.measureText(field.placeholder).width > field.clientWidth;
        }),
      );
      expect(cut.length, locale).toBe(0);
      // A place's name and its description start at the same edge in any script.
      const edges = await page.locator('nav li a').evaluateAll((links, isArabic) => {
        const edgeOf = (part: Element | undefined) => {
          const range = document.createRange();
          range.selectNodeContents(part as Element);
          const { left, right } = range.getBoundingClientRect();
          return Math.round(isArabic ? right : left);
        };
        return links.map((link) => [edgeOf(link.children[0]), edgeOf(link.children[1])]);
      }, locale === 'ar');
      expect(edges.length).toBeGreaterThan(2);
      for (const [name, count] of edges) expect(Math.abs((name ?? 0) - (count ?? 99))).toBeLessThanOrEqual(2);
      await context.close();
    }
  });

  it('has room for its name beside the links, on the narrowest phone and in every language', async () => {
    for (const locale of ['en', 'so', 'sw', 'ar']) {
      const { page, context } = await openPage(site.browser, { locale, viewport: PHONE });
      await visit(page, `${site.url}/login`);
      for (const width of [390, 360]) {
        await page.setViewportSize({ ...PHONE, width });
        const name = await page
          .locator('header a[href="/"] span[dir="auto"]')
          .evaluate((one) => one.clientWidth - one.scrollWidth);
        expect(name, `${locale} ${width}`).toBeGreaterThanOrEqual(0);
      }
      await context.close();
    }
  });

  it('cuts no heading in Arabic: neither its letters nor a sentence of its title', async () => {
    const { page, context } = await openPage(site.browser, { locale: 'ar' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ ...WIDE, width });
      await visit(page, site.url);
      expect(await page.locator('h1 span').evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual(
        [1, 1],
      );
      const tooClose = await page.locator('h1, h2, h3').evaluateAll((headings) =>
        headings
          .filter((heading) => {
            const { font, lineHeight } = getComputedStyle(heading);
            const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
            pen.font = font;
            const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(heading.textContent ?? '');
            return actualBoundingBoxAscent + actualBoundingBoxDescent > Number.parseFloat(lineHeight);
          })
          .map((heading) => heading.textContent),
      );
      expect(tooClose).toEqual([]);
    }
    await context.close();
  });

  it('says how long ago something was in a language that the browser itself does not know', async () => {
    const { page, context, troubles } = await openPage(site.browser, { locale: 'so' });
    await visit(page, `${site.url}/jobs`);
    expect(await page.evaluate(() => Intl.RelativeTimeFormat.supportedLocalesOf('so'))).toEqual([]);
    const times = await page.locator('main time').allInnerTexts();
    expect(times.length).toBeGreaterThan(5);
    for (const words of times) expect(words).toMatch(/ka hor|shalay|hadda|hore/);
    expect(await page.locator('main time').first().getAttribute('title')).toMatch(
      /^\d+ (Jan|Feb|Mar|Abr|May|Jun|Lul|Ogs|Seb|Okt|Nof|Dis) \d{4}$/,
    );
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('lets the keyboard skip to the content', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, site.url);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await context.close();
  });

  it('sends a strict content policy', async () => {
    const response = await fetch(site.url);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('error pages', () => {
  it('tells a missing page from a found one, by status and in words', async () => {
    const { page, context } = await openPage(site.browser);
    const response = await visit(page, `${site.url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${site.url}/`);
    await context.close();
  });

  it('sends visitors to the sign-in page and back', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/company/team`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login?next=%2Fcompany%2Fteam');
    await page.getByLabel('Email').fill('employer@fursa.example');
    await page.getByLabel('Password', { exact: true }).fill('fursa-demo-2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${site.url}/company/team`);
    await page.getByRole('heading', { name: 'Team' }).waitFor();
    await context.close();
  });

  it('says that a page belongs to another role', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/login`);
    await page.getByLabel('Email').fill('candidate@fursa.example');
    await page.getByLabel('Password', { exact: true }).fill('fursa-demo-2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${site.url}/user/dashboard`);
    const response = await visit(page, `${site.url}/company/team`);
    expect(response?.status()).toBe(403);
    await page.getByRole('heading', { name: 'You do not have access to this page' }).waitFor();
    await expectAccessible(page);
    await context.close();
  });

  it('says when there is no connection, and comes back', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, site.url);
    const hasWorker = () =>
      page.evaluate(() =>
        Promise.race([
          navigator.serviceWorker.ready.then(() => true),
          new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 3_000)),
        ]),
      );
    // The service worker is registered on every page; on a busy machine the first attempt may fail.
    for (let round = 0; round < 5 && !(await hasWorker()); round += 1) await visit(page, site.url);
    await context.setOffline(true);
    await page.getByText('You are offline.', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: /Good work is out there|Welcome back/ }).waitFor();
    await context.close();
  });

  it('runs nothing that stands in an address', async () => {
    const { page, context, troubles } = await openPage(site.browser);
    await visit(
      page,
      `${site.url}/login?next=${encodeURIComponent('javascript:alert(1)')}&x=</script><script>alert(1)</script>`,
    );
    await page.getByLabel('Email').fill('candidate@fursa.example');
    await page.getByLabel('Password', { exact: true }).fill('fursa-demo-2026');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${site.url}/user/dashboard`);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
