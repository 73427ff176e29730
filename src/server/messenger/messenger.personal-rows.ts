import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({
  userId,
  adminId,
  email,
  applicationId,
  otherApplicationId,
  conversationId,
}) => ({
  conversation_reads: `(conversation_id, user_id, up_to) values (${conversationId}, ${userId}, 0) on conflict do nothing`,
  message_attachments: `(conversation_id, message_id, file_id, uploaded_by) select conversation_id, max(id), (select max(id) from files), ${userId} from messages where conversation_id = ${conversationId} group by 1`,
  message_blocks: `(company_id, candidate_id, blocked_by) select company_id, candidate_id, 'candidate' from applications where id = ${applicationId}`,
  told_stages: `(application_id, stage) values (${applicationId}, 'received') on conflict do nothing`,
  notices: `(user_id, kind, application_id, subject_id) values (${userId}, 'assignment', ${otherApplicationId}, 1), (${adminId}, 'assignment', ${applicationId}, 1)`,
  notice_settings: `(user_id, token) values (${userId}, 'x') on conflict do nothing`,
  reply_addresses: `(token, conversation_id, user_id, email) values ('x', ${conversationId}, ${userId}, '${email}') on conflict do nothing`,
  message_mail_choices: `(email, token) values ('${email}', 'x') on conflict do nothing`,
});
