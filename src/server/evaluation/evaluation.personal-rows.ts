import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, applicationId, otherApplicationId, adminId }) => ({
  human_evaluations: `(application_id, type, score, reviewer_id) values (${applicationId}, 'overall', 50, null), (${otherApplicationId}, 'overall', 50, ${userId})`,
  evaluation_assignments: `(application_id, reviewer_id, assigned_by) values (${otherApplicationId}, ${userId}, ${userId}), (${applicationId}, ${adminId}, ${userId})`,
});
