import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { swahili } from '../../../tests/harness/shipped-texts.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { jobFields, publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let admin: TestClient;
let employer: TestClient & { email: string };
let other: TestClient;
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
  employer = await fursa.register('company', 'Milk & Co');
  other = await fursa.register('company', 'Other Ltd');
});
afterAll(() => fursa.stop());

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

it('tells an employer where their own jobs are in their language', async () => {
  const boss = await fursa.register('company', 'Far and Near');
  await boss.post('/company/jobs', jobFields({ title: 'Far', is_remote: true, locality: '', country: null }));
  await boss.post('/company/jobs', jobFields({ title: 'Near', is_remote: false, locality: 'Cairo', country: 'EG' }));
  const { jobs } = (await boss.get('/company/jobs/list', { headers: { 'accept-language': 'sw' } })).body;
  const places = Object.fromEntries(jobs.map(({ title, place }: Record<string, string>) => [title, place]));
  expect(places).toEqual({ Far: swahili['jobs.remote'], Near: 'Cairo, Misri' });
});

it('tells a reader the country of a job in their language', async () => {
  const { slug } = await publishJob(employer, admin, { title: 'Ghee Maker', country: 'SO', locality: 'Marka' });
  const company = (await employer.get('/me')).body.user.company.username;
  const read = async (address: string, locale: string) =>
    (await fursa.visitor().get(address, { headers: { 'accept-language': locale } })).body;
  const named = async (locale: string) => [
    (await read('/api/jobs?q=ghee', locale)).jobs[0].country,
    (await read(`/api/job/${slug}/details`, locale)).job.country,
    (await read(`/api/employers/${company}`, locale)).jobs.find((job: { slug: string }) => job.slug === slug).country,
  ];
  for (const [locale, name] of [
    ['en', 'Somalia'],
    ['so', 'Soomaaliya'],
    ['ar', 'الصومال'],
  ] as const)
    expect(await named(locale)).toEqual(Array(3).fill({ code: 'SO', name }));
});

