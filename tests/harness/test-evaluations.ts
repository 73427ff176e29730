import type { saveHumanEvaluation } from '#shared/evaluation/scorecards.contract.ts';
import type { ArgumentsOf } from '#shared/kernel/endpoint.ts';
import { apply } from './test-applicants.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

type Saved = Partial<ArgumentsOf<typeof saveHumanEvaluation>>;
/** An application with the ids that its evaluation is addressed by. */
export type Evaluated = {
  id: number;
  jobId: number;
  candidateId: number;
  education: number;
  experience: number;
};

/** Somebody applies, and is to be evaluated. */
export async function applyForEvaluation(
  fursa: TestServer,
  jobId: number,
  changes: Parameters<typeof apply>[2] = {},
  client: TestClient = fursa.visitor(),
): Promise<Evaluated> {
  const { id } = await apply(fursa, jobId, changes, client);
  const { rows } = await fursa.database.query(
    `select candidate_id::int as candidate,
       (select id::int from application_educations where application_id = ${id} order by position limit 1) as education,
       (select id::int from application_experiences where application_id = ${id} order by position limit 1) as experience
     from applications where id = ${id}`,
  );
  const { candidate, education, experience } = rows[0] as Record<string, number>;
  return { id, jobId, candidateId: candidate ?? 0, education: education ?? 0, experience: experience ?? 0 };
}

export function save(client: TestClient, application: Evaluated, given: Saved) {
  return client.post('/admin/evaluation/save-human-evaluation', {
    item_id: null,
    comment: '',
    job_id: application.jobId,
    candidate_id: application.candidateId,
    application_id: application.id,
    ...given,
  });
}

export const openEvaluation = (client: TestClient, { id }: { id: number }) =>
  client.get(`/api/admin/evaluations/${id}`);
