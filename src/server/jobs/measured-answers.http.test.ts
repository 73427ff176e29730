import { describe, expect, it } from 'vitest';
import type { MeasuredAnswers } from '#shared/jobs/measured-answers.ts';
import { fillBoard } from '../../../tests/harness/test-board.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin } = await companyForTests();

/** How many days after applying each got their first answer; null: none. They applied 30 days ago. */
async function companyWith(answeredAfter: readonly (number | null)[], { appliedDaysAgo = 30, promised = 5 } = {}) {
  const client = await fursa.register('company');
  const { id, username } = (await client.get('/me')).body.user.company;
  const job = await publishJob(client, admin);
  await fillBoard(fursa.database, { jobId: job.id, companyId: id }, Array(answeredAfter.length).fill({}));
  // In milliseconds, as the due time is stored: an answer at that very time is in time.
  const days = answeredAfter.map((after) => after ?? 'null').join(',');
  await fursa.database.query(`
    insert into awaited_answers (application_id, company_id, job_id, promised_days, first_due_at, first_answer_at, waiting_since, due_at)
    select a.id, a.company_id, a.job_id, ${promised}, applied + interval '${promised} days', applied + d.after * interval '1 day',
      case when d.after is null then applied end, case when d.after is null then applied + interval '${promised} days' end
    from (select id, company_id, job_id, row_number() over (order by id) n from applications where job_id = ${job.id}) a
    join unnest(array[${days || 'null'}]::float8[]) with ordinality d(after, n) using (n),
      (select date_trunc('milliseconds', now()) - interval '${appliedDaysAgo} days' as applied) t`);
  const show = async (isShown: boolean) => {
    const { fields } = (await client.get('/company/profile/fields')).body;
    const saved = await client.request('PUT', '/company/profile', { ...fields, shows_answers: isShown });
    expect(saved.status, saved.text).toBe(200);
  };
  const measured = async (): Promise<MeasuredAnswers> => (await client.get('/company/answers/overview')).body.measured;
  const publicly = async () => {
    const { status, body, text } = await fursa.visitor().get(`/api/employers/${username}`);
    expect(status, text).toBe(200);
    return body.employer.answers as MeasuredAnswers | null;
  };
  return { client, show, measured, publicly };
}

describe('measured answers', () => {
  it('are the share in time and the days within which half of the applicants were answered', async () => {
    // In time are the seven up to five days. In order, the fifth of ten is 2.5 days, which is within 3 days.
    const { measured } = await companyWith([0.5, 9, 2, 1, 4, 2.5, 3, 5, 8, 7]);
    expect(await measured()).toEqual({ due: 10, in_time_percent: 70, median_days: 3 });
    expect(await measured()).toEqual({ due: 10, in_time_percent: 70, median_days: 3 });
  });

  it('count silence as longer than any answer', async () => {
    // Sorted: 1, 2, 4, 6, 6, 7, then five without an answer. The sixth of eleven is 7 days.
    const { measured } = await companyWith([1, 2, 4, 6, 6, 7, null, null, null, null, null]);
    expect(await measured()).toEqual({ due: 11, in_time_percent: 27, median_days: 7 });
    const silent = await companyWith([1, 2, 1, 1, null, null, null, null, null, null]);
    expect(await silent.measured()).toEqual({ due: 10, in_time_percent: 40, median_days: null });
  });

  it('say that there are too few below ten', async () => {
    const { measured, show, publicly } = await companyWith(Array(9).fill(1));
    await show(true);
    expect(await measured()).toEqual({ due: 9, in_time_percent: null, median_days: null });
    expect(await publicly()).toBeNull();
  });

  it('leave out what is not due yet, and what is older than a year', async () => {
    const recent = await companyWith(Array(10).fill(1), { appliedDaysAgo: 4 });
    expect((await recent.measured()).due).toBe(0);
    const old = await companyWith(Array(10).fill(1), { appliedDaysAgo: 400 });
    expect((await old.measured()).due).toBe(0);
  });

  it('are public only where the employer has switched them on', async () => {
    const quick = await companyWith(Array(10).fill(1.5));
    const other = await companyWith(Array(10).fill(9));
    expect(await quick.publicly()).toBeNull();
    const { username } = (await quick.client.get('/me')).body.user.company;
    const { text } = await fursa.visitor().get(`/api/employers/${username}`);
    expect(text).not.toContain('in_time_percent');
    await quick.show(true);
    expect(await quick.publicly()).toEqual({ due: 10, in_time_percent: 100, median_days: 2 });
    // Another company is measured by its own records, and shows nothing.
    expect(await other.measured()).toEqual({ due: 10, in_time_percent: 0, median_days: 9 });
    expect(await other.publicly()).toBeNull();
    await quick.show(false);
    expect(await quick.publicly()).toBeNull();
  });
});
