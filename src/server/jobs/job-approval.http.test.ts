import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobFieldArguments } from '#shared/jobs/job-editor.contract.ts';
import { application } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { jobFields, publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';
import { jobs } from '../db/schema/jobs.ts';
import { settings } from '../db/schema/reference.ts';

const BAIT = 'Milk Driver';
const SWITCH = 'Send money first';

let fursa: TestServer;
let admin: TestClient;
let employer: TestClient & { email: string };
let job: { id: number; slug: string };
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
  employer = await fursa.register('company', 'Milk & Co');
});
afterAll(() => fursa.stop());
beforeEach(async () => {
  job = await publishJob(employer, admin, { title: BAIT });
});

const act = async (name: 'close' | 'reopen' | 'submit' | 'duplicate') =>
  (await employer.post(`/company/jobs/${job.id}/${name}`)).body.job;
const own = async () => (await employer.get(`/company/jobs/${job.id}/fields`)).body.job;
const edit = async (changes: Partial<JobFieldArguments> = { title: SWITCH, featured: true }) => {
  const { version } = await own();
  const saved = await employer.request('PUT', `/company/jobs/${job.id}`, {
    ...jobFields({ title: BAIT, ...changes }),
    version,
  });
  expect(saved.status, saved.text).toBe(200);
  return saved.body.job;
};
/** The job as everybody reads it; null while it is not public. */
const read = async () => {
  const { status, body } = await fursa.visitor().get(`/api/job/${job.slug}/details`);
  return status === 200 ? { title: body.job.title, featured: body.job.featured } : null;
};
const waiting = async () => {
  const { body } = await admin.get('/api/admin/jobs');
  return body.jobs.find(({ id }: { id: number }) => id === job.id) ?? null;
};
const decide = async (name: 'approve' | 'reject') =>
  (
    await admin.post(`/admin/jobs/${job.id}/${name}`, {
      version: (await own()).version,
      ...(name === 'reject' && { reason: 'Not honest.' }),
    })
  ).status;

/** Settings are cached for a while; this also lets the cache expire. */
async function turnApproval(value: boolean): Promise<void> {
  const set = { key: 'job_approval', value };
  await fursa.db.insert(settings).values(set).onConflictDoUpdate({ target: settings.key, set });
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
}
afterEach(() => vi.restoreAllMocks());

describe('a job that is changed while it is closed', () => {
  it('waits for approval when it is reopened, and the admin sees what changed', async () => {
    await act('close');
    const edited = await edit();
    expect(edited).toMatchObject({ status: 'closed', waiting_for_edit_approval: false });
    expect(edited.fields.title).toBe(SWITCH);
    expect(await waiting()).toBeNull();
    expect(await act('reopen')).toMatchObject({ status: 'pending', fields: { title: SWITCH, featured: true } });
    expect(await read()).toBeNull();
    expect((await fursa.visitor().get(`/api/jobs?q=${encodeURIComponent(SWITCH)}`)).text).not.toContain(job.slug);
    expect(await waiting()).toMatchObject({
      kind: 'reopened',
      fields: { title: SWITCH, featured: true },
      live: { title: BAIT, featured: false },
    });
    expect(await decide('approve')).toBe(200);
    expect(await read()).toEqual({ title: SWITCH, featured: true });
    expect(await own()).toMatchObject({ status: 'active', waiting_for_edit_approval: false });
    expect(await waiting()).toBeNull();
  });

  it('is closed again when that is turned down; nothing is lost, and what was approved can be reopened', async () => {
    await act('close');
    await edit();
    await act('reopen');
    expect(await decide('reject')).toBe(200);
    expect(await own()).toMatchObject({ status: 'closed', rejection_reason: 'Not honest.', fields: { title: SWITCH } });
    const mail = await fursa.lastMailTo(employer.email);
    expect(mail).toContain('Not honest.');
    expect(mail).not.toContain('stays published');
    expect(await waiting()).toBeNull();
    expect(await act('reopen')).toMatchObject({ status: 'active' });
    expect(await read()).toEqual({ title: BAIT, featured: false });
    // The rejected edit stays for its author, and is not submitted again by itself.
    expect(await own()).toMatchObject({ rejection_reason: 'Not honest.', fields: { title: SWITCH } });
    expect(await waiting()).toBeNull();
    await act('close');
    await edit({ title: 'Honest Driver' });
    expect(await act('reopen')).toMatchObject({ status: 'pending', rejection_reason: null });
    await decide('approve');
    expect(await read()).toEqual({ title: 'Honest Driver', featured: false });
  });

  it('stays published when it was saved without a change, or changed back', async () => {
    await act('close');
    await edit({});
    expect(await act('reopen')).toMatchObject({ status: 'active' });
    await act('close');
    await edit();
    await edit({});
    expect(await act('reopen')).toMatchObject({ status: 'active' });
    expect(await read()).toEqual({ title: BAIT, featured: false });
  });

  it('can be changed further while it waits, and the newest version is the one that is decided on', async () => {
    await act('close');
    await edit({ title: 'Milk Rider' });
    await act('reopen');
    const seen = await waiting();
    expect(await edit()).toMatchObject({ status: 'pending', fields: { title: SWITCH } });
    expect(await read()).toBeNull();
    const stale = await admin.post(`/admin/jobs/${job.id}/approve`, { version: seen.version });
    expect(stale.status).toBe(409);
    expect(await read()).toBeNull();
    expect(await waiting()).toMatchObject({ kind: 'reopened', fields: { title: SWITCH }, live: { title: BAIT } });
  });

  it('still waits when it was closed and reopened once more', async () => {
    await act('close');
    await edit();
    await act('reopen');
    await act('close');
    expect(await waiting()).toBeNull();
    expect(await decide('approve')).toBe(409);
    expect(await act('reopen')).toMatchObject({ status: 'pending' });
    expect(await read()).toBeNull();
    expect(await waiting()).toMatchObject({ fields: { title: SWITCH }, live: { title: BAIT } });
  });

  it('can be given a later deadline once its own has passed, which waits too', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    await act('close');
    await fursa.db
      .update(jobs)
      .set({ deadline: day(-1) })
      .where(eq(jobs.id, job.id));
    const { status, body } = await employer.post(`/company/jobs/${job.id}/reopen`);
    expect([status, body.errors.deadline]).toEqual([422, [expect.stringContaining('The deadline has passed')]]);
    await edit({ deadline: day(5) });
    expect(await act('reopen')).toMatchObject({ status: 'pending', fields: { deadline: day(5) } });
  });

  it('is refused in words while something is missing', async () => {
    await act('close');
    await edit({ description: '<p>Short.</p>' });
    const { status, body } = await employer.post(`/company/jobs/${job.id}/reopen`);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['description']]);
    expect((await own()).status).toBe('closed');
  });
});

