import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId }) => ({
  person_exports: `(user_id) values (${userId})`,
});
