import { beforeEach, describe, expect, it } from 'vitest';
import { readCsvRows } from '#server/kernel/read-csv.ts';
import { colleagueOf } from '../../../tests/harness/test-applicants.ts';
import { PDF } from '../../../tests/harness/test-applications.ts';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { expireJobs, killDuring } from '../../../tests/harness/test-queue.ts';
import { zipFile } from '../../../tests/harness/zip-file.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Tamsira Logistics' });
const stranger = await fursa.register('company');
beforeEach(() => fursa.database.query('delete from throttles'));

const HEAD = 'first_name;last_name;email1;phone_cell;pipeline;key_skills;date_applied;owner_id';
const person = (at: number, more = '') =>
  `Person;Number ${at};person.${at}@mail.example;+25261555${String(at).padStart(4, '0')};2nd interview;SQL, stock control;03/04/2024;14${more}`;
const table = (...lines: string[]) => [HEAD, ...lines].join('\r\n');

/** A company with one job, whose board is its own. */
async function someCompany() {
  const client = await fursa.register('company', 'Some Company');
  const job = await publishJob(client, admin, { title: 'Junior Planner' });
  return { client, job };
}

async function upload(client: TestClient, content: string | Uint8Array, name = 'people.csv') {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const answer = await client.upload('/company/imports', name, bytes);
  return { ...answer, id: answer.body?.id as number };
}
const find = async (client: TestClient, id: number) => (await client.get(`/company/imports/${id}`)).body;
const settingsOf = ({ import: one }: { import: Record<string, unknown> }) => ({
  fields: one.fields,
  job_id: one.job_id,
  stages: (one.stages as { stage: string; group_id: number }[]).map(({ stage, group_id }) => ({ stage, group_id })),
  date_order: one.date_order,
  known: one.known,
  same_phone: one.same_phone,
});
const change = async (client: TestClient, id: number, changes: object) =>
  client.request('PUT', `/company/imports/${id}`, { ...settingsOf(await find(client, id)), ...changes });
const start = (client: TestClient, id: number) => client.post(`/company/imports/${id}/start`);
const runAll = () => fursa.server.run('imports.run');
async function importAll(client: TestClient, content: string) {
  const { id, text } = await upload(client, content);
  if (!id) throw new Error(text);
  const started = await start(client, id);
  if (started.status !== 200) throw new Error(started.text);
  await runAll();
  return (await find(client, id)).import;
}
const countOf = async (jobId: number) => {
  const { rows } = await fursa.database.query(`select count(*)::int as n from applications where job_id = ${jobId}`);
  return (rows as { n: number }[])[0]?.n;
};

