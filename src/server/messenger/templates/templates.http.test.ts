import { describe, expect, it } from 'vitest';
import { TEMPLATE } from '#shared/messenger/messenger.values.ts';
import { apply, colleagueOf, columnOf } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const colleague = await colleagueOf(fursa, employer, 'Faisal Noor');
const stranger = await fursa.register('company');
const PATH = '/company/message-templates';
const OFFER = { name: 'Our offer', body: 'Dear {candidate}, we offer you {job}.', group_id: null };
const save = (fields: object = {}, client = employer) => client.post(PATH, { ...OFFER, ...fields });
/** What the server adds to a template that has one language alone. */
const BARE = { standard: null, locale: null, translations: {} };
type Template = { id: number; name: string; body: string; group_id: number | null; standard: string | null };
const listAll = async (client = employer): Promise<Template[]> => (await client.get(PATH)).body.templates;
/** The templates that the company wrote itself. */
const list = async (client = employer) => (await listAll(client)).filter(({ standard }) => standard === null);

describe('templates', () => {
  it('are the team’s: kept, changed and deleted', async () => {
    const group_id = await columnOf(fursa, employer, 'Offer');
    const { status, body } = await save({ group_id });
    expect([status, body.template]).toEqual([200, { ...OFFER, ...BARE, id: expect.any(Number), group_id }]);
    expect(await list(colleague)).toEqual([body.template]);
    const changed = { name: 'OUR OFFER', body: 'Welcome!', group_id: null };
    const { id } = body.template;
    expect((await colleague.request('PUT', `${PATH}/${id}`, changed)).body.template).toEqual({
      id,
      ...changed,
      ...BARE,
    });
    expect((await colleague.request('DELETE', `${PATH}/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('come with the columns that they can be offered for', async () => {
    const { columns } = (await employer.get(PATH)).body;
    expect(columns[0]).toEqual({ id: expect.any(Number), name: 'New', fixed: 'new', rule_on: false });
    expect(columns.map(({ name }: { name: string }) => name)).toContain('Not selected');
  });

  it('have a name of their own, which is told under the field', async () => {
    await save({ name: 'Invitation' });
    const { id } = (await save({ name: 'Other' })).body.template;
    const taken = { name: ['There is a template with this name already.'] };
    expect((await save({ name: 'invitation' })).body.errors).toEqual(taken);
    expect((await employer.request('PUT', `${PATH}/${id}`, { ...OFFER, name: 'INVITATION' })).body.errors).toEqual(
      taken,
    );
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Invitation', 'Other']);
    const both = await Promise.all([save({ name: 'Twice' }), save({ name: 'Twice' }, colleague)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await save({ name: 'Invitation' }, stranger)).status).toBe(200);
  });

  it('have a name and a text', async () => {
    for (const fields of [
      { name: ' ' },
      { body: '' },
      { name: 'x'.repeat(81) },
      { body: 'x'.repeat(10_001) },
      { group_id: 'a' },
    ]) {
      expect((await save(fields)).status, JSON.stringify(fields)).toBe(422);
    }
  });

  it('are offered for columns of the company’s own board', async () => {
    const foreign = await columnOf(fursa, stranger, 'Offer');
    for (const group_id of [foreign, 999_999]) {
      const { status, body } = await save({ name: 'Foreign', group_id });
      expect([status, body.errors]).toEqual([422, { group_id: ['Please choose one of your columns.'] }]);
    }
    const own = (await employer.post('/company/applications/group/store', { name: 'Trial day' })).body.group.id;
    const { id } = (await save({ name: 'Trial', group_id: own })).body.template;
    await employer.request('DELETE', `/company/applications/group/delete/${own}`);
    expect((await list()).find((one) => one.id === id)?.group_id).toBeNull();
  });

  it('of others do not exist', async () => {
    const { id } = (await save({ name: 'Ours' })).body.template;
    const missing = await stranger.request('PUT', `${PATH}/999999`, OFFER);
    expect(missing.status).toBe(404);
    expect((await stranger.request('PUT', `${PATH}/${id}`, OFFER)).text).toBe(missing.text);
    expect((await stranger.request('DELETE', `${PATH}/${id}`)).text).toBe(missing.text);
    expect((await list(stranger)).map((one: { id: number }) => one.id)).not.toContain(id);
    expect((await list()).map((one: { id: number }) => one.id)).toContain(id);
  });

  it('are at most fifty', async () => {
    const client = await fursa.register('company');
    for (let count = (await listAll(client)).length; count < TEMPLATE.most; count += 1)
      await save({ name: `No. ${count}` }, client);
    const { status, body } = await save({ name: 'One more' }, client);
    expect([status, body.errors]).toEqual([
      422,
      { name: ['At most 50 templates can be kept. Please delete one first.'] },
    ]);
  });
});

describe('the templates that every company starts with', () => {
  const NAMES = ['received', 'interview', 'offer', 'not_selected', 'still_reading'];
  const standardOf = async (client: TestClient, query = '', language = 'en') => {
    const headers = { 'accept-language': language };
    const { templates, columns } = (await client.get(`${PATH}${query}`, { headers })).body;
    const columnName = (id: number | null) => columns.find((column: { id: number }) => column.id === id)?.name;
    return Object.fromEntries(
      templates.map((one: Template) => [one.standard, { ...one, column: columnName(one.group_id) }]),
    );
  };

  it('are tied to their columns, and come in the reader’s language', async () => {
    const client = await fursa.register('company');
    const shipped = await standardOf(client);
    expect(Object.keys(shipped).sort()).toEqual(NAMES.toSorted());
    expect(NAMES.map((name) => shipped[name].column)).toEqual(['New', 'Interview', 'Offer', 'Not selected', undefined]);
    for (const name of NAMES) expect(shipped[name].body).toMatch(/\{candidate\}[\s\S]+\{job\}[\s\S]+\n\{company\}$/);
    await fursa.database.query(`update users set locale = 'sw' where email = '${client.email}'`);
    expect((await standardOf(client, '', 'sw')).offer.name).toBe('Ofa ya kazi');
  });

  it('speak the language of the candidate, to one and to several', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const candidate = await fursa.register('candidate');
    await fursa.database.query(`update users set locale = 'ar' where email = '${candidate.email}'`);
    const arab = await apply(fursa, job.id, { person: { email: candidate.email } }, candidate);
    const guest = await apply(fursa, job.id);
    const theirs = await standardOf(employer, `?application_id=${arab.id}`);
    expect([theirs.interview.name, theirs.interview.body]).toEqual([
      'Invitation to an interview',
      expect.stringContaining('وظيفة {job}'),
    ]);
    expect((await standardOf(employer, `?application_id=${guest.id}`)).interview.body).toContain('Dear {candidate}');
    // An application of another company reveals nothing, not even its language.
    expect(await standardOf(stranger, `?application_id=${arab.id}`)).toMatchObject({
      interview: { body: expect.stringContaining('Dear {candidate}') },
    });
    const message = theirs.interview.body;
    await employer.post('/company/message/candidates', {
      message,
      application_ids: [arab.id, guest.id],
      fill: true,
      standard: 'interview',
    });
    const { rows } = await fursa.database.query('select body from messages order by id desc limit 2');
    const said = rows.map(({ body }) => body as string);
    expect(said.filter((body) => body.startsWith('Dear '))).toHaveLength(1);
    expect(said.filter((body) => body.includes('وظيفة Dairy Technician'))).toHaveLength(1);
    // The template is signed with the company's name.
    const { company } = (await employer.get('/me')).body.user;
    for (const body of said) expect(body.split('\n').at(-1)).toBe(company.name);
  });

  it('are the company’s own once their words are changed, and not when only their column is', async () => {
    const client = await fursa.register('company');
    const { offer } = await standardOf(client);
    const { id, name, body } = offer;
    const moved = await client.request('PUT', `${PATH}/${id}`, { name, body, group_id: null });
    expect(moved.body.template).toMatchObject({ standard: 'offer', group_id: null, body });
    const changed = await client.request('PUT', `${PATH}/${id}`, { name, body: 'Welcome!', group_id: null });
    expect(changed.body.template).toMatchObject({ standard: null, body: 'Welcome!' });
    expect((await listAll(client)).find((one) => one.id === id)).toMatchObject({ standard: null, body: 'Welcome!' });
  });

  it('are written in every language, and keep the others when one is changed', async () => {
    const client = await fursa.register('company');
    const { offer } = await standardOf(client);
    expect([offer.locale, Object.keys(offer.translations).sort()]).toEqual(['en', ['ar', 'so', 'sw']]);
    const { id, name, body, translations } = offer;
    const same = await client.request('PUT', `${PATH}/${id}`, { name, body, locale: 'en', translations });
    expect(same.body.template).toMatchObject({ standard: 'offer', body, translations });
    const written = { name, body, locale: 'en', translations: { ...translations, sw: 'Karibu!', so: '' } };
    const { template } = (await client.request('PUT', `${PATH}/${id}`, { ...written, group_id: null })).body;
    expect(template).toMatchObject({ standard: null, locale: 'en', body });
    expect(template.translations).toEqual({ ar: translations.ar, sw: 'Karibu!' });
  });
});

describe('a text', () => {
  const preview = async (fields: object, client = employer) => client.post(`${PATH}/preview`, fields);

  it('can be read as one applicant would, who is the newest one if none is named', async () => {
    const fresh = await fursa.register('company');
    expect((await preview({ text: 'Dear {candidate}' }, fresh)).body.preview).toBeNull();
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const first = await apply(fursa, job.id, { person: { firstName: 'Amina', lastName: 'Yusuf' } });
    await apply(fursa, job.id, { person: { firstName: 'Bilal', lastName: 'Omar' } });
    const text = 'Dear {candidate}, {job}, {stage}, {company}, {recruiter}, {receipt}, {promised_day}, {salary}';
    const { name: company } = (await employer.get('/me')).body.user.company;
    const { name: recruiter } = (await employer.get('/me')).body.user;
    const { body } = await preview({ text, application_id: first.id });
    expect(body.preview).toMatchObject({ name: 'Amina Yusuf', missing: [] });
    expect(body.preview.text).toContain(`Dear Amina Yusuf, Dairy Technician, Received, ${company}, ${recruiter}, http`);
    expect(body.preview.text).toMatch(/\/application\/\d+, \w+ \d+, \d{4}, \{salary\}$/);
    expect((await preview({ text })).body.preview.name).toBe('Bilal Omar');
    const { values } = (await employer.get(`${PATH}?application_id=${first.id}`)).body;
    expect(values).toMatchObject({ candidate: 'Amina Yusuf', stage: 'Received', company, recruiter });
    const foreign = await preview({ text, application_id: first.id }, stranger);
    expect([foreign.status, foreign.text]).toEqual([
      404,
      (await preview({ text, application_id: 999_999 }, stranger)).text,
    ]);
  });

  it('says which value is missing for somebody', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const { id } = await apply(fursa, job.id);
    await fursa.database.query(
      `update awaited_answers set waiting_since = null, due_at = null where application_id = ${id}`,
    );
    const { body } = await preview({ text: 'By {promised_day}: {stage}', application_id: id });
    expect(body.preview).toMatchObject({ missing: ['promised_day'], text: 'By {promised_day}: Received' });
    const sent = await employer.post('/company/message/candidates', {
      message: 'By {promised_day}',
      application_ids: [id],
      fill: true,
    });
    expect(sent.body.results).toEqual([{ application_id: id, result: 'incomplete' }]);
  });
});

describe('a message to several', () => {
  it('says each one’s own name and job where it is asked to, and nobody’s whom blind review hides', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const [one, other] = [
      await apply(fursa, job.id, { person: { firstName: 'Amina', lastName: 'Yusuf' } }),
      await apply(fursa, job.id, { person: { firstName: 'Bilal', lastName: 'Omar' } }),
    ];
    const message = 'Dear {candidate}, about {job}: {stage} {salary}';
    const bodies = async () =>
      (await fursa.database.query('select body from messages order by id desc limit 2')).rows
        .map(({ body }) => body as string)
        .sort();
    const send = (more: object) =>
      employer.post('/company/message/candidates', { message, application_ids: [one.id, other.id], ...more });
    await send({ fill: true });
    expect(await bodies()).toEqual([
      'Dear Amina Yusuf, about Dairy Technician: Received {salary}',
      'Dear Bilal Omar, about Dairy Technician: Received {salary}',
    ]);
    await send({});
    expect(await bodies()).toEqual([message, message]);
    const until_group_id = await columnOf(fursa, employer, 'Hired');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    await send({ fill: true });
    expect((await bodies())[0]).toBe('Dear applicant, about Dairy Technician: Received {salary}');
  });
});
