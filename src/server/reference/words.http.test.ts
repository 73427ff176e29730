import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#shared/identity/identity.contract.ts';
import { isWrite, pathParameters } from '#shared/kernel/endpoint.ts';
import { LOCALES, type Locale } from '#shared/kernel/languages.ts';
import { englishMessages } from '#shared/kernel/messages.ts';
import { contractEndpoints, nameOfCall } from '../../../tests/harness/contract-inputs.ts';
import { shippedTranslations } from '../../../tests/harness/shipped-texts.ts';
import { application, newEmail } from '../../../tests/harness/test-applications.ts';
import type { Answer, TestClient } from '../../../tests/harness/test-client.ts';
import { jobFields, publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';
import { throttles } from '../db/schema/identity.ts';
import { mails } from '../db/schema/queue.ts';
import { translations } from '../db/schema/reference.ts';

const FORMS = ['wizard', 'form', 'simple'] as const;
const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

let fursa: TestServer;
let [company, admin, candidate]: TestClient[] = [];
const jobs = new Map<string, number>();

beforeAll(async () => {
  fursa = await startTestServer();
  company = await fursa.signedInAs('company');
  admin = await fursa.signedInAs('admin');
  candidate = await fursa.signedInAs('candidate');
  const questions = [{ title: 'Which machines do you know?', required: true }];
  for (const form of [...FORMS, 'quick'] as const) {
    const job = await publishJob(who('company'), who('admin'), { application_form: form, questions });
    jobs.set(form, job.id);
  }
});
afterAll(() => fursa.stop());

function who(role: 'company' | 'admin' | 'candidate'): TestClient {
  const client = { company, admin, candidate }[role];
  if (!client) throw new Error('not signed in');
  return client;
}
function reading(locale: Locale, client = fursa.visitor()): TestClient {
  client.cookies.set('fursa_locale', locale);
  return client;
}

/**
 * A pattern for each English message, with any value in its placeholders. Messages that consist of placeholders only
 * are left out.
 */
const ENGLISH = Object.values(englishMessages).flatMap((text) => {
  const between = text.split(/\{\w+\}/);
  if (!/\p{L}/u.test(between.join(''))) return [];
  const parts = between.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [new RegExp(`^${parts.join('.+')}$`, 's')];
});

function told({ body }: Answer): string[] {
  const { message = [], errors = {} } = body ?? {};
  return [message, ...Object.values(errors as Record<string, string[]>)].flat();
}

/** Expects that every message is translated, and neither English nor a bare key. */
function expectWordsIn(locale: Locale, answer: Answer, what: string): void {
  for (const text of told(answer)) {
    const isEnglish = ENGLISH.some((english) => english.test(text));
    const isKey = /^(rule|error|refusal|answer|mail)\./.test(text);
    const isLatin = locale === 'ar' && /[a-z]{2,}[ ,]+[a-z]{2,}/i.test(text);
    expect([what, text, isEnglish, isKey, isLatin]).toEqual([what, text, false, false, false]);
  }
}

describe.each(TRANSLATED)('wrong input is answered in %s', (locale) => {
  const refusedIn = async (what: string, asking: Promise<Answer>, statuses = [422]) => {
    const answer = await asking;
    expect([what, statuses.includes(answer.status), answer.status]).toEqual([what, true, answer.status]);
    expect([what, told(answer).length > 0]).toEqual([what, true]);
    expectWordsIn(locale, answer, what);
  };

  it('at the doors of accounts', async () => {
    const visitor = reading(locale);
    await refusedIn('empty sign-in', visitor.post('/login', {}));
    await refusedIn('wrong e-mail', visitor.post('/login', { email: 'nobody', password: 'x' }));
    await refusedIn('wrong password', visitor.post('/login', { email: newEmail(), password: 'wrong' }), [401]);
    await refusedIn('empty registration', visitor.post('/register', {}));
    await refusedIn(
      'registration',
      visitor.post('/register', { role: 'x', name: 'A', email: 'a@', password: 'short', more: 1 }),
    );
    await refusedIn('old link', visitor.post('/register/confirm', { token: 'x' }), [410]);
    await refusedIn('no token', visitor.request('POST', '/login', {}, { csrf: null }), [403]);
    await refusedIn('not signed in', visitor.get('/candidate/resumes'), [401]);
    await refusedIn('nothing there', visitor.get('/api/nothing'), [404]);
    await refusedIn('no JSON', visitor.request('POST', '/login', undefined, { raw: '{' }), [400]);
    await refusedIn('an array', visitor.post('/login', []));
  });

  it.each(FORMS)('at the door of the form %s', async (form) => {
    const address = `/candidate/job/${jobs.get(form)}/apply`;
    const visitor = reading(locale);
    const filled = application(form) as unknown as Record<string, object>;
    const info = Object.fromEntries(Object.keys(filled.personalInfo ?? {}).map((name) => [name, '']));
    await refusedIn('empty', visitor.post(address, { personalInfo: info }));
    await refusedIn('no e-mail', visitor.post(address, { ...filled, personalInfo: { ...info, email: 'hodan@mail' } }));
    const entries = { educations: [{}], experiences: [{}] };
    await refusedIn('empty entries', visitor.post(address, { ...filled, ...entries }));
    await refusedIn('too quick', visitor.post(address, { ...filled, open_ms: 1 }));
    await refusedIn('unknown', visitor.post(address, { ...filled, personalInfo: { ...info, shoeSize: 43 } }));
  });

  it('at the short form', async () => {
    const asking = reading(locale, who('candidate'));
    const address = `/jobs/apply/${jobs.get('quick')}`;
    await refusedIn('empty', asking.post(address, { coverLetter: '', answers: {} }));
    await refusedIn('unknown question', asking.post(address, { coverLetter: 'Dear', answers: { 987654: 'x' } }));
    reading('en', asking);
  });

  it('in the job editor, with its preflight', async () => {
    const editing = reading(locale, who('company'));
    await refusedIn('empty', editing.post('/company/jobs', {}));
    const wrong = { title: '', min_salary: 9, max_salary: 1, country: 'XX', deadline: '2020-02-30', vacancies: 0 };
    await refusedIn('wrong', editing.post('/company/jobs', jobFields(wrong)));
    await refusedIn('past', editing.post('/company/jobs', jobFields({ deadline: '2020-01-01' })));
    const bare = { description: '', locality: null, country: null, min_salary: null, max_salary: null, skills: [] };
    const { body } = await editing.post('/company/jobs', jobFields(bare));
    expect(body.job.preflight.length).toBeGreaterThan(5);
    for (const { message } of body.job.preflight) expectWordsIn(locale, { body: { message } } as Answer, 'preflight');
    await refusedIn('submitted', editing.post(`/company/jobs/${body.job.id}/submit`));
    await refusedIn('not closed', editing.post(`/company/jobs/${body.job.id}/reopen`), [409]);
    const stale = await editing.request('PUT', `/company/jobs/${body.job.id}`, { ...jobFields(bare), version: 99 });
    expectWordsIn(locale, { body: { message: stale.body.job.preflight[0].message } } as Answer, 'stale preflight');
    reading('en', editing);
  });

  it('at uploads', async () => {
    const sending = reading(locale, who('candidate'));
    await refusedIn('empty', sending.upload('/candidate/resumes', 'cv.pdf', new Uint8Array()));
    await refusedIn('no CV', sending.upload('/candidate/resumes', 'cv.txt', Buffer.from('Hello')));
    await refusedIn('broken', sending.upload('/candidate/resumes', 'cv.pdf', Buffer.from('%PDF-1.4 broken')));
    await refusedIn('unreadable', sending.upload('/api/cv/read', 'cv.txt', Buffer.from('Hello')));
    const large = new Uint8Array(5 * 1024 * 1024 + 1024);
    await refusedIn('too large', sending.upload('/candidate/resumes', 'cv.pdf', large), [413]);
    await refusedIn('no file', sending.post('/candidate/resumes', {}), [415]);
    reading('en', sending);
  });

  it('by every call of the contract', { timeout: 120_000 }, async () => {
    const callers = [
      reading(locale),
      ...(['company', 'admin', 'candidate'] as const).map((role) => reading(locale, who(role))),
    ];
    for (const endpoint of contractEndpoints.filter(({ path }) => path !== '/logout' && path !== '/language')) {
      const inPath = new Set(pathParameters(endpoint.path));
      const fields = Object.keys(endpoint.input.shape).filter((name) => !inPath.has(name));
      const path = endpoint.path.replace(/\{(\w+)\}/g, '987654');
      const odd = Object.fromEntries(
        fields.map((name, at) => [name, [null, 5, 'x'.repeat(3_000), [], {}, true][at % 6]]),
      );
      for (const client of callers) {
        const answers = isWrite(endpoint.method)
          ? [await client.request(endpoint.method, path, {}), await client.request(endpoint.method, path, odd)]
          : [
              await client.get(`${path}?odd=1`),
              await client.get(`${path}?${fields.map((name) => `${name}=%00`).join('&')}`),
            ];
        for (const answer of answers) if (answer.status >= 400) expectWordsIn(locale, answer, nameOfCall(endpoint));
      }
    }
    for (const role of ['company', 'admin', 'candidate'] as const) reading('en', who(role));
    await fursa.db.delete(throttles);
  });
});

it('answers in the language of the browser when none was chosen', async () => {
  const answer = await fursa.visitor().post('/login', {}, { headers: { 'accept-language': 'sw-KE,en;q=0.5' } });
  expect(answer.body.message).toBe(shippedTranslations.sw['error.invalid']);
  expect(answer.body.errors.email).toEqual([shippedTranslations.sw['rule.email_required']]);
});

it('says what an admin made of a message, once it was read', async () => {
  const fresh = await startTestServer();
  await fresh.db.insert(translations).values({ locale: 'so', key: 'rule.email_required', text: 'Iimaylka qor' });
  const visitor = reading('so', fresh.visitor());
  await visitor.post('/login', {});
  await expect.poll(async () => (await visitor.post('/login', {})).body.errors.email).toEqual(['Iimaylka qor']);
  await fresh.stop();
});

describe('a mail', () => {
  const mailTo = async (email: string) => {
    const rows = await fursa.db.select().from(mails).where(eq(mails.recipient, email));
    const { subject, body } = rows.sort((a, b) => b.id - a.id)[0] ?? { subject: '', body: '' };
    return { subject, body };
  };
  const opening = (locale: Locale, key: string) => (shippedTranslations[locale][key] ?? '').split('{')[0] ?? '?';

  it.each(TRANSLATED)(
    'comes in the language in which somebody registers, and forgets the password: %s',
    async (locale) => {
      await fursa.db.delete(throttles);
      const [visitor, email] = [reading(locale), newEmail()];
      await visitor.post('/register', { role: 'candidate', name: 'Hodan', email, password: TEST_PASSWORD });
      const first = await mailTo(email);
      expect(first.subject).toBe(shippedTranslations[locale]['mail.confirm_subject']);
      for (const key of ['mail.hello', 'mail.confirm_text', 'mail.confirm_validity'])
        expect(first.body).toContain(opening(locale, key));
      await visitor.post('/register/confirm', { token: await fursa.tokenFor(email) });
      await reading(locale).post('/password/forgot', { email });
      await fursa.server.run('identity.mail_reset_link');
      expect((await mailTo(email)).subject).toBe(shippedTranslations[locale]['mail.reset_subject']);
      // Somebody else registers with the same e-mail, in English.
      await fursa.visitor().post('/register', { role: 'candidate', name: 'Other', email, password: TEST_PASSWORD });
      expect((await mailTo(email)).subject).toBe(shippedTranslations[locale]['mail.registered_subject']);
    },
  );

  it.each(TRANSLATED)('says in %s that an application has arrived', async (locale) => {
    await fursa.db.delete(throttles);
    const email = newEmail();
    const sent = { ...application('simple', email), open_ms: 60_000 };
    const { id } = await publishJob(who('company'), who('admin'), { application_form: 'simple' });
    const applied = await reading(locale).post(`/candidate/job/${id}/apply`, sent);
    expectWordsIn(locale, applied, 'applied');
    const { subject, body } = await mailTo(email);
    expect(subject).toContain(opening(locale, 'mail.application_subject'));
    expect(body).toContain(shippedTranslations[locale]['mail.disown']);
    expect(body).toMatch(/\/not-me\/[\w-]+/);
    expect(body).not.toMatch(/hello|application has|link works/i);
  });

  it('follows who signs in or chooses another language', async () => {
    const owner = await fursa.register('company');
    const { id, version } = await publishJob(owner, who('admin'));
    const subjectAfter = async () => {
      const edited = await owner.request('PUT', `/company/jobs/${id}`, {
        ...jobFields({ title: `Title ${Math.random()}` }),
        version: (await owner.get(`/company/jobs/${id}/fields`)).body.job.version,
      });
      await who('admin').post(`/admin/jobs/${id}/approve`, { version: edited.body.job.version });
      return (await mailTo(owner.email)).subject;
    };
    expect(version).toBeGreaterThan(0);
    expect(await subjectAfter()).toContain('Published:');
    await owner.post('/language', { locale: 'ar' });
    expect(await subjectAfter()).toContain(opening('ar', 'mail.approved_subject'));
    await reading('sw', fursa.visitor()).call(login, { email: owner.email, password: TEST_PASSWORD });
    expect(await subjectAfter()).toContain(opening('sw', 'mail.approved_subject'));
  });

  it('invites in the language of whoever is invited, and of who invites them where that is not known', async () => {
    const owner = reading('so', await fursa.register('company'));
    const [known, stranger] = [await fursa.register('company'), newEmail()];
    await known.post('/language', { locale: 'ar' });
    for (const email of [known.email, stranger])
      await owner.post('/company/team/invitations', { email, role: 'recruiter' });
    expect((await mailTo(known.email)).body).toContain(opening('ar', 'mail.hello'));
    expect((await mailTo(stranger)).body).toContain(opening('so', 'mail.hello'));
  });
});