describe('a file of another system', () => {
  it('is read, matched and shown before anything is stored', async () => {
    const { client, job } = await someCompany();
    const { id } = await upload(client, table(person(1), person(2).replace('person.2@', 'no at sign ')));
    const answer = await find(client, id);
    expect(answer.import).toMatchObject({
      file: 'people.csv',
      rows: 2,
      state: 'checked',
      encoding: 'UTF-8',
      delimiter: ';',
      system: 'OpenCATS',
      job_id: job.id,
      check: { ready: 1, known: 0, same_phone: 0, refused: 1 },
    });
    expect(answer.import.fields).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
      'stage',
      'skills',
      'applied_on',
      null,
    ]);
    expect(answer.import.columns[2]).toMatchObject({ header: 'email1', example: 'person.1@mail.example', why: 'name' });
    const interview = answer.groups.find(({ name }: { name: string }) => name === 'Interview').id;
    expect(answer.import.stages).toEqual([{ stage: '2nd interview', rows: 2, group_id: interview }]);
    expect(answer.first_rows[0]).toMatchObject({
      row: 2,
      values: { email: 'person.1@mail.example', phone: '+252615550001', applied_on: '2024-04-03', stage: 'Interview' },
      problems: [],
      match: null,
    });
    expect(answer.problem_rows).toMatchObject([{ row: 3, problems: [{ field: 'email', problem: 'not_an_email' }] }]);
    expect(await countOf(job.id)).toBe(0);
  });

  it.each([
    ['UTF-8', Buffer.from(`\uFEFFname,email\r\nHodan – هدى,hodan@mail.example`)],
    ['UTF-16LE', Buffer.from('\uFEFFname\temail\r\nHodan – هدى\thodan@mail.example', 'utf16le')],
    ['UTF-16LE', Buffer.from('name,email\nHodan – هدى,hodan@mail.example\n', 'utf16le')],
    ['UTF-16BE', Buffer.from('\uFEFFname;email\r\nHodan – هدى;hodan@mail.example', 'utf16le').swap16()],
    ['UTF-8', Buffer.from('sep=;\r\nname;email\r\n"Hodan – هدى";hodan@mail.example\r\n')],
  ])('may be written in %s, as Excel and others write it', async (encoding, content) => {
    const { client } = await someCompany();
    const { id } = await upload(client, content);
    const answer = await find(client, id);
    expect(answer.import.encoding).toBe(encoding);
    expect(answer.first_rows[0].values).toMatchObject({ full_name: 'Hodan – هدى', email: 'hodan@mail.example' });
  });

  it('can be matched in another way, and is checked again', async () => {
    const { client, job } = await someCompany();
    const { id } = await upload(client, 'who,where,when\r\nAsha Ali,asha@mail.example,03/04/2024');
    expect((await find(client, id)).import.fields).toEqual([null, 'email', null]);
    expect((await start(client, id)).body.errors.fields[0]).toBe('Please say which column holds the name.');
    const fields = ['full_name', 'email', 'applied_on'];
    const { body } = await change(client, id, { fields, date_order: 'month_first' });
    expect(body.import.check.ready).toBe(1);
    expect(body.first_rows[0].values.applied_on).toBe('2024-03-04');
    for (const [field, changes] of [
      ['fields', { fields: ['email'] }],
      ['fields.2', { fields: ['full_name', 'email', 'email'] }],
      ['job_id', { fields, job_id: 999_999 }],
      ['stages.0.group_id', { fields, stages: [{ stage: 'x', group_id: 999_999 }] }],
    ] as const) {
      const refused = await change(client, id, changes);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
    }
    await change(client, id, { fields, job_id: null });
    expect((await start(client, id)).body.errors.job_id[0]).toBe('Please choose a job, or the column that names it.');
    expect(await countOf(job.id)).toBe(0);
  });
});

