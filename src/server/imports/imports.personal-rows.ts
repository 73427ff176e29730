import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, jobId }) => ({
  imports: `(company_id, user_id, name, bytes, encoding, delimiter, headers, rows, fields)
    select company_id, ${userId}, 'people.csv', 10, 'UTF-8', ',', '[]', 1, '[]' from jobs where id = ${jobId}`,
});
