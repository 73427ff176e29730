import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore } from '#server/files/file-store.ts';
import { readZipEntries, unpackEntry } from '#server/files/zip-entries.ts';
import { ROLES } from '#shared/kernel/access.ts';
import { apply } from '../../../tests/harness/test-applicants.ts';
import { PDF } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { conversationAbout, say } from '../../../tests/harness/test-conversations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { act, historyOf, idOf } from '../../../tests/harness/test-people.ts';
import { expireJobs, killDuring, makeJobsDue } from '../../../tests/harness/test-queue.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let folder: string;
/** Runs before an archive is stored, so that a test can interfere at that moment. */
let beforeStoring = async () => {};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-archives-'));
  const disk = createDiskStore(folder);
  const files = {
    ...disk,
    putStream: async (...args: Parameters<typeof disk.putStream>) => {
      await beforeStoring();
      return disk.putStream(...args);
    },
  };
  fursa = await startTestServer({ files });
});
afterAll(async () => {
  await fursa.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => fursa.database.query('delete from throttles'));
afterEach(() => {
  beforeStoring = async () => {};
});

const start = (client: TestClient) => client.post('/account/export');
const find = async (client: TestClient) => (await client.get('/account/export')).body.export;
const makeAll = () => fursa.server.run('people.make_archive');
const fileCount = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('/')).length;

async function fetchArchive(client: TestClient, url: string) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(fursa.baseUrl + url, { headers: { cookie } });
  const content = Buffer.from(await response.arrayBuffer());
  const entries = response.ok ? (readZipEntries(content, 1000) ?? []) : [];
  const read = (name: string) => {
    const entry = entries.find((one) => one.name === name);
    return entry && unpackEntry(content, entry);
  };
  return {
    response,
    names: entries.map(({ name }) => name),
    read,
    json: (name: string) => JSON.parse(String(read(name))),
  };
}

