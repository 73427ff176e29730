import { describe, expect, it } from 'vitest';
import { readZipEntries, unpackEntry } from '#server/files/zip-entries.ts';
import type { SavedView } from '#shared/views/views.contract.ts';
import { VIEWS_PER_PERSON } from '#shared/views/views.values.ts';
import { colleagueOf } from '../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { jobFields, publishJob } from '../../../tests/harness/test-jobs.ts';
import { act } from '../../../tests/harness/test-people.ts';
import { TEST_PASSWORD } from '../../../tests/harness/test-server.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const maker = await colleagueOf(fursa, employer, 'Faisal Noor');
const colleague = await colleagueOf(fursa, employer, 'Hodan Ali');
const stranger = await fursa.register('company');
const PATH = '/company/board-views';

const save = (client: TestClient, fields: object) => client.post(PATH, { filters: {}, ...fields });
async function saved(client: TestClient, fields: object): Promise<SavedView> {
  const { status, body, text } = await save(client, fields);
  if (status !== 200) throw new Error(`not saved: ${text}`);
  return body.view;
}
const change = (client: TestClient, id: number, fields: object) => client.request('PUT', `${PATH}/${id}`, fields);
const remove = (client: TestClient, id: number) => client.request('DELETE', `${PATH}/${id}`);
const list = async (client: TestClient): Promise<SavedView[]> => (await client.get(PATH)).body.views;
const namesOf = async (client: TestClient) => (await list(client)).map(({ name }) => name);
const countOf = async (userId: number) =>
  Number((await fursa.database.query(`select count(*) from saved_views where user_id = ${userId}`)).rows[0]?.count);
/** A new colleague, whose views do not affect other tests. */
const newcomer = (name = 'Sagal Omar') => colleagueOf(fursa, employer, name);

