import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, applicationId, otherApplicationId }) => ({
  application_links: `(token_hash, application_id) values ('\\x01', ${applicationId})`,
  application_answers: `(application_id, question, answer, position) values (${applicationId}, 'x', 'x', 9)`,
  application_notes: `(application_id, author_id, body) values (${applicationId}, null, 'x'), (${otherApplicationId}, ${userId}, 'x')`,
});
