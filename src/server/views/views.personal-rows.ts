import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, jobId }) => ({
  saved_views: `(company_id, user_id, name, filters) select company_id, ${userId}, 'Drivers', '{}' from jobs where id = ${jobId}`,
});
