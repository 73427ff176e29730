import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { login } from '#shared/identity/identity.contract.ts';
import { approveJob, waitingJobs } from '#shared/jobs/job-approval.contract.ts';
import { closeJob, createJob, type JobFieldArguments, submitJob } from '#shared/jobs/job-editor.contract.ts';
import type { JobCard, JobDetails } from '#shared/jobs/jobs.contract.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  isOnScreen,
  openPage as openAnyPage,
  PHONE,
  signIn,
  untilAlive,
  visit,
  WIDE,
} from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';
import { PDF } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';

const PASSWORD = 'fursa-demo-2026';
const CANDIDATE = 'candidate2@fursa.example';

const site = siteForTests();
let quickJob: JobDetails;
beforeAll(async () => {
  quickJob = await publish({
    title: 'Depot Night Supervisor',
    questions: [
      { title: 'Which shifts can you work?', required: true },
      { title: 'When could you start?', required: true },
    ],
  });
});

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The map tiles come from another server; here they are stubbed, so that no test needs the network. */
async function openPage(...args: Parameters<typeof openAnyPage>) {
  const opened = await openAnyPage(...args);
  await opened.context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'image/png', body: TILE }),
  );
  return opened;
}

async function signedIn(email: string): Promise<TestClient> {
  const client = new TestClient(site.url);
  await client.call(login, { email, password: PASSWORD });
  return client;
}

const FIELDS: JobFieldArguments = {
  title: 'Depot Night Supervisor',
  description: `<p>${'You answer for a depot at night. '.repeat(4)}</p>`,
  job_type: 'Full time',
  featured: false,
  salary_mode: 'range',
  min_salary: 700,
  max_salary: 900,
  currency: 'USD',
  custom_salary: null,
  salary_type: 'Monthly',
  is_remote: false,
  full_address: '4 Harbour Street',
  locality: 'Berbera',
  region: null,
  postcode: null,
  country: 'SO',
  latitude: 10.43,
  longitude: 45.01,
  deadline: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  education: 'High School',
  experience: 'Mid',
  vacancies: 2,
  application_form: 'quick',
  pass_mark: 50,
  screening_mode: 'advise',
  answer_days: 14,
  skills: ['Inventory control'],
  questions: [],
};

/** Publishes a job, written by an employer and approved by an admin, as a visitor finds it. */
async function publish(changes: Partial<JobFieldArguments>): Promise<JobDetails> {
  const employer = await signedIn('employer@fursa.example');
  const created = await employer.call(createJob, { ...FIELDS, ...changes });
  expect(created.status, created.text).toBe(200);
  const { id, slug } = created.body.job;
  const submitted = await employer.call(submitJob, { id: String(id) });
  expect(submitted.status, submitted.text).toBe(200);
  const admin = await signedIn('admin@fursa.example');
  const waiting = (await admin.call(waitingJobs, {})).body.jobs.find((job: { id: number }) => job.id === id);
  const approved = await admin.call(approveJob, { id: String(id), version: waiting.version });
  expect(approved.status, approved.text).toBe(200);
  return (await new TestClient(site.url).get(`/api/job/${slug}/details`)).body.job;
}

