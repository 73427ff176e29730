import { beforeEach, expect, it } from 'vitest';
import { readZipEntries, unpackEntry } from '#server/files/zip-entries.ts';
import { readCsvRows } from '#server/kernel/read-csv.ts';
import { apply, colleagueOf } from '../../../tests/harness/test-applicants.ts';
import { PDF } from '../../../tests/harness/test-applications.ts';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { conversationAbout, say } from '../../../tests/harness/test-conversations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Tamsira Logistics' });
const stranger = await fursa.register('company');
beforeEach(() => fursa.database.query('delete from throttles'));

const PATH = '/company/export/newest';
const makeAll = () => fursa.server.run('exports.make_archive');

async function archiveOf(client: TestClient) {
  expect((await client.post(PATH)).body.export).toMatchObject({ state: 'waiting', url: null });
  await makeAll();
  const { export: made } = (await client.get(PATH)).body;
  expect(made).toMatchObject({ state: 'ready', percent: 100 });
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(fursa.baseUrl + made.url, { headers: { cookie } });
  const content = Buffer.from(await response.arrayBuffer());
  const entries = readZipEntries(content, 1000) ?? [];
  const text = (name: string) => {
    const entry = entries.find((one) => one.name === name);
    return entry ? String(unpackEntry(content, entry)) : '';
  };
  return {
    url: made.url as string,
    names: entries.map(({ name }) => name),
    text,
    json: (name: string) => JSON.parse(text(name)),
    csv: (name: string) => readCsvRows(text(name)).map(({ cells }) => cells),
    all: entries.map((entry) => String(unpackEntry(content, entry))).join('\n'),
  };
}

it('is everything of the company in one archive, and nothing of another', async () => {
  const job = await publishJob(employer, admin, { title: '=Driver', application_form: 'wizard', pass_mark: 0 });
  const theirs = await publishJob(stranger, admin, { title: 'Not Yours', application_form: 'wizard', pass_mark: 0 });
  await apply(fursa, theirs.id);
  const person = await fursa.register('candidate', 'Hodan Packs');
  const sent = await apply(fursa, job.id, { person: { email: person.email }, cv: 'cv.pdf' }, person);
  const chatId = await conversationAbout(employer, sent.id);
  await say(employer, chatId, 'When can you come?');
  await say(person, chatId, 'On Monday.');

  const archive = await archiveOf(employer);
  const tables = ['jobs', 'applications', 'people', 'messages'];
  expect(archive.names).toEqual([
    ...tables.flatMap((name) => [`${name}.csv`, `${name}.json`]),
    'files.json',
    `files/cvs/${sent.id} cv.pdf`,
  ]);
  expect(archive.json('jobs.json')).toMatchObject([{ id: job.id, title: '=Driver', status: 'active' }]);
  expect(archive.csv('jobs.csv')[1]?.[1]).toBe("'=Driver");
  const [application] = archive.json('applications.json');
  expect(application).toMatchObject({ id: sent.id, email: person.email, outcome: expect.any(String) });
  expect(application.sent.personalInfo.email).toBe(person.email);
  expect(archive.json('people.json')).toMatchObject([{ id: application.person_id, email: person.email }]);
  expect(archive.json('messages.json').map(({ body }: { body: string }) => body)).toEqual([
    'When can you come?',
    'On Monday.',
  ]);
  expect(archive.csv('messages.csv')).toHaveLength(3);
  expect(archive.text(`files/cvs/${sent.id} cv.pdf`)).toBe(String(PDF));
  expect(archive.all).not.toContain('Not Yours');
  expect(archive.all).not.toContain('password');
  const audit = (await admin.get('/api/admin/audit?group=looks')).text;
  for (const kind of ['company_exported', 'company_export_downloaded']) expect(audit).toContain(kind);
});

it('lacks what blind review hides, and who was erased; with them an older archive goes', async () => {
  const client = await fursa.register('company', 'Blind & Co');
  const job = await publishJob(client, admin, { application_form: 'wizard', pass_mark: 0 });
  const person = await fursa.register('candidate', 'Xalimo Qumbe');
  const sent = await apply(fursa, job.id, { person: { email: person.email }, cv: 'xalimo.pdf' }, person);
  await say(client, await conversationAbout(client, sent.id), 'Dear Xalimo');
  const until = (await columnsOf(client)).Offer?.id;
  await client.request('PUT', '/company/applications/blind', { until_group_id: until });
  const hidden = await archiveOf(client);
  expect(hidden.json('applications.json')).toMatchObject([{ id: sent.id, name: null, person_id: null, sent: null }]);
  for (const secret of ['Xalimo', 'xalimo', person.email]) expect(hidden.all).not.toContain(secret);
  await client.request('PUT', '/company/applications/blind', { until_group_id: null });
  const shown = await archiveOf(client);
  expect(shown.all).toContain('Xalimo');
  await person.post('/account/erase', { current_password: 'a sentence to remember', confirm: person.email });
  expect((await client.get(shown.url)).status).toBe(404);
  expect((await client.get(PATH)).body.export).toBeNull();
  expect((await archiveOf(client)).all).not.toContain('Xalimo');
});

it('is for owners alone, made once at a time, and kept for a week', async () => {
  const recruiter = await colleagueOf(fursa, employer, 'A Recruiter');
  expect([(await recruiter.get(PATH)).status, (await recruiter.post(PATH)).status]).toEqual([403, 403]);
  const asked = await Promise.all(Array.from({ length: 5 }, () => employer.post(PATH)));
  expect(new Set(asked.map(({ body }) => body.export.id)).size).toBe(1);
  await makeAll();
  const { url } = (await employer.get(PATH)).body.export;
  expect((await recruiter.get(url)).status).toBe(403);
  const missing = await stranger.get('/company/export/999999/archive.zip');
  const foreign = await stranger.get(url);
  expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  expect((await fursa.visitor().get(url)).status).toBe(401);
  await fursa.database.query("update company_exports set ready_at = now() - interval '8 days'");
  expect((await employer.get(url)).status).toBe(404);
  await fursa.server.run('clean-up');
  expect((await fursa.database.query('select count(*)::int as n from company_exports')).rows).toEqual([{ n: 0 }]);
});