describe('publishing a job', () => {
  it('goes from draft over pending to active, and only then everybody sees it', async () => {
    const { body } = await employer.post('/company/jobs', jobFields({ title: 'Cheese Maker' }));
    const { id, slug } = body.job;
    expect(body.job).toMatchObject({ status: 'draft', slug: 'cheese-maker-nakuru' });
    const seenBy = async (client: TestClient) => (await client.get(`/api/job/${slug}/details`)).status;
    expect([await seenBy(fursa.visitor()), await seenBy(other), await seenBy(employer), await seenBy(admin)]).toEqual([
      404, 404, 200, 200,
    ]);
    const submitted = await employer.post(`/company/jobs/${id}/submit`);
    expect(submitted.body.job.status).toBe('pending');
    expect(await seenBy(fursa.visitor())).toBe(404);
    expect((await fursa.visitor().get(`/api/job/${id}/questions`)).status).toBe(404);
    const queue = await admin.get('/api/admin/jobs');
    expect(queue.body.jobs.find((job: { id: number }) => job.id === id)).toMatchObject({ kind: 'new', live: null });
    expect((await admin.post(`/admin/jobs/${id}/approve`, { version: submitted.body.job.version })).status).toBe(200);
    expect(await seenBy(fursa.visitor())).toBe(200);
    expect((await fursa.visitor().get('/api/jobs?q=cheese')).body.jobs[0].slug).toBe(slug);
    expect((await fursa.visitor().get('/sitemap.xml')).text).toContain(`/job/${slug}<`);
    expect((await fursa.visitor().get('/feed.xml')).text).toContain('Cheese Maker');
    expect(await fursa.lastMailTo(employer.email)).toContain('has been approved');
  });

  it('keeps the published version live while an edit waits', async () => {
    const job = await publishJob(employer, admin, { title: 'Yoghurt Tester' });
    const edited = { ...jobFields({ title: 'Yoghurt Taster' }), version: job.version };
    const saved = await employer.request('PUT', `/company/jobs/${job.id}`, edited);
    expect(saved.body.job).toMatchObject({ status: 'active', waiting_for_edit_approval: true });
    expect(saved.body.job.fields.title).toBe('Yoghurt Taster');
    const live = await fursa.visitor().get(`/api/job/${job.slug}/details`);
    expect(live.body.job).toMatchObject({ title: 'Yoghurt Tester', waiting_for_edit_approval: true });
    const { body } = await admin.get('/api/admin/jobs');
    const waiting = body.jobs.find((one: { id: number }) => one.id === job.id);
    expect([waiting.kind, waiting.live.title, waiting.fields.title]).toEqual([
      'edit',
      'Yoghurt Tester',
      'Yoghurt Taster',
    ]);
    await admin.post(`/admin/jobs/${job.id}/approve`, { version: waiting.version });
    expect((await fursa.visitor().get(`/api/job/${job.slug}/details`)).body.job.title).toBe('Yoghurt Taster');
  });

  it('reaches the employer with the reason when it is turned down, and nothing written is lost', async () => {
    const job = await publishJob(employer, admin, { title: 'Cream Separator' });
    await employer.request('PUT', `/company/jobs/${job.id}`, {
      ...jobFields({ title: 'CREAM!!!' }),
      version: job.version,
    });
    const { body } = await admin.get('/api/admin/jobs');
    const waiting = body.jobs.find((one: { id: number }) => one.id === job.id);
    const nameless = await admin.post(`/admin/jobs/${job.id}/reject`, { version: waiting.version, reason: ' ' });
    expect(nameless.body.errors).toEqual({ reason: ['Please give a reason.'] });
    await admin.post(`/admin/jobs/${job.id}/reject`, { version: waiting.version, reason: 'Please do not shout.' });
    const own = await employer.get(`/company/jobs/${job.id}/fields`);
    expect(own.body.job).toMatchObject({
      status: 'active',
      waiting_for_edit_approval: false,
      rejection_reason: 'Please do not shout.',
    });
    expect(own.body.job.fields.title).toBe('CREAM!!!');
    expect((await fursa.visitor().get(`/api/job/${job.slug}/details`)).body.job.title).toBe('Cream Separator');
    expect(await fursa.lastMailTo(employer.email)).toContain('Please do not shout.');
  });

  it('is refused while a search engine would reject it', async () => {
    const draft = await employer.post(
      '/company/jobs',
      jobFields({ description: '<p>Short.</p>', locality: null, country: null }),
    );
    const { status, body } = await employer.post(`/company/jobs/${draft.body.job.id}/submit`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['description', 'locality', 'country']));
  });

  it('refuses a stale version with the current state', async () => {
    const { body } = await employer.post('/company/jobs', jobFields());
    const { id, version } = body.job;
    expect(
      (await employer.request('PUT', `/company/jobs/${id}`, { ...jobFields({ title: 'First save' }), version })).status,
    ).toBe(200);
    const stale = await employer.request('PUT', `/company/jobs/${id}`, {
      ...jobFields({ title: 'Second save' }),
      version,
    });
    expect(stale.status).toBe(409);
    expect(stale.body.job.fields.title).toBe('First save');
  });

  it('closes, reopens and duplicates', async () => {
    const job = await publishJob(employer, admin, {
      title: 'Butter Packer',
      questions: [{ title: 'Why butter?', required: true }],
    });
    expect((await employer.post(`/company/jobs/${job.id}/close`)).body.job.status).toBe('closed');
    // Closed jobs stay readable at their address, and say that they are closed.
    const { body: read } = await fursa.visitor().get(`/api/job/${job.slug}/details`);
    expect(read.job).toMatchObject({ title: 'Butter Packer', status: 'closed', open: false });
    expect((await fursa.visitor().get('/api/jobs?q=butter')).body.total).toBe(0);
    expect((await employer.post(`/company/jobs/${job.id}/reopen`)).body.job.status).toBe('active');
    expect((await fursa.visitor().get('/api/jobs?q=butter')).body.total).toBe(1);
    const copy = await employer.post(`/company/jobs/${job.id}/duplicate`);
    expect(copy.body.job).toMatchObject({ status: 'draft', slug: 'butter-packer-nakuru-2' });
    expect(copy.body.job.fields.questions).toMatchObject([{ title: 'Why butter?', required: true }]);
    expect((await employer.post(`/company/jobs/${job.id}/submit`)).status).toBe(409);
  });
});

