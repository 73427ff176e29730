import { beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../../tests/harness/outbox.ts';
import { alertTokenOf, letTimePass } from '../../../../tests/harness/test-alerts.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Jubba Clinics' });
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
let count = 0;

beforeEach(async () => {
  await fursa.database.query('delete from throttles');
});

async function run(): Promise<void> {
  for (const name of ['job-alerts', 'jobs.mail_alerts']) await fursa.server.run(name);
}
const pass = (span: string) => letTimePass(fursa, span);
const publish = (title: string, changes = {}) => publishJob(employer, admin, { title, ...changes });
/** A word that no job of another test contains. */
function newWord(): string {
  count += 1;
  return `quokka${'abcdefghijklmnopqrstuvwxyz'[count]}${'xyzw'[count % 4]}`;
}

async function newAlert(filters: object, frequency: 'daily' | 'weekly' = 'daily') {
  const candidate = await fursa.signedInAs('candidate');
  const { body } = await candidate.post('/candidate/alerts', { filters, frequency });
  const before = await fursa.mailCount(candidate.email);
  return {
    candidate,
    email: candidate.email,
    id: body.alert.id as number,
    mails: async () => (await fursa.mailCount(candidate.email)) - before,
    last: () => fursa.lastMailTo(candidate.email),
  };
}

