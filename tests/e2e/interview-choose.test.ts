import ICAL from 'ical.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { apiOf } from '../harness/board-page.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, visit } from '../harness/browser.ts';
import { readOutbox } from '../harness/outbox.ts';
import { siteForTests } from '../harness/site.ts';
import { application } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import { planFields, workdays } from '../harness/test-interviews.ts';
import { publishJob } from '../harness/test-jobs.ts';

const site = siteForTests();
let employer: TestClient;
let jobId: number;
let me: number;
let guests = 0;

beforeAll(async () => {
  employer = await apiOf(site);
  const admin = await apiOf(site, 'admin@fursa.example');
  const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0, screening_mode: 'auto' });
  jobId = job.id;
  me = (await employer.get('/me')).body.user.id;
});

async function applicant() {
  guests += 1;
  const email = `choosing${guests}@mail.example`;
  await new TestClient(site.url).post(`/candidate/job/${jobId}/apply`, application('wizard', email));
  const { groups } = (await employer.get(`/company/applications/board?job=${jobId}`)).body;
  const cards = groups.flatMap(({ applications }: { applications: { id: number }[] }) => applications);
  const id = Math.max(...cards.map((card: { id: number }) => card.id));
  return { id, email };
}

/** A guest who is asked to choose one of three times, and the link of the mail that asks. */
async function asked() {
  const { id, email } = await applicant();
  const starts = workdays(guests * 3).slice(-3);
  const fields = { ...planFields([me]), application_ids: [id], starts, place: 'https://meet.tamsira.example/talk' };
  const { body, text } = await employer.post('/company/interviews', { ...fields, despite_warnings: true });
  expect(body.results?.[0]?.result, text).toBe('invited');
  const link = await vi.waitFor(
    async () => {
      const mails = (await readOutbox(site.fursa.dataDir)).filter(({ headers }) => headers.to === email);
      const found = mails.map((mail) => /\/interview\/[\w-]{43}/.exec(mail.text)?.[0]).find(Boolean);
      if (!found) throw new Error('no mail with a link');
      return found;
    },
    { timeout: 10_000 },
  );
  return { id, email, link, starts };
}

const stateOf = async (id: number) =>
  (await employer.get(`/company/applications/${id}/interviews`)).body.interviews[0].state;

describe('a candidate with the link of a mail', () => {
  it('chooses a time on a phone, takes it into a calendar, moves it and cancels', async () => {
    const { id, link } = await asked();
    const { page, context, troubles } = await openPage(site.browser, { ...PHONE, timezoneId: 'Africa/Kigali' });
    await visit(page, site.url + link);
    await page.getByRole('heading', { level: 1, name: 'Choose a time for your interview' }).waitFor();
    await page.getByText('Times in Kigali time, GMT+2, taken from your device.').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByText('Please choose a time first.').waitFor();
    await page.getByRole('navigation', { name: 'Which day?' }).getByRole('link').nth(1).click();
    await page.getByRole('radio', { name: '09:00' }).check({ force: true });
    await page.getByRole('button', { name: /^Book / }).click();
    await page.getByRole('heading', { level: 1, name: 'Your interview is booked' }).waitFor();
    expect(await stateOf(id)).toBe('booked');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const file = await page.request.get(`${site.url}${link}/calendar.ics`);
    const calendar = new ICAL.Component(ICAL.parse(await file.text()));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
    expect([event.location, event.startDate.zone.tzid]).toEqual(['https://meet.tamsira.example/talk', 'UTC']);

    await page.getByRole('link', { name: 'Choose another time' }).click();
    await page.getByRole('radio', { name: '09:00' }).check({ force: true });
    await page.getByRole('button', { name: /^Book / }).click();
    await page.getByRole('heading', { level: 1, name: 'Your interview is booked' }).waitFor();
    await page.getByRole('link', { name: 'Cancel the interview' }).click();
    await page.getByLabel('Reason').fill('I took another offer.');
    await page.getByRole('button', { name: 'Cancel the interview' }).click();
    await page.getByRole('heading', { level: 1, name: 'This interview is cancelled' }).waitFor();
    expect(await stateOf(id)).toBe('cancelled');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('sees that somebody else was quicker, and chooses again', async () => {
    const { link, starts } = await asked();
    const { page, context } = await openPage(site.browser, { timezoneId: 'Africa/Nairobi' });
    await visit(page, site.url + link);
    await page.getByRole('radio', { name: '10:00' }).check({ force: true });
    // The interviewer gets something else at that time.
    const other = await applicant();
    const fix = { ...planFields([me]), way: 'fix', starts: [starts[0]], despite_warnings: true };
    const { body } = await employer.post('/company/interviews', { ...fix, application_ids: [other.id] });
    expect(body.results[0].result).toBe('invited');
    await page.getByRole('button', { name: /^Book / }).click();
    await page.getByRole('alert').waitFor();
    await page.reload();
    await page.getByRole('radio', { name: '10:00' }).check({ force: true });
    await page.getByRole('button', { name: /^Book / }).click();
    await page.getByRole('heading', { level: 1, name: 'Your interview is booked' }).waitFor();
    await context.close();
  });

  it('chooses without scripts, in the time of the company or another', async () => {
    const { id, link } = await asked();
    const { page, context } = await openPage(site.browser, { javaScriptEnabled: false });
    await page.goto(site.url + link);
    await page.getByText('Times in Nairobi time, GMT+3, the time of').waitFor();
    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByLabel('Time zone').selectOption('Europe/Berlin');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('Times in Berlin time, GMT+1.').waitFor();
    await page.getByRole('radio', { name: '08:00' }).check({ force: true });
    await page.getByRole('button', { name: 'Book' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your interview is booked' }).waitFor();
    await page.getByText('08:00 to 08:45').waitFor();
    expect(await stateOf(id)).toBe('booked');
    await context.close();
  });

  it('says that no time suits, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { id, link } = await asked();
      const { page, context } = await openPage(site.browser, { javaScriptEnabled });
      await page.goto(site.url + link);
      await page.getByRole('link', { name: 'None of these suits me' }).click();
      await page.getByLabel('Mornings').check({ force: true });
      await page.getByLabel('Anything else').fill('I am on the road until the 24th.');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('heading', { level: 1, name: 'They will offer you other times' }).waitFor();
      const [interview] = (await employer.get(`/company/applications/${id}/interviews`)).body.interviews;
      expect(interview).toMatchObject({
        state: 'none_suits',
        word: 'I am on the road until the 24th.',
        good_times: ['mornings'],
      });
      await context.close();
    }
  });

  it('reads it from right to left, and nobody opens it with another link', async () => {
    const { link } = await asked();
    const { page, context } = await openPage(site.browser, { ...PHONE, locale: 'ar' });
    await visit(page, site.url + link);
    await page.getByRole('heading', { level: 1, name: 'اختر موعدًا لمقابلتك' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect((await page.goto(`${site.url}${link.slice(0, -1)}_`))?.status()).toBe(404);
    await context.close();
  });
});
