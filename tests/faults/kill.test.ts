import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES, prepareEngine, publishUnapproved, registerByMail } from '../harness/engines.ts';
import { startFursa } from '../harness/fursa-process.ts';
import { application, newEmail, PDF } from '../harness/test-applications.ts';
import { TestClient } from '../harness/test-client.ts';
import { jobFields } from '../harness/test-jobs.ts';

const KILLS = 2;

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** What the server said is stored, noted here where no kill reaches it. */
type Acknowledged = { jobs: number[]; receipts: string[]; drafts: string[]; applicants: string[] };

/** People write, apply and save drafts without a pause until the connection breaks. */
function load(url: string, employer: TestClient, jobId: number, noted: Acknowledged, round: number) {
  const untilCut = async (act: (count: number) => Promise<void>) => {
    for (let count = 0; ; count += 1) {
      try {
        await act(count);
      } catch {
        return;
      }
    }
  };
  const write = async (count: number) => {
    const { status, body } = await employer.post('/company/jobs', jobFields({ title: `Job ${round} ${count}` }));
    if (status === 200) noted.jobs.push(body.job.id);
  };
  const apply = async () => {
    const email = newEmail();
    const { status, body } = await new TestClient(url).post(
      `/candidate/job/${jobId}/apply`,
      application('simple', email),
    );
    if (status !== 200) return;
    noted.receipts.push(body.receipt);
    noted.applicants.push(email);
    await setTimeout(50);
  };
  const guest = new TestClient(url);
  const save = async (count: number) => {
    const { status, body } = await guest.post('/api/session/store', { jobId, cover_letter: `Draft ${count}` });
    if (status === 200) noted.drafts.push(body.token);
    await setTimeout(50);
  };
  return Promise.all([untilCut(write), untilCut(apply), untilCut(apply), untilCut(save)]);
}

describe.each(ENGINES)('kill -9 on %s', (engine) => {
  it('loses nothing that was acknowledged, and doubles nothing', { timeout: 180_000 }, async () => {
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    let fursa = await startFursa(prepared);
    endings.push(() => fursa.stop());
    const employer = await registerByMail(fursa, 'company', 'owner@kill.example');
    const { id } = await publishUnapproved(employer, { application_form: 'simple' });
    const noted: Acknowledged = { jobs: [id], receipts: [], drafts: [], applicants: [] };

    for (let round = 0; round < KILLS; round += 1) {
      const owner = Object.assign(new TestClient(fursa.url), {
        cookies: employer.cookies,
        csrfToken: employer.csrfToken,
      });
      const before = noted.receipts.length;
      const loading = load(fursa.url, owner, id, noted, round);
      await expect.poll(() => noted.receipts.length - before).toBeGreaterThan(3);
      // At another moment each time.
      await setTimeout(Math.random() * 100);
      fursa.child.kill('SIGKILL');
      await Promise.all([loading, fursa.exited]);
      fursa = await startFursa(prepared);
    }

    const reader = new TestClient(fursa.url);
    for (const receipt of noted.receipts) expect((await reader.get(`/api/application/${receipt}`)).status).toBe(200);
    for (const token of noted.drafts) {
      expect((await reader.get(`/api/session/retrieve?token=${token}`)).status).toBe(200);
    }
    reader.cookies = employer.cookies;
    const listed = (await reader.get('/company/jobs/list')).body.jobs.map((job: { id: number }) => job.id);
    expect(noted.jobs.filter((jobId) => !listed.includes(jobId))).toEqual([]);
    fursa.child.kill('SIGKILL');
    await fursa.exited;
    const { rows } = await prepared.inspect(({ query }) =>
      query('select email, count(*)::int as n from applications group by email'),
    );
    expect(rows.filter(({ n }) => n !== 1)).toEqual([]);
    const stored = new Set(rows.map(({ email }) => email));
    expect(noted.applicants.filter((email) => !stored.has(email))).toEqual([]);
  });

  it('makes the archive that somebody had asked for, once', { timeout: 180_000 }, async () => {
    const prepared = await prepareEngine(engine);
    endings.push(prepared.drop);
    let fursa = await startFursa(prepared);
    endings.push(() => fursa.stop());
    const person = await registerByMail(fursa, 'candidate', 'archived@kill.example');
    expect((await person.upload('/candidate/resumes', 'mine.pdf', PDF)).status).toBe(200);
    expect((await person.post('/account/export')).status).toBe(200);
    // Before, while or after it is made.
    await setTimeout(Math.random() * 800);
    fursa.child.kill('SIGKILL');
    await fursa.exited;
    fursa = await startFursa(prepared);
    const again = Object.assign(new TestClient(fursa.url), { cookies: person.cookies });
    const find = async () => (await again.get('/account/export')).body.export;
    await expect.poll(async () => (await find()).state, { timeout: 120_000, interval: 500 }).toBe('ready');
    expect((await again.get((await find()).url)).status).toBe(200);
    fursa.child.kill('SIGKILL');
    await fursa.exited;
    const { rows } = await prepared.inspect(({ query }) =>
      query(
        "select (select count(*)::int from person_exports) as asked, count(*)::int as made from files where media_type = 'application/zip'",
      ),
    );
    expect(rows).toEqual([{ asked: 1, made: 1 }]);
  });
});
