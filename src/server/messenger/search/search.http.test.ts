import { describe, expect, it } from 'vitest';
import { apply, columnOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { conversationAbout, say } from '../../../../tests/harness/test-conversations.ts';
import { jobFields, publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Kismayo Cold Stores' });
const stranger = await fursa.register('company', 'Quiet Harbour');
const open = { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 } as const;
const job = await publishJob(employer, admin, { ...open, title: 'Refrigeration Foreman' });

const find = async (client: TestClient, q: string) =>
  (await client.get(`/api/search?q=${encodeURIComponent(q)}`)).body as {
    jobs: { id: number; title: string; company: string; status: string }[];
    people: { application_id: number; name: string; job: string; stage: string }[];
    applications: { id: number; job: string; company: string; stage: string }[];
    conversations: { id: number; name: string; job: string }[];
  };

/** An applicant with an account who has written a message. */
async function newApplicant(firstName: string, lastName: string, message: string) {
  const candidate = await fursa.register('candidate', `${firstName} ${lastName}`);
  const { id } = await apply(fursa, job.id, { person: { email: candidate.email, firstName, lastName } }, candidate);
  const chatId = await conversationAbout(candidate, id);
  await say(candidate, chatId, message);
  return { candidate, id, chatId };
}

describe('the search of the workspace', () => {
  it('finds jobs, people and conversations of the company, whatever the accents', async () => {
    const { id, chatId } = await newApplicant('Édna', 'Wanjiru', 'May I bring my compressor certificate?');
    expect(await find(employer, 'refrigeration')).toMatchObject({
      jobs: [{ id: job.id, title: 'Refrigeration Foreman', status: 'active' }],
      applications: [],
    });
    const byName = await find(employer, 'edna wan');
    expect(byName.people).toMatchObject([{ application_id: id, name: 'Édna Wanjiru', stage: 'New' }]);
    expect(byName.conversations).toMatchObject([{ id: chatId, name: 'Édna Wanjiru' }]);
    expect((await find(employer, 'compressor certificate')).conversations.map((one) => one.id)).toEqual([chatId]);
    await employer.post('/company/jobs', jobFields({ title: 'Unsent Ice Maker' }));
    expect((await find(employer, 'ice maker')).jobs).toMatchObject([{ title: 'Unsent Ice Maker', status: 'draft' }]);
  });

  it('finds for a candidate their applications, open jobs and conversations, and no people', async () => {
    const { candidate, id, chatId } = await newApplicant('Liban', 'Farah', 'When do shifts start?');
    expect(await find(candidate, 'Refrigeration')).toMatchObject({
      jobs: [{ id: job.id, company: 'Kismayo Cold Stores' }],
      people: [],
      applications: [{ id, job: 'Refrigeration Foreman', company: 'Kismayo Cold Stores', stage: 'Received' }],
      conversations: [{ id: chatId, name: 'Kismayo Cold Stores' }],
    });
    expect((await find(candidate, 'ice maker')).jobs).toEqual([]);
  });

  it('finds nothing that belongs to somebody else', async () => {
    const { candidate } = await newApplicant('Zamzam', 'Hersi', 'A word about turbines.');
    const nothing = { jobs: [], people: [], applications: [], conversations: [] };
    const another = await fursa.register('candidate');
    for (const q of ['Zamzam', 'turbines', 'Refrigeration']) expect(await find(stranger, q)).toMatchObject(nothing);
    for (const q of ['Zamzam', 'turbines']) expect(await find(another, q)).toMatchObject(nothing);
    expect((await find(another, 'Refrigeration')).applications).toEqual([]);
    expect((await find(candidate, 'Édna')).conversations).toEqual([]);
  });

  it('does not find by name whom blind review hides, and shows them without it', async () => {
    const { id } = await newApplicant('Nawal', 'Guuleed', 'Hello');
    await fursa.database.query(`update applications set search_skills = 'brazing' where id = ${id}`);
    const interview = await columnOf(fursa, employer, 'Interview');
    expect((await employer.request('PUT', '/company/applications/blind', { until_group_id: interview })).status).toBe(
      200,
    );
    const hidden = await find(employer, 'Nawal');
    expect([hidden.people, hidden.conversations]).toEqual([[], []]);
    const bySkill = await find(employer, 'brazing');
    expect(bySkill.people).toMatchObject([{ application_id: id, photo: null }]);
    expect(JSON.stringify(bySkill)).not.toMatch(/Nawal|Guuleed/);
    await moveTo(fursa, employer, id, 'Interview');
    expect((await find(employer, 'Nawal')).people).toMatchObject([{ application_id: id, name: 'Nawal Guuleed' }]);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
  });

  it('shows at most five of each kind, takes signs for signs, and ends somewhere', async () => {
    const people = Array.from({ length: 6 }, () => apply(fursa, job.id, { person: { firstName: 'Sixfold' } }));
    await Promise.all(people);
    expect((await find(employer, 'sixfold')).people).toHaveLength(5);
    expect((await find(employer, '%')).jobs).toEqual([]);
    for (const q of ['', 'x'.repeat(101)]) expect((await employer.get(`/api/search?q=${q}`)).status).toBe(422);
    await fursa.database.query(`update throttles set count = most where key like 'searches:%'`);
    expect((await employer.get('/api/search?q=x')).status).toBe(429);
  });
});
