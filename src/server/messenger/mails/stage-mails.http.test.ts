import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/kernel/languages.ts';
import { readOutbox } from '../../../../tests/harness/outbox.ts';
import { type Applied, apply, columnOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { conversationAbout, say } from '../../../../tests/harness/test-conversations.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { act, idOf } from '../../../../tests/harness/test-people.ts';
import { expireJobs, killDuring, makeJobsDue } from '../../../../tests/harness/test-queue.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Mandeq Textiles' });
const job = await publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 });
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const QUEUE = 'messenger.mail_stage';

type Applicant = Applied & { client: TestClient };
async function candidate(locale?: string): Promise<Applicant> {
  const client = await fursa.register('candidate');
  if (locale) await fursa.database.query(`update users set locale = '${locale}' where email = '${client.email}'`);
  return { client, ...(await apply(fursa, job.id, { person: { email: client.email } }, client)) };
}
async function guest(): Promise<Applicant> {
  const client = fursa.visitor();
  return { client, ...(await apply(fursa, job.id, {}, client)) };
}
const move = ({ id }: Applied, ...columns: string[]) =>
  columns.reduce((before, column) => before.then(() => moveTo(fursa, employer, id, column)), Promise.resolve());

/** Moves everything about stages and messages into the past. */
async function wait({ minutes = 0, hours = 0 }): Promise<void> {
  const past = (column: string) => `${column} = ${column} - interval '${minutes} minutes ${hours} hours'`;
  await fursa.database.query(`update told_stages set ${past('changed_at')}, ${past('mailed_at')}`);
  await fursa.database.query(`update messages set ${past('created_at')}`);
  await makeJobsDue(fursa);
  await fursa.server.run(QUEUE);
}
const AFTER_DELAY = { minutes: 16 };

/** How many mails somebody got while the rest happened. */
async function mailsDuring({ email }: Applied, happening: () => Promise<unknown>): Promise<number> {
  const before = await fursa.mailCount(email);
  await happening();
  return (await fursa.mailCount(email)) - before;
}
const stopTokenOf = async ({ email }: Applied) =>
  /\/stop-mails\/([\w-]+\.stages)/.exec(await fursa.lastMailTo(email))?.[1] as string;

