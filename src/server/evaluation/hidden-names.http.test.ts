import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { applyForEvaluation, openEvaluation, save } from '../../../tests/harness/test-evaluations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests();
const reviewer = await fursa.signedInAs('reviewer');
const second = await fursa.signedInAs('reviewer');
const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
const application = await applyForEvaluation(fursa, job.id, {
  person: { firstName: 'Zubeida', lastName: 'Quxumaale', bio: 'I am Zubeida, and I like cold milk and warm people.' },
  cv: 'zubeida.pdf',
});
// The candidate's name is put into every free text.
await fursa.database.query(
  `update applications set snapshot = snapshot || '{"additionalInfo": {"certifications": "Award of Zubeida", "awards": "The Quxumaale prize"}}'
   where id = ${application.id};
   insert into application_answers (application_id, question, answer, position)
   values (${application.id}, 'Who are you?', 'Zubeida Quxumaale', 9)`,
);
await save(second, application, { type: 'overall', score: 95, comment: 'Zubeida is strong.' });
await save(admin, application, { type: 'overall', score: 20, comment: 'Quxumaale is not.' });

const hideNames = async (value: boolean) => {
  const { settings } = (await admin.get('/api/admin/settings')).body;
  const own = settings.find(({ key }: { key: string }) => key === 'hide_names_from_reviewers');
  const seen = { hide_names_from_reviewers: own.changed_at };
  const change = { hide_names_from_reviewers: value, seen };
  expect((await admin.request('PUT', '/api/admin/settings', change)).status).toBe(200);
};
const search = async (q: string, client = reviewer) =>
  (await client.get(`/api/admin/evaluations?q=${encodeURIComponent(q)}`)).body.total as number;

/** Everything about the application that a reviewer can request. */
async function seenByReviewer() {
  const answers = [
    await openEvaluation(reviewer, application),
    await reviewer.get('/api/admin/evaluations'),
    await reviewer.get('/api/admin/evaluations/agreement'),
  ];
  for (const { status } of answers) expect(status).toBe(200);
  return answers.map(({ text }) => text).join('\n');
}

async function expectHidden() {
  const seen = await seenByReviewer();
  expect(seen).not.toMatch(/zubeida|quxumaale/i);
  expect(seen).toContain(`Candidate ${application.id}`);
  const { body } = await openEvaluation(reviewer, application);
  expect(body).toMatchObject({
    blind: true,
    appliedcandidate: { id: null, user: { email: null, phone: null, address: null, photo: null } },
    educations: [{ id: application.education, institution: '', award_year: null }],
    languages: [{ name: 'Somali', proficiency: 'fluent' }],
    additional_info: { certifications: 'Award of ▮▮▮', awards: 'The ▮▮▮ prize' },
    answers: [{ question: 'Who are you?', answer: '▮▮▮' }],
    resume: null,
    bio: 'I am ▮▮▮, and I like cold milk and warm people.',
  });
  const { rows } = await fursa.database.query(
    `select resume_id::int as id from applications where id = ${application.id}`,
  );
  const cv = `/candidates/download/cv/${(rows[0] as { id: number }).id}`;
  expect([(await reviewer.get(cv)).status, (await admin.get(cv)).status]).toEqual([404, 200]);
  expect([await search('zubeida'), await search(`candidate ${application.id}`)]).toEqual([0, 1]);
  // Reviewers can still score it, and admins see the name because they assign the work.
  const entries = [{ type: 'bio', score: 70, comment: '' }];
  const saved = await reviewer.post('/admin/evaluation/save-scorecard', { application_id: application.id, entries });
  expect(saved.status).toBe(200);
  expect((await openEvaluation(admin, application)).text).toContain('Zubeida');
  expect(await search('zubeida', admin)).toBe(1);
}

describe('who somebody is', () => {
  it('is told to reviewers as long as nothing hides it', async () => {
    expect(await seenByReviewer()).toContain('Zubeida Quxumaale');
    expect([await search('zubeida'), await search(`candidate ${application.id}`)]).toEqual([1, 0]);
  });

  it('is hidden from reviewers where the site says so', async () => {
    await hideNames(true);
    await expectHidden();
    await hideNames(false);
    expect(await seenByReviewer()).toContain('Zubeida Quxumaale');
  });

  it('is hidden from reviewers where the company’s blind review hides it', async () => {
    const { Interview } = await columnsOf(employer, `?job=${job.id}`);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: Interview?.id });
    await expectHidden();
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
  });
});