const isInView = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 2, (top + bottom) / 2));
  });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Apply for ${quickJob.title}` });
const inPage = async (path: string) => (await fetch(site.url + path)).text();

describe('the board', () => {
  it('leads from the home page to a search and to a job', async () => {
    const { page, context, troubles } = await openPage(site.browser);
    await visit(page, site.url);
    await page.getByLabel('Job title, skill or employer').fill('depot');
    await page.getByRole('button', { name: 'Search jobs' }).click();
    await page.waitForURL(`${site.url}/jobs?q=depot`);
    await page.getByRole('link', { name: quickJob.title }).click();
    await page.waitForURL(`${site.url}/job/${quickJob.slug}`);
    await page.getByRole('heading', { level: 1, name: quickJob.title }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('applies filters at once, in the address, and keeps the focus', async () => {
    const { page, context, troubles } = await openPage(site.browser);
    await visit(page, `${site.url}/jobs`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    const box = page.getByRole('checkbox', { name: 'Contract' });
    await box.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(`${site.url}/jobs?type=Contract`);
    await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, before);
    expect(await box.isChecked()).toBe(true);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.getByLabel('At least').pressSequentially('600');
    await page.waitForURL(`${site.url}/jobs?type=Contract&salary_min=600`);
    expect(await page.getByLabel('At least').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Remove From $600' }).click();
    await page.waitForURL(`${site.url}/jobs?type=Contract`);
    await expect.poll(() => page.getByLabel('At least').inputValue()).toBe('');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL(`${site.url}/jobs`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('finds the same without a script', async () => {
    const { page, context } = await openPage(site.browser, { javaScriptEnabled: false });
    await page.goto(`${site.url}/jobs`);
    await page.getByLabel('Job title, skill or employer').fill('depot');
    await page.getByRole('checkbox', { name: 'Full time' }).check();
    await page.getByRole('button', { name: 'Search jobs' }).click();
    expect(new URL(page.url()).searchParams.get('q')).toBe('depot');
    expect(await page.getByRole('checkbox', { name: 'Full time' }).isChecked()).toBe(true);
    await page.getByRole('link', { name: quickJob.title }).waitFor();
    await context.close();
  });

  it('names one address for search engines, whatever the order', async () => {
    for (const address of ['/jobs', '/jobs?sort=salary'])
      expect(await inPage(address)).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/jobs"/);
  });

  it('forgives a typo and says so, and suggests what to relax', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/jobs?q=supervisr`);
    await page.getByText('Showing results for “supervisor”').waitFor();
    await visit(page, `${site.url}/jobs?q=depot&salary_min=90000`);
    await page.getByText('No job fits all of this yet').waitFor();
    await page.getByRole('link', { name: 'Remove “From $90,000”' }).click();
    await page.getByRole('link', { name: quickJob.title }).waitFor();
    await context.close();
  });

  it('puts an error beside the field, not in place of the page', async () => {
    const { page, context } = await openPage(site.browser);
    const response = await visit(page, `${site.url}/jobs?salary_min=abc&type=Nonsense&q=${'x'.repeat(101)}`);
    expect(response?.status()).toBe(422);
    await page.getByText('Must not exceed 100 characters.').waitFor();
    await page.getByText('This is not a whole number.').waitFor();
    await page.getByRole('group', { name: 'Job type' }).getByText('This is not one of the possible values.').waitFor();
    await expectAccessible(page);
    await context.close();
  });

  it('opens the filters as a sheet on a phone', async () => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE, hasTouch: true });
    await visit(page, `${site.url}/jobs`);
    const first = await page.locator('main article, main li').first().boundingBox();
    expect(first?.y, 'the first job is in the upper half').toBeLessThan(PHONE.height * 0.4);
    const box = page.getByRole('checkbox', { name: 'Full time' });
    expect(await box.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filters' }).click();
    await box.check();
    await page.waitForURL(`${site.url}/jobs?type=Full+time`);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
    await page.getByRole('link', { name: 'Remove Full time' }).waitFor();
    expect(await box.isVisible()).toBe(false);
    await context.close();
  });
});