describe('another stage', () => {
  it('is mailed once, after a delay', async () => {
    const applicant = await candidate();
    await move(applicant, 'Interview');
    expect(await mailsDuring(applicant, () => wait({ minutes: 10 }))).toBe(0);
    expect(await mailsDuring(applicant, () => wait(AFTER_DELAY))).toBe(1);
    const mail = await fursa.lastMailTo(applicant.email);
    expect(mail).toContain('Mandeq Textiles wants to interview you for Dairy Technician');
    expect(mail).toMatch(new RegExp(`/application/${applicant.id}\\n`));
    expect(await mailsDuring(applicant, () => wait({ hours: 25 }))).toBe(0);
  });

  it('is mailed to a guest, with a link that opens the receipt', async () => {
    const applicant = await guest();
    await move(applicant, 'Offer');
    expect(await mailsDuring(applicant, () => wait(AFTER_DELAY))).toBe(1);
    const receipt = /\/application\/([\w-]{43})/.exec(await fursa.lastMailTo(applicant.email))?.[1];
    expect((await fursa.visitor().get(`/api/application/${receipt}`)).status).toBe(200);
    expect((await fursa.visitor().get(`/api/application/${applicant.receipt}`)).status).toBe(200);
  });

  it('is not mailed when the move is undone, or goes there and back', async () => {
    const [undone, around] = [await candidate(), await candidate()];
    await move(undone, 'Interview', 'New');
    await move(around, 'Interview', 'Offer', 'Shortlisted', 'New');
    expect(await mailsDuring(undone, () => wait(AFTER_DELAY))).toBe(0);
    expect(await mailsDuring(around, () => wait(AFTER_DELAY))).toBe(0);
  });

  it('waits until it has stayed the same for the delay', async () => {
    const applicant = await candidate();
    await move(applicant, 'Interview');
    expect(await mailsDuring(applicant, () => wait({ minutes: 10 }))).toBe(0);
    await move(applicant, 'Offer');
    expect(await mailsDuring(applicant, () => wait({ minutes: 10 }))).toBe(0);
    expect(await mailsDuring(applicant, () => wait({ minutes: 10 }))).toBe(1);
    expect(await fursa.lastMailTo(applicant.email)).toContain('offer you the job');
  });

  it('is mailed at most once a day, then as it is', async () => {
    const applicant = await candidate();
    await move(applicant, 'Shortlisted');
    expect(await mailsDuring(applicant, () => wait(AFTER_DELAY))).toBe(1);
    await move(applicant, 'Interview');
    expect(await mailsDuring(applicant, () => wait({ hours: 5 }))).toBe(0);
    await move(applicant, 'Offer');
    expect(await mailsDuring(applicant, () => wait({ hours: 5 }))).toBe(0);
    expect(await mailsDuring(applicant, () => wait({ hours: 15 }))).toBe(1);
    expect(await fursa.lastMailTo(applicant.email)).toContain('offer you the job');
  });

  it('is not mailed a day later when it is the one that was mailed last', async () => {
    const applicant = await candidate();
    await move(applicant, 'Interview');
    expect(await mailsDuring(applicant, () => wait(AFTER_DELAY))).toBe(1);
    await move(applicant, 'Offer');
    expect(await mailsDuring(applicant, () => wait({ hours: 5 }))).toBe(0);
    await move(applicant, 'Interview');
    expect(await mailsDuring(applicant, () => wait({ hours: 25 }))).toBe(0);
  });

  it('is none between columns that stand for the same stage', async () => {
    const applicant = await candidate();
    await move(applicant, 'Shortlisted');
    expect(await mailsDuring(applicant, () => wait(AFTER_DELAY))).toBe(1);
    await employer.post('/company/applications/group/store', { name: 'Maybe, too expensive' });
    await move(applicant, 'Maybe, too expensive');
    expect(await mailsDuring(applicant, () => wait({ hours: 25 }))).toBe(0);
    expect(await fursa.lastMailTo(applicant.email)).not.toContain('expensive');
  });

  it('is left to the rule of the column, whose message says more', async () => {
    const { body } = await employer.post('/company/message-templates', { name: 'Talk', body: 'Come by', locale: 'en' });
    const group_id = await columnOf(fursa, employer, 'Interview');
    const rule = { template_id: body.template.id, hours: 2, on: true, for_machine: false };
    expect((await employer.request('PUT', `/company/answers/rules/${group_id}`, rule)).status).toBe(200);
    const [written, takenBack] = [await guest(), await guest()];
    await move(written, 'Interview');
    await move(takenBack, 'Interview');
    expect(await mailsDuring(written, () => wait(AFTER_DELAY))).toBe(0);
    await employer.post('/company/answers/planned/take-back', { application_ids: [takenBack.id] });
    await fursa.database.query("update planned_messages set due_at = now() - interval '1 second'");
    await fursa.server.run('answers.send_planned');
    await fursa.server.run('mail.send');
    expect(await fursa.lastMailTo(written.email)).toContain('Come by');
    expect(await mailsDuring(written, () => wait(AFTER_DELAY))).toBe(0);
    expect(await fursa.lastMailTo(takenBack.email)).toContain('wants to interview you');
    await employer.request('PUT', `/company/answers/rules/${group_id}`, { ...rule, on: false });
  });

  it('is told kindly when it is a rejection without words', async () => {
    const applicant = await candidate();
    await move(applicant, 'Not selected');
    expect(await mailsDuring(applicant, () => wait(AFTER_DELAY))).toBe(1);
    const mail = await fursa.lastMailTo(applicant.email);
    expect(mail).toContain('Thank you for applying for Dairy Technician.');
    expect(mail).toContain('wish you the best');
    const { rows } = await fursa.database.query(
      `select subject from mails where recipient = '${applicant.email}' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ subject: 'News about your application: Dairy Technician' }]);
  });

  it.each(LOCALES)('is mailed in the language of the account, or of a guest’s application: %s', async (locale) => {
    const words = { en: 'Hello', so: 'codsigaaga', sw: 'ombi lako', ar: 'طلبك' }[locale];
    const [account, visitor] = [await candidate(locale), await guest()];
    await fursa.database.query(`update applications set locale = '${locale}' where id = ${visitor.id}`);
    for (const applicant of [account, visitor]) {
      await move(applicant, 'Shortlisted');
      expect(await mailsDuring(applicant, () => wait(AFTER_DELAY))).toBe(1);
      expect(await fursa.lastMailTo(applicant.email)).toContain(words);
    }
  });
});

describe('nobody is mailed about a stage', () => {
  const silent = async (applicant: Applicant, happening: () => Promise<unknown>) => {
    await move(applicant, 'Interview');
    await happening();
    return mailsDuring(applicant, () => wait(AFTER_DELAY));
  };

  it('who has withdrawn', async () => {
    const applicant = await candidate();
    const withdraw = () => applicant.client.post(`/api/application/${applicant.id}/withdraw`);
    expect(await silent(applicant, withdraw)).toBe(0);
    const { rows } = await fursa.database.query(`select outcome from applications where id = ${applicant.id}`);
    expect(rows).toEqual([{ outcome: 'withdrawn' }]);
  });

  it('who has blocked the company, or is blocked on the site', async () => {
    const [blocking, blocked] = [await candidate(), await candidate()];
    const chat_id = await conversationAbout(blocking.client, blocking.id);
    expect(await silent(blocking, () => blocking.client.post('/messages/block', { chat_id, blocked: true }))).toBe(0);
    const block = `update users set blocked_at = now() where email = '${blocked.email}'`;
    expect(await silent(blocked, () => fursa.database.query(block))).toBe(0);
  });

  it('who was erased', async () => {
    const applicant = await candidate();
    const id = await idOf(applicant.client as TestClient & { email: string });
    expect(await silent(applicant, () => act(admin, id, 'erase', { confirm: applicant.email }))).toBe(0);
    const { rows } = await fursa.database.query(`select from told_stages where application_id = ${applicant.id}`);
    expect(rows).toEqual([]);
  });

  it('whom a message has told around the same time', async () => {
    const [before, after] = [await candidate(), await guest()];
    await say(employer, await conversationAbout(employer, before.id), 'Please come on Monday.');
    expect(await silent(before, async () => {})).toBe(0);
    const write = () =>
      employer.post('/company/message/candidate', { message: 'Please come.', application_id: after.id });
    await move(after, 'Interview');
    expect((await write()).status).toBe(200);
    expect(await mailsDuring(after, () => wait(AFTER_DELAY))).toBe(0);
    // An older message says nothing about a later move.
    await move(before, 'Offer');
    expect(await mailsDuring(before, () => wait(AFTER_DELAY))).toBe(1);
  });

  it('but somebody who gets no mails about messages and has not read it', async () => {
    const applicant = await candidate();
    await applicant.client.request('PUT', '/api/notices/choices', { kind: 'message', here: true, mail: 'off' });
    await say(employer, await conversationAbout(employer, applicant.id), 'Please come on Monday.');
    expect(await silent(applicant, async () => {})).toBe(1);
  });

  it('whose application was turned away by the screening while they waited for the answer', async () => {
    const strict = await publishJob(employer, admin, {
      application_form: 'wizard',
      screening_mode: 'auto',
      pass_mark: 100,
    });
    const client = await fursa.register('candidate');
    await apply(fursa, strict.id, { person: { email: client.email } }, client).catch(() => {});
    const before = await fursa.mailCount(client.email);
    await wait(AFTER_DELAY);
    expect(await fursa.mailCount(client.email)).toBe(before);
  });
});

describe('mails about stages', () => {
  async function mailed(): Promise<Applicant> {
    const applicant = await candidate();
    await move(applicant, 'Interview');
    expect(await mailsDuring(applicant, () => wait(AFTER_DELAY))).toBe(1);
    return applicant;
  }
  async function nextDay(applicant: Applicant, column: string): Promise<number> {
    await move(applicant, column);
    return mailsDuring(applicant, () => wait({ hours: 25 }));
  }
  const stop = (token: string, raw = ONE_CLICK) =>
    fursa.visitor().post(`/messages/mails/${token}/stop`, undefined, {
      raw,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      csrf: null,
    });

  const mailsOf = async ({ client }: Applicant) => {
    const { choices } = (await client.get('/api/notices/choices')).body;
    return Object.fromEntries((choices as { kind: string; mail: string }[]).map(({ kind, mail }) => [kind, mail]));
  };

  it('say to mail programs how they are stopped', async () => {
    const applicant = await mailed();
    await fursa.server.run('mail.send');
    const outbox = await readOutbox(fursa.dataDir);
    const mail = outbox.find(({ headers }) => headers.to === applicant.email && headers['list-unsubscribe']);
    const token = await stopTokenOf(applicant);
    expect(mail?.headers['list-unsubscribe']).toMatch(new RegExp(`^<http.*/messages/mails/${token}/stop>$`));
    expect(mail?.headers['list-unsubscribe-post']).toBe(ONE_CLICK);
  });

  it('are stopped with one click of a mail program, and mails about messages are not', async () => {
    const applicant = await mailed();
    const token = await stopTokenOf(applicant);
    expect((await stop(token, 'a=b')).status).toBe(400);
    expect((await stop('nobody-has-this.stages')).status).toBe(404);
    expect((await stop(token)).status).toBe(200);
    expect(await nextDay(applicant, 'Offer')).toBe(0);
    expect(await mailsOf(applicant)).toEqual({ message: 'at_once', stage: 'off' });
    const { status, headers } = await fursa.visitor().get(`/messages/mails/${token}/stop`);
    expect([status, headers.get('location')]).toEqual([302, `/stop-mails/${token}`]);
  });

  it('are stopped and started by their link', async () => {
    const applicant = await mailed();
    const address = `/api/messages/mails/${await stopTokenOf(applicant)}`;
    const visitor = fursa.visitor();
    expect((await visitor.get(address)).body).toEqual({ success: true, wanted: true, about: 'stages' });
    expect((await visitor.request('PUT', address, { wanted: false })).body.wanted).toBe(false);
    expect(await nextDay(applicant, 'Offer')).toBe(0);
    await visitor.request('PUT', address, { wanted: true });
    // What happened while mails were stopped is not mailed later.
    expect(await mailsDuring(applicant, () => wait({ hours: 25 }))).toBe(0);
    expect(await nextDay(applicant, 'Hired')).toBe(1);
  });

  it('are a switch of the account', async () => {
    const applicant = await candidate();
    const choose = (mail: string, here = true) =>
      applicant.client.request('PUT', '/api/notices/choices', { kind: 'stage', here, mail });
    expect(await mailsOf(applicant)).toEqual({ message: 'at_once', stage: 'at_once' });
    expect((await choose('daily')).status).toBe(400);
    expect((await choose('off', false)).status).toBe(400);
    expect((await choose('off')).status).toBe(200);
    expect(await nextDay(applicant, 'Interview')).toBe(0);
    await choose('at_once');
    expect(await nextDay(applicant, 'Offer')).toBe(1);
  });

  it('go out once when the process is killed while it writes them', async () => {
    const applicant = await candidate();
    await move(applicant, 'Interview');
    await makeJobsDue(fursa);
    await killDuring(fursa, QUEUE);
    expect(await mailsDuring(applicant, () => wait(AFTER_DELAY))).toBe(0);
    await expireJobs(fursa, QUEUE);
    const both = () => Promise.all([fursa.server.run(QUEUE), fursa.server.run(QUEUE)]);
    expect(await mailsDuring(applicant, both)).toBe(1);
    await expireJobs(fursa, QUEUE);
    expect(await mailsDuring(applicant, both)).toBe(0);
  });
});