describe('a mail with new jobs', () => {
  it('comes when there are some, at most once a day, and never twice about the same', async () => {
    const word = newWord();
    await publish(`Old ${word}`);
    await pass('1 hour');
    const alert = await newAlert({ q: word });
    const { slug } = await publish(`First ${word}`);
    await run();
    expect(await alert.mails()).toBe(0);
    await pass('1 day');
    await run();
    expect(await alert.mails()).toBe(1);
    const mail = await alert.last();
    expect(mail).toContain(`First ${word}, Jubba Clinics, Nakuru, Kenya`);
    expect(mail).toContain(`/job/${slug}`);
    expect(mail).toContain(`There is 1 new job for your search (“${word}”):`);
    expect(mail).not.toContain('Old');
    await publish(`Second ${word}`);
    await pass('20 hours');
    await run();
    expect(await alert.mails()).toBe(1);
    await pass('4 hours');
    await run();
    expect(await alert.mails()).toBe(2);
    expect(await alert.last()).not.toContain('First');
    await pass('1 day');
    await run();
    expect(await alert.mails()).toBe(2);
    expect((await alert.candidate.get('/candidate/alerts')).body.alerts[0].mailed_at).toMatch(/^\d{4}-/);
  });

  it('comes at most once a week where that was wanted, and changes with the wish', async () => {
    const word = newWord();
    const alert = await newAlert({ q: word }, 'weekly');
    await publish(`One ${word}`);
    await pass('3 days');
    await run();
    expect(await alert.mails()).toBe(0);
    await pass('4 days');
    await run();
    expect(await alert.mails()).toBe(1);
    await publish(`Two ${word}`);
    await pass('2 days');
    await run();
    expect(await alert.mails()).toBe(1);
    await alert.candidate.request('PUT', `/candidate/alerts/${alert.id}`, { frequency: 'daily', paused: false });
    await run();
    expect(await alert.mails()).toBe(2);
  });

  it('is written once, however many processes look', async () => {
    const word = newWord();
    const alert = await newAlert({ q: word });
    await publish(`Only ${word}`);
    await pass('1 day');
    await Promise.all([run(), run(), run(), run()]);
    await run();
    expect(await alert.mails()).toBe(1);
  });

  it('leaves what was published a moment ago for the next one', async () => {
    const word = newWord();
    const alert = await newAlert({ q: word });
    await pass('1 day');
    await publish(`Fresh ${word}`);
    await run();
    expect(await alert.mails()).toBe(0);
    await pass('1 day');
    await run();
    expect(await alert.mails()).toBe(1);
  });

  it('names the newest twenty, and where the others are', async () => {
    const word = newWord();
    const alert = await newAlert({ q: word, country: 'KE', type: 'Full time' });
    const { id } = await publish(`Many ${word}`);
    await fursa.database.query(
      `insert into jobs (company_id, slug, title, description, status, job_type, salary_mode, published_at, country_code)
       select company_id, slug || n, title || ' no ' || n, description, status, job_type, salary_mode,
         published_at + n * interval '1 second', country_code
       from jobs, generate_series(1, 24) n where id = ${id}`,
    );
    await pass('1 day');
    await run();
    const mail = await alert.last();
    expect(mail).toContain('There are 25 new jobs');
    expect(mail).toContain(`(“${word}”, Full time, Kenya)`);
    expect(mail.match(/\/job\//g)).toHaveLength(20);
    expect(mail).toContain('no 24');
    expect(mail).not.toContain('no 4,');
    expect(mail).toContain('And 5 more.');
    const query = /\/jobs\?(\S+)/.exec(mail)?.[1];
    const { body } = await fursa.visitor().get(`/api/jobs?${query}`);
    expect([body.total, body.jobs[0].title]).toEqual([25, `Many ${word} no 24`]);
  });

  it('finds what the search finds, and guesses nothing', async () => {
    const word = newWord();
    const fitting = { job_type: 'Contract', is_remote: true, education: "Bachelor's Degree", experience: 'Senior' };
    const filters = { q: word, type: 'Contract', remote: '1', education: "Bachelor's Degree", experience: 'Senior' };
    const [alert, misspelt, both] = [
      await newAlert({ ...filters, salary_min: '500', salary_max: '2000' }),
      await newAlert({ q: `${word}q` }),
      await newAlert({ q: `${word} nowhere` }),
    ];
    await publish(`Right ${word}`, fitting);
    await publish(`Wrong ${word}`, { ...fitting, experience: 'Entry' });
    await publish(`Cheap ${word}`, { ...fitting, min_salary: 100, max_salary: 200 });
    await pass('1 day');
    await run();
    expect(await alert.mails()).toBe(1);
    expect(await alert.last()).toContain(`Right ${word}, Jubba Clinics, remote`);
    expect(await alert.last()).not.toMatch(/Wrong|Cheap/);
    expect([await misspelt.mails(), await both.mails()]).toEqual([0, 0]);
  });

  it('does not name jobs that are closed again', async () => {
    const word = newWord();
    const alert = await newAlert({ q: word });
    const { id } = await publish(`Gone ${word}`);
    await employer.post(`/company/jobs/${id}/close`);
    await pass('1 day');
    await run();
    expect(await alert.mails()).toBe(0);
  });

  it('comes to nobody who paused it, is blocked, or is no candidate any more', async () => {
    const word = newWord();
    const [paused, blocked, changed] = [
      await newAlert({ q: word }),
      await newAlert({ q: word }),
      await newAlert({ q: word }),
    ];
    await paused.candidate.request('PUT', `/candidate/alerts/${paused.id}`, { frequency: 'daily', paused: true });
    await fursa.database.query(`update users set blocked_at = now() where email = '${blocked.email}'`);
    await fursa.database.query(`update users set role = 'reviewer' where email = '${changed.email}'`);
    const visitor = 'blocked.too@mail.example';
    await fursa.visitor().post('/api/job-alerts', { filters: { q: word }, frequency: 'daily', email: visitor });
    await fursa.visitor().request('PUT', `/api/job-alerts/${await alertTokenOf(fursa, visitor)}`, { wanted: true });
    await fursa.database.query(`insert into users (email, name, username, role, blocked_at)
      values ('${visitor}', 'Blocked', 'blocked-too', 'candidate', now())`);
    await publish(`Not for you ${word}`);
    await pass('1 day');
    const before = await fursa.mailCount(visitor);
    await run();
    expect([await paused.mails(), await blocked.mails(), await changed.mails()]).toEqual([0, 0, 0]);
    expect(await fursa.mailCount(visitor)).toBe(before);
    // Jobs published during the pause are not mailed afterwards.
    await paused.candidate.request('PUT', `/candidate/alerts/${paused.id}`, { frequency: 'daily', paused: false });
    await pass('1 day');
    await run();
    expect(await paused.mails()).toBe(0);
  });

  it('follows the account to another e-mail, and speaks its language', async () => {
    const word = newWord();
    const alert = await newAlert({ q: word });
    const moved = `moved.${alert.email}`;
    await fursa.database.query(`update users set email = '${moved}', locale = 'sw' where email = '${alert.email}'`);
    await publish(`Moved ${word}`);
    await pass('1 day');
    await run();
    expect(await alert.mails()).toBe(0);
    expect(await fursa.lastMailTo(moved)).toContain('Kuna kazi mpya');
  });

  it('is not stopped by a search that nobody can read any more', async () => {
    const word = newWord();
    const [odd, sound] = [await newAlert({ q: word }), await newAlert({ q: word })];
    await fursa.database.query(`update job_alerts set filters = '{"type":"Piracy"}' where id = ${odd.id}`);
    await publish(`Sound ${word}`);
    await pass('1 day');
    await run();
    expect([await odd.mails(), await sound.mails()]).toEqual([0, 1]);
  });
});

describe('mails with new jobs', () => {
  const stop = (token: string, body = ONE_CLICK) =>
    fursa.visitor().post(`/job-alerts/${token}/stop`, undefined, { raw: body, headers: FORM, csrf: null });

  async function mailed() {
    const word = newWord();
    const alert = await newAlert({ q: word });
    await publish(`Mailed ${word}`);
    await pass('1 day');
    await run();
    return { ...alert, word, token: await alertTokenOf(fursa, alert.email) };
  }
  async function publishedAgain({ word, mails }: Awaited<ReturnType<typeof mailed>>): Promise<number> {
    const before = await mails();
    await publish(`Again ${word}`);
    await pass('1 day');
    await run();
    return (await mails()) - before;
  }

  it('say to mail programs how they are stopped, and to people where', async () => {
    const { email, token } = await mailed();
    await fursa.server.run('mail.send');
    const mail = (await readOutbox(fursa.dataDir)).find(({ headers }) => headers.to === email);
    expect(mail?.headers['list-unsubscribe']).toMatch(new RegExp(`^<http.*/job-alerts/${token}/stop>$`));
    expect(mail?.headers['list-unsubscribe-post']).toBe(ONE_CLICK);
    expect(mail?.text).toContain('/user/saved');
  });

  it('are stopped with one click of a mail program, twice as well as once', async () => {
    const alert = await mailed();
    for (const _ of [1, 2]) expect((await stop(alert.token)).status).toBe(200);
    expect(await publishedAgain(alert)).toBe(0);
    expect((await alert.candidate.get('/candidate/alerts')).body.alerts).toMatchObject([{ paused: true }]);
  });

  it('are not stopped by opening a link, or by anything else that is sent there', async () => {
    const alert = await mailed();
    expect((await stop(alert.token, 'a=b')).status).toBe(400);
    const opened = await fursa.visitor().get(`/job-alerts/${alert.token}/stop`);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/job-alert/${alert.token}`]);
    expect(await publishedAgain(alert)).toBe(1);
    const [forged, none] = [await stop('nobody-has-this'), await stop('x'.repeat(43))];
    expect([forged.status, forged.text]).toEqual([404, none.text]);
  });

  it('come again when their reader wants them to', async () => {
    const alert = await mailed();
    await fursa.visitor().request('PUT', `/api/job-alerts/${alert.token}`, { wanted: false });
    expect(await publishedAgain(alert)).toBe(0);
    await fursa.visitor().request('PUT', `/api/job-alerts/${alert.token}`, { wanted: true });
    expect(await publishedAgain(alert)).toBe(1);
  });
});