describe('a job of somebody else', () => {
  it('looks like one that does not exist, and stays as it is', async () => {
    const job = await publishJob(employer, admin, { title: 'Whey Engineer' });
    const calls: [string, string, unknown][] = [
      ['GET', 'fields', undefined],
      ['POST', 'close', {}],
      ['POST', 'submit', {}],
      ['POST', 'reopen', {}],
      ['POST', 'duplicate', {}],
    ];
    for (const [method, name, body] of calls) {
      const foreign = await other.request(method, `/company/jobs/${job.id}/${name}`, body);
      const missing = await other.request(method, `/company/jobs/99999999/${name}`, body);
      expect(foreign.status, name).toBe(404);
      expect(foreign.text).toBe(missing.text);
    }
    const put = await other.request('PUT', `/company/jobs/${job.id}`, {
      ...jobFields({ title: 'Mine now' }),
      version: job.version,
    });
    expect(put.status).toBe(404);
    const { body } = await fursa.visitor().get(`/api/job/${job.slug}/details`);
    expect(body.job).toMatchObject({ title: 'Whey Engineer', status: 'active' });
  });

  it('does not give up its questions', async () => {
    const job = await publishJob(employer, admin, { questions: [{ title: 'Ours alone?', required: true }] });
    const { body } = await fursa.visitor().get(`/api/job/${job.id}/questions`);
    const draft = await other.post('/company/jobs', jobFields());
    const stolen = jobFields({ questions: [{ id: body.questions[0].id, title: 'Taken', required: false }] });
    const answer = await other.request('PUT', `/company/jobs/${draft.body.job.id}`, {
      ...stolen,
      version: draft.body.job.version,
    });
    expect(answer.status).toBe(422);
    expect((await fursa.visitor().get(`/api/job/${job.id}/questions`)).body.questions[0].title).toBe('Ours alone?');
  });
});

describe('bad input in a job', () => {
  it('gets a sentence under the field', async () => {
    const bad = {
      ...jobFields(),
      title: 'x'.repeat(10_000),
      job_type: 'Slavery',
      min_salary: 900,
      max_salary: 100,
      deadline: '2026-02-30',
      vacancies: 0,
      country: 'XX',
    };
    const { status, body } = await employer.post('/company/jobs', bad);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({
      title: ['Must not exceed 150 characters.'],
      job_type: ['This is not one of the possible values.'],
      deadline: ['This is not a date.'],
      vacancies: ['Must be at least 1.'],
      country: ['This is not a country.'],
    });
    const salary = await employer.post('/company/jobs', jobFields({ min_salary: 900, max_salary: 100 }));
    expect(salary.body.errors).toEqual({ max_salary: ['The maximum must not be below the minimum.'] });
    const past = await employer.post('/company/jobs', jobFields({ deadline: day(-1) }));
    expect(past.body.errors).toEqual({ deadline: ['The deadline must not be in the past.'] });
    expect((await employer.post('/company/jobs', jobFields({ deadline: day(0) }))).status).toBe(200);
  });

  it('drops hostile markup and keeps the text', async () => {
    const description =
      '<p onclick="alert(1)">You keep the milk cold.</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">link</a><svg/onload=alert(1)><iframe src="//evil.example"></iframe>';
    const { body } = await employer.post(
      '/company/jobs',
      jobFields({ description, title: '<img src=x onerror=alert(1)>' }),
    );
    expect(body.job.fields.description).toBe(
      '<p>You keep the milk cold.</p><a rel="nofollow noopener" target="_blank">link</a>',
    );
    expect(body.job.fields.title).toBe('<img src=x onerror=alert(1)>');
  });

  it('cannot set what is not the employer’s to set', async () => {
    const extra = { ...jobFields(), status: 'active', company_id: 1, slug: 'mine', published_at: day(0) };
    const { status, body } = await employer.post('/company/jobs', extra);
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['company_id', 'published_at', 'slug', 'status']);
  });
});

