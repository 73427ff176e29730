import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, jobId }) => ({
  company_exports: `(company_id, user_id) select company_id, ${userId} from jobs where id = ${jobId}`,
});