describe('everything of one’s own', () => {
  it('is one archive: what was written, sent and told, and the files', async () => {
    const admin = await fursa.signedInAs('admin');
    const employer = await fursa.register('company', 'Packing & Co');
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const person = await fursa.register('candidate', 'Hodan Packs');
    const sent = await apply(fursa, job.id, { person: { email: person.email }, cv: 'sent.pdf' }, person);
    await person.upload('/candidate/resumes', 'kept.pdf', PDF);
    await person.post('/api/session/store', {
      jobId: job.id,
      status: 'in_progress',
      personalInfo: { fullName: 'Half' },
    });
    const chatId = await conversationAbout(employer, sent.id);
    await say(employer, chatId, 'When can you come?');
    await say(person, chatId, 'On Monday.');
    await employer.post(`/company/applications/${sent.id}/notes`, { body: 'among ourselves' });
    await fursa.database.query(
      `insert into human_evaluations (application_id, type, score, comment, reviewer_id)
       select ${sent.id}, 'overall', 61, 'said by a reviewer', id from users where role = 'admin' limit 1`,
    );
    await act(admin, await idOf(person), 'sign-out');
    await person.post('/login', { email: person.email, password: TEST_PASSWORD });

    expect(await find(person)).toBeNull();
    expect((await start(person)).body.export).toMatchObject({ state: 'waiting', percent: 0, url: null });
    await makeAll();
    const made = await find(person);
    expect(made).toMatchObject({ state: 'ready', percent: 100 });
    const { response, names, json, read } = await fetchArchive(person, made.url);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="my-data-[\d-]+\.zip"/);
    expect(Number(response.headers.get('content-length'))).toBe(made.bytes);
    expect(json('account.json')).toMatchObject({ email: person.email, sessions: [{ userAgent: expect.any(String) }] });
    expect(json('profile.json')).toMatchObject({ name: 'Hodan Packs' });
    const [application] = json('applications.json');
    expect(application).toMatchObject({
      id: sent.id,
      company: { name: 'Packing & Co' },
      assessment: expect.any(Object),
    });
    expect(JSON.stringify(application.sent)).toContain(person.email);
    expect(json('conversations.json').map(({ body }: { body: string }) => body)).toEqual([
      'When can you come?',
      'On Monday.',
    ]);
    expect(JSON.stringify(json('drafts.json'))).toContain('Half');
    expect(json('history.json')).toMatchObject([
      { kind: 'user_signed_out', byYou: false },
      { kind: 'own_export', byYou: true },
    ]);
    expect(read('files/cv/sent.pdf')).toEqual(Buffer.from(PDF));
    expect(read('files/cv/kept.pdf')).toEqual(Buffer.from(PDF));
    // The archive contains no credentials, and nothing that others wrote about the person to each other.
    for (const secret of ['passwordHash', 'tokenHash', 'among ourselves', 'said by a reviewer', 'A test asks for it']) {
      for (const name of names.filter((one) => one.endsWith('.json'))) {
        expect(String(read(name)), name).not.toContain(secret);
      }
    }
    expect((await historyOf(admin, await idOf(person)))[0]).toMatchObject({ kind: 'own_export', reason: null });
  });

  for (const role of ROLES) {
    it(`is there for every role: ${role}`, async () => {
      const person = await fursa.signedInAs(role);
      await start(person);
      await makeAll();
      const { json } = await fetchArchive(person, (await find(person)).url);
      expect(json('account.json')).toMatchObject({
        email: person.email,
        role: role === 'interviewer' ? 'company' : role,
      });
    });
  }

  it('is nobody else’s: the same bytes as what does not exist', async () => {
    const [person, other, admin] = [
      await fursa.register('candidate'),
      await fursa.register('candidate'),
      await fursa.signedInAs('admin'),
    ];
    await start(person);
    await makeAll();
    const { url } = await find(person);
    const missing = await other.get('/account/export/999999999/archive.zip');
    for (const client of [other, admin]) {
      const foreign = await client.get(url);
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
    expect((await fursa.visitor().get(url)).status).toBe(401);
    for (const id of ['abc', '-1', '99999999999999999999']) {
      expect((await person.get(`/account/export/${id}/archive.zip`)).status).toBe(404);
    }
  });

  it('is begun once, however often it is asked for at once, and counted once', async () => {
    const person = await fursa.register('candidate');
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(person)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.export.id)).size).toBe(1);
    await makeAll();
    const before = await fileCount();
    await makeAll();
    expect(await fileCount()).toBe(before);
    for (let time = 0; time < 2; time += 1) {
      expect((await start(person)).status).toBe(200);
      await makeAll();
    }
    const refused = await start(person);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You have asked for several archives today. Please try again tomorrow.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60 * 60);
    // Only the newest archive is kept.
    expect(await fileCount()).toBe(before);
    expect((await find(person)).state).toBe('ready');
  });

  it('is made by the next process when one is killed over it, and there is one archive', async () => {
    const person = await fursa.register('candidate');
    await start(person);
    // The state that a killed process leaves behind.
    await fursa.database.query(
      `update person_exports set state = 'making', percent = 40 where user_id = ${await idOf(person)}`,
    );
    await killDuring(fursa, 'people.make_archive');
    await makeAll();
    expect(await find(person)).toMatchObject({ state: 'making', percent: 40 });
    await expireJobs(fursa, 'people.make_archive');
    const before = await fileCount();
    await makeAll();
    expect(await find(person)).toMatchObject({ state: 'ready' });
    expect(await fileCount()).toBe(before + 1);
  });

  it('is kept from whoever made it too slowly and was taken over from', async () => {
    const person = await fursa.register('candidate');
    await start(person);
    const before = await fileCount();
    let isFirst = true;
    beforeStoring = async () => {
      if (!isFirst) return;
      isFirst = false;
      await expireJobs(fursa, 'people.make_archive');
      await makeAll();
    };
    await makeAll();
    expect(await find(person)).toMatchObject({ state: 'ready' });
    expect(await fileCount()).toBe(before + 1);
  });

  it('is tried three times, and then said to have failed; it can be asked for again', async () => {
    const person = await fursa.register('candidate');
    await start(person);
    beforeStoring = async () => {
      throw new Error('the disk is broken');
    };
    const states = [];
    for (let time = 0; time < 3; time += 1) {
      await expect(makeAll()).rejects.toThrow('the disk is broken');
      // A job that has failed for good is given up in the next run.
      if (time === 2) await makeAll();
      states.push((await find(person)).state);
      await makeJobsDue(fursa);
    }
    expect(states).toEqual(['making', 'making', 'failed']);
    beforeStoring = async () => {};
    await start(person);
    await makeAll();
    expect((await find(person)).state).toBe('ready');
  });

  it('goes after a week, with its file', async () => {
    const person = await fursa.register('candidate');
    const before = await fileCount();
    await start(person);
    await makeAll();
    const { url } = await find(person);
    await fursa.database.query("update person_exports set ready_at = now() - interval '8 days'");
    expect((await person.get(url)).status).toBe(404);
    expect(await find(person)).toBeNull();
    await fursa.server.run('clean-up');
    expect(await fileCount()).toBeLessThanOrEqual(before);
    const { rows } = await fursa.database.query('select count(*)::int as n from person_exports');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('of somebody who is erased meanwhile is dropped, with its file', async () => {
    const person = await fursa.register('candidate');
    await start(person);
    const before = await fileCount();
    let erased = 0;
    beforeStoring = async () => {
      const erase = { current_password: TEST_PASSWORD, confirm: person.email };
      erased = (await person.post('/account/erase', erase)).status;
    };
    await makeAll();
    expect(erased).toBe(200);
    expect(await fileCount()).toBe(before);
    const { rows } = await fursa.database.query('select count(*)::int as n from person_exports');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('that is ready goes with whom it is about', async () => {
    const person = await fursa.register('candidate');
    const before = await fileCount();
    await start(person);
    await makeAll();
    expect(await fileCount()).toBe(before + 1);
    await person.post('/account/erase', { current_password: TEST_PASSWORD, confirm: person.email });
    expect(await fileCount()).toBe(before);
  });
});
