import { describe, expect, it } from 'vitest';
import { openPage, PHONE, signIn, untilAlive, visit, WIDE } from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

/** Init scripts stay with a page for good, so this page is not reused. */
async function ownPage(initScript: () => void = () => {}, locale = 'en') {
  const context = await site.browser.newContext({ locale });
  const page = await context.newPage();
  await page.addInitScript(initScript);
  return { page, context };
}

async function addressOfAJob(): Promise<string> {
  const { jobs } = (await (await fetch(`${site.url}/api/jobs`)).json()) as { jobs: { slug: string }[] };
  return `/job/${jobs[0]?.slug}`;
}

/** The form of a job as a page of its own, which the short form is not. */
async function addressOfAForm(): Promise<string> {
  const { jobs } = (await (await fetch(`${site.url}/api/jobs`)).json()) as { jobs: { slug: string }[] };
  for (const { slug } of jobs) {
    const { job } = (await (await fetch(`${site.url}/api/job/${slug}/details`)).json()) as {
      job: { application_form: string };
    };
    if (job.application_form !== 'quick') return `/job/${slug}/apply`;
  }
  throw new Error('no job of the demo has a long form');
}

describe('a public page', () => {
  it('is painted before it asks for a script', async () => {
    const { page, context } = await ownPage();
    for (const path of ['/', '/jobs', await addressOfAJob(), await addressOfAForm(), '/login', '/no-such-page']) {
      await visit(page, site.url + path);
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }));
      expect(asked.length, path).toBeGreaterThan(3);
      expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted);
    }
    await context.close();
  });

  it('comes to life behind another one too, where nothing is painted', async () => {
    const { page, context } = await ownPage(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      PerformanceObserver.prototype.observe = () => {};
    });
    await visit(page, site.url + (await addressOfAJob()));
    await context.close();
  });

  it('comes to life in a browser that does not tell when it paints', async () => {
    const { page, context } = await ownPage(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    await visit(page, site.url + (await addressOfAJob()));
    await context.close();
  });

  it.each(['en', 'ar'])(
    'needs nothing of Intl in %s: its first use takes as long as all other scripts',
    async (locale) => {
      const { page, context } = await ownPage(() => {
        const used: string[] = [];
        Object.assign(window, { used });
        for (const [name, original] of Object.entries(Object.getOwnPropertyDescriptors(Intl))) {
          if (!/^[A-Z]/.test(name) || typeof original.value !== 'function') continue;
          const watched = new Proxy(original.value, {
            construct(target, args) {
              used.push(`${name} ${JSON.stringify(args)}`);
              return Reflect.construct(target, args);
            },
          });
          Object.defineProperty(Intl, name, { ...original, value: watched });
        }
      }, locale);
      for (const path of ['/', '/jobs', await addressOfAJob()]) {
        await visit(page, site.url + path);
        await page.waitForLoadState('networkidle');
        expect(await page.getAttribute('html', 'lang')).toBe(locale);
        expect(await page.evaluate(() => (window as unknown as { used: string[] }).used), path).toEqual([]);
      }
      await page.evaluate(() => new Intl.PluralRules('en'));
      expect(await page.evaluate(() => (window as unknown as { used: string[] }).used)).toEqual(['PluralRules ["en"]']);
      await context.close();
    },
  );
});

/** A slow network, so that people act before the scripts have loaded. */
async function withSlowScripts(
  path: string,
  { viewport = PHONE, withClock = false }: { viewport?: typeof PHONE; withClock?: boolean } = {},
) {
  const { page, context, troubles } = await openPage(site.browser, { viewport, withClock });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
  return { page, context, troubles, arrive };
}

