import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDiskStore } from '#server/files/file-store.ts';
import { readZipEntries, unpackEntry } from '#server/files/zip-entries.ts';
import { readCsvRows } from '#server/kernel/read-csv.ts';
import { swahili } from '../../../../tests/harness/shipped-texts.ts';
import { PDF } from '../../../../tests/harness/test-applications.ts';
import { columnsOf, fillBoard, type MadeCard } from '../../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests();
const store = createDiskStore(path.join(fursa.dataDir, 'files'));
const job = await publishJob(employer, admin, { title: 'Crane Operator' });

const make = (cards: MadeCard[], of = { employer, jobId: job.id }) => fillBoard(fursa.database, of, cards);

/** Gives the application a CV and returns its key. */
async function withCv(id: number | undefined, name = 'cv.pdf'): Promise<string> {
  const { key, bytes, sha256 } = await store.put(PDF);
  await fursa.database.query(
    `with f as (insert into files (key, name, media_type, bytes, sha256) values ($2, $3, 'application/pdf', $4, $5) returning id),
     r as (insert into resumes (candidate_id, file_id, name)
       select a.candidate_id, f.id, $3 from applications a, f where a.id = $1 returning id)
     update applications set resume_id = (select id from r) where id = $1`,
    [id, key, name, bytes, sha256],
  );
  return key;
}