describe('a job page', () => {
  it('says how long applying takes, and whether an account is needed', async () => {
    const wizardJob = await publish({ application_form: 'wizard' });
    for (const [job, note, other] of [
      [quickJob, 'A few minutes, with a Fursa account.', 'No account needed.'],
      [wizardJob, 'About 10 minutes. No account needed.', 'with a Fursa account.'],
      [quickJob, 'A few minutes, with a Fursa account.', 'No account needed.'],
    ] as const) {
      const html = await inPage(`/job/${job.slug}`);
      expect(html).toContain(note);
      expect(html).not.toContain(other);
    }
  });

  it('tells search engines everything while the job is open', async () => {
    const html = await inPage(`/job/${quickJob.slug}`);
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const [posting, breadcrumbs] = JSON.parse(json ?? '[]');
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: quickJob.title,
      employmentType: 'FULL_TIME',
      directApply: true,
      jobLocation: { address: { addressCountry: 'SO', addressLocality: 'Berbera' } },
      baseSalary: { currency: 'USD', value: { minValue: 700, maxValue: 900, unitText: 'MONTH' } },
    });
    expect(posting.validThrough).toMatch(/^\d{4}-\d{2}-\d{2}T23:59:59Z$/);
    expect(breadcrumbs['@type']).toBe('BreadcrumbList');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/job\//);
    expect(html).toContain('property="og:title"');
    expect(html).not.toContain('noindex');
  });

  it('tells people and search engines when its deadline has passed', async () => {
    const address = '/job/route-dispatcher-hargeisa';
    const html = await inPage(address);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).not.toContain('JobPosting');
    expect(await inPage('/sitemap.xml')).not.toContain(address);
    const { page, context, troubles } = await openPage(site.browser);
    await visit(page, site.url + address);
    await page.getByText('The deadline has passed.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Apply now' }).count()).toBe(0);
    await expect.poll(() => page.getByText(/days? remaining/).count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('draws the map when it comes near, and keeps the address in words without it', async () => {
    const { page, context, troubles } = await openPage(site.browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, `${site.url}/job/${quickJob.slug}`);
    await page.getByText('4 Harbour Street, Berbera, Somalia').scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: 'Map: 4 Harbour Street, Berbera, Somalia' }).waitFor();
    expect(asked.some((address) => address.includes('leaflet'))).toBe(true);
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await context.unrouteAll();
    await context.route(
      ({ hostname }) => hostname !== 'localhost',
      (route) => route.abort(),
    );
    await page.reload();
    await untilAlive(page);
    await page.getByText('4 Harbour Street, Berbera, Somalia').scrollIntoViewIfNeeded();
    expect(await page.getByRole('region', { name: 'Map:' }).isVisible()).toBe(false);
    await context.close();
  });

  it('is marked while it waits for approval, and is not there for others', async () => {
    const employer = await signedIn('employer@fursa.example');
    const { slug, id } = (await employer.call(createJob, { ...FIELDS, title: 'Waiting Clerk' })).body.job;
    await employer.call(submitJob, { id: String(id) });
    expect((await fetch(`${site.url}/job/${slug}`)).status).toBe(404);
    const { page, context } = await openPage(site.browser);
    await signIn(page, site.url, 'employer@fursa.example');
    await visit(page, `${site.url}/job/${slug}`);
    await page.getByText('This job is waiting for approval.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Apply now' }).count()).toBe(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('script[type="application/ld+json"]').textContent()).not.toContain('JobPosting');
    await expectAccessible(page);
    await context.close();
  });

  it('stays readable when it is closed, like one whose deadline has passed, and search engines forget it', async () => {
    const job = await publish({ title: 'Closed Depot Clerk' });
    const employer = await signedIn('employer@fursa.example');
    await employer.call(closeJob, { id: String(job.id) });
    const { page, context } = await openPage(site.browser);
    const response = await visit(page, `${site.url}/job/${job.slug}`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Closed Depot Clerk' }).waitFor();
    await page.getByText('This job is closed.').waitFor();
    expect(await page.getByText('A person decides.').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Save Closed Depot Clerk' }).count()).toBe(0);
    await page.getByRole('link', { name: 'See similar open jobs' }).click();
    await expect.poll(() => isOnScreen(page.getByRole('heading', { name: 'Related jobs' }))).toBe(true);
    await page.getByRole('heading', { name: 'Description' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Apply now' }).count()).toBe(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('script[type="application/ld+json"]').textContent()).not.toContain('JobPosting');
    await expectAccessible(page);
    await context.close();
  });

  it('says how long its own form takes, and keeps its language and direction on a page in another one', async () => {
    const job = await publish({ title: 'Three Step Clerk', application_form: 'simple' });
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/job/${job.slug}`);
    await page.getByText('About 3 minutes. No account needed.').waitFor();
    await context.close();
    const arabic = await openPage(site.browser, { locale: 'ar' });
    await visit(arabic.page, `${site.url}/job/${job.slug}`);
    const written = arabic.page.locator('.prose');
    expect(await written.getAttribute('lang')).toBe('en');
    expect(await written.evaluate((text) => getComputedStyle(text).direction)).toBe('ltr');
    const employer = arabic.page.locator('[data-passage]');
    expect(await employer.evaluate((text) => getComputedStyle(text).direction)).toBe('ltr');
    expect(await arabic.page.locator('h1 bdi').getAttribute('lang')).toBe('');
    await expectAccessible(arabic.page);
    await arabic.context.close();
  });

  it('answers 404 for a slug that no job has, and leads on', async () => {
    const { page, context } = await openPage(site.browser);
    const response = await visit(page, `${site.url}/job/no-such-job`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'We could not find this job' }).waitFor();
    await page.getByRole('heading', { name: 'Newest jobs' }).waitFor();
    await expectAccessible(page);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await expect.poll(() => page.locator('script[type="application/ld+json"]').count()).toBe(0);
    await page.getByLabel('Job title, skill or employer').fill('depot');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/jobs?q=depot`);
    await context.close();
  });

  it('shows hostile markup as text or not at all', async () => {
    const hostile = '<img src=x onerror="document.title=1"></script><script>document.title=1</script>';
    const job = await publish({
      title: `Guard ${hostile}`,
      description: `<p>${'A quiet post. '.repeat(8)}</p>${hostile}<a href="javascript:alert(1)">link</a>`,
      skills: [`Skill ${hostile}`.slice(0, 80)],
      questions: [{ title: `Why ${hostile}`, required: true }],
      full_address: `Street ${hostile}`,
      salary_mode: 'custom',
      custom_salary: '<b>much</b>',
    });
    const { page, context, troubles } = await openPage(site.browser);
    for (const path of [`/job/${job.slug}`, '/jobs', '/']) {
      await visit(page, site.url + path);
      expect(await page.title()).not.toBe('1');
    }
    await visit(page, `${site.url}/job/${job.slug}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('<script>');
    expect(await page.locator('main img[src="x"], main a[href^="javascript"]').count()).toBe(0);
    await page.getByText('<b>much</b>').first().waitFor();
    await page.getByRole('button', { name: 'Apply now' }).first().click();
    await page.getByLabel('Why <img').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe('applying quickly', () => {
  it('stays where it is when it cannot be sent, says why beside the button, and keeps what was typed', async () => {
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await signIn(page, site.url, 'candidate@fursa.example');
    await visit(page, `${site.url}/job/${quickJob.slug}?apply=1`);
    const dialog = dialogOf(page);
    const submit = dialog.getByRole('button', { name: 'Submit Application' });
    const letter = dialog.getByLabel('Cover letter');
    await dialog.getByLabel('Which shifts can you work?').fill('Nights.');
    await dialog.getByLabel('When could you start?').fill('Monday.');
    await submit.click();
    // The field and its error are both in view.
    await expect.poll(() => letter.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(() => isInView(dialog.locator('[id$="-error"]').first())).toBe(true);
    await letter.fill('I have run a depot by night.');
    await page.route('**/jobs/apply/**', (route) => route.abort());
    const place = await letter.boundingBox();
    await submit.click();
    const why = dialog.getByRole('alert');
    await why.waitFor();
    expect(await isInView(why)).toBe(true);
    expect((await letter.boundingBox())?.y).toBe(place?.y);
    await expect.poll(() => letter.inputValue()).toBe('I have run a depot by night.');
    await expect.poll(() => dialog.getByLabel('Which shifts can you work?').inputValue()).toBe('Nights.');
    await context.close();
  });

  it('keeps what a visitor wrote through signing in, and sends it once', async () => {
    const { page, context, troubles } = await openPage(site.browser);
    await visit(page, `${site.url}/job/${quickJob.slug}`);
    await page.getByRole('button', { name: 'Apply now' }).first().click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Cover letter').fill('I have run a depot by night for three years.');
    await dialog.getByLabel('Which shifts can you work?').fill('Every shift but Friday.');
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Sign in to submit' }).click();
    await page.getByLabel('Email').fill(CANDIDATE);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();

    await dialog.waitFor();
    expect(new URL(page.url()).search).toBe('?apply=1');
    expect(await dialog.getByLabel('Cover letter').inputValue()).toContain('by night for three years');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/jobs/apply/')) sent += 1;
    });
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await dialog.getByText('This field is required.').waitFor();
    expect(sent).toBe(0);
    expect(await dialog.getByLabel('When could you start?').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );

    await dialog.getByLabel('When could you start?').fill('In two weeks.');
    await page.reload();
    await expect.poll(() => dialog.getByLabel('When could you start?').inputValue()).toBe('In two weeks.');
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('not a CV'),
    });
    await dialog.getByText('Please choose a PDF, DOC or DOCX file.').waitFor();
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'night-supervisor.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    });
    await dialog.getByText('night-supervisor.pdf has been uploaded and selected.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText('Application submitted successfully!').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(sent).toBe(1);
    expect(await page.getByRole('button', { name: 'Already applied' }).first().isDisabled()).toBe(true);
    expect(
      await page.evaluate(
        (id) => Object.keys(localStorage).filter((key) => key.startsWith(`fursa:apply:${id}:`)),
        quickJob.id,
      ),
    ).toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: 'Already applied' }).first().waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    const job = await publish({ title: 'Depot Day Supervisor' });
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await signIn(page, site.url, CANDIDATE);
    await visit(page, `${site.url}/job/${job.slug}`);
    await page.getByRole('button', { name: 'Apply now' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Apply for Depot Day Supervisor' });
    await dialog.getByLabel('Cover letter').fill('By day, too.');
    await expectAccessible(page);
    await page.route('**/jobs/apply/**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await dialog.getByRole('alert').getByText('The server could not be reached.').waitFor();
    await expect.poll(() => dialog.getByLabel('Cover letter').inputValue()).toBe('By day, too.');
    await page.unroute('**/jobs/apply/**');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText('Application submitted successfully!').waitFor();
    await context.close();
  });
});

describe('an employer', () => {
  it('keeps its facts in view beside a long list of jobs', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/employer/qaboobe-cold-chain`);
    await page.getByRole('listitem').filter({ hasText: 'Forklift Operator' }).scrollIntoViewIfNeeded();
    expect(await isOnScreen(page.getByText('Industry', { exact: true }))).toBe(true);
    await context.close();
  });
});

describe('every page of the board', () => {
  it('is accessible and fits the screen', async () => {
    const { jobs } = (await (await fetch(`${site.url}/api/jobs`)).json()) as { jobs: JobCard[] };
    const employer = jobs[0]?.company.username;
    for (const viewport of [WIDE, PHONE]) {
      const { page, context, troubles } = await openPage(site.browser, { viewport });
      for (const path of ['/', '/jobs', `/job/${quickJob.slug}`, `/employer/${employer}`]) {
        await visit(page, site.url + path);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      expect(troubles).toEqual([]);
      await context.close();
    }
  });
});