describe('the search', () => {
  beforeAll(async () => {
    const base = { description: '<p>A description that is long enough to be published without a complaint.</p>' };
    await publishJob(employer, admin, {
      ...base,
      title: 'Night Nurse',
      locality: 'Kisumu',
      min_salary: 700,
      max_salary: 1000,
      education: "Bachelor's Degree",
      experience: 'Mid',
      skills: ['Patient care'],
    });
    await publishJob(employer, admin, {
      ...base,
      title: 'School Nurse',
      job_type: 'Part time',
      locality: 'Kampala',
      country: 'UG',
      min_salary: 400,
      max_salary: 500,
      skills: ['First aid'],
    });
    await publishJob(employer, admin, {
      ...base,
      title: 'Clinic Manager',
      is_remote: true,
      locality: null,
      country: null,
      full_address: null,
      min_salary: 2000,
      max_salary: 2600,
      skills: ['Nursing', 'Budgeting'],
      deadline: day(3),
    });
  });
  const find = async (query: string) => (await fursa.visitor().get(`/api/jobs?${query}`)).body;
  const titles = async (query: string) => (await find(query)).jobs.map(({ title }: { title: string }) => title);

  it('finds words in title, skills and description, titles first, newest first', async () => {
    expect(await titles('q=nurse')).toEqual(['School Nurse', 'Night Nurse']);
    expect(await titles('q=patient+care')).toEqual(['Night Nurse']);
    expect(await titles('q=nurs')).toEqual(expect.arrayContaining(['School Nurse', 'Night Nurse', 'Clinic Manager']));
  });

  it('forgives typos and says what it searched for', async () => {
    const { jobs, corrected } = await find('q=nusre');
    expect(jobs.map(({ title }: { title: string }) => title)).toEqual(['School Nurse', 'Night Nurse']);
    expect(corrected).toBe('nurse');
  });

  it('filters, each alone and together', async () => {
    expect(await titles('q=nurse&type=Part+time')).toEqual(['School Nurse']);
    expect(await titles('q=nurse&country=KE,UG')).toHaveLength(2);
    expect(await titles('q=nurse&country=UG')).toEqual(['School Nurse']);
    expect(await titles('place=kampala')).toEqual(['School Nurse']);
    expect(await titles('remote=1')).toEqual(['Clinic Manager']);
    expect(await titles('q=nurse&salary_min=800')).toEqual(['Night Nurse']);
    expect(await titles('q=nurse&salary_max=600')).toEqual(['School Nurse']);
    expect(await titles(`q=nurse&education=${encodeURIComponent("Bachelor's Degree")}&experience=Mid`)).toEqual([
      'Night Nurse',
    ]);
    expect((await find('posted=1')).total).toBeGreaterThan(3);
  });

  it('counts what each choice would show, without its own filter', async () => {
    const { facets, total } = await find('q=nurse&type=Part+time');
    expect(total).toBe(1);
    const count = (value: string) => facets.type.find((one: { value: string }) => one.value === value).count;
    expect([count('Part time'), count('Full time')]).toEqual([1, 1]);
    expect(facets.country).toEqual([{ value: 'UG', count: 1 }]);
  });

  it('sorts by closing date and by salary', async () => {
    expect((await titles('sort=closing'))[0]).toBe('Clinic Manager');
    expect((await titles('sort=salary'))[0]).toBe('Clinic Manager');
  });

  it('tells what to relax when nothing fits', async () => {
    const { total, relax } = await find('q=nurse&remote=1&country=UG');
    expect(total).toBe(0);
    expect(relax).toEqual([{ filter: 'remote', total: 1 }]);
  });

  it('gives the last page for a page beyond it, and refuses what is no page', async () => {
    expect((await find('q=nurse&page=99')).page).toBe(1);
    for (const query of [
      'page=0',
      'page=-1',
      'page=abc',
      'type=Slavery',
      'sort=random',
      'remote=yes',
      'country=ZZ',
      `q=${'x'.repeat(101)}`,
      'q=%00',
    ]) {
      expect((await fursa.visitor().get(`/api/jobs?${query}`)).status, query).toBe(422);
    }
  });

  it('shows related jobs that share rare words', async () => {
    const { body } = await fursa.visitor().get('/api/jobs?q=night+nurse');
    const details = await fursa.visitor().get(`/api/job/${body.jobs[0].slug}/details`);
    expect(details.body.related[0].title).toBe('School Nurse');
    expect(details.body.related.map(({ slug }: { slug: string }) => slug)).not.toContain(body.jobs[0].slug);
  });

  it('suggests skills from all trades', async () => {
    const { body } = await fursa.visitor().get('/api/skills?q=phlebo');
    expect(body.skills[0].name).toBe('Phlebotomy');
    expect((await fursa.visitor().get('/api/skills?q=management')).body.skills).toHaveLength(10);
  });

  it('offers the skills that open jobs ask for most, as long as nothing is typed', async () => {
    const { body } = await fursa.visitor().get('/api/skills');
    const names = body.skills.map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(8);
    // Employers write Milk testing; the built-in list has a canonical name for it.
    expect(names).toContain('Milk quality testing');
    expect((await fursa.visitor().get('/api/skills?q=')).body.skills).toEqual(body.skills);
    // Skills that are already listed are not suggested again, under any of their names.
    const others = await fursa.visitor().get('/api/skills?beside=Milk%20testing,Nonsense');
    expect(others.body.skills).toHaveLength(8);
    expect(others.text).not.toContain('Milk quality testing');
  });
});