async function rawOf(client: TestClient, address: string) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${fursa.baseUrl}/company/applications/${address}`, { headers: { cookie } });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

async function zipOf(client: TestClient, ids: (number | undefined)[]) {
  const { response, content } = await rawOf(client, `cvs.zip?ids=${ids.join(',')}`);
  const entries = readZipEntries(content, 1000) ?? [];
  const text = (name: string) => {
    const entry = entries.find((one) => one.name === name);
    return entry ? String(unpackEntry(content, entry)) : null;
  };
  return { response, content, names: entries.map(({ name }) => name), text };
}

async function tableOf(client: TestClient, query = '') {
  const { status, text, headers } = await client.get(`/company/applications/export.csv${query}`);
  const [head, ...rows] = readCsvRows(text).map(({ cells }) => cells);
  return { status, headers, text, head: head ?? [], rows };
}

async function hideUntil(column: string | null): Promise<void> {
  const until_group_id = column ? ((await columnsOf(employer))[column]?.id ?? null) : null;
  const { status } = await employer.request('PUT', '/company/applications/blind', { until_group_id });
  expect(status).toBe(200);
}

describe('the CVs of several applications', () => {
  it('come as one archive of a known length, each under a name of its own', async () => {
    const made = await make([{ name: 'Hodan Warsame' }, { name: 'hodan warsame' }, { name: '../a\u0007b' }]);
    for (const { id } of made) await withCv(id, 'My CV.PDF');
    const { response, content, names, text } = await zipOf(
      employer,
      made.map(({ id }) => id),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="cvs-\d{4}-\d\d-\d\d\.zip"$/);
    expect(response.headers.get('content-length')).toBe(String(content.length));
    expect(names).toEqual(['Hodan Warsame.pdf', 'hodan warsame (2).pdf', 'a b.pdf']);
    expect(text('a b.pdf')).toBe(String(PDF));
  });

  it('lack what is foreign, missing, hidden, lost or was never sent, and say so', async () => {
    const stranger = await fursa.register('company');
    const theirs = await publishJob(stranger, admin, {});
    const [foreign] = await make([{ name: 'Not Yours' }], { employer: stranger, jobId: theirs.id });
    await withCv(foreign?.id);
    const [sent, without, lost, hidden, gone] = await make([
      { name: 'Sent', group: 'Hired' },
      { name: 'Without', group: 'Hired' },
      { name: 'Lost', group: 'Hired' },
      { name: 'Secret', group: 'New' },
      { name: 'Gone', group: 'Hired' },
    ]);
    for (const one of [sent, hidden, gone]) await withCv(one?.id);
    await store.remove(await withCv(lost?.id));
    await fursa.database.query(
      `update candidates set erased_at = now() where id = (select candidate_id from applications where id = ${gone?.id})`,
    );
    await hideUntil('Offer');
    const missing = 999_999_999;
    const ids = [sent, without, lost, hidden, gone, foreign].map((one) => one?.id);
    const { names, text } = await zipOf(employer, [...ids, missing]);
    await hideUntil(null);
    expect(names).toEqual(['Sent.pdf', 'not-in-this-archive.txt']);
    const said = text('not-in-this-archive.txt') ?? '';
    expect(said).toContain(`Application ${foreign?.id}: not found`);
    expect(said).toContain(`Application ${missing}: not found`);
    expect(said).toContain(`Application ${hidden?.id}: hidden by blind review`);
    expect(said).toContain('Without: sent without a CV');
    expect(said).toContain('Lost: the file could not be read');
    for (const name of ['Not Yours', 'Secret', 'Gone']) expect(said).not.toContain(name);
  });

  it('are asked for by ids, and by the company alone', async () => {
    for (const ids of ['', 'a', '1,,2', '0', Array.from({ length: 501 }, (_, at) => at + 1).join(',')]) {
      expect((await employer.get(`/company/applications/cvs.zip?ids=${ids}`)).status, ids).toBe(422);
    }
    for (const address of ['cvs.zip?ids=1', 'export.csv']) {
      const statuses = await Promise.all(
        [fursa.visitor(), await fursa.register('candidate'), admin].map(
          async (client) => (await client.get(`/company/applications/${address}`)).status,
        ),
      );
      expect(statuses, address).toEqual([401, 403, 403]);
    }
  });
});

describe('the table of applications', () => {
  it('has everything that the filters show, and nothing else, in the order of the board', async () => {
    const popular = await publishJob(employer, admin, { title: 'Popular' });
    await make(
      Array.from({ length: 120 }, (_, at) => ({ name: `Person ${at}`, aiScore: at % 101 })),
      { employer, jobId: popular.id },
    );
    await make([{ name: 'Far Along', group: 'Offer', aiScore: 91, managerScore: 77 }], {
      employer,
      jobId: popular.id,
    });
    const all = await tableOf(employer, `?job=${popular.id}`);
    expect((await rawOf(employer, 'export.csv')).content.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(all.headers.get('content-disposition')).toMatch(/^attachment; filename="applications-/);
    expect(all.rows).toHaveLength(121);
    expect(new Set(all.rows.map(([name]) => name)).size).toBe(121);
    expect(all.rows[0]?.slice(3, 7)).toEqual(['Popular', 'New', '100', 'Outstanding']);
    expect(all.rows.at(-1)?.slice(3, 9)).toEqual(['Popular', 'Offer', '91', 'Outstanding', '77', 'Very Good']);
    const narrowed = await tableOf(employer, `?job=${popular.id}&score=Outstanding`);
    expect(narrowed.rows.length).toBeGreaterThan(5);
    expect(narrowed.rows.every(([, , , , , score]) => Number(score) > 90)).toBe(true);
    expect((await tableOf(employer, '?score=Great')).status).toBe(422);
    expect((await tableOf(await fursa.register('company'))).rows).toEqual([]);
  });

  it('is no program to a spreadsheet', async () => {
    const { id } = await publishJob(employer, admin, { title: 'Quoted "job", with a comma' });
    const [made] = await make([{ name: '=HYPERLINK("http://evil.example")' }], { employer, jobId: id });
    await fursa.database.query(
      `update applications set snapshot = '{"personalInfo":{"phone":"+252612345678"}}', profession = '@SUM(1)', source = '-1'
       where id = ${made?.id}`,
    );
    const { rows, head } = await tableOf(employer, `?job=${id}`);
    const cell = (name: string) => rows[0]?.[head.indexOf(name)];
    expect(cell('Job')).toBe('Quoted "job", with a comma');
    expect(cell('Name')).toBe('\'=HYPERLINK("http://evil.example")');
    expect([cell('Phone'), cell('Profession'), cell('Source')]).toEqual(["'+252612345678", "'@SUM(1)", "'-1"]);
  });

  it('tells of somebody whom blind review hides what their card tells, and no more', async () => {
    const { id } = await publishJob(employer, admin, { title: 'Blind' });
    const [hidden, gone] = await make(
      [
        { name: 'Secret Name', group: 'New' },
        { name: 'Gone Name', group: 'Hired' },
      ],
      {
        employer,
        jobId: id,
      },
    );
    await fursa.database.query(
      `update applications set snapshot = '{"personalInfo":{"phone":"0612345678"}}', country_code = 'SO', profession = 'Cook', blind_profession = 'Cook'
       where job_id = ${id}`,
    );
    await fursa.database.query(
      `update candidates set erased_at = now() where id = (select candidate_id from applications where id = ${gone?.id})`,
    );
    expect((await tableOf(employer, `?job=${id}`)).text).toContain('Secret Name');
    await hideUntil('Offer');
    const { text, rows } = await tableOf(employer, `?job=${id}`);
    await hideUntil(null);
    expect(rows.map(([name]) => name)).toEqual([`Candidate ${hidden?.id}`, 'Candidate Deleted']);
    expect(rows[0]).toContain('Cook');
    for (const secret of ['Secret', 'Gone', 'test.example', '0612345678', 'Somalia'])
      expect(text).not.toContain(secret);
  });

  it('is made one after the other for each recruiter', async () => {
    const boss = await fursa.register('company');
    const { id } = await publishJob(boss, admin, { title: 'Crowded' });
    await make(
      Array.from({ length: 400 }, (_, at) => ({ name: `Person ${at}` })),
      { employer: boss, jobId: id },
    );
    const asked = Array.from({ length: 8 }, () => boss.get('/company/applications/export.csv'));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses).toContain(429);
    expect((await tableOf(boss)).rows).toHaveLength(400);
  });

  it('is in the language of its reader, the values too', async () => {
    const { id } = await publishJob(employer, admin, { title: 'Read in Swahili' });
    await make([{ name: 'Read Elsewhere', aiScore: 91, managerScore: 20 }], { employer, jobId: id });
    await fursa.database.query(
      `update applications set experience_level = 'Senior', education_level = 'High School', country_code = 'EG' where job_id = ${id}`,
    );
    const address = `/company/applications/export.csv?job=${id}`;
    const { text } = await employer.get(address, { headers: { 'accept-language': 'sw' } });
    expect(text).toContain('Jina,Barua pepe,Simu');
    const cells = readCsvRows(text)[1]?.cells ?? [];
    const words = ['ui.score_outstanding', 'ui.score_fail', 'jobs.experience_senior', 'jobs.education_high_school'];
    for (const key of words) expect(cells).toContain(swahili[key]);
    expect(cells).toContain('Misri');
  });
});
