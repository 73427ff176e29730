import { describe, expect, it } from 'vitest';
import { TEMPLATE } from '#shared/messenger/messenger.values.ts';
import { apply, colleagueOf, columnOf } from '../../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const colleague = await colleagueOf(fursa, employer, 'Faisal Noor');
const stranger = await fursa.register('company');
const PATH = '/company/message-templates';
const OFFER = { name: 'Our offer', body: 'Dear {candidate}, we offer you {job}.', group_id: null };
const save = (fields: object = {}, client = employer) => client.post(PATH, { ...OFFER, ...fields });
const list = async (client = employer) => (await client.get(PATH)).body.templates;

describe('templates', () => {
  it('are the team’s: kept, changed and deleted', async () => {
    const group_id = await columnOf(fursa, employer, 'Offer');
    const { status, body } = await save({ group_id });
    expect([status, body.template]).toEqual([200, { ...OFFER, id: expect.any(Number), group_id }]);
    expect(await list(colleague)).toEqual([body.template]);
    const changed = { name: 'OUR OFFER', body: 'Welcome!', group_id: null };
    const { id } = body.template;
    expect((await colleague.request('PUT', `${PATH}/${id}`, changed)).body.template).toEqual({ id, ...changed });
    expect((await colleague.request('DELETE', `${PATH}/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('come with the columns that they can be offered for', async () => {
    const { columns } = (await employer.get(PATH)).body;
    expect(columns[0]).toEqual({ id: expect.any(Number), name: 'New', fixed: 'new' });
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
    expect((await list()).find((one: { id: number }) => one.id === id).group_id).toBeNull();
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
    for (let count = 0; count < TEMPLATE.most; count += 1) await save({ name: `No. ${count}` }, client);
    const { status, body } = await save({ name: 'One more' }, client);
    expect([status, body.errors]).toEqual([
      422,
      { name: ['At most 50 templates can be kept. Please delete one first.'] },
    ]);
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
      'Dear Amina Yusuf, about Dairy Technician: {stage} {salary}',
      'Dear Bilal Omar, about Dairy Technician: {stage} {salary}',
    ]);
    await send({});
    expect(await bodies()).toEqual([message, message]);
    const until_group_id = await columnOf(fursa, employer, 'Hired');
    await employer.request('PUT', '/company/applications/blind', { until_group_id });
    await send({ fill: true });
    expect((await bodies())[0]).toBe('Dear applicant, about Dairy Technician: {stage} {salary}');
  });
});
