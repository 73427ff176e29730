import { describe, expect, it } from 'vitest';
import { apply } from '../../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const stranger = await fursa.register('company');
const reviewer = await fursa.signedInAs('reviewer');
const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 40 });

const scoringOf = (id: number, client = employer) => client.get(`/company/applications/${id}/scoring`);
const compare = (ids: readonly number[], client = employer) =>
  client.get(`/company/applications/comparison?ids=${ids.join(',')}`);

type Row = { type: string; score: number | null; comment?: string; item?: 'education' | 'experience' };

async function review(id: number, rows: Row[]): Promise<void> {
  const { id: reviewerId } = (await reviewer.get('/me')).body.user;
  for (const { type, score, comment = '', item } of rows) {
    const itemId = item && `(select id from application_${item}s where application_id = ${id})`;
    await fursa.database.query(
      `insert into human_evaluations (application_id, type, education_id, experience_id, score, comment, reviewer_id)
       values (${id}, '${type}', ${item === 'education' ? itemId : null}, ${item === 'experience' ? itemId : null},
         ${score}, '${comment}', ${reviewerId})`,
    );
  }
}

describe('the scoring of an application', () => {
  it('by the system has every section with what it rests on, found in the texts beside it', async () => {
    const { id } = await apply(fursa, job.id);
    const { body } = await scoringOf(id);
    expect(body).toMatchObject({
      application_id: id,
      name: 'Hodan Warsame',
      profession: 'Cold Chain Coordinator',
      stage: 'New',
      job: { id: job.id, title: 'Dairy Technician', pass_mark: 40 },
      human_evaluation: null,
    });
    const ai = body.ai_evaluation;
    const { rows } = await fursa.database.query(
      `select overall, category, evaluator, sections from ai_evaluations where application_id = ${id}`,
    );
    type Result = { score: number | null; weight: number; evidence: string[] };
    const stored = rows[0] as {
      overall: number;
      category: string;
      evaluator: string;
      sections: Record<string, Result>;
    };
    expect([ai.ai_score_percentage, ai.ai_overall_category, ai.evaluator.id]).toEqual([
      stored.overall,
      stored.category,
      stored.evaluator,
    ]);
    const sections = ['education', 'experience', 'profile', 'skills', 'certification', 'bio', 'language'];
    for (const section of sections) {
      const { score, weight, evidence } = stored.sections[section] as Result;
      expect([ai[`ai_${section}_score`], ai[`ai_${section}_weight`]]).toEqual([score, weight]);
      expect(ai[`ai_${section}_evidence`]).toEqual(evidence);
    }
    const quotes = sections.flatMap((section) => ai[`ai_${section}_evidence`] as string[]);
    expect(quotes.length).toBeGreaterThan(1);
    for (const quote of quotes) {
      expect(body.texts.some(({ text }: { text: string }) => text.includes(quote))).toBe(true);
    }
    // The comment is written for the employer.
    expect(ai.ai_skills_comment).toMatch(/^Required skills found: \d of 2\./);
    const arabic = await employer.get(`/company/applications/${id}/scoring`, { headers: { 'accept-language': 'ar' } });
    expect(arabic.body.ai_evaluation.ai_skills_comment).not.toBe(ai.ai_skills_comment);
    expect(arabic.body.ai_evaluation.ai_skills_comment).toMatch(/\p{Script=Arabic}/u);
  });

  it('by people is the mean of what they scored, with their comments and names', async () => {
    const { id } = await apply(fursa, job.id);
    await review(id, [
      { type: 'education', score: 61, comment: 'The right subject.', item: 'education' },
      { type: 'skills', score: 80, comment: 'Shown at work.' },
      { type: 'bio', score: null, comment: 'Friendly.' },
      { type: 'profile', score: null, comment: 'Consistent.' },
    ]);
    const human = (await scoringOf(id)).body.human_evaluation;
    expect(human).toMatchObject({
      // Not every section is scored yet.
      manager_overall_score: null,
      manager_overall_category: null,
      manager_education_score: 61,
      manager_education_comment: [
        { text: 'The right subject.', author: 'The reviewer', side: 'reviewer', item: 'BSc Logistics' },
      ],
      manager_skills_score: 80,
      manager_certification_score: null,
      manager_certification_comment: [],
      manager_bio_score: null,
      manager_bio_comment: [{ text: 'Friendly.', author: 'The reviewer', item: null }],
      manager_profile_comment: [{ text: 'Consistent.' }],
      manager_overall_comment: [],
      reviewers: 1,
      people: [
        { author: 'The reviewer', side: 'reviewer', scores: { overall: null, education: 61, skills: 80, bio: null } },
      ],
    });
    await review(id, [{ type: 'overall', score: 0, comment: 'No.' }]);
    expect((await scoringOf(id)).body.human_evaluation).toMatchObject({
      manager_overall_score: 0,
      manager_overall_category: 'Fail',
      manager_overall_comment: [{ text: 'No.' }],
    });
  });

  it('is none where nobody has scored yet', async () => {
    const { id } = await apply(fursa, job.id);
    await fursa.database.query(`delete from ai_evaluations where application_id = ${id}`);
    expect((await scoringOf(id)).body).toMatchObject({ ai_evaluation: null, human_evaluation: null });
  });

  it('does not exist for another company', async () => {
    const { id } = await apply(fursa, job.id);
    const missing = await scoringOf(999_999);
    expect(missing.status).toBe(404);
    expect((await scoringOf(id, stranger)).text).toBe(missing.text);
  });
});

describe('side by side', () => {
  it('stand two to four applicants of one job, in the order asked for', async () => {
    const ids: number[] = [];
    for (const firstName of ['Ayan', 'Bile', 'Caasha', 'Deeqa', 'Elmi']) {
      ids.push((await apply(fursa, job.id, { person: { firstName } })).id);
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids;
    const { body } = await compare([d, a, c, b]);
    const names = body.applications.map(({ name }: { name: string }) => name.split(' ')[0]);
    expect(names).toEqual(['Deeqa', 'Ayan', 'Caasha', 'Bile']);
    expect(body.applications[0]).toMatchObject({
      education: "Bachelor's Degree",
      skills: expect.arrayContaining(['Milk testing']),
      languages: [{ name: 'Somali', proficiency: 'native' }],
      ai_evaluation: { ai_education_score: expect.any(Number) },
    });
    for (const wrong of [[a], [a, a], ids]) {
      const { status, body: refused } = await compare(wrong);
      expect([status, refused.errors]).toEqual([422, { ids: ['Choose 2 to 4 applications to compare.'] }]);
    }
    expect((await compare([a, e])).status).toBe(200);
  });

  it('stand no applicants of different jobs, and none of anybody else’s', async () => {
    const other = await publishJob(employer, admin, { application_form: 'wizard' });
    const [one, two] = [await apply(fursa, job.id), await apply(fursa, other.id)];
    const { status, body } = await compare([one.id, two.id]);
    expect([status, body.errors]).toEqual([422, { ids: ['Only applications to the same job can be compared.'] }]);
    expect((await compare([one.id, 999_999])).status).toBe(404);
    const theirs = await publishJob(stranger, admin, { application_form: 'wizard' });
    const third = await apply(fursa, theirs.id);
    expect((await compare([one.id, third.id])).status).toBe(404);
  });
});
