import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { filledWizard } from '#shared/applications/wizard/filled-forms.fixtures.ts';
import {
  DEMO_PASSWORD,
  expectAccessible,
  expectNoSidewaysScroll,
  isOnScreen,
  openPage,
  PHONE,
  visit,
} from '../harness/browser.ts';
import { registerByMail } from '../harness/engines.ts';
import { siteForTests } from '../harness/site.ts';
import { application } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import * as wizard from '../harness/wizard.ts';

const site = siteForTests();
const CV = path.resolve('tests/fixtures/cvs', 'two-columns.pdf');
const PATIENCE = { timeout: 50_000 };
const BIO = 'I build payment pages for small shops along the lake, and answer when they call at night.';

let publish: Awaited<ReturnType<typeof wizard.publisher>>;
beforeAll(async () => {
  publish = await wizard.publisher(site.url);
});

/** A new candidate whose profile holds only the name that they registered with. */
async function somebodyNew() {
  const email = `profile.${Math.random().toString(36).slice(2, 10)}@mail.example`;
  const client = await registerByMail(site.fursa, 'candidate', email);
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: site.url }));
  return { client, email, cookies };
}
type Somebody = Awaited<ReturnType<typeof somebodyNew>>;

async function openProfile({ cookies }: Somebody, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  await opened.context.addCookies(cookies);
  await visit(opened.page, `${site.url}/user/profile`);
  return opened;
}

const withoutIds = <T extends { id?: number | undefined }>(entries: T[]) =>
  entries.map(({ id: _local, ...entry }) => entry);