describe('an edit of a published job', () => {
  it('waits on when the job was closed and reopened in between, with the approved version live', async () => {
    await edit();
    expect(await waiting()).not.toBeNull();
    await act('close');
    expect(await waiting()).toBeNull();
    expect(await decide('approve')).toBe(409);
    expect(await act('reopen')).toMatchObject({ status: 'active', waiting_for_edit_approval: true });
    expect(await read()).toEqual({ title: BAIT, featured: false });
    expect(await waiting()).toMatchObject({ kind: 'edit', live: { title: BAIT }, fields: { title: SWITCH } });
    await decide('approve');
    expect(await read()).toEqual({ title: SWITCH, featured: true });
  });

  it('that was turned down is not published by closing and reopening', async () => {
    await edit();
    await decide('reject');
    const mail = await fursa.lastMailTo(employer.email);
    expect(mail).toContain('Your changes to');
    expect(mail).toContain('The job stays published as it was.');
    await act('close');
    expect(await act('reopen')).toMatchObject({ status: 'active', waiting_for_edit_approval: false });
    expect(await read()).toEqual({ title: BAIT, featured: false });
  });

  it('is copied into a draft, which waits like any other', async () => {
    await edit();
    const copy = await act('duplicate');
    expect(copy).toMatchObject({ status: 'draft', fields: { title: SWITCH, featured: false } });
    const submitted = await employer.post(`/company/jobs/${copy.id}/submit`);
    expect(submitted.body.job.status).toBe('pending');
  });

  it('is read as it was approved while it is closed, whatever was changed since', async () => {
    await act('close');
    await edit();
    expect(await read()).toMatchObject({ title: BAIT });
  });
});

describe('a job that was never approved', () => {
  it('waits for approval however often it is closed, changed and reopened', async () => {
    const { body } = await employer.post('/company/jobs', jobFields({ title: BAIT }));
    job = body.job;
    await act('submit');
    await act('close');
    await edit();
    expect(await act('reopen')).toMatchObject({ status: 'pending' });
    expect(await read()).toBeNull();
    expect(await waiting()).toMatchObject({ kind: 'new', live: null, fields: { title: SWITCH } });
    await decide('reject');
    expect(await own()).toMatchObject({ status: 'rejected' });
    await edit({ title: 'Honest Driver' });
    expect(await act('submit')).toMatchObject({ status: 'pending' });
    expect(await read()).toBeNull();
  });
});

describe('with approval turned off', () => {
  it('an edit is published with the job that it was made in, and stays so when approval is on again', async () => {
    await act('close');
    await edit();
    await turnApproval(false);
    expect(await act('reopen')).toMatchObject({ status: 'active', waiting_for_edit_approval: false });
    expect(await read()).toEqual({ title: SWITCH, featured: true });
    await act('close');
    await edit({ title: 'Saved without approval' });
    await turnApproval(true);
    expect(await act('reopen')).toMatchObject({ status: 'active' });
    expect(await read()).toEqual({ title: 'Saved without approval', featured: false });
    await act('close');
    await edit();
    expect(await act('reopen')).toMatchObject({ status: 'pending' });
  });
});

