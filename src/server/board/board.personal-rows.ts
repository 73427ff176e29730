import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId }) => ({
  board_visits: `(user_id) values (${userId})`,
});
