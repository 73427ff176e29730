import type { OpenGroup } from '#shared/answers/closing.contract.ts';
import type { JobFieldArguments } from '#shared/jobs/job-editor.contract.ts';
import type { TestClient } from './test-client.ts';

/** A job that could be published as it is; a test changes what it is about. */
export function jobFields(changes: Partial<JobFieldArguments> = {}): JobFieldArguments {
  return {
    title: 'Dairy Technician',
    description:
      '<p>You keep the milk cold and the machines clean, and you write down both, every day of the week.</p>',
    job_type: 'Full time',
    featured: false,
    salary_mode: 'range',
    min_salary: 600,
    max_salary: 900,
    currency: 'USD',
    custom_salary: null,
    salary_type: 'Monthly',
    is_remote: false,
    full_address: '1 Test Street, Nakuru',
    locality: 'Nakuru',
    region: null,
    postcode: null,
    country: 'KE',
    latitude: -0.3,
    longitude: 36.07,
    deadline: null,
    education: 'High School',
    experience: 'Junior',
    vacancies: 1,
    application_form: 'quick',
    pass_mark: 50,
    screening_mode: 'advise',
    answer_days: 14,
    skills: ['Cold chain handling', 'Milk testing'],
    questions: [],
    ...changes,
  };
}

type PublishedJob = { id: number; slug: string; version: number };

/** Written by an employer, sent in, and approved by an admin. */
export async function publishJob(
  employer: TestClient,
  admin: TestClient,
  changes: Partial<JobFieldArguments> = {},
): Promise<PublishedJob> {
  const created = await employer.post('/company/jobs', jobFields(changes));
  if (created.status !== 200) throw new Error(`job not created: ${created.text}`);
  const { id } = created.body.job;
  const submitted = await employer.post(`/company/jobs/${id}/submit`);
  if (submitted.status !== 200) throw new Error(`job not submitted: ${submitted.text}`);
  const approved = await admin.post(`/admin/jobs/${id}/approve`, { version: submitted.body.job.version });
  if (approved.status !== 200) throw new Error(`job not approved: ${approved.text}`);
  const { body } = await employer.get(`/company/jobs/${id}/fields`);
  return body.job;
}

/** Closes a job and leaves everybody in it open, where a test is not about what they are told. */
export async function closeLeavingOpen(client: TestClient, jobId: number): Promise<void> {
  const { groups } = (await client.get(`/company/jobs/${jobId}/open-applicants`)).body as { groups: OpenGroup[] };
  const closed = await client.post(`/company/jobs/${jobId}/close-with-answers`, {
    client_id: `leaving-open-${jobId}`,
    groups: groups.map(({ column, application_ids }) => {
      return { group_id: column.id, application_ids, leave_reason: 'This is a test.' };
    }),
  });
  if (closed.status !== 200) throw new Error(`job not closed: ${closed.text}`);
}