const field = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`) });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saving = (page: Page) => wizard.press(page, 'Save changes');
const stored = async ({ client }: Somebody) => (await client.get('/candidate/profile')).body;

describe('the profile of a candidate', () => {
  it('is filled from a CV after a review, and completed entry by entry', async () => {
    const somebody = await somebodyNew();
    const { page, context, troubles } = await openProfile(somebody);
    await page.getByRole('heading', { level: 1, name: 'Perla Process' }).waitFor();
    await page.getByText('0% complete').waitFor();
    await wizard.press(page, 'Introduce yourself in a few sentences');
    await expect.poll(() => field(page, 'Biography').evaluate((box) => box === document.activeElement)).toBe(true);
    await expectAccessible(page);

    await page.locator('main input[type=file]').first().setInputFiles(CV);
    const review = page.getByRole('dialog', { name: 'What your CV says' });
    await review.waitFor(PATIENCE);
    // The existing name is replaced only if the person ticks it.
    await review.getByText('Replaces: Perla Process').waitFor();
    expect(await review.getByRole('checkbox', { name: 'Full Name' }).isChecked()).toBe(false);
    expect(await review.getByRole('checkbox', { name: /Lead Developer/ }).isChecked()).toBe(true);
    await review.getByRole('checkbox', { name: /Kenya Certificate/ }).uncheck();
    await review.getByRole('checkbox', { name: /Cloud Practitioner/ }).uncheck();
    await expectAccessible(page);
    await review.getByRole('button', { name: /^Add \d+ entries$/ }).click();
    await review.waitFor({ state: 'detached' });
    expect((await stored(somebody)).version).toBe(1);
    await expect.poll(() => field(page, 'City').inputValue()).toBe('Kisumu');
    await page.getByRole('button', { name: /Mark as checked: City/ }).waitFor();

    // The institution determines the country.
    await field(page, 'Biography').fill(BIO);
    const education = part(page, 'Education').getByRole('article').first();
    await education.getByRole('button', { name: /^Edit / }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit education' });
    await expect.poll(() => dialog.getByLabel('Country').inputValue()).toBe('KE');
    await wizard.fillMonth(dialog, 'Start date', '2012-09');
    await wizard.press(dialog, 'Save education');
    await dialog.waitFor({ state: 'detached' });
    await part(page, 'Experience').getByRole('button', { name: 'Delete Junior Developer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await completeExperiences(page);
    await saving(page);
    await page.getByText('All changes saved').waitFor();
    await page.getByText(/9\d% complete|100% complete/).waitFor();
    const { fields } = await stored(somebody);
    expect(fields.personalInfo).toMatchObject({ fullName: 'Perla Process', city: 'Kisumu', country: 'KE', bio: BIO });
    expect(fields.experiences.map(({ title }: { title: string }) => title)).toEqual([
      'Lead Developer',
      'Web Developer',
    ]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('starts the next application, and tells its employer what the form does not ask', async () => {
    const somebody = await somebodyNew();
    await fill(somebody);
    const job = await publish({ application_form: 'wizard', title: 'Lake Developer', screening_mode: 'advise' });
    const { page, context, troubles } = await openPage(site.browser, { withClock: true });
    await context.addCookies(somebody.cookies);
    await visit(page, `${site.url}/job/${job.slug}/apply`);
    await page.getByLabel('City').waitFor();
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Kisumu');
    await expect.poll(() => page.getByLabel('Professional summary').inputValue()).toBe(BIO);
    await sendAsItIs(page);
    // What was sent equals the profile, so there is nothing to add.
    await expect.poll(() => part(page, 'Add to your profile').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
    await readAsEmployer(job.id);
  });

  async function fill(somebody: Somebody) {
    const { version, fields } = await stored(somebody);
    const { educations, trainings, experiences, languages } = filledWizard();
    const saved = await somebody.client.request('PUT', '/candidate/profile', {
      ...fields,
      version,
      personalInfo: {
        ...fields.personalInfo,
        bio: BIO,
        dateOfBirth: '1994-04-14',
        gender: 'female',
        phone: '+254722555031',
        secondaryPhone: '+254722555032',
        website: 'https://perla.example',
        country: 'KE',
        city: 'Kisumu',
      },
      socialInfo: { ...fields.socialInfo, linkedin: 'https://linkedin.example/in/perla' },
      ...{ educations: withoutIds(educations), trainings: withoutIds(trainings) },
      ...{ experiences: withoutIds(experiences), languages: withoutIds(languages) },
      skills: ['JavaScript', 'Testing', 'Payments'],
    });
    expect(saved.status, saved.text).toBe(200);
  }

  /** Only the cover letter is left to type. */
  async function sendAsItIs(page: Page) {
    for (const step of ['Education & Training', 'Work Experience', 'Skills & Expertise', 'Language Proficiency']) {
      await wizard.press(page, 'Continue');
      await wizard.heading(page, step).waitFor();
    }
    await wizard.press(page, 'Continue');
    await page.getByLabel('Cover Letter').fill(wizard.LETTER);
    await wizard.press(page, 'Continue');
    await wizard.press(page, 'Continue');
    await page.getByRole('checkbox', { name: /^I confirm that all information/ }).check();
    await wizard.send(page, 'Submit Application');
    await wizard.expectUnderReview(page);
  }

  async function completeExperiences(page: Page) {
    const experiences = part(page, 'Experience');
    for (const title of ['Lead Developer', 'Web Developer']) {
      await experiences.getByRole('button', { name: `Edit ${title}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit experience' });
      await dialog.getByLabel('Responsibilities').fill(wizard.DUTIES);
      await wizard.press(dialog, 'Save experience');
      await dialog.waitFor({ state: 'detached' });
    }
  }

  async function readAsEmployer(jobId: number) {
    const employer = new TestClient(site.url);
    await employer.post('/login', { email: 'employer@fursa.example', password: DEMO_PASSWORD });
    const { groups } = (await employer.get(`/company/applications/board?job=${jobId}`)).body;
    const { page, context } = await openPage(site.browser);
    await context.addCookies([...employer.cookies].map(([name, value]) => ({ name, value, url: site.url })));
    await visit(page, `${site.url}/company/applications?job=${jobId}&application=${groups[0].applications[0].id}`);
    const modal = page.getByRole('dialog');
    await modal
      .getByRole('link', { name: /perla\.example/ })
      .first()
      .waitFor();
    const fact = (name: string) =>
      modal.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').first().textContent();
    expect([await fact('Gender'), await fact('Marital status'), await fact('WhatsApp')]).toEqual([
      'Female',
      'N/A',
      'N/A',
    ]);
    expect(await fact('Secondary phone')).toContain('722');
    expect(await fact('Website')).toContain('perla.example');
    await modal.getByRole('link', { name: 'LinkedIn' }).waitFor();
    await context.close();
  }

  it('says beside a field what is wrong with it, keeps what was typed, and takes six links', async () => {
    const somebody = await somebodyNew();
    const { page, context } = await openProfile(somebody, { viewport: PHONE });
    await field(page, 'Full Name').fill('');
    await field(page, 'Website').fill('perla.example');
    await field(page, 'LinkedIn').fill('javascript:alert(1)');
    await page.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton').first().focus();
    await page.keyboard.type(`0101${new Date().getFullYear() - 3}`);
    for (let count = 1; count <= 6; count += 1) await wizard.press(page, 'Add link');
    await page.getByText('You can add up to 6 links.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Add link' }).count()).toBe(0);
    await field(page, 'Link 6').fill('www.six.example');
    await saving(page);
    await page.getByText('Full Name is required.').waitFor();
    await page.getByText('You must be at least 18 years old').waitFor();
    await expect.poll(() => page.getByText('Please enter a full web address').count()).toBe(3);
    expect(await field(page, 'Full Name').evaluate((box) => box === document.activeElement)).toBe(true);
    await expect.poll(() => field(page, 'LinkedIn').inputValue()).toBe('javascript:alert(1)');
    expect((await stored(somebody)).version).toBe(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('saved in two tabs: the second is shown what changed, and keeps both what it typed and what the first saved', async () => {
    const somebody = await somebodyNew();
    const { page: first, context } = await openProfile(somebody);
    const second = await context.newPage();
    await visit(second, `${site.url}/user/profile`);
    await field(first, 'City').fill('Garowe');
    await field(first, 'Profession').fill('Radio presenter');
    await saving(first);
    await first.getByText('All changes saved').waitFor();
    await field(second, 'City').fill('Hargeisa');
    await field(second, 'Address').fill('Road 4');
    await saving(second);
    const told = second.getByRole('alertdialog', { name: 'Your profile was saved somewhere else' });
    await told.getByText('Garowe').waitFor();
    await told.getByText('Hargeisa').waitFor();
    await told.getByText('Radio presenter').waitFor();
    await expectAccessible(second);
    await wizard.press(told, 'Take the other');
    await expect.poll(() => field(second, 'City').inputValue()).toBe('Garowe');
    await wizard.press(second, 'Bring mine back');
    await expect.poll(() => field(second, 'City').inputValue()).toBe('Hargeisa');
    await saving(second);
    await second.getByText('All changes saved').waitFor();
    expect((await stored(somebody)).fields.personalInfo).toMatchObject({
      city: 'Hargeisa',
      address: 'Road 4',
      profession: 'Radio presenter',
    });
    await context.close();
  });

  it('takes over the entries of an application from its receipt, once', async () => {
    const somebody = await somebodyNew();
    const job = await publish({ application_form: 'wizard', title: 'Ice Keeper', screening_mode: 'advise' });
    const sent = await somebody.client.post(`/candidate/job/${job.id}/apply`, application('wizard', somebody.email));
    const { page, context, troubles } = await openPage(site.browser, { viewport: PHONE });
    await context.addCookies(somebody.cookies);
    await visit(page, `${site.url}/application/${sent.body.receipt}`);
    const offer = part(page, 'Add to your profile');
    await offer.getByText('BSc Logistics', { exact: false }).waitFor();
    await expectAccessible(page);
    await wizard.press(offer, 'Add these entries to your profile');
    await offer.getByText(/\d+ entries were added to your profile/).waitFor();
    await offer.getByRole('link', { name: 'Open my profile' }).click();
    await part(page, 'Education').getByText('BSc Logistics').waitFor();
    await visit(page, `${site.url}/application/${sent.body.receipt}`);
    await page.getByRole('heading', { level: 1, name: 'Ice Keeper' }).waitFor();
    await expect.poll(() => offer.count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('stands in the navigation; the account is in the person’s menu, on a phone too', async () => {
    const { page, context } = await openProfile(await somebodyNew(), { viewport: PHONE });
    const dock = page.locator('nav[data-dock]');
    expect(await dock.getByRole('link').allTextContents()).toEqual([
      'Dashboard',
      'Find jobs',
      'Applications',
      'Messages',
      'Profile',
    ]);
    // The save bar comes into view once there is something to save.
    const save = page.getByRole('button', { name: 'Save changes' });
    expect(await isOnScreen(save)).toBe(false);
    await field(page, 'Profession').fill('Cook');
    await expect.poll(() => isOnScreen(save)).toBe(true);
    await field(page, 'Profession').fill('');
    await page.locator('header details summary').last().click();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.waitForURL('**/user/account');
    await context.close();
  });
});
