import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, applicationId }) => ({
  answer_rules: `(group_id, company_id, hours, is_on, saved_by)
    select group_id, company_id, 2, true, ${userId} from applications where id = ${applicationId}`,
  planned_messages: `(application_id, company_id, group_id, body, by_machine, author_id, due_at)
    select id, company_id, group_id, 'Soon', false, ${userId}, now() from applications where id = ${applicationId}`,
  job_closings: `(id, company_id, job_id, client_id, closed_by) overriding system value
    select 900000 + id, company_id, job_id, 'personal-row-' || id, ${userId} from applications where id = ${applicationId}`,
  job_closing_groups: `(id, closing_id, group_id, name) overriding system value
    select 900000 + id, 900000 + id, group_id, 'New' from applications where id = ${applicationId}`,
  job_closing_people: `(closing_id, application_id, closing_group_id, state)
    select 900000 + id, id, 900000 + id, 'left' from applications where id = ${applicationId}`,
});
