import { describe, expect, it } from 'vitest';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { applyForEvaluation, openEvaluation } from '../../../tests/harness/test-evaluations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests();
const reviewer = await fursa.signedInAs('reviewer');

describe('where the setting says that nothing is hidden', () => {
  it('the system’s evaluation is shown from the beginning, and found by', async () => {
    const shown = { hide_ai_until_scored: false, seen: { hide_ai_until_scored: null } };
    expect((await admin.request('PUT', '/api/admin/settings', shown)).status).toBe(200);
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const application = await applyForEvaluation(fursa, job.id);
    const { body } = await openEvaluation(reviewer, application);
    expect([body.ai_hidden, body.ai_evaluation.score]).toEqual([false, expect.any(Number)]);
    const { score } = body.ai_evaluation;
    const found = await reviewer.get(`/api/admin/evaluations?ai_from=${score}&ai_to=${score}`);
    expect(found.body.applications).toMatchObject([{ application_id: application.id, ai_score: score }]);
    expect((await reviewer.get(`/api/admin/evaluations?ai_from=${score + 1}`)).body.applications).toEqual([]);
  });
});