describe('before the scripts have arrived', () => {
  it.each([
    { viewport: WIDE, path: '/' },
    { viewport: PHONE, path: '/' },
    { viewport: WIDE, path: '/jobs' },
    { viewport: PHONE, path: '/jobs' },
  ])('the cards of $path say what they say afterwards, in the same places ($viewport.width px)', async (screen) => {
    const { page, context, troubles, arrive } = await withSlowScripts(screen.path, { ...screen, withClock: true });
    const cards = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.querySelectorAll('main article, main article time, main article p > *')].map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return [part.textContent, left, top + scrollY, width, height];
        });
      });
    const before = await cards();
    expect(before.length).toBeGreaterThan(10);
    // A page may come from the cache. What a minute later is another hour ago is no difference of rendering.
    await page.clock.setFixedTime(Number(await page.locator('meta[name=rendered-at]').getAttribute('content')));
    arrive();
    await untilAlive(page);
    // If hydration changes the words, it does so right after the page has loaded.
    await page.waitForTimeout(200);
    expect(await cards()).toEqual(before);
    expect(await page.locator('main time').allInnerTexts()).toContainEqual(expect.stringMatching(/ago|yesterday/i));
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('a form keeps what is typed, and is sent when it can be', async () => {
    const { page, context, troubles, arrive } = await withSlowScripts('/login');
    await page.getByLabel('Email').fill('candidate3@fursa.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${site.url}/login`);
    arrive();
    await page.getByRole('alert').getByText('The email or the password is wrong').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('candidate3@fursa.example');
    expect(page.url()).toBe(`${site.url}/login`);
    expect(troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
    await context.close();
  });

  it('what is typed stays, and is known to the form', async () => {
    const { page, context, arrive } = await withSlowScripts('/register?role=candidate');
    await page.getByLabel('Your name').fill('Early Bird');
    arrive();
    await untilAlive(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Email is required').waitFor();
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Early Bird');
    await expect.poll(() => page.getByText('The name must be at least 2 characters.').count()).toBe(0);
    await context.close();
  });

  it('a choice between two is made, and shows what belongs to it', async () => {
    const { page, context, troubles, arrive } = await withSlowScripts('/register');
    const roles = page.getByRole('radio');
    await expect.poll(() => roles.count()).toBe(2);
    const chosen = (await roles.nth(0).isChecked()) ? 1 : 0;
    for (const turn of [chosen, 1 - chosen, chosen]) await roles.nth(turn).check({ force: true });
    arrive();
    await untilAlive(page);
    expect(await roles.nth(chosen).isChecked()).toBe(true);
    await page.getByLabel('Company name').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('a filter is ticked and words are typed: both are searched for', async () => {
    const { page, context, arrive } = await withSlowScripts('/jobs', { viewport: WIDE });
    await page.getByRole('checkbox', { name: 'Full time' }).check();
    await page.getByLabel('Job title, skill or employer').fill('officer');
    arrive();
    await page.waitForURL(
      (url) => url.searchParams.get('type') === 'Full time' && url.searchParams.get('q') === 'officer',
    );
    expect(await page.getByRole('checkbox', { name: 'Full time' }).isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Job title, skill or employer').inputValue()).toBe('officer');
    await context.close();
  });

  it('the filters open on a phone, since they need no script', async () => {
    const { page, context, arrive } = await withSlowScripts('/jobs');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: 'Full time' }).waitFor();
    arrive();
    await untilAlive(page);
    expect(await page.getByRole('checkbox', { name: 'Full time' }).isVisible()).toBe(true);
    await context.close();
  });

  it('a button remembers that it was pressed', async () => {
    const { page, context, arrive } = await withSlowScripts(await addressOfAJob());
    await page.getByRole('button', { name: 'Share' }).first().click();
    arrive();
    await page
      .getByText(/Link copied|The link could not be copied/)
      .first()
      .waitFor();
    await context.close();
  });

  it('links and the search lead on', async () => {
    const { page, context, arrive } = await withSlowScripts('/');
    await page.getByLabel('Job title, skill or employer').fill('designer');
    await page.keyboard.press('Enter');
    // The next page loads its scripts slowly too, so only the navigation is awaited.
    await page.waitForURL(/\/jobs\?q=designer/, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: /jobs?/ }).first().waitFor();
    await page.locator('a[href^="/job/"]').first().click();
    await page.waitForURL(/\/job\//, { waitUntil: 'commit' });
    arrive();
    await untilAlive(page);
    await context.close();
  });
});

it('the workspace asks for its scripts at once, as the framework does', async () => {
  const { page, context } = await openPage(site.browser);
  await signIn(page, site.url, 'employer@fursa.example');
  await page.goto(`${site.url}/company/profile`, { waitUntil: 'commit' });
  await untilAlive(page);
  await expect.poll(() => page.locator('script[type="waiting"]').count()).toBe(0);
  expect(await page.locator('head link[rel="modulepreload"]').count()).toBeGreaterThan(3);
  await context.close();
});
