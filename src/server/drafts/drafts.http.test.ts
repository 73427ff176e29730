import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRAFT_BYTES, DRAFTS_PER_PERSON } from '#shared/drafts/drafts.values.ts';
import { application } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';
import { draftShares, drafts } from '../db/schema/drafts.ts';
import { throttles, users } from '../db/schema/identity.ts';

let fursa: TestServer;
let admin: TestClient;
let employer: TestClient;
let job: { id: number; slug: string };
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
  employer = await fursa.register('company', 'Nakuru Dairy');
  job = await publishJob(employer, admin, { application_form: 'form', title: 'Dairy Technician' });
});
afterAll(() => fursa.stop());

const TYPED = {
  personalInfo: { firstName: 'Ayaan', email: 'not an e-mail yet', phone: '' },
  educations: [{ level: "Bachelor's Degree", institution_name: 'Egerton Univ', end_date: null, current_study: true }],
  experiences: [],
  skills: ['Milk testing'],
  languages: [{ name: 'Somali', proficiency: '' }],
  additionalInfo: { certifications: ['HACCP'], linkedin: '' },
  currentStep: 'education',
  completedSteps: ['personal'],
};
const store = (client: TestClient, changes: object = {}) =>
  client.post('/api/session/store', { jobId: job.id, status: 'in_progress', ...TYPED, ...changes });
const open = (client: TestClient, token: string) =>
  client.get(`/api/session/retrieve?token=${encodeURIComponent(token)}`);
const share = (client: TestClient, token: string) => client.post('/api/session/generate-url', { token });
const listOf = async (client: TestClient) => (await client.get('/candidate/drafts')).body.drafts;

/** Moves the expiry of a draft and its links into the past. */
async function letExpire(draftId: number): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await fursa.db.update(drafts).set({ expiresAt: past }).where(eq(drafts.id, draftId));
  await fursa.db.update(draftShares).set({ expiresAt: past }).where(eq(draftShares.draftId, draftId));
}