describe('a decision that is undone', () => {
  const mails = () => fursa.mailCount(employer.email);
  const undo = (version: number) => admin.post(`/admin/jobs/${job.id}/undo`, { version });
  const approve = async () =>
    (await admin.post(`/admin/jobs/${job.id}/approve`, { version: (await own()).version })).body.job;
  const queue = async () => (await admin.get('/api/admin/jobs')).body.jobs.map(({ id }: { id: number }) => id);
  const submitNew = async (title = BAIT) => {
    const { body } = await employer.post('/company/jobs', jobFields({ title }));
    job = body.job;
    await act('submit');
  };

  it('leaves a new job waiting at its old place, read by nobody, and its employer with no mail', async () => {
    await submitNew('First in line');
    const first = job;
    await submitNew('Second in line');
    job = first;
    const [before, sent, seen] = [await queue(), await mails(), await waiting()];
    const approved = await approve();
    expect(approved).toMatchObject({ id: job.id, status: 'active', title: 'First in line' });
    expect(await mails()).toBe(sent + 1);
    const undone = await undo(approved.version);
    expect([undone.status, undone.body.job?.status]).toEqual([200, 'pending']);
    expect(await read()).toBeNull();
    expect(await queue()).toEqual(before);
    expect(await mails()).toBe(sent);
    expect(await waiting()).toEqual({ ...seen, version: undone.body.job.version });
    const { entries } = (await admin.get('/api/admin/audit')).body;
    expect(entries[0]).toMatchObject({ kind: 'job_undone', from: 'active', to: 'pending' });
    expect((await approve()).status).toBe('active');
    expect(await read()).toMatchObject({ title: 'First in line' });
  });

  it('gives a published job its approved text, skills and questions back, and keeps the edit waiting', async () => {
    const questions = [
      { title: 'Can you lift 40 kg?', required: true },
      { title: 'Do you own boots?', required: false },
    ];
    job = await publishJob(employer, admin, { title: BAIT, questions });
    const [kept] = (await own()).fields.questions;
    await edit({ title: SWITCH, skills: ['Haggling'], questions: [{ ...kept, title: 'How strong are you?' }] });
    const asked = await waiting();
    const approved = await approve();
    expect(await read()).toMatchObject({ title: SWITCH });
    const undone = await undo(approved.version);
    expect(undone.status, undone.text).toBe(200);
    expect(await read()).toMatchObject({ title: BAIT });
    const again = await waiting();
    expect(again).toMatchObject({ kind: 'edit', fields: asked.fields });
    expect(again.live).toMatchObject({ skills: asked.live.skills, questions });
    await approve();
    expect(await read()).toMatchObject({ title: SWITCH });
    expect((await own()).fields.questions).toMatchObject([{ id: kept.id, title: 'How strong are you?' }]);
  });

  it('takes back a rejection with its reason', async () => {
    await submitNew();
    const sent = await mails();
    const rejected = await admin.post(`/admin/jobs/${job.id}/reject`, {
      version: (await own()).version,
      reason: 'Pressed the wrong button.',
    });
    expect(await own()).toMatchObject({ status: 'rejected', rejection_reason: 'Pressed the wrong button.' });
    expect((await undo(rejected.body.job.version)).status).toBe(200);
    expect(await own()).toMatchObject({ status: 'pending', rejection_reason: null });
    expect(await mails()).toBe(sent);
  });

  it('is refused in words after a minute, after a change, and a second time', async () => {
    await submitNew();
    const approved = await approve();
    await fursa.database.query(`update job_decisions set decided_at = now() - interval '61 seconds'`);
    const late = await undo(approved.version);
    expect([late.status, late.body.message]).toEqual([
      409,
      'A decision can be undone for one minute, and only while nothing else has changed.',
    ]);
    await act('close');
    await fursa.database.query('update job_decisions set decided_at = now()');
    expect((await undo(approved.version)).status).toBe(409);
    expect((await undo((await own()).version)).status).toBe(409);
    expect((await own()).status).toBe('closed');
    await submitNew();
    const { version } = await approve();
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(version)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await own()).status).toBe('pending');
  });

  it('stays where somebody has applied in the meantime', async () => {
    await submitNew();
    const { version } = await approve();
    const applied = await fursa.visitor().post(`/candidate/job/${job.id}/apply`, application('wizard'));
    expect(applied.status, applied.text).toBe(200);
    const refused = await undo(version);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Somebody has already applied, so the decision stays. Close the job instead.',
    ]);
    expect((await own()).status).toBe('active');
  });
});
