import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, jobId }) => ({
  saved_jobs: `(user_id, job_id) values (${userId}, ${jobId})`,
  job_alerts: `(user_id, filters, frequency, locale, token, due_at) values (${userId}, '{}', 'daily', 'en', 'x', now())`,
});