describe('an import', () => {
  it('brings people to the board with where they came from, and mails and scores nobody', async () => {
    const { client, job } = await someCompany();
    const mails = async () => (await fursa.database.query('select count(*)::int as n from mails')).rows;
    const before = await mails();
    const result = await importAll(client, table(...Array.from({ length: 130 }, (_, at) => person(at))));
    expect(result).toMatchObject({ state: 'done', done: 130, added: 130, refused: 0 });
    const { Interview } = await columnsOf(client, `?job=${job.id}`);
    expect(Interview?.count).toBe(130);
    const [card] = (Interview?.applications ?? []) as unknown as Record<string, unknown>[];
    expect(card).toMatchObject({ imported: { from: 'people.csv', at: expect.any(String) }, ai_evaluation: null });
    await fursa.server.run('screening');
    expect(await mails()).toEqual(before);
    const { rows } = await fursa.database.query(
      `select count(ai_score)::int as scored, count(distinct rank)::int as ranks, min(applied_at)::text as day from applications where job_id = ${job.id}`,
    );
    expect(rows).toMatchObject([{ scored: 0, ranks: 130, day: expect.stringContaining('2024-04-03') }]);
    const history = await client.get(`/company/applications/${(card as { id: number }).id}/timeline`);
    expect(history.body.events.map(({ event }: { event: string }) => event)).toContain('imported');
    const audit = async (group: string) => (await admin.get(`/api/admin/audit?group=${group}`)).text;
    for (const kind of ['import_started', 'import_finished']) expect(await audit('people')).toContain(kind);
    expect(await audit('applications')).toContain('"imported"');
  });

  it('is scored when somebody asks, and no score moves a card', async () => {
    const { client, job } = await someCompany();
    const { id } = await importAll(client, table(person(1)));
    expect((await client.post(`/company/imports/${id}/score`)).status).toBe(200);
    await fursa.server.run('screening');
    const { rows } = await fursa.database.query(
      `select ai_score, outcome, g.name from applications a join application_groups g on g.id = a.group_id where job_id = ${job.id}`,
    );
    expect(rows).toEqual([{ ai_score: expect.any(Number), outcome: 'under_review', name: 'Interview' }]);
  });

  it('changes nothing the second time, and adds what is new where that was chosen', async () => {
    const { client, job } = await someCompany();
    await importAll(client, table(person(1), person(2)));
    const again = await importAll(client, table(person(1), person(2), person(2)));
    expect(again).toMatchObject({ added: 0, unchanged: 3, updated: 0 });
    const { id } = await upload(client, table(person(1), person(2).replace('SQL, stock control', 'Routing')));
    expect((await find(client, id)).first_rows[0].match).toBe('known');
    await change(client, id, { known: 'update' });
    await start(client, id);
    await runAll();
    expect((await find(client, id)).import).toMatchObject({ added: 0, unchanged: 1, updated: 1 });
    const { rows } = await fursa.database.query(
      `select snapshot->'skills' as skills from applications where job_id = ${job.id} order by email`,
    );
    expect(rows).toEqual([{ skills: ['SQL', 'stock control'] }, { skills: ['Routing'] }]);
  });

  it('recognises people who applied themselves, and telephone numbers', async () => {
    const { client, job } = await someCompany();
    const same = person(3).replace('person.3@', 'another@');
    const { id } = await upload(client, table(person(3), same));
    const checked = await find(client, id);
    expect(checked.import.check).toEqual({ ready: 1, known: 0, same_phone: 1, refused: 0 });
    await start(client, id);
    await runAll();
    expect((await find(client, id)).import).toMatchObject({ added: 1, unchanged: 1 });
    const next = await upload(client, table(same));
    expect((await find(client, next.id)).first_rows[0].match).toBe('same_phone');
    await change(client, next.id, { same_phone: 'import' });
    await start(client, next.id);
    await runAll();
    expect(await countOf(job.id)).toBe(2);
  });

  it('gives the refused rows back as a file that can be corrected and imported', async () => {
    const { client, job } = await someCompany();
    const bad = person(2).replace('person.2@mail.example', '"=cmd|\'/c calc\'!A1"');
    const result = await importAll(client, table(person(1), bad, person(3).replace('03/04', '31/02')));
    expect(result).toMatchObject({ added: 1, refused: 2 });
    expect(result.refusals).toHaveLength(2);
    const { text, headers } = await client.get(`/company/imports/${result.id}/refused.csv`);
    expect(headers.get('content-disposition')).toContain('refused-people.csv');
    const [head, ...rows] = readCsvRows(text).map(({ cells }) => cells);
    expect(head).toEqual([...HEAD.split(';'), 'fursa_problem']);
    expect(rows.map((cells) => cells.at(-1))).toEqual(['Not an e-mail address', 'No such day']);
    expect(rows[0]?.[2]).toBe("'=cmd|'/c calc'!A1");
    expect(rows[1]?.[3]).toBe("'+252615550003");
    const corrected = text.replace('31/02/2024', '28/02/2024');
    const second = await importAll(client, corrected);
    expect(second).toMatchObject({ added: 1, refused: 1 });
    expect(await countOf(job.id)).toBe(2);
    expect((await stranger.get(`/company/imports/${result.id}/refused.csv`)).status).toBe(404);
  });

  it('names the job of each row, and refuses those that it does not know', async () => {
    const { client, job } = await someCompany();
    const other = await publishJob(client, admin, { title: 'Stock Clerk' });
    const { id } = await upload(
      client,
      'name,email,job\r\nA One,a1@mail.example,stock CLERK\r\nA Two,a2@mail.example,\r\nA Three,a3@mail.example,Baker',
    );
    expect((await find(client, id)).problem_rows.map(({ row }: { row: number }) => row)).toEqual([3, 4]);
    const { body } = await change(client, id, { job_id: job.id });
    expect(body.import.check).toMatchObject({ ready: 3 });
    await start(client, id);
    await runAll();
    expect([await countOf(other.id), await countOf(job.id)]).toEqual([1, 2]);
  });

  it('takes the CVs of a ZIP file beside it, by name or e-mail', async () => {
    const { client, job } = await someCompany();
    const lines = [
      'name,email,cv',
      'A One,a1@mail.example,One CV.pdf',
      'A Two,a2@mail.example,',
      'A Three,a3@mail.example,gone.pdf',
      'A Four,a4@mail.example,bad.pdf',
    ];
    const { id } = await upload(client, lines.join('\n'));
    const zip = zipFile([
      { name: '../../cvs/One CV.pdf', content: PDF },
      { name: 'A2@mail.example.pdf', content: PDF },
      { name: 'bad.pdf', content: 'no PDF at all' },
    ]);
    const sent = await client.upload(`/company/imports/${id}/cvs`, 'cvs.zip', zip);
    expect(sent.status).toBe(200);
    const { import: checked } = await find(client, id);
    expect(checked).toMatchObject({ cvs: { file: 'cvs.zip' }, check: { ready: 3, refused: 1 } });
    await start(client, id);
    await runAll();
    const result = (await find(client, id)).import;
    expect(result).toMatchObject({ added: 2, refused: 2 });
    expect(result.refusals.map(({ problem }: { problem: string }) => problem).sort()).toEqual([
      'cv_missing',
      'cv_unusable',
    ]);
    const { rows } = await fursa.database.query(
      `select r.name from applications a join resumes r on r.id = a.resume_id where a.job_id = ${job.id} order by a.email`,
    );
    expect(rows).toEqual([{ name: 'One CV.pdf' }, { name: 'A2@mail.example.pdf' }]);
  });

  it('goes on after its process was killed, and doubles nothing', async () => {
    const { client, job } = await someCompany();
    const { id } = await upload(client, table(...Array.from({ length: 120 }, (_, at) => person(at))));
    await start(client, id);
    await killDuring(fursa, 'imports.run');
    await runAll();
    expect((await find(client, id)).import).toMatchObject({ state: 'running', done: 0 });
    await expireJobs(fursa, 'imports.run');
    await runAll();
    expect((await find(client, id)).import).toMatchObject({ state: 'done', added: 120 });
    // A second run of the same job finds nothing left to do.
    await fursa.database.query(`update imports set state = 'running', done = 70 where id = ${id}`);
    await fursa.database.query("update pgboss.job set state = 'retry', start_after = now() where name = 'imports.run'");
    await runAll();
    expect((await find(client, id)).import).toMatchObject({ state: 'done', done: 120, added: 120, unchanged: 50 });
    expect(await countOf(job.id)).toBe(120);
  });

  it('can be stopped, is started once, and one at a time', async () => {
    const { client, job } = await someCompany();
    const [one, other] = [await upload(client, table(person(1))), await upload(client, table(person(2)))];
    expect((await start(client, one.id)).status).toBe(200);
    expect((await start(client, one.id)).status).toBe(409);
    const second = await start(client, other.id);
    expect([second.status, second.body.message]).toEqual([
      409,
      'Another import is running. Please wait until it has finished.',
    ]);
    expect((await client.post(`/company/imports/${one.id}/stop`)).status).toBe(200);
    await runAll();
    expect((await find(client, one.id)).import).toMatchObject({ state: 'stopped', added: 0 });
    expect(await countOf(job.id)).toBe(0);
    expect((await client.request('DELETE', `/company/imports/${other.id}`)).status).toBe(200);
    expect((await client.get(`/company/imports/${other.id}`)).status).toBe(404);
  });

  it('is the owner’s to make, a recruiter’s to read, and looks like none to others', async () => {
    const { client } = await someCompany();
    const { client: recruiter } = { client: await colleagueOf(fursa, client, 'A Recruiter') };
    const { id } = await upload(client, table(person(1)));
    expect((await recruiter.get(`/company/imports/${id}`)).status).toBe(200);
    expect((await upload(recruiter, table(person(1)))).status).toBe(403);
    expect((await start(recruiter, id)).status).toBe(403);
    const missing = await stranger.get('/company/imports/999999');
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/start'],
      ['POST', '/stop'],
      ['POST', '/score'],
      ['DELETE', ''],
    ] as const) {
      const { status, text } = await stranger.request(method, `/company/imports/${id}${path}`);
      expect([status, text], path).toEqual([404, missing.text]);
    }
    expect((await stranger.get('/company/imports')).body.imports).toEqual([]);
  });

  it('is forgotten with the person it brought, and its file after a week', async () => {
    const { client, job } = await someCompany();
    const asha = await fursa.register('candidate', 'Asha Ali');
    const { id } = await importAll(client, `name,email\nAsha Ali,${asha.email}\nB Two,b2@mail.example`);
    expect((await asha.get('/candidate/applications/unclaimed')).text).not.toContain('Junior Planner');
    const erased = await asha.post('/account/erase', {
      current_password: 'a sentence to remember',
      confirm: asha.email,
    });
    expect(erased.status).toBe(200);
    const { rows } = await fursa.database.query(
      `select name, snapshot::text as sent from applications where job_id = ${job.id} and email is null`,
    );
    expect(rows).toEqual([{ name: '', sent: '{}' }]);
    expect((await find(client, id)).import.has_file).toBe(false);
    const later = await importAll(client, 'name,email\nC Three,c3@mail.example\nnobody,');
    await fursa.database.query(`update imports set finished_at = now() - interval '8 days' where id = ${later.id}`);
    await fursa.server.run('clean-up');
    expect((await find(client, later.id)).import).toMatchObject({ has_file: false, refusals: [] });
    expect((await client.get(`/company/imports/${later.id}/refused.csv`)).status).toBe(404);
  });
});

