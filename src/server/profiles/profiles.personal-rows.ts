import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, email, applicationId }) => ({
  candidate_trainings: `(candidate_id, name, organization) select id, 'x', 'x' from candidates where user_id = ${userId}`,
  candidate_educations: `(candidate_id, level, institution, degree) select id, 'x', 'x', 'x' from candidates where user_id = ${userId}`,
  candidate_experiences: `(candidate_id, designation, company) select id, 'x', 'x' from candidates where user_id = ${userId}`,
  candidate_skills: `(candidate_id, name, position) select id, 'x', 99 from candidates where user_id = ${userId}`,
  candidate_languages: `(candidate_id, name, proficiency) select id, 'x', 'fluent' from candidates where user_id = ${userId}`,
  company_members: `(user_id, company_id, role) select ${userId}, company_id, 'recruiter' from applications where id = ${applicationId}`,
  company_invitations: `(company_id, email, role, token_hash, expires_at) select company_id, '${email}', 'recruiter', '\\x03', now() from applications where id = ${applicationId}`,
});
