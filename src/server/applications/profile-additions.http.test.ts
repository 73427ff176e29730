import { describe, expect, it } from 'vitest';
import { application } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Waberi Textiles' });

const sendAs = async (client: TestClient, form: 'wizard' | 'form' | 'simple' = 'wizard') => {
  const job = await publishJob(employer, admin, { application_form: form, screening_mode: 'auto', pass_mark: 0 });
  const { body } = await client.post(`/candidate/job/${job.id}/apply`, application(form));
  return body.receipt as string;
};
const lacks = (client: TestClient, key: string | number) =>
  client.get(`/candidate/applications/${key}/profile-additions`);
const add = (client: TestClient, key: string | number) =>
  client.post(`/candidate/applications/${key}/profile-additions`, {});
const profile = async (client: TestClient) => (await client.get('/candidate/profile')).body;

describe('taking the entries of an application into the profile', () => {
  it('adds what is not there yet, once, and says before what that is', async () => {
    const candidate = await fursa.register('candidate');
    const receipt = await sendAs(candidate);
    const { name } = (await candidate.get('/me')).body.user;
    const { additions } = (await lacks(candidate, receipt)).body;
    expect(additions.educations.length).toBeGreaterThan(0);
    expect(additions.personalInfo.map(({ field }: { field: string }) => field)).not.toContain('fullName');
    const { status, body } = await add(candidate, receipt);
    expect([status, body.added > 5]).toEqual([200, true]);
    const { fields, version } = await profile(candidate);
    expect(fields.educations).toEqual(additions.educations);
    expect(fields.skills).toEqual(additions.skills);
    expect([fields.personalInfo.fullName, version]).toEqual([name, 2]);
    expect((await add(candidate, receipt)).body.added).toBe(0);
    expect(await profile(candidate)).toMatchObject({ version: 2, fields });
  });

  it('works by the number too, and by two clicks at once adds nothing twice', async () => {
    const candidate = await fursa.register('candidate');
    await sendAs(candidate);
    const [{ id }] = (await candidate.get('/candidate/applications')).body.applications;
    const both = await Promise.all([add(candidate, id), add(candidate, id)]);
    expect(both.map(({ body }) => body.added > 0).sort()).toEqual([false, true]);
  });

  it('changes nothing that the person has written', async () => {
    const candidate = await fursa.register('candidate');
    const before = await profile(candidate);
    const fields = {
      ...before.fields,
      personalInfo: { ...before.fields.personalInfo, city: 'Garowe' },
      languages: [{ language: 'somali', proficiency: 'basic' }],
    };
    await candidate.request('PUT', '/candidate/profile', { ...fields, version: before.version });
    await add(candidate, await sendAs(candidate));
    const { fields: after } = await profile(candidate);
    expect(after.personalInfo.city).toBe('Garowe');
    expect(after.languages[0]).toEqual({ language: 'somali', proficiency: 'basic' });
    expect(after.languages.filter(({ language }: { language: string }) => /somali/i.test(language))).toHaveLength(1);
  });

  it.each(['form', 'simple'] as const)(
    'takes what the form %s asks for, and the profile can be saved after it',
    async (form) => {
      const candidate = await fursa.register('candidate');
      const receipt = await sendAs(candidate, form);
      expect((await add(candidate, receipt)).status).toBe(200);
      const { version, fields } = await profile(candidate);
      const saved = await candidate.request('PUT', '/candidate/profile', { ...fields, skills: ['Sewing'], version });
      expect(saved.status).toBe(200);
    },
  );

  it('answers the same about somebody else’s application as about none', async () => {
    const [owner, other] = [await fursa.register('candidate'), await fursa.register('candidate')];
    const receipt = await sendAs(owner);
    const [{ id }] = (await owner.get('/candidate/applications')).body.applications;
    const missing = await lacks(other, 'no-such-receipt');
    for (const key of [receipt, id, 987_654]) {
      for (const answer of [await lacks(other, key), await add(other, key)]) {
        expect([answer.status, answer.body]).toEqual([404, missing.body]);
      }
    }
    // A guest's application belongs to no account until it is claimed.
    expect((await lacks(owner, await sendAs(fursa.visitor()))).status).toBe(404);
  });
});