describe('a hostile file', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `A ${at},a${at}@mail.example`).join('\n');
  const refusalOf = async (content: string | Uint8Array) => {
    const { status, body } = await upload(employer, content);
    return [status, body.errors?.file?.[0] ?? body.message];
  };

  it.each([
    ['a workbook', Buffer.from('PK\x03\x04 and more'), /Excel workbook/],
    ['Latin-1', Buffer.from('name,email\nJos\xe9,jose@mail.example', 'latin1'), /neither UTF-8 nor UTF-16/],
    [
      'a lone surrogate',
      Buffer.from('\uFEFFname,email\na\ud800b,a@mail.example', 'utf16le'),
      /neither UTF-8 nor UTF-16/,
    ],
    ['a zero byte', 'name,email\nA\0B,a@mail.example', /not a table of text/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /neither UTF-8|not a table/],
    [
      'an open quotation mark',
      'name,email\n"A,a@mail.example\nB,b@mail.example',
      /quotation mark that opens near row 2/,
    ],
    ['no rows', 'name,email\n', /no rows/],
    ['a million columns', `${'a,'.repeat(1_000_000)}\n1`, /more than 200 columns/],
    ['one endless cell', `name,email\n"${'x'.repeat(5_000_000)}",a@mail.example`, /Row 2 is too long/],
    ['too many rows', `name,email\n${lines(50_001)}`, /more than 50000 rows/],
  ])('is refused in a sentence: %s', async (_, content, sentence) => {
    const [status, said] = await refusalOf(content);
    expect(status).toBe(422);
    expect(said).toMatch(sentence);
    expect((await employer.get('/company/imports')).body.imports).toEqual([]);
  });

  it('of 200 MB is refused before it was sent', async () => {
    const before = Date.now();
    const response = await fetch(`${fursa.baseUrl}/company/imports`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(200 * 1024 * 1024),
        cookie: [...employer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': employer.csrfToken ?? '',
      },
      body: new Uint8Array(21 * 1024 * 1024),
    }).catch(() => null);
    if (response) expect(response.status).toBe(413);
    expect(Date.now() - before).toBeLessThan(20_000);
    const { status, body } = await upload(employer, new Uint8Array(21 * 1024 * 1024));
    expect([status, body.message]).toEqual([413, 'The file is larger than 20 MB.']);
  });

  it('has cells that are refused one by one, and nothing of the row is stored', async () => {
    const { client, job } = await someCompany();
    const rows = [
      `${'x'.repeat(20_001)},a1@mail.example,,`,
      'A\u202eB,a2@mail.example,,',
      'Fine,a3@mail.example,,,one cell more',
      'Fine,a4@mail.example,not a number,',
      `${'x'.repeat(201)},a5@mail.example,,`,
      'Fine,a6@mail.example,,2999-01-01',
    ];
    const result = await importAll(
      client,
      ['name,email,phone,applied_on', ...rows, 'Good,good@mail.example,,'].join('\n'),
    );
    expect(result.refusals.map(({ problem }: { problem: string }) => problem).sort()).toEqual([
      'cell_too_long',
      'day_in_future',
      'name_too_long',
      'not_a_phone',
      'too_many_cells',
      'unusable_characters',
    ]);
    expect(await countOf(job.id)).toBe(1);
  });

  it('is refused as an archive of CVs too', async () => {
    const { client } = await someCompany();
    const { id } = await upload(client, table(person(1)));
    const send = async (content: Uint8Array) => {
      const { status, body } = await client.upload(`/company/imports/${id}/cvs`, 'cvs.zip', content);
      return [status, body.errors?.file?.[0]];
    };
    expect(await send(Buffer.from('no archive'))).toEqual([422, 'This file is not a ZIP archive, or it is damaged.']);
    const bomb = zipFile([{ name: 'a.pdf', content: Buffer.alloc(20 * 1024 * 1024) }]);
    expect(await send(bomb)).toEqual([422, 'The ZIP archive unpacks to far more than a collection of CVs.']);
    const liar = zipFile([{ name: 'person.1@mail.example.pdf', content: Buffer.alloc(9_000_000), claims: 1000 }]);
    expect((await send(liar))[0]).toBe(200);
    await start(client, id);
    await runAll();
    expect((await find(client, id)).import).toMatchObject({ added: 0, refused: 1 });
  });
});