async function expectMissing(client: TestClient, token: string): Promise<void> {
  const missing = await open(client, 'nothing-that-was-ever-given-out');
  expect(missing.status).toBe(404);
  for (const answer of [
    await open(client, token),
    await share(client, token),
    await store(client, { token, version: 1 }),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(missing.text);
  }
}

describe('a draft of a guest', () => {
  it('is taken with every field of its state, and saved over by its session token', async () => {
    const state = {
      personalInfo: {
        ...{ firstName: 'Ayaan', lastName: 'Omar', dateOfBirth: '1994-03-08', bio: '', phone: '+252612345678' },
        ...{ email: 'ayaan@mail.example', address: '', city: 'Marka', country: 'Somalia' },
      },
      educations: [{ tempId: 1, degree: 'BSc', start: '2012-09', end: '2016-07', current_position: false }],
      experiences: [{ tempId: 'x1', title: 'Storekeeper', company: 'Port', start: '2017-01', current_position: true }],
      skills: ['Dispatch'],
      languages: [{ name: 'Somali', proficiency: 'native' }],
      additionalInfo: { certifications: 'HACCP', awards: '', portfolio: '', linkedin: '' },
      currentStep: 3,
      completedSteps: [1, 2],
    };
    const whole = {
      ...state,
      jobInfo: { id: job.id, title: 'Dairy Technician' },
      jobId: job.id,
      status: 'in_progress',
    };
    const guest = fursa.visitor();
    const { status, body } = await guest.post('/api/session/store', { ...whole, sessionToken: null });
    expect(status).toBe(200);
    const again = await guest.post('/api/session/store', { ...whole, sessionToken: body.token, version: body.version });
    expect(again.body).toMatchObject({ draft_id: body.draft_id, version: 2 });
    const { application_data: kept } = (await open(guest, body.token)).body;
    expect(kept).toEqual({ ...state, jobId: job.id, status: 'in_progress' });
  });

  it('is saved under a token and opens with it, as it was typed', async () => {
    const guest = fursa.visitor();
    const stored = await store(guest);
    expect(stored.status).toBe(200);
    expect(stored.body).toMatchObject({ success: true, version: 1 });
    expect(stored.body.token).toMatch(/^[\w-]{43}$/);
    const opened = await open(fursa.visitor(), stored.body.token);
    expect(opened.body).toMatchObject({
      application_data: { ...TYPED, jobId: job.id, status: 'in_progress' },
      version: 1,
      saved_at: stored.body.saved_at,
      draft_id: stored.body.draft_id,
      job: { id: job.id, slug: job.slug, title: 'Dairy Technician' },
      owned: false,
    });
    const days = (Date.parse(stored.body.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  it('keeps only the hash of its token', async () => {
    const { body } = await store(fursa.visitor());
    const { rows } = await fursa.database.query('select * from drafts where id = $1', [body.draft_id]);
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  it('is saved over by whoever saw its latest version, and lives 30 days from then', async () => {
    const guest = fursa.visitor();
    const { body: first } = await store(guest);
    await fursa.db
      .update(drafts)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
      .where(eq(drafts.id, first.draft_id));
    const second = await store(guest, { token: first.token, version: 1, skills: ['Milk testing', 'Pasteurising'] });
    expect(second.body).toMatchObject({ token: first.token, version: 2, draft_id: first.draft_id });
    expect(Date.parse(second.body.expires_at)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect((await open(guest, first.token)).body.application_data.skills).toEqual(['Milk testing', 'Pasteurising']);
  });

  it('keeps what the wizards of all forms keep', async () => {
    const typed = {
      form: 'wizard',
      formVersion: 1,
      personalInfo: { firstName: 'Ayaan ', bio: 'Two lines\nand a space at the end ', dateOfBirth: '1999-02-' },
      educations: [{ id: 1000, level: 'Other', country: 'KE', institution: '', startDate: '2019-01', current: false }],
      trainings: [{ id: 1, name: 'First aid', organization: 'Red Cross', credentialId: null }],
      experiences: [{ id: 2000, title: 'Cook', currentlyWorking: true, responsibilities: 'x' }],
      noExperience: false,
      languages: [{ id: 3000, language: 'Swahili', proficiency: 'native' }],
      cover_letter: 'Dear',
      questions: { '12': 'Beca' },
      resume_id: null,
      currentStep: 4,
      completedSteps: [],
    };
    const { body } = await fursa.visitor().post('/api/session/store', { jobId: job.id, ...typed });
    const opened = await open(fursa.visitor(), body.token);
    expect(opened.body.application_data).toEqual({ ...typed, jobId: job.id, status: 'in_progress' });
  });

  it('is hidden from employers, reviewers and admins, whatever they send', async () => {
    const { body } = await store(fursa.visitor());
    const missing = await open(fursa.visitor(), 'nothing');
    for (const role of ['company', 'reviewer', 'admin'] as const) {
      const client = await fursa.signedInAs(role);
      for (const answer of [
        await open(client, body.token),
        await share(client, body.token),
        await store(client),
        await store(client, { token: body.token, version: 1 }),
        await client.post('/api/session/store', { nonsense: true }),
      ]) {
        expect(answer.status, role).toBe(404);
        expect(answer.text).toBe(missing.text);
      }
    }
    expect((await open(fursa.visitor(), body.token)).body.version).toBe(1);
  });
});

describe('a draft of a signed-in candidate', () => {
  it('opens for its owner only; for everybody else it is missing', async () => {
    const owner = await fursa.register('candidate');
    const { body } = await store(owner);
    expect((await open(owner, body.token)).body).toMatchObject({ version: 1, owned: true });
    await expectMissing(fursa.visitor(), body.token);
    await expectMissing(await fursa.register('candidate'), body.token);
    const link = await share(owner, body.token);
    await expectMissing(fursa.visitor(), link.body.token);
    expect((await open(owner, body.token)).body.version).toBe(1);
  });

  it('becomes theirs when they began it as a guest and save it signed in', async () => {
    const guest = fursa.visitor();
    const { body } = await store(guest);
    const owner = await fursa.register('candidate');
    expect((await open(owner, body.token)).body.owned).toBe(false);
    expect(await listOf(owner)).toEqual([]);
    expect((await store(owner, { token: body.token, version: 1 })).status).toBe(200);
    expect(await listOf(owner)).toMatchObject([{ id: body.draft_id }]);
    await expectMissing(guest, body.token);
  });

  it('is not taken from a guest by somebody who was given a link', async () => {
    const guest = fursa.visitor();
    const { body } = await store(guest);
    const link = await share(guest, body.token);
    const friend = await fursa.register('candidate');
    expect((await store(friend, { token: link.body.token, version: 1, skills: ['Welding'] })).body.version).toBe(2);
    expect((await open(guest, body.token)).body).toMatchObject({ owned: false, version: 2 });
    expect(await listOf(friend)).toEqual([]);
  });

  it('is listed with its job, how far it came and until when it is kept, the last saved first', async () => {
    const owner = await fursa.register('candidate');
    const older = await publishJob(employer, admin, { application_form: 'wizard', title: 'Cold Store Keeper' });
    const { body: first } = await store(owner, { jobId: older.id, currentStep: 4, completedSteps: [] });
    const { body: second } = await store(owner);
    expect(await listOf(owner)).toEqual([
      {
        id: second.draft_id,
        job: { id: job.id, title: 'Dairy Technician', slug: job.slug, open: true, deadline: null },
        company: { name: 'Nakuru Dairy', username: 'nakuru-dairy' },
        progress: 25,
        step: { number: 2, of: 4, name: 'education' },
        saved_at: second.saved_at,
        expires_at: second.expires_at,
      },
      expect.objectContaining({
        id: first.draft_id,
        progress: 50,
        step: { number: 5, of: 8, name: 'languages' },
      }),
    ]);
  });

  it('is resumed without its token, on any device where they are signed in', async () => {
    const owner = await fursa.register('candidate');
    const { body } = await store(owner);
    const resumed = await owner.post(`/candidate/drafts/${body.draft_id}/resume`);
    expect(resumed.body).toMatchObject({ success: true, slug: job.slug });
    expect(resumed.body.token).not.toBe(body.token);
    expect((await open(owner, resumed.body.token)).body.application_data).toMatchObject(TYPED);
    expect((await store(owner, { token: resumed.body.token, version: 1 })).body.version).toBe(2);
  });

  it('is discarded by its owner, with every link to it', async () => {
    const owner = await fursa.register('candidate');
    const { body } = await store(owner);
    const link = await share(owner, body.token);
    expect((await owner.post(`/candidate/drafts/${body.draft_id}/discard`)).body).toEqual({ success: true });
    expect(await listOf(owner)).toEqual([]);
    await expectMissing(owner, body.token);
    await expectMissing(owner, link.body.token);
    expect((await owner.post(`/candidate/drafts/${body.draft_id}/discard`)).status).toBe(404);
  });

  it('of somebody else looks like one that does not exist', async () => {
    const owner = await fursa.register('candidate');
    const other = await fursa.register('candidate');
    const { body } = await store(owner);
    for (const act of ['resume', 'discard']) {
      const foreign = await other.post(`/candidate/drafts/${body.draft_id}/${act}`);
      const missing = await other.post(`/candidate/drafts/999999/${act}`);
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
      for (const id of ['abc', '-1', '0', '99999999999999999999']) {
        expect((await owner.post(`/candidate/drafts/${id}/${act}`)).status, id).toBe(404);
      }
    }
    expect(await listOf(owner)).toHaveLength(1);
  });

  it('is one of a bounded number', async () => {
    const owner = await fursa.register('candidate');
    const { body } = await store(owner);
    await fursa.database.query(
      `insert into drafts (token_hash, job_id, user_id, data, expires_at)
       select decode(md5(n::text || $1), 'hex'), job_id, user_id, data, expires_at
       from drafts, generate_series(2, $2::int) n where id = $3`,
      ['many', DRAFTS_PER_PERSON, body.draft_id],
    );
    const refused = await store(owner);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe('You already have 50 drafts. Please send or discard one of them first.');
    expect((await store(owner, { token: body.token, version: 1 })).status).toBe(200);

    // A draft started as a guest is saved without an owner.
    const { body: begun } = await store(fursa.visitor());
    const saved = await store(owner, { token: begun.token, version: 1, cover_letter: 'Typed after signing in' });
    expect(saved.body).toMatchObject({ success: true, version: 2, owned: false });
    expect(await listOf(owner)).toHaveLength(DRAFTS_PER_PERSON);
  });

  it('is one of that number also when many begin at once', async () => {
    const owner = await fursa.register('candidate');
    const { body } = await store(owner);
    await fursa.database.query(
      `insert into drafts (token_hash, job_id, user_id, data, expires_at)
       select decode(md5(n::text || $1), 'hex'), job_id, user_id, data, expires_at
       from drafts, generate_series(4, $2::int) n where id = $3`,
      ['at once', DRAFTS_PER_PERSON, body.draft_id],
    );
    const answers = await Promise.all(Array.from({ length: 12 }, () => store(owner)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await listOf(owner)).toHaveLength(DRAFTS_PER_PERSON);
  });

  it('goes when its owner goes', async () => {
    for (const erase of [
      (id: number) => fursa.db.delete(users).where(eq(users.id, id)),
      (id: number) => fursa.server.services.drafts.eraseOf(fursa.db, id),
    ]) {
      const owner = await fursa.register('candidate');
      const { body } = await store(owner);
      await share(owner, body.token);
      const [row] = await fursa.db.select({ id: users.id }).from(users).where(eq(users.email, owner.email));
      await erase(row?.id as number);
      expect(await fursa.db.select().from(drafts).where(eq(drafts.id, body.draft_id))).toEqual([]);
      expect(await fursa.db.select().from(draftShares).where(eq(draftShares.draftId, body.draft_id))).toEqual([]);
    }
  });
});

describe('two devices with the same draft', () => {
  it('the later save is told what is there now, and overwrites nothing until it says so', async () => {
    const laptop = fursa.visitor();
    const phone = fursa.visitor();
    const { body: begun } = await store(laptop);
    const { body: link } = await share(laptop, begun.token);
    expect(link.token).toMatch(/^[\w-]{43}$/);
    const { body: onPhone } = await open(phone, link.token);
    const saved = await store(phone, { token: link.token, version: onPhone.version, cover_letter: 'From the phone' });
    expect(saved.body.version).toBe(2);

    const mine = { token: begun.token, cover_letter: 'From the laptop' };
    for (const version of [1, undefined, null, 7]) {
      const refused = await store(laptop, { ...mine, version });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        success: false,
        code: 'conflict',
        message: 'This draft was saved elsewhere in the meantime. Nothing was overwritten.',
        version: 2,
        saved_at: saved.body.saved_at,
        application_data: { ...TYPED, cover_letter: 'From the phone' },
      });
    }
    expect((await open(phone, link.token)).body.application_data.cover_letter).toBe('From the phone');

    expect((await store(laptop, { ...mine, version: 2 })).body.version).toBe(3);
    expect((await open(phone, link.token)).body.application_data.cover_letter).toBe('From the laptop');
  });

  it('of twenty saves at once on the same version, one is stored and nineteen are told', async () => {
    const guest = fursa.visitor();
    const { body } = await store(guest);
    const save = (_: unknown, n: number) =>
      store(guest, { token: body.token, version: 1, cover_letter: `Device ${n}` });
    const answers = await Promise.all(Array.from({ length: 20 }, save));
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    const { application_data: now, version } = (await open(guest, body.token)).body;
    expect(version).toBe(2);
    expect(now.cover_letter).toBe(`Device ${answers.indexOf(stored[0] as (typeof answers)[number])}`);
    for (const { body: told } of refused) expect(told).toMatchObject({ version: 2, application_data: now });
  });

  it('keeps a link alive that is used, and lets an unused one end', async () => {
    const guest = fursa.visitor();
    const { body } = await store(guest);
    const used = (await share(guest, body.token)).body.token;
    const unused = (await share(guest, body.token)).body.token;
    const soon = new Date(Date.now() + 60_000);
    await fursa.db.update(draftShares).set({ expiresAt: soon }).where(eq(draftShares.draftId, body.draft_id));
    expect((await store(guest, { token: used, version: 1 })).status).toBe(200);
    await fursa.db
      .update(draftShares)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(sql`${draftShares.draftId} = ${body.draft_id} and ${draftShares.expiresAt} <= ${soon.toISOString()}`);
    expect((await open(guest, used)).status).toBe(200);
    await expectMissing(guest, unused);
  });
});

describe('the end of a draft', () => {
  it('comes after 30 days: then it is missing, for its owner too, and swept', async () => {
    const owner = await fursa.register('candidate');
    const { body } = await store(owner);
    const link = await share(owner, body.token);
    const { body: kept } = await store(owner);
    await letExpire(body.draft_id);
    await expectMissing(owner, body.token);
    await expectMissing(owner, link.body.token);
    expect(await listOf(owner)).toMatchObject([{ id: kept.draft_id }]);
    expect((await owner.post(`/candidate/drafts/${body.draft_id}/resume`)).status).toBe(404);
    expect((await owner.post(`/candidate/drafts/${body.draft_id}/discard`)).status).toBe(404);
    await fursa.server.run('clean-up');
    expect(await fursa.db.select().from(drafts).where(eq(drafts.id, body.draft_id))).toEqual([]);
    expect((await open(owner, kept.token)).status).toBe(200);
  });

  // Registering this many people here would exceed the address's rate limit.
  beforeAll(() => fursa.db.delete(throttles));
  const applyWith = (client: TestClient, jobId: number, draft_token: string) =>
    client.post(`/candidate/job/${jobId}/apply`, { ...application('form'), draft_token });

  it('comes with the application that it became, by any of its tokens', async () => {
    const guest = fursa.visitor();
    const { body } = await store(guest);
    const link = await share(guest, body.token);
    expect((await applyWith(guest, job.id, link.body.token)).status).toBe(200);
    await expectMissing(guest, body.token);
    await expectMissing(guest, link.body.token);
    expect((await applyWith(fursa.visitor(), job.id, link.body.token)).status).toBe(200);
  });

  it('does not come by somebody who may not open it', async () => {
    const [owner, other] = [await fursa.register('candidate'), await fursa.register('candidate')];
    const { body } = await store(owner);
    for (const client of [fursa.visitor(), other])
      expect((await applyWith(client, job.id, body.token)).status).toBe(200);
    expect((await open(owner, body.token)).status).toBe(200);
  });

  it('does not come by an application to another job', async () => {
    const another = await publishJob(employer, admin, { application_form: 'form', title: 'Milk Tester' });
    for (const client of [fursa.visitor(), await fursa.register('candidate')]) {
      const { body } = await store(client);
      expect((await applyWith(client, another.id, body.token)).status).toBe(200);
      expect((await open(client, body.token)).body.job.id).toBe(job.id);
    }
  });
});

describe('what a draft is about', () => {
  it('is a published job', async () => {
    const { body } = await employer.post('/company/jobs', { ...(await fieldsOf(job.id)), title: 'Not yet public' });
    for (const jobId of [body.job.id, 999_999]) expect((await store(fursa.visitor(), { jobId })).status).toBe(404);
    for (const jobId of ['1', -1, 0, 1.5, null, undefined, 1e20, [job.id]]) {
      expect((await store(fursa.visitor(), { jobId })).status).toBe(422);
    }
  });

  it('is one job: a token of another one is not taken', async () => {
    const other = await publishJob(employer, admin);
    const { body } = await store(fursa.visitor());
    const refused = await store(fursa.visitor(), { token: body.token, version: 1, jobId: other.id });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ jobId: ['This draft belongs to another job.'] });
  });

  it('may close while somebody writes: the draft can still be saved and opened, a new one not begun', async () => {
    const closing = await publishJob(employer, admin);
    const owner = await fursa.register('candidate');
    const { body } = await store(owner, { jobId: closing.id });
    await employer.post(`/company/jobs/${closing.id}/close`);
    expect((await store(owner, { jobId: closing.id, token: body.token, version: 1 })).status).toBe(200);
    expect((await open(owner, body.token)).status).toBe(200);
    expect(await listOf(owner)).toMatchObject([{ job: { open: false } }]);
    const refused = await store(fursa.visitor(), { jobId: closing.id });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe('This job is no longer accepting applications.');
  });
});

describe('input that hurts', () => {
  const texts: Record<string, string> = {
    NUL: 'Ali\u0000Baba',
    'a lone surrogate': 'Ali \ud800 Baba',
    'a right-to-left override': 'Ali \u202e abaB',
    'a run of combining marks': `A${'\u0301'.repeat(90_000)}`,
    'too much text': 'x'.repeat(10_001),
  };
  const places: Record<string, (text: string) => object> = {
    'personalInfo.bio': (text) => ({ personalInfo: { bio: text } }),
    'educations.0.description': (text) => ({ educations: [{ description: text }] }),
    'experiences.0.responsibilities': (text) => ({ experiences: [{ responsibilities: text }] }),
    'trainings.0.name': (text) => ({ trainings: [{ name: text }] }),
    'skills.0': (text) => ({ skills: [text] }),
    'languages.0.name': (text) => ({ languages: [{ name: text }] }),
    'additionalInfo.portfolio': (text) => ({ additionalInfo: { portfolio: text } }),
    'questions.5': (text) => ({ questions: { 5: text } }),
    cover_letter: (text) => ({ cover_letter: text }),
  };
  for (const [what, text] of Object.entries(texts)) {
    it(`is refused in words, under its field: ${what}`, async () => {
      const guest = fursa.visitor();
      for (const [field, place] of Object.entries(places)) {
        const { status, body } = await store(guest, place(text));
        expect(status, field).toBe(422);
        expect(Object.keys(body.errors), field).toEqual([field]);
      }
    });
  }

  it('keeps markup, emoji and scripts of all directions as they are, and a line end as one', async () => {
    const bio = '</script><b>مرحبا</b> 😀 Ünï\r\ncødé';
    const { body } = await store(fursa.visitor(), { personalInfo: { bio } });
    const { application_data: data } = (await open(fursa.visitor(), body.token)).body;
    expect(data.personalInfo.bio).toBe('</script><b>مرحبا</b> 😀 Ünï\ncødé');
  });

  it('counts code points', async () => {
    expect((await store(fursa.visitor(), { cover_letter: '😀'.repeat(10_000) })).status).toBe(200);
    expect((await store(fursa.visitor(), { cover_letter: '😀'.repeat(10_001) })).status).toBe(422);
  });

  it('refuses fields that no form has, at every level', async () => {
    const guest = fursa.visitor();
    const { body } = await store(guest, {
      role: 'admin',
      user_id: 1,
      personalInfo: { isAdmin: true },
      educations: [{ score: 100 }],
      languages: [{ name: 'Somali', level: 1 }],
    });
    expect(Object.keys(body.errors).sort()).toEqual([
      'educations.0.score',
      'languages.0.level',
      'personalInfo.isAdmin',
      'role',
      'user_id',
    ]);
    expect((await store(guest, { status: 'submitted' })).status).toBe(422);
    expect((await store(guest, { questions: { constructor: 'x' } })).status).toBe(422);
    const raw = `{"jobId":${job.id},"questions":{"__proto__":"x"}}`;
    expect((await guest.post('/api/session/store', {}, { raw })).status).toBe(400);
  });

  it('refuses more entries than anybody has', async () => {
    const many = (count: number) => Array.from({ length: count }, () => ({}));
    for (const field of ['educations', 'experiences', 'trainings', 'languages']) {
      expect((await store(fursa.visitor(), { [field]: many(51) })).status, field).toBe(422);
    }
    expect((await store(fursa.visitor(), { skills: Array(101).fill('x') })).status).toBe(422);
    const answers = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [n + 1, 'x']));
    expect((await store(fursa.visitor(), { questions: answers })).body.errors.questions).toEqual([
      'There are too many answers.',
    ]);
  });

  it('says that a draft is too large, and keeps the one that was there', async () => {
    const guest = fursa.visitor();
    const { body } = await store(guest);
    const experiences = Array.from({ length: 30 }, () => ({ responsibilities: 'x'.repeat(9_000) }));
    expect(JSON.stringify(experiences).length).toBeGreaterThan(DRAFT_BYTES);
    const refused = await store(guest, { token: body.token, version: 1, experiences });
    expect(refused.status).toBe(413);
    expect(refused.body.message).toContain('too large to save: more than 256 kB');
    expect((await store(guest, { cover_letter: 'x'.repeat(600_000) })).status).toBe(413);
    expect((await open(guest, body.token)).body.version).toBe(1);
  });

  it('treats a token that cannot be one as one that is not there', async () => {
    for (const token of ['', ' ', 'abc', '../..', '\u0000', '%', "' or 1=1 --", 'x'.repeat(200)]) {
      await expectMissing(fursa.visitor(), token);
    }
    for (const query of ['', '?token=a&token=b', '?token=a&draft=1', `?token=${'x'.repeat(201)}`]) {
      expect((await fursa.visitor().get(`/api/session/retrieve${query}`)).status, query).toBe(422);
    }
    for (const token of [1, ['a'], { a: 1 }, true]) expect((await store(fursa.visitor(), { token })).status).toBe(422);
    for (const version of ['1', 0, -1, 1.5, 1e300]) {
      expect((await store(fursa.visitor(), { token: 'a', version })).status).toBe(422);
    }
  });

  it('needs the security token of the own session', async () => {
    const guest = fursa.visitor();
    const { body } = await store(guest);
    const csrf = 'wrong';
    const forged = [
      await guest.post('/api/session/store', { jobId: job.id, token: body.token, version: 1 }, { csrf }),
      await guest.post('/api/session/generate-url', { token: body.token }, { csrf: null }),
    ];
    for (const { status } of forged) expect(status).toBe(403);
    expect((await open(guest, body.token)).body.version).toBe(1);
  });
});

describe('too many calls from one address', () => {
  it('are put off, each kind by itself', async () => {
    const guest = fursa.visitor();
    const { body } = await store(guest);
    await open(guest, body.token);
    const spent = (kind: string) =>
      fursa.db
        .update(throttles)
        .set({ count: sql`${throttles.most}` })
        .where(sql`${throttles.key} like ${`${kind}:%`}`);
    const expectPutOff = (answer: { status: number; headers: Headers; body: { message: string } }) => {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.body.message).toBe('Too many attempts. Please wait a while and try again.');
    };
    await spent('draft-beginnings');
    expectPutOff(await store(guest));
    expect((await store(guest, { token: body.token, version: 1 })).status).toBe(200);
    await spent('draft-saves');
    expectPutOff(await store(guest, { token: body.token, version: 2 }));
    expect((await open(guest, body.token)).status).toBe(200);
    await spent('draft-openings');
    expectPutOff(await open(guest, body.token));
    expectPutOff(await share(guest, body.token));
    await fursa.db.delete(throttles);
  });
});

async function fieldsOf(jobId: number) {
  return (await employer.get(`/company/jobs/${jobId}/fields`)).body.job.fields;
}
