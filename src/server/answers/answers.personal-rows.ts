import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, applicationId }) => ({
  answer_rules: `(group_id, company_id, hours, is_on, saved_by)
    select group_id, company_id, 2, true, ${userId} from applications where id = ${applicationId}`,
  planned_messages: `(application_id, company_id, group_id, body, by_machine, author_id, due_at)
    select id, company_id, group_id, 'Soon', false, ${userId}, now() from applications where id = ${applicationId}`,
});