describe('a view', () => {
  it('keeps the job, the search, the filters and the order, and is its maker’s alone', async () => {
    const job = await publishJob(employer, admin, { title: 'Crane Driver' });
    const client = await newcomer();
    const filters = { job: String(job.id), q: 'amina', experience: 'Senior,Junior', unscored: '1', days: '3' };
    const view = await saved(client, { name: '  Old cranes ', filters: { ...filters, order: 'newest' } });
    expect(view).toEqual({
      id: expect.any(Number),
      name: 'Old cranes',
      search: expect.any(String),
      job: { id: job.id, title: 'Crane Driver' },
      left_out: [],
      shared: false,
      own: true,
      maker: { name: 'Sagal Omar' },
      changeable: true,
    });
    const search = Object.fromEntries(new URLSearchParams(view.search));
    expect(search).toEqual({ ...filters, experience: 'Junior,Senior', order: 'newest' });
    expect((await client.get(`/company/applications/board?${view.search}`)).status).toBe(200);
    expect(await list(client)).toEqual([view]);
    for (const other of [employer, colleague, stranger]) expect(await namesOf(other)).not.toContain('Old cranes');
  });

  it('is renamed, shared and deleted by its maker', async () => {
    const client = await newcomer();
    const { id } = await saved(client, { name: 'Nurses', filters: { q: 'nurse' } });
    const { body } = await change(client, id, { name: 'NURSES', shared: true });
    expect(body.view).toMatchObject({ id, name: 'NURSES', shared: true, search: 'q=nurse' });
    // Fields that are left out stay unchanged.
    expect((await change(client, id, { name: 'Night nurses' })).body.view).toMatchObject({ shared: true });
    expect((await change(client, id, { name: 'Night nurses', shared: false })).body.view.shared).toBe(false);
    expect((await remove(client, id)).status).toBe(200);
    expect(await list(client)).toEqual([]);
    expect((await remove(client, id)).status).toBe(404);
  });

  it('has a name of its own per person, whatever its case, and says so at the field', async () => {
    const client = await newcomer();
    await saved(client, { name: 'Drivers' });
    const { id } = await saved(client, { name: 'Others' });
    const taken = { name: ['You already have a view with this name.'] };
    for (const answer of [await save(client, { name: ' drivers ' }), await change(client, id, { name: 'DRIVERS' })]) {
      expect([answer.status, answer.body.errors]).toEqual([422, taken]);
    }
    expect((await save(colleague, { name: 'drivers' })).status).toBe(200);
    const both = await Promise.all([save(client, { name: 'Twice' }), save(client, { name: 'TWICE' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await namesOf(client)).toEqual(['Drivers', 'Others', expect.stringMatching(/^twice$/i)]);
  });

  it('has a name of 1 to 60 characters, and filters that the board knows', async () => {
    const client = await newcomer();
    expect((await save(client, { name: '😀'.repeat(60) })).status).toBe(200);
    for (const [field, fields] of [
      ['name', { name: '   ' }],
      ['name', {}],
      ['name', { name: 'x'.repeat(61) }],
      ['name', { name: 'two\nlines' }],
      ['shared', { name: 'a', shared: 'yes' }],
      ['filters.order', { name: 'a', filters: { order: 'luck' } }],
      ['filters.job', { name: 'a', filters: { job: 'all' } }],
      ['filters.colour', { name: 'a', filters: { colour: 'red' } }],
    ] as const) {
      const { status, body } = await save(client, fields);
      expect([status, Object.keys(body.errors)], JSON.stringify(fields)).toEqual([422, [field]]);
    }
    expect(await list(client)).toHaveLength(1);
  });

  it('is one of at most thirty', async () => {
    const client = await newcomer();
    for (let count = 1; count < VIEWS_PER_PERSON; count += 1) await saved(client, { name: `No. ${count}` });
    const last = await Promise.all([save(client, { name: 'One' }), save(client, { name: 'Other' })]);
    expect(last.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(last.find(({ status }) => status === 422)?.body.errors).toEqual({
      name: ['You can keep at most 30 views. Please delete one first.'],
    });
    // The views of others do not count against the limit.
    expect((await save(maker, { name: 'Mine' })).status).toBe(200);
  });

  it('names jobs of the own company only', async () => {
    const job = await publishJob(stranger, admin);
    const foreign = await save(maker, { name: 'Theirs', filters: { job: String(job.id) } });
    const missing = await save(maker, { name: 'Theirs', filters: { job: '999999' } });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect(await namesOf(maker)).not.toContain('Theirs');
  });

  it('is shown without what is gone, and says what that is', async () => {
    const { job } = (await employer.post('/company/jobs', jobFields({ title: 'Gone' }))).body;
    const client = await newcomer();
    const filters = { job: String(job.id), q: 'amina', score: 'Good' };
    const { id } = await saved(client, { name: 'Both', filters });
    // The product itself deletes no jobs, but an operator may: here one that was never published.
    await fursa.database.query(`delete from jobs where id = ${job.id}`);
    expect(await list(client)).toMatchObject([{ id, job: null, left_out: ['job'] }]);
    // A later version of the product may drop values of a filter.
    await fursa.database.query(`update saved_views set filters = filters || '{"score": "Purple"}' where id = ${id}`);
    expect(await list(client)).toMatchObject([{ id, job: null, search: 'q=amina', left_out: ['job', 'filters'] }]);
  });
});

describe('a shared view', () => {
  it('is listed for the team with its maker’s name', async () => {
    const { id } = await saved(maker, { name: 'For all', shared: true, filters: { q: 'crane' } });
    const find = async (client: TestClient) => (await list(client)).find((view) => view.id === id);
    const shown = { name: 'For all', search: 'q=crane', shared: true, own: false, maker: { name: 'Faisal Noor' } };
    expect(await find(colleague)).toMatchObject({ ...shown, changeable: false });
    expect(await find(employer)).toMatchObject({ ...shown, changeable: true });
    expect(await find(stranger)).toBeUndefined();
  });

  it('is renamed and deleted by its maker and by owners, and by nobody else', async () => {
    const { id } = await saved(maker, { name: 'Ours', shared: true });
    for (const answer of [await change(colleague, id, { name: 'Mine' }), await remove(colleague, id)]) {
      expect([answer.status, answer.body.message]).toEqual([
        403,
        'Only its maker and owners of the company can change this view.',
      ]);
    }
    expect((await change(employer, id, { name: 'The team’s' })).body.view).toMatchObject({
      name: 'The team’s',
      shared: true,
      own: false,
    });
    await saved(maker, { name: 'Taken' });
    expect((await change(employer, id, { name: 'taken' })).body.errors).toEqual({
      name: ['Faisal Noor already has a view with this name.'],
    });
    const hidden = await change(employer, id, { name: 'The team’s', shared: false });
    expect([hidden.status, hidden.body.message]).toEqual([403, 'Only its maker can decide who sees this view.']);
    expect((await remove(employer, id)).status).toBe(200);
    expect(await namesOf(maker)).not.toContain('The team’s');
  });

  it('does not exist for the others once it is private again', async () => {
    const { id } = await saved(maker, { name: 'For a while', shared: true });
    await change(maker, id, { name: 'For a while', shared: false });
    const missing = await change(employer, 999_999, { name: 'Mine' });
    expect(missing.status).toBe(404);
    for (const client of [employer, colleague]) {
      expect((await change(client, id, { name: 'Mine' })).text).toBe(missing.text);
      expect((await remove(client, id)).text).toBe(missing.text);
    }
    expect(await namesOf(maker)).toContain('For a while');
  });
});

describe('views of others', () => {
  it('do not exist for another company, shared or not', async () => {
    for (const shared of [true, false]) {
      const { id } = await saved(maker, { name: `Foreign ${shared}`, shared });
      const missing = await change(stranger, 999_999, { name: 'Mine' });
      expect(missing.status).toBe(404);
      expect((await change(stranger, id, { name: 'Mine' })).text).toBe(missing.text);
      expect((await remove(stranger, id)).text).toBe(missing.text);
      expect(await namesOf(maker)).toContain(`Foreign ${shared}`);
    }
  });

  it('are closed to every other role', async () => {
    const { id } = await saved(maker, { name: 'Closed', shared: true });
    const others = [
      [fursa.visitor(), 401],
      [await fursa.signedInAs('candidate'), 403],
      [await fursa.signedInAs('reviewer'), 403],
      [admin, 403],
    ] as const;
    for (const [client, status] of others) {
      expect((await client.get(PATH)).status).toBe(status);
      expect((await save(client, { name: 'Mine' })).status).toBe(status);
      expect((await change(client, id, { name: 'Mine' })).status).toBe(status);
      expect((await remove(client, id)).status).toBe(status);
    }
    expect(await namesOf(maker)).toContain('Closed');
  });
});

describe('whoever goes', () => {
  it('takes their views with them when they leave the team', async () => {
    const leaver = await newcomer('Ayaan Dirie');
    await saved(leaver, { name: 'Ayaan’s own' });
    await saved(leaver, { name: 'Ayaan’s shared', shared: true });
    const [removed, late] = await Promise.all([
      employer.request('DELETE', `/company/team/members/${leaver.id}`),
      save(leaver, { name: 'At the last moment', shared: true }),
    ]);
    expect([removed.status, [200, 401, 403]]).toEqual([200, expect.arrayContaining([late.status])]);
    expect(await countOf(leaver.id)).toBe(0);
    expect((await namesOf(employer)).filter((name) => /Ayaan|last moment/.test(name))).toEqual([]);
    await leaver.post('/login', { email: leaver.email, password: TEST_PASSWORD });
    expect((await leaver.get(PATH)).status).toBe(403);
  });

  it('takes them along in the archive, and leaves none behind when erased', async () => {
    const person = await newcomer('Yusuf Hassan');
    await saved(person, { name: 'Yusuf’s', shared: true, filters: { q: 'welder', order: 'newest' } });
    const { url } = (await act(admin, person.id, 'export')).body;
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(fursa.baseUrl + url, { headers: { cookie } });
    const archive = Buffer.from(await response.arrayBuffer());
    const views = readZipEntries(archive, 1000)?.find(({ name }) => name === 'views.json');
    expect(views && JSON.parse(String(unpackEntry(archive, views)))).toEqual([
      {
        id: expect.any(Number),
        name: 'Yusuf’s',
        filters: { q: 'welder', order: 'newest' },
        shared: true,
        createdAt: expect.any(String),
      },
    ]);
    expect((await act(admin, person.id, 'erase', { confirm: person.email })).status).toBe(200);
    expect(await countOf(person.id)).toBe(0);
    expect(await namesOf(employer)).not.toContain('Yusuf’s');
  });
});
