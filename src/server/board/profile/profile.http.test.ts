import { describe, expect, it } from 'vitest';
import { apply, columnOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const stranger = await fursa.register('company');
const reviewer = await fursa.signedInAs('reviewer');
const QUESTIONS = [
  { title: 'Which machines do you know?', required: false },
  { title: 'When could you start?', required: false },
];
const job = await publishJob(employer, admin, { application_form: 'wizard', questions: QUESTIONS });

const profileOf = (client: TestClient, id: number | string) =>
  client.get(`/candidate/application/profile/details?application_id=${id}`);
const byName = (client: TestClient, username: string) =>
  client.get(`/candidate/application/profile/details?username=${username}`);

async function candidateOf(id: number) {
  const { rows } = await fursa.database.query(
    `select c.id::int, c.username from candidates c join applications a on a.candidate_id = c.id where a.id = ${id}`,
  );
  return rows[0] as { id: number; username: string };
}

const ABOUT_THEM = `gender = 'female', marital_status = 'married', whatsapp_number = '+252 61 999', website = 'https://hodan.example',
  secondary_phone = '+252 61 888', social_info = '{"linkedin":"https://linkedin.example/hodan"}'`;

/** Fields that only a profile has. */
async function addProfile(id: number): Promise<void> {
  const { id: candidateId } = await candidateOf(id);
  await fursa.database.query(`update candidates set ${ABOUT_THEM} where id = ${candidateId}`);
  await fursa.database.query(
    `update candidates set social_links = (select jsonb_agg(jsonb_build_object('url', 'https://link.example/' || n))
     from generate_series(1, 8) n) where id = ${candidateId}`,
  );
}

describe('the profile of an applicant', () => {
  it('holds what was sent, then what only the profile has, in the names of the specification', async () => {
    const questionId = (await fursa.visitor().get(`/api/job/${job.id}/questions`)).body.questions[0].id;
    const { id, email } = await apply(fursa, job.id, {
      cv: 'hodan.pdf',
      rest: { questions: { [questionId]: 'All.' } },
    });
    await addProfile(id);
    const { username } = await candidateOf(id);
    const { status, body } = await profileOf(employer, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Hodan Warsame',
      username,
      social_info: { linkedin: 'https://linkedin.example/hodan', facebook: null },
      contact_info: { phone: '+252612345678', secondary_phone: '+252 61 888', email, country: { name: 'Somalia' } },
      candidate: {
        photo: null,
        profession: { name: 'Cold Chain Coordinator' },
        bio: expect.stringContaining('kept vaccines'),
        cover_letter: { cover_letter: expect.stringContaining('Dear hiring team') },
        experiences: [
          {
            designation: 'Cold Chain Coordinator',
            department: 'Operations',
            formatted_start: '2017-01',
            current: true,
          },
        ],
        educations: [{ degree: 'BSc Logistics', level: "Bachelor's Degree", year: 2016, notes: null }],
        skills: [{ id: 1, name: 'Cold chain handling' }, { id: 2 }, { id: 3 }],
        languages: [{ id: 1, name: 'Somali', proficiency: 'native' }],
      },
      birth_date: '1994-03-08',
      marital_status: 'married',
      gender: 'female',
      education: { name: "Bachelor's Degree" },
      whatsapp_number: '+252 61 999',
      website: 'https://hodan.example',
      answers: [
        { question: 'Which machines do you know?', answers: 'All.' },
        { question: 'When could you start?', answers: '' },
      ],
      candidate_resume_id: expect.any(Number),
      resume: { name: 'hodan.pdf', is_pdf: true },
      message_button: true,
      candidate_deleted: false,
      blind: false,
      application: { id, stage: 'New', version: 1, job: { id: job.id, title: 'Dairy Technician', open: true } },
    });
    expect(body.experience.name).toEqual(expect.any(String));
    expect(body.candidate.social_info).toHaveLength(6);
    expect(body.groups.map(({ name }: { name: string }) => name)).toContain('Interview');
    expect((await byName(employer, username)).body).toEqual(body);
  });

  it('is that of the newest application to the company, unless another is named', async () => {
    const other = await publishJob(employer, admin, { title: 'Milk Driver', application_form: 'wizard' });
    const candidate = await fursa.register('candidate');
    const first = await apply(fursa, job.id, {}, candidate);
    const second = await apply(fursa, other.id, {}, candidate);
    const { username } = await candidateOf(first.id);
    expect((await byName(employer, username)).body.application.id).toBe(second.id);
    expect((await profileOf(employer, first.id)).body.application.job.id).toBe(job.id);
    const both = `/candidate/application/profile/details?username=nobody&application_id=${first.id}`;
    expect((await employer.get(both)).status).toBe(404);
  });

  it('is refused in the words of the specification when nobody is named', async () => {
    const { status, body } = await employer.get('/candidate/application/profile/details');
    expect([status, body.errors]).toEqual([
      422,
      { username: ['Something went wrong while trying to preview resume! Please try again'] },
    ]);
  });

  it('is for the candidate, the employer and admins; to others it does not exist', async () => {
    const candidate = await fursa.register('candidate');
    const other = await fursa.register('candidate');
    const { id } = await apply(fursa, job.id, {}, candidate);
    const { username } = await candidateOf(id);
    const missing = await profileOf(stranger, 999_999);
    expect(missing.status).toBe(404);
    for (const answer of [
      await profileOf(stranger, id),
      await byName(stranger, username),
      await profileOf(other, id),
      await byName(other, username),
      await byName(stranger, 'nobody-at-all'),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    expect((await profileOf(reviewer, id)).status).toBe(403);
    expect((await profileOf(fursa.visitor(), id)).status).toBe(401);
    const own = await byName(candidate, username);
    // Candidates may not read the employer's evaluation.
    expect(own.body).toMatchObject({ username, message_button: false, application: null, groups: [] });
    expect((await byName(other, (await other.get('/me')).body.user.username)).body.application).toBeNull();
  });

  it('is shown to an admin, who has to account for it', async () => {
    const { id } = await apply(fursa, job.id);
    const looked = `select u.name from history h join users u on u.id = h.actor_id
      where h.type = 'profile.viewed' and h.application_id = ${id}`;
    await profileOf(employer, id);
    expect((await fursa.database.query(looked)).rows).toEqual([]);
    expect((await profileOf(admin, id)).body).toMatchObject({
      name: 'Hodan Warsame',
      message_button: false,
      groups: [],
    });
    expect((await fursa.database.query(looked)).rows).toEqual([{ name: 'The admin' }]);
  });

  it('says that the candidate is deleted, and nothing else of them', async () => {
    const { id } = await apply(fursa, job.id, { cv: 'hodan.pdf' });
    await addProfile(id);
    const { id: candidateId } = await candidateOf(id);
    await fursa.database.query(`update candidates set erased_at = now() where id = ${candidateId}`);
    for (const path of ['scoring', 'timeline']) {
      const { status, text } = await employer.get(`/company/applications/${id}/${path}`);
      expect([status, text]).toEqual([200, expect.not.stringMatching(/Hodan|Warsame|vaccines/)]);
    }
    const { body, text } = await profileOf(employer, id);
    expect(body).toMatchObject({
      name: '',
      username: null,
      candidate_deleted: true,
      message_button: false,
      candidate_resume_id: null,
      candidate: { bio: '', experiences: [], educations: [], skills: [], languages: [] },
      answers: [],
    });
    expect(text).not.toMatch(/Hodan|Warsame|vaccines|linkedin.example/);

    await fursa.database.query(`update applications set name = '', email = null, snapshot = '{}' where id = ${id}`);
    expect((await profileOf(employer, id)).body).toMatchObject({ name: '', candidate_deleted: true });
    for (const path of ['scoring', 'timeline']) {
      expect((await employer.get(`/company/applications/${id}/${path}`)).status).toBe(200);
    }
  });

  it('tells of a withdrawal, and of a job that is closed', async () => {
    const closing = await publishJob(employer, admin, { application_form: 'wizard' });
    const { id, receipt } = await apply(fursa, closing.id);
    await fursa.visitor().post(`/api/application/${receipt}/withdraw`);
    await employer.post(`/company/jobs/${closing.id}/close`);
    const { application } = (await profileOf(employer, id)).body;
    expect(application).toMatchObject({ outcome: 'withdrawn', withdrawn_at: expect.any(String) });
    expect(application.job).toMatchObject({ status: 'closed', open: false });
  });
});

it('keeps what stands between < and >', async () => {
  const bio = 'I sell < 5 crates and > 3 boxes a day, <b>cold</b> ones, and I have done so for nine years.';
  const { id } = await apply(fursa, job.id, { person: { bio } });
  const shown = 'I sell < 5 crates and > 3 boxes a day, cold ones, and I have done so for nine years.';
  expect((await profileOf(employer, id)).body.candidate.bio).toBe(shown);
  expect((await reviewer.get(`/api/admin/evaluations/${id}`)).text).toContain(shown);
});

describe('blind review', () => {
  const TELLING = /Hodan|Warsame|hodan|Somalia|Marka|1994|2016|female|married|252|linkedin.example|Coastal University/;
  const SPEAKS_OF_SELF = {
    person: {
      bio: 'I am Hodan Warsame of Marka, reach me at hodan.warsame@mail.example or +252 61 2345678 any day. I learnt it all at Coastal University of Marka.',
    },
    cv: 'hodan.pdf',
  };

  it('leaves out who it is, in every answer, until the named stage', async () => {
    const { id } = await apply(fursa, job.id, SPEAKS_OF_SELF);
    const second = await apply(fursa, job.id, SPEAKS_OF_SELF);
    await addProfile(id);
    await employer.post(`/company/applications/${id}/notes`, { body: 'Hodan Warsame called from Marka.' });
    await employer.request('PUT', '/company/applications/blind', {
      until_group_id: await columnOf(fursa, employer, 'Interview'),
    });
    const addresses = [
      `/candidate/application/profile/details?application_id=${id}`,
      `/company/applications/${id}/scoring`,
      `/company/applications/${id}/timeline`,
      `/company/applications/comparison?ids=${id},${second.id}`,
    ];
    for (const address of addresses) {
      const { status, text } = await employer.get(address);
      expect([address, status, TELLING.exec(text)?.[0]]).toEqual([address, 200, undefined]);
    }
    const { body } = await profileOf(employer, id);
    expect(body).toMatchObject({
      name: `Candidate ${id}`,
      username: null,
      blind: true,
      message_button: true,
      candidate_resume_id: null,
      contact_info: { phone: null, email: null, country: null },
      candidate: { bio: expect.stringMatching(/^I am ▮▮▮ of ▮▮▮, reach me at ▮▮▮/), educations: [{ year: null }] },
      birth_date: null,
      gender: null,
    });
    const somali = await employer.get(addresses[0] as string, { headers: { 'accept-language': 'so' } });
    expect(somali.body.name).toBe(`Murashax ${id}`);

    await moveTo(fursa, employer, id, 'Interview');
    expect((await profileOf(employer, id)).body).toMatchObject({ name: 'Hodan Warsame', blind: false });
    await moveTo(fursa, employer, id, 'Not selected');
    expect((await profileOf(employer, id)).text).not.toMatch(TELLING);
    // Blind review hides names from neither the candidate nor an admin.
    expect((await profileOf(admin, id)).body.name).toBe('Hodan Warsame');
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
    expect((await profileOf(employer, id)).body.blind).toBe(false);
  });

  it('does not tell who somebody is by another application of theirs, or by their username', async () => {
    const other = await publishJob(employer, admin, { title: 'Milk Driver', application_form: 'wizard' });
    const candidate = await fursa.register('candidate');
    const open = await apply(fursa, job.id, {}, candidate);
    const hidden = await apply(fursa, other.id, {}, candidate);
    await moveTo(fursa, employer, open.id, 'Interview');
    await employer.request('PUT', '/company/applications/blind', {
      until_group_id: await columnOf(fursa, employer, 'Interview'),
    });
    const { id: candidateId, username } = await candidateOf(open.id);
    const { applications } = (await employer.get(`/company/applications/cards?ids=${open.id},${hidden.id}`)).body;
    const idOf = (id: number) => applications.find((card: { id: number }) => card.id === id).candidate.id;
    expect([idOf(open.id), idOf(hidden.id)]).toEqual([candidateId, null]);
    expect((await profileOf(employer, hidden.id)).body.candidate.id).toBeNull();
    // Looked up by name, the visible application is shown although the hidden one is newer.
    expect((await byName(employer, username)).body.application.id).toBe(open.id);
    const missing = (await byName(employer, 'nobody')).text;
    const both = `/candidate/application/profile/details?username=${username}&application_id=${hidden.id}`;
    expect((await employer.get(both)).text).toBe(missing);
    await moveTo(fursa, employer, open.id, 'New');
    expect((await byName(employer, username)).text).toBe(missing);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
  });
});
