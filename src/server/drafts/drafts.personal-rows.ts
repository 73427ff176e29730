import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, jobId }) => ({
  drafts: `(token_hash, job_id, user_id, data, expires_at) values ('\\x01', ${jobId}, ${userId}, '{}', now() + interval '1 day')`,
  draft_shares: `(draft_id, token_hash, expires_at) select max(id), '\\x01', now() from drafts`,
});