describe('the questions of a job', () => {
  it('are there for everybody while it is active, and for its own people in any status', async () => {
    const questions = [
      { title: 'Why cheese?', required: true },
      { title: 'Since when?', required: false },
    ];
    const job = await publishJob(employer, admin, { title: 'Affineur', questions });
    const ask = (client: TestClient) => client.get(`/api/job/${job.id}/questions`);
    const { status, body } = await ask(fursa.visitor());
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: '',
      job_id: job.id,
      questions: questions.map((question) => ({ id: expect.any(Number), ...question })),
    });
    const reviewer = await fursa.signedInAs('reviewer');
    const candidate = await fursa.signedInAs('candidate');
    const clients = [fursa.visitor(), candidate, other, employer, reviewer, admin];
    const statuses = async () => Promise.all(clients.map(async (client) => (await ask(client)).status));
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await employer.post(`/company/jobs/${job.id}/close`)).status).toBe(200);
    expect(await statuses()).toEqual([404, 404, 404, 200, 200, 200]);
    const missing = await fursa.visitor().get('/api/job/999999/questions');
    expect((await ask(fursa.visitor())).text).toBe(missing.text);
    for (const id of ['abc', '-1', '0', '99999999999999999999'])
      expect((await fursa.visitor().get(`/api/job/${id}/questions`)).status, id).toBe(404);
  });
});

describe('an employer page', () => {
  it('shows the profile and the open jobs, and a logo that is a picture', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const uploaded = await employer.upload('/company/profile/logo', 'logo.png', png);
    expect(uploaded.status).toBe(200);
    const { body } = await fursa.visitor().get('/api/employers/milk-co');
    expect(body.employer).toMatchObject({ name: 'Milk & Co', logo_url: uploaded.body.logo_url });
    expect(body.jobs.length).toBeGreaterThan(3);
    const logo = await fursa.visitor().get(uploaded.body.logo_url);
    expect(logo.headers.get('content-type')).toBe('image/png');
    const svg = await employer.upload(
      '/company/profile/logo',
      'logo.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    );
    expect(svg.body.errors.file).toEqual(['The logo must be a PNG, JPEG or WebP picture.']);
    expect((await fursa.visitor().get('/api/employers/nobody')).status).toBe(404);
  });

  it('takes only web addresses as links', async () => {
    const { body } = await employer.get('/company/profile/fields');
    const saved = await employer.request('PUT', '/company/profile', { ...body.fields, website: 'javascript:alert(1)' });
    expect(saved.body.errors.website).toEqual(['Please enter a full web address, such as https://example.org']);
    const about = '<p>We milk.</p><script>alert(1)</script>';
    const good = await employer.request('PUT', '/company/profile', {
      ...body.fields,
      about,
      website: 'https://milk.example',
    });
    expect(good.body.fields).toMatchObject({ about: '<p>We milk.</p>', website: 'https://milk.example' });
  });
});

describe('a change that is stored', () => {
  it('is answered as done, also where telling readers of it fails', async () => {
    const { id } = await publishJob(employer, admin, { title: 'Whey Carrier' });
    // Only a fresh read of the published jobs needs this column.
    await fursa.database.query('alter table companies rename column logo_file_id to away');
    try {
      const closed = await employer.post(`/company/jobs/${id}/close`);
      expect([closed.status, closed.body.job?.status]).toEqual([200, 'closed']);
    } finally {
      await fursa.database.query('alter table companies rename column away to logo_file_id');
    }
    expect((await employer.get(`/company/jobs/${id}/fields`)).body.job.status).toBe('closed');
  });
});
