import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, jobId }) => ({
  api_tokens: `(company_id, user_id, name, token_hash, hint, scopes, expires_at)
    select company_id, ${userId}, 'Payroll', '\\x00', '8f2c', '{jobs:read}', now() from jobs where id = ${jobId}`,
});
