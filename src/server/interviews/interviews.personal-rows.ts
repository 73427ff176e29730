import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, applicationId, otherApplicationId }) => ({
  interview_kits: `(id, company_id, job_id, name, questions, criteria) overriding system value
    select 900000 + id, company_id, job_id, 'Kit', '[]', '[]' from applications where id = ${applicationId}`,
  interview_rounds: `(id, company_id, job_id, client_id, kind, minutes, place, instructions, time_zone, moves_allowed,
      move_until_hours, planned_by) overriding system value
    select 900000 + id, company_id, job_id, 'personal-row-' || id, 'video', 45, '', '', 'Africa/Nairobi', 2, 2, ${userId}
    from applications where id in (${applicationId}, ${otherApplicationId})`,
  interview_round_people: `(round_id, user_id) values (${900000 + applicationId}, ${userId})`,
  interviews: `(id, round_id, company_id, application_id, state, starts_at, ends_at) overriding system value
    select 900000 + id, 900000 + id, company_id, id, 'held', now() - interval '2 days', now() - interval '1 day'
    from applications where id in (${applicationId}, ${otherApplicationId})`,
  interview_slots: `(round_id, starts_at, taken_by)
    values (${900000 + applicationId}, now() - interval '2 days', ${900000 + applicationId})`,
  interview_links: `(token_hash, interview_id) values ('\\x01', ${900000 + applicationId})`,
  // One about the person, and one that they wrote about somebody else.
  interview_scorecards: `(interview_id, user_id, sentence)
    values (${900000 + applicationId}, null, 'Calm'), (${900000 + otherApplicationId}, ${userId}, 'Quick.')`,
  interview_calendars: `(user_id, busy_url) values (${userId}, 'https://calendar.example/secret.ics')`,
});
