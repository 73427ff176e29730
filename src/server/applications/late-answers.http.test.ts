import { describe, expect, it } from 'vitest';
import { application } from '../../../tests/harness/test-applications.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });

const QUESTIONS = [
  { title: 'When could you start?', required: true },
  { title: 'Anything else?', required: false },
];

type Form = 'wizard' | 'form' | 'simple';
async function publish(form: Form = 'wizard') {
  const job = await publishJob(employer, admin, { application_form: form, pass_mark: 0, questions: QUESTIONS });
  const { questions } = (await fursa.visitor().get(`/api/job/${job.id}/questions`)).body;
  return { ...job, ids: questions.map(({ id }: { id: number }) => id) as [number, number] };
}

async function appliedWithout() {
  const job = await publish();
  const sent = { ...application('wizard'), questions_missing: true };
  const { body } = await fursa.visitor().post(`/candidate/job/${job.id}/apply`, sent);
  return { receipt: body.receipt as string, job };
}
const open = async (receipt: string) => (await fursa.visitor().get(`/api/application/${receipt}`)).body.application;
const answer = (receipt: string, answers: object) =>
  fursa.visitor().post(`/api/application/${receipt}/answers`, { answers });

describe('questions that the browser could not load', () => {
  it.each(['wizard', 'form', 'simple'] as const)(
    'do not keep an application of the form %s from being taken',
    async (form) => {
      const { id, ids } = await publish(form);
      const address = `/candidate/job/${id}/apply`;
      const refused = await fursa.visitor().post(address, application(form));
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [`questions.${ids[0]}`]]);
      const taken = await fursa.visitor().post(address, { ...application(form), questions_missing: true });
      expect(taken.status).toBe(200);
      expect(await open(taken.body.receipt)).toMatchObject({
        questions: [],
        unanswered: [
          { id: ids[0], title: 'When could you start?', required: true },
          { id: ids[1], title: 'Anything else?', required: false },
        ],
      });
    },
  );

  it('are answered on the receipt, once', async () => {
    const { receipt, job } = await appliedWithout();
    const [start, other] = job.ids;
    const refused = await answer(receipt, { [other]: 'No.', 999999: 'Hello.' });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      [`answers.${start}`]: ['This question is required'],
      'answers.999999': [expect.any(String)],
    });
    expect((await answer(receipt, { [start]: 'x'.repeat(1_501) })).status).toBe(422);
    const { status, body } = await answer(receipt, { [start]: ' Next week. ' });
    expect(status).toBe(200);
    expect(body.application).toMatchObject({
      questions: [{ question: 'When could you start?', answer: 'Next week.' }],
      unanswered: [],
    });
    const again = await answer(receipt, { [start]: 'Never.' });
    expect([again.status, again.body.message]).toEqual([409, 'These questions have already been answered.']);
    expect((await open(receipt)).questions).toMatchObject([{ answer: 'Next week.' }]);
  });

  it('are answered by one of two who answer at once', async () => {
    const { receipt, job } = await appliedWithout();
    const [start] = job.ids;
    const both = await Promise.all(['Today.', 'Tomorrow.'].map((text) => answer(receipt, { [start]: text })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are not asked of whoever saw them, nor after a withdrawal', async () => {
    const { id, ids } = await publish();
    const seen = await fursa
      .visitor()
      .post(`/candidate/job/${id}/apply`, { ...application('wizard'), questions: { [ids[0]]: 'Today.' } });
    expect((await open(seen.body.receipt)).unanswered).toEqual([]);
    expect((await answer(seen.body.receipt, { [ids[1]]: 'More.' })).status).toBe(409);
    const { receipt } = await appliedWithout();
    await fursa.visitor().post(`/api/application/${receipt}/withdraw`);
    expect((await open(receipt)).unanswered).toEqual([]);
    expect((await answer('x'.repeat(43), {})).status).toBe(404);
  });
});

it('asks the questions in the simple form too, and keeps their answers', async () => {
  const { id, ids } = await publish('simple');
  const sent = { ...application('simple'), questions: { [ids[0]]: 'Next week.' } };
  const { status, body } = await fursa.visitor().post(`/candidate/job/${id}/apply`, sent);
  expect(status).toBe(200);
  expect((await open(body.receipt)).questions).toEqual([{ question: 'When could you start?', answer: 'Next week.' }]);
});
