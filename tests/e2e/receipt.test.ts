import { beforeAll, describe, expect, it } from 'vitest';
import type { Board } from '#shared/board/board.contract.ts';
import {
  DEMO_PASSWORD,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  signIn,
  visit,
} from '../harness/browser.ts';
import { siteForTests } from '../harness/site.ts';
import { application } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import { publishJob } from '../harness/test-jobs.ts';

const site = siteForTests();
let jobId: number;
beforeAll(async () => {
  const [employer, admin] = await Promise.all([signedIn('employer@fursa.example'), signedIn('admin@fursa.example')]);
  jobId = (await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 })).id;
});

async function signedIn(email: string): Promise<TestClient> {
  const client = new TestClient(site.url);
  await client.post('/login', { email, password: DEMO_PASSWORD });
  return client;
}

async function receiptOf(email: string): Promise<string> {
  const body = application('wizard');
  const answer = await new TestClient(site.url).post(`/candidate/job/${jobId}/apply`, {
    ...body,
    personalInfo: { ...body.personalInfo, email },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.receipt;
}

describe('a receipt', () => {
  it('shows the score with its reasons, what was sent, and takes a withdrawal back to the employer', async () => {
    const receipt = await receiptOf('hodan.receipt@mail.example');
    const { page, context, troubles } = await openPage(site.browser);
    await visit(page, `${site.url}/application/${receipt}`);
    await page.getByRole('heading', { level: 1, name: 'Dairy Technician' }).waitFor();
    await page.getByRole('heading', { name: 'Stage: Received' }).waitFor();
    expect(await page.locator('blockquote').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.getByRole('heading', { name: 'What you sent' }).click();
    await page.getByText('hodan.receipt@mail.example').waitFor();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);

    await page.getByRole('button', { name: 'Withdraw application' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click();
    await page.getByRole('heading', { name: 'You have withdrawn this application' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Withdraw application' }).count()).toBe(0);
    await page.reload();
    await page.getByText('Withdrawn by you').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('says what was decided and what comes next, and offers no withdrawal after that', async () => {
    let receipt = await receiptOf('hodan.decided@mail.example');
    const employer = await signedIn('employer@fursa.example');
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    const withdraw = page.getByRole('button', { name: 'Withdraw application' });
    const stages = page.getByRole('list', { name: 'Stages' });
    const decide = async (column: string) => {
      const { groups } = (await employer.get(`/company/applications/board?job=${jobId}`)).body as Board;
      const card = groups
        .flatMap(({ applications }) => applications)
        .reduce((newest, one) => (one.id > newest.id ? one : newest));
      const place = { to_group_id: groups.find(({ name }) => name === column)?.id, after_id: null };
      const moved = await employer.post('/company/applications/move', {
        application_id: card.id,
        version: card.version,
        ...place,
      });
      expect(moved.status, moved.text).toBe(200);
      await visit(page, `${site.url}/application/${receipt}`);
    };
    await decide('Offer');
    await page.getByText('wants to offer you the job').waitFor();
    expect(await withdraw.count()).toBe(1);
    await decide('Hired');
    await page.getByText('Congratulations!').waitFor();
    expect(await withdraw.count()).toBe(0);
    await decide('Not selected');
    await page.getByRole('heading', { name: 'Not selected' }).waitFor();
    // How far it came is shown; that it is closed has been said.
    await stages.getByText('Offer').waitFor();
    expect(await stages.getByText('Closed').count()).toBe(0);
    await page.getByText('decided not to continue with your application').waitFor();
    await page.getByRole('heading', { name: 'What you can do now' }).waitFor();
    expect(await withdraw.count()).toBe(0);
    await expectAccessible(page);

    // One that came no further than to be received has no row of stages.
    receipt = await receiptOf('hodan.turned-down@mail.example');
    await decide('Not selected');
    await page.getByRole('heading', { name: 'Not selected' }).waitFor();
    expect(await stages.count()).toBe(0);
    await context.close();
  });

  it('whose link has ended leads to the account that may have it now', async () => {
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/application/${'x'.repeat(43)}`);
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await page.getByText('only that account opens it').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open my applications' }).click();
    await page.waitForURL(/\/login\?next=/);
    await context.close();
  });

  it('tells its owner, and nobody else, that their account has applied too', async () => {
    const candidate = await signedIn('candidate@fursa.example');
    const receipt = await receiptOf('candidate@fursa.example');
    expect((await candidate.post(`/candidate/job/${jobId}/apply`, application('wizard'))).status).toBe(200);
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/application/${receipt}`);
    await page.getByRole('heading', { name: 'Stage: Received' }).waitFor();
    await expect.poll(() => page.getByText('You have also applied with your account').count()).toBe(0);
    await signIn(page, site.url, 'candidate@fursa.example');
    await visit(page, `${site.url}/application/${receipt}`);
    await page.getByText('You have also applied with your account').waitFor();
    await expectAccessible(page);
    await context.close();
  });

  it('says what each section counts, and who scored, in words that a person understands', async () => {
    const receipt = await receiptOf('hodan.weights@mail.example');
    const { page, context } = await openPage(site.browser);
    await visit(page, `${site.url}/application/${receipt}`);
    await page
      .getByText(/^weight \d+%$/)
      .first()
      .waitFor();
    await page.getByText('Scored by Fursa’s own rules on this server').waitFor();
    const counts = await page.getByText(/^weight \d+%$/).allInnerTexts();
    const sum = counts.reduce((total, text) => total + Number(/\d+/.exec(text)?.[0]), 0);
    expect(sum).toBeGreaterThan(97);
    expect(sum).toBeLessThan(103);
    await context.close();
  });

  it('keeps the frame of somebody signed in, and a way back to their applications', async () => {
    const candidate = await signedIn('candidate@fursa.example');
    const { applications } = (await candidate.get('/candidate/applications')).body;
    const { page, context, troubles } = await openPage(site.browser, { viewport: PHONE });
    await signIn(page, site.url, 'candidate@fursa.example');
    await visit(page, `${site.url}/application/${applications[0].id}`);
    const dock = page.locator('nav[data-dock]');
    expect(await dock.getByRole('link', { name: 'Applications' }).getAttribute('aria-current')).toBe('page');
    const [message, file] = await Promise.all(
      [page.getByRole('button', { name: 'Message the employer' }), page.getByRole('link', { name: 'Export' })].map(
        (one) => one.boundingBox(),
      ),
    );
    // Beside each other, so that the stage is in view.
    expect([message?.y, message?.height]).toEqual([file?.y, file?.height]);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Applications', exact: true }).click();
    await page.waitForURL('**/user/applications');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is wholly in the language of its reader', async () => {
    const receipt = await receiptOf(`hodan.${Math.random().toString(36).slice(2)}@mail.example`);
    const { page, context } = await openPage(site.browser, { locale: 'ar' });
    await visit(page, `${site.url}/application/${receipt}`);
    await page.getByRole('heading', { name: 'ما جرى تقييمه' }).waitFor();
    const own = page.locator('section p, section h2, section li > span, section time');
    const texts = (await own.allInnerTexts()).filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text));
    // Names of skills, a position and the company are not translated.
    const written = /Cold chain handling|Milk testing|Qaboobe Cold Chain|Cold Chain Coordinator/g;
    const left = texts.map((text) => text.replace(written, ''));
    expect(left.filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text))).toEqual([]);
    await context.close();
  });

  it('tells whom the score turned away when to come back, and shows jobs like it', async () => {
    const [employer, admin] = await Promise.all([signedIn('employer@fursa.example'), signedIn('admin@fursa.example')]);
    const hard = { application_form: 'simple', pass_mark: 100, screening_mode: 'auto' } as const;
    const { id } = await publishJob(employer, admin, hard);
    const { body } = await new TestClient(site.url).post(`/candidate/job/${id}/apply`, application('simple'));
    const { page, context } = await openPage(site.browser);
    await visit(page, site.url + body.redirect);
    await page.getByText(/^You can apply for this job again from \d+ \w+ \d{4}\./).waitFor();
    await page
      .getByRole('region', { name: 'What you can do now' })
      .getByRole('link', { name: 'Dairy Technician' })
      .first()
      .waitFor();
    await page.getByText('Not assessed: this form does not ask for it.').first().waitFor();
    await expectAccessible(page);
    await context.close();
  });

  it('fits a phone, right to left too, and is nobody’s without its link', async () => {
    const receipt = await receiptOf('hodan.phone@mail.example');
    const { page, context } = await openPage(site.browser, { viewport: PHONE });
    await visit(page, `${site.url}/application/${receipt}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'ما جرى تقييمه' }).waitFor();
    await expectNoSidewaysScroll(page);
    expect((await page.goto(`${site.url}/application/${receipt.slice(0, -1)}`))?.status()).toBe(404);
    await context.close();
  });
});
