import { describe, expect, it } from 'vitest';
import type { ListedApplication } from '#shared/board/application-list.contract.ts';
import { moveTo } from '../../../../tests/harness/test-applicants.ts';
import { application } from '../../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Followed Farms' });
const stranger = await fursa.register('company');
const PATH = '/company/applications/list';

async function applyTo(jobId: number): Promise<void> {
  const { status, text } = await fursa.visitor().post(`/candidate/job/${jobId}/apply`, application('simple'));
  if (status >= 300 && status !== 422) throw new Error(text);
}
const newJob = (client: TestClient = employer, title = 'Herder') =>
  publishJob(client, admin, { title, application_form: 'simple' });
async function list(query: Record<string, string>, client = employer) {
  const { status, body, text } = await client.get(`${PATH}?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(text);
  return body as { applications: ListedApplication[]; next: string | null };
}

describe('the list of applications for other systems', () => {
  it('has what changed last at its end, without names', async () => {
    const job = await newJob();
    for (let count = 0; count < 3; count += 1) await applyTo(job.id);
    const before = (await list({ job: String(job.id) })).applications;
    expect(before).toHaveLength(3);
    const [first] = before as [ListedApplication];
    await moveTo(fursa, employer, first.id, 'Interview');
    const after = (await list({ job: String(job.id) })).applications;
    expect(after.map(({ id }) => id)).toEqual([...before.slice(1).map(({ id }) => id), first.id]);
    expect(after.at(-1)).toEqual({
      id: first.id,
      job: { id: job.id, title: 'Herder' },
      column: { id: expect.any(Number), name: 'Interview' },
      outcome: expect.any(String),
      ai_score: first.ai_score,
      manager_score: null,
      version: first.version + 1,
      applied_at: first.applied_at,
      stage_since: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(Date.parse(after.at(-1)?.updated_at ?? '')).toBeGreaterThan(Date.parse(first.updated_at));
  });

  it('comes in pages, and misses nothing that moves while somebody pages', async () => {
    const job = await newJob();
    for (let count = 0; count < 5; count += 1) await applyTo(job.id);
    const one = await list({ job: String(job.id), limit: '2' });
    expect([one.applications.length, one.next]).toEqual([2, expect.any(String)]);
    await moveTo(fursa, employer, one.applications[0]?.id ?? 0, 'Offer');
    const seen = [...one.applications];
    let next = one.next;
    while (next !== null) {
      const page = await list({ job: String(job.id), limit: '2', after: next });
      seen.push(...page.applications);
      next = page.next;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
    expect(seen.at(-1)).toMatchObject({ id: one.applications[0]?.id, column: { name: 'Offer' } });
  });

  it('has only what changed since a time', async () => {
    const job = await newJob();
    await applyTo(job.id);
    await applyTo(job.id);
    const [old, other] = (await list({ job: String(job.id) })).applications as [ListedApplication, ListedApplication];
    await fursa.database.query(`update history set at = at - interval '1 day' where application_id = ${old.id}`);
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const recent = await list({ job: String(job.id), updated_after: since });
    expect(recent.applications.map(({ id }) => id)).toEqual([other.id]);
    await moveTo(fursa, employer, old.id, 'Shortlisted');
    expect((await list({ job: String(job.id), updated_after: since })).applications.map(({ id }) => id)).toEqual([
      other.id,
      old.id,
    ]);
  });

  it('has nothing of another company', async () => {
    const job = await newJob(stranger);
    await applyTo(job.id);
    expect((await list({}, stranger)).applications).toHaveLength(1);
    expect((await list({ job: String(job.id) })).applications).toEqual([]);
  });

  it.each([
    ['updated_after', 'yesterday'],
    ['updated_after', '2026-02-30T00:00:00Z'],
    ['limit', '201'],
    ['limit', '0'],
    ['after', '-1'],
    ['job', 'abc'],
  ])('refuses %s=%s with a sentence', async (field, value) => {
    const { status, body } = await employer.get(`${PATH}?${new URLSearchParams({ [field]: value })}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('the list of jobs', () => {
  it('comes in pages and since a time, the last changed first', async () => {
    const owner = await fursa.register('company');
    for (const title of ['Ploughman', 'Milker', 'Smith of the village']) await newJob(owner, title);
    const read = async (query: string) => {
      const { body } = await owner.get(`/company/jobs/list${query}`);
      return { titles: body.jobs.map(({ title }: { title: string }) => title), next: body.next };
    };
    const all = await read('');
    expect(all).toEqual({
      titles: expect.arrayContaining(['Ploughman', 'Milker', 'Smith of the village']),
      next: null,
    });
    const one = await read('?limit=2');
    expect(one).toEqual({ titles: all.titles.slice(0, 2), next: expect.any(String) });
    expect(await read(`?limit=2&after=${one.next}`)).toEqual({ titles: all.titles.slice(2), next: null });
    await fursa.database.query(`update jobs set updated_at = now() - interval '1 day' where title = 'Milker'`);
    const since = new Date(Date.now() - 3_600_000).toISOString();
    expect((await read(`?updated_after=${since}`)).titles.sort()).toEqual(['Ploughman', 'Smith of the village']);
  });
});
